import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn, readCurrentUser } from '#contract/sign-in.ts'
import { listReplies } from '#contract/answers.ts'
import { makeCalendarLink } from '#contract/calendar.ts'
import { createDispute, listDisputes, readDispute } from '#contract/disputes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listLettersOfUser } from '#contract/letters.ts'
import { listMailings } from '#contract/mailing.ts'
import { listNotifications } from '#contract/notifications.ts'
import {
  advanceRehearsal,
  endRehearsal,
  listRehearsals,
  readRehearsal,
  type Rehearsal,
  startRehearsal,
} from '#contract/rehearsals.ts'
import { listReports, uploadReport } from '#contract/reports.ts'
import { onlyAsks } from '#engine/letters/only-asks.ts'
import { addDays } from '#engine/values/day.ts'
import { REHEARSAL_STORIES, type RehearsalStory } from '#engine/words/rehearsal-story.ts'
import { announceDays } from '#server/testing/announce-days.ts'
import { finishMailings } from '#server/features/mailing/finish-mailings.ts'
import { followMailings } from '#server/features/mailing/follow-mailings.ts'
import { mailedOf } from '#server/features/mailing/mailing.ts'
import { call, type Member, newMember, ok } from '#server/testing/member.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

/** Moves the clock and answers the days that were told. */
async function advance({ cookie }: Member, id: string, body: { days: number } | { until: 'next_event' }) {
  const answered = await call(test.app, advanceRehearsal, { cookie, params: { id }, body })
  if (answered.status !== 200) throw new Error(`${answered.status} ${answered.refusal?.message}`)
  return answered.raw
    .toString()
    .split('\n\n')
    .flatMap((part) => (part.startsWith('data: ') ? [advanceRehearsal.answer.parse(JSON.parse(part.slice(6)))] : []))
}

/** The same call through a rehearsal. */
const inside = <E extends Endpoint>(id: string, endpoint: E): E =>
  Object.assign({ ...endpoint }, { path: `/rehearsal/${id}${endpoint.path}` })

const FREE = {
  creditor: 'Harbor Dental',
  description: 'It was paid in May.',
  disputeTargets: ['equifax' as const],
  status: 'in_progress' as const,
}

