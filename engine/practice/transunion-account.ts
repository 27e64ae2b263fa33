import { shownAccountNumber } from '#engine/values/account-number.ts'
import { DISPUTE_DISAGREES, DISPUTED } from '#engine/practice/account-kinds.ts'
import { money, slashed } from '#engine/practice/print-words.ts'
import { isBadCode, isLateCode, type Situation } from '#engine/practice/situation.ts'
import type { TransUnionStyle } from '#engine/practice/transunion-style.ts'
import { type AccountTruth, row, type Row, saidBy, UNREAD } from '#engine/practice/truth.ts'
import type { BalanceMonth, HistoryMonth } from '#engine/report/account.ts'
import { addMonths, type Month, MONTH_NAMES } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'
import type { AccountStatus, PaymentStatus, Responsibility } from '#engine/words/account-status.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** Adverse words are between signs: `>Charge-off<`. They are no words of the furnisher's, so a clerk leaves them out. */
const marked = (text: string): string => `>${text}<`
const unmarked = (text: string): string => text.replaceAll(/[<>]/g, '')

const LOSS_WORDS: Readonly<Partial<Record<PaymentStatus, string>>> = {
  in_collections: 'Collection',
  charge_off: 'Charge-off',
  repossession: 'Repossession',
  voluntary_surrender: 'Voluntarily Surrendered',
  foreclosure: 'Foreclosure',
  bankruptcy: 'Account Included in Bankruptcy',
}

/** The rung of the newest late month, at most the 120 or more that the layout has a code for. */
function lateDays({ paymentHistory }: Situation): string {
  const newest = paymentHistory.find(({ code }) => isLateCode(code))?.code ?? '30'
  return Number(newest) > 120 ? '120' : newest
}

/** `Pay Status` as printed. */
function payStatus(account: Situation): { printed: string; paymentStatus: PaymentStatus | null } {
  const { paymentStatus } = account
  if (account.statusText !== null) return { printed: account.statusText, paymentStatus }
  if (paymentStatus === 'late') return { printed: marked(`Account ${lateDays(account)} Days Past Due Date`), paymentStatus }
  const loss = paymentStatus === null ? undefined : LOSS_WORDS[paymentStatus]
  if (loss !== undefined) return { printed: marked(loss), paymentStatus }
  return { printed: 'Current; Paid or Paying as Agreed', paymentStatus: 'current' }
}

/** Remarks in the bureau's own words; what is not known here is printed as it is. */
const REMARK_WORDS: Readonly<Record<string, string>> = {
  [DISPUTED]: 'ACCOUNT INFORMATION DISPUTED BY CONSUMER',
  [DISPUTE_DISAGREES]: 'DISPUTE RESOLVED/CONSUMER DISAGREES',
  'Charged off account': marked('PROFIT AND LOSS WRITE-OFF'),
  'Debt included in or discharged through Bankruptcy Chapter 7': marked('CHAPTER 7 BANKRUPTCY'),
}

/** `Remarks`, each as printed. */
export function remarksOf(account: Situation): string[] {
  const own = account.remarks.map((remark) => REMARK_WORDS[remark] ?? remark)
  const more: (string | null)[] = [
    account.paymentStatus === 'in_collections' ? marked('PLACED FOR COLLECTION') : null,
    account.status === 'transferred' ? 'TRANSFERRED TO ANOTHER LENDER' : null,
    account.status === 'deferred' ? 'PAYMENT DEFERRED' : null,
    account.status === 'paid' && account.accountType === 'revolving' ? 'CLOSED BY CONSUMER' : null,
  ]
  return [...new Set([...own, ...more.filter((remark) => remark !== null)])]
}

/** The note of the deepest late month. */
function maximumDelinquency({ paymentHistory }: Situation): string | null {
  const late = paymentHistory.filter(({ code }) => isLateCode(code))
  const deepest = Math.max(0, ...late.map(({ code }) => Math.min(120, Number(code))))
  if (deepest === 0) return null
  const months = late.filter(({ code }) => Math.min(120, Number(code)) === deepest).map(({ month }) => slashed(month))
  const [first = '', second] = months
  return marked(`Maximum Delinquency of ${deepest} days in ${first}${second === undefined ? '' : ` and in ${second}`}`)
}

