import { shownAccountNumber } from '#engine/values/account-number.ts'
import { compactDayOrMonth, monthsOfTerms, paddedCount, paddedDollars } from '#engine/reading/values/compact-values.ts'
import { type DataFacts, dataFacts, inTable } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, partOf, partsOf } from '#engine/reading/listing/data-tree.ts'
import { asPrinted } from '#engine/reading/facts.ts'
import { byWords, codeNode, codeOf, wordsNode, wordsOf } from '#engine/reading/layouts/equifax-consumer/codes.ts'
import { paymentByWords, readMonths } from '#engine/reading/layouts/equifax-consumer/months.ts'
import {
  ACTIVITIES,
  ACTIVITY_WORDS,
  BANKRUPTCY,
  CLOSING,
  COLLECTOR,
  DESIGNATOR_WORDS,
  DESIGNATORS,
  HIGH_CREDIT_IS_LIMIT,
  NARRATIVES,
  NINE,
  PORTFOLIOS,
  RATES,
  TRANSFER,
} from '#engine/reading/layouts/equifax-consumer/words.ts'
import type { DataListing } from '#engine/reading/listing/list-data.ts'
import { ACCOUNT_TYPES } from '#engine/reading/values/metro2-words.ts'
import type { Account, AccountAmounts, AccountDates, AccountStates } from '#engine/report/account.ts'
import type { AccountStatus, PaymentStatus, Responsibility } from '#engine/words/account-status.ts'

/** One of `trades`. */
export function readTrade(trade: DataNode, at: { id: string; placeOf: DataListing['placeOf'] }): Account {
  const facts = dataFacts(at.placeOf)
  const { read } = facts
  const kind = kindOf(trade, facts)
  const states = statesOf(trade, facts)
  const classification = partOf(trade, 'creditorClassificationCode')
  return {
    id: at.id,
    creditorName: read(partOf(trade, 'customerName'), ['creditorName'], asPrinted) ?? '',
    originalCreditor: null,
    accountNumber: read(partOf(trade, 'accountNumber'), ['accountNumber'], shownAccountNumber),
    ...kind,
    loanType: kind.loanType ?? read(wordsNode(classification), ['loanType'], asPrinted),
    responsibility: responsibilityOf(partOf(trade, 'accountDesignator') ?? partOf(trade, 'accountDesignatorCode'), facts),
    ...states,
    ...datesOf(trade, facts),
    ...amountsOf(trade, facts),
    monthsReviewed: read(partOf(trade, 'monthsReviewed'), ['monthsReviewed'], paddedCount),
    lateCounts: lateCountsOf(trade, facts),
    soldTo: soldTo(trade, facts),
    printsDofd: false,
    paymentHistory: readMonths(trade, facts, { accountType: kind.accountType, paymentStatus: states.paymentStatus }),
    balanceHistory: [],
    remarks: remarksOf(trade, facts),
    contact: null,
    fileEntry: null,
    evidence: facts.notes,
  }
}

export function responsibilityOf(node: DataNode | null, { read }: DataFacts): Responsibility | null {
  return (
    read(wordsNode(node), ['responsibility'], (words) => byWords(DESIGNATOR_WORDS, words)) ??
    read(codeNode(node), ['responsibility'], (code) => inTable(DESIGNATORS, code))
  )
}

function kindOf(trade: DataNode, facts: DataFacts): Pick<Account, 'accountType' | 'accountTypeText' | 'loanType'> {
  const { read } = facts
  const [type, portfolio] = [partOf(trade, 'accountTypeCode'), partOf(trade, 'portfolioTypeCode')]
  const accountType =
    read(codeNode(type), ['accountType'], (code) => (COLLECTOR.test(code) ? 'collection' : null)) ??
    read(codeNode(portfolio), ['accountType'], (code) => inTable(PORTFOLIOS, code))
  const text = (node: DataNode | null, field: string, words: (code: string) => string | null): string | null =>
    read(wordsNode(node), [field], asPrinted) ?? read(codeNode(node), [field], words)
  return {
    accountType,
    accountTypeText: text(portfolio, 'accountTypeText', (code) =>
      inTable(PORTFOLIOS, code) === null ? `Portfolio type ${code}` : null,
    ),
    loanType: text(type, 'loanType', (code) => inTable(ACCOUNT_TYPES, code)?.words ?? `Account type ${code}`),
  }
}

/** Narratives, with their words where the form gives them. */
const narratives = (trade: DataNode): readonly DataNode[] => {
  const coded = partsOf(trade, 'narrativeCodes')
  return coded.length > 0 ? coded : partsOf(trade, 'rawNarrativeCodes')
}

