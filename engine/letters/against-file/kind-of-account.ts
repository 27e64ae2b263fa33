import type { FindFault } from '#engine/letters/against-file/find-faults.ts'

/** How people call a kind of account or record; the more telling first. */
const KINDS: readonly (readonly [kind: string, called: string])[] = [
  ['student loan', '(?:student|education) loans?|student debt'],
  ['mortgage', 'mortgages?|home (?:equity )?loans?|heloc'],
  ['auto loan', '(?:auto|car|vehicle|truck|motorcycle) (?:loans?|leases?|notes?)'],
  ['personal loan', '(?:personal|payday|signature) loans?'],
  ['credit card', '(?:credit|charge|store|department store) cards?|credit card (?:debt|account)'],
  ['medical bill', '(?:medical|hospital|doctor|dental|ambulance) (?:bills?|debts?|collections?|accounts?)'],
  ['judgment', '(?:civil )?judgments?'],
  ['tax lien', '(?:state |federal )?(?:tax )?liens?'],
  ['Chapter 7 bankruptcy', 'chapter 7(?: bankruptcy)?'],
  ['Chapter 13 bankruptcy', 'chapter 13(?: bankruptcy)?'],
  ['Chapter 11 bankruptcy', 'chapter 11(?: bankruptcy)?'],
]
const SHAPES = KINDS.map(([kind, called]) => ({ kind, called: new RegExp(`\\b(?:${called})\\b`, 'i') }))

/** Words that make what is behind them the very entry of the letter: `this …`, `it is a …`, `my … with you`. */
const pointed = (called: string): RegExp =>
  new RegExp(
    `\\b(?:this (?:\\w{1,15} ){0,2}(?:${called})|(?:it|this|that|(?:the|this|my|your) (?:account|debt|entry|item|record|listing)) (?:is|was) (?:really |actually |in fact |just |only |simply )?(?:an?|my|the|our|your) (?:\\w{1,15} ){0,2}(?:${called})|(?:my|the|your) (?:\\w{1,15} ){0,1}(?:${called}) (?:with you|case|account|at your))\\b`,
    'i',
  )
const POINTED = KINDS.map(([kind, called]) => ({ kind, said: pointed(called) }))

/** What prints the kind of the entry. */
const IS_KIND = /^(?:account\.(?:accountTypeText|loanType)|record\.type)$/
/** Of a debt that was passed on, what it was first is not printed. */
const UNTOLD = /\b(?:collections?|debt buyer|factoring|unknown|other|purchased)\b/i
const DENIED = /\b(?:not|never|no)\b|n't\b|\b(?:instead of|rather than|listed as|reported as|shown as|called?)\b/i

/** `This is a student loan` of what the report calls a credit card. */
export const findKinds: FindFault = (sentence, { facts }) => {
  const said = POINTED.flatMap((shape) => {
    const named = shape.said.exec(sentence)
    return named === null || DENIED.test(sentence.slice(0, named.index + named[0].length)) ? [] : [shape.kind]
  })
  if (said.length === 0) return null
  const printed = facts.filter(({ fact }) => IS_KIND.test(fact.id)).map(({ fact }) => fact.text)
  const known = SHAPES.filter(({ called }) => printed.some((text) => called.test(text) || called.test(`${text} loan`)))
  const isOpen = known.length === 0 && (printed.length === 0 || printed.some((text) => UNTOLD.test(text)))
  if (isOpen || said.some((kind) => known.some((one) => one.kind === kind))) return null
  return {
    why: `calls it a ${said[0] ?? ''}, but your report says “${printed[0] ?? ''}”. If your report has the kind wrong, confirm it as your own statement.`,
  }
}
