import ICAL from 'ical.js'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endCalendarLink, listCalendar, makeCalendarLink, readCalendarFeed, readCalendarLink } from '#contract/calendar.ts'
import { createDispute, moveDispute, readDispute } from '#contract/disputes.ts'
import { attestLetter, generateLetter, markLetterDelivered, markLetterSent } from '#contract/letters.ts'
import { saveProfile } from '#contract/profile.ts'
import { type Member, call, newMember, ok, prove } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const HOME = { address: '12 Alder Street', city: 'Dayton', state: 'OH', zip: '45402' }

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

/** A member with a letter to Equifax that they mailed themselves. */
async function withSentLetter(creditor = 'Harbor Dental') {
  test.setNow(NOW)
  const member = await newMember(test.app, { isKnown: true })
  const { cookie } = member
  await ok(test.app, saveProfile, { cookie, body: { mailingAddress: HOME } })
  const description = 'I paid this bill in full in March.'
  const body = { creditor, description, disputeTargets: ['equifax' as const], submissionMethod: 'mail' as const }
  const dispute = await ok(test.app, createDispute, { cookie, body })
  const letter = await ok(test.app, generateLetter, { cookie, body: { disputeId: dispute.id } })
  await ok(test.app, attestLetter, { cookie, params: { id: letter.id } })
  await ok(test.app, markLetterSent, { cookie, params: { id: letter.id }, body: { sentMethod: 'mail' } })
  return { ...member, dispute, letter }
}
type Sent = Awaited<ReturnType<typeof withSentLetter>>

const deliver = ({ cookie, letter }: Sent, deliveredAt: string) =>
  ok(test.app, markLetterDelivered, { cookie, params: { id: letter.id }, body: { deliveredAt } })

/** The day on which a post says that it comes; a letter that is mailed by hand has none. */
const expectOn = ({ letter }: Sent, day: string | null) =>
  test.context.db.execute(sql`update letters set expected_on = ${day} where id = ${letter.id}`)

async function subscribe({ cookie }: Pick<Member, 'cookie'>): Promise<string> {
  const { url } = await ok(test.app, makeCalendarLink, { cookie })
  return /\/api\/calendar\/([\w-]+)\.ics$/.exec(url)?.[1] ?? ''
}

const feedText = async (token: string): Promise<string> => {
  const { raw, status } = await call(test.app, readCalendarFeed, { params: { token } })
  expect(status).toBe(200)
  return raw.toString('utf8')
}

/** The feed as a calendar program reads it. */
async function feed(token: string) {
  const calendar = new ICAL.Component(ICAL.parse(await feedText(token)))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description,
      day: event.startDate.toString(),
      end: event.endDate.toString(),
      isDate: event.startDate.isDate,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      changed: String(component.getFirstPropertyValue('last-modified')),
      url: String(component.getFirstPropertyValue('url')),
      alarms: component.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    }
  })
}

describe('the dates of a member', () => {
  it('are those of the case files, earliest first, each with its reason', async () => {
    const member = await withSentLetter()
    await deliver(member, '2026-11-20')
    const dates = await ok(test.app, listCalendar, { cookie: member.cookie })
    expect(dates.map(({ kind, due }) => [kind, due])).toEqual([
      ['reinvestigation', '2026-12-20'],
      ['frivolous_notice', '2026-12-28'],
      ['results_notice', '2026-12-28'],
      ['cfpb_door', '2027-01-04'],
    ])
    for (const date of dates) {
      expect(date).toMatchObject({ disputeId: member.dispute.id, target: 'equifax', isOver: false, isPractice: false })
      expect(date.why).toMatch(/^[A-Z].*\.$/)
      expect(date.citation).not.toBe('')
    }
    expect(new Set(dates.map(({ id }) => id)).size).toBe(dates.length)
  })

  it('are over in the case file and in the calendar once they are answered', async () => {
    const member = await withSentLetter()
    const { cookie } = member
    await deliver(member, '2026-11-20')
    const params = { id: member.dispute.id }
    const over = async () => {
      const { deadlines } = await ok(test.app, readDispute, { cookie, params })
      const dates = await ok(test.app, listCalendar, { cookie })
      const listed = new Set(dates.map(({ kind, isOver }) => `${kind} ${isOver}`))
      expect(new Set(deadlines.map(({ kind, isOver }) => `${kind} ${isOver}`))).toEqual(listed)
      return deadlines.map(({ isOver }) => isOver)
    }
    expect(await over()).toEqual([false, false, false, false])
    await ok(test.app, moveDispute, { cookie, params, body: { status: 'rejected' } })
    expect(await over()).toEqual([true, true, true, true])
  })

  it('are the member’s own, and refused to visitors', async () => {
    await withSentLetter()
    const other = await newMember(test.app, { isKnown: true })
    expect(await ok(test.app, listCalendar, { cookie: other.cookie })).toEqual([])
    expect((await call(test.app, listCalendar)).status).toBe(401)
  })
})

