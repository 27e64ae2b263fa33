import { expect, it } from 'vitest'
import { LATE_COUNTS, monthOfLabel } from '#engine/reading/layouts/consumerdirect/words.ts'

it.each([
  ['30: 1 60: 0 90: 2', ['1', '0', '2']],
  ['30 Days: 12 60 Days: 3 90+: 10', ['12', '3', '10']],
  ['30: 060: 090: 0', ['0', '0', '0']],
  ['30: 160:090: 0', ['1', '0', '0']],
  ['30:1260:190:0', ['12', '1', '0']],
  ['30: 60: 90:', null],
])('the counts of late months in %s', (text, counts) => {
  expect(LATE_COUNTS.exec(text)?.slice(1) ?? null).toEqual(counts)
})

it.each([
  ["Apr '19", '2019-04'],
  ['Apr ‘19', '2019-04'],
  ["Apr'19", '2019-04'],
  ['Apr "19', '2019-04'],
  ['Apr', null],
])('the month of %s', (label, month) => {
  expect(monthOfLabel(label, null)).toBe(month)
})
