import { shownAccountNumber } from '#engine/values/account-number.ts'
import { monthsOfTerms, paddedCount, paddedDollars } from '#engine/reading/values/compact-values.ts'
import { type DataFacts, dataFacts, inTable } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, partAt, partOf, partsAt } from '#engine/reading/listing/data-tree.ts'
import { asPrinted, saysNothing } from '#engine/reading/facts.ts'
import { contactOf } from '#engine/reading/layouts/tu4/contact.ts'
import { knownDay, readDay } from '#engine/reading/layouts/tu4/values.ts'
import {
  AFTER_CHARGE_OFF,
  AFTER_COLLECTION,
  BANKRUPTCY,
  CLOSING,
  COLLECTOR_BUSINESS,
  COLLECTOR_TYPE,
  ECOA,
  LOAN_TYPES,
  MONTHS,
  PORTFOLIO_WORDS,
  PORTFOLIOS,
  RATINGS,
  REMARKS,
  TRANSFER,
} from '#engine/reading/layouts/tu4/words.ts'
import type { DataListing } from '#engine/reading/listing/list-data.ts'
import { isUnknownSign, patternSigns } from '#engine/reading/values/pattern-signs.ts'
import type { Account, AccountAmounts, AccountDates, AccountStates, HistoryMonth } from '#engine/report/account.ts'
import { addMonths, monthOf } from '#engine/values/day.ts'
import type { AccountStatus, PaymentStatus } from '#engine/words/account-status.ts'
import type { AccountType } from '#engine/words/account-type.ts'

/** One `trade` or `collection`. */
export function readAccount(trade: DataNode, at: { id: string; placeOf: DataListing['placeOf'] }): Account {
  const facts = dataFacts(at.placeOf)
  const { read } = facts
  const original = partAt(trade, 'additionalTradeAccount/original') ?? partOf(trade, 'original')
  const firstDelinquent = partOf(trade, 'dateFirstDelinquent')
  const kind = kindOf(trade, facts)
  return {
    id: at.id,
    creditorName: read(partAt(trade, 'subscriber/name/unparsed'), ['creditorName'], asPrinted) ?? '',
    originalCreditor: facts.readFirst(
      ['creditGrantor/unparsed', 'creditGrantor/person/unparsed'].map((path) => partAt(original, path)),
      ['originalCreditor'],
      asPrinted,
    ),
    accountNumber: read(partOf(trade, 'accountNumber'), ['accountNumber'], shownAccountNumber),
    ...kind,
    responsibility: read(partOf(trade, 'ECOADesignator'), ['responsibility'], (word) => inTable(ECOA, word.toLowerCase())),
    ...statesOf(trade, facts, kind.accountType),
    ...datesOf(trade, facts),
    dateOfFirstDelinquency: readDay(facts, firstDelinquent, 'dateOfFirstDelinquency'),
    ...amountsOf(trade, facts, original),
    ...countsOf(trade, facts),
    soldTo: null,
    printsDofd: firstDelinquent !== null,
    paymentHistory: monthsOf(trade, facts),
    balanceHistory: [],
    remarks: remarksOf(trade, facts),
    contact: contactOf(partOf(trade, 'subscriber'), facts),
    fileEntry: null,
    evidence: facts.notes,
  }
}

function kindOf(trade: DataNode, facts: DataFacts): Pick<Account, 'accountType' | 'accountTypeText' | 'loanType'> {
  const { read } = facts
  const type = partAt(trade, 'account/type')
  const portfolio = partOf(trade, 'portfolioType')
  const collector = (pattern: RegExp) => (text: string) => (pattern.test(text) ? ('collection' as const) : null)
  const accountType: AccountType | null =
    read(type, ['accountType'], collector(COLLECTOR_TYPE)) ??
    read(partAt(trade, 'subscriber/industryCode'), ['accountType'], collector(COLLECTOR_BUSINESS)) ??
    (trade.name === 'collection' ? 'collection' : read(portfolio, ['accountType'], (text) => inTable(PORTFOLIOS, text)))
  if (trade.name === 'collection' && !facts.notes['accountType'])
    facts.note(partAt(trade, 'subscriber/name/unparsed') ?? portfolio, ['accountType'])
  return {
    accountType,
    accountTypeText: read(portfolio, ['accountTypeText'], (text) => inTable(PORTFOLIO_WORDS, text) ?? text),
    loanType: read(type, ['loanType'], (code) => inTable(LOAN_TYPES, code) ?? `Account type ${code}`),
  }
}

function statesOf(trade: DataNode, facts: DataFacts, accountType: AccountType | null): AccountStates {
  const { read, note } = facts
  const rating = partOf(trade, 'accountRating')
  const remarks = partsAt(trade, 'remark/code')
  const remarked = (pattern: RegExp): DataNode | null => remarks.find(({ text }) => pattern.test(text ?? '')) ?? null
  const { node, paymentStatus } = paymentOf(rating, remarked, accountType)
  if (paymentStatus !== null) note(node, ['paymentStatus'])
  const ended = filled(partOf(trade, 'dateClosed')) ?? filled(partOf(trade, 'closedIndicator')) ?? remarked(CLOSING)
  const left = remarked(TRANSFER)
  const status: AccountStatus | null = left
    ? 'transferred'
    : ended
      ? 'closed'
      : accountType === 'collection' || paymentStatus === 'charge_off'
        ? null
        : paymentStatus === 'late'
          ? 'delinquent'
          : 'open'
  if (status !== null) note(left ?? ended ?? rating ?? partOf(trade, 'portfolioType'), ['status'])
  return {
    status,
    paymentStatus,
    statusText: read(rating, ['statusText'], (code) => inTable(RATINGS, code)?.words ?? `Rating ${code}`),
    statusDate: null,
  }
}

