import { expect, it } from 'vitest'
import { ofThisWeek } from '#web/screens/credit-repair/of-this-week.ts'

const NOW = Date.parse('2026-11-29T12:00:00Z')
const told = (id: string, createdAt: string, more: object = {}) => ({
  id,
  type: 'letter_mailed' as const,
  title: 'Letter sent',
  message: 'It is on its way.',
  priority: 'low' as const,
  isRead: true,
  createdAt,
  disputeId: null,
  replyId: null,
  isPractice: false,
  ...more,
})

it('what changed this week is what was done in seven days, read or not, newest first; no practice, no reminder', () => {
  const news = [
    told('sent', '2026-11-25T12:00:00Z'),
    told('answered', '2026-11-28T12:00:00Z', { type: 'response_received', isRead: false }),
    told('old', '2026-11-22T11:59:00Z'),
    told('practice', '2026-11-28T12:00:00Z', { isPractice: true }),
    told('near', '2026-11-28T12:00:00Z', { type: 'deadline_approaching' }),
    told('paid', '2026-11-28T12:00:00Z', { type: 'payment_news' }),
  ]
  expect(ofThisWeek(news, NOW).map(({ id }) => id)).toEqual(['answered', 'sent'])
})
