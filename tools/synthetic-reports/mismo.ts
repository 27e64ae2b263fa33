import { type Chance, seeded, shuffled } from '#engine/practice/seed.ts'
import type { AccountTruth, Truth } from '#engine/practice/truth.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'
import { jsonBytes, nameParts, nobodysSsn } from '#tools/synthetic-reports/data-forms.ts'
import { type Element, element, textElement, toJson, toXml } from '#tools/synthetic-reports/mismo-elements.ts'
import { liability, type MismoStyle, repository } from '#tools/synthetic-reports/mismo-liability.ts'
import { type FileEntry, makeThreeBureauFile, type ThreeBureauFile } from '#tools/synthetic-reports/three-bureau-file.ts'
import type { DataFile } from '#tools/synthetic-reports/truelink-json.ts'

interface Writing {
  readonly file: ThreeBureauFile
  readonly isBlended: boolean
  readonly style: MismoStyle
  readonly chance: Chance
}

interface Liabilities {
  readonly nodes: Element[]
  readonly accounts: Record<Bureau, AccountTruth[]>
}

const idOf = (number: number): string => `CL${String(number).padStart(4, '0')}`

/** A blended entry is one liability with the facts of one bureau; else each bureau has its own, under one hash. */
function addEntry(found: Liabilities, entry: FileEntry, { isBlended, style, chance }: Writing): void {
  const bureaus = shuffled(chance, ['equifax', 'experian', 'transunion'] as const).filter(
    (bureau) => entry.columns[bureau] !== undefined,
  )
  const hash = style.isArray && chance.isTrue(0.9) ? chance.digits(16) : null
  const lead = idOf(found.nodes.length + 1)
  const groups = isBlended ? [bureaus] : bureaus.map((bureau) => [bureau])
  for (const group of groups) {
    const [first] = group
    const account = first && entry.columns[first]
    if (!account) continue
    const id = idOf(found.nodes.length + 1)
    const at = { id, bureaus: group, hash, fileEntry: hash === null ? id : lead, style, chance: chance.fork(id) }
    const { node, truth } = liability(account, at)
    found.nodes.push(node)
    for (const bureau of group) found.accounts[bureau].push(truth)
  }
}

const sourceName = (bureau: Bureau): string => BUREAU_NAMES[bureau]

function nameAttributes(name: string): Record<string, string | null> {
  const { first, middle, last } = nameParts(name)
  return { _FirstName: first, _MiddleName: middle, _LastName: last }
}

function creditFile({ file, chance }: Writing, bureau: Bureau): Element {
  const person = file.persons[bureau]
  const residences = person.addresses.map(({ street, city, state, zip }, index) =>
    element('_RESIDENCE', {
      BorrowerResidencyType: index === 0 ? 'Current' : 'Prior',
      _StreetAddress: street,
      _City: city,
      _State: state,
      _PostalCode: zip,
    }),
  )
  const aliases = person.alsoKnownAs.map((name) =>
    element(
      '_ALIAS',
      chance.isTrue(0.5)
        ? { _UnparsedName: name }
        : { ...nameAttributes(name), _UnparsedName: name.split(' ').toReversed().join(', ') },
    ),
  )
  const borrower = element('_BORROWER', { ...nameAttributes(person.name), _BirthDate: person.birth, _SSN: nobodysSsn(person) }, [
    ...aliases,
    ...residences,
    ...person.phones.map(({ number }) => element('CONTACT_POINT', { _Type: 'Phone', _Value: number })),
    ...person.employers.map((name) => element('EMPLOYER', { _Name: name, EmploymentCurrentIndicator: 'N' })),
  ])
  const alert = element('_ALERT_MESSAGE', { _CategoryType: 'FACTARiskScoreValue', _Type: 'Other' }, [
    textElement('_Text', 'Account review'),
  ])
  return element(
    'CREDIT_FILE',
    {
      CreditFileID: `CF-${bureau}`,
      CreditRepositorySourceType: sourceName(bureau),
      _InfileDate: '1998-04-01',
      _ResultStatusType: 'FileReturned',
    },
    [alert, borrower],
  )
}

const MODELS: Readonly<Record<Bureau, string>> = {
  equifax: 'EquifaxBeacon5.0',
  experian: 'ExperianFairIsaac',
  transunion: 'FICORiskScoreClassic04',
}
const isVantage = ({ style }: Writing): boolean => style.isArray

