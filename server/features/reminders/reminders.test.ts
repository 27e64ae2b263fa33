import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EmailFailure, type EmailMessage } from '#adapters/email/port.ts'
import { createDispute, moveDispute } from '#contract/disputes.ts'
import { attestLetter, generateLetter, markLetterDelivered, markLetterSent } from '#contract/letters.ts'
import { listMatters } from '#contract/matters.ts'
import {
  listNotifications,
  readAllNotifications,
  readNotificationPreferences,
  saveNotificationPreferences,
  stopReminderMails,
} from '#contract/notifications.ts'
import { saveProfile } from '#contract/profile.ts'
import type { Context } from '#server/context.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { worklistOf } from '#server/features/matters/matters.ts'
import { type News, notify } from '#server/features/notifications/notifications.ts'
import { mailReminders } from '#server/features/reminders/mail-reminders.ts'
import { claimMails, noteHandedOver } from '#server/features/reminders/reminder-mails.ts'
import { remindMembers } from '#server/features/reminders/reminders.ts'
import { call, type Member, newMember, ok } from '#server/testing/member.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { everyOf, isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { withoutIds } from '../../testing/without-ids.ts'

const HOME = { address: '12 Alder Street', city: 'Dayton', state: 'OH', zip: '45402' }
const DAY = '2026-11-20'
/** Nine in the morning in New York. */
const MORNING = `${DAY}T14:00:00.000Z`

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
beforeEach(() => test.setNow(MORNING))
afterAll(() => test.close())

/** A member with a dispute whose letter was delivered on the day. */
async function delivered(on: string) {
  const member = await newMember(test.app, { isKnown: true })
  const { cookie } = member
  const form = { creditor: 'Harbor Dental 4111 1111 1111 1234', description: 'I paid this bill in full.' }
  const dispute = await ok(test.app, createDispute, { cookie, body: { ...form, disputeTargets: ['equifax'] } })
  await ok(test.app, saveProfile, { cookie, body: { mailingAddress: HOME } })
  test.setNow('2026-10-22T14:00:00.000Z')
  const params = { id: (await ok(test.app, generateLetter, { cookie, body: { disputeId: dispute.id } })).id }
  await ok(test.app, attestLetter, { cookie, params })
  await ok(test.app, markLetterSent, { cookie, params, body: { sentMethod: 'mail' } })
  return {
    ...member,
    dispute,
    deliver: () => ok(test.app, markLetterDelivered, { cookie, params, body: { deliveredAt: on } }),
  }
}

/** A member with a dispute that is to be answered by November 27, 2026; what they were told so far is read. */
async function someone() {
  const { deliver, ...member } = await delivered('2026-10-28')
  test.setNow('2026-10-28T14:00:00.000Z')
  await deliver()
  // The delivery is heard of, and the message of that day, which has nothing to say.
  await test.context.jobs.workOff(test.context)
  await test.context.jobs.workOff(test.context)
  await ok(test.app, readAllNotifications, { cookie: member.cookie })
  test.setNow(MORNING)
  return member
}

type Someone = Awaited<ReturnType<typeof someone>>

async function tell(member: Someone, news: Partial<News>): Promise<void> {
  const user = await ownerOfRow(test.context, member.id)
  if (!user) throw new Error('the member is gone')
  const whole: News = {
    occasion: `deadline:${member.dispute.id}:equifax:reinvestigation:2026-11-27`,
    type: 'deadline_approaching',
    title: 'Answer expected by November 27, 2026',
    message: 'Equifax has until November 27, 2026 to finish its investigation of the entry Harbor Dental 4111 1111 1111 1234.',
    priority: 'high',
    isPractice: false,
    at: test.context.now(),
    ...news,
  }
  await test.context.db.transaction((tx) => notify(tx, user, whole))
}

const about = ({ dispute }: Someone) => ({
  dispute: { id: dispute.id, creditor: dispute.creditor, status: dispute.status },
})

/** What was mailed to somebody, but for the link of their registration. */
const mailed = ({ email }: Pick<Member, 'email'>): readonly string[] => {
  // Folded header lines are one line.
  const mails = mailsTo(test.directory, email).map((raw) => raw.replaceAll(/\r\n[ \t]+/g, ' '))
  return mails.filter((raw) => !raw.includes('Subject: Confirm your email address'))
}

/** The round, and what it sends. */
async function round(context: Context = test.context): Promise<void> {
  await remindMembers(context)
  await context.jobs.workOff(context)
}

