import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listCalendar, makeCalendarLink, readCalendarFeed } from '#contract/calendar.ts'
import { listNotifications } from '#contract/notifications.ts'
import { listMatters } from '#contract/matters.ts'
import { beginTheft, endTheft, readTheft, recordTheftStep, undoTheftStep } from '#contract/theft.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { announceDays } from '#server/testing/announce-days.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  test.setNow('2026-11-20T14:00:00.000Z')
})
afterAll(() => test.close())

const ALERT = { step: 'fraud_alert' } as const
const statesOf = ({ steps }: { readonly steps: readonly { readonly state: string }[] }) => steps.map(({ state }) => state)

describe('the steps against identity theft', () => {
  it('are recorded, taken back and ended by their member, each change once in the log', async () => {
    const { id, cookie } = await newMember(test.app)
    expect((await ok(test.app, listMatters, { cookie })).hasTheftSteps).toBe(false)
    expect((await ok(test.app, beginTheft, { cookie })).begunOn).toBe('2026-11-20')
    await ok(test.app, beginTheft, { cookie })
    const params = { step: 'freeze_experian' } as const
    for (const doneOn of ['2026-11-19', '2026-11-18', '2026-11-18'])
      await ok(test.app, recordTheftStep, { cookie, params, body: { doneOn } })
    const now = await ok(test.app, readTheft, { cookie })
    expect(now.steps[1]).toMatchObject({ step: 'freeze_experian', state: 'done', doneOn: '2026-11-18', alert: null })
    expect((await ok(test.app, listMatters, { cookie })).hasTheftSteps).toBe(true)
    await ok(test.app, undoTheftStep, { cookie, params })
    expect(statesOf(await ok(test.app, undoTheftStep, { cookie, params }))).toEqual(Array(5).fill('to_do'))
    await ok(test.app, endTheft, { cookie })
    expect((await ok(test.app, endTheft, { cookie })).begunOn).toBeNull()
    const rows = await test.context.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.userId, id), like(auditLog.action, 'theft.%')))
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'theft.begun',
      'theft.ended',
      'theft.step_recorded',
      'theft.step_recorded',
      'theft.step_undone',
    ])
  })

  it('stand in the calendar, are told a week before, and an alert’s end with them', async () => {
    const { cookie } = await newMember(test.app)
    await ok(test.app, recordTheftStep, { cookie, params: ALERT, body: { doneOn: '2026-11-20' } })
    const dates = await ok(test.app, listCalendar, { cookie })
    expect(dates.filter(({ kind, isOver }) => kind === 'theft_step' && !isOver).map(({ due }) => due)).toEqual(
      Array(4).fill('2026-11-27'),
    )
    expect(dates.find(({ kind }) => kind === 'fraud_alert_ends')).toMatchObject({
      due: '2027-11-20',
      disputeId: null,
      replyId: null,
    })
    const { matters, counts, hasTheftSteps } = await ok(test.app, listMatters, { cookie })
    expect([counts.theftSteps, hasTheftSteps]).toEqual([4, true])
    expect(matters.map(({ kind, state }) => `${kind} ${state}`)).toEqual([...Array(4).fill('theft to_do'), 'theft settled'])
    expect(matters[0]).toMatchObject({
      name: 'Freeze your report at Equifax',
      nextStep: { kind: 'theft_step', by: '2026-11-27' },
    })
    await announceDays(test.context)
    await announceDays(test.context)
    const titles = async () => (await ok(test.app, listNotifications, { cookie })).map(({ title }) => title).toSorted()
    expect(await titles()).toEqual([
      'Freeze your report at Equifax',
      'Freeze your report at Experian',
      'Freeze your report at TransUnion',
      'Report it to the FTC',
    ])
    const { url } = await ok(test.app, makeCalendarLink, { cookie })
    const token = /calendar\/([\w-]+)\.ics$/.exec(url)?.[1] ?? ''
    expect((await call(test.app, readCalendarFeed, { params: { token } })).raw.toString('utf8')).toMatch(
      /20271120[\s\S]*URL[^\n]*\/calendar\r?$/m,
    )
    test.setNow('2027-11-14T14:00:00.000Z')
    await announceDays(test.context)
    test.setNow('2026-11-20T14:00:00.000Z')
    expect(await titles()).toContain('Your fraud alert ends')
  })

  it('refuse a day to come and a step that is none, visitors, and what is another’s', async () => {
    const [{ cookie }, stranger] = [await newMember(test.app), await newMember(test.app)]
    const tomorrow = await call(test.app, recordTheftStep, { cookie, params: ALERT, body: { doneOn: '2026-11-21' } })
    expect([tomorrow.status, tomorrow.refusal?.issues?.[0]?.path]).toEqual([400, 'doneOn'])
    const longAgo = await call(test.app, recordTheftStep, { cookie, params: ALERT, body: { doneOn: '0000-01-01' } })
    expect([longAgo.status, longAgo.refusal?.issues?.[0]?.path]).toEqual([400, 'doneOn'])
    const url = '/api/identity-theft/steps/moon'
    const unknown = await test.app.inject({ method: 'PUT', url, headers: { cookie }, payload: { doneOn: '2026-11-20' } })
    expect(unknown.statusCode).toBe(404)
    await ok(test.app, beginTheft, { cookie })
    expect((await ok(test.app, readTheft, { cookie: stranger.cookie })).begunOn).toBeNull()
    for (const visit of [
      call(test.app, readTheft),
      call(test.app, beginTheft),
      call(test.app, endTheft),
      call(test.app, recordTheftStep, { params: ALERT, body: { doneOn: '2026-11-20' } }),
      call(test.app, undoTheftStep, { params: ALERT }),
    ])
      expect((await visit).status).toBe(401)
  })
})
