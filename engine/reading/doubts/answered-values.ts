import { type Confirmation, confirmationsOf, keyOf, writeValue } from '#engine/reading/doubts/confirmations.ts'
import type { SetAside } from '#engine/reading/doubts/doubts.ts'
import { parseAnswer } from '#engine/reading/doubts/parse-answer.ts'
import { type Answer, settle } from '#engine/reading/doubts/settle-doubts.ts'

/** A report as it was read, and what its member said of it since, time by time: so that any of it can be taken back. */
export interface AnsweredValues {
  readonly read: SetAside
  readonly said: readonly (readonly Answer[])[]
}

/** A value of which the member said what the page says. */
export interface AnsweredValue extends Confirmation {
  /** Null where they said that it says nothing. */
  readonly said: string | null
}

/** With what was said just now of the report as it stood until then. As it is quoted: no more of a number is kept than of a printed one. */
export function withAnswers(before: AnsweredValues | null, stood: SetAside, answers: readonly Answer[]): AnsweredValues {
  const doubts = new Map(stood.doubts.map((doubt) => [keyOf(doubt), doubt]))
  const quoted = answers.map(({ key, value }): Answer => {
    const doubt = doubts.get(key)
    const written = value?.trim() ?? ''
    if (doubt === undefined || written === writeValue(doubt) || written === '') return { key, value }
    const parsed = parseAnswer(doubt, written)
    return { key, value: parsed.kind === 'value' ? parsed.quote : null }
  })
  return { read: before?.read ?? stood, said: [...(before?.said ?? []), quoted] }
}

/** Without an answer; null where there is none. What was said after it stands, but what is not asked any more falls away. */
export function withoutAnswer(
  { read, said }: AnsweredValues,
  key: string,
): { readonly aside: SetAside; readonly answered: AnsweredValues } | null {
  const left = said.map((answers) => answers.filter((one) => one.key !== key))
  if (left.every((answers, time) => answers.length === said[time]?.length)) return null
  return answeredAgain({ read, said: left })
}

/** The report as it follows from what was said of it; what is not asked any more falls away. */
export function answeredAgain({ read, said }: AnsweredValues): { readonly aside: SetAside; readonly answered: AnsweredValues } {
  const stands: (readonly Answer[])[] = []
  let aside = read
  for (const answers of said) {
    const taken = settleWhatCan(aside, answers)
    if (taken === null) continue
    aside = taken.aside
    stands.push(taken.answers)
  }
  return { aside, answered: { read, said: stands } }
}

/** Takes those of the answers whose question is still asked; null where none is. */
function settleWhatCan(aside: SetAside, answers: readonly Answer[]): { aside: SetAside; answers: readonly Answer[] } | null {
  if (answers.length === 0) return null
  const settled = settle(aside, answers)
  if (!('problems' in settled)) return { aside: settled, answers }
  const lost = new Set(settled.problems.map(({ key }) => key))
  return settleWhatCan(
    aside,
    answers.filter(({ key }) => !lost.has(key)),
  )
}

/** All that was said, in the order of the pages, beside what was read there. */
export function answeredValues({ read, said }: AnsweredValues): readonly AnsweredValue[] {
  const answers = said.flat()
  return confirmationsOf(read).flatMap((asked) => {
    const keys = new Set(asked.doubts.map(keyOf))
    return answers.filter(({ key }) => keys.has(key)).map((answer) => ({ ...asked, key: answer.key, said: answer.value }))
  })
}
