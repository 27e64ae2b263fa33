import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageOfPicture } from '#adapters/recognition/port.ts'
import { attestLetter, generateLetter } from '#contract/letters.ts'
import { analyzeReport } from '#contract/report-analysis.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { listFindings } from '#contract/findings.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { confirmValues, listAnsweredValues, listConfirmations, takeBackValue } from '#contract/confirmations.ts'
import { deleteReport, listReports, readReport, readReportFile, readReportOriginal, readReportPage } from '#contract/reports.ts'
import { followReadings, readingEvent } from '#contract/readings.ts'
import { users } from '#server/database/tables/accounts.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { openReadings } from '#server/features/reports/reading-queue.ts'
import { forgetKeys } from '#server/platform/vault.ts'
import { knownRecognition, picturedPages } from '#server/testing/known-recognition.ts'
import { call, confirmWho, newMember, ok, type Member } from '#server/testing/member.ts'
import { openStream } from '#server/testing/open-stream.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { eq } from 'drizzle-orm'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF } from '#tools/synthetic-reports/example-report.ts'
import { notReports } from '#tools/synthetic-reports/not-reports.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'

/** Payments before the account was opened. */
const EARLY_LOAN = { ...IMPOSSIBLE_LOAN, dateClosed: null, dateOpened: '2024-06-15', balanceDate: '2024-03-01' }
const SENDER = { name: 'Ana Ruiz', address: '1200 Main St', city: 'Austin', state: 'TX', zip: '78701' }
const printed = (seed: string): Uint8Array =>
  exampleReport({ bureau: 'experian', seed, accounts: [CLEAN_CARD, EARLY_LOAN, LAWFUL_CHARGE_OFF] }).bytes

/** Answers scans, whose pictures only the server draws, in order. */
const scans: PageOfPicture[] = []
const recognition = knownRecognition(scans)
let test: TestApp
/** Every page of the example as it was printed and read, the loan's opening date without certainty. */
let pages: PageOfPicture[]
let surePages: PageOfPicture[]
beforeAll(async () => {
  test = await testApp({ recognition })
  pages = await picturedPages(test.context.pageText, printed('example'), ({ text }) => text === '06/15/2024')
  surePages = await picturedPages(test.context.pageText, printed('sure'))
  for (const page of [...pages, ...surePages]) recognition.learn(page.picture, page)
})
afterAll(() => test.close())

const picturesOf = (all: readonly PageOfPicture[]): Uint8Array[] => all.map(({ picture }) => picture)
const idle = (): Promise<void> => test.context.readings.idle()

async function uploaded({ cookie }: Member, all: readonly PageOfPicture[], more: object = {}): Promise<string> {
  const { status, answer } = await upload(test.app, { cookie, bytes: picturesOf(all), ...more })
  expect([status, answer?.report.status]).toEqual([201, 'processing'])
  return answer?.report.id ?? ''
}

async function readIn(member: Member, all: readonly PageOfPicture[], more: object = {}): Promise<string> {
  const id = await uploaded(member, all, more)
  await idle()
  return id
}

async function follow({ cookie }: Member) {
  const { payload } = await test.app.inject({ method: 'GET', url: followReadings.path, headers: { cookie } })
  return eventsIn(payload)
}

const eventsIn = (payload: string) =>
  payload
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => readingEvent.parse(JSON.parse(block.slice(6))))

