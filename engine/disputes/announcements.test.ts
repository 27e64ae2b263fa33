import { describe, expect, it } from 'vitest'
import {
  announceAnswer,
  announceDelivered,
  announceDue,
  announceMailed,
  announceOpened,
  announceReturned,
  isNear,
  NEWS_PRIORITY,
} from '#engine/disputes/announcements.ts'
import type { DueDay } from '#engine/matters/due-day.ts'
import { DEADLINE_KINDS } from '#engine/words/deadline-kind.ts'
import { DISPUTE_STATUSES } from '#engine/words/dispute-status.ts'

const own = { creditor: 'CAPITAL ONE', isPractice: false }
const practice = { ...own, isPractice: true }
const recipient = 'Experian'
/** A day of a dispute with Experian. */
const due = (about: typeof own, more: Partial<DueDay> = {}): DueDay => ({
  id: 'd',
  occasion: 'deadline:d',
  disputeId: 'd',
  status: 'in_progress',
  replyId: null,
  name: about.creditor,
  target: 'experian',
  kind: 'reinvestigation',
  due: '2026-12-24',
  task: null,
  why: '',
  citation: '',
  basis: 'delivery',
  isOver: false,
  isPractice: about.isPractice,
  ...more,
})
const letter = { recipient, isRequest: false, hasClock: true }

describe('what a member is told', () => {
  const told = (about: typeof own) => [
    announceOpened(about),
    announceMailed({ ...about, ...letter, expectedOn: '2026-11-24' }),
    announceMailed({ ...about, ...letter, expectedOn: null }),
    announceDelivered({ ...about, ...letter, deliveredOn: '2026-11-24' }),
    announceReturned({ ...about, recipient }),
    announceAnswer({ ...about, status: 'resolved', outcome: 'removed' }),
    announceAnswer({ ...about, status: 'rejected', outcome: 'verified' }),
    announceDue(due(about)),
    announceDue(due(about, { kind: 'information_wanted', target: null })),
  ]

  it('names the creditor, has the priority of its kind, and promises nothing', () => {
    for (const news of told(own)) {
      expect(news?.message).toContain('CAPITAL ONE')
      expect(news?.priority).toBe(news && NEWS_PRIORITY[news.type])
      expect(`${news?.title} ${news?.message}`).not.toMatch(/practice|will be removed|guarantee|is late\b|overdue/i)
    }
  })

  it('says practice where it is practice', () => {
    for (const news of told(practice)) {
      expect([news?.isPractice, news?.title]).toEqual([true, expect.stringMatching(/^Practice: [a-z]/)])
      expect(news?.message).toMatch(/This is practice/)
    }
  })
})

describe('an answer', () => {
  it.each(DISPUTE_STATUSES.map((status) => [status] as const))('is told of when the dispute becomes %s', (status) => {
    const types = { resolved: 'resolved', rejected: 'response_received' }
    expect(announceAnswer({ ...own, status, outcome: 'pending' })?.type ?? null).toBe(
      Object.entries(types).find(([name]) => name === status)?.[1] ?? null,
    )
  })
})

describe('a resolution', () => {
  it.each([
    ['removed', 'recorded as removed'],
    ['updated', 'recorded as corrected'],
    ['verified', 'recorded as verified'],
    ['pending', 'recorded as resolved'],
  ] as const)('with the outcome %s says so', (outcome, words) =>
    expect(announceAnswer({ ...own, status: 'resolved', outcome })?.message).toContain(words),
  )
})

describe('a letter that only asks for something', () => {
  it('is called a request, without a legal clock', () => {
    const asking = { ...own, recipient, isRequest: true, hasClock: false }
    for (const { message } of [
      announceMailed({ ...asking, expectedOn: '2026-11-24' }),
      announceDelivered({ ...asking, deliveredOn: '2026-11-24' }),
    ]) {
      expect(message).toMatch(/our request about CAPITAL ONE/)
      expect(message).toContain('It starts no legal deadline')
    }
  })

  it('disputes, and starts no clock where its recipient owes no investigation: it is called a letter', () => {
    const { message } = announceMailed({ ...own, recipient, isRequest: false, hasClock: false, expectedOn: null })
    expect(message).toMatch(/our letter about CAPITAL ONE .* It starts no legal deadline\.$/)
  })
})

describe('a resolution that no one explained', () => {
  it('claims no removal and no correction', () =>
    expect(announceAnswer({ ...own, status: 'resolved', outcome: 'pending' })?.message).not.toMatch(/remov|correct|delet/i))
})

/** Days that oblige no one, or that a paper says itself. */
const SILENT = [
  'frivolous_notice',
  'cfpb_door',
  'cfpb_response',
  'cfpb_final_response',
  'free_report',
  'file_disclosure',
  'theft_step',
  'fraud_alert_ends',
]

describe('a deadline', () => {
  it.each(DEADLINE_KINDS.map((kind) => [kind] as const))('of kind %s is told of where it obliges somebody', (kind) => {
    const news = announceDue(due(own, { kind }))
    expect(news !== null).toBe(!SILENT.includes(kind))
    if (news) expect(news.message).toContain('December 24, 2026')
  })

  it('of the member’s own says what they have to do, a court’s with where to find help', () => {
    const messageOf = (kind: DueDay['kind']) => announceDue(due(own, { kind, target: null }))?.message
    expect(messageOf('information_wanted')).toBe('You have until December 24, 2026 to send what they asked for (CAPITAL ONE).')
    expect(messageOf('court_answer')).toContain('lawhelp.org')
    const task = { title: 'Answer the court', text: 'Answer by then.' }
    expect(announceDue(due(own, { kind: 'court_answer', task }))).toMatchObject({
      title: task.title,
      message: expect.stringMatching(/^Answer by then\. Free legal help/),
    })
  })

  it('of a bureau always names the later date, which only the free annual report has', () => {
    const messageOf = (kind: 'reinvestigation' | 'furnisher_investigation') => announceDue(due(own, { kind }))?.message
    expect(messageOf('reinvestigation')).toContain('15 days more and isn’t late before that')
    expect(messageOf('furnisher_investigation')).not.toContain('15 days more')
    const ofNobody = announceDue(due(own, { kind: 'furnisher_investigation', target: null }))
    expect(ofNobody?.message).toMatch(/^CAPITAL ONE has until December 24, 2026/)
  })

  it('that rests on an expected delivery says so', () => {
    const news = announceDue(due(own, { basis: 'expected' }))
    expect(news?.message).toMatch(/^If your letter arrived when expected, Experian has until December 24, 2026/)
  })

  it.each([
    ['2026-12-16', false],
    ['2026-12-17', true],
    ['2026-12-24', true],
    ['2026-12-25', false],
  ])('due on December 24 is near on %s: %s', (today, near) => expect(isNear('2026-12-24', today)).toBe(near))
})
