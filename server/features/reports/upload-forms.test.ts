import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listNegativeItems } from '#contract/negative-items.ts'
import { deleteReport, listReports, readReport, readReportFile, readReportOriginal, readReportPage } from '#contract/reports.ts'
import { aboutExample } from '#tools/synthetic-reports/about-example.ts'
import { makeCreditFile } from '#engine/practice/credit-file.ts'
import { seeded } from '#engine/practice/seed.ts'
import { COLUMNS, openListing } from '#engine/reading/listing/listing.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { equifaxConsumer } from '#tools/synthetic-reports/equifax-consumer.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { experianCreditProfile } from '#tools/synthetic-reports/experian-credit-profile.ts'
import { identityIqPage } from '#tools/synthetic-reports/identityiq.ts'
import { trueLinkFile } from '#tools/synthetic-reports/truelink-json.ts'
import { tu4 } from '#tools/synthetic-reports/tu4.ts'
import { isWholeCorpus, sampleOf } from '#tools/corpus/corpus-size.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const utf8 = (text: string): Uint8Array => Buffer.from(text)
const single = (make: typeof tu4) => make(aboutExample(makeCreditFile('forms')), seeded('forms'))
const page = identityIqPage('forms')
/** As browsers save a page with all that belongs to it in one file. */
const archived = (html: string): Uint8Array =>
  utf8(
    [
      'From: <Saved by Blink>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; type="text/html"; boundary="b"',
      '',
      '--b',
      'Content-Type: text/html',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(html).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
      '--b',
      'Content-Type: image/png',
      'Content-Transfer-Encoding: base64',
      '',
      'AAAA',
      '--b--',
      '',
    ].join('\r\n'),
  )
const threeBureau = trueLinkFile(
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].find((seed) => trueLinkFile(seed).truths.length === 3) ?? 'a',
)

const FORMS = [
  ['a three-bureau page saved as HTML', 'html', utf8(page.html), page.truths.map(({ accounts }) => accounts.length)],
  ['a TrueLink JSON of three bureaus', 'json', threeBureau.bytes, threeBureau.truths.map(({ accounts }) => accounts.length)],
  [
    'an Experian Credit Profile',
    'json',
    single(experianCreditProfile).bytes,
    [single(experianCreditProfile).truth.accounts.length],
  ],
  ['an Equifax consumer report', 'json', single(equifaxConsumer).bytes, [single(equifaxConsumer).truth.accounts.length]],
  ['a TransUnion TU4', 'xml', single(tu4).bytes, [single(tu4).truth.accounts.length]],
] as const

/** The signs of a text that stand in any typeface: quotes cover numbers with X or *, and a line may break within a word. */
const signs = (text: string): string => text.replaceAll(/[^A-WYZa-z]/g, '')