if (isWholeCorpus)
  describe('ninety days of the five stories', () => {
    let member: Member
    let rehearsal: Rehearsal
    let real: unknown

    const ofStory = (story: RehearsalStory) => rehearsal.disputes.find((dispute) => dispute.story === story)
    const newsOf = (story: RehearsalStory) =>
      rehearsal.events.filter(({ disputeId }) => disputeId === ofStory(story)?.id).map(({ title }) => title)

    it('begin with practice reports, and a mailed letter for each story', async () => {
      member = await newMember(test.app)
      const { cookie } = member
      const { id } = await ok(test.app, createDispute, { cookie, body: FREE })
      real = await ok(test.app, readDispute, { cookie, params: { id } })
      const body = { person: 'keiko_sampleton' as const, stories: [...REHEARSAL_STORIES] }
      rehearsal = await ok(test.app, startRehearsal, { cookie, body })
      expect(rehearsal).toMatchObject({ today: '2026-11-20', dayNumber: 1, person: 'Keiko Sampleton', isOver: false })
      expect(new Set(rehearsal.disputes.map(({ story }) => story))).toEqual(new Set(REHEARSAL_STORIES))
      expect(rehearsal.disputes.every(({ status, letters }) => status === 'in_progress' && letters === 1)).toBe(true)
    })

    it('are lived each once and in order', async () => {
      const days = await advance(member, rehearsal.id, { days: 90 })
      expect(test.logged.filter((line) => !line.includes('security event'))).toEqual([])
      expect(days.map(({ today }) => today)).toEqual(Array.from({ length: 90 }, (_, index) => addDays('2026-11-20', index + 1)))
      rehearsal = await ok(test.app, readRehearsal, { cookie: member.cookie, params: { id: rehearsal.id } })
      const told = days.flatMap(({ events }) => events.map(({ id }) => id))
      expect(rehearsal.events.map(({ id }) => id).filter((id) => told.includes(id))).toEqual(told)
      expect(new Set(told).size).toBe(told.length)
      expect(rehearsal.events.map(({ on }) => on)).toEqual(rehearsal.events.map(({ on }) => on).toSorted())
      expect(test.logged.filter((line) => !line.includes('security event'))).toEqual([])
    })

    it.each([
      ['delete', 'resolved', 'removed', 1],
      ['verify', 'rejected', 'verified', 2],
      ['frivolous', 'resolved', 'updated', 2],
      ['silence', 'resolved', 'removed', 2],
      ['delete_and_reinsert', 'resolved', 'removed', 1],
    ] as const)('%s ends %s, %s after %d letters, and says what it shows', (story, status, outcome, letters) => {
      expect(ofStory(story)).toMatchObject({ status, outcome, letters, lesson: expect.any(String) })
    })

    it('tell of each thing as practice, on the day of the clock', () => {
      const news = rehearsal.events.filter(({ kind }) => kind === 'news')
      expect(news.every(({ title, text }) => /practice/i.test(title) && text.includes('This is practice'))).toBe(true)
      expect(newsOf('delete')).toEqual(
        expect.arrayContaining(['Practice: letter delivered', 'Practice: dispute resolved: deleted']),
      )
      expect(newsOf('frivolous')).toContain('Practice: answer recorded: called frivolous')
      expect(newsOf('delete_and_reinsert')).toContain('Practice: a deleted item is back')
      // The letter about its return is a dispute of its own, and the entry goes for good.
      const again = rehearsal.disputes.filter(({ creditor }) => creditor === ofStory('delete_and_reinsert')?.creditor)
      expect(again.map(({ status, letters }) => [status, letters])).toEqual([
        ['resolved', 1],
        ['resolved', 1],
      ])
      const [first] = rehearsal.events.filter(({ title }) => title === 'Practice: letter delivered')
      expect(first).toMatchObject({ on: '2026-11-24', dayNumber: 5 })
    })

    it('count the days of the law from the delivery by the clock, and keep a whole chain', async () => {
      const file = await ok(test.app, inside(rehearsal.id, readDispute), {
        cookie: member.cookie,
        params: { id: ofStory('silence')?.id ?? '' },
      })
      expect(file.isPractice).toBe(true)
      expect(file.deadlines).toContainEqual(
        expect.objectContaining({ kind: 'reinvestigation', due: '2026-12-24', basis: 'delivery' }),
      )
      expect(file.events.length).toBeGreaterThan(5)
      expect(file.events.map(({ at }) => at)).toEqual(file.events.map(({ at }) => at).toSorted())
      expect(file.chain).toMatchObject({ kind: 'unbroken' })
      const { replies } = await ok(test.app, inside(rehearsal.id, listReplies), { cookie: member.cookie })
      expect(replies.length).toBeGreaterThanOrEqual(6)
      expect(replies.every(({ isPractice, status }) => isPractice && status === 'read')).toBe(true)
    })

    it('touch nothing real, and nothing real touches them', async () => {
      const { cookie } = member
      const [dispute, ...others] = await ok(test.app, listDisputes, { cookie })
      expect(others).toEqual([])
      expect(await ok(test.app, readDispute, { cookie, params: { id: dispute?.id ?? '' } })).toEqual(real)
      expect(await ok(test.app, listReports, { cookie })).toEqual([])
      expect(await ok(test.app, listMailings, { cookie })).toEqual([])
      expect((await ok(test.app, listNotifications, { cookie })).every(({ isPractice }) => !isPractice)).toBe(true)
      const before = await ok(test.app, readRehearsal, { cookie, params: { id: rehearsal.id } })
      // The product's own rounds, half a year later by the real clock.
      test.setNow('2027-06-01T12:00:00.000Z')
      await finishMailings(test.context)
      await followMailings(test.context)
      await announceDays(test.context)
      test.setNow('2026-11-20T12:00:00.000Z')
      expect(await ok(test.app, readRehearsal, { cookie, params: { id: rehearsal.id } })).toEqual(before)
    })

    it('are a stranger’s to see as little as any case', async () => {
      const stranger = await newMember(test.app)
      const params = { id: rehearsal.id }
      for (const cookie of [stranger.cookie, null]) {
        const status = cookie === null ? 401 : 404
        expect((await call(test.app, readRehearsal, { cookie, params })).status).toBe(status)
        expect((await call(test.app, advanceRehearsal, { cookie, params, body: { days: 1 } })).status).toBe(status)
        expect((await call(test.app, endRehearsal, { cookie, params })).status).toBe(status)
        expect((await call(test.app, inside(rehearsal.id, listDisputes), { cookie })).status).toBe(status)
      }
      expect(await ok(test.app, listRehearsals, { cookie: stranger.cookie })).toEqual([])
    })

    it('are deleted with everything in them, and nothing else', async () => {
      const { cookie } = member
      expect((await test.context.files.list(rehearsal.id)).length).toBeGreaterThan(5)
      const mailed = await mailedOf(test.context, [rehearsal.id])
      const post = readdirSync(path.join(test.directory, 'post'))
      expect(mailed.length).toBeGreaterThan(2)
      await ok(test.app, endRehearsal, { cookie, params: { id: rehearsal.id } })
      expect(await test.context.files.list(rehearsal.id)).toEqual([])
      const printed = (names: readonly string[]) => names.filter((name) => name.endsWith('.pdf')).length
      expect(printed(post) - printed(readdirSync(path.join(test.directory, 'post')))).toBe(mailed.length)
      expect((await call(test.app, readRehearsal, { cookie, params: { id: rehearsal.id } })).status).toBe(404)
      expect((await call(test.app, inside(rehearsal.id, listDisputes), { cookie })).status).toBe(404)
      expect(await ok(test.app, listRehearsals, { cookie })).toEqual([])
      expect(await ok(test.app, listDisputes, { cookie })).toHaveLength(1)
    })
  })