describe('pictures of a report', () => {
  it('are answered at once as being read, and become the report page by page', async () => {
    const dana = await newMember(test.app)
    recognition.hold()
    const id = await uploaded(dana, pages)
    const going = await ok(test.app, readReport, { cookie: dana.cookie, params: { id } })
    expect(going).toMatchObject({
      status: 'processing',
      progress: { page: 0, pages: pages.length },
      bureau: null,
      accounts: [],
      pageCount: pages.length,
      summary: `Being read: 0 of ${pages.length} pages.`,
    })
    expect((await ok(test.app, listReports, { cookie: dana.cookie })).map((one) => [one.id, one.status])).toEqual([
      [id, 'processing'],
    ])
    const shown = await call(test.app, readReportPage, { cookie: dana.cookie, params: { id, page: '1.png' } })
    expect(shown.raw.subarray(1, 4).toString()).toBe('PNG')
    const again = await upload(test.app, { cookie: dana.cookie, bytes: picturesOf(pages) })
    expect([again.status, again.answer?.report.id]).toEqual([200, id])
    const following = await openStream(test.app, followReadings.path, dana.cookie)
    const [first] = eventsIn((await following.next()) ?? '')
    recognition.release()
    await idle()
    const events = [first, ...eventsIn(await following.rest())]
    expect(events[0]).toEqual({ id, status: 'processing', page: 0, pages: pages.length, reportIds: [], message: null })
    expect(events.at(-1)).toMatchObject({ id, status: 'ready', page: pages.length, reportIds: [id] })
    const { cookie } = dana
    const report = await ok(test.app, readReport, { cookie, params: { id } })
    expect(report).toMatchObject({ status: 'ready', progress: null, bureau: 'experian', pageCount: pages.length })
    expect(report.accounts.map(({ creditorName }) => creditorName)).toContain('MERIDIAN AUTO FINANCE')
    expect(report.summary).toContain(`${report.toConfirm} value`)
    expect((await upload(test.app, { cookie, bytes: picturesOf(pages) })).status).toBe(200)
    expect((await call(test.app, readReportFile, { cookie, params: { id } })).raw.subarray(0, 5).toString()).toBe('%PDF-')
    const zip = unzipSync(new Uint8Array((await call(test.app, readReportOriginal, { cookie, params: { id } })).raw))
    expect(Object.keys(zip)).toEqual(pages.map((_, index) => `page-${index + 1}.png`))
    expect(zip['page-1.png']).toEqual(new Uint8Array(pages[0]?.picture ?? []))
    await ok(test.app, deleteReport, { cookie, params: { id } })
    expect((await test.context.files.list(dana.id)).length).toBe(0)
  })

  it('of only the first page resolve nothing that stands on the others, whichever came first', async () => {
    const partial = surePages.slice(0, 1)
    const whole = printed('sure')
    for (const isPartialFirst of [true, false]) {
      const dana = await newMember(test.app)
      const { cookie } = dana
      if (isPartialFirst) await readIn(dana, partial)
      const { answer } = await upload(test.app, { cookie, bytes: whole })
      const id = answer?.report.id ?? ''
      if (!isPartialFirst) await readIn(dana, partial)
      const items = await ok(test.app, listNegativeItems, { cookie })
      const names = items.map(({ creditorName }) => creditorName)
      expect(names.toSorted()).toEqual(['CAPITAL ONE BANK USA NA', 'MERIDIAN AUTO FINANCE'])
      expect(items.map(({ status }) => status)).toEqual(['open', 'open'])
      const loan = items.find(({ creditorName }) => creditorName === 'MERIDIAN AUTO FINANCE')
      expect(loan?.reportId).toBe(id)
      const found = await ok(test.app, listFindings, { cookie, query: {} })
      expect(found.some(({ subjectId }) => subjectId === loan?.subjectId)).toBe(true)
    }
  })

  it('and a newer file that was cut short resolve nothing that stands on the pages it lacks, and the dashboard counts it', async () => {
    const { cookie, id: userId } = await newMember(test.app, { isSubscribed: true })
    const whole = await upload(test.app, { cookie, bytes: printed('sure') })
    const cut = await test.context.pageText.extractPage(printed('sure'), { password: null, page: 1 })
    if (cut.kind !== 'pdf') throw new Error('the example has a first page')
    const today = test.context.now()
    test.setNow('2026-11-21T12:00:00.000Z')
    const newer = await upload(test.app, { cookie, bytes: cut.pdf })
    test.setNow(today)
    expect(newer.answer?.report.totals.reconciled).toBe(false)
    const items = await ok(test.app, listNegativeItems, { cookie })
    expect(items.map(({ status, reportId }) => [status, reportId])).toEqual(items.map(() => ['open', whole.answer?.report.id]))
    const found = await ok(test.app, listFindings, { cookie, query: {} })
    expect(found.filter(({ reportId }) => reportId === whole.answer?.report.id)).not.toEqual([])
    const { findings, totalNegativeItems } = await ok(test.app, readDashboard, { cookie, params: { userId } })
    expect([findings, totalNegativeItems]).toEqual([found.length, 2])
  })

  it('are the pages of a tall screenshot, which it is cut into and kept as; the same file again is the same report', async () => {
    const dana = await newMember(test.app)
    const { cookie } = dana
    const [first, ...others] = picturesOf(surePages)
    if (!first) throw new Error('the example has pages')
    const tall = new Uint8Array([...first, 0])
    recognition.cut(tall, [first, ...others])
    const { answer } = await upload(test.app, { cookie, bytes: [tall] })
    const id = answer?.report.id ?? ''
    await idle()
    const report = await ok(test.app, readReport, { cookie, params: { id } })
    expect(report).toMatchObject({ status: 'ready', bureau: 'experian', pageCount: surePages.length })
    const zip = unzipSync(new Uint8Array((await call(test.app, readReportOriginal, { cookie, params: { id } })).raw))
    expect(zip['page-1.png']).toEqual(new Uint8Array(first))
    expect(Object.keys(zip)).toHaveLength(surePages.length)
    const again = await upload(test.app, { cookie, bytes: [tall] })
    expect([again.status, again.answer?.report.id]).toEqual([200, id])
    const poster = new Uint8Array([...first, 1])
    recognition.cut(
      poster,
      Array.from({ length: 61 }, () => first),
    )
    const refused = await upload(test.app, { cookie, bytes: [poster] })
    expect([refused.status, refused.refusal?.code]).toEqual([413, 'too_large'])
    const endless = new Uint8Array([...first, 2])
    recognition.cut(endless, 'too_long')
    const given = await upload(test.app, { cookie, bytes: [endless] })
    expect([given.status, given.refusal?.code]).toEqual([422, 'damaged_file'])
    expect(given.refusal?.message).toMatch(/takes too long to read/)
  })

  it('keep what is not sure out of everything, until the member has said what the page says', async () => {
    const dana = await newMember(test.app, { isSubscribed: true })
    const { cookie } = dana
    const id = await readIn(dana, pages)
    const report = await ok(test.app, readReport, { cookie, params: { id } })
    const loan = report.accounts.find(({ creditorName }) => creditorName === 'MERIDIAN AUTO FINANCE')
    expect([loan?.dateOpened, loan?.evidence['dateOpened']?.unconfirmed]).toEqual(['2024-06-15', true])
    expect(loan?.evidence['dateOpened']?.confidence).toBeLessThan(0.9)
    expect(report.findings).toEqual([])
    const open = await ok(test.app, listConfirmations, { cookie, params: { id } })
    expect(open.length).toBe(report.toConfirm)
    const opened = open.find(({ field }) => field === 'Date opened')
    expect(opened).toMatchObject({ entry: 'MERIDIAN AUTO FINANCE', value: '2024-06-15', kind: 'date' })

    const [item] = (await ok(test.app, listNegativeItems, { cookie })).filter(
      (one) => one.creditorName === 'MERIDIAN AUTO FINANCE',
    )
    const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: item?.id ?? '', userInfo: SENDER } })
    const early = await call(test.app, attestLetter, { cookie, params: { id: letter.id } })
    expect([early.status, early.refusal?.code, early.refusal?.message]).toEqual([
      409,
      'conflict',
      expect.stringContaining('check them against the page'),
    ])

    const key = opened?.key ?? ''
    const wrong = await call(test.app, confirmValues, {
      cookie,
      params: { id },
      body: {
        values: [
          { key, value: 'soon' },
          { key: 'account/nothing/dateOpened', value: '2020' },
        ],
      },
    })
    expect([wrong.status, wrong.refusal?.issues?.map(({ path }) => path)]).toEqual([400, [key, 'account/nothing/dateOpened']])
    expect((await ok(test.app, listConfirmations, { cookie, params: { id } })).length).toBe(open.length)

    const values = open.map((one) => ({ key: one.key, value: one.value }))
    const confirmed = await ok(test.app, confirmValues, { cookie, params: { id }, body: { values } })
    expect(confirmed.toConfirm).toBe(0)
    expect(confirmed.findings).toMatchObject([{ creditorName: 'MERIDIAN AUTO FINANCE', grade: 'impossible' }])
    expect(confirmed.summary).not.toContain('need')
    const after = await ok(test.app, listNegativeItems, { cookie })
    expect(
      after.filter((one) => one.creditorName === 'MERIDIAN AUTO FINANCE').map((one) => [one.id, one.status, one.findingCount]),
    ).toEqual([[item?.id, 'open', 1]])
    const repeated = await call(test.app, confirmValues, { cookie, params: { id }, body: { values } })
    expect([repeated.status, repeated.answer?.findings]).toEqual([200, confirmed.findings])
    await confirmWho(test.app, dana)
    expect((await call(test.app, attestLetter, { cookie, params: { id: letter.id } })).status).toBe(200)
    const acts = await test.context.db.select().from(auditLog).where(eq(auditLog.userId, dana.id))
    expect(acts.filter(({ action }) => action === 'report.confirmed')).toHaveLength(1)
    expect(acts.map(({ action }) => action)).toEqual(expect.arrayContaining(['report.received', 'report.uploaded']))
  })

  it('take another value, or none, where the page says so', async () => {
    const dana = await newMember(test.app)
    const { cookie } = dana
    const id = await readIn(dana, pages)
    const [first] = (await ok(test.app, listConfirmations, { cookie, params: { id } })).filter(
      ({ field }) => field === 'Date opened',
    )
    const key = first?.key ?? ''
    const changed = await ok(test.app, confirmValues, {
      cookie,
      params: { id },
      body: { values: [{ key, value: '06/15/2019' }] },
    })
    const loan = changed.accounts.find(({ creditorName }) => creditorName === 'MERIDIAN AUTO FINANCE')
    expect([loan?.dateOpened, changed.findings]).toEqual(['2019-06-15', []])
    const again = await call(test.app, confirmValues, {
      cookie,
      params: { id },
      body: { values: [{ key, value: '06/15/2019' }] },
    })
    expect(again.status).toBe(200)
    const other = await call(test.app, confirmValues, { cookie, params: { id }, body: { values: [{ key, value: '2018' }] } })
    expect(other.status).toBe(400)
  })

  it('are asked again once what was said of them is taken back, and nothing rests on it any more', async () => {
    const dana = await newMember(test.app)
    const { cookie } = dana
    const params = { id: await readIn(dana, pages) }
    const asRead = await ok(test.app, readReport, { cookie, params })
    const open = await ok(test.app, listConfirmations, { cookie, params })
    const values = open.map(({ key, value }) => ({ key, value }))
    const confirmed = await ok(test.app, confirmValues, { cookie, params, body: { values } })
    expect([asRead.hasAnswers, confirmed.hasAnswers, confirmed.findings.length]).toEqual([false, true, 1])
    const said = await ok(test.app, listAnsweredValues, { cookie, params })
    expect(said.map(({ key, said: words }) => ({ key, value: words }))).toEqual(values)
    const opened = said.find(({ field }) => field === 'Date opened')
    const body = { key: opened?.key ?? '' }
    const without = await ok(test.app, takeBackValue, { cookie, params, body })
    expect([without.toConfirm, without.hasAnswers, without.findings]).toEqual([1, said.length > 1, []])
    expect((await ok(test.app, listConfirmations, { cookie, params })).map(({ key }) => key)).toEqual([body.key])
    const again = await call(test.app, takeBackValue, { cookie, params, body })
    expect([again.status, again.answer]).toEqual([200, without])
    for (const { key } of said) await ok(test.app, takeBackValue, { cookie, params, body: { key } })
    expect(await ok(test.app, readReport, { cookie, params })).toEqual(asRead)
    expect(await ok(test.app, listAnsweredValues, { cookie, params })).toEqual([])
    const acts = await test.context.db.select().from(auditLog).where(eq(auditLog.userId, dana.id))
    expect(acts.filter(({ action }) => action === 'report.value_taken_back')).toHaveLength(said.length)
    const stranger = await newMember(test.app)
    expect((await call(test.app, takeBackValue, { cookie: stranger.cookie, params, body })).status).toBe(404)
    expect((await call(test.app, listAnsweredValues, { cookie: stranger.cookie, params })).status).toBe(404)
  })

  it('are waited for by the analysis, which answers what was made out', async () => {
    const { cookie } = await newMember(test.app)
    const { status, answer } = await call(test.app, analyzeReport, {
      cookie,
      body: { customerInfo: JSON.stringify({ ...SENDER, ssn: '9911' }) },
      files: picturesOf(surePages).map((bytes) => ({ field: 'creditReport', name: 'page.png', type: 'image/png', bytes })),
    })
    expect([status, answer?.reportIds.length]).toEqual([200, 1])
    expect(answer?.extractedText).toContain('MERIDIAN AUTO FINANCE')
  })

  it('that cannot be read stay as failed with what to do, can be seen, replaced and deleted', async () => {
    const dana = await newMember(test.app)
    const { cookie } = dana
    const [blurred, ...rest] = await picturedPages(test.context.pageText, printed('blurred'))
    recognition.learn(blurred?.picture ?? new Uint8Array(), { kind: 'refused', reason: 'too_poor', trouble: 'blurred' })
    for (const page of rest) recognition.learn(page.picture, page)
    const id = await readIn(dana, blurred ? [blurred, ...rest] : [])
    const failed = await ok(test.app, readReport, { cookie, params: { id } })
    expect([failed.status, failed.failure?.code]).toEqual(['failed', 'not_a_report'])
    expect(failed.summary).toMatch(/picture.* is blurred\. Hold the phone still/)
    expect(await follow(dana)).toMatchObject([{ id, status: 'failed' }])
    expect((await call(test.app, readReportPage, { cookie, params: { id, page: '1.png' } })).status).toBe(200)
    const better = await readIn(dana, surePages, { replaces: id })
    expect((await ok(test.app, listReports, { cookie })).map((one) => [one.id, one.status])).toEqual([[better, 'ready']])
    expect((await test.context.files.list(`${dana.id}/originals/${id}`)).length).toBe(0)
  })

  it('of something else say so, and of another bureau than the one chosen as well', async () => {
    const dana = await newMember(test.app)
    const { cookie } = dana
    const bank = await picturedPages(test.context.pageText, notReports(startTypesetter())['bank-statement'])
    for (const page of bank) recognition.learn(page.picture, page)
    const other = await readIn(dana, bank)
    expect((await ok(test.app, readReport, { cookie, params: { id: other } })).failure?.message).toMatch(/bank statement/)
    const wrong = await readIn(dana, surePages, { bureau: 'equifax' })
    expect((await ok(test.app, readReport, { cookie, params: { id: wrong } })).failure).toMatchObject({
      code: 'bureau_mismatch',
      message: expect.stringContaining('Choose Experian'),
    })
    const right = await readIn(dana, surePages, { bureau: 'experian' })
    expect((await ok(test.app, listReports, { cookie })).map(({ id }) => id).toSorted()).toEqual([other, right].toSorted())
    await ok(test.app, deleteReport, { cookie, params: { id: other } })
    expect((await ok(test.app, listReports, { cookie })).map(({ id }) => id)).toEqual([right])
  })
})