/** What a narrative says, and where; the words beside its code go first. */
const saidBy = (node: DataNode): string | null => wordsOf(node) ?? inTable(NARRATIVES, codeOf(node))
const placeOfWords = (node: DataNode): DataNode | null => wordsNode(node) ?? codeNode(node)

/** The form marks closed accounts, by a designator, a closing day or a narrative: one without a mark is open, or late. */
function statesOf(trade: DataNode, facts: DataFacts): AccountStates {
  const { read } = facts
  const rate = partOf(trade, 'rate')
  const rateStatus = partOf(trade, 'rateStatusCode')
  const paymentStatus = paymentOf(trade, facts)
  return {
    ...openness(trade, facts, paymentStatus),
    paymentStatus,
    statusText:
      read(wordsNode(rateStatus), ['statusText'], asPrinted) ??
      read(wordsNode(rate), ['statusText'], asPrinted) ??
      read(codeNode(rate), ['statusText'], (code) => `Rate ${code}`),
    statusDate: null,
  }
}

function paymentOf(trade: DataNode, { read, note }: DataFacts): PaymentStatus | null {
  const rate = partOf(trade, 'rate')
  const bankruptcy = narratives(trade).find((node) => BANKRUPTCY.test(saidBy(node) ?? ''))
  const said = paymentByWords(wordsOf(rate))
  if (bankruptcy && said !== 'current') {
    note(placeOfWords(bankruptcy), ['paymentStatus'])
    return 'bankruptcy'
  }
  // Eight is a repossession of some kind, and a foreclosure: the words beside it go first.
  const saidOfEight = codeOf(rate) === '8' ? read(wordsNode(rate), ['paymentStatus'], paymentByWords) : null
  return (
    saidOfEight ??
    read(codeNode(rate), ['paymentStatus'], (code) => inTable(RATES, code)) ??
    read(wordsNode(rate), ['paymentStatus'], paymentByWords) ??
    (codeOf(rate) === '9' ? nineOf(trade, note) : null)
  )
}

/** A rate of 9 without words is a charge-off or a collection, as the narratives say; null where they say neither, or both. */
function nineOf(trade: DataNode, note: DataFacts['note']): PaymentStatus | null {
  const said = narratives(trade).flatMap((node) => {
    const payment = byWords(NINE, saidBy(node))
    return payment === null ? [] : [{ node, payment }]
  })
  const [first] = said
  if (first === undefined || said.some(({ payment }) => payment !== first.payment)) return null
  note(placeOfWords(first.node), ['paymentStatus'])
  return first.payment
}

function openness(trade: DataNode, facts: DataFacts, paymentStatus: PaymentStatus | null): { status: AccountStatus | null } {
  const { read, note } = facts
  const activity = partOf(trade, 'activityDesignatorCode')
  const designated =
    read(wordsNode(activity), ['status'], (words) => byWords(ACTIVITY_WORDS, words)) ??
    read(codeNode(activity), ['status'], (code) => inTable(ACTIVITIES, code))
  if (designated !== null) return { status: designated }
  const said = (pattern: RegExp): DataNode | undefined => narratives(trade).find((node) => pattern.test(saidBy(node) ?? ''))
  const transfer = said(TRANSFER)
  const ending = said(CLOSING)
  const [closedDate, rate] = [partOf(trade, 'closedDate'), partOf(trade, 'rate')]
  const decide = (status: AccountStatus | null, node: DataNode | null): { status: AccountStatus | null } => {
    if (status !== null) note(node, ['status'])
    return { status }
  }
  if (transfer) return decide('transferred', placeOfWords(transfer))
  if (closedDate && compactDayOrMonth(closedDate.text ?? '') !== null) return decide('closed', closedDate)
  if (ending) return decide('closed', placeOfWords(ending))
  const isEnded = paymentStatus !== null && paymentStatus !== 'current' && paymentStatus !== 'late'
  // `CLOSED OR PAID ACCOUNT/ZERO BALANCE` leaves open which of the two it is, and a narrative that is not known may say anything.
  if (activity || isEnded || said(/^closed or paid account/i) || narratives(trade).some((node) => saidBy(node) === null))
    return decide(null, null)
  return decide(paymentStatus === 'late' ? 'delinquent' : 'open', codeNode(rate) ?? partOf(trade, 'customerName'))
}

