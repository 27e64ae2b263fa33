import type { Mention } from '#engine/letters/mentions/mention.ts'

/** What an amount is of an account, or what happened on a date. */
export const FACT_ROLES = [
  'balance',
  'past_due',
  'limit',
  'high_balance',
  'original_amount',
  'charge_off_amount',
  'monthly_payment',
  'last_payment',
  'opened',
  'closed',
  'first_delinquency',
  'filed',
  'report',
  'letter',
  'birth',
  'other',
] as const
export type FactRole = (typeof FACT_ROLES)[number]

/** The words that name a role, each beside its number or date; the longer names go before those that are part of them. */
const NAMED: readonly (readonly [role: FactRole, kind: 'amount' | 'date', words: string])[] = [
  ['high_balance', 'amount', 'high(?:est)? (?:balance|credit)'],
  ['original_amount', 'amount', '(?:original|initial) (?:balance|amount)'],
  ['charge_off_amount', 'amount', 'charge-off amount|amount (?:charged|written) off'],
  ['past_due', 'amount', '(?:amount )?past due(?: balance| amount)?'],
  ['monthly_payment', 'amount', '(?:monthly|scheduled) payment'],
  ['last_payment', 'amount', 'last payment'],
  ['limit', 'amount', '(?:credit )?limit'],
  ['balance', 'amount', '(?<!(?:past due|charge-off|statement|opening|closing|high|highest|original|initial) )balance'],
  ['first_delinquency', 'date', 'first delinquency'],
  ['last_payment', 'date', 'last payment'],
  ['opened', 'date', '(?:date )?opened'],
  ['closed', 'date', '(?:date )?closed'],
  ['filed', 'date', '(?:date )?filed'],
  ['report', 'date', 'report,? dated'],
  ['letter', 'date', 'my letter'],
  ['birth', 'date', 'date of birth'],
]

/** Between the name and what it names: `balance is reported as $900`, `opened on March 5, 2024`. */
const LINKS = '(?:[:,]?\\s+(?:of|on|in|is|was|as|at|reported|listed|given|shown|still|now|date|the|a|an))*[:,]?\\s*'
/** Behind it: `March 5, 2024 as the date opened`, `$900 is past due`, `a $5,000 limit`. */
const BEHIND = '(?:\\s+(?:as\\s+(?:its|the|my)\\s+(?:date\\s+of\\s+(?:the\\s+)?)?|is\\s+|was\\s+))|\\s+'

const SHAPES = NAMED.map(([role, kind, words]) => ({
  role,
  kind,
  before: new RegExp(`\\b(?:${words})${LINKS}$`, 'i'),
  after: new RegExp(`^(?:${BEHIND})(?:${words})\\b`, 'i'),
}))

const REACH = 60
/** The date of a letter says nothing of the company below it, though that be called CLOSED LOOP. */
const BLANK_LINE = /\n\s*\n/

/** The role that the words right beside an amount or a date give it; null where they give none. */
export function roleOf(text: string, { kind, start, end }: Pick<Mention, 'kind' | 'start' | 'end'>): FactRole | null {
  if (kind !== 'amount' && kind !== 'date') return null
  const before =
    text
      .slice(Math.max(0, start - REACH), start)
      .split(BLANK_LINE)
      .at(-1) ?? ''
  const after = text.slice(end, end + REACH).split(BLANK_LINE)[0] ?? ''
  const shapes = SHAPES.filter((shape) => shape.kind === kind)
  const found = shapes.find((shape) => shape.after.test(after)) ?? shapes.find((shape) => shape.before.test(before))
  return found?.role ?? null
}
