import { expect, it } from 'vitest'
import { readText } from '#engine/answers/sentences.ts'
import { shownBy } from '#engine/answers/waiting-time.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

const day = (sentence: string, datedOn: string | null = '2026-06-01') =>
  shownBy(readText(replyPages(['Dear Dana Whitfield,', '', sentence])), datedOn)?.value ?? null

it.each([
  ['Please allow 45 days for your credit reports to show them.', '2026-07-16'],
  ['Please allow up to 45 days for the bureaus to show the change.', '2026-07-16'],
  ['Allow 30 to 60 days for Experian and Equifax to update your file.', '2026-07-31'],
  ['It may take one to two billing cycles for this to appear on your credit report.', '2026-08-01'],
  ['It can take up to eight weeks until the agencies show the correction.', '2026-07-27'],
])('the company asks to wait: %s', (sentence, until) => {
  expect(day(sentence)).toBe(until)
})

it.each([
  ['no time', 'Please allow the bureaus some time to show the change.'],
  ['its own investigation', 'Please allow 30 days for us to investigate what you sent about your credit report.'],
  ['a refund', 'Please allow 10 days for your payment to be returned.'],
  ['a right', 'You may ask for a free copy of your report within 60 days.'],
  ['how long it stays', 'A late payment stays on credit reports for seven years.'],
])('no wait is read from %s', (_, sentence) => {
  expect(day(sentence)).toBeNull()
})

it('without a day on the letter nothing is counted from it', () => {
  expect(day('Please allow 45 days for your credit reports to show them.', null)).toBeNull()
})