describe('the preferences', () => {
  it('begin with what calls for an act, a week before, and are kept one by one', async () => {
    const { cookie, email } = await newMember(test.app, { isKnown: true })
    const begin = await ok(test.app, readNotificationPreferences, { cookie })
    expect(begin).toEqual({
      isEmailOn: true,
      emailKinds: ['deadline_approaching', 'response_received', 'letter_returned'],
      daysBefore: 7,
      email,
      timeZone: 'America/New_York',
    })
    const body = { daysBefore: 3, emailKinds: ['resolved', 'resolved'] as const }
    const saved = await ok(test.app, saveNotificationPreferences, { cookie, body: { ...body, emailKinds: [...body.emailKinds] } })
    expect(saved).toEqual({ ...begin, daysBefore: 3, emailKinds: ['resolved'] })
    const off = await ok(test.app, saveNotificationPreferences, { cookie, body: { isEmailOn: false } })
    expect(off).toEqual({ ...saved, isEmailOn: false })
    await ok(test.app, saveProfile, { cookie, body: { timeZone: 'Pacific/Honolulu' } })
    expect(await ok(test.app, readNotificationPreferences, { cookie })).toEqual({ ...off, timeZone: 'Pacific/Honolulu' })
  })

  it.each([{ daysBefore: 0 }, { daysBefore: 31 }, { daysBefore: 2.5 }])('refuse %j', async (body) => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const { status } = await call(test.app, saveNotificationPreferences, { cookie, body })
    expect(status).toBe(400)
  })

  it('are refused to visitors', async () => {
    expect((await call(test.app, readNotificationPreferences)).status).toBe(401)
    expect((await call(test.app, saveNotificationPreferences, { body: { isEmailOn: false } })).status).toBe(401)
  })
})

describe('the message of the day', () => {
  it('is one for all that waits, with company, day and a link, and no digits of an account', async () => {
    const member = await someone()
    await tell(member, about(member))
    await tell(member, { occasion: 'returned', type: 'letter_returned', title: 'Letter not delivered', ...about(member) })
    await round()
    const [mail = '', ...more] = mailed(member)
    expect(more).toEqual([])
    expect(mail).toContain(`To: ${member.email}`)
    expect(mail).toContain('Answer expected by November 27, 2026')
    expect(mail).toContain('Letter not delivered')
    expect(mail).toContain('Harbor Dental')
    expect(mail).toContain(`/disputes/${member.dispute.id}`)
    expect(withoutIds(mail)).not.toMatch(/4111|1234/)
    expect(mail).toMatch(/^List-Unsubscribe: </m)
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  })

  it('goes out once a day, and once for each piece of news', async () => {
    const member = await someone()
    await tell(member, about(member))
    await round()
    await tell(member, { occasion: 'later', type: 'letter_returned', title: 'Letter not delivered' })
    await round()
    expect(mailed(member)).toHaveLength(1)
    test.setNow('2026-11-21T14:00:00.000Z')
    await round()
    await round()
    const [, second = '', ...more] = mailed(member)
    expect(more).toEqual([])
    expect(second).toContain('Letter not delivered')
    expect(second).not.toContain('Answer expected')
  })

  it('waits for the member’s own morning', async () => {
    const member = await someone()
    await ok(test.app, saveProfile, { cookie: member.cookie, body: { timeZone: 'America/Los_Angeles' } })
    await tell(member, about(member))
    test.setNow('2026-11-20T15:59:00.000Z')
    await round()
    expect(mailed(member)).toEqual([])
    test.setNow('2026-11-20T16:00:00.000Z')
    await round()
    expect(mailed(member)).toHaveLength(1)
  })

  it.each<[string, (member: Someone) => Promise<unknown>]>(
    everyOf(3, [
      ['practice', (member) => tell(member, { isPractice: true })],
      ['a kind that was not chosen', (member) => tell(member, { type: 'workflow_finished' })],
      [
        'a day that has passed',
        (member) => tell(member, { occasion: `deadline:${member.dispute.id}:equifax:reinvestigation:2026-11-19` }),
      ],
      ['what was told three days ago', (member) => tell(member, { at: '2026-11-17T14:00:00.000Z' })],
      [
        'what the member has read',
        async (member) => {
          await tell(member, {})
          await ok(test.app, readAllNotifications, { cookie: member.cookie })
        },
      ],
      [
        'the day of a dispute that has its answer',
        async (member) => {
          await tell(member, about(member))
          await test.context.db.execute(sql`update disputes set status = 'resolved' where id = ${member.dispute.id}`)
        },
      ],
      [
        'anything for somebody who wants no mail',
        async (member) => {
          await tell(member, {})
          await ok(test.app, saveNotificationPreferences, { cookie: member.cookie, body: { isEmailOn: false } })
        },
      ],
    ]),
  )('says nothing of %s', async (_, prepare) => {
    const member = await someone()
    await prepare(member)
    await round()
    expect(mailed(member)).toEqual([])
  })

  it('is written into the audit log without what it says', async () => {
    const member = await someone()
    await tell(member, about(member))
    await round()
    const { rows } = await test.context.db.execute(
      sql`select action, subject_id, detail from audit_log where user_id = ${member.id} and action like 'reminder.%' order by at, action`,
    )
    expect(rows).toEqual([
      { action: 'reminder.mail_begun', subject_id: DAY, detail: { count: 1 } },
      { action: 'reminder.mail_sent', subject_id: DAY, detail: {} },
    ])
  })
})

