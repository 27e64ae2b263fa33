import { isEducationLoan, isTakenOver } from '#engine/audit/entry-kinds.ts'
import { chargedOffAndCo, isLateNow } from '#engine/audit/entry-words.ts'
import { inPrintedOrder } from '#engine/audit/printed-order.ts'
import { loanUnderTwoNames } from '#engine/audit/rules/duplicate-account/under-two-names.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { plainWords } from '#engine/audit/statements.ts'
import { originalCreditorKey } from '#engine/matching/original-creditor.ts'
import { numbersAre, traitsOf } from '#engine/matching/traits.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { isDay, writeDay } from '#engine/values/day.ts'
import { writeMoney, type Cents } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'duplicate_account',
  about: 'account',
  grade: 'contradiction',
  title: 'One account listed twice',
  needs: ['accountType', 'dateOpened', 'creditLimit'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please delete the second listing, or show that these are two separate accounts.',
  target: 'bureau',
  exonerations: [
    'One of the two is the old account, closed with a zero balance after a transfer, a lost card or a new number.',
    'People often get several education or pay-later loans on one day. If two education loans share a number, we ask you.',
    'The loan moved to another servicer, and the first one will show that in its next update.',
    'They are two accounts that happen to share the same day, limit and amount.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const group = alikeIn(report, account)
  // Of several that repeat each other the first on the pages speaks for all.
  const at = group.indexOf(account)
  if (group.slice(0, at).some((other) => isRepeated(other, account))) return null
  // Pages of single accounts are put together by the member, who may have printed one twice.
  const others = report.isExcerpt === true ? [] : group.slice(at + 1).filter((other) => isRepeated(account, other))
  const size = sizeOf(account)
  if (others.length === 0 || size === null || account.dateOpened === null) return loanUnderTwoNames(account, report)
  const opened = writeDay(account.dateOpened)
  const what = `the date opened (${opened}) and the ${size.words} (${writeMoney(size.amount)})`
  const state = stateOf(account)
  const times = others.length === 1 ? 'twice' : `${others.length + 1} times`
  const facts = `lists the same ${account.creditorName} account ${times}: the type, ${what} are the same, and ${state.words}`
  return {
    message: `The report ${facts}.`,
    claim: `My report ${facts}.`,
    // Some servicers end the numbers of all loans with the day they began.
    ...(isEducationLoan(account) ? { grade: 'proof' as const } : {}),
    fields: ['dateOpened', size.field, ...state.fields],
    beside: others.map((other) => ({ report, account: other, fields: ['dateOpened', size.field, ...stateOf(other).fields] })),
  }
}

/** A report never changes once read, so its entries are put into their places once. */
const known = new WeakMap<Report, ReadonlyMap<Account, readonly Account[]>>()

/** The entries that may be the same account as this one, itself included, in page order. */
function alikeIn(report: Report, account: Account): readonly Account[] {
  const before = known.get(report)
  if (before !== undefined) return before.get(account) ?? []
  const alike = new Map<Account, readonly Account[]>()
  // The furnisher is looked at only where something else is the same: names take the longest to compare.
  for (const group of groupsBy(report.accounts, openingOf)) {
    for (const same of groupsBy(group.filter(mayBeOne), (one) => traitsOf(one).furnisher)) {
      const inOrder = inPrintedOrder(same)
      for (const one of inOrder) alike.set(one, inOrder)
    }
  }
  known.set(report, alike)
  return alike.get(account) ?? []
}

/** Groups of two or more; the empty key makes no group. */
function groupsBy(accounts: readonly Account[], keyOf: (account: Account) => string): readonly (readonly Account[])[] {
  const groups = Map.groupBy(accounts, keyOf)
  groups.delete('')
  return [...groups.values()].filter((group) => group.length > 1)
}

/** Type, opening day and size; empty where one of them is not printed. */
function openingOf(account: Account): string {
  const { accountType, dateOpened } = account
  const size = sizeOf(account)
  if (size === null || accountType === null || dateOpened === null || !isDay(dateOpened)) return ''
  return [accountType, dateOpened, size.field, size.amount].join('|')
}

/** Pay-later companies give a loan for each purchase, whatever they call it. */
const PAY_LATER =
  /affirm|klarna|afterpay|sezzle|\bzip\b|quadpay|perpay|uplift|sunbit|splitit|zilch|katapult|paypal|kikoff|\bpay (?:later|in)\b|\bbnpl\b|\bself\b/

/** Of pay-later loans a consumer may have several that began on one day. */
const mayBeOne = (account: Account): boolean => !PAY_LATER.test(plainWords(account.creditorName))

interface Size {
  readonly field: 'creditLimit' | 'originalBalance' | 'highBalance'
  readonly words: string
  readonly amount: Cents
}

/** The limit of a line; else the original amount, which a loan or collection may print as its highest balance. */
function sizeOf({ accountType, creditLimit, originalBalance, highBalance }: Account): Size | null {
  const isLine = accountType === 'revolving'
  if (isLine && isOwed(creditLimit)) return { field: 'creditLimit', words: 'limit', amount: creditLimit }
  if (isOwed(originalBalance)) return { field: 'originalBalance', words: 'original amount', amount: originalBalance }
  return !isLine && isOwed(highBalance) ? { field: 'highBalance', words: 'highest balance', amount: highBalance } : null
}

const isOwed = (amount: Cents | null): amount is Cents => amount !== null && amount > 0

function isRepeated(one: Account, other: Account): boolean {
  const numbers = numbersAre(traitsOf(one).number, traitsOf(other).number)
  if (numbers === 'differ' || isSaidToDiffer(one, other)) return false
  // Digits before a mask are the bank's own and the same on all its cards; only the last ones tell.
  const isOneNumber = numbers === 'same' && traitsOf(one).number?.end === 'tail'
  // Several instalment loans may begin on one day, but not under one number.
  if ((one.accountType === 'installment' || isEducationLoan(one)) && !isOneNumber) return false
  if (isEducationLoan(one) && one.currentBalance !== other.currentBalance) return false
  if (isOwed(one.currentBalance) && isOwed(other.currentBalance))
    return isOneNumber || (one.accountType === 'revolving' && one.currentBalance === other.currentBalance)
  if (isOwed(one.currentBalance) || isOwed(other.currentBalance)) return false
  return isOneNumber && [one, other].every((account) => derogatoryPlace(account) !== null && !isTakenOver(account))
}

/** Printed differently, or of different people. */
function isSaidToDiffer(one: Account, other: Account): boolean {
  const texts = [
    [one.accountTypeText, other.accountTypeText],
    [one.loanType, other.loanType],
    [one.responsibility, other.responsibility],
  ] as const
  const creditors = [one, other].map(({ originalCreditor }) => originalCreditorKey(originalCreditor))
  return (
    texts.some(([a, b]) => a !== null && b !== null && plainWords(a) !== plainWords(b)) ||
    (creditors.every((key) => key !== '') && creditors[0] !== creditors[1]) ||
    isPaidDifferently(one, other)
  )
}

/** A month that the one grid calls good and the other late. */
function isPaidDifferently(one: Account, other: Account): boolean {
  const codes = new Map(one.paymentHistory.map(({ month, code }) => [month, code]))
  const says = (code: string | undefined): boolean => code !== undefined && code !== 'no_data'
  return other.paymentHistory.some(({ month, code }) => says(codes.get(month)) && says(code) && codes.get(month) !== code)
}

const derogatoryPlace = (account: Account): string | null => chargedOffAndCo(account)?.place ?? isLateNow(account)

function stateOf(account: Account): { readonly words: string; readonly fields: readonly string[] } {
  if (isOwed(account.currentBalance)) return { words: 'each shows a balance', fields: ['currentBalance'] }
  return { words: 'each is negative', fields: [derogatoryPlace(account)].filter((place) => place !== null) }
}
