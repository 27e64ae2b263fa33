import { describe, expect, it } from 'vitest'
import { cellLines } from '#engine/reading/layouts/bureau-columns/print-rows.ts'
import { type Run, runOf } from '#engine/reading/lines/lines.ts'

const COLUMN = { left: 170, right: 308 }

/** A line so wide, in points, whose first word is 50 points wide. */
function line(text: string, width: number, confidence?: number): Run {
  const [first = '', ...rest] = text.split(' ')
  const words = [
    { text: first, box: [172, 100, 50, 7] as const },
    ...(rest.length > 0 ? [{ text: rest.join(' '), box: [225, 100, width - 53, 7] as const }] : []),
  ]
  const made = runOf(
    1,
    words.map((word) => ({ ...word, ...(confidence !== undefined && { confidence }) })),
  )
  if (made === null) throw new Error('A line has words')
  return made
}

describe('the lines of a cell', () => {
  it.each<readonly [string, number, number | undefined, readonly string[], readonly boolean[]]>([
    ['are one where the next word had no room', 110, undefined, ['OPEN KITCHEN NORTHSIDE SCHOOL'], [false]],
    ['are two where it had', 60, undefined, ['OPEN KITCHEN', 'NORTHSIDE SCHOOL'], [false, false]],
    [
      'are two on a picture where there was much room, for certain',
      60,
      0.96,
      ['OPEN KITCHEN', 'NORTHSIDE SCHOOL'],
      [false, false],
    ],
    ['are one on a picture where there was clearly none, for certain', 125, 0.96, ['OPEN KITCHEN NORTHSIDE SCHOOL'], [false]],
    [
      'may be meant otherwise on a picture where there was hardly room',
      72,
      0.96,
      ['OPEN KITCHEN', 'NORTHSIDE SCHOOL'],
      [true, true],
    ],
    ['and where there was hardly none', 77, 0.96, ['OPEN KITCHEN NORTHSIDE SCHOOL'], [true]],
  ])('%s', (_, width, confidence, texts, unsure) => {
    const lines = cellLines([line('OPEN KITCHEN', width, confidence), line('NORTHSIDE SCHOOL', 90, confidence)], COLUMN)
    expect(lines.map(({ text }) => text)).toEqual(texts)
    expect(lines.map(({ isUnsure }) => isUnsure ?? false)).toEqual(unsure)
  })
})
