import type { Chance } from '#engine/practice/seed.ts'
import type { CourtRecord, CreditFile } from '#engine/practice/situation.ts'
import { inquiriesOf, type PrintedFile, recordsOf, type Truth } from '#engine/practice/truth.ts'
import {
  compact,
  type Json,
  jsonBytes,
  type JsonObject,
  listed,
  nameParts,
  nobodysSsn,
  personTruth,
} from '#tools/synthetic-reports/data-forms.ts'
import { collection, trade } from '#tools/synthetic-reports/equifax-consumer-account.ts'

const nameJson = (name: string): Json => {
  const { first, middle, last } = nameParts(name)
  return { firstName: first, middleInitial: middle ?? undefined, lastName: last }
}

const STATES: Readonly<Record<string, string>> = {
  Discharged: 'DISCHARGED',
  Dismissed: 'DISMISSED',
  Completed: 'COMPLETED',
  Filed: 'FILED',
}
const recordJson = ({ type, court, reference, dateFiled, dateResolved, status, amount }: CourtRecord): Json => ({
  customerNumber: '162VF00018',
  courtName: court ?? undefined,
  type: 'I',
  filer: 'I',
  caseNumber: reference ?? undefined,
  dateFiled: dateFiled === null ? undefined : compact(dateFiled),
  currentDispositionDate: dateResolved === null ? undefined : compact(dateResolved),
  currentIntentOrDispositionCode: { code: 'K', description: `${STATES[status ?? ''] ?? ''} CH${/\d+/.exec(type)?.[0] ?? '7'}` },
  liabilityAmount: amount === null ? undefined : Math.round(amount / 100),
})

type Look = ReturnType<typeof inquiriesOf>[number]

function person({ person: who, reportDate }: CreditFile, chance: Chance): JsonObject {
  return {
    identifier: 'Individual Report 1',
    customerReferenceNumber: 'NOBODY-1',
    hitCode: { code: '1', description: 'Hit' },
    reportDate: compact(reportDate),
    subjectName: nameJson(who.name),
    subjectSocialNum: nobodysSsn(who),
    birthDate: compact(who.birth),
    addressDiscrepancyIndicator: 'N',
    formerNames: listed(who.alsoKnownAs.map(nameJson), chance),
    addresses: listed(
      who.addresses.map(({ street, city, state, zip }, index) => ({
        addressType: index === 0 ? 'current' : 'former',
        ...(chance.isTrue(0.6)
          ? { addressLine1: street }
          : { houseNumber: street?.split(' ')[0], streetName: street?.split(' ').slice(1).join(' ') }),
        cityName: city,
        stateAbbreviation: state,
        zipCode: zip,
      })),
      chance,
    ),
    telephoneNumbers: listed(
      who.phones.map(({ number }) => ({ telephoneNumber: number })),
      chance,
    ),
    employments: listed(
      who.employers.map((employer) => ({ employer, occupation: 'CLERK' })),
      chance,
    ),
    identification: { subjectSocialNum: nobodysSsn(who), inquirySocialNum: nobodysSsn(who) },
  }
}

/** Looks, court records, and what is no entry. */
function others(file: CreditFile, asked: readonly Look[], chance: Chance): JsonObject {
  return {
    consumerStatements: file.statements.map((statement) => ({ statement })),
    fraudVictimIndicator: { code: 'A', description: 'Alert on file' },
    bankruptcies: listed(file.records.map(recordJson), chance),
    inquiries: listed(
      asked.map(({ creditorName, date, kind }) => ({
        type: kind === 'hard' ? 'inquiry' : chance.pick(['promotionalInquiry', 'accountReviewInquiry']),
        industryCode: 'ON',
        inquiryDate: compact(date ?? ''),
        customerName: creditorName,
      })),
      chance,
    ),
    consumerReferralLocation: { bureauName: 'EQUIFAX INFORMATION SERVICES LLC', address: { primaryAddress: 'P O BOX 740241' } },
  }
}

/** One consumer's file as Equifax's consumer report answers it, and what it says. */
export function equifaxConsumer(file: CreditFile, chance: Chance): PrintedFile {
  const made = file.accounts.map((account, index) => {
    const own = chance.fork(`account-${index}`)
    const isCollection = account.accountType === 'collection' && (account.loanType !== 'Debt Buyer' || own.isTrue(0.5))
    return { isCollection, ...(isCollection ? collection(account, own) : trade(account, own)) }
  })
  const entries = (areCollections: boolean): Json | undefined =>
    listed(
      made.filter(({ isCollection }) => isCollection === areCollections).map(({ json }) => json),
      chance,
    )
  const asked = inquiriesOf(file.askings, false)
  const score = chance.isTrue(0.5) ? chance.whole(330, 840) : null
  const report: JsonObject = {
    ...person(file, chance),
    models: score === null ? undefined : [{ type: 'MODEL', modelNumber: '05143', score }],
    trades: entries(false),
    collections: entries(true),
    ...others(file, asked, chance),
  }
  const body: Json = { status: 'completed', consumers: { equifaxUSConsumerCreditReport: listed([report], chance) } }
  const truth: Truth = {
    id: '',
    bureau: 'equifax',
    format: 'equifax-consumer',
    reportDate: file.reportDate,
    reportNumber: null,
    score,
    scoreModel: score === null ? null : 'Equifax model 05143',
    personalInfo: personTruth(file.person),
    accounts: made.map(({ truth: one }) => one),
    inquiries: asked,
    publicRecords: recordsOf(file.records),
    totals: { printed: {}, read: {}, reconciled: null },
  }
  return { bytes: jsonBytes(body, chance.isTrue(0.5)), truth }
}