/** Whether the account is open, closed or more: a printed closing date or a remark says so, else how it is being paid. */
function statusOf(account: Situation): AccountStatus | null {
  const remarks = remarksOf(account)
  const { printed, paymentStatus } = payStatus(account)
  if (/^>?paid/i.test(printed)) return 'paid'
  if (remarks.includes('TRANSFERRED TO ANOTHER LENDER')) return 'transferred'
  if (account.dateClosed !== null || remarks.includes('CLOSED BY CONSUMER')) return 'closed'
  if (paymentStatus === 'late') return 'delinquent'
  if (paymentStatus !== 'current') return null
  return remarks.includes('PAYMENT DEFERRED') ? 'deferred' : 'open'
}

const TYPE_WORDS: Readonly<Record<AccountType, string>> = {
  revolving: 'Revolving Account',
  installment: 'Installment Account',
  mortgage: 'Mortgage Account',
  open: 'Open Account',
  collection: 'Open Account',
}
const RESPONSIBILITY_WORDS: Readonly<Record<Responsibility, string>> = {
  individual: 'Individual Account',
  joint: 'Joint Account',
  authorized_user: 'Authorized User',
  cosigner: 'Co-signer',
  terminated: 'Terminated',
  deceased: 'Deceased',
  other: 'Undesignated',
}

/** `Loan Type` in the bureau's capitals; a debt buyer is a factoring company. */
function loanTypeOf({ accountType, loanType }: Situation): string | null {
  if (accountType !== 'collection') return loanType?.toUpperCase() ?? null
  return loanType === 'Debt Buyer' ? 'FACTORING COMPANY ACCOUNT' : 'COLLECTION AGENCY/ATTORNEY'
}

export function maskedNumber(number: string, style: TransUnionStyle): string {
  const shown = style.mask === 'six' ? 6 : number.length - 4
  return `${number.slice(0, shown)}${style.maskSign.repeat(Math.max(4, number.length - shown))}`
}

const moneyRow = (label: string, cents: Cents | null, says: Partial<AccountTruth>): Row =>
  row(label, cents === null ? null : money(cents), says)
const dayRow = (label: string, day: string | null, says: Partial<AccountTruth>): Row =>
  row(label, day === null ? null : slashed(day), says)

/** `High balance of $900 from 10/2023 to 03/2026; $850 from 05/2022 to 09/2023`: a value and the months it held. */
function stretches(words: string, cents: Cents, { account, style }: { account: Situation; style: TransUnionStyle }): string {
  const newest = account.paymentHistory[0]?.month
  if (style.amounts === 'plain' || newest === undefined || account.dateOpened === null) return money(cents)
  const opened = account.dateOpened.slice(0, 7)
  const middle = addMonths(newest, -5)
  const one = `${money(cents)} from ${slashed(middle > opened ? middle : opened)} to ${slashed(newest)}`
  if (middle <= opened || cents < 20_000) return `${words} of ${one}`
  const before = `${money(cents - 10_000)} from ${slashed(opened)} to ${slashed(addMonths(middle, -1))}`
  const parts = style.isOldestStretchFirst ? [before, one] : [one, before]
  return `${words} of ${parts.join('; ')}`
}

function amountRows(account: Situation, style: TransUnionStyle): Row[] {
  const ending = style.amounts === 'history' ? ' (Hist.)' : ''
  const { highBalance, creditLimit } = account
  return [
    row(`High Balance${ending}`, highBalance === null ? null : stretches('High balance', highBalance, { account, style }), {
      highBalance,
    }),
    row(`Credit Limit${ending}`, creditLimit === null ? null : stretches('Credit limit', creditLimit, { account, style }), {
      creditLimit,
    }),
  ]
}

