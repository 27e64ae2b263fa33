import { shownAccountNumber } from '#engine/values/account-number.ts'
import type { Chance } from '#engine/practice/seed.ts'
import type { Situation } from '#engine/practice/situation.ts'
import { type AccountTruth, UNREAD } from '#engine/practice/truth.ts'
import type { HistoryMonth } from '#engine/report/account.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import { lateCounts } from '#tools/synthetic-reports/data-forms.ts'
import { mailParts } from '#tools/synthetic-reports/mail-parts.ts'
import { type Element, element, textElement } from '#tools/synthetic-reports/mismo-elements.ts'

export interface MismoStyle {
  /** Array's own attributes: indicators, charge-off amounts, hashes. */
  readonly isArray: boolean
  /** Dates of a month alone, as older files have them. */
  readonly monthsOnly: boolean
  readonly textAsAttribute: boolean
}

type Said = Partial<AccountTruth>
interface Part {
  readonly attributes: Record<string, string | null>
  readonly says: Said
}

const SIGNS: Partial<Record<HistoryCode, string>> = {
  ok: 'C',
  no_data: 'X',
  '30': '1',
  '60': '2',
  '90': '3',
  '120': '4',
  '150': '5',
  '180': '6',
  charge_off: '9',
  collection: '9',
  repossession: '8',
  foreclosure: '8',
}
const TYPES = {
  revolving: 'Revolving',
  installment: 'Installment',
  mortgage: 'Mortgage',
  open: 'Open',
  collection: 'Open',
} as const
const OWNERS: Readonly<Record<string, string>> = {
  individual: 'Individual',
  joint: 'JointContractualLiability',
  authorized_user: 'AuthorizedUser',
  cosigner: 'Comaker',
  terminated: 'Terminated',
  deceased: 'Deceased',
}
/** Loan types as the enumeration has them, and the words they are. */
const LOANS: Readonly<Record<string, readonly [string, string]>> = {
  'Credit Card': ['CreditCard', 'Credit Card'],
  'Charge Account': ['ChargeAccount', 'Charge Account'],
  Auto: ['AutoLoan', 'Auto Loan'],
  Unsecured: ['Unsecured', 'Unsecured'],
  'Conventional Real Estate Mortgage': ['ConventionalRealEstateMortgage', 'Conventional Real Estate Mortgage'],
  'Education Loan': ['Educational', 'Educational'],
  'Debt Buyer': ['FactoringCompanyAccount', 'Factoring Company Account'],
  'Collection Agency': ['CollectionAttorney', 'Collection Attorney'],
}
const RATINGS: Readonly<Record<string, readonly [code: string, type: string, words: string]>> = {
  current: ['1', 'AsAgreed', 'As Agreed'],
  in_collections: ['9', 'CollectionOrChargeOff', 'Collection Or Charge Off'],
  charge_off: ['9', 'CollectionOrChargeOff', 'Collection Or Charge Off'],
  repossession: ['8', 'Repossession', 'Repossession'],
  foreclosure: ['8', 'Foreclosure', 'Foreclosure'],
}

function ratingOf(account: Situation): readonly [code: string, type: string, words: string] | null {
  if (account.paymentStatus !== 'late') return RATINGS[account.paymentStatus ?? ''] ?? null
  const depth = Math.min(4, Math.max(1, Number(SIGNS[account.paymentHistory[0]?.code ?? '30'] ?? '1') || 1))
  const days = depth * 30
  return days === 120
    ? ['5', 'LateOver120Days', 'Late Over 120 Days']
    : [String(depth + 1), `Late${days}Days`, `Late ${days} Days`]
}

function states(account: Situation): Part & { readonly rating: Element | null } {
  const rating = ratingOf(account)
  const status =
    account.status === null || account.status === 'delinquent' || account.status === 'deferred' ? 'open' : account.status
  return {
    attributes: { _AccountStatusType: status.charAt(0).toUpperCase() + status.slice(1), _AccountStatusDate: account.statusDate },
    rating: rating && element('_CURRENT_RATING', { _Code: rating[0], _Type: rating[1] }),
    says: {
      status: status === 'open' && account.paymentStatus === 'late' ? 'delinquent' : status,
      statusDate: account.statusDate,
      paymentStatus: rating ? account.paymentStatus : null,
      statusText: rating?.[2] ?? null,
    },
  }
}

