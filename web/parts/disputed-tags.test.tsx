import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TRACKER_STATUSES, type TrackerStatus } from '#engine/words/dispute-status.ts'
import { DisputedTags } from '#web/parts/disputed-tags.tsx'

const dispute = (status: TrackerStatus) =>
  ({
    status: status === 'not_sent' ? 'pending' : 'in_progress',
    outcome: 'pending',
    isRequest: false,
    tracker: { status, progress: 0, submittedDate: null, expectedResponse: null, daysRemaining: null, clock: null },
  }) as const
const words = (status: TrackerStatus): string =>
  renderToStaticMarkup(<DisputedTags dispute={dispute(status)} letters={[]} />).replaceAll(/<[^>]+>/g, ' ')

it('an item of which nothing was sent says so beside "Disputed"', () => {
  expect(words('not_sent')).toMatch(/Disputed\s+Not sent yet/)
})

it.each(TRACKER_STATUSES.filter((status) => status !== 'not_sent'))('an item that is %s is not called unsent', (status) => {
  expect(words(status)).not.toMatch(/Not sent/)
})

it.each(TRACKER_STATUSES)('an item that is %s is never called submitted beside "Disputed"', (status) => {
  expect(words(status)).not.toMatch(/Submitted/)
})
