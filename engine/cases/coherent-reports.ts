import { reportOf } from '#engine/cases/build-case.ts'
import { CASE_LAYOUTS, type CaseLayout } from '#engine/cases/case.ts'
import { between, type Chance, chances, pick } from '#engine/cases/chance.ts'
import { agency, auto, card, type Entry, home, personal } from '#engine/cases/ordinary.ts'
import { labelsOf } from '#engine/cases/page-labels.ts'
import { type Facts, printable } from '#engine/cases/printed-account.ts'
import type { Standing } from '#engine/cases/standings.ts'
import type { HistoryMonth } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { addDays, addMonths, type Day, type Month, monthOf, monthsBetween } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** Reports that are lawful by construction: each account is lived month by month, and what a page prints is read off that life. */

interface Life {
  readonly opened: Day
  readonly marks: HistoryMonth[]
  /** Payments missed in a row; 7 is charged off. */
  behind: number
  firstMissed: Month | null
  lastPaid: Month | null
  chargedOff: Month | null
}

const RUNGS: readonly HistoryCode[] = ['ok', '30', '60', '90', '120', '150', '180', 'charge_off']

/** One month: a payment is made, doubled up, or missed. */
function liveMonth(life: Life, month: Month, chance: Chance): void {
  const luck = chance()
  const missing = life.behind >= 4 ? 0.85 : life.behind > 0 ? 0.45 : 0.04
  if (life.behind === 7) {
    if (luck < 0.05) life.lastPaid = month
  } else if (luck < missing) {
    if (life.behind === 0) life.firstMissed = month
    life.behind += 1
    if (life.behind === 7) life.chargedOff = month
  } else {
    life.lastPaid = month
    // One payment keeps the rung, more bring it down.
    if (life.behind > 0 && luck > 0.6) life.behind = luck > 0.8 ? 0 : life.behind - 1
    if (life.behind === 0) life.firstMissed = null
  }
  const isGap = life.behind === 0 && chance() < 0.03
  life.marks.unshift({ month, code: isGap ? 'no_data' : (RUNGS[life.behind] ?? 'ok') })
}

function liveFrom(opened: Day, newest: Month, chance: Chance): Life {
  const life: Life = { opened, marks: [], behind: 0, firstMissed: null, lastPaid: null, chargedOff: null }
  const months = monthsBetween(opened, newest)
  for (let index = 1; index <= months; index += 1) liveMonth(life, addMonths(monthOf(opened), index), chance)
  return life
}

const on = (month: Month | null, date: string): Day | null => (month === null ? null : `${month}-${date}`)
const isBad = ({ code }: HistoryMonth): boolean => code !== 'ok' && code !== 'no_data'

const LATE: readonly Standing[] = ['current', 'late30', 'late60', 'late90', 'late120', 'late120', 'late120', 'charge_off']

function standingOf(life: Life): Standing {
  const now = LATE[life.behind] ?? 'charge_off'
  return now === 'current' && life.marks.some(isBad) ? 'current_once_late' : now
}

interface Money {
  readonly balance: Cents
  readonly payment: Cents
}

/** The DOFD stands only while the account is delinquent; the rest is read off the life. */
function factsOf(life: Life, money: Money, newest: Month): Facts {
  const isLost = life.chargedOff !== null
  const pastDue = isLost ? money.balance : Math.min(money.balance, money.payment * life.behind)
  const isLate = life.behind > 0
  return {
    dateOpened: life.opened,
    paymentHistory: life.marks,
    monthsReviewed: life.marks.length,
    currentBalance: money.balance,
    monthlyPayment: isLost ? null : money.payment,
    lastPaymentDate: on(life.lastPaid, '05'),
    lastActivityDate: on(life.lastPaid, '05'),
    lastPaymentAmount: life.lastPaid === null ? null : money.payment,
    pastDue: isLate ? pastDue : null,
    pastDueDate: isLate ? newest : null,
    dateOfFirstDelinquency: on(life.firstMissed, '12'),
    delinquencyFirstReported: life.firstMissed === null ? null : on(addMonths(life.firstMissed, 1), '01'),
    dateClosed: on(life.chargedOff, '28'),
    chargeOffAmount: isLost ? money.balance : null,
    removalDate: life.firstMissed === null ? null : addMonths(life.firstMissed, 84),
  }
}

type MakeEntry = (standing: Standing, own: Facts) => Entry

function tradeline(
  make: MakeEntry,
  known: { readonly id: string; readonly newest: Month; readonly layout: CaseLayout },
  chance: Chance,
): Entry {
  const opened = `${addMonths(known.newest, -between(chance, 3, 78))}-${String(between(chance, 1, 28)).padStart(2, '0')}`
  const life = liveFrom(opened, known.newest, chance)
  const payment = between(chance, 25, 400) * 100
  const money = { payment, balance: payment * between(chance, 8, 60) }
  const digits = String(between(chance, 1000, 9999))
  const facts = factsOf(life, money, known.newest)
  const size = {
    highBalance: money.balance + between(chance, 0, 900) * 100,
    creditLimit: money.balance + 200_000,
    originalBalance: money.balance + payment * 10,
  }
  return make(standingOf(life), {
    id: known.id,
    accountNumber: `XXXXXXXX${digits}`,
    creditorName: `LENDER NO ${digits}`,
    ...facts,
    ...size,
  })
}

/** Leaves out what the layout does not print, which a case's own facts may not name. */
const printableOn =
  (layout: CaseLayout, make: MakeEntry): MakeEntry =>
  (standing, own) =>
    make(standing, printable(own, labelsOf(layout, make === agency), layout))

function placed(known: { readonly id: string; readonly newest: Month }, chance: Chance): Facts {
  const firstMissed = addMonths(known.newest, -between(chance, 8, 70))
  const assigned = addDays(`${firstMissed}-15`, between(chance, 190, 230))
  const owed = between(chance, 60, 3000) * 100
  return {
    id: known.id,
    dateOfFirstDelinquency: `${firstMissed}-03`,
    dateAssigned: assigned,
    dateOpened: assigned,
    removalDate: addMonths(firstMissed, 84),
    currentBalance: owed,
    originalBalance: owed,
    highBalance: owed,
    pastDue: owed,
    paymentHistory: [],
  }
}

const TYPES: readonly MakeEntry[] = [card, auto, personal, home]

/** The same seed gives the same report, in any of the layouts. */
export function coherentReport(seed: number): Report {
  const chance = chances(seed)
  const layout = pick(chance, CASE_LAYOUTS)
  const reportDate = addDays('2023-02-15', between(chance, 0, 1000))
  const newest = addMonths(monthOf(reportDate), -1)
  const accounts = Array.from({ length: between(chance, 1, 8) }, (_, index) => {
    const known = { id: `a${index + 1}`, newest, layout }
    const isPlaced = chance() < 0.15
    const entry = isPlaced
      ? printableOn(layout, agency)('collection', placed(known, chance))
      : tradeline(printableOn(layout, pick(chance, TYPES)), known, chance)
    return entry({ layout, number: index + 3, newest })
  })
  return reportOf(layout, { id: `coherent-${seed}`, reportDate, accounts, inquiries: [], publicRecords: [] })
}