describe('a delivery whose days are near', () => {
  it('is told and mailed at once, not at the next stroke of the clock', async () => {
    const { cookie, email, id, dispute, deliver } = await delivered('2026-10-25')
    test.setNow(MORNING)
    await deliver()
    expect(mailed({ email })).toEqual([])
    await test.context.jobs.workOff(test.context)
    await test.context.jobs.workOff(test.context)
    const told = (await ok(test.app, listNotifications, { cookie })).filter(({ type }) => type === 'deadline_approaching')
    expect(told).toMatchObject([{ title: 'Answer expected by November 24, 2026', disputeId: dispute.id }])
    const mails = mailed({ email })
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('Answer expected by November 24, 2026')
    expect(mails[0]).toContain(`reminders.${DAY}.${id}@`)
  })
})

describe('once, however many there are and whatever happens', () => {
  const failing = (failures: Error[], sent: EmailMessage[]): Context => ({
    ...test.context,
    email: {
      send: (message) => {
        const failure = failures.shift()
        if (failure) return Promise.reject(failure)
        sent.push(message)
        return Promise.resolve({ messageId: '<a@b>' })
      },
      forget: () => Promise.resolve(0),
      close: () => Promise.resolve(),
    },
  })

  it('what the mail server cannot take now is tried again, with what it said then', async () => {
    const member = await someone()
    await tell(member, about(member))
    const sent: EmailMessage[] = []
    const context = failing([new EmailFailure(false, 451), new EmailFailure(false, null)], sent)
    const mail = () => mailReminders(context, { userIds: [member.id], day: DAY })
    await expect(mail()).rejects.toThrow('451')
    await tell(member, { occasion: 'later', type: 'letter_returned', title: 'Letter not delivered' })
    await expect(mail()).rejects.toThrow('could not be reached')
    await mail()
    await mail()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain('Answer expected by November 27, 2026')
    const next = 'Wait for the answer: Harbor Dental …, by November 27, 2026.'
    expect(sent[0]?.text).toContain(`Your next step: ${next}\n0 errors · 1 waiting for an answer`)
    expect((await ok(test.app, listMatters, { cookie: member.cookie })).matters[0]?.nextStep).toMatchObject({
      kind: 'wait',
      by: '2026-11-27',
    })
    expect(sent[0]?.text).not.toContain('Letter not delivered')
  })

  it('what cannot go of one goes of the others, and only that is tried again', async () => {
    const [one, two] = [await someone(), await someone()]
    for (const member of [one, two]) await tell(member, about(member))
    const sent: EmailMessage[] = []
    const context = failing([new EmailFailure(false, 451)], sent)
    const mail = () => mailReminders(context, { userIds: [one.id, two.id], day: DAY })
    await expect(mail()).rejects.toThrow('451')
    expect(sent).toHaveLength(1)
    await mail()
    await mail()
    expect(sent.map(({ to }) => to).toSorted()).toEqual([one.email, two.email].toSorted())
  })

  it('what is refused for good is told in the product, once, and not tried again', async () => {
    const member = await someone()
    await tell(member, about(member))
    const sent: EmailMessage[] = []
    const context = failing([new EmailFailure(true, 550)], sent)
    await mailReminders(context, { userIds: [member.id], day: DAY })
    await mailReminders(context, { userIds: [member.id], day: DAY })
    await round(context)
    expect(sent).toEqual([])
    const told = (await ok(test.app, listNotifications, { cookie: member.cookie })).filter(({ type }) => type === 'email_refused')
    expect(told).toMatchObject([{ priority: 'high', title: 'A reminder didn’t reach your mailbox' }])
    expect(test.logged.filter((line) => line.includes(member.email))).toEqual([])
  })

  it('of a process that died over it, another hands it over under the same name', async () => {
    const member = await someone()
    await tell(member, about(member))
    const user = await ownerOfRow(test.context, member.id)
    if (!user) throw new Error('the member is gone')
    const ready = [{ user, worklist: await worklistOf(test.context, user), language: null }]
    expect(await claimMails(test.context, { day: DAY, ready })).toMatchObject({
      ours: [{ user: { id: member.id } }],
      areBusy: false,
    })
    const sent: EmailMessage[] = []
    const context = failing([], sent)
    await expect(mailReminders(context, { userIds: [member.id], day: DAY })).rejects.toThrow('somebody else')
    test.setNow('2026-11-20T14:16:00.000Z')
    await mailReminders(context, { userIds: [member.id], day: DAY })
    expect(sent.map(({ messageId }) => messageId)).toEqual([`<reminders.${DAY}.${member.id}@errata.invalid>`])
  })

  it('of a process that died after the mail server had it, it is not handed over again', async () => {
    const member = await someone()
    await tell(member, about(member))
    const user = await ownerOfRow(test.context, member.id)
    if (!user) throw new Error('the member is gone')
    const ready = [{ user, worklist: await worklistOf(test.context, user), language: null }]
    await claimMails(test.context, { day: DAY, ready })
    await noteHandedOver(test.context, user, DAY)
    const sent: EmailMessage[] = []
    test.setNow('2026-11-20T14:32:00.000Z')
    await mailReminders(failing([], sent), { userIds: [member.id], day: DAY })
    expect(sent).toEqual([])
    const { rows } = await test.context.db.execute(sql`select status from reminder_mails where user_id = ${member.id}::uuid`)
    expect(rows).toEqual([{ status: 'sent' }])
  })

  it('a rehearsal mails nothing', async () => {
    const member = await someone()
    await tell(member, about(member))
    const context = { ...test.context, rehearsal: { understudyId: member.id } }
    await round(context)
    await mailReminders(context, { userIds: [member.id], day: DAY })
    expect(mailed(member)).toEqual([])
  })
})