function dates(account: Situation, style: MismoStyle): Part {
  const cut = (day: string | null): string | null => (day !== null && style.monthsOnly ? day.slice(0, 7) : day)
  const says = {
    dateOpened: cut(account.dateOpened),
    dateClosed: cut(account.dateClosed),
    dateReported: cut(account.dateReported),
    balanceDate: cut(account.balanceDate),
    lastActivityDate: cut(account.lastActivityDate),
    lastPaymentDate: style.isArray ? account.lastPaymentDate : null,
    dateAssigned: style.isArray && account.accountType === 'collection' ? account.dateAssigned : null,
  }
  return {
    attributes: {
      _AccountOpenedDate: says.dateOpened,
      _AccountClosedDate: says.dateClosed,
      _AccountReportedDate: says.dateReported,
      _AccountBalanceDate: says.balanceDate,
      _LastActivityDate: says.lastActivityDate,
      LastPaymentDate: says.lastPaymentDate,
      CollectionDate: says.dateAssigned,
    },
    says,
  }
}

/** Amounts that are not known are not written, or empty. */
function amounts(account: Situation, style: MismoStyle, chance: Chance): Part {
  const dollars = (cents: number | null): string | null =>
    cents === null ? (chance.isTrue(0.2) ? '' : null) : String(cents / 100)
  const chargeOffAmount = style.isArray ? account.chargeOffAmount : null
  const originalBalance = style.isArray ? account.originalBalance : null
  return {
    attributes: {
      _UnpaidBalanceAmount: dollars(account.currentBalance),
      [chance.pick(['_HighCreditAmount', '_HighBalanceAmount'])]: dollars(account.highBalance),
      _CreditLimitAmount: dollars(account.creditLimit),
      _MonthlyPaymentAmount: dollars(account.monthlyPayment),
      _PastDueAmount: dollars(account.pastDue),
      ...(style.isArray ? { _ChargeOffAmount: dollars(chargeOffAmount), _OriginalBalanceAmount: dollars(originalBalance) } : {}),
    },
    says: {
      currentBalance: account.currentBalance,
      highBalance: account.highBalance,
      creditLimit: account.creditLimit,
      monthlyPayment: account.monthlyPayment,
      pastDue: account.pastDue,
      chargeOffAmount,
      originalBalance,
    },
  }
}

function kind(account: Situation, style: MismoStyle): Part {
  const isCollection = account.accountType === 'collection'
  const loan = LOANS[account.loanType ?? '']
  const terms = /^(\d+) Month/.exec(account.terms ?? '')?.[1] ?? null
  const flag = (value: boolean): string | null => (style.isArray ? (value ? 'Y' : 'N') : null)
  return {
    attributes: {
      _AccountType: account.accountType === null ? null : TYPES[account.accountType],
      CreditLoanType: loan?.[0] ?? (account.loanType === null ? null : 'Other'),
      CreditLoanTypeOtherDescription: loan || account.loanType === null ? null : account.loanType,
      CreditBusinessType: isCollection ? 'CollectionServices' : 'Banking',
      _AccountOwnershipType: OWNERS[account.responsibility ?? ''] ?? null,
      _OriginalCreditorName: style.isArray ? account.originalCreditor : null,
      _TermsMonthsCount: terms,
      _MonthsReviewedCount: account.monthsReviewed === null ? null : String(account.monthsReviewed),
      IsCollectionIndicator: flag(isCollection),
      IsChargeoffIndicator: flag(account.paymentStatus === 'charge_off'),
      _DerogatoryDataIndicator: account.isNegative ? 'Y' : 'N',
    },
    says: {
      accountType: account.accountType,
      accountTypeText: account.accountType === null ? null : TYPES[account.accountType],
      loanType: loan?.[1] ?? account.loanType,
      responsibility: OWNERS[account.responsibility ?? ''] === undefined ? null : account.responsibility,
      originalCreditor: style.isArray ? account.originalCreditor : null,
      terms,
      monthsReviewed: account.monthsReviewed,
    },
  }
}

/** Months whose code the format has no sign for are written as a sign that no one explains. */
function pattern(account: Situation): { node: Element | null; months: readonly HistoryMonth[] } {
  const [newest] = account.paymentHistory
  if (!newest) return { node: null, months: [] }
  const data = account.paymentHistory.map(({ code }) => SIGNS[code] ?? '-').join('')
  const months = account.paymentHistory.flatMap((month) => {
    if (SIGNS[month.code] === undefined) return []
    return [SIGNS[month.code] === '9' && account.accountType !== 'collection' ? { ...month, code: 'charge_off' as const } : month]
  })
  return { node: element('_PAYMENT_PATTERN', { _Data: data, _StartDate: `${newest.month}-01` }), months }
}

