import { beginsAgain } from '#engine/reading/begins-again.ts'
import { inPrintedOrder, type PrintedOrder } from '#engine/reading/sheets/printed-order.ts'
import { withoutBullets } from '#engine/reading/sheets/bullets.ts'
import { type CutSheets, cutSheets } from '#engine/reading/sheets/cut-sheets.ts'
import { doubtsOfOrder } from '#engine/reading/sheets/doubts-of-order.ts'
import type { DataNode } from '#engine/reading/listing/data-tree.ts'
import { askUnknownWords } from '#engine/reading/doubts/ask-unknown-words.ts'
import { detectLayout, type Layout, type NotAReport } from '#engine/reading/detect-layout.ts'
import { readEquifaxAcr } from '#engine/reading/layouts/equifax-acr/read-equifax-acr.ts'
import { readEquifaxMemberCenter } from '#engine/reading/layouts/equifax-member-center/read-equifax-member-center.ts'
import { readEquifaxConsumer } from '#engine/reading/layouts/equifax-consumer/read-equifax-consumer.ts'
import { readExperianCreditProfile } from '#engine/reading/layouts/experian-credit-profile/read-experian-credit-profile.ts'
import { readTu4 } from '#engine/reading/layouts/tu4/read-tu4.ts'
import { readConsumerDirectPrint } from '#engine/reading/layouts/consumerdirect/read-consumerdirect-print.ts'
import { readConsumerDirect } from '#engine/reading/layouts/consumerdirect/read-consumerdirect.ts'
import { PRINTED_ORDER as EXPERIAN_ORDER } from '#engine/reading/layouts/experian-web-print/printed-order.ts'
import { readExperianWebPrint } from '#engine/reading/layouts/experian-web-print/read-experian-web-print.ts'
import { readGeneric } from '#engine/reading/layouts/generic/read-generic.ts'
import { BUREAU_PATTERNS, FORMAT as GENERIC } from '#engine/reading/layouts/generic/words.ts'
import { readIdentityIq } from '#engine/reading/layouts/identityiq/read-identityiq.ts'
import { readIdentityIqPrint } from '#engine/reading/layouts/identityiq/read-identityiq-print.ts'
import { readMemberCard } from '#engine/reading/layouts/member-card/read-member-card.ts'
import { readMismo } from '#engine/reading/layouts/mismo/read-mismo.ts'
import { readMyEquifax } from '#engine/reading/layouts/myequifax/read-my-equifax.ts'
import { readTrueLink } from '#engine/reading/layouts/truelink/read-truelink.ts'
import { PRINTED_ORDER as TRANSUNION_ORDER } from '#engine/reading/layouts/transunion-web-print/printed-order.ts'
import { readTransUnionWebPrint } from '#engine/reading/layouts/transunion-web-print/read-transunion-web-print.ts'
import { documentNotices, listedNotices } from '#engine/reading/notices/find-notices.ts'
import { withOneOfEachCase } from '#engine/reading/one-of-each-case.ts'
import { withNotices } from '#engine/reading/notices/with-notices.ts'
import type { ListedPage } from '#engine/reading/listing/listing.ts'
import type { MarkupElement } from '#engine/reading/listing/markup-tree.ts'
import { type DocumentText, textOfWords } from '#engine/reading/page-text.ts'
import { withCutValues } from '#engine/reading/sheets/cut-values.ts'
import { pagesOnce } from '#engine/reading/sheets/pages-once.ts'
import { missingPages, PAGES, withMissingPages } from '#engine/reading/sheets/missing-pages.ts'
import { areSheetsOfNumbered, backwards, byPrintedNumbers, printedNumbers } from '#engine/reading/sheets/printed-numbers.ts'
import { partByPages, partReports } from '#engine/reading/part-reports.ts'
import { isPrintedTwice } from '#engine/reading/printed-twice.ts'
import { bureausOfUnreadReport, troubleAfter, troubleBefore } from '#engine/reading/page-trouble.ts'
import { withoutPracticeMark } from '#engine/reading/sheets/practice-mark.ts'
import { holdsSeveralFiles } from '#engine/reading/several-files.ts'
import { mayHoldSsn, redactSsn, withoutSsnInNumbers } from '#engine/reading/values/redact-ssn.ts'
import { withoutRunningLines } from '#engine/reading/sheets/running-lines.ts'
import { withoutStamps } from '#engine/reading/sheets/stamps.ts'
import { upright } from '#engine/reading/sheets/upright.ts'
import { detectRecognised } from '#engine/recognition/detect-recognised.ts'
import { doubtAfterGaps } from '#engine/recognition/doubt-after-gaps.ts'
import { inWordsOf, isRecognised, levelPages } from '#engine/recognition/mend-pages.ts'
import { withoutFurniture } from '#engine/recognition/page-furniture.ts'
import { photographedOnce } from '#engine/recognition/photographed-once.ts'
import { scrolledOn } from '#engine/recognition/scrolled-on.ts'
import { VOCABULARIES } from '#engine/recognition/vocabularies.ts'
import { withOneReportDay } from '#engine/recognition/weighing/one-report-day.ts'
import { weighReport } from '#engine/recognition/weighing/weigh-report.ts'
import type { Report } from '#engine/report/report.ts'
import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'

