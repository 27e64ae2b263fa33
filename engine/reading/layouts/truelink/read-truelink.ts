import { type DataNode, findPart, partAt, partOf, partsAt, partsOf } from '#engine/reading/listing/data-tree.ts'
import { dataCount, dataDay, dataScore, scoreModelNamed } from '#engine/reading/values/data-words.ts'
import { readAccount, subscribersOf } from '#engine/reading/layouts/truelink/accounts.ts'
import { bureauOf, ofBureau, textOf, wordsNode } from '#engine/reading/layouts/truelink/coded.ts'
import { countNode, readInquiries, readRecords, scoreNodes } from '#engine/reading/layouts/truelink/entries.ts'
import { readPerson } from '#engine/reading/layouts/truelink/person.ts'
import { tradelinesOf } from '#engine/reading/layouts/truelink/tradelines.ts'
import { FORMAT } from '#engine/reading/layouts/truelink/words.ts'
import { type DataListing, listData } from '#engine/reading/listing/list-data.ts'
import { type SaidOfFile, withDataNotices } from '#engine/reading/notices/data-notices.ts'
import type { ListedReading } from '#engine/reading/read-document.ts'
import type { Reconciliation, Report } from '#engine/report/report.ts'
import type { PartialDay } from '#engine/values/day.ts'
import { type Bureau, BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'

/**
 * Reads a TrueLink report: the data behind the pages of IdentityIQ, MyFreeScoreNow and TransUnion's consumer pages, of
 * three bureaus or one. Source: reference/report-formats.md §2.7. Null where the file is none. A zero that the file writes
 * is a zero.
 */
export function readTrueLink(root: DataNode): ListedReading | null {
  const report = reportIn(root)
  if (!report) return null
  const { pages, placeOf } = listData(root)
  const file: File = { root, report, borrower: partOf(report, 'Borrower'), placeOf }
  return { reports: BUREAUS.flatMap((bureau) => reportOf(file, bureau) ?? []), listing: pages }
}

interface File {
  readonly root: DataNode
  readonly report: DataNode
  readonly borrower: DataNode | null
  readonly placeOf: DataListing['placeOf']
}

const LISTS = ['TradeLinePartition', 'InquiryPartition', 'PulblicRecordPartition', 'PublicRecordPartition'] as const
const isReport = (node: DataNode): boolean =>
  LISTS.some((name) => partOf(node, name) !== null) || (partOf(node, 'Borrower') !== null && partOf(node, 'Sources') !== null)

/** The merged report of a bundle, else the only one, else the root itself where it has a report's lists. */
function reportIn(root: DataNode): DataNode | null {
  const bundle = findPart(root, 'BundleComponents') ?? partAt(root, 'data') ?? root
  const merged = partsOf(bundle, 'BundleComponent').find(
    (component) => textOf(partOf(component, 'Type')) === 'MergeCreditReports',
  )
  const named = partOf(merged ?? null, 'TrueLinkCreditReportType') ?? findPart(root, 'TrueLinkCreditReportType')
  if (named) return named
  const wrapped = partOf(root, 'report') ?? root
  return isReport(wrapped) && (partOf(wrapped, 'TradeLinePartition') ?? partOf(wrapped, 'Borrower')) ? wrapped : null
}

/** One bureau's report; null where the file has nothing of the bureau. */
function reportOf(file: File, bureau: Bureau): Report | null {
  const { root, report, borrower, placeOf } = file
  const subscribers = subscribersOf(report).filter((one) => (bureauOf(one) ?? bureau) === bureau)
  const accounts = tradelinesOf(report, bureau).map((one, index) =>
    readAccount(one, { id: `a${index + 1}`, subscribers, placeOf }),
  )
  const inquiries = readInquiries(report, { bureau, placeOf })
  const publicRecords = readRecords(report, { bureau, placeOf })
  const personalInfo = withDataNotices(readPerson(borrower, bureau, placeOf), noticesOf(file, bureau), placeOf)
  const score = readScore(scoreNodes(root, borrower, bureau))
  const isEmpty = accounts.length + inquiries.length + publicRecords.length === 0
  // Of a frozen bureau nothing comes but that it is frozen. A file of one bureau is of that bureau alone.
  const isMerged = BUREAUS.filter((one) => tradelinesOf(report, one).length > 0).length > 1
  const isFrozen = isMerged && (personalInfo.notices?.some(({ kind }) => kind === 'freeze') ?? false)
  if (isEmpty && personalInfo.name === null && score.score === null && !isFrozen) return null
  return {
    id: '',
    bureau,
    format: FORMAT,
    reportDate: dateOf(file, bureau),
    reportNumber: null,
    ...score,
    personalInfo,
    accounts,
    inquiries,
    publicRecords,
    totals: reconciled(report, bureau, {
      accounts: accounts.length,
      hardInquiries: inquiries.filter(({ kind }) => kind === 'hard').length,
      publicRecords: publicRecords.length,
    }),
  }
}

/** Statements and freezes name their bureau. The flags for fraud and death name none: of several bureaus each is asked. */
function noticesOf({ report, borrower }: File, bureau: Bureau): readonly SaidOfFile[] {
  const frozen = partAt(report, `SB168Frozen/${bureau}`)
  const isAlone = BUREAUS.every((other) => other === bureau || tradelinesOf(report, other).length === 0)
  return [
    ...ofBureau(borrower, 'CreditStatement', bureau).map((node) => ({
      node: partOf(node, 'statement'),
      kind: 'statement' as const,
    })),
    { node: frozen, kind: 'freeze', flag: 'Frozen' },
    { node: partOf(report, 'FraudIndicator'), kind: 'fraud_alert', flag: 'Fraud indicator', namesBureau: isAlone },
    { node: partOf(report, 'DeceasedIndicator'), kind: 'deceased', flag: 'Deceased indicator', namesBureau: isAlone },
  ]
}

function readScore(nodes: readonly DataNode[]): Pick<Report, 'score' | 'scoreModel'> {
  for (const node of nodes) {
    const score = dataScore(textOf(partOf(node, 'riskScore')))
    if (score === null) continue
    const model = [textOf(wordsNode(partOf(node, 'CreditScoreModel'))), textOf(partOf(node, 'scoreName'))].find(
      (text) => text !== '',
    )
    return { score, scoreModel: model === undefined ? null : scoreModelNamed(model) }
  }
  return { score: null, scoreModel: null }
}

/** The day the bureau was asked: of its source, else the newest that is at its entries. */
function dateOf({ report, borrower }: File, bureau: Bureau): PartialDay | null {
  const dayIn = (node: DataNode): PartialDay | null => dataDay(textOf(partOf(node, 'InquiryDate')))
  const source = partsAt(report, 'Sources/Source').find(
    (node) => bureauOf({ ...node, children: [{ ...node, name: 'Source' }] }) === bureau,
  )
  const own = source ? dayIn(source) : null
  if (own !== null) return own
  const entries = [...(borrower?.children ?? []), ...partsAt(report, 'TradeLinePartition/Tradeline')].filter(
    (node) => bureauOf(node) === bureau,
  )
  const days = entries.flatMap((node) => partsOf(node, 'Source')).flatMap((node) => dayIn(node) ?? [])
  return days.toSorted().at(-1) ?? null
}

const TOTALS = {
  accounts: ['TradelineSummary', 'TotalAccounts'],
  hardInquiries: ['InquirySummary', 'NumberInLast2Years'],
  publicRecords: ['PublicRecordSummary', 'NumberOfRecords'],
} as const

/** The file's own counts of the bureau against what was read. */
function reconciled(report: DataNode, bureau: Bureau, counts: Readonly<Record<keyof typeof TOTALS, number>>): Reconciliation {
  const printed: Record<string, number> = {}
  const read: Record<string, number> = {}
  for (const name of ['accounts', 'hardInquiries', 'publicRecords'] as const) {
    const [list, figure] = TOTALS[name]
    const count = dataCount(textOf(countNode(report, `${list}/${BUREAU_NAMES[bureau]}/${figure}`)))
    if (count === null) continue
    printed[name] = count
    read[name] = counts[name]
  }
  if (Object.keys(printed).length === 0) return { printed, read, reconciled: null }
  return { printed, read, reconciled: Object.entries(printed).every(([name, count]) => read[name] === count) }
}
