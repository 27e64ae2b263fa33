import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateReports } from '#contract/bureaus.ts'
import { createDispute, disputeWithBureau, moveDispute } from '#contract/disputes.ts'
import { attestLetter, generateLetter, markLetterSent } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { saveProfile } from '#contract/profile.ts'
import { deleteReport } from '#contract/reports.ts'
import { listBadges, listRewardActivities, listUserBadges, readRewards } from '#contract/rewards.ts'
import { confirmDemoPayment } from '#contract/subscriptions.ts'
import { call, type Member, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const NOW = '2026-11-20T12:00:00.000Z'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function someone(): Promise<Member> {
  test.setNow(NOW)
  return newMember(test.app, { isKnown: true })
}
const typesOf = async ({ cookie }: Member) =>
  (await ok(test.app, listRewardActivities, { cookie })).map(({ activityType }) => activityType)

async function uploadExample({ cookie }: Member): Promise<string> {
  const { answer } = await upload(test.app, { cookie, bytes: exampleReport().bytes })
  if (!answer) throw new Error('the example report is read')
  return answer.report.id
}

/** Opens a dispute about the first item, confirms its letter and mails it. */
async function mailDispute({ cookie }: Member): Promise<string> {
  const [item] = await ok(test.app, listNegativeItems, { cookie })
  if (!item) throw new Error('the example report lists negative items')
  const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: item.id } })
  const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: item.id } })
  await ok(test.app, attestLetter, { cookie, params: { id: letter.id } })
  await ok(test.app, markLetterSent, { cookie, params: { id: letter.id }, body: { sentMethod: 'mail' } })
  return id
}

describe('somebody new', () => {
  it('has nothing, and sees what can be earned', async () => {
    const { cookie } = await someone()
    expect(await ok(test.app, readRewards, { cookie, query: {} })).toEqual({ totalPoints: 0, currentLevel: 0, currentStreak: 0 })
    expect(await ok(test.app, listRewardActivities, { cookie })).toEqual([])
    expect(await ok(test.app, listUserBadges, { cookie })).toEqual([])
    const badges = await ok(test.app, listBadges, { cookie })
    expect(new Set(badges.map(({ iconName }) => iconName))).toEqual(new Set(['trophy', 'star', 'award', 'target', 'flame']))
  })

  it.each([
    ['readRewards', readRewards],
    ['listRewardActivities', listRewardActivities],
    ['listBadges', listBadges],
    ['listUserBadges', listUserBadges],
  ])('who is not signed in is refused: %s', async (_name, endpoint) => {
    expect((await call(test.app, endpoint)).status).toBe(401)
  })
})

