import { describe, expect, it } from 'vitest'
import { embeddedPayments } from '#adapters/payments/embedded.ts'
import type { PaymentsPort } from '#adapters/payments/port.ts'
import { unconfiguredPayments } from '#adapters/payments/unconfigured.ts'

function paymentsSuite(implementation: string, payments: PaymentsPort): void {
  describe(`payments: ${implementation}`, () => {
    it('costs $39.00 a month', async () => {
      expect((await payments.status()).monthlyCents).toBe(3900)
    })

    it('simulates a payment in the demo only, and never charges for it', async () => {
      const { kind } = await payments.status()
      const answer = await payments.confirmDemo()
      expect(answer).toEqual(
        kind === 'demo'
          ? { kind: 'confirmed', simulatedCents: 3900, chargedCents: 0 }
          : { kind: 'refused', reason: 'not_a_demo' },
      )
    })
  })
}

paymentsSuite('embedded', embeddedPayments())
paymentsSuite('unconfigured', unconfiguredPayments(['STRIPE_SECRET_KEY']))

describe('which payments these are', () => {
  it('is a demo unless Stripe was chosen', async () => {
    expect(await embeddedPayments().status()).toMatchObject({ kind: 'demo' })
  })

  it('names the settings that Stripe still needs', async () => {
    expect(await unconfiguredPayments(['STRIPE_SECRET_KEY']).status()).toEqual({
      kind: 'stripe_not_configured',
      monthlyCents: 3900,
      missing: ['STRIPE_SECRET_KEY'],
    })
  })
})
