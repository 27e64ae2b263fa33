import { describe, expect, it } from 'vitest'
import { isAboutReason } from '#engine/papers/reason-topics.ts'

describe('a lender’s reason beside the findings', () => {
  it.each([
    ['Derogatory public record or collection filed', 'collector_above_original', true],
    ['Too many recent inquiries', 'obsolete_inquiry', true],
    ['time since delinquency is too recent', 'late_ladder_jump', true],
    ['amount owed on accounts is too high', 'balance_after_paid', true],
    ['Too many recent inquiries', 'balance_after_paid', false],
    ['Cuentas en cobranza', 'settled_debt_sold_on', true],
    ['Income insufficient for amount requested', 'obsolete_inquiry', false],
  ] as const)('%s, %s: %s', (reason, rule, isAbout) => {
    expect(isAboutReason(reason, rule)).toBe(isAbout)
  })
})