function scoreElement(writing: Writing, bureau: Bureau): Element {
  const score = writing.file.scores[bureau]
  const name = `${sourceName(bureau)}VantageScore3.0`
  const model = isVantage(writing)
    ? { _ModelNameType: 'Other', _ModelNameTypeOtherDescription: name }
    : { _ModelNameType: MODELS[bureau] }
  const value =
    score === null
      ? { _ExclusionReasonType: 'InsufficientCreditHistory' }
      : { _Value: writing.chance.isTrue(0.5) ? `+${score}` : String(score) }
  return element(
    'CREDIT_SCORE',
    {
      CreditFileID: `CF-${bureau}`,
      CreditRepositorySourceType: sourceName(bureau),
      _Date: writing.file.reportDate,
      ...model,
      ...value,
    },
    [element('_FACTOR', { _Code: '12', _Text: 'Length of time accounts have been established' })],
  )
}

/** Enumerations of records, and the words they are. */
const RECORDS: Readonly<Record<string, readonly [string, string]>> = {
  'Chapter 7 Bankruptcy': ['BankruptcyChapter7', 'Bankruptcy Chapter 7'],
  'Chapter 13 Bankruptcy': ['BankruptcyChapter13', 'Bankruptcy Chapter 13'],
}

function recordElements({ file, chance }: Writing): Element[] {
  return file.records.flatMap(({ record, bureaus }) => {
    const attributes = {
      _Type: RECORDS[record.type]?.[0] ?? 'Other',
      _CourtName: record.court,
      _DocketIdentifier: record.reference,
      _FiledDate: record.dateFiled,
      _DispositionType: record.status,
      _DispositionDate: record.dateResolved,
      _LegalObligationAmount: record.amount === null ? null : String(record.amount / 100),
    }
    const node = element(
      'CREDIT_PUBLIC_RECORD',
      attributes,
      bureaus.map((bureau) => repository(bureau, chance)),
    )
    return chance.isTrue(0.3) ? [node, node] : [node]
  })
}

function inquiryElements({ file, style, chance }: Writing): Element[] {
  return file.askings.map(({ creditorName, date, bureau }, index) => {
    const isByFile = chance.isTrue(0.3)
    const attributes = {
      CreditInquiryID: `CI${index}`,
      CreditFileID: `CF-${bureau}`,
      _Name: creditorName,
      _Date: date,
      _PurposeType: style.isArray ? 'HARD' : null,
    }
    return element('CREDIT_INQUIRY', attributes, isByFile ? [] : [repository(bureau, chance)])
  })
}

function truthOf(writing: Writing, bureau: Bureau, accounts: readonly AccountTruth[]): Truth {
  const { file } = writing
  const [person, score] = [file.persons[bureau], file.scores[bureau]]
  const model = isVantage(writing) ? 'VantageScore 3.0' : MODELS[bureau]
  return {
    id: '',
    bureau,
    format: 'mismo',
    reportDate: file.reportDate,
    reportNumber: file.reference,
    score,
    scoreModel: score === null ? null : model,
    personalInfo: {
      name: person.name,
      alsoKnownAs: person.alsoKnownAs,
      dateOfBirth: person.birth,
      ssnLast4: person.ssnLast4,
      addresses: person.addresses.map(({ street, city, state, zip }) => ({ street, city, state, zip })),
      phones: person.phones.map(({ number }) => number),
      employers: person.employers,
    },
    accounts,
    inquiries: file.askings
      .filter((one) => one.bureau === bureau)
      .map(({ creditorName, date }) => ({ id: '', creditorName, date, kind: 'hard' as const, onRecordUntil: null })),
    publicRecords: file.records
      .filter(({ bureaus }) => bureaus.includes(bureau))
      .map(({ record: { lines: _lines, ...record } }) => ({ id: '', ...record, type: RECORDS[record.type]?.[1] ?? record.type })),
    totals: { printed: {}, read: {}, reconciled: null },
  }
}

