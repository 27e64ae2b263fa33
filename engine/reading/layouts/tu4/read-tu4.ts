import { isoDay, lastFourOfSsn, paddedCount, paddedDollars, paddedScore } from '#engine/reading/values/compact-values.ts'
import { dataFacts, inTable } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, findPart, partAt, partOf, partsAt, partsOf } from '#engine/reading/listing/data-tree.ts'
import { asPrinted } from '#engine/reading/facts.ts'
import { textIn, textsAt } from '#engine/reading/listing/joined-parts.ts'
import { readAccount } from '#engine/reading/layouts/tu4/account.ts'
import { phoneOf, streetOf } from '#engine/reading/layouts/tu4/contact.ts'
import { readDay } from '#engine/reading/layouts/tu4/values.ts'
import { BANKRUPTCY_TYPE, CASE_STATES, CHAPTERS, FORMAT, TOTALS } from '#engine/reading/layouts/tu4/words.ts'
import { type DataListing, listData } from '#engine/reading/listing/list-data.ts'
import { type SaidOfFile, withDataNotices } from '#engine/reading/notices/data-notices.ts'
import type { ListedReading } from '#engine/reading/read-document.ts'
import { reconcile } from '#engine/reading/reconcile.ts'
import type { Inquiry, PersonalInfo, PublicRecord } from '#engine/report/report.ts'

type PlaceOf = DataListing['placeOf']

/**
 * Reads TransUnion's TU4 XML: the answer of its interface for one subject. Source: reference/report-formats.md §2.9. A file
 * of another form is null. Add-on products repeat accounts in other words: only `custom/credit` lists them.
 */
export function readTu4(root: DataNode): ListedReading | null {
  const bureau = findPart(root, 'creditBureau')
  const subject = partAt(bureau, 'product/subject/subjectRecord')
  if (!bureau || !subject) return null
  const { pages, placeOf } = listData(root)
  const credit = partAt(subject, 'custom/credit')
  const entries = [...partsOf(credit, 'trade'), ...partsOf(credit, 'collection')]
  const accounts = entries.map((trade, index) => readAccount(trade, { id: `a${index + 1}`, placeOf }))
  const inquiries = partsOf(credit, 'inquiry').map((inquiry, index) => readInquiry(inquiry, index, placeOf))
  const publicRecords = partsOf(credit, 'publicRecord').map((record, index) => readPublicRecord(record, index, placeOf))
  const report = {
    id: '',
    bureau: 'transunion' as const,
    format: FORMAT,
    reportDate: isoDay(partAt(bureau, 'transactionControl/tracking/transactionTimeStamp')?.text ?? ''),
    reportNumber: null,
    ...scoreOf(subject),
    personalInfo: withDataNotices(readPersonalInformation(subject, placeOf), noticesOf(subject), placeOf),
    accounts,
    inquiries,
    publicRecords,
    totals: reconcile(totalsIn(credit), {
      accounts: partsOf(credit, 'trade').length,
      collections: partsOf(credit, 'collection').length,
      publicRecords: publicRecords.length,
      inquiries: inquiries.length,
    }),
  }
  return { reports: [report], listing: pages }
}

/** The first score that is one: products of characteristics give none. */
function scoreOf(subject: DataNode): { score: number | null; scoreModel: string | null } {
  for (const product of partsOf(subject, 'addOnProduct')) {
    const score = paddedScore(partAt(product, 'scoreModel/score/results')?.text ?? '')
    const code = partOf(product, 'code')?.text ?? null
    if (score !== null) return { score, scoreModel: code === null ? null : `TransUnion model ${code}` }
  }
  return { score: null, scoreModel: null }
}

const NAME = ['person/first', 'person/middle', 'person/last', 'person/generationalSuffix', 'person/unparsed', 'unparsed']