describe('a reading', () => {
  it('is stopped when it is deleted', async () => {
    const dana = await newMember(test.app)
    const { cookie } = dana
    recognition.hold()
    const id = await uploaded(dana, surePages)
    await ok(test.app, deleteReport, { cookie, params: { id } })
    await idle()
    recognition.release()
    expect((await call(test.app, readReport, { cookie, params: { id } })).status).toBe(404)
    expect((await test.context.files.list(dana.id)).length).toBe(0)
    expect(await follow(dana)).toEqual([])
  })

  it('whose member another process erases meanwhile is no fault of ours', async () => {
    const dana = await newMember(test.app)
    recognition.hold()
    const asked = recognition.asked()
    await uploaded(dana, surePages)
    await expect.poll(recognition.asked).toBeGreaterThan(asked)
    await test.context.db.delete(users).where(eq(users.userId, dana.id))
    forgetKeys(test.context, [dana.id])
    const before = test.logged.length
    recognition.release()
    await idle()
    expect(test.logged.slice(before)).toEqual([])
  })

  it('is nobody else’s business', async () => {
    const [dana, stranger] = [await newMember(test.app), await newMember(test.app)]
    recognition.hold()
    const id = await uploaded(dana, pages)
    const { cookie } = stranger
    for (const endpoint of [readReport, readReportFile, readReportOriginal, listConfirmations, deleteReport] as const)
      expect((await call(test.app, endpoint, { cookie, params: { id } })).status).toBe(404)
    expect((await call(test.app, readReportPage, { cookie, params: { id, page: '1.png' } })).status).toBe(404)
    const values = [{ key: 'a', value: null }]
    expect((await call(test.app, confirmValues, { cookie, params: { id }, body: { values } })).status).toBe(404)
    expect((await upload(test.app, { cookie, bytes: picturesOf(surePages), replaces: id })).status).toBe(404)
    expect(await follow(stranger)).toEqual([])
    expect(await ok(test.app, listReports, { cookie })).toEqual([])
    const early = await call(test.app, confirmValues, { cookie: dana.cookie, params: { id }, body: { values } })
    expect([early.status, early.refusal?.code]).toEqual([409, 'conflict'])
    recognition.release()
    await idle()
  })
})

