import { cameFromWhateverItsAge, saidIn } from '#engine/audit/debt-passed-on.ts'
import { isEducationLoan, mayBlendBureaus } from '#engine/audit/entry-kinds.ts'
import { chargedOffOrCollected, isReinstated, mentionsBankruptcy } from '#engine/audit/entry-words.ts'
import { marksOf } from '#engine/audit/history.ts'
import { oneAmount, oneAmountEvenRound } from '#engine/audit/one-amount.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { isSurelyLater } from '#engine/audit/surely-later.ts'
import { type Begun, begunOf, monthsApart, sayBegun, WINDOWS_APART } from '#engine/audit/removal-months.ts'
import { traitsOf } from '#engine/matching/traits.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { writeDay } from '#engine/values/day.ts'
import { type Cents, writeMoney } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'chain_dofd_moved',
  about: 'account',
  grade: 'proof',
  title: "Collector's date is later than the creditor's",
  needs: ['dateOfFirstDelinquency', 'originalCreditor'],
  citations: ['fcra_1681s2_a_5', 'fcra_1681s2_a_5_b', 'fcra_1681c_c_1'],
  ask: 'Please verify when the delinquency began that led to the charge-off, and report that date.',
  target: 'bureau',
  exonerations: [
    'They are two debts to the same company for the same amount.',
    "The account was brought current before it was placed and then fell behind again, and the creditor hasn't updated it.",
  ],
  check,
}

/** Loans are made of whole five hundreds. */
const LENT_OFTEN: Cents = 500_00

function check(account: Account, { report }: Surroundings): Hit | null {
  const begun = begunOf(account, report.bureau)
  if (account.accountType !== 'collection' || begun === null || mayBlendBureaus(report)) return null
  const older = olderEntries(account, begun, report)
  const came = older.length === 0 ? null : cameFromWhateverItsAge(account, report)
  if (came === null || !older.includes(came.from)) return null
  const { from, link } = came
  const [before, lost, amount] = [begunOf(from, report.bureau), chargedOffOrCollected(from), amountOf(from, account, report)]
  if (before === null || lost === null || amount === null) return null
  if (wentOn(from, before.to) || mayHaveBegunAnew(from) || mayHaveBegunAnew(account)) return null
  const one = `${account.creditorName} lists a debt of ${from.creditorName} for ${writeMoney(amount)}, the same amount that ${from.creditorName} lists`
  const told = tell({ account, begun }, { account: from, begun: before })
  return {
    message: `${one}. ${told.message}`,
    claim: `${one}. ${told.claim} A debt keeps its date, whoever collects it.`,
    fields: [...new Set([begun.field, ...saidIn(account, link)])],
    beside: [{ report, account: from, fields: [before.field, lost.place] }],
  }
}

interface Told {
  readonly account: Account
  readonly begun: Begun
}

/** In the words of the printed dates, or of the months of removal where one of the two prints nothing else. */
function tell(here: Told, there: Told): Pick<Hit, 'message' | 'claim'> {
  if (here.begun.field === 'dateOfFirstDelinquency' && there.begun.field === 'dateOfFirstDelinquency') {
    const [own, first] = [writeDay(here.begun.printed), writeDay(there.begun.printed)]
    return {
      message: `There, the date of first delinquency is ${first}. Here, it is ${own}.`,
      claim: `The original creditor gives ${first} as the date of first delinquency, but the collector gives ${own}.`,
    }
  }
  const said = `For ${there.account.creditorName} the report ${sayBegun(there.begun)}; for ${here.account.creditorName} it ${sayBegun(here.begun)}.`
  return { message: said, claim: said }
}

/** Whether the second began two months or more after the first, whatever days or windows the two can mean. */
const beganLater = (first: Begun | null, second: Begun): boolean => {
  if (first === null) return false
  if (first.field === 'dateOfFirstDelinquency' && second.field === 'dateOfFirstDelinquency')
    return isSurelyLater(first.printed, second.printed)
  return second.from > first.to && monthsApart(first, second) > WINDOWS_APART
}

/** The company's entries of the same amount that began earlier. Debts are followed only where there is one. */
function olderEntries(account: Account, begun: Begun, report: Report): readonly Account[] {
  const { originalCreditor } = traitsOf(account)
  const dated = datedEntries(report)
  // Where the collector names nobody, the creditor's own entry may say to whom the debt went.
  const entries = originalCreditor === null ? [...dated.values()].flat() : (dated.get(originalCreditor) ?? [])
  return entries.filter((from) => beganLater(begunOf(from, report.bureau), begun) && amountOf(from, account, report) !== null)
}

/** A round amount ties two entries together only where the company has no other entry that it may come from. */
function amountOf(from: Account, to: Account, report: Report): Cents | null {
  const amount = oneAmount(from, to)
  if (amount !== null) return amount
  const { entries, collections } = countsOf(report)
  const isOnly = entries.get(traitsOf(from).furnisher) === 1
  const { originalCreditor } = traitsOf(to)
  const isOnlyCollected = originalCreditor === null || collections.get(originalCreditor) === 1
  const even = isOnly && isOnlyCollected ? oneAmountEvenRound(from, to) : null
  return even === null || even % LENT_OFTEN === 0 ? null : even
}

interface Counts {
  /** Entries by their company. */
  readonly entries: ReadonlyMap<string, number>
  /** Entries by the original creditor that they name. */
  readonly collections: ReadonlyMap<string, number>
}

/** A report never changes once read, so its entries are counted once. */
const counted = new WeakMap<Report, Counts>()

function countsOf(report: Report): Counts {
  const before = counted.get(report)
  if (before !== undefined) return before
  const [entries, collections] = [new Map<string, number>(), new Map<string, number>()]
  for (const { furnisher, originalCreditor } of report.accounts.map(traitsOf)) {
    entries.set(furnisher, (entries.get(furnisher) ?? 0) + 1)
    const creditor = originalCreditor ?? ''
    collections.set(creditor, (collections.get(creditor) ?? 0) + 1)
  }
  const counts = { entries, collections }
  counted.set(report, counts)
  return counts
}

/** A report never changes once read, so its entries are sorted once. */
const known = new WeakMap<Report, ReadonlyMap<string, readonly Account[]>>()

/** The entries that say when they began, by their company. */
function datedEntries(report: Report): ReadonlyMap<string, readonly Account[]> {
  const before = known.get(report)
  if (before !== undefined) return before
  const dated = report.accounts.filter((one) => begunOf(one, report.bureau) !== null)
  const found = Map.groupBy(dated, (one) => traitsOf(one).furnisher)
  found.delete('')
  known.set(report, found)
  return found
}

/** A month in good standing after the date: then a later delinquency led to the charge-off. */
function wentOn(from: Account, dofd: string): boolean {
  return marksOf(from).some(({ month, code }) => code === 'ok' && month > dofd.slice(0, 7))
}

/** Cured, in a bankruptcy, or an education loan: then a later date may be the lawful one. */
function mayHaveBegunAnew(account: Account): boolean {
  return isReinstated(account) || mentionsBankruptcy(account) || isEducationLoan(account)
}
