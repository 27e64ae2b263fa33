import { expect, it } from 'vitest'
import { sentenceCase } from '#web/parts/answers/sentence-case.ts'

it.each([
  ['PAID CHARGE OFF', 'Paid charge off'],
  ['PAID', 'Paid'],
  ['INCLUDED IN CHAPTER 13 SINCE OCTOBER 2019', 'Included in chapter 13 since October 2019'],
  ['SEE BK13 REMARK', 'See BK13 remark'],
  ['Paid Charge Off', 'Paid Charge Off'],
  ['account status', 'Account status'],
  ['N/A', 'N/A'],
  ['$0', '$0'],
  ['', ''],
])('%s reads %s', (printed, shown) => {
  expect(sentenceCase(printed)).toBe(shown)
})
