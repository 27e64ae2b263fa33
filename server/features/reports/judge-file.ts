import { valueFinder, withValues } from '#engine/audit/asked-values.ts'
import { auditWithDoubts } from '#engine/audit/audit-with-doubts.ts'
import { withTotalsAnswer } from '#engine/audit/contradicted-by-totals.ts'
import type { Finding } from '#engine/audit/finding.ts'
import { negativeItems, type NegativeItem } from '#engine/audit/negative-items.ts'
import type { Known } from '#engine/audit/rule.ts'
import type { AccountLink } from '#engine/matching/said-links.ts'
import type { Report } from '#engine/report/report.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import type { DisputeRow } from '#server/features/disputes/disputes.ts'
import type { ItemRow } from '#server/features/negative-items/negative-items.ts'
import { confirmedOf, type LinkRow, linksAmong, type Said } from '#server/features/own-word/own-word.ts'
import { recordedDisputes } from '#server/features/reports/recorded-disputes.ts'
import { openReport, type ReportRow, type StoredReport } from '#server/features/reports/report-rows.ts'
import { listsToday, standingReports } from '#server/features/reports/standing-reports.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'

/** All that is known of a user's own file, or of the practice one. */
export interface FileToJudge {
  readonly secret: Uint8Array
  readonly user: Pick<SignedIn, 'id'>
  readonly isPractice: boolean
  /** Of the member's days. */
  readonly timeZone: string | null
  /** Newest first. */
  readonly reports: readonly Owned<StoredReport>[]
  /** The reports to judge besides those that stand. */
  readonly also: readonly string[]
  readonly said: readonly Said[]
  /** Names and addresses that the member confirmed, by `detailKey`. */
  readonly ownKeys: readonly string[]
  readonly links: readonly LinkRow[]
  readonly disputes: readonly DisputeRow[]
  /** What the disputes are about. */
  readonly items: readonly ItemRow[]
}

/** What follows from a report. */
export interface JudgedReport extends Pick<ReportRow, 'id' | 'bureau'> {
  readonly findings: readonly Finding[]
  readonly negativeItems: readonly NegativeItem[]
  /** The subjects of those that the bureau's file lists today; none of a report that only adds history. */
  readonly listed: readonly string[]
}

/** Judges what stands of each bureau's file, each report by all the others. A pure function that may run in a thread of its own. */
export function work(file: FileToJudge): JudgedReport[] {
  const rows = file.reports.map((stored) => {
    const row = openReport(stored)
    return { ...row, content: withTotalsAnswer(row.content, row.totalsAnswer) }
  })
  const standing = BUREAUS.map((bureau) => standingReports(rows.filter((row) => row.bureau === bureau)))
  const newestBeside = (row: ReportRow): readonly ReportRow[] =>
    file.isPractice
      ? BUREAUS.flatMap((bureau) =>
          standingReports(rows.filter((one) => one.bureau === bureau && isAboutOne(one, row))).slice(0, 1),
        )
      : standing.flatMap((reports) => reports.slice(0, 1))
  const links = linksAmong(file, file.user, { reports: rows.map(({ content }) => content), links: file.links })
  const knownOf = whatIsKnown(file, { rows, newestBeside, links })
  const valueOf = valueFinder(inOrderOfBureaus(rows.map(({ content }) => content)))
  return rows
    .filter((row) => standing.some((reports) => reports.includes(row)) || file.also.includes(row.id))
    .map((row) => {
      const found = negativeItems(row.content)
      const isListed = listsToday(row, standing.find((reports) => reports.includes(row)) ?? [], links)
      return {
        id: row.id,
        bureau: row.bureau,
        findings: withValues(auditWithDoubts({ sure: row.content, doubts: row.doubts }, knownOf(row)), valueOf),
        negativeItems: found,
        listed: found.map(({ subjectId }) => subjectId).filter(isListed),
      }
    })
}

const inOrderOfBureaus = (reports: readonly Report[]): readonly Report[] =>
  reports.toSorted((a, b) => BUREAUS.indexOf(a.bureau) - BUREAUS.indexOf(b.bureau))

interface WhatThereIs {
  readonly rows: readonly ReportRow[]
  /** The newest report of each bureau that may be compared with one. */
  readonly newestBeside: (row: ReportRow) => readonly ReportRow[]
  readonly links: readonly AccountLink[]
}

/** Practice bureaus may be asked about several invented people: what they print of one says nothing about another. */
const isAboutOne = (one: ReportRow, other: ReportRow): boolean =>
  one.content.personalInfo.name === other.content.personalInfo.name

function whatIsKnown(file: FileToJudge, { rows, newestBeside, links }: WhatThereIs): (row: ReportRow) => Known {
  const { user, said } = file
  const disputesAbout = recordedDisputes(file)
  return (row) => ({
    earlier: rows
      .filter((one) => one.bureau === row.bureau && one.id !== row.id && (!file.isPractice || isAboutOne(one, row)))
      .map(({ content }) => content),
    others: newestBeside(row)
      .filter(({ bureau }) => bureau !== row.bureau)
      .map(({ content, fileHash }) => ({ report: content, isOfSameFile: fileHash === row.fileHash })),
    links,
    confirmed: confirmedOf(file, user, { report: row.content, said, ownKeys: file.ownKeys }),
    disputes: disputesAbout(row),
  })
}
