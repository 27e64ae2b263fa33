import { middleYOf, topOf } from '#engine/reading/lines/boxes.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { type DocumentText, isPictured } from '#engine/reading/page-text.ts'
import type { Account } from '#engine/report/account.ts'
import type { Evidence, EvidenceMap } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

/** What is known of a document besides its pages. */
interface Around {
  /** Those of the layout's sections, in small letters. */
  readonly headings?: ReadonlySet<string> | undefined
  /** Whether pages are missing behind its last. */
  readonly isCutShort?: boolean | undefined
  /** Whether no page is known to follow the one before it. */
  readonly isOrderDoubtful?: boolean | undefined
}

/**
 * The report with all in doubt that is between a page that is missing and the next heading: the heading it belongs
 * to may be on the missing page. Of an account that may go on there, what it says as a whole is in doubt too.
 */
export function doubtAfterGaps(report: Report, document: DocumentText, around: Around = {}): Report {
  const stretches = stretchesAfterGaps(document, { ...around, entries: document.pages.some(isPictured) ? [] : headsOf(report) })
  if (stretches.length === 0) return report
  const weigh = <Entry extends { readonly evidence: EvidenceMap }>(entry: Entry): Entry => ({
    ...entry,
    evidence: doubted(entry.evidence, stretches),
  })
  const cut = new Set(stretches.flatMap((one) => cutBefore(report, one) ?? []))
  return {
    ...report,
    ...(report.evidence && { evidence: doubted(report.evidence, stretches) }),
    personalInfo: weigh(report.personalInfo),
    accounts: report.accounts.map((account) => weigh(cut.has(account) ? asCut(account) : account)),
    inquiries: report.inquiries.map(weigh),
    publicRecords: report.publicRecords.map(weigh),
  }
}

const NONE: ReadonlySet<string> = new Set()

/** Where accounts and public records begin. In print they have a head of their own, behind which all is theirs whatever section it is in. */
function headsOf({ accounts, publicRecords }: Report): Spot[] {
  const heads = [
    ...accounts.map(({ evidence }) => evidence['creditorName']),
    ...publicRecords.map(({ evidence }) => evidence['type']),
  ]
  return heads.flatMap((head) => (head === undefined ? [] : [{ page: head.page, y: topOf(head.box) - 1 }]))
}

/** A place in the document. */
interface Spot {
  readonly page: number
  readonly y: number
}
/** From the top of a page up to a heading; to the end of the document where none follows. */
interface Stretch {
  readonly from: number
  readonly to: Spot | null
  /** The last heading before. */
  readonly under: Spot | null
}

function stretchesAfterGaps(
  { pages }: DocumentText,
  { headings = NONE, isCutShort = false, isOrderDoubtful = false, entries }: Around & { readonly entries: readonly Spot[] },
): Stretch[] {
  const within = pages.flatMap(({ number }, index) =>
    index > 0 && (isOrderDoubtful || number > (pages[index - 1]?.number ?? number) + 1) ? [number] : [],
  )
  const after = isCutShort ? [...within, Math.max(...pages.map(({ number }) => number)) + 1] : within
  if (after.length === 0) return []
  const spots = pages.flatMap((page) =>
    pageLines(page).flatMap((line): Spot[] =>
      headings.has(plain(line.text)) ? [{ page: page.number, y: middleYOf(line.box) }] : [],
    ),
  )
  return after.map((number) => ({
    from: number,
    to: firstOf([...spots, ...entries].filter(({ page }) => page >= number)),
    under: spots.findLast(({ page }) => page < number) ?? null,
  }))
}

const firstOf = (spots: readonly Spot[]): Spot | null => spots.toSorted((a, b) => a.page - b.page || a.y - b.y)[0] ?? null

/** What each account of a layout ends with: behind it nothing can be missing. */
const LAST_FIELD: Readonly<Record<string, string>> = { 'equifax-myequifax': 'contact', 'equifax-acr': 'remarks.0' }

/** The account that may go on on the missing page: the last that begins before it, with no heading behind. */
function cutBefore({ accounts, format }: Report, { from, under }: Stretch): Account | null {
  const begun = accounts.filter(({ evidence }) => (evidence['creditorName']?.page ?? from) < from)
  const last = begun.at(-1)
  const head = last?.evidence['creditorName']
  if (last === undefined || head === undefined) return null
  const end = last.evidence[LAST_FIELD[format] ?? '']
  if (end !== undefined && end.page < from) return null
  const isOver = under !== null && (under.page > head.page || (under.page === head.page && under.y > middleYOf(head.box)))
  return isOver ? null : last
}

/** What is told by what an account does not print, and the rows of its tables, of which some may be missing. */
const asCut = (account: Account): Account => ({
  ...account,
  evidence: Object.fromEntries(
    Object.entries(account.evidence).map(([field, place]) => [field, isOfAll(field, account) ? lessSure(place) : place]),
  ),
})

/**
 * An account whose end came in another file: what the missing page left in doubt is as sure as the rest of it, where all of that is
 * printed.
 */
export function withItsEnd(account: Account): Account {
  const isCut = (field: string, { confidence }: Evidence): boolean =>
    confidence === ELSEWHERE && (field === 'paymentStatus' || isOfAll(field, account))
  const places = Object.entries(account.evidence)
  const isPrinted = places.every(([field, place]) => isCut(field, place) || (place.confidence ?? 1) === 1)
  if (!isPrinted) return account
  const sure = places.map(([field, { confidence, ...place }]) => [
    field,
    confidence === undefined || confidence === ELSEWHERE ? place : { ...place, confidence },
  ])
  return { ...account, evidence: Object.fromEntries(sure) }
}

function isOfAll(field: string, { evidence }: Account): boolean {
  if (field !== 'paymentStatus') return field === 'status' || field.startsWith('balanceHistory.')
  // What is printed as the status says itself how the account is paid.
  const [own, printed] = [evidence['paymentStatus'], evidence['statusText']]
  return own === undefined || printed === undefined || own.page !== printed.page || own.quote !== printed.quote
}

/** `2. Revolving Accounts (continued)` is `revolving accounts`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^\d{1,2}\. ?/, '')
    .replace(/(?<!\s)\s*\(?\bcont(?:inued|\.|'d)\)?$/, '')

/** How sure a fact is of which nobody can tell where it belongs. */
const ELSEWHERE = 0.5

function doubted(evidence: EvidenceMap, stretches: readonly Stretch[]): EvidenceMap {
  return Object.fromEntries(
    Object.entries(evidence).map(([field, place]) => [
      field,
      stretches.some((one) => isIn(place, one)) ? lessSure(place) : place,
    ]),
  )
}

const lessSure = (place: Evidence): Evidence => ({ ...place, confidence: Math.min(place.confidence ?? 1, ELSEWHERE) })

function isIn({ page, box }: Evidence, { from, to }: Stretch): boolean {
  if (page < from) return false
  return to === null || page < to.page || (page === to.page && middleYOf(box) < to.y)
}
