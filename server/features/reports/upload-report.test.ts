import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { handMadePdf } from '#adapters/page-text/hand-made-pdf.ts'
import { disputeWithBureau } from '#contract/disputes.ts'
import { listFindings } from '#contract/findings.ts'
import { listNegativeItems, listNegativeItemsOfUser } from '#contract/negative-items.ts'
import { deleteReport, listReports, MAX_FILE_BYTES, readReport, readReportPage } from '#contract/reports.ts'
import { call, newMember, ok, type Member } from '#server/testing/member.ts'
import { reportsOf } from '#server/testing/stored-reports.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { printReply } from '#tools/synthetic-answers/print-reply.ts'
import { CLEAN_CARD, exampleReport, LAWFUL_CHARGE_OFF } from '#tools/synthetic-reports/example-report.ts'
import { notReports, PASSWORD } from '#tools/synthetic-reports/not-reports.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'

let test: TestApp
let dana: Member
beforeAll(async () => {
  test = await testApp()
  dana = await newMember(test.app)
})
afterAll(() => test.close())

const report = exampleReport()
const others = notReports(startTypesetter())
const bureauAnswer = printReply({
  from: 'experian',
  date: 'March 4, 2026',
  to: 'DANA EXAMPLE',
  results: [{ creditor: 'FIRST HARBOR BANK', number: '444796XXXX', kind: 'verified' }],
  wording: 0,
})

