import { pageLines } from '#engine/reading/lines/lines.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { ToldKind } from '#engine/words/received-paper.ts'

/** The layouts with a text layer that consumers have (source: reference/report-formats.md §1). */
export const LAYOUTS = [
  'experian-web-print',
  'transunion-web-print',
  'equifax-acr',
  'equifax-myequifax',
  'equifax-member-center',
  'member-card',
  'identityiq',
  'consumerdirect',
] as const
export type Layout = (typeof LAYOUTS)[number]

/** What a document is instead of a report. */
export type NotAReport =
  | 'no_text'
  | 'unknown_document'
  | 'bank_statement'
  | 'tax_form'
  | 'rights_text_only'
  | 'summary_only'
  /** A page that does not say which bureau it is from: the member does. */
  | 'bureau_not_named'
  /** Two reports of one bureau in one file. */
  | 'several_reports'
  /** A print without page numbers whose pages lie in another order. */
  | 'pages_out_of_order'
  /** A letter, a notice or a court's paper that says itself what it is. */
  | `received_${ToldKind}`
  /** Sheets of several pages that cannot be cut apart. */
  | 'several_pages_on_a_sheet'
  /** Saved web pages: what the browser shows as the source, a translation, a page without its contents or without its frame. */
  | 'page_source'
  | 'translated'
  | 'not_filled'
  | 'frame_left_out'

/** What a document turned out to be. */
export type Detected =
  /** `bureau` is null for a three-bureau page. */
  | { readonly kind: 'layout'; readonly layout: Layout; readonly bureau: Bureau | null }
  | { readonly kind: 'not_a_report'; readonly why: NotAReport }

interface Recogniser {
  readonly layout: Layout
  readonly bureau: Bureau | null
  /** Words that only this layout prints. Two of all the signs must be there, one of these among them. */
  readonly own: readonly RegExp[]
  readonly shared: readonly RegExp[]
}

const COMPANY_HEADER = /\bCompany Information (?:\| ?)?Inquiry Type (?:\| ?)?Inquiry Date\(s\)/i

/** The heading row of a table, whatever bureau stands first. */
const BUREAUS_ABREAST = /\b(?:Trans ?Union|Experian|Equifax)(?: (?:Trans ?Union|Experian|Equifax)){2}\b/i

