import { type Chance, seeded } from '#engine/practice/seed.ts'
import type { Person } from '#engine/practice/situation.ts'
import { type AccountTruth, type PrintedFile, type Truth } from '#engine/practice/truth.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { mailParts } from '#tools/synthetic-reports/mail-parts.ts'
import { makeThreeBureauFile, type ThreeBureauFile } from '#tools/synthetic-reports/three-bureau-file.ts'
import {
  code,
  type Json,
  NOTHING,
  source,
  tradeline,
  type TrueLinkStyle,
  TYPES,
} from '#tools/synthetic-reports/truelink-tradeline.ts'

/** A file and the truth about each report in it, in the order of the bureaus. */
export interface DataFile {
  readonly bytes: PrintedFile['bytes']
  readonly truths: readonly Truth[]
}

interface Writing {
  readonly file: ThreeBureauFile
  readonly bureaus: readonly Bureau[]
  readonly style: TrueLinkStyle
  readonly chance: Chance
}

function makeStyle(chance: Chance): TrueLinkStyle {
  return {
    history: chance.pick(['list', 'string', 'both']),
    slips: chance.isTrue(0.3),
    pads: chance.isTrue(0.5),
    collectionsAsOpen: chance.isTrue(0.3),
    omitsOpenClosed: chance.isTrue(0.3),
    descriptions: chance.isTrue(0.8),
  }
}

interface Partitions {
  readonly json: Json[]
  readonly subscribers: Json[]
  readonly accounts: Record<Bureau, AccountTruth[]>
}

/** A partition an entry; now and then one stands twice, word for word. */
function partitions({ file, bureaus, style, chance }: Writing): Partitions {
  const found: Partitions = { json: [], subscribers: [], accounts: { equifax: [], experian: [], transunion: [] } }
  for (const [index, entry] of file.entries.entries()) {
    const fileEntry = String(found.json.length + 1)
    const lines: Json[] = []
    let type: keyof typeof TYPES = 'open'
    for (const bureau of bureaus) {
      const account = entry.columns[bureau]
      if (account === undefined) continue
      const subscriber = `0${index}${bureau.slice(0, 2).toUpperCase()}001`
      const own = chance.fork(`${index} ${bureau}`)
      const { json, truth } = tradeline(account, { bureau, date: file.reportDate, subscriber, fileEntry, style, chance: own })
      lines.push(json)
      found.accounts[bureau].push(truth)
      type = account.accountType === 'collection' && style.collectionsAsOpen ? 'open' : (account.accountType ?? 'open')
      if (account.contact !== null)
        found.subscribers.push(subscriberOf(account.creditorName, { code: subscriber, contact: account.contact }))
    }
    if (lines.length === 0) continue
    const [symbol, description, short] = TYPES[type]
    const partition: Json = {
      ...(style.descriptions ? { accountTypeDescription: description } : {}),
      accountTypeSymbol: symbol,
      accountTypeAbbreviation: short,
      Tradeline: lines,
    }
    found.json.push(partition)
    if (chance.isTrue(0.08)) found.json.push(structuredClone(partition))
  }
  return found
}

function subscriberOf(name: string, at: { code: string; contact: { lines: readonly string[]; phone: string | null } }): Json {
  const { street, city, state, zip } = mailParts(at.contact.lines)
  return {
    name,
    telephone: at.contact.phone ?? '',
    subscriberCode: at.code,
    CreditAddress: { city: `${city} `, stateCode: state, unparsedStreet: `${street}     `, postalCode: zip },
  }
}

function addressJson(address: Person['addresses'][number], chance: Chance): Json {
  const place = { city: address.city ?? '', stateCode: address.state ?? '', postalCode: address.zip ?? '' }
  const parts = /^(\d+) ([A-Z ]+) (RD|LN|CT|DR)$/.exec(address.street ?? '')
  if (parts && chance.isTrue(0.5))
    return {
      ...place,
      houseNumber: parts[1] ?? '',
      direction: '',
      streetName: parts[2] ?? '',
      streetType: parts[3] ?? '',
      unit: '',
    }
  const box = /^PO BOX (\d+)$/.exec(address.street ?? '')
  if (box && chance.isTrue(0.5))
    return { ...place, houseNumber: box[1] ?? '', streetName: address.street ?? '', streetType: '', unit: '' }
  return { ...place, unparsedStreet: `${address.street} ` }
}

