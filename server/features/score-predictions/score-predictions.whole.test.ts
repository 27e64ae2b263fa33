import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateReports } from '#contract/bureaus.ts'
import { deleteReport } from '#contract/reports.ts'
import { keepScorePrediction, readScorePredictions } from '#contract/score-predictions.ts'
import { simulateScore } from '#engine/scores/simulate-score.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { scorePredictions } from '#server/database/tables/score-predictions.ts'
import { escapeHtml } from '#server/platform/escape-html.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { identityIqPage } from '#tools/synthetic-reports/identityiq.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  test.setNow('2025-05-20T12:00:00.000Z')
})
afterAll(() => test.close())

/** A saved page of three bureaus, of which TransUnion alone prints a score: 530, VantageScore 3.0, on May 13, 2025. */
const FORMS = identityIqPage('forms')
const PAGE = FORMS.html
const nameOn = ({ truths }: typeof FORMS): string => truths[0]?.personalInfo?.name ?? ''
const printedOn = (page: typeof FORMS): string => escapeHtml(nameOn(page))
const ACTIONS = [
  { kind: 'pay_down_debt' as const, amount: 1000 },
  { kind: 'remove_negative_item' as const, impact: 25 },
]
const PERSON = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  dateOfBirth: '1980-02-29',
  address: '1200 Main St',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
}
const NOBODYS = '11111111-1111-4111-8111-111111111111'

interface Later {
  readonly date: string
  readonly score: number
  readonly model?: string
}

const laterPage = ({ date, score, model = 'VantageScore 3.0' }: Later): Uint8Array =>
  Buffer.from(
    PAGE.replaceAll('05/13/2025', date)
      .replace('<td class="info">530</td>', `<td class="info">${score}</td>`)
      .replace('VantageScore 3.0', model),
  )

/** Somebody with the page in their file, and its TransUnion report. */
async function withPage() {
  test.setNow('2025-05-20T12:00:00.000Z')
  const { id, cookie } = await newMember(test.app, { name: nameOn(FORMS) })
  await upload(test.app, { cookie, bytes: Buffer.from(PAGE) })
  const { reports } = await ok(test.app, readScorePredictions, { cookie })
  const reportId = reports.find(({ score }) => score !== null)?.reportId ?? ''
  return { id, cookie, reports, reportId }
}

const keptOf = async (cookie: string) => (await ok(test.app, readScorePredictions, { cookie })).predictions

describe('what there is to predict from', () => {
  it('is the newest report of each bureau, with its score where one is printed, and the five factors', async () => {
    const { reports } = await withPage()
    expect(Object.fromEntries(reports.map(({ bureau, score, scoreModel }) => [bureau, [score, scoreModel]]))).toEqual({
      equifax: [null, null],
      experian: [null, null],
      transunion: [530, 'VantageScore 3.0'],
    })
    for (const { factors } of reports) {
      expect(factors.map(({ weight }) => weight)).toEqual([35, 30, 15, 10, 10])
      for (const { weight, contribution } of factors) expect(contribution ?? 0).toBeLessThanOrEqual(weight)
    }
  })

  it('is nothing for somebody without a report', async () => {
    const { cookie } = await newMember(test.app)
    expect(await ok(test.app, readScorePredictions, { cookie })).toEqual({ reports: [], predictions: [] })
  })
})

