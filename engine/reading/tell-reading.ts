import { FORMAT as MISMO } from '#engine/reading/layouts/mismo/words.ts'
import { missingRanges, PAGES } from '#engine/reading/sheets/missing-pages.ts'
import type { Report } from '#engine/report/report.ts'
import { counted } from '#engine/values/counted.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { countedTotal } from '#engine/words/counted-total.ts'
import type { TotalsAnswer } from '#engine/words/totals-answer.ts'

interface Answered {
  readonly toConfirm?: number
  readonly totalsAnswer?: TotalsAnswer | null
}

/** What was read and what was not, in one plain sentence or two: the report's own totals against ours, and what is still open. */
export function tellReading(report: Report, { toConfirm = 0, totalsAnswer = null }: Answered = {}): string {
  const hard = report.inquiries.filter((inquiry) => inquiry.kind === 'hard').length
  const missing = report.printedPages === undefined ? [] : missingRanges(report.printedPages)
  const isPart = missing.length > 0 || report.isExcerpt === true
  const counts = [
    [report.accounts.length, 'account', 'accounts'],
    [hard, 'hard inquiry', 'hard inquiries'],
    [report.publicRecords.length, 'public record', 'public records'],
  ] as const
  // That there is none of something is said where the report's own totals say so, too: not of pages alone, nor of a print without its end.
  const isChecked = !isPart && report.totals.reconciled === true
  const isTold = (count: number, one: string): boolean => count > 0 || isChecked || (!isPart && one === 'account')
  const read = counts.flatMap(([count, one, many]) => (isTold(count, one) ? [counted(count, one, many)] : [])).join(', ')
  const name = BUREAU_NAMES[report.bureau]
  const isColumn = report.format === MISMO || report.accounts.some(({ fileEntry }) => fileEntry !== null)
  const tellRead = (): string[] => {
    if (read === '') return [`These pages are part of your ${name} report and show no account.`]
    if (isColumn) return [`Read from the ${name} part of your three-bureau report: ${read}.`]
    return [isPart ? `Read from part of your ${name} report: ${read}.` : `Read from your ${name} report: ${read}.`]
  }
  return [
    ...tellRead(),
    ...tellMissing(report, missing),
    ...tellShort(report),
    ...tellTotals(report, { toConfirm, isPart, totalsAnswer }),
    ...tellUnread(report),
    ...tellRepeated(report),
    ...tellOpen(toConfirm),
  ].join(' ')
}

function tellMissing({ isExcerpt }: Report, missing: readonly string[]): string[] {
  const [only, ...others] = missing
  if (only === undefined) return isExcerpt ? ['These pages each show a single account.', REST] : []
  const isOne = others.length === 0 && !only.includes('-')
  const pages = missing.join(', ')
  return [
    isOne
      ? `This is not the whole report: page ${only} is missing.`
      : `This is not the whole report: pages ${pages} are missing.`,
    REST,
  ]
}

const REST = 'The rest of the report may list more. Add it to see everything.'

const tellShort = ({ shortFiles = [] }: Report): string[] =>
  shortFiles.map(({ file, missing }) => {
    const [only = '', ...others] = missing
    const isOne = others.length === 0 && !only.includes('-')
    return `File ${file} is missing ${isOne ? 'page' : 'pages'} ${missing.join(', ')}.`
  })

interface Told {
  readonly toConfirm: number
  /** Whether pages are missing, which is told by their numbers. */
  readonly isPart: boolean
  readonly totalsAnswer: TotalsAnswer | null
}

function tellTotals(report: Report, { toConfirm, isPart, totalsAnswer }: Told): string[] {
  const { printed, read: found, reconciled } = report.totals
  const differing = Object.keys(printed).filter((name) => printed[name] !== found[name] && !(isPart && name === PAGES))
  if (isPart && differing.length === 0) return isPictured(report) ? [LOOK_YOURSELF] : []
  if (reconciled === null)
    return ['This report has no totals for us to double-check.', ...(isPictured(report) || toConfirm > 0 ? [LOOK_YOURSELF] : [])]
  if (reconciled && Object.keys(printed).every((name) => name === 'historyMonths')) return [MONTHS_ONLY]
  if (reconciled) return ['This matches the report’s own totals.']
  const differences = differing.map(
    (name) => `The report says ${countedTotal(name, printed[name] ?? 0)}. We read ${found[name] ?? 0}.`,
  )
  if (totalsAnswer !== null) return [...differences, ANSWERED[totalsAnswer]]
  const isShort = differing.some((name) => ACCOUNTS.test(name) && (printed[name] ?? 0) > (found[name] ?? 0))
  return ['Check this against the pages.', ...differences, ...(isShort ? [MISSING] : [])]
}

/** Which would agree as well if half of the pages were missing. */
const MONTHS_ONLY = 'This report doesn’t say how many accounts it has. We double-checked the payment history, and it matches.'
/** What a total counts that an account is counted in, or stands on. */
const ACCOUNTS = /accounts$|^collections$|^pages$/i
const ANSWERED: Readonly<Record<TotalsAnswer, string>> = {
  as_read: 'You said the report really shows what we read.',
  incomplete: 'You said pages are missing. Add the whole report to see everything.',
}
const MISSING = 'An account may be missing here. Check that you uploaded every page.'
/** Off a picture, which may have left nothing that is sure, an account can be lost as a whole, and nothing printed would tell. */
const LOOK_YOURSELF = 'Check that every account on the pages is listed here.'

const isPictured = ({ evidence = {}, personalInfo, accounts }: Report): boolean =>
  [evidence, personalInfo.evidence, ...accounts.map((account) => account.evidence)].some((places) =>
    Object.values(places).some(({ confidence }) => confidence !== undefined),
  )

function tellUnread({ unreadPages = [] }: Report): string[] {
  if (unreadPages.length === 0) return []
  return [
    unreadPages.length === 1 ? `Page ${unreadPages[0]} is a picture.` : `Pages ${unreadPages.join(', ')} are pictures.`,
    'We couldn’t read anything there. Check what follows, up to the next heading.',
  ]
}

function tellRepeated({ repeatedPages = [] }: Report): string[] {
  if (repeatedPages.length === 0) return []
  if (repeatedPages.length === 1) return [`Page ${repeatedPages[0]} is a copy of another page we read.`]
  return [`Pages ${repeatedPages.join(', ')} are copies of other pages we read.`]
}

const tellOpen = (count: number): string[] =>
  count === 0 ? [] : [count === 1 ? '1 value needs your attention.' : `${count} values need your attention.`]