/** What became of a document. The words for the consumer are the server's. */
export type ReadingResult =
  | {
      readonly kind: 'reports'
      /** One, or one for each bureau that a page of several bureaus speaks for. */
      readonly reports: readonly [Report, ...Report[]]
      /** The pages on which a file without pages of its own is listed; null where the file has pages. */
      readonly listing: readonly ListedPage[] | null
    }
  | { readonly kind: 'not_a_report'; readonly why: NotAReport }
  /** A report whose layout is known and cannot be read yet; `bureau` is null for a three-bureau page. */
  | { readonly kind: 'unsupported_layout'; readonly bureau: Bureau | null; readonly format: string }

/** The ids of the reports to come, as many as a file can hold, in the order of the reports. */
export type ReportIds = readonly [string, string, string]

/** One report, or one for each bureau that a page of several speaks for; ids are set afterwards. */
type ReadPages = (document: DocumentText, ids: { reportId: string }) => Report | readonly Report[]

const READERS: Readonly<Record<Exclude<Layout, 'member-card'>, ReadPages>> = {
  'experian-web-print': readExperianWebPrint,
  'equifax-acr': readEquifaxAcr,
  'equifax-myequifax': readMyEquifax,
  'equifax-member-center': readEquifaxMemberCenter,
  'transunion-web-print': readTransUnionWebPrint,
  identityiq: readIdentityIqPrint,
  consumerdirect: readConsumerDirectPrint,
}

/** The prints that have no page numbers of their own. */
const ORDERS: Readonly<Partial<Record<Layout, PrintedOrder>>> = {
  'experian-web-print': EXPERIAN_ORDER,
  'transunion-web-print': TRANSUNION_ORDER,
}

/** What a file without pages was read as: its reports, still without ids, and the pages that list it. */
export interface ListedReading {
  readonly reports: readonly Report[]
  readonly listing: readonly ListedPage[]
}

/** A layout of data or of saved web pages: null where the file has another. */
export type ReadData = (root: DataNode) => ListedReading | null
export type ReadMarkup = (root: MarkupElement) => ListedReading | null

const DATA_READERS: readonly ReadData[] = [readTrueLink, readExperianCreditProfile, readTu4, readEquifaxConsumer, readMismo]
const MARKUP_READERS: readonly ReadMarkup[] = [readIdentityIq, readConsumerDirect]

/** Whether the words of the layout were there and nothing of a report: a page about reports, not one. */
function holdsNothing(report: Report): boolean {
  const entries = report.accounts.length + report.inquiries.length + report.publicRecords.length
  const printsTotals = Object.keys(report.totals.printed).some((name) => name !== PAGES)
  // Of a frozen bureau a service has nothing to show but that.
  const isFrozen = report.personalInfo.notices?.some(({ kind }) => kind === 'freeze') ?? false
  return entries === 0 && !isFrozen && report.reportNumber === null && report.reportDate === null && !printsTotals
}

