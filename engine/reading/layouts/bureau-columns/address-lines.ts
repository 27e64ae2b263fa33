import { rightOf } from '#engine/reading/lines/boxes.ts'
import { wouldFit } from '#engine/reading/lines/lines.ts'
import { endsAsStreet, isTownBegun, isUnit } from '#engine/reading/values/addresses.ts'
import type { CellLine } from '#engine/reading/layouts/bureau-columns/page.ts'

/** Two lines as one: a space between them, none where a word was broken at its hyphen. */
export const joined = (before: CellLine, line: CellLine): CellLine => ({
  text: `${before.text}${/[^\s-]-$/.test(before.text) ? '' : ' '}${line.text}`,
  runs: [...before.runs, ...line.runs],
})

/** State and zip, or what is left of them. */
const TAIL = /^(?:[A-Z]{2},? ?)?(?:\d{5}(?:-\d{4})?)?$/

/**
 * The lines of one address in a narrow column of a print: street and city may be set as one text that wraps, so the lines
 * are taken as they are set, zip and state behind their city. Where the street has ended, the rest is the city; where a line
 * broke for want of room before the column's `edge` and the city has begun on it, all is one.
 */
export function linesAsSet(runs: CellLine['runs'], edge = Infinity): CellLine[] {
  const lines: CellLine[] = []
  for (const run of runs) {
    const own = { text: run.text, runs: [run] }
    const last = lines.at(-1)
    const isTail = TAIL.test(run.text) || (last?.text.endsWith('-') && /^\d{4}$/.test(run.text))
    const isRestOfCity = lines.length > 1 && endsAsStreet(lines[0]?.text ?? '')
    if (last && (isTail || isUnit(run.text) || isRestOfCity)) lines[lines.length - 1] = joined(last, own)
    else lines.push(own)
  }
  const [before, last] = lines.slice(-2)
  const [end, next] = [before?.runs.at(-1), last?.runs[0]]
  const isOneText = before && last && end && next && isTownBegun(before.text, last.text) && !wouldFit(end, next, edge)
  return isOneText ? [...lines.slice(0, -2), joined(before, last)] : lines
}

/** How far to the right the lines of a column go. */
export const edgeOf = (lines: readonly CellLine[]): number =>
  Math.max(0, ...lines.flatMap(({ runs }) => runs.map(({ box }) => rightOf(box))))
