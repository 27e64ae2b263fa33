import type { Factor } from '#engine/scores/score-factors.ts'

export const FACTOR_WORDS: Readonly<Record<Factor, string>> = {
  payment_history: 'Payment history',
  amounts_owed: 'Amounts owed',
  length_of_history: 'Length of credit history',
  credit_mix: 'Credit mix',
  new_credit: 'New credit',
}
