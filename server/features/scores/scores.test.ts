import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateReports } from '#contract/bureaus.ts'
import { readCreditProfile } from '#contract/credit-profile.ts'
import { readPlan } from '#contract/plan.ts'
import { addScore, listScores, removeScore } from '#contract/scores.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { identityIqPage } from '#tools/synthetic-reports/identityiq.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  test.setNow('2026-11-20T12:00:00.000Z')
})
afterAll(() => test.close())

const BODY = { score: 655, bureau: 'experian', day: '2026-11-02' } as const
const NOBODYS = '11111111-1111-4111-8111-111111111111'
/** A saved page of three bureaus, of which TransUnion alone prints a score: 530 on May 13, 2025. */
const PAGE = identityIqPage('forms')

describe('a score by hand', () => {
  it('is kept with its audit row, listed newest first, and is the score on every screen', async () => {
    const { id, cookie } = await newMember(test.app)
    const added = await call(test.app, addScore, { cookie, body: { ...BODY, model: 'FICO Score 8', from: 'bank' } })
    const expected = { ...BODY, model: 'FICO Score 8', source: 'member', from: 'bank', reportId: null }
    expect([added.status, added.answer]).toMatchObject([201, expected])
    await ok(test.app, addScore, { cookie, body: { score: 640, bureau: 'equifax', day: '2026-09-01' } })
    expect((await ok(test.app, listScores, { cookie })).map(({ score, model }) => [score, model])).toEqual([
      [655, 'FICO Score 8'],
      [640, null],
    ])
    const { from: _from, reportId: _reportId, score: _score, ...scoreOrigin } = expected
    expect(await ok(test.app, readCreditProfile, { cookie })).toMatchObject({ currentScore: 655, scoreOrigin })
    expect((await ok(test.app, readPlan, { cookie })).currentScore).toBe(655)
    expect(await test.context.db.$count(auditLog, and(eq(auditLog.userId, id), eq(auditLog.action, 'score.added')))).toBe(2)
  })

  it('corrects the one of the same bureau, model and day', async () => {
    const { cookie } = await newMember(test.app)
    const first = await call(test.app, addScore, { cookie, body: BODY })
    const again = await call(test.app, addScore, { cookie, body: { ...BODY, score: 665 } })
    expect([again.status, again.answer?.id, again.answer?.score]).toEqual([200, first.answer?.id, 665])
    await ok(test.app, addScore, { cookie, body: { ...BODY, bureau: 'equifax' } })
    expect(await ok(test.app, listScores, { cookie })).toHaveLength(2)
  })

  it('stands beside what reports print, and the newest of all counts', async () => {
    const { cookie } = await newMember(test.app, { name: PAGE.truths[0]?.personalInfo?.name ?? '' })
    await upload(test.app, { cookie, bytes: Buffer.from(PAGE.html) })
    await ok(test.app, addScore, { cookie, body: { ...BODY, day: '2025-01-02' } })
    expect((await ok(test.app, listScores, { cookie })).map(({ score, source }) => [score, source])).toEqual([
      [530, 'report'],
      [655, 'member'],
    ])
    expect((await ok(test.app, readCreditProfile, { cookie })).currentScore).toBe(530)
    await ok(test.app, addScore, { cookie, body: BODY })
    expect((await ok(test.app, readCreditProfile, { cookie })).currentScore).toBe(655)
  })

  if (isWholeCorpus)
    it('goes before the score of a practice report, which is listed nowhere', async () => {
      const { cookie } = await newMember(test.app)
      const personalInfo = {
        firstName: 'Ana',
        lastName: 'Ruiz',
        dateOfBirth: '1980-02-29',
        address: '1200 Main St',
        city: 'Austin',
        state: 'TX',
        zipCode: '78701',
      }
      await ok(test.app, generateReports, { cookie, body: { personalInfo } })
      expect(await ok(test.app, listScores, { cookie })).toEqual([])
      expect(await ok(test.app, readCreditProfile, { cookie })).toMatchObject({ isPractice: true, scoreOrigin: null })
      await ok(test.app, addScore, { cookie, body: { ...BODY, day: '2020-01-01' } })
      expect((await ok(test.app, readCreditProfile, { cookie })).currentScore).toBe(655)
    })

  it.each([
    ['a score', { ...BODY, score: 249 }, 'Enter a score from 250 to 900'],
    ['a score', { ...BODY, score: 901 }, 'Enter a score from 250 to 900'],
    ['a score', { ...BODY, score: 655.5 }, 'Enter a score from 250 to 900'],
    ['a day to come', { ...BODY, day: '2026-11-21' }, 'This date is in the future'],
  ])('is refused with %s that cannot be', async (_what, body, message) => {
    const { cookie } = await newMember(test.app)
    const { status, refusal } = await call(test.app, addScore, { cookie, body })
    expect([status, refusal?.message]).toEqual([400, expect.stringContaining(message)])
    expect(await ok(test.app, listScores, { cookie })).toEqual([])
  })

  it('is removed by its member alone', async () => {
    const [{ cookie }, stranger] = [await newMember(test.app), await newMember(test.app)]
    const { id } = await ok(test.app, addScore, { cookie, body: BODY })
    expect(await ok(test.app, listScores, { cookie: stranger.cookie })).toEqual([])
    for (const params of [{ id }, { id: NOBODYS }, { id: 'x' }])
      expect((await call(test.app, removeScore, { cookie: stranger.cookie, params })).status).toBe(404)
    for (const visit of [
      call(test.app, listScores, {}),
      call(test.app, addScore, { body: BODY }),
      call(test.app, removeScore, { params: { id } }),
    ])
      expect((await visit).status).toBe(401)
    await ok(test.app, removeScore, { cookie, params: { id } })
    expect(await ok(test.app, listScores, { cookie })).toEqual([])
  })
})
