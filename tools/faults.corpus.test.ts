import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseHtml } from '#adapters/markup/parse-html.ts'
import { parseJson } from '#adapters/markup/parse-json.ts'
import { parseXml } from '#adapters/markup/parse-xml.ts'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { embeddedRecognition } from '#adapters/recognition/embedded.ts'
import { SURE } from '#engine/report/evidence.ts'
import { readReply } from '#engine/answers/read-reply.ts'
import { isClearlySomebodyElse } from '#engine/identity/compare-owner.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import { negativeItems } from '#engine/audit/negative-items.ts'
import type { Report } from '#engine/report/report.ts'
import { reportWords } from '#engine/letters/letter-words.ts'
import { nameOfCreditor } from '#engine/matching/original-creditor.ts'
import { isFromMonitoring } from '#engine/report/monitoring-formats.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { confirmationsOf } from '#engine/reading/doubts/confirmations.ts'
import { setAside } from '#engine/reading/doubts/doubts.ts'
import { readData, readDocument, readMarkup, type ReadingResult } from '#engine/reading/read-document.ts'
import { printOnSheets } from '#engine/testing/print-on-sheets.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import { matchAccounts } from '#engine/matching/match-accounts.ts'
import { documentInShared, parsed, reportsInShared } from '#tools/read-shared-file.ts'

/** Files that failed once, with what is right (README next to them). */
const reportsIn = (name: string): Promise<readonly Report[]> => reportsInShared(`faults/${name}`)

const namesOf = (report: Report): readonly string[] => negativeItems(report).map(({ creditorName }) => creditorName)

describe('negative entries', () => {
  it.each([
    ['tu-adverse-16-statuses.pdf', 18, 16],
    ['tu-satisfactory-was-late.pdf', 5, 5],
    ['eqf-acr-15-statuses.pdf', 16, 15],
    ['iiq-derogatory-by-status-or-remark.html', 7, 7],
    ['exp-entry-without-name.pdf', 3, 0],
    ['02-tu-current-account.pdf', 2, 0],
  ])('of %s', async (name, accounts, negative) => {
    for (const report of await reportsIn(name))
      expect([report.accounts.length, namesOf(report).length]).toEqual([accounts, negative])
  })

  it('of a file whose remark or amount past due alone says so', async () => {
    const remarks = await reportsIn('mismo-included-in-bankruptcy-remark.xml')
    expect(remarks.map((report) => [report.bureau, namesOf(report)])).toEqual([
      ['equifax', ['RIVER BANK']],
      ['experian', []],
      ['transunion', ['RIVER BANK']],
    ])
    const pastDue = await reportsIn('mismo-past-due-no-rating.xml')
    expect(pastDue.map(namesOf)).toEqual([[], [], ['BRIGHTWATER AUTO']])
  })
})

describe('what was lost', () => {
  it.each([
    ['tu-loan-type-broken-in-word.pdf', ['AUTOMOBILE', 'COLLECTION AGENCY/ATTORNEY']],
    ['05-tu-broken-loan-type.pdf', ['COLLECTION AGENCY/ATTORNEY', 'CREDIT CARD']],
  ])('loan types broken within a word: %s', async (name, types) => {
    const [report] = await reportsIn(name)
    expect(report?.accounts.map(({ loanType }) => loanType)).toEqual(types)
    expect(report?.accounts.some(({ accountType }) => accountType === 'collection')).toBe(true)
  })

  it.each(['exp-entry-without-name.pdf', 'iiq-entry-without-name.html', 'mismo-nameless-collection.xml'])(
    'an entry without a name is kept, and its name is asked: %s',
    async (name) => {
      const [report] = await reportsIn(name)
      const [nameless, ...more] = report?.accounts.filter(({ creditorName }) => creditorName === '') ?? []
      expect(more).toEqual([])
      expect(nameless?.evidence['creditorName']?.confidence).toBe(0)
    },
  )

  it('marks beyond the key, totals that run together, and a report in an envelope', async () => {
    const [marks] = await reportsIn('06-tu-rating-150.pdf')
    expect(marks?.accounts[0]?.paymentHistory.map(({ code }) => code)).toEqual(expect.arrayContaining(['150', '180']))
    const [totals] = await reportsIn('exp-counters-run-together.pdf')
    expect(totals?.totals).toMatchObject({ printed: { accounts: 2, publicRecords: 0, hardInquiries: 1 }, reconciled: true })
    const [letter] = await reportsIn('truelink-in-soap-envelope.xml')
    expect(letter?.accounts).toHaveLength(4)
  })
})

