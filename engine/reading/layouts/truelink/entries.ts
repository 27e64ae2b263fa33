import { dataFacts } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, findPart, partAt, partOf, partsOf } from '#engine/reading/listing/data-tree.ts'
import { dataDay, dataMoney, dataText } from '#engine/reading/values/data-words.ts'
import { ofBureau, textOf, wordsNode } from '#engine/reading/layouts/truelink/coded.ts'
import { isSoftKind } from '#engine/reading/layouts/truelink/words.ts'
import type { DataListing } from '#engine/reading/listing/list-data.ts'
import type { Inquiry, PublicRecord } from '#engine/report/report.ts'
import type { Bureau } from '#engine/words/bureau.ts'

interface At {
  readonly bureau: Bureau
  readonly placeOf: DataListing['placeOf']
}

/** The looks into the bureau's file. The format lists those that creditors see. */
export function readInquiries(report: DataNode, { bureau, placeOf }: At): Inquiry[] {
  const nodes = partsOf(report, 'InquiryPartition').flatMap((partition) => ofBureau(partition, 'Inquiry', bureau))
  return nodes.flatMap((node, index) => {
    const facts = dataFacts(placeOf)
    const creditorName = facts.read(partOf(node, 'subscriberName'), ['creditorName'], dataText)
    if (creditorName === null) return []
    const kind = wordsNode(partOf(node, 'inquiryType'))
    facts.note(textOf(kind) === '' ? partOf(node, 'subscriberName') : kind, ['kind'])
    return [
      {
        id: `h${index + 1}`,
        creditorName,
        date: facts.read(partOf(node, 'inquiryDate'), ['date'], dataDay),
        kind: isSoftKind(textOf(kind)) ? ('soft' as const) : ('hard' as const),
        onRecordUntil: null,
        evidence: facts.notes,
      },
    ]
  })
}

/** Closing dates of the kinds of record, by the names that the format gives them. */
const RESOLVED = ['dateResolved', 'dateSatisfied', 'dateReleased', 'dateSettled'] as const
const AMOUNTS = ['liabilityAmount', 'actionAmount', 'claimAmount', 'amount', 'balance'] as const

function readRecord(node: DataNode, placeOf: DataListing['placeOf']): Omit<PublicRecord, 'id'> | null {
  const facts = dataFacts(placeOf)
  const type =
    facts.readFirst([wordsNode(partOf(node, 'Type')), wordsNode(partOf(node, 'Classification'))], ['type'], dataText) ??
    // Codes without words: the one that is known, else only that there is a record.
    facts.read(partAt(node, 'Classification/symbol'), ['type'], (symbol) => (symbol === 'B' ? 'Bankruptcy' : null)) ??
    facts.readFirst([partOf(node, 'referenceNumber'), partOf(node, 'courtName')], ['type'], () => 'Public record')
  if (type === null) return null
  return {
    type,
    court: facts.read(partOf(node, 'courtName'), ['court'], dataText),
    reference: facts.read(partOf(node, 'referenceNumber'), ['reference'], dataText),
    dateFiled: facts.read(partOf(node, 'dateFiled'), ['dateFiled'], dataDay),
    dateResolved: facts.readFirst(
      RESOLVED.map((name) => findPart(node, name)),
      ['dateResolved'],
      dataDay,
    ),
    status: facts.read(wordsNode(partOf(node, 'Status')), ['status'], dataText),
    amount: facts.readFirst(
      AMOUNTS.map((name) => findPart(node, name)),
      ['amount'],
      dataMoney,
    ),
    evidence: facts.notes,
  }
}

/** The bureau's public records. The same court, reference and day are one record, however often the file repeats it. */
export function readRecords(report: DataNode, { bureau, placeOf }: At): PublicRecord[] {
  const lists = [...partsOf(report, 'PulblicRecordPartition'), ...partsOf(report, 'PublicRecordPartition')]
  const seen = new Set<string>()
  const records = lists
    .flatMap((partition) => ofBureau(partition, 'PublicRecord', bureau))
    .flatMap((node) => readRecord(node, placeOf) ?? [])
    .filter(({ type, court, reference, dateFiled }) => {
      const key = [court, reference, dateFiled, reference === null ? type : ''].join('|').toLowerCase()
      return !seen.has(key) && seen.add(key)
    })
  return records.map((record, index) => ({ ...record, id: `r${index + 1}` }))
}

/** The bureau's own score, wherever the file has it, and by which model. */
export function scoreNodes(root: DataNode, borrower: DataNode | null, bureau: Bureau): readonly DataNode[] {
  const bundled = [findPart(root, 'BundleComponents') ?? root, findPart(root, 'data')].flatMap((node) =>
    partsOf(node, 'BundleComponent').flatMap((component) => ofBureau(component, 'CreditScoreType', bureau)),
  )
  return [...ofBureau(borrower, 'CreditScore', bureau), ...bundled]
}

/** The count of a summary such as `TradelineSummary/Experian/TotalAccounts`. */
export const countNode = (report: DataNode, path: string): DataNode | null => partAt(report, `Summary/${path}`)