const SOURCES: Readonly<Record<Bureau, readonly [string, ...string[]]>> = {
  equifax: ['Equifax'],
  experian: ['Experian'],
  transunion: ['TransUnion'],
}
export const repository = (bureau: Bureau, chance: Chance): Element =>
  element('CREDIT_REPOSITORY', { _SourceType: SOURCES[bureau][0], _SubscriberCode: chance.digits(7) })

/** Each bureau's own comments, and those of one program for another, which say nothing to people. */
function comments(account: Situation, at: LiabilityAt): Element[] {
  const texts = account.remarks.flatMap((remark) =>
    at.bureaus.map((bureau) => {
      const source = { _SourceType: BUREAU_NAMES[bureau], _Type: 'BureauRemarks', _Code: at.chance.digits(2) }
      return at.style.textAsAttribute
        ? element('CREDIT_COMMENT', { ...source, _Text: remark })
        : element('CREDIT_COMMENT', source, [textElement('_Text', remark)])
    }),
  )
  const handle = element('CREDIT_COMMENT', { _Type: 'Other', _TypeOtherDescription: 'Handle', _Code: 'TR01_1_2' }, [
    textElement('_Text', 'TR01_1_2'),
  ])
  return at.style.isArray ? [...texts, handle] : texts
}

export interface LiabilityAt {
  readonly id: string
  readonly bureaus: readonly Bureau[]
  /** The same in all liabilities of one entry; null where the reseller has none. */
  readonly hash: string | null
  readonly fileEntry: string
  readonly style: MismoStyle
  readonly chance: Chance
}

function creditor(account: Situation, chance: Chance): { node: Element; says: Said } {
  const mail = account.contact === null ? null : mailParts(account.contact.lines)
  const phone = account.contact?.phone ?? null
  const isDetail = chance.isTrue(0.5)
  const address = mail && { _StreetAddress: mail.street, _City: mail.city, _State: mail.state, _PostalCode: mail.zip }
  const point =
    phone === null ? null : element('CONTACT_DETAIL', {}, [element('CONTACT_POINT', { _Type: 'Phone', _Value: phone })])
  return {
    node: element('_CREDITOR', { _Name: account.creditorName, ...address, _Phone: isDetail ? null : phone }, [
      isDetail ? point : null,
    ]),
    says: { contact: mail && { lines: [mail.street, `${mail.city}, ${mail.state} ${mail.zip}`], phone } },
  }
}

/** One liability, of one bureau or blended of several, and what each of them says by it. */
export function liability(account: Situation, at: LiabilityAt): { node: Element; truth: AccountTruth } {
  const [state, when, money, what] = [
    states(account),
    dates(account, at.style),
    amounts(account, at.style, at.chance),
    kind(account, at.style),
  ]
  const [history, from, counts] = [pattern(account), creditor(account, at.chance), lateCounts(account)]
  const number = account.accountNumber
  const isDisputed = account.remarks.length === 0 && at.chance.isTrue(0.1)
  const attributes = {
    CreditLiabilityID: at.id,
    BorrowerID: 'B1',
    _AccountIdentifier: number,
    _ConsumerDisputeIndicator: isDisputed ? 'Y' : 'N',
    TradelineHashSimple: at.hash,
    ...what.attributes,
    ...state.attributes,
    ...when.attributes,
    ...money.attributes,
  }
  const node = element('CREDIT_LIABILITY', attributes, [
    from.node,
    state.rating,
    element('_LATE_COUNT', { _30Days: String(counts.days30), _60Days: String(counts.days60), _90Days: String(counts.days90) }),
    history.node,
    ...comments(account, at),
    ...at.bureaus.map((bureau) => repository(bureau, at.chance)),
  ])
  return {
    node,
    truth: {
      ...UNREAD,
      creditorName: account.creditorName,
      accountNumber: number === null ? null : shownAccountNumber(number),
      ...what.says,
      ...state.says,
      ...when.says,
      ...money.says,
      ...from.says,
      lateCounts: counts,
      paymentHistory: history.months,
      remarks: isDisputed ? ['Consumer dispute indicator: Y'] : [...new Set(account.remarks)],
      fileEntry: at.fileEntry,
    },
  }
}