describe('words that no table explains are asked about', () => {
  /** What is asked of the accounts once this word of the page is another. */
  const asked = async (name: string, [word, other]: readonly [string, string]): Promise<readonly string[]> => {
    const document = await documentInShared(name)
    const pages = document.pages.map((page) => ({
      ...page,
      words: page.words.map((one) => (one.text === word ? { ...one, text: other } : one)),
    }))
    const read = readDocument({ ...document, pages }, ['r1', 'r2', 'r3'])
    if (read.kind !== 'reports') throw new Error(read.kind)
    return read.reports.flatMap((report) => confirmationsOf(setAside(report)).map(({ field }) => field))
  }

  it.each([
    ['faults/04a-experian-three.pdf', 'Payment status', ['late.', 'dormant.']],
    ['faults/04b-transunion-three.pdf', 'Payment status', ['Current;', 'Dormant;']],
    ['faults/04c-equifax-three.pdf', 'Payment status', ['Agreed', 'Dormant']],
    ['faults/eqf-acr-15-statuses.pdf', 'Payment status', ['Settled', 'Dormant']],
  ] as const)('%s: %s', async (name, field, words) => {
    const before = await asked(name, ['', ''])
    expect(before).not.toContain(field)
    expect(await asked(name, words)).toContain(field)
  })
})

describe('signs of a month and words for whose account it is, which nothing explains', () => {
  const askedIn = (result: ReadingResult): readonly string[] => {
    if (result.kind !== 'reports') throw new Error(result.kind)
    return result.reports.flatMap((report) => confirmationsOf(setAside(report)).flatMap(({ doubts: [{ field }] }) => field))
  }
  const textOf = (name: string): string => readFileSync(new URL(`../../shared/${name}`, import.meta.url), 'utf8')
  const ids = ['r1', 'r2', 'r3'] as const
  const read = (name: string, text: string): ReadingResult => {
    if (name.endsWith('.html')) return readMarkup(parsed(parseHtml(text, DEFAULT_BOUNDS)), ids)
    return readData(parsed((name.endsWith('.xml') ? parseXml : parseJson)(text, DEFAULT_BOUNDS)), ids)
  }

  it.each([
    ['faults/experian-v2-county-records.json', '"ecoa": "1"', '"ecoa": "9"', 'responsibility', 1],
    ['faults/experian-v2-county-records.json', 'History84": "CCC', 'History84": "CQC', 'paymentHistory.2026-06', 1],
    ['faults/truelink-in-soap-envelope.xml', 'description="Individual"', 'description="Custodian"', 'responsibility', 4],
    ['faults/mismo-nameless-collection.xml', '"Individual"', '"Custodian"', 'responsibility', 4],
    ['faults/iiq-entry-without-name.html', '>Individual<', '>Custodian<', 'responsibility', 3],
  ] as const)('%s: %s', (name, known, unknown, field, atLeast) => {
    const text = textOf(name)
    expect(text).toContain(known)
    expect(askedIn(read(name, text)).filter((one) => one === field)).toEqual([])
    expect(askedIn(read(name, text.replaceAll(known, unknown))).filter((one) => one === field).length).toBeGreaterThanOrEqual(
      atLeast,
    )
  })

  it.each([
    ['faults/04a-experian-three.pdf', /^individual\.?$/i, 'Custodian', 'responsibility'],
    ['faults/04b-transunion-three.pdf', /^individual\.?$/i, 'Custodian', 'responsibility'],
    ['faults/04c-equifax-three.pdf', /^individual\.?$/i, 'Custodian', 'responsibility'],
    ['faults/eqf-acr-15-statuses.pdf', /^individual\.?$/i, 'Custodian', 'responsibility'],
    ['faults/04b-transunion-three.pdf', /^OK$/, 'Q7', 'paymentHistory'],
    ['faults/exp-counters-run-together.pdf', /^OK$/, 'Q7', 'paymentHistory'],
  ] as const)('%s: %s', async (name, known, unknown, field) => {
    const document = await documentInShared(name)
    // The key of the signs comes before or behind all of them.
    const places = document.pages.flatMap(({ words }) => words.filter(({ text }) => known.test(text)))
    const at = places[Math.floor(places.length / 2)]
    const pages = document.pages.map((page) => ({
      ...page,
      words: page.words.map((one) => (one === at ? { ...one, text: unknown } : one)),
    }))
    const of = (asked: readonly string[]) => asked.filter((one) => one.startsWith(field))
    expect(of(askedIn(readDocument(document, ids)))).toEqual([])
    expect(of(askedIn(readDocument({ ...document, pages }, ids)))).toHaveLength(1)
  })
})