describe('stopping by the message itself', () => {
  async function stopLink(): Promise<{ readonly member: Member; readonly token: string }> {
    const member = await someone()
    await tell(member, about(member))
    await round()
    const token = /unsubscribe\/([^>\s]+)>/.exec(mailed(member)[0] ?? '')?.[1] ?? ''
    return { member, token }
  }

  if (isWholeCorpus)
    it('works with the form that mail programs send, without a session, and as often as they like', async () => {
      const { member, token } = await stopLink()
      for (let times = 0; times < 2; times += 1) {
        const answered = await test.app.inject({
          method: 'POST',
          url: `/api/notification-preferences/unsubscribe/${token}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'List-Unsubscribe=One-Click',
        })
        expect(answered.statusCode).toBe(200)
      }
      expect(await ok(test.app, readNotificationPreferences, { cookie: member.cookie })).toMatchObject({ isEmailOn: false })
    })

  it('takes no other token, and leaves everybody else as they are', async () => {
    const { token } = await stopLink()
    const other = await someone()
    const [, proof = ''] = token.split('.')
    for (const wrong of ['x', token.slice(0, -2), `${other.id}.${proof}`, `${other.id}.`, other.id]) {
      expect((await call(test.app, stopReminderMails, { params: { token: wrong } })).status).toBe(404)
    }
    expect(await ok(test.app, readNotificationPreferences, { cookie: other.cookie })).toMatchObject({ isEmailOn: true })
  })

  if (isWholeCorpus)
    it('no other call takes a form', async () => {
      const { cookie, dispute } = await someone()
      const answered = await test.app.inject({
        method: 'PATCH',
        url: `/api/disputes/${dispute.id}`,
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'status=resolved',
      })
      expect(answered.statusCode).toBe(415)
      expect(
        (await call(test.app, moveDispute, { cookie, params: { id: dispute.id }, body: { status: 'resolved' } })).status,
      ).not.toBe(415)
    })
})