function termsOf({ terms, monthlyPayment }: Situation): string | null {
  const months = terms === null ? null : /^(\d+) Months?$/.exec(terms)?.[1]
  if (months === undefined) return terms
  const pay = monthlyPayment === null ? '' : `${money(monthlyPayment)} per month, `
  if (months === null) return pay === '' ? null : `${pay}paid Monthly`
  return `${pay}paid Monthly for ${months} months`
}

/** `SPRINGVALE GA, 30318` as this bureau writes it. */
export const cityLine = (line: string, style: TransUnionStyle): string =>
  line.replace(/^(.+) ([A-Z]{2}), (\d{5}(?:-\d{4})?)$/, style.hasCityComma ? '$1, $2 $3' : '$1 $2 $3')

/** The rows of `Account Information`, in the order of the print. A value of several lines has breaks in it. */
export function infoRows(account: Situation, style: TransUnionStyle): Row[] {
  const { responsibility, accountType } = account
  const contact = account.contact && { ...account.contact, lines: account.contact.lines.map((line) => cityLine(line, style)) }
  const status = payStatus(account)
  const remarks = remarksOf(account)
  const note = maximumDelinquency(account)
  const [typeText, loanType, terms] = [
    accountType === null ? null : TYPE_WORDS[accountType],
    loanTypeOf(account),
    termsOf(account),
  ]
  const rows = [
    row('Address', contact === null ? null : contact.lines.join('\n'), { contact }),
    row('Phone', contact?.phone ?? null, {}),
    moneyRow('Monthly Payment', account.monthlyPayment, { monthlyPayment: account.monthlyPayment }),
    dayRow('Date Opened', account.dateOpened, { dateOpened: account.dateOpened }),
    row('Responsibility', responsibility === null ? null : RESPONSIBILITY_WORDS[responsibility], { responsibility }),
    row('Account Type', typeText, { accountTypeText: typeText, accountType }),
    row('Loan Type', loanType, { loanType }),
    moneyRow('Balance', account.currentBalance, { currentBalance: account.currentBalance }),
    dayRow('Date Updated', account.dateReported, { dateReported: account.dateReported, balanceDate: account.dateReported }),
    moneyRow('Payment Received', account.lastPaymentAmount, { lastPaymentAmount: account.lastPaymentAmount }),
    dayRow('Last Payment Made', account.lastPaymentDate, { lastPaymentDate: account.lastPaymentDate }),
    row('Original Creditor', account.originalCreditor, { originalCreditor: account.originalCreditor }),
    row('Pay Status', status.printed, { statusText: unmarked(status.printed), paymentStatus: status.paymentStatus }),
    row('Terms', terms, { terms }),
    dayRow('Date Closed', account.dateClosed, { dateClosed: account.dateClosed }),
    ...amountRows(account, style),
    row('Maximum Delinquency Note', note, {}),
    row('Remarks', remarks.length === 0 ? null : remarks.join(style.remarks === 'joined' ? '; ' : '\n'), {}),
    dayRow('Estimated month and year this item will be removed', account.removalDate?.slice(0, 7) ?? null, {
      removalDate: account.removalDate?.slice(0, 7) ?? null,
    }),
  ]
  const isAlways = ({ label }: Row): boolean => label === 'Pay Status' || label === 'Date Updated'
  return style.hidesEmptyRows ? rows.filter((one) => one.value !== null || isAlways(one)) : rows
}

/** `Rating` codes. The key has none for a bankruptcy, a plan or a closed month: they are not reported. */
const RATING: Readonly<Record<HistoryCode, string>> = {
  ok: 'OK',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '120',
  '180': '120',
  charge_off: 'C/O',
  collection: 'COL',
  repossession: 'RPO',
  voluntary_surrender: 'VS',
  foreclosure: 'FC',
  bankruptcy: 'N/R',
  payment_plan: 'N/R',
  closed: 'N/R',
  too_new: 'X',
  no_data: 'N/R',
}
/** What a clerk takes a rating for: by the key of the report. */
const RATED: Readonly<Record<string, HistoryCode>> = {
  OK: 'ok',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  'C/O': 'charge_off',
  COL: 'collection',
  RPO: 'repossession',
  VS: 'voluntary_surrender',
  FC: 'foreclosure',
  'N/R': 'no_data',
  X: 'no_data',
}
const MONTH_REMARKS: Readonly<Partial<Record<HistoryCode, string>>> = {
  charge_off: marked('PRL'),
  collection: marked('CLA'),
  repossession: marked('RPO'),
  closed: marked('CLS'),
}

