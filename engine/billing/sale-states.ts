import type { BillingPolicy } from '#engine/billing/billing-policy.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { POSTAL_CODES, STATE_CODES } from '#engine/words/state-code.ts'

/**
 * Where the plan can be sold at all, once the operator has enabled it. The hold counts the days of places between Hawaii and the
 * Virgin Islands; for Guam, Samoa and the forces abroad it would be too short, so nothing is sold there.
 */
export const SALE_PLACES = [...STATE_CODES, 'DC', 'PR', 'VI'] as const

/**
 * What a state asks of whoever sells credit repair in it. The days of Florida and Washington were read in copies of their codes (lawserver.com,
 * casetext.com, read on 2026-11-28), the rest second hand, and nothing by a lawyer.
 */
interface SaleRule {
  /** For-profit operation is an offence there; an exempt operator may. */
  readonly isForbidden: boolean
  /** Business days in which the contract can be cancelled, where there are more than the federal three. */
  readonly cancelDays: number | null
  /** What the operator does before the state is enabled; nothing of it can be checked by a program. */
  readonly before: string
  readonly cite: string
}

/** The states of which something is known. Of every other one nothing is, and nothing is sold there. */
export const SALE_RULES: Readonly<Partial<Record<string, SaleRule>>> = {
  AZ: {
    isForbidden: false,
    cancelDays: null,
    before: 'A bond; letters name the credit services organization.',
    cite: 'A.R.S. 44-1701 and following',
  },
  CA: {
    isForbidden: false,
    cancelDays: 5,
    before:
      'A bond of $100,000, registration with the Department of Justice, a statement each month, contracts of 180 days at most.',
    cite: 'Cal. Civ. Code 1789.10 and following',
  },
  FL: {
    isForbidden: false,
    cancelDays: 5,
    before: 'A bond or trust account for any advance.',
    cite: 'Fla. Stat. 817.704(1)(a)',
  },
  GA: { isForbidden: true, cancelDays: null, before: 'Not for profit only.', cite: 'O.C.G.A. 16-9-59' },
  TX: {
    isForbidden: false,
    cancelDays: null,
    before: 'Registration with the Secretary of State; a bond or trust account for any advance; contracts of 180 days at most.',
    cite: 'Tex. Fin. Code 393.101 and following',
  },
  WA: {
    isForbidden: false,
    cancelDays: 5,
    before: 'A bond; an agent for service in the state; contracts of 180 days at most.',
    cite: 'RCW 19.134.060(1)(a)',
  },
}

/** The state's rule where it gives more days to cancel than federal law; null where it does not. */
export function longerThanFederal(state: string): SaleRule | null {
  const rule = SALE_RULES[state]
  return (rule?.cancelDays ?? 0) > PERIODS.cancel_contract.value ? (rule ?? null) : null
}

export type Sale =
  | { readonly kind: 'sold'; readonly cancelDays: number }
  | { readonly kind: 'not_sold'; readonly why: 'no_state' | 'unknown_law' | 'not_enabled' | 'forbidden' }

/** Whether the plan is sold to someone who lives there. Without the operator's word it never is. */
export function saleIn(state: string, { soldIn, exemption }: Pick<BillingPolicy, 'soldIn' | 'exemption'>): Sale {
  if (!POSTAL_CODES.some((code) => code === state)) return { kind: 'not_sold', why: 'no_state' }
  const rule = SALE_RULES[state]
  if (rule === undefined) return { kind: 'not_sold', why: 'unknown_law' }
  if (rule.isForbidden && exemption === null) return { kind: 'not_sold', why: 'forbidden' }
  if (!soldIn.includes(state) || !SALE_PLACES.some((code) => code === state)) return { kind: 'not_sold', why: 'not_enabled' }
  return { kind: 'sold', cancelDays: Math.max(PERIODS.cancel_contract.value, rule.cancelDays ?? 0) }
}
