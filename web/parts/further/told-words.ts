import type { OfferedKind } from '#engine/words/letter-type.ts'

/** The statements that are made with a box, as the member makes them. */
export const TICK_WORDS = [
  { name: 'isNotMine', label: 'This entry is not mine: it relates to no transaction of mine', hint: undefined },
  {
    name: 'gotNothing',
    label: 'I got no goods, services or money from it',
    hint: 'Check this only if it’s true. You can leave it out.',
  },
  { name: 'resultedFromTrafficking', label: 'This resulted from human trafficking, of which I am a victim', hint: undefined },
  { name: 'wasCoerced', label: 'I was forced, pressured or tricked into this debt', hint: undefined },
  {
    name: 'enclosesIdentification',
    label: 'I enclose a copy of my identification and of a paper with my address',
    hint: 'You can leave this out. You add them yourself: print the letter and mail it.',
  },
  {
    name: 'didNotAuthorize',
    label: 'I did not apply to this company, and I did not allow it to ask for my report',
    hint: undefined,
  },
  { name: 'disputesNoMore', label: 'I no longer dispute this account', hint: undefined },
] as const

interface Words {
  readonly label: string
  readonly hint?: string
}

/** How the member’s own words are asked for, where they are the matter of the letter. */
export const STATEMENT_WORDS: Readonly<Partial<Record<OfferedKind, Words>>> = {
  direct_dispute: {
    label: 'What is wrong, and why?',
    hint: 'The letter already says what your report shows. Add only what you know yourself.',
  },
  trafficking_block: {
    label: 'Anything in your own words?',
    hint: 'You need not say what happened. Whatever you write goes in the letter in your words.',
  },
  coerced_debt: {
    label: 'What happened, as far as you want to say it?',
    hint: 'Short is enough. It goes in the letter in your words.',
  },
  dispute_statement: { label: 'Your statement' },
  frivolous_reply: {
    label: 'What was missing',
    hint: 'In your own words, or name the papers below. The letter already says what your report shows.',
  },
  unauthorized_inquiry: {
    label: 'What do you know about it?',
    hint: 'For example: I have never been a customer there. It goes in the letter in your words.',
  },
}
