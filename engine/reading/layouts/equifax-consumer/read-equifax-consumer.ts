import { compactDay, lastFourOfSsn, paddedScore } from '#engine/reading/values/compact-values.ts'
import { dataFacts } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, findPart, partAt, partOf, partsOf } from '#engine/reading/listing/data-tree.ts'
import { asPrinted } from '#engine/reading/facts.ts'
import { addressIn, textIn, textsAt } from '#engine/reading/listing/joined-parts.ts'
import { readTrade } from '#engine/reading/layouts/equifax-consumer/account.ts'
import { codeNode, wordsNode, wordsOf } from '#engine/reading/layouts/equifax-consumer/codes.ts'
import { readCollection } from '#engine/reading/layouts/equifax-consumer/collection.ts'
import { readPublicRecord, RECORD_LISTS } from '#engine/reading/layouts/equifax-consumer/public-record.ts'
import { FORMAT } from '#engine/reading/layouts/equifax-consumer/words.ts'
import { type DataListing, listData } from '#engine/reading/listing/list-data.ts'
import { type SaidOfFile, withDataNotices } from '#engine/reading/notices/data-notices.ts'
import type { ListedReading } from '#engine/reading/read-document.ts'
import type { Inquiry, PersonalInfo, PublicRecord } from '#engine/report/report.ts'

type PlaceOf = DataListing['placeOf']

/**
 * Reads Equifax's consumer credit report JSON. Source: reference/report-formats.md §2.9. A file of another form is null.
 */
export function readEquifaxConsumer(root: DataNode): ListedReading | null {
  const file = findPart(root, 'equifaxUSConsumerCreditReport') ?? findPart(root, 'equifaxUsConsumerCreditReport')
  if (!file) return null
  const { pages, placeOf } = listData(root)
  const trades = partsOf(file, 'trades').map((trade, index) => readTrade(trade, { id: `a${index + 1}`, placeOf }))
  const collections = partsOf(file, 'collections').map((entry, index) => readCollection(entry, { id: `c${index + 1}`, placeOf }))
  const report = {
    id: '',
    bureau: 'equifax' as const,
    format: FORMAT,
    reportDate: compactDay(partOf(file, 'reportDate')?.text ?? ''),
    // The file's own references are the customer's, who asked: the bureau's number for the report is not among them.
    reportNumber: null,
    ...scoreOf(file),
    personalInfo: withDataNotices(readPersonalInformation(file, placeOf), noticesOf(file), placeOf),
    accounts: [...trades, ...collections],
    inquiries: partsOf(file, 'inquiries').map((inquiry, index) => readInquiry(inquiry, index, placeOf)),
    publicRecords: publicRecordsIn(file, placeOf),
    totals: { printed: {}, read: {}, reconciled: null },
  }
  return { reports: [report], listing: pages }
}

function scoreOf(file: DataNode): { score: number | null; scoreModel: string | null } {
  for (const model of partsOf(file, 'models')) {
    const score = paddedScore(partOf(model, 'score')?.text ?? '')
    if (score === null) continue
    const number = codeNode(partOf(model, 'modelNumber'))?.text ?? null
    return { score, scoreModel: number === null ? null : `Equifax model ${number}` }
  }
  return { score: null, scoreModel: null }
}

const NAME = ['firstName', 'middleName', 'middleInitial', 'lastName', 'suffix']
const STREET = ['houseNumber', 'streetName', 'streetType', 'apartmentNumber']

function readPersonalInformation(file: DataNode, placeOf: PlaceOf): PersonalInfo {
  const facts = dataFacts(placeOf)
  const { read } = facts
  const name = partOf(file, 'subjectName')
  const others = [...partsOf(file, 'formerNames'), ...partsOf(file, 'aliases')]
  const numbers = [partOf(file, 'subjectSocialNum'), partAt(file, 'identification/subjectSocialNum')]
  return {
    name: name ? textIn(facts, name, { field: 'name', paths: NAME }) : null,
    alsoKnownAs: others.flatMap((other, index) => textIn(facts, other, { field: `alsoKnownAs.${index}`, paths: NAME }) ?? []),
    dateOfBirth: read(partOf(file, 'birthDate'), ['dateOfBirth'], compactDay),
    ssnLast4: facts.readFirst(numbers, ['ssnLast4'], lastFourOfSsn),
    addresses: partsOf(file, 'addresses').flatMap(
      (address, index) =>
        addressIn(facts, address, {
          field: `addresses.${index}`,
          street: (partOf(address, 'addressLine1')?.text ?? '') === '' ? STREET : ['addressLine1', 'addressLine2'],
          city: 'cityName',
          state: 'stateAbbreviation',
          zip: 'zipCode',
        }) ?? [],
    ),
    phones: textsAt(facts, partsOf(file, 'telephoneNumbers'), { field: 'phones', path: 'telephoneNumber' }),
    employers: textsAt(facts, partsOf(file, 'employments'), { field: 'employers', path: 'employer' }),
    evidence: facts.notes,
  }
}

/** What the file says of itself: statements, alerts and whom to call for them, a day of death, an address that differs. */
const noticesOf = (file: DataNode): readonly SaidOfFile[] => [
  ...partsOf(file, 'consumerStatements').map((node) => ({ node: partOf(node, 'statement'), kind: 'statement' as const })),
  ...partsOf(file, 'alertContacts').map((node) => ({
    node: wordsNode(partOf(node, 'alertType')),
    kind: 'fraud_alert' as const,
  })),
  ...['fraudVictimIndicator', 'fraudSocialNumAlertCode', 'fraudIDScanAlertCodes'].flatMap((name) =>
    partsOf(file, name).map((node) => ({ node: wordsNode(node), kind: null })),
  ),
  { node: partOf(file, 'deathDate'), kind: 'deceased', flag: 'Date of death', set: /[1-9]/ },
  { node: partOf(file, 'addressDiscrepancyIndicator'), kind: 'mismatch', flag: 'Address discrepancy' },
]

/** Promotional looks and reviews of accounts carry a mark of that before the name or say so in their type. */
const SOFT_TYPE = /promo|review|soft|consumer ?disclosure/i
const SOFT_NAME = /^(?:PRM|AM|AR|ND|NR|ACIS|UPDATE)-/

function readInquiry(inquiry: DataNode, index: number, placeOf: PlaceOf): Inquiry {
  const { read, note, notes } = dataFacts(placeOf)
  const [name, type] = [partOf(inquiry, 'customerName'), partOf(inquiry, 'type')]
  const isSoft = SOFT_TYPE.test(wordsOf(type) ?? type?.text ?? '') || SOFT_NAME.test(name?.text ?? '')
  note(codeNode(type) ?? name, ['kind'])
  return {
    id: `${isSoft ? 's' : 'h'}${index + 1}`,
    creditorName: read(name, ['creditorName'], asPrinted) ?? '',
    date: read(partOf(inquiry, 'inquiryDate'), ['date'], compactDay),
    kind: isSoft ? 'soft' : 'hard',
    onRecordUntil: null,
    evidence: notes,
  }
}

const publicRecordsIn = (file: DataNode, placeOf: PlaceOf): PublicRecord[] =>
  RECORD_LISTS.flatMap(([list, what]) => partsOf(file, list).map((record) => ({ record, what }))).map(({ record, what }, index) =>
    readPublicRecord(record, { id: `p${index + 1}`, what, placeOf }),
  )