/** By its layout; a card reads for the bureau that it names, else for the one that the member chose. Null where nobody says. */
function readByLayout(layout: Layout, document: DocumentText, { ids, chosen }: PartOf): readonly Report[] | null {
  const reportId = ids[0]
  if (layout !== 'member-card') return [READERS[layout](document, { reportId })].flat()
  const bureau = bureauNamed(document) ?? chosen
  return bureau === null ? null : [readMemberCard(document, { reportId, bureau })]
}

/** The one bureau whose name or site stands on the pages. */
function bureauNamed({ pages }: DocumentText): Bureau | null {
  const text = pages.map(({ words }) => textOfWords(words)).join(' ')
  const [named, ...others] = BUREAUS.filter((bureau) => BUREAU_PATTERNS[bureau].test(text))
  return named !== undefined && others.length === 0 ? named : null
}

/**
 * Reads pages of unknown kind: recognises their layout, then reads them into the normal form. Never throws for what is printed.
 * @param chosen - The bureau that the member says the pages are from; null where they do not say.
 */
export function readDocument(printed: DocumentText, ids: ReportIds, chosen: Bureau | null = null): ReadingResult {
  if (isRecognised(printed)) return readRecognised(printed, { ids, chosen })
  const whole = withoutPracticeMark(printed)
  const { document: turned, asDisplayed } = upright(whole)
  const [first, ...others] = cutSheets(turned)
  if (first.document === turned && areSheetsOfNumbered(turned.pages))
    return { kind: 'not_a_report', why: 'several_pages_on_a_sheet' }
  const read = others.reduce(
    (best, other) => likelier(best, readSheets(other, { ids, chosen })),
    readSheets(first, { ids, chosen }),
  )
  if (read.kind === 'not_a_report') return readByLabels(whole, { ids, why: read.why })
  return resultOf(read.reports.map(asDisplayed), { ids, listing: null })
}

/** What a text layer says, page by page. */
function readSheets({ document: cut, onSheets }: CutSheets, { ids, chosen }: Pick<PartOf, 'ids' | 'chosen'>): PartRead {
  const { document: once, inFile } = pagesOnce(withoutBullets(withoutStamps(cut)))
  const parted = partReports(once)
  if (parted.kind === 'same_bureau') return { kind: 'not_a_report', why: 'several_reports' }
  const read = (parted.kind === 'several' ? parted.parts : [once]).map((part) => readPart(part, { file: once, ids, chosen }))
  if (read[0]?.kind === 'not_a_report') return read[0]
  const reports = inOrder(read)
  if (reports.some(isPrintedTwice)) return { kind: 'not_a_report', why: 'several_reports' }
  return { kind: 'reports', reports: reports.map((report) => onSheets(inFile(report))) }
}

/** The first, unless the pages of a sheet make more sense in the other order. */
function likelier(one: PartRead, other: PartRead): PartRead {
  if (other.kind === 'not_a_report') return one
  return one.kind === 'not_a_report' || doubtsOfOrder(other.reports) < doubtsOfOrder(one.reports) ? other : one
}

type PartRead =
  | { readonly kind: 'reports'; readonly reports: readonly Report[] }
  | { readonly kind: 'not_a_report'; readonly why: NotAReport }

/** The reports of all parts in the order in which they are listed ever after. */
const inOrder = (parts: readonly PartRead[]): Report[] =>
  parts
    .flatMap((part) => (part.kind === 'reports' ? part.reports : []))
    .toSorted((a, b) => BUREAUS.indexOf(a.bureau) - BUREAUS.indexOf(b.bureau))

/** What a part of a file is read with. */
interface PartOf {
  readonly file: DocumentText
  readonly ids: ReportIds
  readonly chosen: Bureau | null
}