/** An element that stands there with nothing in it says nothing. */
const filled = (node: DataNode | null): DataNode | null => (node === null || saysNothing(node.text ?? '') ? null : node)

/** `9P` is a paid charge-off or a paid collection: the account's type says which, else a remark, else nothing does. */
function paymentOf(
  rating: DataNode | null,
  remarked: (pattern: RegExp) => DataNode | null,
  accountType: AccountType | null,
): { node: DataNode | null; paymentStatus: PaymentStatus | null } {
  const code = rating?.text ?? ''
  const bankruptcy = remarked(BANKRUPTCY)
  if (bankruptcy && (inTable(RATINGS, code)?.paymentStatus ?? null) === null)
    return { node: bankruptcy, paymentStatus: 'bankruptcy' }
  if (code !== '9P') return { node: rating, paymentStatus: inTable(RATINGS, code)?.paymentStatus ?? null }
  if (accountType === 'collection' || remarked(AFTER_COLLECTION)) return { node: rating, paymentStatus: 'in_collections' }
  return { node: rating, paymentStatus: remarked(AFTER_CHARGE_OFF) ? 'charge_off' : null }
}

type Dates = Omit<AccountDates, 'dateOfFirstDelinquency'>

function datesOf(trade: DataNode, facts: DataFacts): Dates {
  return {
    dateOpened: readDay(facts, partOf(trade, 'dateOpened'), 'dateOpened'),
    dateClosed: readDay(facts, partOf(trade, 'dateClosed'), 'dateClosed'),
    dateReported: readDay(facts, partOf(trade, 'dateEffective'), 'dateReported'),
    lastPaymentDate: readDay(facts, partAt(trade, 'mostRecentPayment/date'), 'lastPaymentDate'),
    lastActivityDate: null,
    delinquencyFirstReported: null,
    dateAssigned: null,
    removalDate: null,
    balanceDate: null,
    pastDueDate: null,
  }
}

type Amounts = AccountAmounts & Pick<Account, 'terms'>

function amountsOf(trade: DataNode, { read }: DataFacts, original: DataNode | null): Amounts {
  const amount = (field: string, node: DataNode | null): number | null => read(node, [field], paddedDollars)
  return {
    currentBalance: amount('currentBalance', partOf(trade, 'currentBalance')),
    pastDue: amount('pastDue', partOf(trade, 'pastDue')),
    creditLimit: amount('creditLimit', partOf(trade, 'creditLimit')),
    highBalance: amount('highBalance', partOf(trade, 'highCredit')),
    originalBalance: amount('originalBalance', partOf(original, 'balance')),
    chargeOffAmount: amount('chargeOffAmount', partOf(original, 'chargeOff')),
    monthlyPayment: amount('monthlyPayment', partAt(trade, 'terms/scheduledMonthlyPayment')),
    lastPaymentAmount: amount('lastPaymentAmount', partAt(trade, 'mostRecentPayment/amount')),
    terms: read(partAt(trade, 'terms/paymentScheduleMonthCount'), ['terms'], monthsOfTerms),
  }
}

function countsOf(trade: DataNode, facts: DataFacts): Pick<Account, 'monthsReviewed' | 'lateCounts'> {
  const counter = (name: string): DataNode | null => partAt(trade, `paymentHistory/historicalCounters/${name}`)
  const nodes = ['late30DaysTotal', 'late60DaysTotal', 'late90DaysTotal'].map(counter)
  const [days30, days60, days90] = nodes.map((node) => facts.read(node, [], paddedCount))
  const isCounted = days30 != null && days60 != null && days90 != null
  if (isCounted) facts.note(nodes[0] ?? null, ['lateCounts'])
  return {
    monthsReviewed: facts.read(counter('monthsReviewedCount'), ['monthsReviewed'], paddedCount),
    lateCounts: isCounted ? { days30, days60, days90 } : null,
  }
}

/** A character a month, newest first, from the month of `startDate`; without a known month there no month can be told. */
function monthsOf(trade: DataNode, facts: DataFacts): HistoryMonth[] {
  const pattern = partAt(trade, 'paymentHistory/paymentPattern/text')
  const start = knownDay(partAt(trade, 'paymentHistory/paymentPattern/startDate'))
  if (start === null || start.length < 7) return []
  return [...patternSigns(pattern?.text)].flatMap((char, index) => {
    const code = inTable(MONTHS, char)
    const month = addMonths(monthOf(start), -index)
    if (code === null) {
      if (isUnknownSign(char)) facts.askMonth(pattern, month)
      return []
    }
    facts.note(pattern, [`paymentHistory.${month}`])
    return [{ month, code }]
  })
}

/** The words of the remarks, each once; a code without words stays a code. */
function remarksOf(trade: DataNode, facts: DataFacts): string[] {
  const remarks: string[] = []
  for (const node of partsAt(trade, 'remark/code')) {
    const words = inTable(REMARKS, node.text ?? '') ?? `Remark ${node.text ?? ''}`
    if (node.text === null || node.text === '' || remarks.includes(words)) continue
    facts.note(node, [`remarks.${remarks.length}`])
    remarks.push(words)
  }
  // Payments that begin later explain an amount that is not paid.
  const deferred = facts.read(partAt(trade, 'terms/paymentFrequency'), [`remarks.${remarks.length}`], (text) =>
    /^d$|defer/i.test(text) ? 'Deferred' : null,
  )
  return deferred === null ? remarks : [...remarks, deferred]
}