const RECOGNISERS: readonly Recogniser[] = [
  {
    layout: 'experian-web-print',
    bureau: 'experian',
    own: [
      /\bReport Number:? \d{4}-\d{4}-\d{2}\b/,
      /\bDate Generated:? [A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4}/,
      /POTENTIALLY NEGATIVE/,
      /Account Info Account Name\b/,
      /inquiry is scheduled to continue on record until [A-Z][a-z]{2} \d{4}/,
    ],
    shared: [/\bPrepared For\b/, /\bAt a Glance\b/, /\bAccount Info\b/, /\bHard Inquiries\b/, /Name ID #/],
  },
  {
    layout: 'transunion-web-print',
    bureau: 'transunion',
    own: [
      /Personal Credit Report for:?/i,
      /Estimated month and year this item will be removed/i,
      /TransUnion Online Service Center/i,
      // Of a report in two files the second has neither head nor browser's title.
      /\b(?:High Balance|Credit Limit) \(Hist\.\)/i,
      /\bTotal Months: ?\d/i,
      // Pages out of the middle: the ratings of months side by side.
      /\bRating(?: (?:OK|X|N\/R|30|60|90|120|COL|C\/O|RPO|VS|FC))? Rating\b/,
    ],
    shared: [
      /\bFile Number:? *\d/i,
      /\bAccount Review Inquiries\b/i,
      /Accounts with Adverse Information/i,
      /Satisfactory Accounts/i,
      /Payment\/Remarks Key/i,
      /\bPay Status\b/,
      /\bAccount Information Address\b/,
    ],
  },
  {
    layout: 'equifax-acr',
    bureau: 'equifax',
    own: [
      /\bEFX-ACR/,
      /Loan\/Account Type:/,
      /Date of 1st Delinquency:/,
      // A file without an account has none of the labels.
      /\bPrepared for: .{1,80} Date: .{1,30} Confirmation # ?\d/,
      COMPANY_HEADER,
    ],
    // All that its last pages say: the header of the inquiries is a sign of its own.
    shared: [
      COMPANY_HEADER,
      /Confirmation # ?\d/,
      /Date Major Delinquency 1st Reported:/,
      /Narrative Code\(s\):/,
      /Prepared for:/,
    ],
  },
  {
    layout: 'equifax-myequifax',
    bureau: 'equifax',
    own: [
      /\bReport Confirmation\b/,
      /Delinquency First Reported/,
      /\b2\. ?Revolving Accounts\b/,
      // A page alone, out of the middle.
      /\bTN ?Too New to Rate\b|\bBalloon Payment Amount\b/,
    ],
    shared: [
      /\bCREDIT REPORT\b/,
      /\b1\. ?Summary\b/,
      /PAYS_AS_AGREED|INDIVIDUAL_ACCOUNT/,
      /Producer: Apache FOP/,
      // The foot of every page: pages from the middle have neither cover nor titles of sections.
      /\| ?[A-Z][a-z]{2} \d{1,2}, \d{4} Page \d{1,3} of \d{1,3}\b/,
    ],
  },
  {
    layout: 'equifax-member-center',
    bureau: 'equifax',
    own: [/\bmy\.equifax\.com\/membercenter\b/i, /\bCOMMENTS AND CONTACT\b/, /\bBALANCE AND AMOUNTS\b/, /\bACCOUNT DATES\b/],
    shared: [
      /\bCredit Report \| myEquifax\b/,
      /\bFor questions regarding this account please contact\b/i,
      /\bYour Equifax credit report\b/i,
      /\bActivity Designator\b/,
      /\bDate of Last Activity\b/,
    ],
  },
  {
    layout: 'member-card',
    bureau: null,
    own: [/\bWorst Pay Status\b/, /\bLender Info\b/, /\bDate Account Opened\b/],
    shared: [/\bPayment Details\b/, /\bOriginal Loan Amount\b/, /\bPayment Frequency\b/, /\bSee something wrong\?/],
  },
  {
    layout: 'identityiq',
    bureau: null,
    own: [/Two-Year payment history/i, /Account Type - Detail:?/, /IdentityIQ|MyScoreIQ/i],
    shared: [BUREAUS_ABREAST, /Three Bureau Credit Report/i, /Bureau Code:/i, /No\. of Months \(terms\)/i],
  },
  {
    layout: 'consumerdirect',
    bureau: null,
    own: [/SmartCredit|HighScoreNow|MyFreeScoreNow/i, /Creditor Remarks/i, /Account Description/i],
    shared: [BUREAUS_ABREAST, /Last Verified/i, /Dispute Status/i, /Account Rating/i],
  },
]

/** Other documents that people have: `least` of the signs must be there. */
const OTHER_DOCUMENTS: readonly { readonly why: NotAReport; readonly least: number; readonly signs: readonly RegExp[] }[] = [
  { why: 'summary_only', least: 2, signs: [/Response From/i, /Customer Inquiry/i, /Alerts and Triggers/i] },
  {
    why: 'bank_statement',
    least: 2,
    signs: [
      /\b(?:beginning|opening|starting|previous) balance\b/i,
      /\b(?:ending|closing) balance\b/i,
      /\bstatement period\b|\baccount statement\b|\bbank statement\b|\bstatement of account\b/i,
      /\bdeposits?(?: and other (?:additions|credits))?\b[^.]{0,80}\bwithdrawals?\b/i,
      /\bwithdrawals and other (?:debits|subtractions)\b/i,
      /\brouting (?:number|no)\b/i,
      /\bmember fdic\b/i,
    ],
  },
  {
    why: 'tax_form',
    least: 2,
    signs: [
      /\bform (?:w-?2|w-?4|w-?9|1040|1098|1099)(?:-?[a-z]{1,4})?\b/i,
      /\bwage and tax statement\b/i,
      /\bdepartment of the treasury\b/i,
      /\binternal revenue service\b/i,
      /\bomb no\. ?1545\b/i,
      /\bfederal income tax withheld\b/i,
      /\bemployer'?s? identification number\b|\bemployer id(?:entification)? number\b/i,
      /\badjusted gross income\b/i,
    ],
  },
  {
    why: 'rights_text_only',
    least: 1,
    signs: [/summary of your rights under the fair credit reporting act/i, /your rights under the fair credit reporting act/i],
  },
]

/** A page of a report has hundreds of characters; a scan's few words (a stamp, a page number) are no text layer. */
const LEAST_TEXT = 40

function hasText({ pages }: DocumentText): boolean {
  let letters = 0
  return pages.some(({ words }) => words.some(({ text }) => (letters += text.length) >= LEAST_TEXT))
}

const hits = (text: string, signs: readonly RegExp[]): number => signs.filter((sign) => sign.test(text)).length

/** Pages that mostly tell the layout already; with two words that only one layout prints, the others need not be searched. */
const FIRST_PAGES = 5

/** All words in the file's own order; the Producer is behind them, where recognisers look for it. */
function textOfDocument(document: DocumentText): string {
  const words: string[] = []
  for (const page of document.pages) for (const word of page.words) words.push(word.text)
  return `${words.join(' ')} Producer: ${document.producer ?? ''}`
}

/** The same as it appears on the pages: a file may draw its words in any order. */
function textOnPages(document: DocumentText): string {
  const lines = document.pages.flatMap((page) => pageLines(page).map((line) => line.text))
  return `${lines.join(' ')} Producer: ${document.producer ?? ''}`
}

function recogniserOf(text: string, leastOwn = 1): Recogniser | null {
  const [best] = RECOGNISERS.flatMap((recogniser) => {
    const own = hits(text, recogniser.own)
    if (own < leastOwn) return []
    const all = own + hits(text, recogniser.shared)
    return all >= 2 ? [{ recogniser, all, own }] : []
  }).toSorted((a, b) => b.own - a.own || b.all - a.all)
  return best?.recogniser ?? null
}

/**
 * What the words of a page tell of its layout by themselves, in the file's own order. One that shows what several bureaus print is about
 * reports.
 */
export function detectInText(text: string): Detected {
  const bureaus = new Set(RECOGNISERS.filter(({ own }) => hits(text, own) > 0).map(({ bureau }) => bureau))
  const found = bureaus.size === 1 ? recogniserOf(text) : null
  return found
    ? { kind: 'layout', layout: found.layout, bureau: found.bureau }
    : { kind: 'not_a_report', why: 'unknown_document' }
}

/** Which layout the document has, or why it is no report. Nothing is read yet. */
export function detectLayout(document: DocumentText): Detected {
  if (!hasText(document)) return { kind: 'not_a_report', why: 'no_text' }
  const begins = recogniserOf(textOfDocument({ ...document, pages: document.pages.slice(0, FIRST_PAGES) }), 2)
  if (begins) return { kind: 'layout', layout: begins.layout, bureau: begins.bureau }
  const text = textOfDocument(document)
  const found = recogniserOf(text) ?? recogniserOf(textOnPages(document))
  if (found) return { kind: 'layout', layout: found.layout, bureau: found.bureau }
  const other = OTHER_DOCUMENTS.find(({ signs, least }) => hits(text, signs) >= least)
  return { kind: 'not_a_report', why: other?.why ?? 'unknown_document' }
}