function readPersonalInformation(subject: DataNode, placeOf: PlaceOf): PersonalInfo {
  const facts = dataFacts(placeOf)
  const indicative = partOf(subject, 'indicative')
  const [name, ...others] = partsOf(indicative, 'name')
  const phones = partsOf(indicative, 'phone').flatMap((phone) => {
    const number = phoneOf(phone)
    return number === null ? [] : [{ number, place: partAt(phone, 'number/areaCode') ?? partAt(phone, 'number/unparsed') }]
  })
  phones.forEach(({ place }, index) => facts.note(place, [`phones.${index}`]))
  return {
    name: name ? textIn(facts, name, { field: 'name', paths: NAME }) : null,
    alsoKnownAs: others.flatMap((other, index) => textIn(facts, other, { field: `alsoKnownAs.${index}`, paths: NAME }) ?? []),
    dateOfBirth: readDay(facts, partOf(indicative, 'dateOfBirth'), 'dateOfBirth'),
    ssnLast4: facts.read(partAt(indicative, 'socialSecurity/number'), ['ssnLast4'], lastFourOfSsn),
    addresses: partsOf(indicative, 'address').map((address, index) => {
      const part = (path: string) => textIn(facts, address, { field: `addresses.${index}`, paths: [path] })
      const [zip, state, city] = [part('location/zipCode'), part('location/state'), part('location/city')]
      facts.note(partAt(address, 'street/name') ?? partAt(address, 'street/unparsed'), [`addresses.${index}`])
      return { street: streetOf(address), city, state, zip }
    }),
    phones: phones.map(({ number }) => number),
    employers: textsAt(facts, partsOf(indicative, 'employment'), { field: 'employers', path: 'employer/unparsed' }),
    evidence: facts.notes,
  }
}

const NO_MATCH = /^no ?match$/i

/** The consumer's statements, by their kind, and what the summary of the file says of it. */
const noticesOf = (subject: DataNode): readonly SaidOfFile[] => [
  ...partsAt(subject, 'consumerFileData/consumerStatement').map((statement) => ({
    node: partOf(statement, 'text'),
    kind: /alert|fraud/i.test(partOf(statement, 'type')?.text ?? '') ? ('fraud_alert' as const) : ('statement' as const),
  })),
  { node: partAt(subject, 'fileSummary/creditDataStatus/freeze/indicator'), kind: 'freeze', flag: 'Security freeze' },
  { node: partAt(subject, 'fileSummary/ssnMatchIndicator'), kind: 'mismatch', flag: 'SSN match', set: NO_MATCH },
  ...partsAt(subject, 'addOnProduct/highRiskFraudAlert/message').map((message) => ({
    node: partOf(message, 'text'),
    kind: null,
  })),
]

/** The form lists the looks that others see too: hard ones. */
function readInquiry(inquiry: DataNode, index: number, placeOf: PlaceOf): Inquiry {
  const facts = dataFacts(placeOf)
  const name = partAt(inquiry, 'subscriber/name/unparsed')
  facts.note(name ?? partAt(inquiry, 'subscriber/memberCode'), ['kind'])
  return {
    id: `h${index + 1}`,
    creditorName: facts.read(name, ['creditorName'], asPrinted) ?? '',
    date: readDay(facts, partOf(inquiry, 'date'), 'date'),
    kind: 'hard',
    onRecordUntil: null,
    evidence: facts.notes,
  }
}

function readPublicRecord(record: DataNode, index: number, placeOf: PlaceOf): PublicRecord {
  const facts = dataFacts(placeOf)
  const { read, readFirst } = facts
  const type = partOf(record, 'type')
  const kind = BANKRUPTCY_TYPE.exec(type?.text ?? '')
  return {
    id: `p${index + 1}`,
    type: read(type, ['type'], (code) => inTable(CHAPTERS, kind?.[1] ?? '') ?? `Public record ${code}`) ?? 'Public record',
    court: readFirst([partAt(record, 'subscriber/name/unparsed'), partOf(record, 'courtName')], ['court'], asPrinted),
    reference: read(partOf(record, 'docketNumber'), ['reference'], asPrinted),
    dateFiled: readDay(facts, partOf(record, 'dateFiled'), 'dateFiled'),
    dateResolved: readDay(facts, partOf(record, 'datePaid'), 'dateResolved'),
    status: read(type, ['status'], () => inTable(CASE_STATES, kind?.[2] ?? '')),
    amount: readFirst([partOf(record, 'amount'), partOf(record, 'liabilities')], ['amount'], paddedDollars),
    evidence: facts.notes,
  }
}

function totalsIn(credit: DataNode | null): Record<string, number> {
  const [counts] = partsAt(credit, 'creditSummary/recordCounts')
  return Object.fromEntries(
    Object.entries(TOTALS).flatMap(([name, what]) => {
      const count = paddedCount(partOf(counts ?? null, name)?.text ?? '')
      return count === null ? [] : [[what, count]]
    }),
  )
}