/** What was read, without the places and in an order that does not depend on the pages. */
const factsOf = (reports: readonly Report[]): readonly string[] =>
  reports.flatMap(({ accounts, inquiries, publicRecords }) =>
    [...accounts, ...inquiries, ...publicRecords].map(({ evidence: _places, id: _id, ...facts }) => JSON.stringify(facts)),
  )
const sorted = (facts: readonly string[]): readonly string[] => facts.toSorted()

const GRIDS = [
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 2],
  [2, 3],
] as const
const PAPERS = [
  [612, 792],
  [792, 612],
  [595.28, 841.89],
  [841.89, 595.28],
] as const

describe('several pages on a sheet', () => {
  it.each(['01-tu', '01c-tu'])('%s: two by two as it was printed', async (name) => {
    const plain = await reportsIn(`${name}-plain.pdf`)
    const sheets = await reportsIn(`${name}-2x2-per-sheet.pdf`)
    expect(sheets[0]?.accounts.length).toBeGreaterThan(6)
    expect(factsOf(sheets)).toEqual(factsOf(plain))
    expect(sheets[0]?.totals).toEqual(plain[0]?.totals)
  })

  it.each([
    '01-tu-plain.pdf',
    '01c-tu-plain.pdf',
    '04a-experian-three.pdf',
    '04b-transunion-three.pdf',
    '04c-equifax-three.pdf',
    'eqf-acr-15-statuses.pdf',
    'tu-adverse-16-statuses.pdf',
  ])('%s: any grid, along the rows and down the columns', async (name) => {
    const document = await documentInShared(`faults/${name}`)
    const read = (pages: DocumentText): readonly Report[] => {
      const result = readDocument(pages, ['r1', 'r2', 'r3'])
      return result.kind === 'reports' ? result.reports : []
    }
    const plain = sorted(factsOf(read(document)))
    expect(plain.length).toBeGreaterThan(2)
    for (const [columns, rows] of GRIDS)
      for (const sheet of PAPERS)
        for (const isApart of [false, true])
          for (const isDownColumns of columns > 1 && rows > 1 ? [false, true] : [false])
            expect(sorted(factsOf(read(printOnSheets(document, { columns, rows, sheet, isApart, isDownColumns }))))).toEqual(
              plain,
            )
  })

  it.each(['01-tu-plain.pdf', '04a-experian-three.pdf', '04c-equifax-three.pdf', 'eqf-acr-15-statuses.pdf'])(
    '%s: scanned, any grid is refused with what to do, and single pages are read',
    async (name) => {
      const document = await documentInShared(`faults/${name}`)
      const scanned = ({ pages, producer }: DocumentText): DocumentText => ({
        producer,
        pages: pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, confidence: 0.95 })) })),
      })
      const reading = (pages: DocumentText): string => {
        const result = readDocument(scanned(pages), ['r1', 'r2', 'r3'])
        return result.kind === 'not_a_report' ? result.why : result.kind
      }
      expect(reading(document)).toBe('reports')
      for (const [columns, rows] of GRIDS)
        for (const sheet of PAPERS)
          for (const isApart of [false, true])
            expect([columns, rows, sheet, isApart, reading(printOnSheets(document, { columns, rows, sheet, isApart }))]).toEqual([
              columns,
              rows,
              sheet,
              isApart,
              'several_pages_on_a_sheet',
            ])
    },
  )
})