describe('a file without pages', () => {
  it.each(sampleOf(FORMS, 1))(
    '%s becomes its reports, with every fact where it stands on the pages',
    async (_case, ending, bytes, counts) => {
      const { cookie, id: userId } = await newMember(test.app)
      const { status, answer } = await upload(test.app, { cookie, bytes })
      expect([status, answer?.reports.map(({ accounts }) => accounts.length)]).toEqual([201, [...counts]])
      const reports = answer?.reports ?? []
      expect(answer?.report).toEqual(reports[0])
      expect(new Set(reports.map(({ bureau }) => bureau)).size).toBe(counts.length)
      const id = reports[0]?.id ?? ''
      const pdf = new Uint8Array((await call(test.app, readReportFile, { cookie, params: { id } })).raw)
      const read = await test.context.pageText.read(pdf, { password: null, digest: null })
      const pages = (read.kind === 'text' ? read.document?.pages : null) ?? []
      expect(pages.length).toBe(reports[0]?.pageCount)
      const places = reports.flatMap(({ accounts }) => accounts.flatMap(({ evidence }) => Object.values(evidence)))
      expect(places.length).toBeGreaterThan(10)
      for (const { page: number, box, quote } of places) {
        const there = (pages[number - 1]?.words ?? []).filter(
          (word) =>
            word.box[0] >= box[0] - 1 &&
            word.box[0] + word.box[2] <= box[0] + box[2] + 1 &&
            word.box[1] >= box[1] - 1 &&
            word.box[1] + word.box[3] <= box[1] + box[3] + 1,
        )
        const text = signs(there.map((word) => word.text).join(''))
        const isThere = text !== '' ? text.includes(signs(quote)) || signs(quote).startsWith(text) : signs(quote) === ''
        expect(isThere, `${quote} at ${number} ${box.join(' ')}`).toBe(true)
      }
      const picture = await call(test.app, readReportPage, { cookie, params: { id, page: '1.png' } })
      expect(picture.raw.subarray(1, 4).toString()).toBe('PNG')
      const zip = unzipSync(new Uint8Array((await call(test.app, readReportOriginal, { cookie, params: { id } })).raw))
      expect(Object.keys(zip)).toEqual([`page-1.${ending}`])
      expect(zip[`page-1.${ending}`]?.length).toBe(bytes.length)
      const again = await upload(test.app, { cookie, bytes })
      expect([again.status, again.answer?.reports.map((one) => one.id).toSorted()]).toEqual([
        200,
        reports.map((one) => one.id).toSorted(),
      ])
      for (const one of reports) await ok(test.app, deleteReport, { cookie, params: { id: one.id } })
      expect((await test.context.files.list(userId)).length).toBe(0)
    },
  )

  it('keeps Social Security numbers nowhere in what was uploaded', async () => {
    const { cookie } = await newMember(test.app)
    const ssn = '900-12-3456'
    const bytes = utf8(page.html.replace('</body>', `<p>SSN ${ssn}</p><p data-ssn="900123456">x</p></body>`))
    const { answer } = await upload(test.app, { cookie, bytes })
    const id = answer?.report.id ?? ''
    const zip = unzipSync(new Uint8Array((await call(test.app, readReportOriginal, { cookie, params: { id } })).raw))
    const kept = strFromU8(zip['page-1.html'] ?? new Uint8Array())
    expect(kept).toContain('XXX-XX-3456')
    expect(kept).toContain('data-ssn="XXXXX3456"')
    expect([kept.includes(ssn), kept.includes('900123456')]).toEqual([false, false])
  })

  if (isWholeCorpus)
    it('is read from an archive, of which the page alone is kept', async () => {
      const { cookie } = await newMember(test.app)
      const { status, answer } = await upload(test.app, {
        cookie,
        bytes: archived(page.html.replace('</body>', '<p>SSN 900-12-3456</p></body>')),
      })
      expect([status, answer?.reports.map(({ accounts }) => accounts.length)]).toEqual([
        201,
        page.truths.map(({ accounts }) => accounts.length),
      ])
      const id = answer?.report.id ?? ''
      const zip = unzipSync(new Uint8Array((await call(test.app, readReportOriginal, { cookie, params: { id } })).raw))
      expect(Object.keys(zip)).toEqual(['page-1.html'])
      const kept = strFromU8(zip['page-1.html'] ?? new Uint8Array())
      expect([kept.includes('XXX-XX-3456'), kept.includes('900-12'), kept.includes('image/png')]).toEqual([true, false, false])
    })
})

if (isWholeCorpus)
  describe('a file of three bureaus', () => {
    it('is taken for any of them, and each report lives on when another is deleted', async () => {
      const { cookie } = await newMember(test.app)
      const { status, answer } = await upload(test.app, { cookie, bytes: threeBureau.bytes, bureau: 'experian' })
      expect(status).toBe(201)
      const [gone, ...left] = answer?.reports ?? []
      await ok(test.app, deleteReport, { cookie, params: { id: gone?.id ?? '' } })
      expect((await ok(test.app, listReports, { cookie })).map(({ id }) => id).toSorted()).toEqual(
        left.map(({ id }) => id).toSorted(),
      )
      for (const { id } of left) {
        expect((await call(test.app, readReportPage, { cookie, params: { id, page: '1.png' } })).status).toBe(200)
        expect((await call(test.app, readReportOriginal, { cookie, params: { id } })).status).toBe(200)
      }
      const items = await ok(test.app, listNegativeItems, { cookie })
      expect(items.filter(({ status: state, bureau }) => state === 'open' && bureau === gone?.bureau)).toEqual([])
    })

    it('tells which accounts are one entry of the file', async () => {
      const { cookie } = await newMember(test.app, { name: threeBureau.truths[0]?.personalInfo.name ?? '' })
      const { answer } = await upload(test.app, { cookie, bytes: threeBureau.bytes })
      const entries = (answer?.reports ?? []).map(({ accounts }) => accounts.map(({ fileEntry }) => fileEntry))
      expect(entries.flat().every((entry) => entry !== null)).toBe(true)
      expect(entries[0]?.some((entry) => entries[1]?.includes(entry))).toBe(true)
      expect(answer?.report.summary).toMatch(/^Read from the \w+ part of your three-bureau report: /)
    })
  })

describe('a report that takes the place of another', () => {
  it('replaces it whole; a stranger’s is not found', async () => {
    const [dana, stranger] = [await newMember(test.app), await newMember(test.app)]
    const { cookie } = dana
    const first = await upload(test.app, { cookie, bytes: exampleReport({ seed: 'first' }).bytes })
    const id = first.answer?.report.id ?? ''
    const second = exampleReport({ seed: 'second' }).bytes
    const refused = await upload(test.app, { cookie: stranger.cookie, bytes: second, replaces: id })
    expect([refused.status, await ok(test.app, listReports, { cookie: stranger.cookie })]).toEqual([404, []])
    const { status, answer } = await upload(test.app, { cookie, bytes: second, replaces: id })
    expect(status).toBe(201)
    expect((await ok(test.app, listReports, { cookie })).map((one) => one.id)).toEqual([answer?.report.id])
    expect((await call(test.app, readReport, { cookie, params: { id } })).status).toBe(404)
    expect(await test.context.files.list(dana.id)).toHaveLength(1)
    const again = await upload(test.app, { cookie, bytes: second, replaces: answer?.report.id ?? '' })
    expect([again.status, (await ok(test.app, listReports, { cookie })).length]).toEqual([200, 1])
  })
})

