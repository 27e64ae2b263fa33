import { areOfOnePrint } from '#engine/reading/files/is-one-report.ts'
import { goesOn, isPageBeside, isRestOf, isSameEntry, surePlaces, together } from '#engine/reading/files/same-entry.ts'
import { withItsEnd } from '#engine/recognition/doubt-after-gaps.ts'
import { placed } from '#engine/reading/sheets/placed.ts'
import { missingRanges, PAGES } from '#engine/reading/sheets/missing-pages.ts'
import type { Account } from '#engine/report/account.ts'
import type { FileShort, Inquiry, PrintedPages, PublicRecord, Report } from '#engine/report/report.ts'

/** One of the files that a report came in, read by itself. */
export interface ReportFile {
  /** From 1, as they came; it stays its own when another file is taken out. */
  readonly number: number
  readonly pageCount: number
  /** With what is in doubt. */
  readonly report: Report
}

export type ReportFiles = readonly [ReportFile, ...ReportFile[]]

/**
 * The report that several files are: their pages count on from file to file, and an account that two of them show is listed once, as
 * the page shows it on which more of it was read; what is on two pages of it is put together.
 */
export function joinFiles(id: string, files: ReportFiles): Report {
  const counted = files.map((file, index) => inItsPlace(file, pagesBefore(files, index)))
  const first = counted.find(({ reportDate }) => reportDate !== null) ?? counted[0] ?? files[0].report
  const { printedPages: _printed, unreadPages: _unread, repeatedPages: _repeated, ...facts } = first
  const unreadPages = counted.flatMap((report) => report.unreadPages ?? [])
  const repeatedPages = counted.flatMap((report) => report.repeatedPages ?? [])
  return {
    ...facts,
    id,
    personalInfo: (counted.find(({ personalInfo }) => personalInfo.name !== null) ?? first).personalInfo,
    accounts: accountsOnce(
      counted.flatMap(({ accounts, printedPages: pages }) => accounts.map((account) => ({ account, pages }))),
    ),
    inquiries: onceOver(counted.map(({ inquiries }) => inquiries)),
    publicRecords: onceOver(counted.map(({ publicRecords }) => publicRecords)),
    ...(first.isExcerpt === true ? ofPrints(files) : ofNumbered(files)),
    ...(unreadPages.length > 0 && { unreadPages }),
    ...(repeatedPages.length > 0 && { repeatedPages }),
  }
}

const pagesBefore = (files: ReportFiles, index: number): number =>
  files.slice(0, index).reduce((sum, { pageCount }) => sum + pageCount, 0)

/** Its places on the pages of the whole, and ids that no other file has. */
function inItsPlace({ number, report }: ReportFile, before: number): Report {
  const moved = placed(report, (place) => ({ ...place, page: place.page + before }))
  const named = <Entry extends { readonly id: string }>(entry: Entry): Entry =>
    number === 1 ? entry : { ...entry, id: `f${number}-${entry.id}` }
  const counted = (pages: readonly number[] | undefined): number[] => (pages ?? []).map((page) => page + before)
  return {
    ...moved,
    accounts: moved.accounts.map(named),
    inquiries: moved.inquiries.map(named),
    publicRecords: moved.publicRecords.map(named),
    unreadPages: counted(report.unreadPages),
    repeatedPages: counted(report.repeatedPages),
  }
}

/** An account as one file shows it, and which pages of its print the file has. */
interface Shown {
  readonly account: Account
  readonly pages: PrintedPages | undefined
}

/** Where the first of its kind stands, under its id. */
function accountsOnce(all: readonly Shown[]): Account[] {
  const once: Shown[] = []
  for (const shown of all) {
    const { account } = shown
    const at = once.findIndex((one) => isSameEntry(one.account, account))
    const known = once[at]
    const [half, ...halves] = once.filter((one) => isHalf(one, shown))
    if (known !== undefined) {
      if (sureFacts(account) > sureFacts(known.account)) once[at] = { ...shown, account: { ...account, id: known.account.id } }
    } else if (half !== undefined && halves.length === 0) once[once.indexOf(half)] = joined(half, shown)
    else once.push(shown)
  }
  return once.map(({ account }) => account)
}

/** Two halves of one account, whichever came first. */
const isHalf = (one: Shown, other: Shown): boolean =>
  goesOn(one.account, other.account) ||
  isRestOf(one.account, other.account) ||
  isRestOf(other.account, one.account) ||
  (areOfOnePrint(one.pages, other.pages) && isPageBeside(one.account, other.account))

