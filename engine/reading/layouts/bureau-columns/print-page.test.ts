import { expect, it } from 'vitest'
import { printPage } from '#engine/reading/layouts/bureau-columns/print-page.ts'
import { isNoHeading, sectionNamed } from '#engine/reading/layouts/identityiq/words.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { typesetLines } from '#engine/reading/lines/typeset.ts'

const WORDS = { sectionNamed, isNoHeading, isBetween: () => false, historyAt: () => null }
const TABLE = [
  '| TransUnion | Experian | Equifax',
  'Account #: | 12** | 34** | 56**',
  'Account Type: | Revolving | Revolving | Revolving',
]

it.each([
  ['a sentence', ['Information on accounts you have opened in the past is displayed below.', 'PHONE BANK'], ['PHONE BANK']],
  ['another line of a long name', ['MR COOPER UNITED WHOLESALE', 'MORTGAGE CO.'], ['MR COOPER UNITED WHOLESALE MORTGAGE CO.']],
  ['nothing but a sentence', ['Information on accounts you have opened in the past is displayed below.'], ['']],
])('a title with %s close above it', (_, above, titles) => {
  const lines = pageLines(typesetLines(['Account History', ...above, ...TABLE], { pitch: 12 }))
  expect(printPage(lines, WORDS).accounts.map(({ heading }) => heading.map(({ text }) => text).join(' '))).toEqual(titles)
})