/** The pages of one file's report, whatever layout it has. Pages without numbers that open with the last one were printed or scanned backwards. */
function readPart(part: DocumentText, of: PartOf): PartRead {
  const read = readInOrder(part, of)
  if (!opensLast(read, part)) return read
  const { document, inFile } = backwards(part)
  const other = readInOrder(document, of)
  return likelier(read, other.kind === 'reports' ? { ...other, reports: other.reports.map(inFile) } : other)
}

/** Whether the name of the person, with which a report opens, stands on the last page. */
function opensLast(read: PartRead, { pages }: DocumentText): boolean {
  const last = pages.at(-1)?.number
  if (read.kind !== 'reports' || pages.length < 3 || printedNumbers(pages) !== null) return false
  return read.reports.some(({ personalInfo }) => personalInfo.evidence['name']?.page === last)
}

function readInOrder(part: DocumentText, of: PartOf): PartRead {
  const { document: pages, inFile } = byPrintedNumbers(part)
  const whole = withoutRunningLines(pages)
  const detected = detectLayout(whole)
  if (detected.kind === 'not_a_report') return detected
  const order = inPrintedOrder(whole, ORDERS[detected.layout])
  if (order.kind === 'repeated') return { kind: 'not_a_report', why: 'several_reports' }
  if (order.kind === 'shuffled') return { kind: 'not_a_report', why: 'pages_out_of_order' }
  const ordered = order.kind === 'known' ? order.pages : { document: whole, inFile: (report: Report) => report }
  const document = detected.layout === 'transunion-web-print' ? withCutValues(ordered.document) : ordered.document
  const read = readByLayout(detected.layout, document, of)
  if (read === null) return { kind: 'not_a_report', why: 'bureau_not_named' }
  if (read.some(beginsAgain)) return { kind: 'not_a_report', why: 'several_reports' }
  // What begins and cannot be read lies on pages apart.
  if (order.kind === 'doubtful' && read.every(({ accounts }) => accounts.length < order.entries))
    return { kind: 'not_a_report', why: 'pages_out_of_order' }
  const missing = missingPages(part, of.file)
  const around = {
    headings: VOCABULARIES[detected.layout]?.headings,
    isCutShort: missing?.isCutShort,
    isOrderDoubtful: order.kind === 'doubtful',
  }
  // The pages of an account in the member center belong together by their address, whatever is missing between them.
  const weighed = (report: Report): Report =>
    detected.layout === 'equifax-member-center' ? report : doubtAfterGaps(report, document, around)
  const reports = withNotices(read, documentNotices(document)).map((report) =>
    withMissingPages(inFile(ordered.inFile(weighed(report))), missing),
  )
  return { kind: 'reports', reports: document.pages.some(({ words }) => mayHoldSsn(words)) ? reports.map(redactSsn) : reports }
}

/** Pages that were made out on pictures: fixed where their layout forces it, and every fact as sure as it was read. */
function readRecognised(pictured: DocumentText, { ids, chosen }: Pick<PartOf, 'ids' | 'chosen'>): ReadingResult {
  const pages = withoutPracticeMark(levelPages(pictured))
  // A fourth of a sheet is too small to be read surely from its picture.
  if ([pictured, pages].some((sheets) => cutSheets(sheets)[0].document !== sheets))
    return { kind: 'not_a_report', why: 'several_pages_on_a_sheet' }
  const { document: once, inFile } = photographedOnce(pages)
  const level = scrolledOn(once)
  const parted = partByPages(
    level,
    level.pages.map((page) => detectRecognised({ ...level, pages: [page] })),
  )
  if (parted.kind === 'same_bureau') return { kind: 'not_a_report', why: 'several_reports' }
  const read = (parted.kind === 'several' ? parted.parts : [level]).map((part) =>
    readRecognisedPart(part, { file: level, ids, chosen }),
  )
  return read[0]?.kind === 'not_a_report' ? read[0] : resultOf(inOrder(read).map(inFile), { ids, listing: null })
}

