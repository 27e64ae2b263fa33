import { shownAccountNumber } from '#engine/values/account-number.ts'
import { compactDay, monthsOfTerms, paddedCount, paddedDollars } from '#engine/reading/values/compact-values.ts'
import { type DataFacts, dataFacts, inTable } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, partAt, partOf, partsOf } from '#engine/reading/listing/data-tree.ts'
import { asPrinted } from '#engine/reading/facts.ts'
import {
  COLLECTOR,
  CONDITION_PAYMENTS,
  CONDITION_WORDS,
  CONDITIONS,
  OPEN_OR_CLOSED,
  SPECIAL_COMMENTS,
} from '#engine/reading/layouts/experian-credit-profile/words.ts'
import { readMonths } from '#engine/reading/layouts/experian-credit-profile/months.ts'
import type { DataListing } from '#engine/reading/listing/list-data.ts'
import { ACCOUNT_STATUSES, ACCOUNT_TYPES, COMPLIANCE, CONSUMER_INFORMATION, ECOA } from '#engine/reading/values/metro2-words.ts'
import type { Account, AccountAmounts, AccountDates, AccountStates } from '#engine/report/account.ts'
import type { AccountType } from '#engine/words/account-type.ts'

/** One `tradeline`. */
export function readAccount(trade: DataNode, at: { id: string; placeOf: DataListing['placeOf'] }): Account {
  const facts = dataFacts(at.placeOf)
  const kind = kindOf(trade, facts)
  const states = statesOf(trade, facts)
  return {
    id: at.id,
    creditorName: facts.read(partOf(trade, 'subscriberName'), ['creditorName'], asPrinted) ?? '',
    originalCreditor: facts.read(partOf(trade, 'originalCreditorName'), ['originalCreditor'], asPrinted),
    accountNumber: facts.read(partOf(trade, 'accountNumber'), ['accountNumber'], shownAccountNumber),
    ...kind,
    responsibility: facts.read(partOf(trade, 'ecoa'), ['responsibility'], (code) => inTable(ECOA, code)),
    ...states,
    ...adverseMark(trade, facts),
    ...datesOf(trade, facts),
    ...amountsOf(trade, facts),
    monthsReviewed: facts.read(partOf(trade, 'monthsHistory'), ['monthsReviewed'], paddedCount),
    lateCounts: lateCountsOf(trade, facts),
    soldTo: facts.read(partOf(trade, 'soldToName'), ['soldTo'], asPrinted),
    // The form has no such field: its `firstDelinquencyDate` is the most recent delinquency, by its own documentation.
    printsDofd: false,
    paymentHistory: readMonths(trade, facts, { accountType: kind.accountType, paymentStatus: states.paymentStatus }),
    balanceHistory: [],
    remarks: remarksOf(trade, facts),
    contact: null,
    fileEntry: null,
    evidence: facts.notes,
  }
}

/** Experian's own verdict of the whole entry, whatever its codes say. */
function adverseMark(trade: DataNode, facts: DataFacts): Pick<Account, 'isMarkedAdverse'> {
  const isAdverse = facts.read(partOf(trade, 'evaluation'), ['isMarkedAdverse'], (text) => (text === 'N' ? true : null))
  return isAdverse === null ? {} : { isMarkedAdverse: true }
}

const enhanced = (trade: DataNode, name: string): DataNode | null => partAt(trade, `enhancedPaymentData/${name}`)

/** By the type's code, by the kind of business where that is a collector, else by whether it revolves. */
function kindOf(trade: DataNode, facts: DataFacts): Pick<Account, 'accountType' | 'accountTypeText' | 'loanType'> {
  const code = partOf(trade, 'accountType') ?? enhanced(trade, 'enhancedAccountType')
  const accountTypeText = facts.read(
    code,
    ['accountTypeText'],
    (text) => inTable(ACCOUNT_TYPES, text)?.words ?? `Account type ${text}`,
  )
  const byCode = (text: string): AccountType | null => inTable(ACCOUNT_TYPES, text)?.type ?? null
  const byBusiness = (text: string): AccountType | null => (COLLECTOR.test(text) ? 'collection' : null)
  const byTerms = (text: string): AccountType | null => inTable({ R: 'revolving', I: 'installment' } as const, text)
  const accountType =
    facts.read(partOf(trade, 'kob'), ['accountType'], byBusiness) ??
    facts.read(code, ['accountType'], byCode) ??
    facts.read(partOf(trade, 'revolvingOrInstallment'), ['accountType'], byTerms)
  return { accountType, accountTypeText, loanType: null }
}

type States = Omit<AccountStates, 'statusDate'>

