import { describe, expect, it } from 'vitest'
import { earnedActs, type Recorded } from '#engine/rewards/earned-acts.ts'
import { MOST_FREE_FORM_ACTS, MOST_PRACTICE_ACTS, POINTS } from '#engine/rewards/reward-rules.ts'

let count = 0
const record = (action: string, subjectId: string, detail: Recorded['detail'] = {}): Recorded => {
  count += 1
  return { id: `line-${count}`, at: new Date(Date.UTC(2026, 0, 1, 0, count)).toISOString(), action, subjectId, detail }
}
const upload = (subjectId: string, reportDate: string | null, more: Recorded['detail'] = {}): Recorded =>
  record('report.uploaded', subjectId, { bureau: 'equifax', reportDate, file: `file of ${reportDate}`, practice: false, ...more })
/** From an entry of a report. */
const opened = (id: string, about: string, practice = false): Recorded =>
  record('dispute.opened', id, { about, practice, fromItem: true })
/** From the form, about no entry of a report. */
const typed = (id: string): Recorded => record('dispute.opened', id, { about: `hash of ${id}`, practice: false, fromItem: false })
const mailed = (dispute: string, practice = false): Recorded =>
  record('letter.mailed', `letter of ${dispute}`, { dispute, target: 'experian', practice })
const moved = (id: string, to: string): Recorded => record('dispute.moved', id, { from: 'in_progress', to, practice: false })
const typesOf = (records: readonly Recorded[]): string[] => earnedActs(records).map(({ activityType }) => activityType)

describe('what earns', () => {
  it.each<[string, Recorded[], string[]]>([
    ['nothing', [], []],
    ['a sign-in', [record('session.opened', 'u')], []],
    ['the confirmed subscription', [record('subscription.demo_confirmed', 'u')], ['payment_made']],
    ['a complete profile', [record('profile.saved', 'u', { isComplete: true })], ['profile_completed']],
    ['a profile with only a time zone', [record('profile.saved', 'u', { isComplete: false })], []],
    ['a report', [upload('r', '2026-01-01')], ['report_uploaded']],
    ['a dispute opened from an entry', [opened('d', 'entry')], ['dispute_created']],
    ['one typed into the form that is only opened', [typed('d')], []],
    ['one moved on by clicks alone', [opened('d', 'e'), moved('d', 'in_progress'), moved('d', 'resolved')], ['dispute_created']],
    ['one typed into the form and moved on by clicks alone', [typed('d'), moved('d', 'resolved')], []],
    ['one typed into the form and mailed', [typed('d'), mailed('d')], ['dispute_created']],
    ['one typed into the form and filed', [typed('d'), record('dispute.submitted', 'd')], ['dispute_created']],
    ['a mailed letter', [opened('d', 'entry'), mailed('d')], ['dispute_created']],
    ['a letter of no dispute', [record('letter.mailed', 'l', { dispute: null })], []],
    ['a direct filing', [opened('d', 'e'), record('dispute.submitted', 'd', { target: 'equifax' })], ['dispute_created']],
    ['a removed entry', [opened('d', 'e'), mailed('d'), moved('d', 'resolved')], ['dispute_created', 'dispute_resolved']],
    ['a verified entry', [opened('d', 'e'), mailed('d'), moved('d', 'rejected')], ['dispute_created', 'dispute_resolved']],
    ['a dispute under review', [opened('d', 'e'), mailed('d'), moved('d', 'under_review')], ['dispute_created']],
  ])('%s', (_case, records, types) => expect(typesOf(records)).toEqual(types))

  it('an outcome the same, whatever it is', () => {
    const pointsFor = (to: string) => earnedActs([opened('d', 'e'), mailed('d'), moved('d', to)]).at(-1)?.pointsEarned
    expect(pointsFor('rejected')).toBe(pointsFor('resolved'))
  })
})