/** The year alone is filled up to the first of January. */
function birthJson(person: Person, yearOnly: boolean): Json {
  const [year = '', month = '', day = ''] = person.birth.split('-')
  if (yearOnly) return { age: '0', date: `${year}-01-01`, BirthDate: { year } }
  return { age: '0', date: person.birth, BirthDate: { year, month: String(Number(month)), day: String(Number(day)) } }
}

const isYearOnly = (bureau: Bureau): boolean => bureau === 'experian'

function borrower({ file, bureaus, chance }: Writing, scores: Json[]): Json {
  const each = (make: (person: Person, bureau: Bureau) => Json[]): Json[] =>
    bureaus.flatMap((bureau) =>
      make(file.persons[bureau], bureau).map((json) => ({
        ...(typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {}),
        Source: source(bureau, file.reportDate),
      })),
    )
  const nameJson = (name: string, primary: boolean): Json => {
    const [first = '', ...rest] = name.split(' ')
    return {
      Name: { first, middle: '', last: rest.join(' ') },
      NameType: primary ? code('1', 'Primary') : code('A', 'Also Known As'),
    }
  }
  return {
    SocialSecurityNumber: `666${chance.digits(2)}${file.persons.experian.ssnLast4}`,
    BorrowerName: each((person) => [...person.alsoKnownAs.map((name) => nameJson(name, false)), nameJson(person.name, true)]),
    Birth: each((person, bureau) => [birthJson(person, isYearOnly(bureau))]),
    BorrowerAddress: each((person) => person.addresses.slice(0, 1).map((one) => ({ CreditAddress: addressJson(one, chance) }))),
    PreviousAddress: each((person) => person.addresses.slice(1).map((one) => ({ CreditAddress: addressJson(one, chance) }))),
    BorrowerTelephone: each((person) => person.phones.map(({ number }) => ({ PhoneNumber: { unparsed: number } }))),
    Employer: each((person) => person.employers.map((name) => ({ name, CreditAddress: { city: '', unparsedStreet: '' } }))),
    SocialPartition: { Social: each((person) => [{ SocialSecurityNumber: `666${chance.digits(2)}${person.ssnLast4}` }]) },
    CreditScore: scores,
    CreditStatement: [],
  }
}

const SUMMARY_NAMES = { equifax: 'Equifax', experian: 'Experian', transunion: 'TransUnion' } as const

function summary({ file, bureaus }: Writing, accounts: Partitions['accounts']): Json {
  const each = (make: (bureau: Bureau) => Json): Json =>
    Object.fromEntries(bureaus.map((bureau) => [SUMMARY_NAMES[bureau], make(bureau)]))
  return {
    TradelineSummary: each((bureau) => ({ TotalAccounts: String(accounts[bureau].length), OpenAccounts: '1' })),
    InquirySummary: each((bureau) => ({
      NumberInLast2Years: String(file.askings.filter((one) => one.bureau === bureau).length),
    })),
    PublicRecordSummary: each((bureau) => ({
      NumberOfRecords: String(file.records.filter((one) => one.bureaus.includes(bureau)).length),
    })),
  }
}

function records({ file, chance }: Writing): Json[] {
  return file.records.flatMap(({ record, bureaus }) => {
    const rows: Json[] = bureaus.map((bureau) => ({
      courtName: record.court ?? '',
      dateFiled: record.dateFiled ?? '',
      referenceNumber: record.reference ?? '',
      bureau: SUMMARY_NAMES[bureau],
      Classification: code('B', 'Bankruptcy'),
      Status: code('1', record.status ?? ''),
      Type: code('1', record.type),
      Bankruptcy: {
        assetAmount: '0',
        ...(record.dateResolved === null ? {} : { dateResolved: record.dateResolved }),
        ...(record.amount === null ? {} : { liabilityAmount: String(record.amount / 100) }),
      },
      Source: source(bureau, file.reportDate),
    }))
    const once: Json = { PublicRecord: rows }
    return chance.isTrue(0.5) ? [once, structuredClone(once)] : [once]
  })
}

const NO_SCORE: Json = { riskScore: '4', scoreName: 'VantageScore3', NoScoreReason: code('4', 'Too few accounts') }

function scoreJson({ file }: Writing, bureau: Bureau): Json {
  const score = file.scores[bureau]
  const own: Json =
    score === null
      ? NO_SCORE
      : {
          riskScore: String(score),
          scoreName: 'VantageScore3',
          CreditScoreModel: code('00W40', 'VantageScore 3.0 with Positive Score Factors'),
          NoScoreReason: NOTHING,
        }
  return {
    ...(typeof own === 'object' && own !== null && !Array.isArray(own) ? own : {}),
    Source: source(bureau, file.reportDate),
  }
}

