import { shownAccountNumber } from '#engine/values/account-number.ts'
import { compactDay, paddedCount, paddedDollars, paddedScore } from '#engine/reading/values/compact-values.ts'
import { dataFacts, inTable } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, findPart, partAt, partOf, partsAt, partsOf } from '#engine/reading/listing/data-tree.ts'
import { asPrinted } from '#engine/reading/facts.ts'
import { readAccount } from '#engine/reading/layouts/experian-credit-profile/account.ts'
import { readPersonalInformation } from '#engine/reading/layouts/experian-credit-profile/personal-information.ts'
import { FORMAT, SCORE_MODELS, TOTALS } from '#engine/reading/layouts/experian-credit-profile/words.ts'
import { type DataListing, listData } from '#engine/reading/listing/list-data.ts'
import { withDataNotices } from '#engine/reading/notices/data-notices.ts'
import type { ListedReading } from '#engine/reading/read-document.ts'
import { reconcile } from '#engine/reading/reconcile.ts'
import type { Inquiry, PublicRecord } from '#engine/report/report.ts'
import type { PartialDay } from '#engine/values/day.ts'

/**
 * Reads Experian's Credit Profile v2: the JSON that its interface answers. Source: reference/report-formats.md §2.9. A file
 * of another form is null; a profile of messages only has nothing in it.
 */
export function readExperianCreditProfile(root: DataNode): ListedReading | null {
  const profile = findPart(root, 'creditProfile')
  if (!profile || !PARTS.some((name) => partOf(profile, name))) return null
  const { pages, placeOf } = listData(root)
  const accounts = partsOf(profile, 'tradeline').map((trade, index) => readAccount(trade, { id: `a${index + 1}`, placeOf }))
  const inquiries = partsOf(profile, 'inquiry').map((inquiry, index) => readInquiry(inquiry, { index, placeOf }))
  const publicRecords = partsOf(profile, 'publicRecord').map((record, index) => readPublicRecord(record, { index, placeOf }))
  const report = {
    id: '',
    bureau: 'experian' as const,
    format: FORMAT,
    reportDate: headerDay(partAt(profile, 'headerRecord/reportDate')?.text ?? ''),
    reportNumber: null,
    ...scoreOf(profile),
    personalInfo: withDataNotices(
      readPersonalInformation(profile, placeOf),
      [
        ...partsOf(profile, 'statement').map((node) => ({ node: partOf(node, 'statementText'), kind: 'statement' as const })),
        ...partsOf(profile, 'fraudShield').map((node) => ({ node: partOf(node, 'text'), kind: null })),
        ...partsOf(profile, 'informationalMessage').map((node) => ({ node: partOf(node, 'messageText'), kind: null })),
      ],
      placeOf,
    ),
    accounts,
    inquiries,
    publicRecords,
    totals: reconcile(totalsIn(profile), {
      accounts: accounts.length,
      publicRecords: publicRecords.length,
      inquiries: inquiries.length,
    }),
  }
  return { reports: [report], listing: pages }
}

/** What a profile is known by; a list of messages alone is none. */
const PARTS = ['consumerIdentity', 'tradeline', 'inquiry', 'publicRecord', 'riskModel', 'informationalMessage']

/** The header writes its day with two figures for the year: the interface is younger than 1999. */
const headerDay = (text: string): PartialDay | null => {
  const short = /^(\d{4})(\d{2})$/.exec(text)
  return compactDay(short ? `${short[1]}20${short[2]}` : text)
}

/** The first model that gives a score; a model without a known name is named by its code. */
function scoreOf(profile: DataNode): { score: number | null; scoreModel: string | null } {
  for (const model of partsOf(profile, 'riskModel')) {
    const score = paddedScore(partOf(model, 'score')?.text ?? '')
    if (score === null) continue
    const code = partOf(model, 'modelIndicator')?.text ?? null
    return { score, scoreModel: code === null ? null : (inTable(SCORE_MODELS, code) ?? `Experian model ${code}`) }
  }
  return { score: null, scoreModel: null }
}

interface At {
  readonly index: number
  readonly placeOf: DataListing['placeOf']
}

/** A profile lists the looks that others see too: hard ones. */
function readInquiry(inquiry: DataNode, { index, placeOf }: At): Inquiry {
  const { read, note, notes } = dataFacts(placeOf)
  note(partOf(inquiry, 'subscriberName') ?? partOf(inquiry, 'subscriberCode'), ['kind'])
  return {
    id: `h${index + 1}`,
    creditorName: read(partOf(inquiry, 'subscriberName'), ['creditorName'], asPrinted) ?? '',
    date: read(partOf(inquiry, 'date'), ['date'], compactDay),
    kind: 'hard',
    onRecordUntil: null,
    evidence: notes,
  }
}

/** The codes of `status` are not published: they stay codes, and only a bankruptcy court says what the record is. */
function readPublicRecord(record: DataNode, { index, placeOf }: At): PublicRecord {
  const { read, note, notes } = dataFacts(placeOf)
  const court = partOf(record, 'courtName')
  const isBankruptcy = /bankruptcy|\bbk/i.test(court?.text ?? '')
  note(isBankruptcy ? court : (partOf(record, 'status') ?? court), ['type'])
  return {
    id: `p${index + 1}`,
    type: isBankruptcy ? 'Bankruptcy' : 'Public record',
    court: read(court, ['court'], asPrinted),
    // A county recorder's entry is known by its book and page.
    reference: read(partOf(record, 'referenceNumber') ?? partOf(record, 'bookPageSequence'), ['reference'], maskedReference),
    dateFiled: read(partOf(record, 'filingDate'), ['dateFiled'], compactDay),
    dateResolved: null,
    status: read(partOf(record, 'status'), ['status'], (code) => `Status ${code}`),
    amount: read(partOf(record, 'amount'), ['amount'], paddedDollars),
    evidence: notes,
  }
}

/** A docket number is public; one so long that it could be an account's keeps its last four digits. */
const maskedReference = (text: string): string | null => (/^\d{16,}$/.test(text) ? shownAccountNumber(text) : asPrinted(text))

function totalsIn(profile: DataNode): Record<string, number> {
  const printed: Record<string, number> = {}
  for (const attribute of partsAt(profile, 'summaries/attributes')) {
    const name = inTable(TOTALS, partOf(attribute, 'id')?.text ?? '')
    const count = paddedCount(partOf(attribute, 'value')?.text ?? '')
    if (name !== null && count !== null) printed[name] = count
  }
  return printed
}