describe('an uploaded report', () => {
  it('is read into accounts, items and findings, each with its place on the page', async () => {
    const { status, answer } = await upload(test.app, { cookie: dana.cookie, bytes: report.bytes, bureau: 'equifax' })
    expect(status).toBe(201)
    expect(answer?.reports).toEqual([answer?.report])
    expect(answer?.report).toMatchObject({
      bureau: 'equifax',
      status: 'ready',
      source: 'upload',
      reportDate: '2026-11-10',
      score: null,
    })
    expect(answer?.report.accounts.map((account) => account.creditorName)).toEqual([
      'FIRST HARBOR BANK',
      'CAPITAL ONE BANK USA NA',
      'MERIDIAN AUTO FINANCE',
    ])
    expect(answer?.report.accounts[1]).toMatchObject({
      currentBalance: 488,
      pastDue: 488,
      creditLimit: 500,
      dateOfFirstDelinquency: '2023-10-11',
    })
    expect(answer?.report.findings).toMatchObject([
      {
        rule: 'closed_before_opened',
        grade: 'impossible',
        creditorName: 'MERIDIAN AUTO FINANCE',
        accountId: answer?.report.accounts[2]?.id,
      },
    ])
    const [first] = answer?.report.findings[0]?.evidence ?? []
    expect(first).toMatchObject({ reportId: answer?.report.id, page: expect.any(Number), quote: expect.stringContaining('2020') })
    expect(answer?.report.negativeItems.map((item) => [item.creditorName, item.itemType])).toEqual([
      ['CAPITAL ONE BANK USA NA', 'charge_off'],
      ['MERIDIAN AUTO FINANCE', 'late_payment'],
    ])
  })

  it('uploaded twice is one report', async () => {
    const again = await upload(test.app, { cookie: dana.cookie, bytes: report.bytes })
    expect(again.status).toBe(200)
    expect(await ok(test.app, listReports, { cookie: dana.cookie })).toHaveLength(1)
  })

  it('shows its pages as pictures to its owner alone', async () => {
    const [stored] = await ok(test.app, listReports, { cookie: dana.cookie })
    const id = stored?.id ?? ''
    const picture = await call(test.app, readReportPage, { cookie: dana.cookie, params: { id, page: '1.png' } })
    expect(picture.raw.subarray(1, 4).toString()).toBe('PNG')
    expect((await call(test.app, readReportPage, { cookie: dana.cookie, params: { id, page: '99.png' } })).status).toBe(404)
    const stranger = await newMember(test.app)
    expect((await call(test.app, readReportPage, { cookie: stranger.cookie, params: { id, page: '1.png' } })).status).toBe(404)
    expect((await call(test.app, readReport, { cookie: stranger.cookie, params: { id } })).status).toBe(404)
    expect((await call(test.app, listFindings, { cookie: stranger.cookie, query: { reportId: id } })).status).toBe(404)
    expect((await call(test.app, deleteReport, { cookie: stranger.cookie, params: { id } })).status).toBe(404)
    expect((await call(test.app, readReport, { params: { id } })).status).toBe(401)
  })

  it('answers its findings by report, by account and by item', async () => {
    const { cookie, id } = dana
    const all = await ok(test.app, listFindings, { cookie })
    const items = await ok(test.app, listNegativeItems, { cookie })
    const loan = items.find((item) => item.creditorName === 'MERIDIAN AUTO FINANCE')
    expect(await ok(test.app, listFindings, { cookie, query: { itemId: loan?.id } })).toEqual(all)
    expect(await ok(test.app, listFindings, { cookie, query: { negativeItemId: loan?.id } })).toEqual(all)
    const quiet = items.find((item) => item.findingCount === 0)
    expect(await ok(test.app, listFindings, { cookie, query: { negativeItemId: quiet?.id } })).toEqual([])
    expect(await ok(test.app, listFindings, { cookie, query: { accountId: all[0]?.accountId ?? '' } })).toEqual(all)
    expect(await ok(test.app, listFindings, { cookie, query: { reportId: loan?.reportId } })).toEqual(all)
    expect(await ok(test.app, listNegativeItemsOfUser, { cookie, params: { userId: id } })).toEqual(items)
    expect((await call(test.app, listNegativeItemsOfUser, { cookie, params: { userId: '1' } })).status).toBe(403)
  })

  it('of the same bureau and newer keeps the items it still lists and resolves the others', async () => {
    const { cookie } = await newMember(test.app)
    await upload(test.app, { cookie, bytes: report.bytes })
    const before = await ok(test.app, listNegativeItems, { cookie })
    const { IMPOSSIBLE_LOAN } = await import('#tools/synthetic-reports/example-report.ts')
    const newer = exampleReport({ reportDate: '2026-11-18', accounts: [CLEAN_CARD, IMPOSSIBLE_LOAN] })
    await upload(test.app, { cookie, bytes: newer.bytes })
    const after = await ok(test.app, listNegativeItems, { cookie })
    expect(after.map((item) => [item.creditorName, item.status])).toEqual([
      ['MERIDIAN AUTO FINANCE', 'open'],
      ['CAPITAL ONE BANK USA NA', 'resolved'],
    ])
    expect(new Set(after.map((item) => item.id))).toEqual(new Set(before.map((item) => item.id)))
  })

  it('is deleted with its file, its findings and its items', async () => {
    const { cookie, id: userId } = await newMember(test.app)
    const { answer } = await upload(test.app, { cookie, bytes: report.bytes })
    await ok(test.app, deleteReport, { cookie, params: { id: answer?.report.id ?? '' } })
    expect(await ok(test.app, listReports, { cookie })).toEqual([])
    expect(await ok(test.app, listNegativeItems, { cookie })).toEqual([])
    expect(await ok(test.app, listFindings, { cookie })).toEqual([])
    const files = readdirSync(path.join(test.directory, 'files'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.includes(userId),
    )
    expect(files.filter((file) => file.split(path.sep).length > 2)).toEqual([])
  })
})

describe('a file that is refused', () => {
  const cases = [
    ['a bank statement', { bytes: others['bank-statement'] }, 422, 'not_a_report', /bank statement/],
    ['a tax form', { bytes: others['w-2'] }, 422, 'not_a_report', /tax form/],
    ['only the summary of rights', { bytes: others['rights-only'] }, 422, 'not_a_report', /summary of your rights/],
    ['a bureau’s answer to a dispute', { bytes: bureauAnswer }, 422, 'not_a_report', /answer to a dispute.*under Answers/],
    ['blank pages', { bytes: others['blank-page'] }, 422, 'not_a_report', /no text/],
    ['an empty file', { bytes: others['empty-file'] }, 422, 'damaged_file', /is empty/],
    ['no file at all', { bytes: Buffer.alloc(0), name: '' }, 400, 'invalid', /select both a file and credit bureau/],
    ['a locked report', { bytes: others['encrypted-report'] }, 422, 'password_needed', /Enter its password/],
    [
      'a locked report with a wrong password',
      { bytes: others['encrypted-report'], password: 'wrong' },
      422,
      'password_needed',
      /does not open/,
    ],
    ['a cut-off report', { bytes: others['truncated-report'] }, 422, 'damaged_file', /damaged or cut off/],
    [
      'a web page under a false name',
      { bytes: Buffer.from('<!doctype html><html><body>hello</body></html>') },
      422,
      'not_a_report',
      /doesn’t look like a credit report/,
    ],
    [
      'a picture of one dot',
      {
        bytes: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
          'base64',
        ),
      },
      422,
      'not_a_report',
      /too small/,
    ],
    ['rubbish', { bytes: Buffer.alloc(5000, 7) }, 415, 'unsupported_type', /isn’t a PDF/],
    ['a file over 10MB', { bytes: Buffer.alloc(MAX_FILE_BYTES + 1, 32) }, 413, 'too_large', /10MB/],
  ] as const
  it.each(cases)('is %s: it says what to do and stores nothing', async (_case, file, status, code, words) => {
    const { cookie } = await newMember(test.app)
    const refused = await upload(test.app, { cookie, ...file })
    expect([refused.status, refused.refusal?.code]).toEqual([status, code])
    expect(refused.refusal?.message).toMatch(words)
    expect(await ok(test.app, listReports, { cookie })).toEqual([])
  })

  it('says of a page that takes too long to draw that it takes too long, not that it is empty', async () => {
    const drawing = vi.spyOn(test.context.pageText, 'renderPage').mockResolvedValueOnce({ kind: 'refused', reason: 'too_long' })
    const { cookie } = await newMember(test.app)
    const { status, refusal } = await upload(test.app, { cookie, bytes: handMadePdf([{ content: '0 0 612 792 re f' }]) })
    expect(drawing).toHaveBeenCalledOnce()
    drawing.mockRestore()
    expect([status, refusal?.code]).toEqual([422, 'damaged_file'])
    expect(refusal?.message).toContain('takes too long')
    expect(await ok(test.app, listReports, { cookie })).toEqual([])
  })

  it('opens with its password, which is kept nowhere', async () => {
    const { cookie, id } = await newMember(test.app)
    const { status, answer } = await upload(test.app, { cookie, bytes: others['encrypted-report'], password: PASSWORD })
    expect(status).toBe(201)
    const picture = await call(test.app, readReportPage, { cookie, params: { id: answer?.report.id ?? '', page: '1.png' } })
    expect(picture.status).toBe(200)
    const said = JSON.stringify(await reportsOf(test, id))
    expect(said.includes('TRANSWORLD SYS INC')).toBe(true)
    expect(said.includes(PASSWORD)).toBe(false)
    expect(test.logged.join('\n')).not.toContain(PASSWORD)
  })

  it('of another bureau than the one chosen names the right one, and is taken when that is chosen', async () => {
    const { cookie } = await newMember(test.app)
    const refused = await upload(test.app, { cookie, bytes: report.bytes, bureau: 'experian' })
    expect([refused.status, refused.refusal?.code, refused.refusal?.detected]).toEqual([409, 'bureau_mismatch', 'equifax'])
    expect(await ok(test.app, listReports, { cookie })).toEqual([])
    expect((await upload(test.app, { cookie, bytes: report.bytes, bureau: 'equifax' })).status).toBe(201)
  })
})