describe('the acts', () => {
  it('from the report to the outcome earn once each, latest first, for their member alone', async () => {
    const [member, other] = [await someone(), await someone()]
    const { cookie } = member
    await uploadExample(member)
    test.setNow('2026-11-20T12:01:00.000Z')
    const disputeId = await mailDispute(member)
    test.setNow('2026-11-20T12:02:00.000Z')
    await ok(test.app, moveDispute, { cookie, params: { id: disputeId }, body: { status: 'rejected' } })
    await ok(test.app, confirmDemoPayment, { cookie })
    await ok(test.app, confirmDemoPayment, { cookie })
    const acts = await ok(test.app, listRewardActivities, { cookie })
    expect(acts.map(({ activityType }) => activityType).toSorted()).toEqual([
      'dispute_created',
      'dispute_resolved',
      'payment_made',
      'report_uploaded',
    ])
    expect(acts.at(-1)).toMatchObject({
      activityType: 'report_uploaded',
      description: 'Equifax report added',
      createdAt: NOW,
      isPractice: false,
    })
    expect(acts.find(({ activityType }) => activityType === 'dispute_created')?.description).toMatch(/^Dispute opened: [A-Z]/)
    const rewards = await ok(test.app, readRewards, { cookie, query: {} })
    expect(rewards).toEqual({
      totalPoints: acts.reduce((sum, act) => sum + act.pointsEarned, 0),
      currentLevel: 0,
      currentStreak: 1,
    })
    const earned = await ok(test.app, listUserBadges, { cookie })
    const badges = await ok(test.app, listBadges, { cookie })
    const within = badges.filter(({ pointsRequired }) => pointsRequired <= rewards.totalPoints)
    expect(earned.map(({ badgeId }) => badgeId)).toEqual(within.map(({ id }) => id))
    expect(earned.length).toBeGreaterThan(0)
    expect(await typesOf(other)).toEqual([])
  })

  it('the same report deleted and uploaded again earns nothing more', async () => {
    const member = await someone()
    const id = await uploadExample(member)
    await ok(test.app, deleteReport, { cookie: member.cookie, params: { id } })
    await uploadExample(member)
    await uploadExample(member)
    expect(await typesOf(member)).toEqual(['report_uploaded'])
  })

  it('the same entry disputed again, after its report came anew, earns nothing more', async () => {
    const member = await someone()
    const { cookie } = member
    const reportId = await uploadExample(member)
    const first = await mailDispute(member)
    await ok(test.app, moveDispute, { cookie, params: { id: first }, body: { status: 'rejected' } })
    await ok(test.app, deleteReport, { cookie, params: { id: reportId } })
    await uploadExample(member)
    const second = await mailDispute(member)
    expect(second).not.toBe(first)
    await ok(test.app, moveDispute, { cookie, params: { id: second }, body: { status: 'resolved' } })
    expect((await typesOf(member)).toSorted()).toEqual(['dispute_created', 'dispute_resolved', 'report_uploaded'])
  })

  it('a dispute opened from an entry earns at once, and once however often it is opened', async () => {
    const member = await someone()
    const { cookie } = member
    const reportId = await uploadExample(member)
    const open = async () => {
      const [item] = await ok(test.app, listNegativeItems, { cookie })
      await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: item?.id ?? '' } })
    }
    await open()
    expect((await typesOf(member)).toSorted()).toEqual(['dispute_created', 'report_uploaded'])
    await ok(test.app, deleteReport, { cookie, params: { id: reportId } })
    await uploadExample(member)
    await open()
    expect((await typesOf(member)).toSorted()).toEqual(['dispute_created', 'report_uploaded'])
  })

  it('a dispute of the form that is only opened and clicked through earns nothing', async () => {
    const member = await someone()
    const { cookie } = member
    const form = { creditor: 'Harbor Dental', description: 'I paid this bill in full.' }
    const { id } = await ok(test.app, createDispute, { cookie, body: form })
    for (const status of ['in_progress', 'resolved'] as const)
      await ok(test.app, moveDispute, { cookie, params: { id }, body: { status } })
    expect(await typesOf(member)).toEqual([])
  })

  it('a profile earns once it is complete', async () => {
    const member = await someone()
    const save = (body: object) => ok(test.app, saveProfile, { cookie: member.cookie, body })
    await save({ timeZone: 'America/Chicago' })
    expect(await typesOf(member)).toEqual([])
    const mailingAddress = { address: '12 Elm Street', city: 'Austin', state: 'TX', zip: '78701' }
    await save({ mailingAddress })
    await save({ mailingAddress })
    expect(await typesOf(member)).toEqual(['profile_completed'])
  })
})

describe('practice', () => {
  it('earns marked, and generating the same bureaus’ reports again earns nothing more', async () => {
    const { cookie } = await someone()
    const personalInfo = {
      firstName: 'Dana',
      lastName: 'Whitfield',
      dateOfBirth: '1985-04-12',
      address: '12 Elm Street',
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
    }
    const generate = () => ok(test.app, generateReports, { cookie, body: { personalInfo } })
    await generate()
    test.setNow('2026-11-21T12:00:00.000Z')
    await generate()
    const acts = await ok(test.app, listRewardActivities, { cookie })
    expect(acts.map(({ description, isPractice }) => `${description} ${isPractice}`).toSorted()).toEqual([
      'Practice Equifax report added true',
      'Practice Experian report added true',
      'Practice TransUnion report added true',
    ])
  })
})

describe('the streak', () => {
  it('counts weeks where the caller is, else where the profile says, else by UTC', async () => {
    const member = await someone()
    const { cookie } = member
    // Monday in UTC, Sunday evening in Chicago.
    test.setNow('2026-11-16T03:00:00.000Z')
    await ok(test.app, confirmDemoPayment, { cookie })
    test.setNow('2026-11-27T12:00:00.000Z')
    const streak = async (query: { timeZone?: string }) => (await ok(test.app, readRewards, { cookie, query })).currentStreak
    expect(await streak({})).toBe(1)
    expect(await streak({ timeZone: 'America/Chicago' })).toBe(0)
    await ok(test.app, saveProfile, { cookie, body: { timeZone: 'America/Chicago' } })
    expect(await streak({})).toBe(0)
    expect(await streak({ timeZone: 'UTC' })).toBe(1)
  })

  it.each(['Mars/Olympus', '', '+05:00', 'x'.repeat(100)])('the time zone %j is refused', async (timeZone) => {
    const { cookie } = await someone()
    const { status, refusal } = await call(test.app, readRewards, { cookie, query: { timeZone } })
    expect([status, refusal?.issues?.[0]?.path]).toEqual([400, 'timeZone'])
  })
})
