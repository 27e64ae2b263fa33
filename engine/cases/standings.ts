import type { CaseLayout } from '#engine/cases/case.ts'
import type { Facts } from '#engine/cases/printed-account.ts'
import { writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'
import type { AccountStatus, PaymentStatus } from '#engine/words/account-status.ts'

/** How an account stands, before a layout puts it in its own words. */
const STANDINGS = [
  'current',
  'current_once_late',
  'paid',
  'paid_once_late',
  'closed',
  'late30',
  'late60',
  'late90',
  'late120',
  'charge_off',
  'paid_charge_off',
  'collection',
  'paid_collection',
  'repossession',
  'voluntary_surrender',
  'foreclosure',
  'discharged',
  'bankruptcy',
  'transferred',
] as const
export type Standing = (typeof STANDINGS)[number]

type Said = Pick<Facts, 'statusText' | 'status' | 'paymentStatus'>
const says = (statusText: string, status: AccountStatus | null, paymentStatus: PaymentStatus | null): Said => ({
  statusText,
  status,
  paymentStatus,
})

const shortMonth = (day: string): string => writeDay(day.slice(0, 7)).replace(/^([A-Z][a-z]{2})[a-z]*/, '$1')

/** `Account charged off. $500 written off. $450 past due as of Nov 2024.` (report-formats 2.1). */
function experian(standing: Standing, facts: Facts): Said {
  const { chargeOffAmount, pastDue, pastDueDate } = facts
  const written = typeof chargeOffAmount === 'number' ? ` ${writeMoney(chargeOffAmount)} written off.` : ''
  const owed =
    typeof pastDue === 'number' && typeof pastDueDate === 'string'
      ? ` ${writeMoney(pastDue)} past due as of ${shortMonth(pastDueDate)}.`
      : ''
  const tail = `${written}${owed}`
  const sentences: Record<Standing, Said> = {
    current: says(`Open/Never late.${owed}`, 'open', 'current'),
    current_once_late: says(`Open.${owed}`, owed === '' ? 'open' : 'delinquent', owed === '' ? null : 'late'),
    paid: says('Paid, Closed/Never late.', 'paid', 'current'),
    paid_once_late: says('Paid, Closed.', 'paid', null),
    closed: says(`Closed.${owed}`, 'closed', owed === '' ? null : 'late'),
    late30: says(`Open.${owed}`, 'delinquent', 'late'),
    late60: says(`Open.${owed}`, 'delinquent', 'late'),
    late90: says(`Open.${owed}`, 'delinquent', 'late'),
    late120: says(`Open.${owed}`, 'delinquent', 'late'),
    charge_off: says(`Account charged off.${tail}`, null, 'charge_off'),
    paid_charge_off: says(`Paid, Closed. Account charged off.${written}`, 'paid', 'charge_off'),
    collection: says(`Collection account.${tail}`, null, 'in_collections'),
    paid_collection: says('Paid, Closed collection account.', 'paid', 'in_collections'),
    repossession: says(`Repossession.${tail}`, null, 'repossession'),
    voluntary_surrender: says(`Voluntarily surrendered.${tail}`, null, 'voluntary_surrender'),
    foreclosure: says(`Foreclosed.${tail}`, null, 'foreclosure'),
    discharged: says('Discharged through Bankruptcy Chapter 7.', null, 'bankruptcy'),
    bankruptcy: says('Petition for Chapter 7 Bankruptcy.', null, 'bankruptcy'),
    transferred: says('Transferred, closed.', 'transferred', null),
  }
  return sentences[standing]
}

const MY_EQUIFAX: Record<Standing, Said> = {
  current: says('PAYS_AS_AGREED', 'open', 'current'),
  current_once_late: says('PAYS_AS_AGREED', 'open', 'current'),
  paid: says('PAYS_AS_AGREED', 'paid', 'current'),
  paid_once_late: says('PAYS_AS_AGREED', 'paid', 'current'),
  closed: says('PAYS_AS_AGREED', 'closed', 'current'),
  late30: says('NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE', 'delinquent', 'late'),
  late60: says('NOT_MORE_THAN_THREE_PAYMENTS_PAST_DUE', 'delinquent', 'late'),
  late90: says('NOT_MORE_THAN_FOUR_PAYMENTS_PAST_DUE', 'delinquent', 'late'),
  late120: says('MORE_THAN_FOUR_PAYMENTS_PAST_DUE', 'delinquent', 'late'),
  charge_off: says('CHARGE_OFF', 'closed', 'charge_off'),
  paid_charge_off: says('CHARGE_OFF', 'paid', 'charge_off'),
  collection: says('COLLECTION_ACCOUNT', 'open', 'in_collections'),
  paid_collection: says('COLLECTION_ACCOUNT', 'paid', 'in_collections'),
  repossession: says('REPOSSESSION', 'closed', 'repossession'),
  voluntary_surrender: says('VOLUNTARY_SURRENDER', 'closed', 'voluntary_surrender'),
  foreclosure: says('FORECLOSURE', 'closed', 'foreclosure'),
  discharged: says('DISCHARGED_IN_BANKRUPTCY', 'closed', 'bankruptcy'),
  bankruptcy: says('INCLUDED_IN_BANKRUPTCY', 'closed', 'bankruptcy'),
  transferred: says('PAYS_AS_AGREED', 'transferred', 'current'),
}

const words = (text: string): string =>
  text
    .split('_')
    .map((word) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`)
    .join(' ')

const ACR_LATE: Readonly<Record<string, string>> = {
  late30: '30-59 Days Past Due',
  late60: '60-89 Days Past Due',
  late90: '90-119 Days Past Due',
  late120: '120-149 Days Past Due',
}

const acr = (standing: Standing): Said => {
  const said = MY_EQUIFAX[standing]
  return { ...said, statusText: ACR_LATE[standing] ?? words(said.statusText ?? '') }
}

const TRANSUNION: Record<Standing, Said> = {
  current: says('Current; Paid or Paying as Agreed', 'open', 'current'),
  current_once_late: says('Current; Paid or Paying as Agreed', 'open', 'current'),
  paid: says('Current; Paid or Paying as Agreed', 'closed', 'current'),
  paid_once_late: says('Current; Paid or Paying as Agreed', 'closed', 'current'),
  closed: says('Current; Paid or Paying as Agreed', 'closed', 'current'),
  late30: says('>Account 30 Days Past Due Date<', 'delinquent', 'late'),
  late60: says('>Account 60 Days Past Due Date<', 'delinquent', 'late'),
  late90: says('>Account 90 Days Past Due Date<', 'delinquent', 'late'),
  late120: says('>Account 120 Days Past Due Date<', 'delinquent', 'late'),
  charge_off: says('>Charge-off<', 'closed', 'charge_off'),
  paid_charge_off: says('>Paid; Was Charge-off<', 'paid', 'charge_off'),
  collection: says('>Collection<', null, 'in_collections'),
  paid_collection: says('>Paid; Was Collection<', 'paid', 'in_collections'),
  repossession: says('>Repossession<', 'closed', 'repossession'),
  voluntary_surrender: says('>Voluntarily Surrendered<', 'closed', 'voluntary_surrender'),
  foreclosure: says('>Foreclosure<', 'closed', 'foreclosure'),
  discharged: says('>Discharged in Chapter 7 Bankruptcy<', 'closed', 'bankruptcy'),
  bankruptcy: says('>Account Included in Bankruptcy<', 'closed', 'bankruptcy'),
  transferred: says('Current; Paid or Paying as Agreed', 'transferred', 'current'),
}

/** IdentityIQ and MISMO rate an account in short words. */
const RATED: Record<Standing, Said> = {
  current: says('Current', 'open', 'current'),
  current_once_late: says('Current', 'open', 'current'),
  paid: says('Current', 'paid', 'current'),
  paid_once_late: says('Current', 'paid', 'current'),
  closed: says('Current', 'closed', 'current'),
  late30: says('Late 30 Days', 'delinquent', 'late'),
  late60: says('Late 60 Days', 'delinquent', 'late'),
  late90: says('Late 90 Days', 'delinquent', 'late'),
  late120: says('Late 120 Days', 'delinquent', 'late'),
  charge_off: says('Collection/Chargeoff', 'closed', 'charge_off'),
  paid_charge_off: says('Collection/Chargeoff', 'paid', 'charge_off'),
  collection: says('Collection/Chargeoff', 'open', 'in_collections'),
  paid_collection: says('Collection/Chargeoff', 'paid', 'in_collections'),
  repossession: says('Repossession', 'closed', 'repossession'),
  voluntary_surrender: says('Voluntary Surrender', 'closed', 'voluntary_surrender'),
  foreclosure: says('Foreclosure', 'closed', 'foreclosure'),
  discharged: says('Discharged in bankruptcy', 'closed', 'bankruptcy'),
  bankruptcy: says('Bankruptcy', 'closed', 'bankruptcy'),
  transferred: says('Current', 'transferred', 'current'),
}

/** What the layout's own status words say about an account in this standing. */
export function standingAs(layout: CaseLayout, standing: Standing, facts: Facts): Said {
  switch (layout) {
    case 'experian-web-print':
      return experian(standing, facts)
    case 'equifax-myequifax':
      return MY_EQUIFAX[standing]
    case 'equifax-acr':
      return acr(standing)
    case 'transunion-web-print':
      return TRANSUNION[standing]
    case 'identityiq':
    case 'mismo-2':
      return RATED[standing]
  }
}