const threeBureaus = async (): Promise<readonly Report[]> => {
  const all = await Promise.all(['04a-experian-three.pdf', '04b-transunion-three.pdf', '04c-equifax-three.pdf'].map(reportsIn))
  return all.flat()
}

describe('one member’s three bureaus', () => {
  it('every account is found at each bureau that lists it', async () => {
    const matches = matchAccounts(
      (await threeBureaus()).map(({ bureau, accounts }) => ({ bureau, reportId: bureau, file: bureau, accounts })),
    )
    const found = matches.map(({ accounts }) =>
      BUREAUS.flatMap((bureau) => (accounts[bureau] === undefined ? [] : [accounts[bureau].creditorName])).join(' = '),
    )
    expect(found.toSorted()).toEqual([
      'CBNA/BEST SAMPLE = BEST SAMPLE/CBNA = CBNA/BEST SAMPLE',
      'GOLDMAN SACHS BANK USA = GOLDMAN SACHS BANK USA = GS BANK USA',
      'SAMPLE COLLECTION SERVICES = SAMPLE COLLECTION SERV',
      'SAMPLE MORTGAGE LLC = SAMPLE MORTGAGE = SAMPLE MORTGAGE LLC',
    ])
  })

  it('what their bureaus print of the person is asked about before they have said anything', async () => {
    const [[one], [two]] = [await reportsIn('07a-equifax-dob-ssn.pdf'), await reportsIn('07b-transunion-dob-ssn.pdf')]
    if (!one || !two) throw new Error('no report')
    const asked = auditReport(one, { earlier: [], others: [{ report: { ...two, id: 'r2' }, isOfSameFile: false }] })
    expect(asked.filter(({ isQuestion }) => isQuestion).map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['birth_date_disagrees', 'ssn_variant']),
    )
  })
})

describe('answers of bureaus', () => {
  it.each([
    ['answer-legend-and-wrapped-table.pdf', 'verified'],
    ['answer-disputed-and-other-updated.pdf', 'updated'],
  ])('%s: %s', async (name, kind) => {
    const disputed = (await reportsIn('tu-pat-september.pdf')).flatMap(({ accounts }) =>
      accounts.map(({ creditorName }) => ({ creditor: creditorName })),
    )
    const reading = readReply(await documentInShared(`faults/${name}`), disputed)
    if (reading.kind !== 'reply') throw new Error(reading.kind)
    expect(reading.reply.results).toMatchObject([
      { kind: { value: kind }, creditorName: { value: 'BRIGHTWATER BANK' }, accountNumber: { value: '517805012345****' } },
    ])
  })
})

it('the report of someone else with the family’s name is asked about', async () => {
  const [[pat], [jordan]] = [await reportsIn('tu-pat-september.pdf'), await reportsIn('tu-jordan-november.pdf')]
  if (!pat || !jordan) throw new Error('no report')
  const owner = { names: ['Pat Q Sample'], dateOfBirth: null, ssnLast4: null, addresses: [] }
  expect(isClearlySomebodyElse(pat.personalInfo, owner, [])).toBe(false)
  expect(isClearlySomebodyElse(jordan.personalInfo, owner, [pat.personalInfo])).toBe(true)
})

