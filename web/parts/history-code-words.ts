import type { HistoryCode } from '#engine/words/history-code.ts'

export interface CodeLook {
  /** As it is in the cell: at most three characters. */
  readonly short: string
  readonly words: string
  readonly look: string
}

const LATE = 'bg-mark-wash text-warn'
const SEVERE = 'bg-bad-wash text-bad'
const QUIET = 'text-soft'

/** Each code of the payment grid: letters for the cell, words for the legend; the colour only repeats them. */
export const CODE_LOOKS: Record<HistoryCode, CodeLook> = {
  ok: { short: 'OK', words: 'Paid as agreed', look: 'bg-good-wash text-good' },
  '30': { short: '30', words: '30 days late', look: LATE },
  '60': { short: '60', words: '60 days late', look: LATE },
  '90': { short: '90', words: '90 days late', look: SEVERE },
  '120': { short: '120', words: '120 days late', look: SEVERE },
  '150': { short: '150', words: '150 days late', look: SEVERE },
  '180': { short: '180', words: '180 days late or more', look: SEVERE },
  charge_off: { short: 'CO', words: 'Charged off', look: SEVERE },
  collection: { short: 'C', words: 'In collections', look: SEVERE },
  repossession: { short: 'R', words: 'Repossession', look: SEVERE },
  voluntary_surrender: { short: 'VS', words: 'Voluntary surrender', look: SEVERE },
  foreclosure: { short: 'F', words: 'Foreclosure', look: SEVERE },
  bankruptcy: { short: 'B', words: 'Bankruptcy', look: SEVERE },
  payment_plan: { short: 'PP', words: 'Payment plan', look: LATE },
  closed: { short: 'CLS', words: 'Closed', look: QUIET },
  too_new: { short: 'TN', words: 'Too new to rate', look: QUIET },
  no_data: { short: 'ND', words: 'No data', look: QUIET },
}
