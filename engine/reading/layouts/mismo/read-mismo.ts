import { isBlank } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, partOf, partsOf } from '#engine/reading/listing/data-tree.ts'
import { dataDay } from '#engine/reading/values/data-words.ts'
import { readAccount } from '#engine/reading/layouts/mismo/account.ts'
import { readInquiries, readRecords, readScore } from '#engine/reading/layouts/mismo/entries.ts'
import { firstPart, type MismoFile, openMismo, textAt } from '#engine/reading/layouts/mismo/file.ts'
import { type Liability, liabilitiesOf, liabilitiesOfBureau } from '#engine/reading/layouts/mismo/liabilities.ts'
import { noticesOf } from '#engine/reading/layouts/mismo/notices.ts'
import { readPerson } from '#engine/reading/layouts/mismo/person.ts'
import { FORMAT } from '#engine/reading/layouts/mismo/words.ts'
import { withDataNotices } from '#engine/reading/notices/data-notices.ts'
import { reconcile } from '#engine/reading/reconcile.ts'
import type { ListedReading } from '#engine/reading/read-document.ts'
import type { Report } from '#engine/report/report.ts'
import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'

/**
 * Reads a MISMO 2.x credit response, as XML or as Array's JSON. Source: reference/report-formats.md §2.8. Null where the file
 * is none. A blended liability is in the report of each bureau it lists, with the same facts and the same file entry. The
 * response has no counts of the bureaus' entries; those that name no bureau are counted against what was read.
 */
export function readMismo(root: DataNode): ListedReading | null {
  const file = openMismo(root)
  if (!file) return null
  const liabilities = liabilitiesOf(file)
  return { reports: BUREAUS.flatMap((bureau) => reportOf(file, liabilities, bureau) ?? []), listing: file.listing.pages }
}

/** One bureau's report; null where the response has nothing of the bureau. */
function reportOf(file: MismoFile, liabilities: readonly Liability[], bureau: Bureau): Report | null {
  const accounts = liabilitiesOfBureau(file, liabilities, bureau)
    .filter(({ node }) => isEntry(node))
    .map((liability, index) => readAccount(liability, { id: `a${index + 1}`, bureau, file }))
  const inquiries = readInquiries(file, bureau)
  const publicRecords = readRecords(file, bureau)
  const personalInfo = withDataNotices(readPerson(file, bureau), noticesOf(file, bureau), file.listing.placeOf)
  const score = readScore(file, bureau)
  const isEmpty = accounts.length + inquiries.length + publicRecords.length === 0
  const isAsked = partOf(file.response, 'CREDIT_FILE') !== null
  // Of a frozen bureau nothing comes but that it is frozen.
  const isFrozen = personalInfo.notices?.some(({ kind }) => kind === 'freeze') ?? false
  if (isEmpty && score.score === null && !isFrozen && (personalInfo.name === null || !isAsked)) return null
  const identifier = firstPart(file.response, ['CreditReportIdentifier'])
  return {
    id: '',
    bureau,
    format: FORMAT,
    reportDate: dateOf(file.response),
    reportNumber: identifier?.text ?? null,
    ...score,
    personalInfo,
    accounts,
    inquiries,
    publicRecords,
    totals: totalsOf(file, { accounts: accounts.length, publicRecords: publicRecords.length, inquiries: inquiries.length }),
  }
}

const LISTS = [
  ['accounts', 'CREDIT_LIABILITY'],
  ['publicRecords', 'CREDIT_PUBLIC_RECORD'],
  ['inquiries', 'CREDIT_INQUIRY'],
] as const

/** Entries of which the file does not say whose they are may be any bureau's: then what was read of it may not be all. */
function totalsOf(
  { response, isOfNone }: MismoFile,
  read: Readonly<Record<(typeof LISTS)[number][0], number>>,
): Report['totals'] {
  const printed = LISTS.flatMap(([name, list]) => {
    const ofNone = partsOf(response, list).filter(isOfNone).length
    return ofNone === 0 ? [] : [[name, read[name] + ofNone] as const]
  })
  return reconcile(Object.fromEntries(printed), read)
}

/** A liability with a creditor, or with a number or an amount of nobody: whose it is is asked. */
const isEntry = (node: DataNode): boolean =>
  [
    textAt(partOf(node, '_CREDITOR'), '_Name'),
    textAt(node, '_AccountIdentifier'),
    textAt(node, '_UnpaidBalanceAmount'),
    textAt(node, '_PastDueAmount'),
  ].some((text) => !isBlank(text))

/** The day the response was last given out, whose entries may be newer than its first issue; it may carry a time. */
function dateOf(response: DataNode): Report['reportDate'] {
  const issued = ['CreditReportFirstIssuedDate', 'CreditReportLastUpdatedDate'].map((name) => dataDay(textAt(response, name)))
  return (
    issued
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null
  )
}
