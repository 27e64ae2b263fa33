import { ANSWER_MEANINGS } from '#engine/answers/answer-meaning.ts'
import type { Contact } from '#engine/disputes/follow-up.ts'
import { type RoundCase, standingWith } from '#engine/next-rounds/round-case.ts'
import { type Day, writeDay } from '#engine/values/day.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'

/** One thing that happened, as it is recorded. */
interface StoryEvent {
  readonly on: Day
  readonly sentence: string
}

/** What happened between the consumer and a bureau, by day: only what is recorded, and nothing of what it means. */
export function storyOf(file: RoundCase, bureau: Bureau): readonly StoryEvent[] {
  const name = BUREAU_NAMES[bureau]
  const own = file.contacts.filter((contact) => contact.cameBack !== true)
  const events = [
    ...own.filter(({ target }) => target === bureau).flatMap((contact) => contactEvents(contact, name)),
    ...own.filter(({ target }) => target === 'creditor').flatMap((contact) => contactEvents(contact, file.creditor)),
    ...answersOf(file, bureau, name),
  ]
  return events.toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1))
}

const DID: Readonly<Record<Contact['kind'], (name: string) => string>> = {
  dispute: (name) => `disputed this with ${name}`,
  no_answer: (name) => `asked ${name} again for its results`,
  method_of_verification: (name) => `asked ${name} how it was verified`,
  reinsertion: (name) => `asked ${name} why it was put back`,
  dispute_statement: (name) => `sent ${name} a statement of dispute`,
}

/** A letter that was recorded after it went out was received before the day of its record: then only the receipt has a day. */
function contactEvents({ kind, sentOn, dispute: { receivedOn } }: Contact, name: string): readonly StoryEvent[] {
  const isPlausible = receivedOn === null || sentOn <= receivedOn
  const received = receivedOn === null ? [] : [{ on: receivedOn, sentence: receivedWords(kind, name, receivedOn) }]
  return isPlausible ? [{ on: sentOn, sentence: `On ${writeDay(sentOn)} I ${DID[kind](name)}.` }, ...received] : received
}

const receivedWords = (kind: Contact['kind'], name: string, on: Day): string =>
  kind === 'dispute' ? `On ${writeDay(on)} ${name} received my dispute.` : `On ${writeDay(on)} ${name} received that letter.`

function answersOf(file: RoundCase, bureau: Bureau, name: string): readonly StoryEvent[] {
  const recorded = file.answers.filter(({ target, kind }) => target === bureau && ANSWER_MEANINGS[kind].isReply)
  if (recorded.length > 0)
    return recorded.map(({ kind, receivedOn, isUndated }) => answerEvent(name, { kind, on: receivedOn, isUndated }))
  const { answer } = standingWith(bureau, file)
  if (answer === null || answer.kind === 'unknown') return []
  return [answerEvent(name, { ...answer, kind: answer.kind })]
}

/** Of an answer without a day no day is told. */
function answerEvent(
  name: string,
  { kind, on, isUndated }: { readonly kind: AnswerKind; readonly on: Day; readonly isUndated?: boolean | undefined },
): StoryEvent {
  const { says } = ANSWER_MEANINGS[kind]
  return { on, sentence: isUndated ? `${name} answered that ${says}.` : `On ${writeDay(on)} ${name} answered that ${says}.` }
}

/** The silence, as a fact; null where there is an answer. */
export const silence = (file: RoundCase, bureau: Bureau): string | null =>
  standingWith(bureau, file).answer === null ? `${BUREAU_NAMES[bureau]} had not answered by ${writeDay(file.today)}.` : null