function joined(half: Shown, shown: Shown): Shown {
  const [head, rest] = isRestOf(shown.account, half.account) ? [shown, half] : [half, shown]
  const whole = together(head.account, rest.account)
  const isWhole = isRestOf(head.account, rest.account) && follow(head.pages, rest.pages)
  const read = [...(half.pages?.read ?? []), ...(shown.pages?.read ?? [])]
  return {
    account: { ...(isWhole ? withItsEnd(whole) : whole), id: half.account.id },
    pages: half.pages && { ...half.pages, read },
  }
}

/** Whether no page is missing within the first pages, nor between them and the others. */
function follow(pages: PrintedPages | undefined, next: PrintedPages | undefined): boolean {
  if (pages === undefined || next === undefined) return false
  const [first, last] = [Math.min(...pages.read), Math.max(...pages.read)]
  return new Set(pages.read).size === last - first + 1 && Math.min(...next.read) === last + 1
}

const sureFacts = (account: Account): number => Object.keys(surePlaces(account)).length

/** What a page lists that two files have stands once; of entries that are alike on one page each stays. */
function onceOver<Entry extends Inquiry | PublicRecord>(lists: readonly (readonly Entry[])[]): Entry[] {
  const known = new Set<string>()
  return lists.flatMap((list) => {
    const added = list.filter((entry) => !known.has(factsOf(entry)))
    for (const entry of added) known.add(factsOf(entry))
    return added
  })
}

/** What is printed of an entry, wherever it is. */
const factsOf = ({ id: _id, evidence, ...facts }: Inquiry | PublicRecord): string =>
  JSON.stringify([facts, Object.values(evidence).map(({ box }) => box)])

type Pages = Pick<Report, 'totals' | 'shortFiles' | 'printedPages'>

/** Of numbered pages it is known which are missing; what is counted on others agrees with nothing. */
function ofNumbered(files: ReportFiles): Pages {
  const numbered = files.flatMap(({ report }) => report.printedPages ?? [])
  const total = Math.max(...numbered.map((pages) => pages.total))
  const read = [...new Set(numbered.flatMap((pages) => pages.read))].toSorted((a, b) => a - b)
  return {
    printedPages: { total, read },
    totals: { printed: { [PAGES]: total }, read: { [PAGES]: read.length }, reconciled: false },
  }
}

/** The files of one print: one, or the pages of an account that came one by one. */
interface PrintOfFiles {
  readonly files: readonly ReportFile[]
  readonly pages: PrintedPages
}

/** Prints of single accounts agree with no total; how many pages there should be is counted over them. */
function ofPrints(files: ReportFiles): Pages {
  const prints = printsOf(files)
  const shortFiles = prints.flatMap(({ files: own, pages }) => {
    const missing = missingRanges(pages)
    return missing.length === 0 ? [] : own.map(({ number }): FileShort => ({ file: number, missing }))
  })
  const isShort = shortFiles.length > 0
  const printed = prints.reduce((sum, { pages }) => sum + pages.total, 0)
  const read = prints.reduce((sum, { pages }) => sum + pages.read.length, 0)
  return {
    totals: isShort
      ? { printed: { [PAGES]: printed }, read: { [PAGES]: read }, reconciled: false }
      : { printed: {}, read: {}, reconciled: false },
    ...(isShort && { shortFiles: shortFiles.toSorted((a, b) => a.file - b.file) }),
  }
}

function printsOf(files: ReportFiles): PrintOfFiles[] {
  const prints: PrintOfFiles[] = []
  for (const file of files) {
    const pages = pagesOf(file)
    const at = prints.findIndex((print) => print.files.some((other) => isOtherHalf(other, file)))
    const known = prints[at]
    if (known === undefined) prints.push({ files: [file], pages })
    else prints[at] = { files: [...known.files, file], pages: { ...pages, read: [...known.pages.read, ...pages.read] } }
  }
  return prints
}

/** All of them, where the file lacks none. */
const pagesOf = ({ report, pageCount }: ReportFile): PrintedPages =>
  report.printedPages ?? { total: pageCount, read: Array.from({ length: pageCount }, (_, index) => index + 1) }

function isOtherHalf({ report: one }: ReportFile, { report: other }: ReportFile): boolean {
  const [pages, others] = [one.printedPages, other.printedPages]
  if (pages === undefined || pages.total !== others?.total || pages.read.some((page) => others.read.includes(page))) return false
  return areOfOnePrint(pages, others) || one.accounts.some((account) => other.accounts.some((entry) => goesOn(account, entry)))
}
