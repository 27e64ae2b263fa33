import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordDisputeAnswer } from '#contract/answers.ts'
import { disputeWithBureau, moveDispute, readDispute, takeBackOutcome } from '#contract/disputes.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  test.setNow('2026-11-20T12:00:00.000Z')
})
afterAll(() => test.close())

async function sent() {
  const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  const { answer } = await upload(test.app, { cookie, bytes: exampleReport().bytes })
  const negativeItemId = answer?.report.negativeItems[0]?.id ?? ''
  const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId } })
  const at = { cookie, params: { id } }
  const move = (body: { status: 'in_progress' | 'resolved' | 'rejected'; outcome?: 'removed' | 'updated' | 'verified' }) =>
    call(test.app, moveDispute, { ...at, body })
  await move({ status: 'in_progress' })
  const takeBack = () => call(test.app, takeBackOutcome, at)
  return { cookie, negativeItemId, at, move, takeBack }
}

describe('an outcome that was recorded by mistake', () => {
  it.each([
    ['removed', { status: 'resolved', outcome: 'removed' }],
    ['corrected', { status: 'resolved', outcome: 'updated' }],
    ['verified', { status: 'rejected', outcome: 'verified' }],
  ] as const)('%s: the dispute stands where it stood, and the timeline keeps both', async (_, recorded) => {
    const { at, move, takeBack } = await sent()
    await move(recorded)
    expect((await takeBack()).answer).toMatchObject({
      status: 'in_progress',
      outcome: 'pending',
      resolvedAt: null,
      tracker: { status: 'submitted' },
    })
    const { events, chain } = await ok(test.app, readDispute, at)
    expect([chain.kind, events.slice(-2).map(({ kind }) => kind)]).toEqual(['unbroken', ['moved', 'outcome_taken_back']])
    expect((await move({ status: 'resolved', outcome: 'removed' })).answer).toMatchObject({ outcome: 'removed' })
  })

  it('told after the end, leaves the end as it was', async () => {
    const { move, takeBack } = await sent()
    await move({ status: 'resolved' })
    await move({ status: 'resolved', outcome: 'removed' })
    expect((await takeBack()).answer).toMatchObject({ status: 'resolved', outcome: 'pending', tracker: { status: 'resolved' } })
    expect((await takeBack()).answer).toMatchObject({ status: 'in_progress' })
    expect((await takeBack()).status).toBe(409)
  })

  it('is not taken back beside another open dispute about the same item', async () => {
    const { cookie, negativeItemId, move, takeBack } = await sent()
    await move({ status: 'resolved', outcome: 'removed' })
    await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId } })
    expect((await takeBack()).status).toBe(409)
  })

  it('is somebody’s own: a stranger finds nothing', async () => {
    const { at, move } = await sent()
    await move({ status: 'resolved', outcome: 'removed' })
    const { cookie } = await newMember(test.app)
    expect((await call(test.app, takeBackOutcome, { ...at, cookie })).status).toBe(404)
  })
})

it('what an answer ended is taken back with the answer', async () => {
  const { at, takeBack } = await sent()
  await ok(test.app, recordDisputeAnswer, {
    ...at,
    body: { target: 'equifax', kind: 'deleted', receivedOn: '2026-11-20', knownBy: 'letter' },
  })
  const refused = await takeBack()
  expect([refused.status, refused.refusal?.message]).toEqual([409, expect.stringContaining('undo that answer')])
})