function responseOf(writing: Writing, liabilities: readonly Element[]): Element {
  const { file, isBlended, style } = writing
  const { bureaus } = file
  const included = Object.fromEntries(
    ['equifax', 'experian', 'transunion'].map((bureau) => [
      `_${bureau === 'equifax' ? 'Equifax' : bureau === 'experian' ? 'Experian' : 'TransUnion'}Indicator`,
      bureaus.some((one) => one === bureau) ? 'Y' : 'N',
    ]),
  )
  const mergeType = isBlended ? 'Blend' : 'ListAndStack'
  return element(
    'CREDIT_RESPONSE',
    {
      MISMOVersionID: style.isArray ? '2.4' : writing.chance.pick(['2.1', '2.3.1', '2.4']),
      CreditReportIdentifier: file.reference,
      CreditReportFirstIssuedDate: writing.chance.isTrue(0.5) ? file.reportDate : `${file.reportDate}T09:30:00`,
      [style.isArray ? 'CreditReportMergeTypeIndicator' : 'CreditReportMergeType']: mergeType,
      CreditRatingCodeType: 'Equifax',
    },
    [
      element('CREDIT_REPOSITORY_INCLUDED', included),
      element('CREDIT_FROZEN_STATUS', { _EquifaxIndicator: 'false', _ExperianIndicator: 'true', _TransUnionIndicator: 'false' }),
      element('BORROWER', { BorrowerID: 'B1', _FirstName: 'AS', _LastName: 'ASKED' }),
      ...liabilities,
      ...inquiryElements(writing),
      ...recordElements(writing),
      ...bureaus.map((bureau) => creditFile(writing, bureau)),
      ...bureaus.map((bureau) => scoreElement(writing, bureau)),
      element('CREDIT_CONSUMER_REFERRAL', { _Name: 'TransUnion', _StreetAddress: 'PO BOX 1000' }),
    ],
  )
}

/** As an XML document of some vendor's, or as Array's JSON. */
function written(response: Element, { style, chance }: Writing): Uint8Array {
  if (style.isArray) return jsonBytes({ type: 'credit', data: { CREDIT_RESPONSE: toJson(response, chance) } }, chance.isTrue(0.5))
  const group = element('RESPONSE_GROUP', { MISMOVersionID: '2.3.1' }, [
    element('RESPONSE', {}, [element('RESPONSE_DATA', {}, [response])]),
  ])
  const prefix = chance.isTrue(0.2) ? 'm:' : ''
  const doctype = chance.isTrue(0.3) && prefix === '' ? '<!DOCTYPE RESPONSE_GROUP SYSTEM "CreditResponse2_3_1.dtd">' : ''
  const xml = toXml(
    prefix === '' ? group : { ...group, attributes: { 'xmlns:m': 'http://mismo.example', ...group.attributes } },
    prefix,
  )
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${doctype}${xml}`)
}

/** A MISMO credit response of one person, blended or stacked, in the style that the seed decides. */
export function mismoFile(seed: string, file = makeThreeBureauFile(`mismo-${seed}`)): DataFile {
  const chance = seeded(`${seed}/mismo`)
  const isArray = chance.isTrue(0.5)
  const style: MismoStyle = { isArray, monthsOnly: chance.isTrue(0.4), textAsAttribute: chance.isTrue(0.4) }
  const writing: Writing = { file, isBlended: isArray ? chance.isTrue(0.2) : chance.isTrue(0.7), style, chance }
  const liabilities: Liabilities = { nodes: [], accounts: { equifax: [], experian: [], transunion: [] } }
  for (const entry of file.entries) addEntry(liabilities, entry, writing)
  const { nodes, accounts } = liabilities
  const entryOf = saysWhichAreOne(writing, accounts)
    ? (one: AccountTruth) => one
    : (one: AccountTruth) => ({ ...one, fileEntry: null })
  return {
    bytes: written(responseOf(writing, nodes), writing),
    truths: file.bureaus.map((bureau) => truthOf(writing, bureau, accounts[bureau].map(entryOf))),
  }
}

/** A stacked file where no two liabilities of several bureaus share a hash does not say which of them are one account. */
function saysWhichAreOne({ isBlended }: Writing, accounts: Liabilities['accounts']): boolean {
  const listed = Object.values(accounts).filter(({ length }) => length > 0)
  const entries = listed.flat().map(({ fileEntry }) => fileEntry)
  return isBlended || listed.length < 2 || new Set(entries).size < entries.length
}
