import { expect, it } from 'vitest'
import { replyDeadline } from '#engine/answers/reply-deadline.ts'
import { readText } from '#engine/answers/sentences.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

const deadline = (sentence: string, datedOn: string | null = '2026-06-01') =>
  replyDeadline(readText(replyPages(['Dear Dana Whitfield,', '', sentence])), datedOn)?.value ?? null

it.each([
  ['Please send us a copy of your ID by June 30, 2026.', '2026-06-30'],
  ['You must provide the account number no later than 07/05/2026.', '2026-07-05'],
  ['We must receive these papers on or before July 1, 2026.', '2026-07-01'],
  ['Please respond within 30 days of the date of this letter.', '2026-07-01'],
  ['Please mail the documents within fifteen (15) days from this notice.', '2026-06-16'],
])('the letter gives the day: %s', (sentence, day) => {
  expect(deadline(sentence)).toBe(day)
})

it.each([
  ['no day', 'Please send us a copy of your ID.'],
  ['from the day it came', 'Please respond within 30 days of receiving this letter.'],
  ['their own time', 'We will send you the results by June 30, 2026.'],
  ['a right besides', 'You may ask for a free copy of your report within 60 days of this letter.'],
  ['a day of the past', 'Please send the statement that you got before May 2, 2026.'],
  ['what was received', 'We received your letter on May 20, 2026.'],
])('asserts none: %s', (_, sentence) => {
  expect(deadline(sentence)).toBeNull()
})

it('without a day on the letter nothing is counted from it', () => {
  expect(deadline('Please respond within 30 days of the date of this letter.', null)).toBeNull()
})