describe('a scanned PDF', () => {
  it('is recognised page by page', async () => {
    const dana = await newMember(test.app)
    const { cookie } = dana
    const scan = await test.context.printing.setPictures(surePages)
    scans.push(...surePages)
    const { status, answer } = await upload(test.app, { cookie, bytes: scan })
    expect([status, answer?.report.status, answer?.report.format]).toEqual([201, 'processing', 'scan'])
    await idle()
    const id = answer?.report.id ?? ''
    const report = await ok(test.app, readReport, { cookie, params: { id } })
    expect([report.status, report.accounts.length, report.pageCount]).toEqual(['ready', 3, surePages.length])
    const zip = unzipSync(new Uint8Array((await call(test.app, readReportOriginal, { cookie, params: { id } })).raw))
    expect(Object.keys(zip)).toEqual(['page-1.pdf'])
  })
})

describe('a PDF of which one page is a scan', () => {
  it('is read whole: the text as printed, the picture by recognition, in the order of the pages', async () => {
    const { cookie } = await newMember(test.app)
    const scanned = surePages.length - 1
    const page = surePages[scanned]
    if (page === undefined) throw new Error('the report has pages')
    const mixed = withPageReplaced(printed('sure'), {
      page: scanned + 1,
      by: await test.context.printing.setPictures([page]),
      count: surePages.length,
    })
    const before = recognition.asked()
    scans.push(page)
    const { status, answer } = await upload(test.app, { cookie, bytes: mixed })
    expect([status, answer?.report.status]).toEqual([201, 'processing'])
    await idle()
    const params = { id: answer?.report.id ?? '' }
    const report = await ok(test.app, readReport, { cookie, params })
    expect(recognition.asked() - before).toBe(1)
    expect([report.status, report.format, report.pageCount]).toEqual(['ready', 'experian-web-print', surePages.length])
    const text = await upload(test.app, { cookie, bytes: printed('sure') })
    const whole = await ok(test.app, readReport, { cookie, params: { id: text.answer?.report.id ?? '' } })
    const said = (of: typeof whole) =>
      of.accounts.map(({ creditorName, dateOpened, currentBalance }) => [creditorName, dateOpened, currentBalance])
    expect(said(report)).toEqual(said(whole))
  })
})