describe('what earns once', () => {
  it.each<[string, Recorded[], string[]]>([
    ['a profile saved twice', [1, 2].map(() => record('profile.saved', 'u', { isComplete: true })), ['profile_completed']],
    [
      'a report deleted and uploaded again',
      [upload('r1', '2026-01-01'), record('report.deleted', 'r1'), upload('r2', '2026-01-01')],
      ['report_uploaded'],
    ],
    ['the same undated file again', [upload('r1', null), upload('r2', null)], ['report_uploaded']],
    ['the reports of two days', [upload('r1', '2026-01-01'), upload('r2', '2026-02-01')], ['report_uploaded', 'report_uploaded']],
    ['an entry disputed, deleted and disputed again', [opened('d1', 'e'), opened('d2', 'e')], ['dispute_created']],
    ['two letters of one dispute', [opened('d', 'e'), mailed('d'), mailed('d')], ['dispute_created']],
    [
      'an entry disputed, closed and disputed again',
      [opened('d1', 'e'), mailed('d1'), moved('d1', 'resolved'), opened('d2', 'e'), mailed('d2'), moved('d2', 'rejected')],
      ['dispute_created', 'dispute_resolved'],
    ],
    [
      'a dispute taken up again and closed again',
      [opened('d', 'e'), mailed('d'), moved('d', 'rejected'), moved('d', 'in_progress'), moved('d', 'rejected')],
      ['dispute_created', 'dispute_resolved'],
    ],
    ['two entries', [opened('d1', 'e1'), opened('d2', 'e2'), mailed('d1'), mailed('d2')], ['dispute_created', 'dispute_created']],
  ])('%s', (_case, records, types) => expect(typesOf(records)).toEqual(types))

  it('lines of one instant, in whatever order the log gives them', () => {
    const at = '2026-01-01T00:00:00.000Z'
    const records = [moved('d', 'resolved'), mailed('d'), opened('d', 'e')].map((one) => ({ ...one, at }))
    expect(typesOf(records)).toEqual(['dispute_created', 'dispute_resolved'])
  })
})

describe('a dispute typed into the form', () => {
  it('earns a few times only, sent and answered alike, and takes nothing from those about an entry', () => {
    const ids = Array.from({ length: 8 }, (_, index) => `d${index}`)
    const many = ids.flatMap((id) => [typed(id), mailed(id), moved(id, 'resolved')])
    const own = [opened('own', 'entry'), mailed('own'), moved('own', 'rejected')]
    const countOf = (records: readonly Recorded[], type: string) => typesOf(records).filter((one) => one === type).length
    expect(MOST_FREE_FORM_ACTS).toBe(3)
    for (const type of ['dispute_created', 'dispute_resolved']) {
      expect(countOf(many, type)).toBe(3)
      expect(countOf([...many, ...own], type)).toBe(4)
    }
  })
})

describe('practice', () => {
  it('earns marked, a practice bureau once', () => {
    const practice = { practice: true }
    const records = [upload('r1', '2026-01-01', practice), upload('r2', '2026-02-01', practice), upload('r3', '2026-01-01')]
    expect(earnedActs(records).map(({ isPractice, description }) => [isPractice, description])).toEqual([
      [true, 'Practice Equifax report added'],
      [false, 'Equifax report added'],
    ])
  })

  it('earns no more than a few times, and never takes the place of an own act', () => {
    const ids = Array.from({ length: 9 }, (_, index) => `d${index}`)
    const practised = ids.flatMap((id) => [opened(id, `practice ${id}`, true), mailed(id, true)])
    const acts = earnedActs([...practised, opened('own', 'own entry'), mailed('own')])
    expect(acts.filter(({ isPractice }) => isPractice)).toHaveLength(MOST_PRACTICE_ACTS.dispute_created)
    expect(acts.at(-1)).toMatchObject({ isPractice: false, pointsEarned: POINTS.dispute_created })
  })
})
