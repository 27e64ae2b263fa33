import { compareWithOthers, isNewsTo, sayOfOneFact } from '#engine/audit/between-bureaus.ts'
import { hasForeignDates } from '#engine/audit/entry-kinds.ts'
import type { AccountRule, Hit, Listed, Surroundings } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { monthsBetween, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

/** Months. Bureaus print the day, the month, or the month of the first report. */
const SAME_DATE = 1

export const rule: AccountRule = {
  id: 'bureaus_disagree_opened',
  about: 'account',
  grade: 'disagreement',
  title: 'Two bureaus report different opening dates',
  needs: ['dateOpened'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5', 'fcra_1681s2_a_2'],
  ask: 'Please verify with the company when the account was opened, and correct the date if it cannot be proven.',
  target: 'bureau',
  mayBackfire: 'The company may change the earlier date at the other bureau instead.',
  exonerations: [
    'The account was transferred, acquired or renumbered, and one bureau shows that day.',
    'Another bank bought the mortgage, and one bureau shows the day the bank added it to its books.',
    "A card got a new number, or a loan moved, after the other bureau's last update.",
    'A collector shows the day it took over the debt.',
    'They are two different accounts at the same company.',
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  return compareWithOthers(account, surroundings, (other) => compare({ report: surroundings.report, account }, other))
}

function compare(here: Listed, there: Listed): Hit | null {
  const [opened, otherOpened] = [here.account.dateOpened, there.account.dateOpened]
  if (opened === null || otherOpened === null || opened.length < 7 || otherOpened.length < 7) return null
  if (Math.abs(monthsBetween(opened, otherOpened)) <= SAME_DATE) return null
  if ([here.account, there.account].some((account) => hasForeignDates(account) || account.accountType === 'mortgage')) return null
  // A renumbered card or a new servicer since the other bureau was last told.
  if (opened > otherOpened ? isNewsTo(opened, there) : isNewsTo(otherOpened, here)) return null
  const { said: held, ...grade } = sayOfOneFact(here, there)
  const said = `${BUREAU_NAMES[here.report.bureau]} gives ${writeDay(opened)} as the date opened, but ${BUREAU_NAMES[there.report.bureau]} gives ${writeDay(otherOpened)}`
  return {
    message: `${said}.`,
    claim: `${said}. ${held}`,
    ...grade,
    fields: ['dateOpened'],
    beside: [{ ...there, fields: ['dateOpened'] }],
    // An account that looks younger than it is shortens the history.
    harms: opened > otherOpened ? 'here' : 'there',
  }
}