describe('the private address', () => {
  it('is made, made anew and ended; the old one ends with each', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const stands = () => ok(test.app, readCalendarLink, { cookie })
    expect(await stands()).toEqual({ isOn: false, madeAt: null })
    const first = await subscribe({ cookie })
    expect(await stands()).toEqual({ isOn: true, madeAt: test.context.now() })
    expect(await feed(first)).toEqual([])
    const second = await subscribe({ cookie })
    expect(second).not.toBe(first)
    const statusOf = async (token: string) => (await call(test.app, readCalendarFeed, { params: { token } })).status
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    for (let times = 0; times < 2; times += 1)
      expect(await ok(test.app, endCalendarLink, { cookie })).toEqual({ isOn: false, madeAt: null })
    expect(await statusOf(second)).toBe(404)
    expect(await statusOf('nobody-has-this')).toBe(404)
  })

  it('stands in no table and in no log', async () => {
    const member = await newMember(test.app, { isKnown: true })
    const token = await subscribe(member)
    await feed(token)
    const { rows } = await test.context.db.execute<{ text: string }>(
      sql`select (select string_agg(t::text, ' ') from calendar_links t) || (select string_agg(a::text, ' ') from audit_log a) as text`,
    )
    expect(rows[0]?.text).toContain(member.id)
    expect(rows[0]?.text).not.toContain(token)
    expect(test.logged.join(' ')).not.toContain(token)
  })

  it('is made only by whoever proved within ten minutes to be the member', async () => {
    test.setNow(NOW)
    const { cookie, password } = await newMember(test.app)
    test.setNow(new Date(Date.parse(NOW) + 11 * 60_000).toISOString())
    const stale = await call(test.app, makeCalendarLink, { cookie })
    expect([stale.status, stale.refusal?.code, (await ok(test.app, readCalendarLink, { cookie })).isOn]).toEqual([
      403,
      'step_up_needed',
      false,
    ])
    const proven = await prove(test.app, { cookie, body: { password } })
    expect((await ok(test.app, makeCalendarLink, { cookie: proven })).isOn).toBe(true)
  })

  it('is the member’s to make: visitors are refused', async () => {
    for (const endpoint of [readCalendarLink, makeCalendarLink, endCalendarLink])
      expect((await call(test.app, endpoint)).status).toBe(401)
  })
})

