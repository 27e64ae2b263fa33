import { expect, it } from 'vitest'
import { plainCode } from '#engine/words/plain-code.ts'

it.each([
  ['NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE', 'Not more than two payments past due'],
  ['CHARGE_OFF', 'Charge off'],
  ['PAYS_AS_AGREED', 'Pays as agreed'],
  ['OVER_120_DAYS_PAST_DUE', 'Over 120 days past due'],
  ['Charge-off', 'Charge-off'],
  ['OPEN', 'OPEN'],
  ['Pays account as agreed', 'Pays account as agreed'],
])('%s is said as %s', (printed, said) => expect(plainCode(printed)).toBe(said))
