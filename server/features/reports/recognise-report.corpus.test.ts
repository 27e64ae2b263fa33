import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listConfirmations } from '#contract/confirmations.ts'
import { readReport, readReportPage } from '#contract/reports.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { CLEAN_CARD, exampleReport } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

/** The same pages, whose fonts do not tell which letters they draw. */
const withoutLetters = (pdf: Uint8Array): Uint8Array =>
  Buffer.from(Buffer.from(pdf).toString('latin1').replaceAll('/ToUnicode', '/NoUnicode'), 'latin1')

describe('a page without text, read for real', () => {
  it('becomes a report where its fonts keep the letters to themselves', async () => {
    const { cookie } = await newMember(test.app)
    const bytes = withoutLetters(exampleReport({ bureau: 'experian', accounts: [CLEAN_CARD] }).bytes)
    const { status, answer } = await upload(test.app, { cookie, bytes, bureau: 'experian' })
    expect([status, answer?.report.status]).toEqual([201, 'processing'])
    await test.context.readings.idle()
    const report = await ok(test.app, readReport, { cookie, params: { id: answer?.report.id ?? '' } })
    expect(report.accounts.map(({ creditorName, dateOpened }) => [creditorName, dateOpened])).toEqual([
      ['FIRST HARBOR BANK', '2018-04-12'],
    ])
  })

  it('becomes a report whose words stand where they are on the kept page', async () => {
    const { cookie } = await newMember(test.app)
    const { bytes } = exampleReport({ bureau: 'experian', accounts: [CLEAN_CARD] })
    const drawn = await test.context.pageText.renderPage(bytes, { page: 1, dpi: 200, colour: false, password: null })
    if (drawn.kind !== 'image') throw new Error('the example can be drawn')
    const { status, answer } = await upload(test.app, { cookie, bytes: drawn.png, bureau: 'experian' })
    expect([status, answer?.report.status, answer?.report.bureau]).toEqual([201, 'processing', 'experian'])
    await test.context.readings.idle()
    const id = answer?.report.id ?? ''
    const report = await ok(test.app, readReport, { cookie, params: { id } })
    expect([report.status, report.failure]).toEqual(['ready', null])
    expect(report.accounts.map(({ creditorName, dateOpened }) => [creditorName, dateOpened])).toEqual([
      ['FIRST HARBOR BANK', '2018-04-12'],
    ])
    const [account] = report.accounts
    expect(account?.evidence['creditorName']?.confidence).toBeGreaterThan(0)
    expect((await ok(test.app, listConfirmations, { cookie, params: { id } })).length).toBe(report.toConfirm)
    const page = await call(test.app, readReportPage, { cookie, params: { id, page: '1.png' } })
    expect(page.raw.subarray(1, 4).toString()).toBe('PNG')
  })
})