describe('a prediction', () => {
  it('is what the simulator says of the printed score, kept with its audit row, and once', async () => {
    const { id: userId, cookie, reportId } = await withPage()
    const first = await call(test.app, keepScorePrediction, { cookie, body: { reportId, actions: ACTIONS } })
    const { range } = simulateScore(530, ACTIONS)
    expect([first.status, first.answer]).toMatchObject([
      201,
      {
        ...range,
        bureau: 'transunion',
        score: 530,
        scoreModel: 'VantageScore 3.0',
        assumed: '$1,000 of debt paid down and 1 negative item removed (25 points)',
        isPractice: false,
        outcomes: [],
      },
    ])
    const again = await Promise.all(
      [0, 1, 2].map(() => call(test.app, keepScorePrediction, { cookie, body: { reportId, actions: ACTIONS.toReversed() } })),
    )
    expect(again.map(({ status, answer }) => [status, answer?.id])).toEqual(again.map(() => [200, first.answer?.id]))
    expect(await test.context.db.$count(scorePredictions, eq(scorePredictions.userId, userId))).toBe(1)
    const isKept = and(eq(auditLog.userId, userId), eq(auditLog.action, 'score_prediction.kept'))
    expect(await test.context.db.$count(auditLog, isKept)).toBe(1)
  })

  it('is the plan’s where no action is named, and refused where the plan has nothing on the report', async () => {
    const { cookie, reportId } = await withPage()
    const nothing = await call(test.app, keepScorePrediction, { cookie, body: { reportId } })
    expect([nothing.status, nothing.refusal?.message]).toEqual([
      409,
      expect.stringContaining('Your plan has nothing on this report'),
    ])
    const other = identityIqPage('b')
    const html = other.html.replaceAll('11/18/2024', '05/18/2025').replaceAll(printedOn(other), printedOn(FORMS))
    await upload(test.app, { cookie, bytes: Buffer.from(html) })
    const newest = (await ok(test.app, readScorePredictions, { cookie })).reports.find(({ bureau }) => bureau === 'transunion')
    const body = { reportId: newest?.reportId ?? '' }
    const kept = await ok(test.app, keepScorePrediction, { cookie, body })
    expect(kept).toMatchObject({
      score: 783,
      scoreModel: 'VantageScore 4.0',
      assumed: 'utilization lower by 42 percentage points',
    })
    expect(kept.high).toBeGreaterThan(783)
    expect((await call(test.app, keepScorePrediction, { cookie, body })).answer?.id).toBe(kept.id)
  })

  it('is held against each later report of the bureau with the same score model', async () => {
    const { cookie, reportId } = await withPage()
    const { low, high } = await ok(test.app, keepScorePrediction, { cookie, body: { reportId, actions: ACTIONS } })
    test.setNow('2025-05-25T12:00:00.000Z')
    await upload(test.app, { cookie, bytes: laterPage({ date: '05/21/2025', score: high }) })
    await upload(test.app, { cookie, bytes: laterPage({ date: '05/22/2025', score: low - 1 }) })
    await upload(test.app, { cookie, bytes: laterPage({ date: '05/23/2025', score: high, model: 'VantageScore 4.0' }) })
    await upload(test.app, { cookie, bytes: laterPage({ date: '04/13/2025', score: high }) })
    const expected = [
      { reportDate: '2025-05-21', score: high, isWithin: true },
      { reportDate: '2025-05-22', score: low - 1, isWithin: false },
      { reportDate: '2025-05-23', score: high, isWithin: null, scoreModel: 'VantageScore 4.0' },
    ]
    expect((await keptOf(cookie)).map(({ outcomes }) => outcomes)).toMatchObject([expected])
    // Without the report it was made from, the day it was made is what later means.
    await ok(test.app, deleteReport, { cookie, params: { id: reportId } })
    expect((await keptOf(cookie)).map(({ outcomes }) => outcomes)).toMatchObject([expected])
  })

  it('is refused where no score is printed, for another member’s report, and for a visitor', async () => {
    const { cookie, reports, reportId } = await withPage()
    const silent = reports.find(({ score }) => score === null)?.reportId ?? ''
    const body = { reportId: silent, actions: ACTIONS }
    expect((await call(test.app, keepScorePrediction, { cookie, body })).refusal?.message).toContain('shows no score')
    const stranger = await newMember(test.app)
    for (const id of [reportId, NOBODYS, 'x'])
      expect(
        (await call(test.app, keepScorePrediction, { cookie: stranger.cookie, body: { reportId: id, actions: ACTIONS } })).status,
      ).toBe(404)
    expect((await call(test.app, keepScorePrediction, { body: { reportId, actions: ACTIONS } })).status).toBe(401)
    expect((await call(test.app, readScorePredictions, {})).status).toBe(401)
    expect((await call(test.app, keepScorePrediction, { cookie, body: { reportId, actions: [] } })).status).toBe(400)
    expect(await keptOf(stranger.cookie)).toEqual([])
    expect(await keptOf(cookie)).toEqual([])
  })
})

describe('a report without a score', () => {
  it('has factors, and nothing to predict from', async () => {
    const { cookie } = await newMember(test.app)
    await upload(test.app, { cookie, bytes: exampleReport().bytes })
    const { reports } = await ok(test.app, readScorePredictions, { cookie })
    expect(reports).toMatchObject([{ bureau: 'equifax', score: null, isPractice: false }])
    expect(reports[0]?.factors.find(({ factor }) => factor === 'amounts_owed')?.because).toMatch(/^\d+% of the limits/)
  })
})

describe('practice', () => {
  it('is marked, and kept apart from a file of one’s own', async () => {
    test.setNow('2025-05-20T12:00:00.000Z')
    const { cookie } = await newMember(test.app, { name: nameOn(FORMS) })
    await ok(test.app, generateReports, { cookie, body: { personalInfo: PERSON } })
    const { reports } = await ok(test.app, readScorePredictions, { cookie })
    expect(reports.map(({ isPractice }) => isPractice)).toEqual([true, true, true])
    const practice = reports.find(({ bureau }) => bureau === 'transunion')
    const kept = await ok(test.app, keepScorePrediction, {
      cookie,
      body: { reportId: practice?.reportId ?? '', actions: ACTIONS },
    })
    expect(kept).toMatchObject({ isPractice: true, bureau: 'transunion', scoreModel: expect.stringContaining('invented') })
    test.setNow('2025-05-25T12:00:00.000Z')
    await upload(test.app, { cookie, bytes: laterPage({ date: '05/21/2025', score: kept.low, model: kept.scoreModel ?? '' }) })
    const now = await ok(test.app, readScorePredictions, { cookie })
    expect(now.reports.map(({ isPractice }) => isPractice)).toEqual([false, false, false])
    expect(now.predictions.map(({ outcomes }) => outcomes)).toEqual([[]])
  })
})