describe('reports of one member', () => {
  it('are one when the same file is uploaded five times at once', async () => {
    const { cookie } = await newMember(test.app)
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(test.app, { cookie, bytes: report.bytes })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([200, 200, 200, 200, 201])
    expect(new Set(answers.map(({ answer }) => answer?.report.id)).size).toBe(1)
    const kept = readdirSync(path.join(test.directory, 'files'), { recursive: true }).filter((name) =>
      String(name).includes(answers[0]?.answer?.report.id ?? ''),
    )
    expect(kept).toHaveLength(1)
  })

  it('are of another bureau than the one chosen also when they are stored already', async () => {
    const { cookie } = await newMember(test.app)
    await upload(test.app, { cookie, bytes: report.bytes })
    const again = await upload(test.app, { cookie, bytes: report.bytes, bureau: 'transunion' })
    expect([again.status, again.refusal?.detected]).toEqual([409, 'equifax'])
  })

  it('list their items again once a newer report of the bureau is deleted; disputes stay with them', async () => {
    const { cookie } = await newMember(test.app)
    const older = await upload(test.app, { cookie, bytes: exampleReport({ reportDate: '2026-10-10' }).bytes })
    const [item] = older.answer?.report.negativeItems ?? []
    await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: item?.id ?? '' } })
    const newer = await upload(test.app, { cookie, bytes: exampleReport({ reportDate: '2026-11-12' }).bytes })
    await ok(test.app, deleteReport, { cookie, params: { id: newer.answer?.report.id ?? '' } })
    const items = await ok(test.app, listNegativeItems, { cookie })
    expect(items.map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
      older.answer?.report.negativeItems.map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1)),
    )
    expect(items.every(({ status, reportId }) => status === 'open' && reportId === older.answer?.report.id)).toBe(true)
    expect(items.find(({ id }) => id === item?.id)?.isDisputed).toBe(true)
  })

  it('each name their own entries, whichever was uploaded first; only what the newest lists is open', async () => {
    const { cookie } = await newMember(test.app)
    const newer = await upload(test.app, { cookie, bytes: exampleReport({ accounts: [CLEAN_CARD, LAWFUL_CHARGE_OFF] }).bytes })
    const older = await upload(test.app, { cookie, bytes: exampleReport({ reportDate: '2026-10-30' }).bytes })
    const { id = '', negativeItems = [] } = older.answer?.report ?? {}
    expect(negativeItems.map((item) => [item.creditorName, item.status, item.reportId])).toEqual([
      ['CAPITAL ONE BANK USA NA', 'open', id],
      ['MERIDIAN AUTO FINANCE', 'resolved', id],
    ])
    const [shared] = negativeItems
    expect(newer.answer?.report.negativeItems.map((item) => item.id)).toEqual([shared?.id])
    const items = await ok(test.app, listNegativeItems, { cookie })
    expect(items.filter(({ status }) => status === 'open').map((item) => [item.id, item.reportId])).toEqual([
      [shared?.id, newer.answer?.report.id],
    ])
  })
})