/** The report with one page, 1-based, exchanged for the only page of another PDF. */
function withPageReplaced(pdf: Uint8Array, { page, by, count }: { page: number; by: Uint8Array; count: number }): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'errata-mixed-'))
  const at = (name: string): string => join(folder, name)
  const run = (command: string, ...args: readonly string[]): void => {
    const { status, stderr } = spawnSync(command, [...args], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command}: ${stderr}`)
  }
  try {
    writeFileSync(at('all.pdf'), pdf)
    run('pdfseparate', at('all.pdf'), at('%d.pdf'))
    writeFileSync(at(`${page}.pdf`), by)
    run('pdfunite', ...Array.from({ length: count }, (_, index) => at(`${index + 1}.pdf`)), at('mixed.pdf'))
    return new Uint8Array(readFileSync(at('mixed.pdf')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe('pictures that can be refused at once', () => {
  const png = (width: number, height: number, end = 'IEND'): Buffer => {
    const head = Buffer.alloc(64)
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(head)
    head.write('IHDR', 12, 'latin1')
    head.writeUInt32BE(width, 16)
    head.writeUInt32BE(height, 20)
    return Buffer.concat([head, Buffer.from(`\0\0\0\0${end}`), Buffer.alloc(4)])
  }
  const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'.padEnd(64, '\0'), 'latin1')
  it.each([
    ['one that is too small', [png(300, 400)], 422, 'not_a_report', /from closer/],
    ['one of more than 50 megapixels', [png(20_000, 20_000)], 413, 'too_large', /50 million/],
    ['one that was cut off', [png(1700, 2200, 'NONE')], 422, 'damaged_file', /damaged or cut off/],
    ['more than twenty', Array.from({ length: 21 }, () => png(1700, 2200)), 413, 'too_large', /20 pictures/],
    ['an iPhone photo', [heic], 415, 'unsupported_type', /Most Compatible/],
    ['a picture beside a PDF', [png(1700, 2200), exampleReport().bytes], 400, 'invalid', /pictures of its pages/],
  ] as const)('%s', async (_case, bytes, status, code, words) => {
    const dana = await newMember(test.app)
    const refused = await upload(test.app, { cookie: dana.cookie, bytes })
    expect([refused.status, refused.refusal?.code]).toEqual([status, code])
    expect(refused.refusal?.message).toMatch(words)
    expect(await ok(test.app, listReports, { cookie: dana.cookie })).toEqual([])
    expect((await test.context.files.list(dana.id)).length).toBe(0)
  })
})

// Last: it stops the reader of this application for good.
describe('a reading', () => {
  it('that was stopped with the server begins anew with the next one', async () => {
    const dana = await newMember(test.app)
    const { cookie } = dana
    recognition.hold()
    const id = await uploaded(dana, surePages)
    await test.context.readings.close()
    expect((await ok(test.app, readReport, { cookie, params: { id } })).status).toBe('processing')
    recognition.release()
    const next = openReadings()
    next.wake({ ...test.context, readings: next })
    await next.idle()
    expect((await ok(test.app, readReport, { cookie, params: { id } })).status).toBe('ready')
    await next.close()
  })
})
