import { expect, it } from 'vitest'
import { refusedThing } from '#engine/papers/refused-thing.ts'

it.each([
  ['credit', 'we cannot approve your application for a credit card. reasons: length of employment; too many accounts opened'],
  [
    'credit',
    'your application for a checking account line is denied. the federal equal credit opportunity act prohibits creditors',
  ],
  ['credit', 'no pudimos aprobar su solicitud de un prestamo de $3,500'],
  ['housing', 'we regret that your rental application has been declined because of your credit history'],
  ['housing', 'we would accept your application on condition that a guarantor signs the lease'],
  ['job', 'we have decided to withdraw our offer of employment because of your background report'],
  ['insurance', 'your renewal premium goes up. part of the reason is your consumer report'],
  ['insurance', 'we could not offer you our best rates for your auto insurance'],
  ['bank_account', 'we are unable to open the account that you requested'],
  ['bank_account', 'your application for a share draft account is declined'],
  ['service', 'we cannot start your electric service without a deposit'],
  ['service', 'we could not approve your request for service without a deposit'],
  [null, 'the terms that we offered you are less favorable than those that others get'],
])('%s: %s', (thing, plain) => {
  expect(refusedThing(plain)).toBe(thing)
})
