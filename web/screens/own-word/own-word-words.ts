import type { z } from 'zod'
import { parsePrintedDay, writeDay } from '#engine/values/day.ts'
import type { ownQuestion, ownWord, wordToSay } from '#contract/own-word.ts'

export type Question = z.output<typeof ownQuestion>
export type Said = z.output<typeof ownWord>
export type Word = z.input<typeof wordToSay>

/** The two buttons of a question, by the answers they give; a question about the member themselves has a field instead. */
export function choicesOf({
  question,
  subjectKind,
  sheet,
}: Question): readonly { readonly answer: string; readonly label: string }[] {
  if (question === 'birthday' || question === 'ssn_last4') return []
  if (question !== 'belongs')
    return [
      { answer: 'yes', label: 'Yes' },
      { answer: 'no', label: 'No' },
    ]
  return subjectKind === 'inquiry' || sheet === 'addresses' || sheet === 'employers'
    ? [
        { answer: 'mine', label: 'Yes, I did' },
        { answer: 'not_mine', label: 'No, I did not' },
      ]
    : [
        { answer: 'mine', label: 'Yes, mine' },
        { answer: 'not_mine', label: 'No, not mine' },
      ]
}

/** The body of the answer; null where the question names no entry of a report and should. */
export function wordOf({ question, subjectKind, reportId, entryId }: Question, answer: string): Word | null {
  if (question === 'birthday' || question === 'ssn_last4') return { question, answer }
  if (reportId === null || entryId === null) return null
  const at = { reportId, entryId }
  if (question === 'belongs') {
    if (subjectKind === 'self') return null
    return { question, subjectKind, ...at, answer: answer === 'mine' ? 'mine' : 'not_mine' }
  }
  return { question, ...at, answer: answer === 'yes' ? 'yes' : 'no' }
}

const SAID: Readonly<Record<Said['question'], Readonly<Record<string, string>>>> = {
  belongs: { mine: 'You said that this is yours.', not_mine: 'You said that this is not yours.' },
  closed_by_me: { yes: 'You said that you closed it yourself.', no: 'You said that you did not close it.' },
  private_loan: { yes: 'You said that it is a private loan.', no: 'You said that it isn’t a private loan.' },
  rehabilitated: { yes: 'You said that its default was rehabilitated.', no: 'You said that its default was not rehabilitated.' },
  veteran_medical: { yes: 'You said that it was for care authorized by the VA.', no: 'You said that it was not for such care.' },
  birthday: {},
  ssn_last4: {},
}

/** What was said, in a sentence. */
export const sentenceOf = ({ question, answer }: Said): string =>
  SAID[question][answer] ?? `You said: ${question === 'birthday' ? writeDay(answer) : answer}.`

/** A birthday as people write it, or its year alone; null for anything else. */
export function birthdayIn(typed: string): string | null {
  const day = parsePrintedDay(typed)
  return day === null || day.length === 7 ? null : day
}
