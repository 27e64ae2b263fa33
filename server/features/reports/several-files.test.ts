import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listFindings } from '#contract/findings.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { deleteReport, listReports, readReport, readReportFile, readReportPage } from '#contract/reports.ts'
import { removeReportFile } from '#contract/report-files.ts'
import { type PrintedAccount, printAccount } from '#engine/reading/layouts/equifax-member-center/sample-print.ts'
import { knownRecognition, picturedPages } from '#server/testing/known-recognition.ts'
import { call, type Member, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { setPages } from '#tools/synthetic-reports/set-pages.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const recognition = knownRecognition([])
let test: TestApp
beforeAll(async () => {
  test = await testApp({ recognition })
})
afterAll(() => test.close())

const FINE: PrintedAccount = {
  id: '3301',
  name: 'LARKMOOR BANK',
  word: 'OPEN',
  reportDate: 'September 9, 2026',
  overview: [
    ['Account Number', 'xxxx 4410'],
    ['Account Status', 'PAYS_AS_AGREED'],
    ['Owner', 'INDIVIDUAL'],
    ['Account Type', 'REVOLVING'],
    ['Loan Type', 'CREDIT_CARD'],
  ],
  amounts: [
    ['Balance', '$310'],
    ['Credit Limit', '$4,000'],
  ],
  dates: [
    ['Date Opened', 'Jun 02, 2019'],
    ['Date Reported', 'Aug 30, 2026'],
  ],
  comments: ['CREDIT CARD'],
  contact: ['LARKMOOR BANK', 'PO BOX 8812'],
}
/** Opened after its first delinquency: an error on its own page. */
const CHARGED_OFF: PrintedAccount = {
  ...FINE,
  id: '3302',
  name: 'TAMSIN CARD SERVICES',
  word: 'CLOSED',
  overview: [
    ['Account Number', 'xxxx 7025'],
    ['Account Status', 'CHARGE_OFF'],
    ['Owner', 'INDIVIDUAL'],
    ['Account Type', 'REVOLVING'],
    ['Loan Type', 'CREDIT_CARD'],
  ],
  amounts: [['Balance', '$1,940']],
  dates: [
    ['Date Opened', 'Jun 02, 2024'],
    ['Date Reported', 'Aug 30, 2026'],
    ['Date of First Delinquency', 'Mar 14, 2023'],
  ],
  comments: ['CHARGED OFF ACCOUNT'],
}
const print = (...accounts: PrintedAccount[]): Uint8Array => setPages(accounts.flatMap((account) => printAccount(account)))
const [fine, chargedOff] = [print(FINE), print(CHARGED_OFF)]

const filesOf = ({ id }: Member): Promise<readonly string[]> => test.context.files.list(id)
const created = async (cookie: string, bytes: Uint8Array | readonly Uint8Array[]) => {
  const { status, answer } = await upload(test.app, { cookie, bytes })
  expect(status).toBe(201)
  return answer ?? expect.fail('no answer')
}

describe('prints of single accounts of one day', () => {
  it('are one report, whose pages count on, and come apart again', async () => {
    const member = await newMember(test.app)
    const { cookie } = member
    const alone = await created(cookie, fine)
    const joined = await created(cookie, chargedOff)
    const { id } = alone.report
    expect(joined.message).toBe('Added to your Equifax report of September 9, 2026, which now has 2 files.')
    expect(joined.report).toMatchObject({
      id,
      pageCount: 4,
      files: [{ firstPage: 1 }, { number: 2, firstPage: 3, pageCount: 2 }],
    })
    const [first, second] = joined.report.accounts
    expect([first?.creditorName, second?.creditorName]).toEqual(['LARKMOOR BANK', 'TAMSIN CARD SERVICES'])
    expect([first?.evidence['accountNumber']?.page, second?.evidence['accountNumber']?.page]).toEqual([1, 3])
    expect(await ok(test.app, listReports, { cookie })).toMatchObject([{ id }])

    // What follows from it points at its page in the whole.
    const items = await ok(test.app, listNegativeItems, { cookie })
    expect(items).toMatchObject([{ reportId: id, accountId: second?.id, creditorName: 'TAMSIN CARD SERVICES' }])
    const findings = await ok(test.app, listFindings, { cookie, query: { reportId: id } })
    const pages = findings.filter(({ accountId }) => accountId === second?.id).flatMap(({ evidence }) => evidence)
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.map(({ page }) => page).every((page) => page === 3 || page === 4)).toBe(true)
    const picture = await call(test.app, readReportPage, { cookie, params: { id, page: '3.png' } })
    const own = await newMember(test.app)
    const separate = await created(own.cookie, chargedOff)
    const same = await call(test.app, readReportPage, { cookie: own.cookie, params: { id: separate.report.id, page: '1.png' } })
    expect(picture.raw.equals(same.raw)).toBe(true)
    const whole = await call(test.app, readReportFile, { cookie, params: { id } })
    expect(await upload(test.app, { cookie: own.cookie, bytes: new Uint8Array(whole.raw) })).toMatchObject({ status: 201 })

    // Each file again is the same report; a stranger takes nothing out.
    expect((await upload(test.app, { cookie, bytes: chargedOff })).status).toBe(200)
    expect((await call(test.app, removeReportFile, { cookie: own.cookie, params: { id, number: '2' } })).status).toBe(404)
    expect(await filesOf(member)).toHaveLength(2)

    await ok(test.app, removeReportFile, { cookie, params: { id, number: '1' } })
    const left = await ok(test.app, readReport, { cookie, params: { id } })
    expect(left).toMatchObject({ pageCount: 2, files: [{ number: 2, firstPage: 1 }], accountCount: 1 })
    expect(left.accounts[0]?.evidence['accountNumber']?.page).toBe(1)
    expect(left.accounts[0]?.id).toBe(second?.id)
    expect(await filesOf(member)).toHaveLength(1)
    expect((await call(test.app, removeReportFile, { cookie, params: { id, number: '2' } })).status).toBe(409)
    await created(cookie, fine)
    await ok(test.app, deleteReport, { cookie, params: { id } })
    expect(await filesOf(member)).toEqual([])
  })

  it('join when they come together; an account that two of them show is listed once', async () => {
    const { cookie } = await newMember(test.app)
    const { report } = await created(cookie, [fine, print(CHARGED_OFF, FINE)])
    expect(report.accounts.map(({ creditorName }) => creditorName)).toEqual(['LARKMOOR BANK', 'TAMSIN CARD SERVICES'])
    expect(report.files).toHaveLength(2)
  })

  if (isWholeCorpus)
    it('are one account where its pages come one by one', async () => {
      const { cookie } = await newMember(test.app)
      const [upper, lower] = printAccount(FINE, { foot: 900 }).map((page) => setPages([page]))
      const { report } = await created(cookie, lower ?? expect.fail('one page'))
      const whole = await created(cookie, upper ?? expect.fail('no page'))
      expect(whole.report).toMatchObject({ id: report.id, reportDate: '2026-09-09', files: [{}, {}] })
      expect(whole.report.accounts).toMatchObject([
        { creditorName: 'LARKMOOR BANK', accountNumber: 'xxxx 4410', remarks: ['CREDIT CARD'] },
      ])
    })

  if (isWholeCorpus)
    it('join from pictures too, and are found by the id that was answered when they came', async () => {
      const { cookie } = await newMember(test.app)
      const { report } = await created(cookie, fine)
      const pages = await picturedPages(test.context.pageText, chargedOff)
      for (const page of pages) recognition.learn(page.picture, page)
      const begun = await created(
        cookie,
        pages.map(({ picture }) => picture),
      )
      expect(begun.report.status).toBe('processing')
      await test.context.readings.idle()
      const found = await ok(test.app, readReport, { cookie, params: { id: begun.report.id } })
      expect(found).toMatchObject({ id: report.id, status: 'ready', files: [{}, { id: begun.report.id }] })
      expect(found.accounts.map(({ accountNumber }) => accountNumber)).toEqual(['xxxx 4410', 'xxxx 7025'])
    })

  if (isWholeCorpus)
    it('of another day, with other figures, or beside a whole report stay reports of their own', async () => {
      const { cookie } = await newMember(test.app)
      const first = await created(cookie, fine)
      const others = [
        print({ ...CHARGED_OFF, reportDate: 'October 2, 2026' }),
        print({ ...FINE, amounts: [['Balance', '$905'], ...FINE.amounts.slice(1)] }),
        exampleReport({ bureau: 'experian' }).bytes,
      ]
      for (const bytes of others) expect((await created(cookie, bytes)).report.id).not.toBe(first.report.id)
      // Nothing is kept of files that are not one report.
      const stranger = await newMember(test.app)
      const refused = await upload(test.app, { cookie: stranger.cookie, bytes: [fine, others[0] ?? fine] })
      expect([refused.status, refused.refusal?.code]).toEqual([400, 'invalid'])
      expect(await filesOf(stranger)).toEqual([])
    })
})
