import type { Matter, MatterCounts, StepKind } from '#engine/matters/matter.ts'
import { type RowOfSheet, rowASheet } from '#engine/matters/row-a-sheet.ts'
import { counted } from '#engine/values/counted.ts'
import { writeDay } from '#engine/values/day.ts'

export const STEP_TITLES: Readonly<Record<StepKind, string>> = {
  dispute: 'Dispute an error',
  write: 'Write your letter',
  send: 'Read and send your letter',
  next_round: 'Take the next step',
  answer: 'Answer a question',
  ask: 'Ask about an item',
  wait: 'Wait for the answer',
  theft_step: 'Protect your name',
}

/** The counts of the file, as home and mails say them. */
export const talliesOf = (counts: MatterCounts): string =>
  [
    counted(counts.errors, 'error'),
    ...(counts.asks > 0 ? [`${counted(counts.asks, 'item')} to ask about`] : []),
    ...(counts.questions > 0 ? [counted(counts.questions, 'question')] : []),
    ...(counts.unsent > 0 ? [`${counts.unsent} not sent yet`] : []),
    ...(counts.waiting > 0 ? [`${counts.waiting} waiting for an answer`] : []),
    ...(counts.theftSteps > 0 ? [`${counted(counts.theftSteps, 'step')} against identity theft`] : []),
  ].join(' · ')

/** The one row to go on with; undefined where there is nothing to do. */
export const nextOf = <M extends RowOfSheet>(matters: readonly M[]): M | undefined =>
  rowASheet(matters).find(({ nextStep }) => nextStep !== null)

/** The next step in one line: what, about whom, by when. */
export function stepLine({ name, nextStep }: Pick<Matter, 'name' | 'nextStep'>): string {
  if (nextStep === null) return ''
  const what = nextStep.kind === 'answer' ? STEP_TITLES.answer : `${STEP_TITLES[nextStep.kind]}: ${name}`
  return nextStep.by === null ? `${what}.` : `${what}, by ${writeDay(nextStep.by)}.`
}