function truthOf({ file }: Writing, bureau: Bureau, accounts: readonly AccountTruth[]): Truth {
  const person = file.persons[bureau]
  const score = file.scores[bureau]
  return {
    id: '',
    bureau,
    format: 'truelink',
    reportDate: file.reportDate,
    reportNumber: null,
    score,
    scoreModel: score === null ? null : 'VantageScore 3.0',
    personalInfo: {
      name: person.name,
      alsoKnownAs: person.alsoKnownAs,
      dateOfBirth: isYearOnly(bureau) ? person.birth.slice(0, 4) : person.birth,
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
      .map(({ record: { lines: _lines, ...record } }) => ({ id: '', ...record })),
    totals: { printed: {}, read: {}, reconciled: null },
  }
}

/** Numbers where a vendor writes them: never those that begin with a nought. */
function restyled(json: Json, style: { numbers: boolean; prefixes: boolean; singles: boolean }): Json {
  if (json === null || typeof json === 'number') return json
  if (typeof json === 'string') return style.numbers && /^[1-9]\d{0,14}$/.test(json) ? Number(json) : json
  if (Array.isArray(json)) {
    const items = json.map((item) => restyled(item, style))
    const [only] = items
    return style.singles && items.length === 1 && only !== undefined ? only : items
  }
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => {
      const isAttribute = typeof value === 'string' || typeof value === 'number'
      const isElement = /^[A-Z]/.test(name)
      if (!style.prefixes || !isAttribute) return [name, restyled(value, style)]
      return isElement ? [name, { $: restyled(value, style) }] : [`@${name}`, restyled(value, style)]
    }),
  )
}

function wrapped(report: Json, chance: Chance, components: readonly Json[]): Json {
  const bundle = [{ Type: 'TUCReportV6' }, ...components, { Type: 'MergeCreditReports', TrueLinkCreditReportType: report }]
  const shapes: readonly [Json, ...Json[]] = [
    { success: 'true', data: { BundleComponent: bundle } },
    { BundleComponents: { BundleComponent: bundle } },
    { userId: 'x', report: { TrueLinkCreditReportType: report }, version: 0 },
    { TrueLinkCreditReportType: report },
    report,
  ]
  const shape = components.length > 0 ? chance.pick([0, 1]) : chance.whole(0, 4)
  return shapes[shape] ?? shapes[0]
}

/** A TrueLink report of one person, in a vendor's style that the seed decides. */
export function trueLinkFile(seed: string, file = makeThreeBureauFile(`truelink-${seed}`)): DataFile {
  const chance = seeded(`${seed}/truelink`)
  const { bureaus } = file
  const writing: Writing = { file, bureaus, style: makeStyle(chance), chance }
  const lines = partitions(writing)
  const scores = bureaus.map((bureau) => scoreJson(writing, bureau))
  const areBundled = chance.isTrue(0.3)
  const report: Json = {
    FraudIndicator: 'false',
    SB168Frozen: { equifax: 'false', experian: 'true', transunion: 'false' },
    Borrower: borrower(writing, areBundled ? [] : scores),
    TradeLinePartition: lines.json,
    InquiryPartition: file.askings.map((asking) => ({
      Inquiry: {
        inquiryDate: asking.date,
        subscriberName: asking.creditorName.replace('&', chance.pick(['&', '&#x26;amp;'])),
        bureau: SUMMARY_NAMES[asking.bureau],
        inquiryType: 'I',
        Source: source(asking.bureau, file.reportDate),
      },
    })),
    PulblicRecordPartition: records(writing),
    Subscriber: lines.subscribers,
    Message: [],
    Summary: summary(writing, lines.accounts),
    Sources: { Source: bureaus.map((bureau) => source(bureau, file.reportDate)) },
  }
  const bundled = areBundled ? scores.map((score) => ({ Type: 'VantageScoreV6', CreditScoreType: score })) : []
  const style = { numbers: chance.isTrue(0.3), prefixes: chance.isTrue(0.35), singles: chance.isTrue(0.5) }
  const text = JSON.stringify(restyled(wrapped(report, chance, bundled), style), null, chance.pick([0, 1, 2]))
  return { bytes: Buffer.from(text), truths: bureaus.map((bureau) => truthOf(writing, bureau, lines.accounts[bureau])) }
}