describe('the feed', () => {
  it('has each date as a whole day, with why, citation, link and two alarms', async () => {
    const member = await withSentLetter()
    await deliver(member, '2026-11-20')
    const events = await feed(await subscribe(member))
    expect(events.map(({ day, end }) => [day, end])).toEqual([
      ['2026-12-20', '2026-12-21'],
      ['2026-12-28', '2026-12-29'],
      ['2026-12-28', '2026-12-29'],
      ['2027-01-04', '2027-01-05'],
    ])
    const [first] = events
    expect(first).toMatchObject({
      title: 'Investigation ends: Harbor Dental, Equifax',
      isDate: true,
      sequence: 0,
      status: 'CONFIRMED',
      url: `http://localhost:3000/disputes/${member.dispute.id}`,
      alarms: ['-P6DT15H', '-PT15H'],
    })
    expect(first?.description).toContain('received the dispute on November 20, 2026')
    expect(first?.description).toContain('15 USC 1681i(a)(1)')
    expect(first?.description).toContain(first?.url ?? '')
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  })

  it('keeps the name of a date while it moves, and numbers the changes', async () => {
    const member = await withSentLetter()
    await expectOn(member, '2026-11-27')
    const token = await subscribe(member)
    const before = await feed(token)
    expect(before[0]).toMatchObject({ status: 'TENTATIVE', sequence: 0 })
    test.setNow('2026-11-25T12:00:00.000Z')
    expect(await feed(token)).toEqual(before)
    await deliver(member, '2026-11-24')
    const after = await feed(token)
    expect(after.map(({ uid }) => uid).toSorted()).toEqual(before.map(({ uid }) => uid).toSorted())
    expect(after[0]).toMatchObject({ status: 'CONFIRMED', day: '2026-12-24', sequence: 1, changed: '2026-11-25T12:00:00Z' })
    test.setNow('2026-11-26T12:00:00.000Z')
    expect(await feed(token)).toEqual(after)
  })

  if (isWholeCorpus)
    it('cancels what it told of when the dispute has its end, and tells of no end that it told nothing of', async () => {
      const member = await withSentLetter()
      await deliver(member, '2026-11-20')
      const token = await subscribe(member)
      await feed(token)
      const { cookie, dispute } = member
      await ok(test.app, moveDispute, { cookie, params: { id: dispute.id }, body: { status: 'resolved' } })
      const events = await feed(token)
      expect(events).toHaveLength(4)
      for (const event of events) expect(event).toMatchObject({ status: 'CANCELLED', sequence: 1, alarms: [] })
      const late = await withSentLetter()
      await deliver(late, '2026-11-20')
      await ok(test.app, moveDispute, { cookie: late.cookie, params: { id: late.dispute.id }, body: { status: 'resolved' } })
      expect(await feed(await subscribe(late))).toEqual([])
    })

  if (isWholeCorpus)
    it('cancels a date whose clock is gone, and forgets it after two months', async () => {
      const member = await withSentLetter()
      await expectOn(member, '2026-11-27')
      const token = await subscribe(member)
      expect((await feed(token)).length).toBeGreaterThan(0)
      await expectOn(member, null)
      const gone = await feed(token)
      expect(new Set(gone.map(({ status }) => status))).toEqual(new Set(['CANCELLED']))
      test.setNow('2027-02-01T12:00:00.000Z')
      expect(await feed(token)).toEqual([])
    })

  it('never has practice', async () => {
    const member = await withSentLetter()
    await deliver(member, '2026-11-20')
    await test.context.db.execute(sql`update disputes set is_practice = true where id = ${member.dispute.id}`)
    expect(await feed(await subscribe(member))).toEqual([])
    expect(await ok(test.app, listCalendar, { cookie: member.cookie })).toHaveLength(4)
  })

  it('says a hostile name as a name, and folds its lines at 75 bytes', async () => {
    const name = 'Bänk; "Ä", \\n BEGIN:VEVENT 信用报告信用报告信用报告信用报告信用报告信用报告信用报告 END:VCALENDAR'
    const member = await withSentLetter(name)
    await deliver(member, '2026-11-20')
    const token = await subscribe(member)
    const events = await feed(token)
    expect(events).toHaveLength(4)
    expect(events[0]?.title).toBe(`Investigation ends: ${name}, Equifax`)
    const lines = (await feedText(token)).split('\r\n')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(4)
  })

  it('is read at once by two programs', async () => {
    const member = await withSentLetter()
    const token = await subscribe(member)
    const [one, two] = await Promise.all([feed(token), feed(token)])
    expect(one).toEqual(two)
  })
})
