import type { z } from 'zod'
import type { dispute } from '#contract/disputes.ts'
import type { score } from '#contract/scores.ts'

export type Score = z.output<typeof score>
type Dispute = Pick<z.output<typeof dispute>, 'creditor' | 'status' | 'submittedAt' | 'resolvedAt' | 'isPractice'>

/** Something that may have moved the score. */
export interface Happening {
  readonly day: string
  readonly words: string
}

/** What was sent and what ended, oldest first; practice moves no score. */
export const happeningsOf = (disputes: readonly Dispute[]): readonly Happening[] =>
  disputes
    .filter(({ isPractice }) => !isPractice)
    .flatMap(({ creditor, status, submittedAt, resolvedAt }) => [
      ...(submittedAt === null ? [] : [{ day: submittedAt.slice(0, 10), words: `Disputed ${creditor}` }]),
      ...(resolvedAt === null || status !== 'resolved' ? [] : [{ day: resolvedAt.slice(0, 10), words: `${creditor} was fixed` }]),
    ])
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))

/** A day to draw at; of a month its middle. Null where less is known. */
export const drawnDay = ({ day }: Pick<Score, 'day'>): string | null =>
  day === null || day.length < MONTH ? null : day.length === MONTH ? `${day}-15` : day
const MONTH = '2026-11'.length

export interface ToldScore {
  readonly score: Score
  /** Against the score before of the same bureau and model; null for the first. Scores of other models say nothing about it. */
  readonly change: number | null
  /** What happened since that one. */
  readonly since: readonly Happening[]
}

/** Each score with what changed since the one before it, in the order given (newest first). */
export function tellScores(scores: readonly Score[], happenings: readonly Happening[]): readonly ToldScore[] {
  return scores.map((one, at) => {
    const day = drawnDay(one)
    const before = scores.slice(at + 1).find(({ bureau, model }) => bureau === one.bureau && model === one.model)
    const from = before === undefined ? null : drawnDay(before)
    if (before === undefined || day === null || from === null) return { score: one, change: null, since: [] }
    return {
      score: one,
      change: one.score - before.score,
      since: happenings.filter((happening) => happening.day > from && happening.day <= day),
    }
  })
}

export interface ScoreDrawing {
  readonly least: number
  readonly most: number
  readonly from: string
  readonly to: string
  /** One line for each bureau and model, oldest first; places in percent from the left and from the top. */
  readonly lines: readonly { readonly name: string; readonly points: readonly (Place & { readonly score: Score })[] }[]
  readonly marks: readonly (Happening & { readonly x: number })[]
}

interface Place {
  readonly x: number
  readonly y: number
}

const STEP = 10

/** The chart of the scores over time with what happened; null where fewer than two days are known. */
export function drawScores(scores: readonly Score[], happenings: readonly Happening[], nameOf: (score: Score) => string) {
  const known = scores.flatMap((one) => {
    const day = drawnDay(one)
    return day === null ? [] : [{ score: one, day }]
  })
  const days = known.map(({ day }) => day).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined || from === to) return null
  const numbers = known.map(({ score }) => score.score)
  const least = Math.floor(Math.min(...numbers) / STEP) * STEP - STEP
  const most = Math.ceil(Math.max(...numbers) / STEP) * STEP + STEP
  const xOf = (day: string): number => ((Date.parse(day) - Date.parse(from)) / (Date.parse(to) - Date.parse(from))) * 100
  const groups = Map.groupBy(known, ({ score }) => nameOf(score))
  const drawing: ScoreDrawing = {
    least,
    most,
    from,
    to,
    lines: [...groups].map(([name, of]) => ({
      name,
      points: of
        .map(({ score, day }) => ({ score, x: xOf(day), y: ((most - score.score) / (most - least)) * 100 }))
        .toSorted((a, b) => a.x - b.x),
    })),
    marks: happenings.filter(({ day }) => day >= from && day <= to).map((one) => ({ ...one, x: xOf(one.day) })),
  }
  return drawing
}
