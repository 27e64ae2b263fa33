import { isSameEntry, surePlaces } from '#engine/reading/files/same-entry.ts'
import { placed } from '#engine/reading/sheets/placed.ts'
import { missingRanges, PAGES } from '#engine/reading/sheets/missing-pages.ts'
import type { Account } from '#engine/report/account.ts'
import type { FileShort, Reconciliation, Report } from '#engine/report/report.ts'

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
 * the page shows it on which more of it was read.
 */
export function joinFiles(id: string, files: ReportFiles): Report {
  const counted = files.map((file, index) => inItsPlace(file, pagesBefore(files, index)))
  const [first = files[0].report] = counted
  const short = files.flatMap(fileShort)
  const { printedPages: _printed, unreadPages: _unread, repeatedPages: _repeated, ...facts } = first
  const unreadPages = counted.flatMap((report) => report.unreadPages ?? [])
  const repeatedPages = counted.flatMap((report) => report.repeatedPages ?? [])
  return {
    ...facts,
    id,
    personalInfo: (counted.find(({ personalInfo }) => personalInfo.name !== null) ?? first).personalInfo,
    accounts: accountsOnce(counted.flatMap(({ accounts }) => accounts)),
    inquiries: counted.flatMap(({ inquiries }) => inquiries),
    publicRecords: counted.flatMap(({ publicRecords }) => publicRecords),
    totals: totalsOf(files),
    ...(short.length > 0 && { shortFiles: short }),
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

/** Where the first of its kind stands, under its id. */
function accountsOnce(all: readonly Account[]): Account[] {
  const once: Account[] = []
  for (const account of all) {
    const at = once.findIndex((one) => isSameEntry(one, account))
    const known = once[at]
    if (known === undefined) once.push(account)
    else if (sureFacts(account) > sureFacts(known)) once[at] = { ...account, id: known.id }
  }
  return once
}

const sureFacts = (account: Account): number => Object.keys(surePlaces(account)).length

function fileShort({ number, report }: ReportFile): FileShort[] {
  const missing = report.printedPages === undefined ? [] : missingRanges(report.printedPages)
  return missing.length === 0 ? [] : [{ file: number, missing }]
}

/** Pages alone agree with no total; how many of them there should be is counted over the files. */
function totalsOf(files: ReportFiles): Reconciliation {
  const sum = (of: 'printed' | 'read'): number =>
    files.reduce((total, { report, pageCount }) => total + (report.totals[of][PAGES] ?? pageCount), 0)
  const isShort = files.some(({ report }) => PAGES in report.totals.printed)
  return isShort
    ? { printed: { [PAGES]: sum('printed') }, read: { [PAGES]: sum('read') }, reconciled: false }
    : { printed: {}, read: {}, reconciled: false }
}
