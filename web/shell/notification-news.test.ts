import { describe, expect, it } from 'vitest'
import {
  importantWords,
  type Notification,
  readAnnounced,
  timeAgo,
  unannounced,
  unreadCount,
  writeAnnounced,
} from '#web/shell/notification-news.ts'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const news = (id: string, more: Partial<Notification> = {}): Notification => ({
  id,
  type: 'resolved',
  title: `Title of ${id}`,
  message: `Message of ${id}`,
  priority: 'high',
  isRead: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  disputeId: null,
  replyId: null,
  isPractice: false,
  ...more,
})

describe('how long ago', () => {
  it.each([
    ['2026-11-20T12:00:05.000Z', 'Just now'],
    ['2026-11-20T12:00:00.000Z', 'Just now'],
    ['2026-11-20T11:59:00.001Z', 'Just now'],
    ['2026-11-20T11:59:00.000Z', '1 minute ago'],
    ['2026-11-20T11:00:00.001Z', '59 minutes ago'],
    ['2026-11-20T11:00:00.000Z', '1 hour ago'],
    ['2026-11-19T12:00:00.001Z', '23 hours ago'],
    ['2026-11-19T12:00:00.000Z', '1 day ago'],
    ['2026-10-20T12:00:00.000Z', '31 days ago'],
  ])('%s is %s', (instant, words) => expect(timeAgo(instant, NOW)).toBe(words))
})

describe('what is unread', () => {
  it('is counted', () => {
    expect(unreadCount([])).toBe(0)
    expect(unreadCount([news('a'), news('b', { isRead: true }), news('c', { priority: 'low' })])).toBe(2)
  })
})

describe('the toast', () => {
  it('is for what is important, unread and not announced before', () => {
    const all = [news('a'), news('b', { isRead: true }), news('c', { priority: 'medium' }), news('d')]
    expect(unannounced(all, new Set(['d'])).map(({ id }) => id)).toEqual(['a'])
  })

  it('says the one, or the newest and how many more', () => {
    expect(importantWords([news('a')])).toBe('Message of a')
    expect(importantWords([news('a'), news('b'), news('c')])).toBe(
      'Title of a, and 2 more. Open your notifications to read them.',
    )
  })
})

describe('the memory of this browser', () => {
  it('outlives a reload, and forgets the oldest', () => {
    const once = writeAnnounced(readAnnounced(null), ['a', 'b'])
    expect(readAnnounced(once)).toEqual(['a', 'b'])
    expect(readAnnounced(writeAnnounced(readAnnounced(once), ['b', 'c']))).toEqual(['a', 'b', 'c'])
    const many = Array.from({ length: 300 }, (_, index) => `id-${index}`)
    expect(readAnnounced(writeAnnounced([], many))).toEqual(many.slice(100))
  })

  it('survives what someone else wrote there', () => expect(readAnnounced('{"a":1} <b> ok')).toEqual(['ok']))
})