if (isWholeCorpus)
  it('disputes in each letter, as only a dispute has a clock to rehearse', async () => {
    const { cookie } = await newMember(test.app)
    // Of her entries one is only doubtful: two stories at its bureau would have to take it.
    const body = { person: 'rosa_exemplar' as const, stories: [...REHEARSAL_STORIES], isPlayedForMember: false }
    const { id } = await ok(test.app, startRehearsal, { cookie, body })
    const letters = await ok(test.app, inside(id, listLettersOfUser), { cookie, params: { userId: id } })
    expect(letters.map(({ letterContent }) => onlyAsks(letterContent))).toEqual(REHEARSAL_STORIES.map(() => false))
  })

describe('a rehearsal that the member plays', () => {
  let member: Member
  let rehearsal: Rehearsal
  beforeAll(async () => {
    member = await newMember(test.app)
    const body = { person: 'rosa_exemplar' as const, isPlayedForMember: false }
    rehearsal = await ok(test.app, startRehearsal, { cookie: member.cookie, body })
  })

  it('leaves three letters to them, and tells no story before it has ended', async () => {
    expect(rehearsal.disputes).toHaveLength(3)
    expect(
      rehearsal.disputes.every(({ story, status, letters }) => story === null && status === 'pending' && letters === 0),
    ).toBe(true)
    const letters = await ok(test.app, inside(rehearsal.id, listLettersOfUser), {
      cookie: member.cookie,
      params: { userId: rehearsal.id },
    })
    expect(letters).toHaveLength(3)
  })

  it('takes no paper of theirs, changes no account of theirs, and disputes nothing real', async () => {
    const { cookie } = member
    const files = [{ field: 'creditReport', name: 'report.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }]
    const sent = await call(test.app, inside(rehearsal.id, uploadReport), { cookie, body: { bureau: 'auto' }, files })
    expect(sent.status).toBe(403)
    expect((await call(test.app, inside(rehearsal.id, makeCalendarLink), { cookie })).status).toBe(403)
  })

  it('takes what is sent again under its key for one', async () => {
    const headers = { 'idempotency-key': 'one' }
    const asked = { cookie: member.cookie, headers, body: { ...FREE, status: 'pending' as const } }
    const free = await call(test.app, inside(rehearsal.id, createDispute), asked)
    expect([free.status, free.answer?.isPractice]).toEqual([201, true])
    const again = await call(test.app, inside(rehearsal.id, createDispute), asked)
    expect([again.status, again.answer]).toEqual([201, free.answer])
  })

  it('goes on to the next thing that happens, and no further', async () => {
    const quiet = await advance(member, rehearsal.id, { days: 3 })
    expect(quiet.flatMap(({ events }) => events)).toEqual([])
    const { today } = await ok(test.app, readRehearsal, { cookie: member.cookie, params: { id: rehearsal.id } })
    expect(today).toBe('2026-11-23')
    expect((await ok(test.app, inside(rehearsal.id, listDisputes), { cookie: member.cookie })).length).toBe(4)
  })

  it('is moved by one at a time: each move of a day is a day, or is refused', async () => {
    const { cookie } = member
    const params = { id: rehearsal.id }
    const before = await ok(test.app, readRehearsal, { cookie, params })
    const moves = await Promise.all([1, 2, 3].map(() => call(test.app, advanceRehearsal, { cookie, params, body: { days: 1 } })))
    const moved = moves.filter(({ status }) => status === 200).length
    expect(moved).toBeGreaterThanOrEqual(1)
    expect(moves.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const after = await ok(test.app, readRehearsal, { cookie, params })
    expect(after.dayNumber).toBe(before.dayNumber + moved)
  })

  it('is played by nobody who could sign in', async () => {
    const user = await ok(test.app, inside(rehearsal.id, readCurrentUser), { cookie: member.cookie })
    expect(user.user).toMatchObject({ id: rehearsal.id, name: 'Rosa Exemplar' })
    for (const username of [user.user.username, user.user.email]) {
      const answered = await call(test.app, logIn, { body: { username, password: 'no account has this password' } })
      expect([400, 401]).toContain(answered.status)
    }
  })
})
