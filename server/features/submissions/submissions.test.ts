import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispute, disputeWithBureau, listDisputes, moveDispute, readDispute } from '#contract/disputes.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { submitDispute } from '#contract/submissions.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { eq } from 'drizzle-orm'

const NOW = '2026-11-20T12:00:00.000Z'
const report = exampleReport()

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

/** A member with an open dispute about an item of an Equifax report. */
async function withDispute(now = NOW): Promise<{ cookie: string; id: string }> {
  test.setNow(now)
  const { cookie } = await newMember(test.app)
  await upload(test.app, { cookie, bytes: report.bytes })
  const [item] = await ok(test.app, listNegativeItems, { cookie })
  const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: item?.id ?? '' } })
  return { cookie, id }
}

describe('a dispute that the member filed directly', () => {
  it('online runs from that day; said again it is the same', async () => {
    const { cookie, id } = await withDispute()
    const file = () => call(test.app, submitDispute, { cookie, params: { id }, body: { target: 'equifax', method: 'online' } })
    const first = await file()
    expect([first.status, first.answer]).toEqual([
      201,
      {
        target: 'equifax',
        method: 'online',
        submittedAt: NOW,
        filedOn: '2026-11-20',
        receivedOn: '2026-11-20',
        expectedOn: null,
        isPractice: false,
      },
    ])
    test.setNow('2026-11-22T12:00:00.000Z')
    const again = await file()
    expect([again.status, again.answer]).toEqual([200, first.answer])
    const found = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(found).toMatchObject({
      status: 'in_progress',
      submittedAt: NOW,
      submissions: [first.answer],
      tracker: { clock: { startedOn: '2026-11-20', due: '2026-12-20', basis: 'delivery' } },
    })
    expect(found.events.filter(({ kind }) => kind === 'submitted')).toHaveLength(1)
    expect(found.deadlines.map(({ kind, target }) => [kind, target])).toContainEqual(['reinvestigation', 'equifax'])
    const audit = await test.context.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(audit.filter(({ action }) => action === 'dispute.submitted')).toHaveLength(1)
  })

  it('by mail waits for the day on which it should arrive', async () => {
    const { cookie, id } = await withDispute()
    const answer = await ok(test.app, submitDispute, { cookie, params: { id }, body: { target: 'equifax', method: 'mail' } })
    expect(answer).toMatchObject({ receivedOn: null, expectedOn: '2026-11-30' })
    const { tracker } = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(tracker.clock).toMatchObject({ startedOn: '2026-11-30', due: '2026-12-30', basis: 'expected' })
  })

  it('by a call to the company starts no clock, and the company becomes a recipient', async () => {
    const { cookie, id } = await withDispute()
    await ok(test.app, submitDispute, { cookie, params: { id }, body: { target: 'creditor', method: 'phone' } })
    const found = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(found).toMatchObject({
      status: 'in_progress',
      disputeTargets: ['equifax', 'creditor'],
      tracker: { clock: null },
      deadlines: [],
    })
    expect(found.events.at(-1)?.text).toContain('starts no legal deadline')
  })

  it('with two recipients keeps both; the earlier receipt is the clock', async () => {
    const { cookie, id } = await withDispute()
    await ok(test.app, submitDispute, { cookie, params: { id }, body: { target: 'equifax', method: 'mail' } })
    await ok(test.app, submitDispute, { cookie, params: { id }, body: { target: 'creditor', method: 'online' } })
    const found = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(found.submissions.map(({ target }) => target)).toEqual(['creditor', 'equifax'])
    expect(found.tracker.clock?.startedOn).toBe('2026-11-20')
  })

  it('with a bureau whose report does not list the entry is recorded, and no letter is asked for there', async () => {
    const { cookie, id } = await withDispute()
    await ok(test.app, submitDispute, { cookie, params: { id }, body: { target: 'transunion', method: 'online' } })
    const found = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(found.disputeTargets).toEqual(['equifax'])
    expect(found.submissions).toHaveLength(1)
    expect(found.tracker.clock?.due).toBe('2026-12-20')
  })

  it('ten times at once is recorded once', async () => {
    const { cookie, id } = await withDispute()
    const body = { target: 'equifax', method: 'online' } as const
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(test.app, submitDispute, { cookie, params: { id }, body })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 9 }, () => 200), 201])
  })

  it('on an earlier day counts from it', async () => {
    const { cookie, id } = await withDispute()
    test.setNow('2026-11-25T12:00:00.000Z')
    const body = { target: 'equifax', method: 'online', submittedAt: '2026-11-22' } as const
    expect(await ok(test.app, submitDispute, { cookie, params: { id }, body })).toMatchObject({ receivedOn: '2026-11-22' })
  })

  it('in the evening of the day it was opened is that day, though Greenwich has the next', async () => {
    const { cookie, id } = await withDispute('2026-11-21T03:30:00.000Z')
    const of = (submittedAt: string) => ({
      cookie,
      params: { id },
      body: { target: 'equifax', method: 'online', submittedAt } as const,
    })
    expect((await call(test.app, submitDispute, of('2026-11-19'))).status).toBe(400)
    expect(await ok(test.app, submitDispute, of('2026-11-20'))).toMatchObject({ receivedOn: '2026-11-20' })
  })

  it.each([
    [{ target: 'equifax', method: 'pigeon' }, 400, 'Choose how you submitted it'],
    [{ target: 'everybody', method: 'online' }, 400, undefined],
    [{ target: 'equifax', method: 'online', submittedAt: '2027-01-01' }, 400, 'The day you submitted it can’t be in the future.'],
    [
      { target: 'equifax', method: 'online', submittedAt: '2026-11-01' },
      400,
      'The day you submitted it can’t be before you opened the dispute.',
    ],
  ])('%j is refused', async (body, status, message) => {
    const { cookie, id } = await withDispute()
    const url = submitDispute.path.replace(':id', id)
    const answered = await test.app.inject({ method: 'POST', url, headers: { cookie }, payload: body })
    expect(answered.statusCode).toBe(status)
    if (message) expect(answered.json<{ message: string }>().message).toBe(message)
  })

  it('another way than was recorded, or once it is over, is a conflict', async () => {
    const { cookie, id } = await withDispute()
    const file = (target: 'equifax' | 'experian', method: 'online' | 'mail') =>
      call(test.app, submitDispute, { cookie, params: { id }, body: { target, method } })
    await file('equifax', 'online')
    expect((await file('equifax', 'mail')).status).toBe(409)
    await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'resolved' } })
    const over = await file('experian', 'online')
    expect([over.status, over.refusal?.message]).toEqual([409, expect.stringContaining('This dispute has ended')])
  })

  it('in a further round is filed anew with the same recipient, once a round', async () => {
    const { cookie, id } = await withDispute()
    const file = () => call(test.app, submitDispute, { cookie, params: { id }, body: { target: 'equifax', method: 'online' } })
    await file()
    await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'rejected' } })
    await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'in_progress' } })
    test.setNow('2026-11-26T12:00:00.000Z')
    expect([(await file()).status, (await file()).status]).toEqual([201, 200])
    const { submissions, deadlines } = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(submissions.map(({ submittedAt }) => submittedAt.slice(0, 10))).toEqual(['2026-11-20', '2026-11-26'])
    expect(deadlines.filter(({ kind }) => kind === 'reinvestigation').map(({ due }) => due)).toEqual(['2026-12-20', '2026-12-26'])
  })

  it('is the member’s alone', async () => {
    const { id } = await withDispute()
    const stranger = await newMember(test.app)
    const body = { target: 'equifax', method: 'online' } as const
    expect((await call(test.app, submitDispute, { cookie: stranger.cookie, params: { id }, body })).status).toBe(404)
    expect((await call(test.app, submitDispute, { params: { id }, body })).status).toBe(401)
  })

  it('says of a practice dispute that nothing left', async () => {
    test.setNow(NOW)
    const { cookie } = await newMember(test.app)
    const form = { creditor: 'Harbor Dental', description: 'I paid this bill in full.' }
    const { id } = await ok(test.app, createDispute, { cookie, body: form })
    await test.context.db.update(disputes).set({ isPractice: true }).where(eq(disputes.id, id))
    await ok(test.app, submitDispute, { cookie, params: { id }, body: { target: 'experian', method: 'online' } })
    const found = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(found.events.at(-1)?.text).toMatch(/^Practice only, nothing was really sent/)
    expect((await ok(test.app, listDisputes, { cookie }))[0]).toMatchObject({ status: 'in_progress', isPractice: true })
  })
})
