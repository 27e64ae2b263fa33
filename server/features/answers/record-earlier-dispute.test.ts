import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listDisputes, readDispute, recordEarlierDispute } from '#contract/disputes.ts'
import { readLetter } from '#contract/letters.ts'
import { prepareRound, readNextRounds } from '#contract/next-rounds.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  test.setNow('2026-11-20T12:00:00.000Z')
})
afterAll(() => test.close())

const BEFORE = {
  creditor: 'Midland Credit',
  bureau: 'equifax',
  disputedOn: '2026-09-14',
  way: 'online',
  result: 'verified',
  reference: 'EQ-4471',
} as const

describe('a dispute that was begun before Errata', () => {
  it('stands in the list, marked as such, as its member tells it', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
    const made = await call(test.app, recordEarlierDispute, { cookie, body: BEFORE })
    const { creditor: _creditor, bureau: _bureau, ...earlier } = BEFORE
    expect([made.status, made.answer]).toMatchObject([
      201,
      {
        creditor: 'Midland Credit',
        status: 'rejected',
        outcome: 'verified',
        disputeTargets: ['equifax'],
        earlier,
        isPractice: false,
      },
    ])
    expect(made.answer?.tracker).toMatchObject({ status: 'verified', submittedDate: '2026-09-14' })
    const again = await call(test.app, recordEarlierDispute, { cookie, body: BEFORE })
    expect([again.status, again.answer?.id]).toEqual([200, made.answer?.id])
    expect(await ok(test.app, listDisputes, { cookie })).toHaveLength(1)
    const { events, chain } = await ok(test.app, readDispute, { cookie, params: { id: made.answer?.id ?? '' } })
    expect([chain.kind, events.at(-2)?.text]).toEqual(['unbroken', expect.stringContaining('EQ-4471')])
    expect(events.at(-1)?.text).toContain('the item was verified and stays as it is')
  })

  it('carries the question how it was verified, which cites its day, way, result and number', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
    const { id } = await ok(test.app, recordEarlierDispute, { cookie, body: BEFORE })
    const { rounds } = await ok(test.app, readNextRounds, { cookie, params: { id } })
    expect(rounds.find((round) => round.id === 'method_of_verification-equifax')).toMatchObject({ state: 'open' })
    expect(rounds.find((round) => round.id.startsWith('cfpb'))).toMatchObject({ state: 'open' })
    const prepared = await ok(test.app, prepareRound, {
      cookie,
      params: { id, round: 'method_of_verification-equifax' },
      body: {},
    })
    const letterId = prepared.rounds.find((round) => round.id === 'method_of_verification-equifax')?.letterId ?? ''
    const { letterContent } = await ok(test.app, readLetter, { cookie, params: { id: letterId } })
    for (const words of ['September 14, 2026', 'online', 'verified', 'EQ-4471', '15 USC 1681i(a)(7)'])
      expect(letterContent).toContain(words)
  })

  it('tells the day of its result where its member knows it', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
    const body = { ...BEFORE, answeredOn: '2026-10-10' }
    const { id } = await ok(test.app, recordEarlierDispute, { cookie, body })
    const { rounds } = await ok(test.app, readNextRounds, { cookie, params: { id } })
    expect(rounds.find((round) => round.id === 'method_of_verification-equifax')?.whyThisDate).toContain(
      'Equifax answered on October 10, 2026',
    )
    const prepared = await ok(test.app, prepareRound, {
      cookie,
      params: { id, round: 'method_of_verification-equifax' },
      body: {},
    })
    const letterId = prepared.rounds.find((round) => round.id === 'method_of_verification-equifax')?.letterId ?? ''
    const { letterContent } = await ok(test.app, readLetter, { cookie, params: { id: letterId } })
    expect(letterContent).toContain('The result came on October 10, 2026: verified.')
    for (const answeredOn of ['2026-09-13', '2026-11-29']) {
      const refused = await call(test.app, recordEarlierDispute, { cookie, body: { ...BEFORE, answeredOn } })
      expect([refused.status, refused.refusal?.issues?.[0]?.path]).toEqual([400, 'answeredOn'])
    }
  })

  it.each([
    ['frivolous', 'in_progress', 'responded', 'frivolous_reply-equifax'],
    ['not enough information', 'in_progress', 'responded', 'second_dispute-equifax'],
    ['deleted, and later put back', 'in_progress', 'responded', 'reinsertion-equifax'],
    ['verified', 'rejected', 'verified', 'method_of_verification-equifax'],
    ['deleted', 'resolved', 'resolved', null],
    ['no answer', 'in_progress', 'submitted', 'no_answer-equifax'],
  ])('with the result %s stands as %s, %s, and leads to %s', async (result, status, tracked, next) => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const body = { ...BEFORE, disputedOn: '2026-08-14', result }
    const { id, tracker, ...dispute } = await ok(test.app, recordEarlierDispute, { cookie, body })
    expect([dispute.status, tracker.status]).toEqual([status, tracked])
    const { rounds } = await ok(test.app, readNextRounds, { cookie, params: { id } })
    expect(rounds.find(({ isRecommended }) => isRecommended)?.id ?? null).toBe(next)
    // Nobody knows the day of the answer: it is told nowhere.
    expect(rounds.map(({ reason, whyThisDate }) => `${reason} ${whyThisDate}`).join(' ')).not.toMatch(
      /(?:answered|came) on November 20/,
    )
  })

  it('has a clock only where the law counts one from the member’s day', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const clockOf = async (told: object) => {
      const body = { creditor: 'Harbor Bank', disputedOn: '2026-11-10', way: 'online', ...told }
      const { tracker, id } = await ok(test.app, recordEarlierDispute, { cookie, body })
      const { deadlines } = await ok(test.app, readDispute, { cookie, params: { id } })
      return [tracker.clock?.due ?? null, deadlines.length > 0]
    }
    expect(await clockOf({ bureau: 'experian' })).toEqual(['2026-12-10', true])
    expect(await clockOf({ bureau: 'transunion', way: 'I called' })).toEqual(['2026-12-10', true])
    // Nobody knows when a letter came; and a company owes nothing to a call.
    expect(await clockOf({ bureau: 'equifax', way: 'certified mail' })).toEqual([null, false])
    expect(await clockOf({ way: 'by phone' })).toEqual([null, false])
  })

  it.each(['2026-11-29', '2010-01-01'])('was not begun on %s', async (disputedOn) => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const refused = await call(test.app, recordEarlierDispute, { cookie, body: { ...BEFORE, disputedOn } })
    expect([refused.status, refused.refusal?.issues?.[0]?.path]).toEqual([400, 'disputedOn'])
  })
})