describe('a listing', () => {
  it('is set exactly where it says', async () => {
    const sheet = openListing()
    const places = Array.from({ length: 90 }, (_, line) =>
      sheet.write([
        { text: `Part ${line} <b> #strong[x] "quoted" $1+1$ -- it's`, column: 0, columns: 45, isHeading: line % 7 === 0 },
        { text: 'a value that goes on over the end of its columns, é ü', column: 60, columns: COLUMNS - 60 },
      ]),
    ).flat(2)
    const pdf = await test.context.printing.setListing(sheet.pages())
    const read = await test.context.pageText.read(pdf, { password: null, digest: null })
    const pages = (read.kind === 'text' ? read.document?.pages : null) ?? []
    expect(pages.map(({ width, height }) => [width, height])).toEqual(sheet.pages().map(() => [612, 792]))
    for (const { page: number, box, text } of places) {
      const words = (pages[number - 1]?.words ?? []).filter(
        (word) =>
          Math.abs(word.box[1] - box[1]) < 1 && word.box[0] > box[0] - 1 && word.box[0] + word.box[2] < box[0] + box[2] + 1,
      )
      expect(words.map((word) => word.text).join(' ')).toBe(text)
      expect(Math.abs((words[0]?.box[0] ?? 0) - box[0])).toBeLessThan(1)
      for (const word of words) expect(Math.abs(word.box[1] + word.box[3] - box[1] - box[3])).toBeLessThan(1)
    }
  })
})

describe('a file that is refused', () => {
  const cut = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, Math.floor(bytes.length / 2))
  it.each([
    [
      'a web page about something else',
      utf8('<!doctype html><html><body><h1>Recipes</h1><p>Take two eggs.</p></body></html>'),
      422,
      'not_a_report',
      /doesn’t look like a credit report/,
    ],
    [
      'a JSON of something else',
      utf8('{"weather":{"degrees":21,"sky":"clear"}}'),
      422,
      'not_a_report',
      /doesn’t look like a credit report/,
    ],
    [
      'an XML of something else',
      utf8('<?xml version="1.0"?><recipe><egg>2</egg></recipe>'),
      422,
      'not_a_report',
      /doesn’t look like a credit report/,
    ],
    ['a cut-off JSON', cut(threeBureau.bytes), 422, 'damaged_file', /damaged or cut off/],
    ['a cut-off XML', cut(single(tu4).bytes), 422, 'damaged_file', /damaged or cut off/],
    [
      'an XML with a bomb of entities',
      utf8(
        `<?xml version="1.0"?><!DOCTYPE a [${['<!ENTITY a0 "lol">', ...Array.from({ length: 12 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`)].join('')}]><a>&a12;</a>`,
      ),
      422,
      /not_a_report|damaged_file/,
      /./,
    ],
    ['a JSON nested without end', utf8('['.repeat(200_000) + ']'.repeat(200_000)), 422, /not_a_report|damaged_file/, /./],
    ['a cut-off archive', cut(archived(page.html)), 422, 'damaged_file', /damaged or cut off/],
    [
      'a web page about something else in an archive',
      archived('<html><body>Take two eggs.</body></html>'),
      422,
      'not_a_report',
      /doesn’t look like/,
    ],
    [
      'the source of a page',
      utf8(
        '<html><body><table><tr><td class="line-number"></td><td class="line-content">&lt;html&gt;</td></tr></table></body></html>',
      ),
      422,
      'not_a_report',
      /page’s source code/,
    ],
    [
      'a translated page',
      utf8(page.html.replace('<html', '<html lang="es" class="translated-ltr"')),
      422,
      'not_a_report',
      /Show original/,
    ],
    [
      'a page whose frame was not saved',
      utf8('<html><body><h1>My credit report</h1><iframe src="./x_files/report.html"></iframe></body></html>'),
      422,
      'not_a_report',
      /in a frame/,
    ],
    ['a damaged archive of Safari', utf8('bplist00\u0001WebMainResource'), 422, 'damaged_file', /damaged or cut off/],
    ['a zip', Buffer.from('504b0304140000000800', 'hex'), 415, 'unsupported_type', /zip file or an office document/],
  ] as const)('is %s: it says what to do and stores nothing', async (_case, bytes, status, code, words) => {
    const { cookie, id } = await newMember(test.app)
    const refused = await upload(test.app, { cookie, bytes })
    expect(refused.status).toBe(status)
    expect(refused.refusal?.code).toMatch(code)
    expect(refused.refusal?.message).toMatch(words)
    expect(await ok(test.app, listReports, { cookie })).toEqual([])
    expect((await test.context.files.list(id)).length).toBe(0)
  })
})