function readRecognisedPart(printed: DocumentText, of: PartOf): PartRead {
  const { document: part, inFile } = byPrintedNumbers(printed)
  const detected = detectRecognised(part)
  if (detected.kind === 'not_a_report') return detected
  const words = VOCABULARIES[detected.layout]
  const document = withoutFurniture(words ? inWordsOf(words, part) : part)
  const missing = missingPages(printed, of.file)
  const around = { headings: words?.headings, isCutShort: missing?.isCutShort }
  const read = readByLayout(detected.layout, document, of)
  if (read === null) return { kind: 'not_a_report', why: 'bureau_not_named' }
  const reports = withNotices(read, documentNotices(document))
  return {
    kind: 'reports',
    reports: withOneReportDay(
      reports.map((report) =>
        withMissingPages(inFile(doubtAfterGaps(weighReport(redactSsn(report), document), document, around)), missing),
      ),
    ),
  }
}

/** Other papers stay what they are. What only has the text of the rights may be a report that ends with it. */
function readByLabels(document: DocumentText, { ids, why }: { ids: ReportIds; why: NotAReport }): ReadingResult {
  if (why !== 'unknown_document' && why !== 'rights_text_only') return { kind: 'not_a_report', why }
  const reading = readGeneric(document)
  if (reading.kind === 'none') return { kind: 'not_a_report', why }
  if (reading.kind === 'several_bureaus') return { kind: 'unsupported_layout', bureau: null, format: GENERIC }
  return resultOf([reading.report], { ids, listing: null })
}

/** Reads a JSON or XML file of unknown kind. */
export function readData(root: DataNode, ids: ReportIds): ReadingResult {
  const reading = readWith(DATA_READERS, root)
  if (reading !== null && holdsSeveralFiles(root)) return { kind: 'not_a_report', why: 'several_reports' }
  return reading === null ? { kind: 'not_a_report', why: 'unknown_document' } : listedResult(reading, ids)
}

/** Reads a saved web page of unknown kind. */
export function readMarkup(root: MarkupElement, ids: ReportIds): ReadingResult {
  const trouble = troubleBefore(root)
  if (trouble !== null) return { kind: 'not_a_report', why: trouble }
  const reading = readWith(MARKUP_READERS, root)
  const read = reading && listedResult({ ...reading, reports: withNotices(reading.reports, listedNotices(reading.listing)) }, ids)
  return read === null || read.kind === 'not_a_report' ? unreadPage(root) : read
}

function unreadPage(root: MarkupElement): ReadingResult {
  const why = troubleAfter(root)
  const [bureau, ...others] = why === 'unknown_document' ? bureausOfUnreadReport(root) : []
  if (bureau === undefined) return { kind: 'not_a_report', why }
  return { kind: 'unsupported_layout', bureau: others.length === 0 ? bureau : null, format: SAVED_PAGE }
}

/** A saved page of a layout that nobody described. */
const SAVED_PAGE = 'saved-page'

function readWith<Root>(readers: readonly ((root: Root) => ListedReading | null)[], root: Root): ListedReading | null {
  for (const read of readers) {
    const reading = read(root)
    if (reading) return reading
  }
  return null
}

const listedResult = ({ reports, listing }: ListedReading, ids: ReportIds): ReadingResult =>
  resultOf(reports.map(redactSsn), { ids, listing })

function resultOf(
  read: readonly Report[],
  { ids, listing }: { ids: ReportIds; listing: readonly ListedPage[] | null },
): ReadingResult {
  const [first, ...others] = read
    .filter((report) => !holdsNothing(report))
    .slice(0, ids.length)
    .map((report, index) => ({ ...askUnknownWords(withOneOfEachCase(withoutSsnInNumbers(report))), id: ids[index] ?? report.id }))
  if (!first) return { kind: 'not_a_report', why: 'unknown_document' }
  return { kind: 'reports', reports: [first, ...others], listing }
}
