import { expect, it } from 'vitest'
import { deadlinesFor } from '#engine/disputes/deadlines.ts'
import { article } from '#engine/education/articles/disputes/the-thirty-day-clock.ts'
import { disputeCase } from '#engine/testing/dispute-case.ts'

it('the article says of a report of unknown origin what the clock does: the earlier day is shown, and the later one told', () => {
  const unsure = disputeCase({ receivedOn: '2026-11-10', afterFreeAnnualReport: null })
  const clock = deadlinesFor(unsure).find(({ kind }) => kind === 'reinvestigation')
  expect(clock).toMatchObject({ due: '2026-12-10', why: expect.stringContaining('the bureau has 45 days') })
  expect(JSON.stringify(article)).toContain('it shows the thirtieth day and says that it may be the forty-fifth')
})
