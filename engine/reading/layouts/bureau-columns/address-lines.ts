import { endsAsStreet, isUnit } from '#engine/reading/values/addresses.ts'
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
 * are taken as they are set, zip and state behind their city. Where the street has ended, the rest is the city.
 */
export function linesAsSet(runs: CellLine['runs']): CellLine[] {
  const lines: CellLine[] = []
  for (const run of runs) {
    const own = { text: run.text, runs: [run] }
    const last = lines.at(-1)
    const isTail = TAIL.test(run.text) || (last?.text.endsWith('-') && /^\d{4}$/.test(run.text))
    const isRestOfCity = lines.length > 1 && endsAsStreet(lines[0]?.text ?? '')
    if (last && (isTail || isUnit(run.text) || isRestOfCity)) lines[lines.length - 1] = joined(last, own)
    else lines.push(own)
  }
  return lines
}