describe('what was never judged', () => {
  const rulesOf = (report: Report | undefined): readonly string[] => (report ? auditReport(report).map(({ rule }) => rule) : [])

  it.each([
    ['08-tu-collector-without-row.pdf', 'collector_without_original_creditor', 1],
    ['09a-equifax-deceased-notice.pdf', 'deceased_notice', 1],
    ['iiq-dates-in-2038.html', 'date_in_future', 3],
    ['mismo-reported-in-2038.xml', 'date_in_future', 1],
    ['eqf-acr-last-activity-before-opening.pdf', 'payment_before_opened', 2],
    ['iiq-placeholder-1900.html', 'payment_before_opened', 0],
    ['tu-charge-off-balance-reappears.pdf', 'lost_balance_came_back', 1],
  ])('%s: %s', async (name, rule, count) => {
    const [report] = await reportsIn(name)
    expect(rulesOf(report).filter((one) => one === rule)).toHaveLength(count)
  })

  it('an account that one bureau marks discharged, two only included: named with the case', async () => {
    const reports = await reportsIn('iiq-after-ch13-discharge.html')
    const said = reports.map((report) =>
      auditReport(report, {
        earlier: [],
        others: reports.filter((one) => one !== report).map((one) => ({ report: one, isOfSameFile: true })),
      }).filter(({ rule }) => rule === 'bureaus_disagree_discharge'),
    )
    expect(said.map((findings) => findings.map(({ creditorName }) => creditorName))).toEqual([['ALPHA BANK'], [], ['ALPHA BANK']])
    expect(said[0]?.[0]?.message).toContain('discharged February 9, 2024')
  })

  it('a provider’s envelope is listed by what was read of it', async () => {
    const reports = await reportsIn('03-truelink-envelope-30-accounts.json')
    expect(reports.map(({ accounts }) => accounts.length)).toEqual([30, 30, 30])
  })
})

it('a collection at one bureau of a monitoring service: its creditor has no code before it, and the service is no bureau', async () => {
  const [report] = await reportsIn('iiq-collection-at-equifax-only.html')
  if (!report) throw new Error('no report')
  expect([report.bureau, report.reportDate, isFromMonitoring(report)]).toEqual(['equifax', '2026-10-08', true])
  const collections = report.accounts.filter(({ accountType }) => accountType === 'collection')
  expect(collections.map(({ originalCreditor }) => nameOfCreditor(originalCreditor))).toEqual(['RIVER PHONE'])
  const { id, bureau, reportDate, reportNumber } = report
  expect(reportWords({ report: { id, bureau, reportDate, reportNumber, isFromMonitoring: true } })).toBe(
    'the Equifax section of my credit monitoring report dated October 8, 2026',
  )
})

describe('public records', () => {
  it('one case of several rows is one, and its second filing day is asked about', async () => {
    const [report] = await reportsIn('mismo-one-case-three-rows.xml')
    expect(report?.publicRecords).toMatchObject([{ reference: '00470112', dateFiled: '2018-06-15', status: 'Discharged' }])
    expect(report?.publicRecords[0]?.evidence['dateFiled']?.confidence).toBe(0)
  })

  it('county records have their references, and the bureaus’ own plan is held against them', async () => {
    const [report] = await reportsIn('experian-v2-county-records.json')
    expect(report?.publicRecords.map(({ reference }) => reference)).toEqual(['SQ00000016', 'SQ00000724'])
    if (!report) throw new Error('no report')
    expect(auditReport(report).map(({ rule }) => rule)).toContain('judgment_or_lien_listed')
  })
})

it('a slash between capitals that a scan shows as a letter is never sure', async () => {
  const bytes = readFileSync(new URL('../../shared/faults/11-equifax-slash-scan150.pdf', import.meta.url))
  const [pageText, recognition] = [embeddedPageText({ threads: 1 }), embeddedRecognition()]
  const drawn = await pageText.renderPage(bytes, { page: 1, dpi: 300, colour: false, password: null })
  const page = drawn.kind === 'refused' ? null : await recognition.readPage(drawn.png)
  await Promise.all([pageText.close(), recognition.close()])
  if (page?.kind !== 'page') throw new Error('the page is not read')
  const { width, height, words, marks } = page
  const read = readDocument({ pages: [{ number: 1, width, height, words, marks }], producer: null }, ['r1', 'r2', 'r3'])
  if (read.kind !== 'reports') throw new Error(read.kind)
  const names = read.reports.flatMap(({ accounts }) => accounts.map(({ creditorName, evidence }) => ({ creditorName, evidence })))
  expect(names.length).toBeGreaterThan(0)
  for (const { creditorName, evidence } of names)
    if (creditorName !== 'SAMPLE BANK USA/TARGET CREDIT') expect(evidence['creditorName']?.confidence).toBeLessThan(SURE)
}, 60_000)
