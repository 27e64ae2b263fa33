import { expect, it } from 'vitest'
import { tableHeader } from '#engine/reading/layouts/equifax-acr/month-table.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'

/** The widths of the print of 2025: `Date` is below the space between `Last` and `Payment`. */
const ABOVE =
  'Balance 129 151|Scheduled 183 212|Actual 233 250|Payment 252 276|Last 293 305|Payment 306 331|Past 357 369|Due 370 382|High 411 424|Credit 425 442|Credit 468 485|Limit 486 500|Narrative 518 544|Codes 546 563'
const BELOW = 'Payment 173 198|Amount 199 222|Amount 243 266|Date 305.2 319|Amount 358 381'

const wordsAt = (line: string, y: number): Word[] =>
  line.split('|').map((word) => {
    const [text = '', left, right] = word.split(' ')
    return { text, box: [Number(left), y, Number(right) - Number(left), 7.1] }
  })

it('a header of two lines whose names are wider above than below is known by its columns', () => {
  const words = [...wordsAt(ABOVE, 264), ...wordsAt(BELOW, 273)]
  const lines = pageLines({ number: 1, width: 612, height: 792, words, marks: [] })
  const header = tableHeader(lines, 0)
  expect(header?.lines).toBe(2)
  expect(header?.columns.flatMap(({ figure }) => figure ?? [])).toEqual([
    'balance',
    'scheduledPayment',
    'paid',
    'pastDue',
    'highBalance',
    'creditLimit',
  ])
})
