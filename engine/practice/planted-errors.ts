import { addMonths, type Month } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { isBadCode, isLateCode, type Situation, situation } from '#engine/practice/situation.ts'

/** The sound accounts that an error can be planted in. */
export type BaseKind = 'old_lates' | 'paid_closed' | 'charge_off' | 'sold' | 'clean_card'

/** An error as furnishers really make them: one fact of a sound account goes wrong. */
export interface Plant {
  /** The rule that must find it. */
  readonly rule: string
  readonly base: BaseKind
  /** The bureaus whose print shows what gives it away. */
  readonly bureaus: readonly Bureau[]
  readonly spoil: (sound: Situation) => Situation
}

const EVERYWHERE = ['experian', 'equifax', 'transunion'] as const

/** The newest month of the first run of lateness; the months after it are good. */
const newestLate = (account: Situation): Month | null =>
  account.paymentHistory.find(({ code }) => isLateCode(code))?.month ?? null

const oldestLoss = (account: Situation): Month | null =>
  account.paymentHistory.findLast(({ code }) => isBadCode(code) && !isLateCode(code))?.month ?? null

/** Late in months in which the account, by its own opening date, did not exist. */
function openedAfterLate(sound: Situation): Situation {
  const late = newestLate(sound)
  return late === null ? sound : situation({ ...sound, dateOpened: `${addMonths(late, 2)}-14` })
}

/** `ok, 90` where the ladder would have had 30 and 60 before it. */
function skippedRungs(sound: Situation): Situation {
  const late = newestLate(sound)
  return situation({
    ...sound,
    paymentHistory: sound.paymentHistory.map((mark) => (mark.month === late ? { ...mark, code: '120' } : mark)),
  })
}

export const PLANTS: readonly Plant[] = [
  { rule: 'history_before_opened', base: 'old_lates', bureaus: EVERYWHERE, spoil: openedAfterLate },
  { rule: 'late_ladder_jump', base: 'old_lates', bureaus: EVERYWHERE, spoil: skippedRungs },
  {
    rule: 'never_late_with_late_marks',
    base: 'old_lates',
    bureaus: ['experian'],
    spoil: (sound) =>
      situation({ ...sound, statusText: 'Open/Never late.', status: 'open', paymentStatus: 'current', isNegative: false }),
  },
  {
    rule: 'balance_after_paid',
    base: 'paid_closed',
    bureaus: ['experian'],
    spoil: (sound) => situation({ ...sound, currentBalance: 21_400, highBalance: Math.max(sound.highBalance ?? 0, 21_400) }),
  },
  {
    rule: 'closed_before_opened',
    base: 'paid_closed',
    bureaus: ['equifax', 'transunion'],
    spoil: (sound) => situation({ ...sound, dateClosed: sound.dateOpened === null ? null : addMonths(sound.dateOpened, -14) }),
  },
  {
    rule: 'past_due_above_balance',
    base: 'charge_off',
    bureaus: ['experian', 'equifax'],
    spoil: (sound) => situation({ ...sound, pastDue: (sound.currentBalance ?? 0) + 35_000 }),
  },
  {
    rule: 'dofd_before_opened',
    base: 'charge_off',
    bureaus: ['equifax'],
    spoil: (sound) =>
      situation({ ...sound, dateOfFirstDelinquency: sound.dateOpened === null ? null : addMonths(sound.dateOpened, -10) }),
  },
  {
    rule: 'dofd_after_charge_off',
    base: 'charge_off',
    bureaus: ['equifax'],
    spoil: (sound) => {
      const lost = oldestLoss(sound)
      return lost === null ? sound : situation({ ...sound, dateOfFirstDelinquency: `${addMonths(lost, 3)}-09` })
    },
  },
  {
    rule: 'balance_after_sale',
    base: 'sold',
    bureaus: ['experian', 'transunion'],
    spoil: (sound) => situation({ ...sound, currentBalance: (sound.chargeOffAmount ?? 0) + 12_300 }),
  },
  {
    rule: 'current_with_past_due',
    base: 'clean_card',
    bureaus: ['equifax'],
    spoil: (sound) =>
      situation({ ...sound, pastDue: 8500, monthlyPayment: 2500, currentBalance: Math.max(8500, sound.currentBalance ?? 0) }),
  },
]
