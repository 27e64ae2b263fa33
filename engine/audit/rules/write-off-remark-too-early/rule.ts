import { isChargedOffMark, markKey, marksOf, writeMark } from '#engine/audit/history.ts'
import { lateness, moneyKey, moneyMonths, monthWords, namePlaces, type MoneyMonth } from '#engine/audit/month-money.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'

export const rule: AccountRule = {
  id: 'write_off_remark_too_early',
  about: 'account',
  grade: 'proof',
  title: 'Write-off remark on months before the charge-off',
  needs: ['paymentHistory', 'balanceHistory'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_4'],
  ask: 'Please show when the account was written off, and take the remark off the earlier months.',
  target: 'bureau',
  exonerations: [
    "The bureau repeats today's remark in every month.",
    'The account was written off, then paid or reinstated, then written off again.',
  ],
  check,
}

/** TransUnion's code and the bureaus' words for a debt written off to profit and loss. */
const WRITTEN_OFF = /\bPRL\b|profit and loss|write-?off|written off|charged? off|charge-off/i

function check(account: Account, { report }: Surroundings): Hit | null {
  const months = moneyMonths(account, report).filter((one) => lateness(one) !== null || isCharged(one))
  const isSaid = ({ remarks }: MoneyMonth): boolean => WRITTEN_OFF.test(remarks ?? '')
  const chargedOff = marksOf(account).find(isChargedOffMark)
  const early = months.filter((one) => lateness(one) !== null && (chargedOff === undefined || one.month < chargedOff.month))
  const found = early.filter(isSaid).toReversed()
  // What is on every month was carried back.
  if (found.length === 0 || found.length === early.length || isUnbroken(early, isSaid)) return null
  const good = found.filter((one) => lateness(one) === 0)
  const ordered = [...good, ...found.filter((one) => !good.includes(one))]
  const places = namePlaces(ordered.map((one) => `${monthWords(one)}, remark ${remarkWords(one)}`))
  const since =
    chargedOff === undefined ? 'No month is marked as charged off.' : `The first charge-off mark is ${writeMark(chargedOff)}.`
  return {
    message: `A charge-off remark appears in months that are not marked as charged off: ${places}. ${since}`,
    claim: `A charge-off remark appears in months that are not marked as charged off: ${places}. ${since}`,
    fields: ordered.flatMap((one) => [moneyKey(one), markKey(one)]),
  }
}

/** The remark as printed, a bare code with what it means. */
const remarkWords = ({ remarks }: MoneyMonth): string => {
  const printed = (remarks ?? '').trim()
  return /^\W*PRL\W*$/.test(printed) ? 'PRL (profit and loss write-off)' : `"${printed}"`
}

const isCharged = ({ code }: MoneyMonth): boolean =>
  code === 'charge_off' ||
  code === 'collection' ||
  code === 'repossession' ||
  code === 'voluntary_surrender' ||
  code === 'foreclosure'

/** From the first month that says it each later one does, too: it was carried back from the charge-off. */
function isUnbroken(months: readonly MoneyMonth[], isSaid: (one: MoneyMonth) => boolean): boolean {
  const first = months.findIndex(isSaid)
  return months.slice(first).length > 1 && months.slice(first).every(isSaid)
}
