import type { Chance } from '#engine/practice/seed.ts'
import type { CourtRecord, CreditFile, Person } from '#engine/practice/situation.ts'
import { inquiriesOf, type PrintedFile, type Truth } from '#engine/practice/truth.ts'
import {
  compact,
  type Json,
  jsonBytes,
  type JsonObject,
  listed,
  nameParts,
  nobodysSsn,
  padded,
  personTruth,
  reordered,
} from '#tools/synthetic-reports/data-forms.ts'
import { tradeline } from '#tools/synthetic-reports/experian-credit-profile-trade.ts'

const nameJson = (name: string): Json => {
  const { first, middle, last } = nameParts(name)
  return { firstName: first, middleName: middle ?? undefined, surname: last }
}

function person(who: Person, chance: Chance): JsonObject {
  return {
    consumerIdentity: {
      name: [who.name, ...who.alsoKnownAs].map(nameJson),
      dob: chance.isTrue(0.5)
        ? compact(who.birth)
        : { day: who.birth.slice(8), month: String(Number(who.birth.slice(5, 7))), year: who.birth.slice(0, 4) },
    },
    ssn: [{ number: nobodysSsn(who) }, { number: '900998888', variationIndicator: '*' }],
    addressInformation: listed(
      who.addresses.map(({ street, city, state, zip }) => ({
        streetPrefix: street?.split(' ')[0],
        streetName: street?.split(' ').slice(1).join(' '),
        city: city ?? '',
        state: state ?? '',
        zipCode: zip ?? '',
        timesReported: '03',
        source: '2',
      })),
      chance,
    ),
    phoneInformation: listed(
      who.phones.map(({ number }) => ({ number, source: 'R' })),
      chance,
    ),
    employmentInformation: listed(
      who.employers.map((name) => ({ name, source: '2', addressFirstLine: '1 MAIN ST' })),
      chance,
    ),
  }
}

const record = ({ court, reference, dateFiled, amount }: CourtRecord): Json => ({
  status: '13',
  courtCode: '3009999',
  courtName: court ?? undefined,
  referenceNumber: reference ?? undefined,
  filingDate: dateFiled === null ? undefined : compact(dateFiled),
  amount: amount === null ? 'UNKNOWN' : padded(amount, 8),
  ecoa: '1',
  evaluation: 'N',
})

type Trade = ReturnType<typeof tradeline>

/** Next to the person and the accounts: looks, court records, and what is no entry. */
function others(file: CreditFile, hard: readonly Look[], chance: Chance): JsonObject {
  return {
    inquiry: listed(
      hard.map(({ creditorName, date }) => ({
        subscriberName: creditorName,
        date: compact(date ?? ''),
        amount: 'UNKNOWN',
        type: chance.pick(['31', '07']),
        terms: 'UNK',
        kob: 'BC',
      })),
      chance,
    ),
    publicRecord: listed(file.records.map(record), chance),
    statement: file.statements.map((statementText) => ({ statementText, type: '06' })),
    fraudShield: [{ type: '04', text: 'COMMERCIAL BUSINESS ADDRESS:/NOBODY INVESTMENTS/1 MAIN ST' }],
    informationalMessage: [{ messageNumber: '84', messageText: 'INFORMATION FOLLOWS' }],
  }
}

type Look = ReturnType<typeof inquiriesOf>[number]

function summaries(counts: Readonly<Record<'accounts' | 'publicRecords' | 'inquiries', number>>): Json {
  const three = (count: number): string => String(count).padStart(3, '0')
  const attributes = [
    { id: 'totalTradeItems', value: three(counts.accounts) },
    { id: 'publicRecordsCount', value: three(counts.publicRecords) },
    { id: 'totalInquiries', value: three(counts.inquiries) },
    { id: 'derogCounter' },
  ]
  return [{ summaryType: 'Profile Summary', attributes }]
}

/** One consumer's file as Experian's Credit Profile v2 answers it, and what it says. */
export function experianCreditProfile(file: CreditFile, chance: Chance): PrintedFile {
  const trades = file.accounts.map((account, index) => tradeline(account, chance.fork(`trade-${index}`)))
  const hard = inquiriesOf(
    file.askings.filter(({ kind }) => kind === 'hard'),
    false,
  )
  const score = chance.isTrue(0.7) ? chance.whole(340, 830) : null
  const [model, scoreModel] = chance.isTrue(0.8) ? ['V4', 'VantageScore 4.0'] : ['ZZ', 'Experian model ZZ']
  const hasTotals = chance.isTrue(0.6)
  const counts = { accounts: trades.length, publicRecords: file.records.length, inquiries: hard.length }
  const profile: JsonObject = {
    headerRecord: [{ reportDate: `${file.reportDate.slice(5, 7)}${file.reportDate.slice(8)}${file.reportDate.slice(2, 4)}` }],
    ...person(file.person, chance),
    riskModel: score === null ? undefined : [{ evaluation: 'P', modelIndicator: model, score: String(score).padStart(4, '0') }],
    tradeline: listed(
      trades.map(({ json }) => json),
      chance,
    ),
    ...others(file, hard, chance),
    summaries: hasTotals ? summaries(counts) : undefined,
  }
  return {
    bytes: jsonBytes({ creditProfile: [reordered(profile, chance)] }, chance.isTrue(0.5)),
    truth: {
      ...truthOf(file, trades, hard),
      score,
      scoreModel: score === null ? null : (scoreModel ?? null),
      totals: hasTotals ? { printed: counts, read: counts, reconciled: true } : { printed: {}, read: {}, reconciled: null },
    },
  }
}

function truthOf(file: CreditFile, trades: readonly Trade[], inquiries: readonly Look[]): Omit<Truth, 'totals'> {
  return {
    id: '',
    bureau: 'experian',
    format: 'experian-credit-profile',
    reportDate: file.reportDate,
    reportNumber: null,
    score: null,
    scoreModel: null,
    personalInfo: personTruth(file.person),
    accounts: trades.map(({ truth }) => truth),
    inquiries,
    publicRecords: file.records.map(({ court, reference, dateFiled, amount }, index) => ({
      id: `p${index + 1}`,
      type: 'Bankruptcy',
      court,
      reference,
      dateFiled,
      dateResolved: null,
      status: 'Status 13',
      amount,
    })),
  }
}