/** The day that major delinquency was first reported is no day of first delinquency: the form has none for trades. */
function datesOf(trade: DataNode, { read }: DataFacts): AccountDates {
  const day = (name: string, field: string) => read(partOf(trade, name), [field], compactDayOrMonth)
  return {
    dateOpened: day('dateOpened', 'dateOpened'),
    dateClosed: day('closedDate', 'dateClosed'),
    dateReported: day('dateReported', 'dateReported'),
    lastPaymentDate: day('lastPaymentDate', 'lastPaymentDate'),
    lastActivityDate: day('lastActivityDate', 'lastActivityDate'),
    delinquencyFirstReported: day('dateMajorDelinquencyFirstReported', 'delinquencyFirstReported'),
    dateOfFirstDelinquency: null,
    dateAssigned: null,
    removalDate: null,
    balanceDate: null,
    pastDueDate: null,
  }
}

type Amounts = AccountAmounts & Pick<Account, 'terms'>

/** With the narrative AZ and no limit of its own, the figure under high credit is the limit and no high balance is given. */
function amountsOf(trade: DataNode, facts: DataFacts): Amounts {
  const amount = (name: string, field: string): number | null => facts.read(partOf(trade, name), [field], paddedDollars)
  const creditLimit = amount('creditLimit', 'creditLimit')
  const isLimit = creditLimit === null && narratives(trade).some((node) => codeOf(node) === HIGH_CREDIT_IS_LIMIT)
  return {
    currentBalance: amount('balance', 'currentBalance'),
    pastDue: amount('pastDueAmount', 'pastDue'),
    creditLimit: isLimit ? amount('highCredit', 'creditLimit') : creditLimit,
    highBalance: isLimit ? null : amount('highCredit', 'highBalance'),
    originalBalance: null,
    chargeOffAmount: amount('originalChargeOffAmount', 'chargeOffAmount'),
    monthlyPayment: amount('scheduledPaymentAmount', 'monthlyPayment'),
    lastPaymentAmount: amount('actualPaymentAmount', 'lastPaymentAmount'),
    terms: facts.read(codeNode(partOf(trade, 'termsDurationCode')), ['terms'], monthsOfTerms),
  }
}

function lateCountsOf(trade: DataNode, facts: DataFacts): Account['lateCounts'] {
  const nodes = ['thirtyDayCounter', 'sixtyDayCounter', 'ninetyDayCounter'].map((name) => partOf(trade, name))
  const [days30, days60, days90] = nodes.map((node) => facts.read(node, [], paddedCount))
  if (days30 == null || days60 == null || days90 == null) return null
  facts.note(nodes[0] ?? null, ['lateCounts'])
  return { days30, days60, days90 }
}

/** The other creditor is a buyer only where the indicator says sold; where it says purchased, it is who sold. */
function soldTo(trade: DataNode, { read }: DataFacts): string | null {
  const indicator = partOf(trade, 'purchasedFromOrSoldCreditorIndicator')
  if (!/sold/i.test(wordsOf(indicator) ?? '') || /purchased/i.test(wordsOf(indicator) ?? '')) return null
  return read(partOf(trade, 'purchasedFromOrSoldCreditorName'), ['soldTo'], asPrinted)
}

/** The words of the narratives; a narrative without words stays a code. */
export function remarksOf(entry: DataNode, facts: DataFacts): string[] {
  const remarks: string[] = []
  for (const node of narratives(entry)) {
    const field = [`remarks.${remarks.length}`]
    const remark =
      facts.read(wordsNode(node), field, asPrinted) ??
      facts.read(codeNode(node), field, (code) => inTable(NARRATIVES, code) ?? `Narrative ${code}`)
    if (remark !== null) remarks.push(remark)
  }
  // What explains a date or an amount: payments that begin later, and an account that was taken over from another company.
  const [frequency, indicator] = [partOf(entry, 'termsFrequencyCode'), partOf(entry, 'purchasedFromOrSoldCreditorIndicator')]
  const explained: readonly (readonly [DataNode | null, (text: string) => string | null])[] = [
    [wordsNode(frequency) ?? codeNode(frequency), (text) => (/^d$|defer/i.test(text) ? 'Deferred' : null)],
    [wordsNode(indicator), (text) => (/purchased/i.test(text) ? text : null)],
    [wordsNode(indicator) ? null : codeNode(indicator), (code) => `Purchased or sold: ${code}`],
  ]
  for (const [node, words] of explained) {
    const remark = facts.read(node, [`remarks.${remarks.length}`], words)
    if (remark !== null) remarks.push(remark)
  }
  return remarks
}