/** The condition of the account goes before its payment status; an open account that is late now is delinquent. */
function statesOf(trade: DataNode, facts: DataFacts): States {
  const condition = enhanced(trade, 'enhancedAccountCondition')
  const payment = enhanced(trade, 'enhancedPaymentStatus') ?? partOf(trade, 'status')
  const paymentStatus =
    facts.read(condition, ['paymentStatus'], (code) => inTable(CONDITION_PAYMENTS, code)) ??
    facts.read(enhanced(trade, 'ciiCode'), ['paymentStatus'], (code) => inTable(CONDITION_PAYMENTS, code)) ??
    facts.read(payment, ['paymentStatus'], (code) => inTable(ACCOUNT_STATUSES, code)?.paymentStatus ?? null) ??
    facts.read(partOf(trade, 'status'), ['paymentStatus'], (code) => inTable(ACCOUNT_STATUSES, code)?.paymentStatus ?? null)
  const stated =
    facts.read(condition, ['status'], (code) => inTable(CONDITIONS, code)) ??
    facts.read(partOf(trade, 'openOrClosed'), ['status'], (code) => inTable(OPEN_OR_CLOSED, code))
  return {
    status: stated === 'open' && paymentStatus === 'late' ? 'delinquent' : stated,
    paymentStatus,
    statusText:
      facts.read(condition, ['statusText'], (code) =>
        inTable(CONDITION_PAYMENTS, code) === null ? null : wordsOfStatus(code),
      ) ??
      facts.read(payment, ['statusText'], wordsOfStatus) ??
      facts.read(condition, ['statusText'], wordsOfStatus),
  }
}

const wordsOfStatus = (code: string): string =>
  inTable(ACCOUNT_STATUSES, code)?.words ??
  inTable(CONDITION_WORDS, code) ??
  inTable(CONSUMER_INFORMATION, code) ??
  `Status ${code}`

type Dates = AccountDates & Pick<Account, 'statusDate'>

function datesOf(trade: DataNode, { read }: DataFacts): Dates {
  return {
    statusDate: read(partOf(trade, 'statusDate'), ['statusDate'], compactDay),
    dateOpened: read(partOf(trade, 'openDate'), ['dateOpened'], compactDay),
    lastPaymentDate: read(partOf(trade, 'lastPaymentDate'), ['lastPaymentDate'], compactDay),
    balanceDate: read(partOf(trade, 'balanceDate'), ['balanceDate'], compactDay),
    dateClosed: null,
    dateReported: null,
    lastActivityDate: null,
    dateOfFirstDelinquency: null,
    delinquencyFirstReported: null,
    dateAssigned: null,
    removalDate: null,
    pastDueDate: null,
  }
}

type Amounts = AccountAmounts & Pick<Account, 'terms'>

/** `amount1` and `amount2` are what the qualifier beside each says: original, limit, high balance or charged off. */
function amountsOf(trade: DataNode, { read, readFirst }: DataFacts): Amounts {
  const qualified = (wanted: string): readonly DataNode[] =>
    ['amount1', 'amount2'].flatMap((name) => {
      const amount = partOf(trade, `${name}Qualifier`)?.text === wanted ? partOf(trade, name) : null
      return amount ? [amount] : []
    })
  const amount = (field: string, letter: string, name: string): number | null =>
    readFirst([...qualified(letter), enhanced(trade, name)], [field], paddedDollars)
  return {
    currentBalance: read(partOf(trade, 'balanceAmount'), ['currentBalance'], paddedDollars),
    pastDue: read(partOf(trade, 'amountPastDue'), ['pastDue'], paddedDollars),
    creditLimit: amount('creditLimit', 'L', 'creditLimitAmount'),
    highBalance: amount('highBalance', 'H', 'highBalanceAmount'),
    originalBalance: amount('originalBalance', 'O', 'originalLoanAmount'),
    chargeOffAmount: amount('chargeOffAmount', 'C', 'chargeoffAmount'),
    monthlyPayment: read(partOf(trade, 'monthlyPaymentAmount'), ['monthlyPayment'], paddedDollars),
    lastPaymentAmount: read(enhanced(trade, 'actualPaymentAmount'), ['lastPaymentAmount'], paddedDollars),
    terms: readFirst([partOf(trade, 'terms'), enhanced(trade, 'enhancedTerms')], ['terms'], monthsOfTerms),
  }
}

function lateCountsOf(trade: DataNode, facts: DataFacts): Account['lateCounts'] {
  const nodes = ['delinquencies30Days', 'delinquencies60Days', 'delinquencies90to180Days'].map((name) => partOf(trade, name))
  const [days30, days60, days90] = nodes.map((node) => facts.read(node, [], paddedCount))
  if (days30 == null || days60 == null || days90 == null) return null
  facts.note(nodes[0] ?? null, ['lateCounts'])
  return { days30, days60, days90 }
}

/** Comments, conditions and the consumer's own words, each once. A code without words stays a code. */
function remarksOf(trade: DataNode, facts: DataFacts): string[] {
  const said: (readonly [DataNode | null, (code: string) => string | null])[] = [
    [
      partOf(trade, 'specialComment') ?? enhanced(trade, 'enhancedSpecialComment'),
      (code) => inTable(SPECIAL_COMMENTS, code) ?? `Special comment ${code}`,
    ],
    [enhanced(trade, 'complianceCondition'), (code) => inTable(COMPLIANCE, code) ?? `Compliance condition ${code}`],
    [enhanced(trade, 'ciiCode'), (code) => inTable(CONSUMER_INFORMATION, code) ?? `Consumer information ${code}`],
    // Payments that begin later explain an amount that is not paid.
    [enhanced(trade, 'enhancedTermsFrequency'), (code) => (/^d$|defer/i.test(code) ? 'Deferred' : null)],
    ...partsOf(trade, 'consumerComment').map((node) => [node, asPrinted] as const),
  ]
  const remarks: string[] = []
  for (const [node, words] of said) {
    const remark = facts.read(node, [`remarks.${remarks.length}`], words)
    if (remark !== null) remarks.push(remark)
  }
  return remarks
}
