import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyseCredit } from '#contract/analysis.ts'
import { analyzeDispute } from '#contract/ai-disputes.ts'
import { askAssistant } from '#contract/assistant.ts'
import { readCreditProfile } from '#contract/credit-profile.ts'
import { readPlan, readPlanEntries } from '#contract/plan.ts'
import { readReport } from '#contract/reports.ts'
import { readStrategy } from '#contract/strategy.ts'
import { newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF } from '#tools/synthetic-reports/example-report.ts'

const LOAN = 'MERIDIAN AUTO FINANCE'
const DEBT = 'CAPITAL ONE BANK USA NA'
/** It was open before it was opened: late marks of months before. */
const EARLY_LOAN = { ...IMPOSSIBLE_LOAN, dateClosed: null, dateOpened: '2024-06-15', balanceDate: '2024-03-01' }

let test: TestApp
let cookie: string
let earlier: string
let newest: string

/** A whole report, and after it the first page of the next: the loan and the charge-off stand on pages that were left out. */
beforeAll(async () => {
  test = await testApp()
  ;({ cookie } = await newMember(test.app))
  const whole = exampleReport({
    bureau: 'experian',
    reportDate: '2026-10-02',
    accounts: [CLEAN_CARD, EARLY_LOAN, LAWFUL_CHARGE_OFF],
  })
  earlier = (await upload(test.app, { cookie, bytes: whole.bytes })).answer?.report.id ?? ''
  const second = { ...CLEAN_CARD, creditorName: 'SECOND HARBOR BANK', accountNumber: '4447961234567891' }
  const accounts = [CLEAN_CARD, second, EARLY_LOAN, LAWFUL_CHARGE_OFF]
  const next = exampleReport({ bureau: 'experian', reportDate: '2026-11-10', accounts })
  const page = await test.context.pageText.extractPage(next.bytes, { page: 1, password: null })
  if (page.kind !== 'pdf') throw new Error(`no page: ${page.kind}`)
  newest = (await upload(test.app, { cookie, bytes: Buffer.from(page.pdf) })).answer?.report.id ?? ''
  await test.context.readings.idle()
  expect((await ok(test.app, readReport, { cookie, params: { id: newest } })).accounts).toHaveLength(2)
})
afterAll(() => test.close())

describe('what stands on an earlier report, since the newest was not read whole,', () => {
  it('is advised about by the analysis, which names the report', async () => {
    const { analysis } = await ok(test.app, analyseCredit, { cookie })
    const dispute = analysis.recommendations.find(({ action }) => action === `Dispute ${LOAN} with Experian`)
    expect(dispute?.entries.map(({ reportId, isEarlier }) => [reportId, isEarlier])).toEqual([[earlier, true]])
    const debt = analysis.recommendations.find(({ action }) => action.startsWith(`Ask ${DEBT}`))
    expect(debt?.description).toContain('your Experian report of October 2, 2026 shows')
    expect(analysis.restsOn.map(({ reportId, isEarlier }) => [reportId, isEarlier])).toEqual([
      [newest, false],
      [earlier, true],
    ])
    expect(analysis.riskFactors.join(' ')).toContain('on your Experian report of October 2, 2026')
  })

  it('keeps a page from being praised for what was not read of it', async () => {
    const { analysis } = await ok(test.app, analyseCredit, { cookie })
    expect(analysis.strengths.filter((text) => /no negative entry|no hard inquiry|in use|oldest open/.test(text))).toEqual([])
    expect(analysis.riskFactors.filter((text) => text.includes('lists only'))).toEqual([])
  })

  it('is in the plan, and in what becomes of the entries', async () => {
    const plan = await ok(test.app, readPlan, { cookie })
    const action = plan.actions.find(({ title }) => title === `Dispute ${LOAN} with Experian`)
    expect(action?.evidence.map(({ reportId, isEarlier }) => [reportId, isEarlier])).toEqual([[earlier, true]])
    expect(new Set(plan.actions.map(({ id }) => id)).size).toBe(plan.actions.length)
    const { leaving } = await ok(test.app, readPlanEntries, { cookie })
    expect(leaving.map(({ entry }) => [entry.creditorName, entry.isEarlier])).toEqual(
      expect.arrayContaining([
        [LOAN, true],
        [DEBT, true],
      ]),
    )
  })

  it('has its place in the order of the file, or is left alone with its reason', async () => {
    const { disputes, leave } = await ok(test.app, readStrategy, { cookie })
    const loan = disputes.find(({ entry }) => entry.creditorName === LOAN)
    expect([loan?.entry.reportId, loan?.entry.isEarlier]).toEqual([earlier, true])
    expect(loan?.negativeItemId).not.toBeNull()
    const debt = leave.find(({ entry }) => entry.creditorName === DEBT)
    expect([debt?.reason, debt?.entry.isEarlier, debt?.entry.evidence.length]).toEqual([
      'nothing_found',
      true,
      expect.any(Number),
    ])
  })

  it.each([
    ['What cannot be right in my reports?', LOAN],
    [`What about ${LOAN}?`, LOAN],
    ['Which negative entries do I have?', DEBT],
  ])('is told by the assistant, asked "%s"', async (question, name) => {
    const { answer } = await ok(test.app, askAssistant, { cookie, body: { question } })
    const told = answer.filter(({ from, text }) => from === 'file' && text.includes(name))
    expect(told.length).toBeGreaterThan(0)
    expect(told[0]?.text).toContain(
      'From your Experian report of October 2, 2026. We couldn’t read all of the newest one, so this may still be on it.',
    )
    expect(told[0]?.links.map(({ to }) => to)).toContain(`/credit-reports?id=${earlier}`)
  })

  it('is what a dispute of its company is advised by', async () => {
    const { entries } = await ok(test.app, analyzeDispute, {
      cookie,
      body: { creditor: LOAN, description: 'It is not right as it stands' },
    })
    expect(entries.map(({ creditorName, bureau, findingCount }) => [creditorName, bureau, findingCount])).toEqual([
      [LOAN, 'experian', 1],
    ])
  })

  it('changes no figure that only a whole report can tell: they are those of the dashboard', async () => {
    const { currentScore, creditUtilization } = await ok(test.app, readCreditProfile, { cookie })
    const plan = await ok(test.app, readPlan, { cookie })
    expect(plan.currentScore).toBe(currentScore)
    expect(plan.reportCount).toBe(1)
    const { answer } = await ok(test.app, askAssistant, { cookie, body: { question: 'What is my utilization?' } })
    expect(answer[0]?.text).toContain(
      creditUtilization === null ? 'We can’t calculate your utilization' : `Your utilization is ${creditUtilization} percent`,
    )
  })
})
