import { leftOf, rightOf } from '#engine/reading/lines/boxes.ts'
import { splitAt } from '#engine/reading/layouts/myequifax/sections.ts'
import type { Line } from '#engine/reading/lines/lines.ts'

/** Points between the beginnings of one column's labels. */
const NEAR = 2
/** So many different labels that begin at one x are a column; a value that begins like a label is not. */
const FEWEST = 3

/** The x at which the labels begin that are behind a first pair of label and value; null where none do, or where a word reaches across. */
function secondColumn(lines: readonly Line[], labels: readonly string[]): number | null {
  const firstWords = new Set(labels.map((label) => label.split(' ', 1)[0]))
  const starts = lines.flatMap((line) => line.words.slice(1).filter((word) => firstWords.has(word.text)))
  const column = starts.find(({ box }) => {
    const here = starts.filter((other) => Math.abs(leftOf(other.box) - leftOf(box)) < NEAR)
    return new Set(here.map(({ text }) => text)).size >= FEWEST
  })
  if (!column) return null
  const x = leftOf(column.box) - NEAR
  const isAcross = lines.some((line) => line.words.some(({ box }) => leftOf(box) < x && rightOf(box) > x + NEAR * 2))
  return isAcross ? null : x
}

/**
 * The columns of a table of two pairs abreast, each as lines of its own; the table itself where it is not one. Values of
 * the first may come as near to the labels of the second as to one another.
 */
export function labelColumns(lines: readonly Line[], labelsOfSecond: readonly string[]): readonly (readonly Line[])[] {
  const x = secondColumn(lines, labelsOfSecond)
  if (x === null) return [lines]
  const { left, right } = splitAt(lines, x)
  return [left, right]
}