/** One month of the grid: its heading and the cells under it. */
export interface GridMonth {
  readonly title: string
  readonly cells: readonly (readonly [label: string, value: string])[]
}

const isAdverseMonth = (code: HistoryCode): boolean => isBadCode(code)

const hasGridRemarks = (months: readonly HistoryMonth[], style: TransUnionStyle): boolean =>
  style.hasGridRemarks && months.some(({ code }) => MONTH_REMARKS[code] !== undefined)

/** The money and the remark of each month that the grid prints. */
function moneyMonths(account: Situation, style: TransUnionStyle): BalanceMonth[] {
  const balances = new Map(account.balanceHistory.map((one) => [one.month, one]))
  const months = account.paymentHistory.slice(0, style.gridMonths)
  const hasRemarks = hasGridRemarks(months, style)
  return months.flatMap(({ month, code }) => {
    const one = balances.get(month) ?? { month, balance: null, scheduledPayment: null, paid: null, pastDue: null }
    const remarks = hasRemarks ? MONTH_REMARKS[code] : undefined
    if (remarks !== undefined) return [{ ...one, remarks }]
    return saysSomething(one) ? [one] : []
  })
}

/** The months that the grid prints, in its order. */
export function gridMonths(account: Situation, style: TransUnionStyle): GridMonth[] {
  const balances = new Map(account.balanceHistory.map((one) => [one.month, one]))
  const months = account.paymentHistory.slice(0, style.gridMonths)
  const hasRemarks = hasGridRemarks(months, style)
  const sum = (cents: Cents | null | undefined): string => (cents == null ? '---' : money(cents))
  const printed = months.map(({ month, code }): GridMonth => {
    const one = balances.get(month)
    const rating = isAdverseMonth(code) && style.isNewestFirst ? marked(RATING[code]) : RATING[code]
    const remark: readonly (readonly [string, string])[] = hasRemarks ? [['Remarks', MONTH_REMARKS[code] ?? '---']] : []
    return {
      title: titleOf(month),
      cells: [
        ['Balance', sum(one?.balance)],
        ['Past Due', sum(one?.pastDue)],
        ['Amount Paid', sum(one?.paid)],
        ['Scheduled Payment', sum(one?.scheduledPayment)],
        ...remark,
        ['Rating', rating],
      ],
    }
  })
  return style.isNewestFirst ? printed : printed.toReversed()
}

const titleOf = (month: Month): string => `${MONTH_NAMES[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`

/** Whether the account is among those with adverse information. */
export function isAdverse(account: Situation, style: TransUnionStyle): boolean {
  const { paymentStatus } = account
  if (paymentStatus !== null && paymentStatus !== 'current') return true
  return style.latesAreAdverse && account.paymentHistory.some(({ code }) => isBadCode(code))
}

const saysSomething = ({ balance, pastDue, paid, scheduledPayment }: BalanceMonth): boolean =>
  [balance, pastDue, paid, scheduledPayment].some((cents) => cents !== null)

/** What a careful clerk reads in the whole block of an account. */
export function transUnionTruth(account: Situation, style: TransUnionStyle, id: string): AccountTruth {
  const months = account.paymentHistory.slice(0, style.gridMonths)
  return {
    ...UNREAD,
    ...saidBy(infoRows(account, style)),
    id,
    creditorName: account.creditorName,
    accountNumber: account.accountNumber === null ? null : shownAccountNumber(maskedNumber(account.accountNumber, style)),
    status: statusOf(account),
    paymentHistory: months.map(({ month, code }) => ({ month, code: RATED[RATING[code]] ?? 'no_data' })),
    remarks: [...remarksOf(account), maximumDelinquency(account)].flatMap((remark) => (remark === null ? [] : unmarked(remark))),
    balanceHistory: moneyMonths(account, style),
  }
}
