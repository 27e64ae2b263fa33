import type { AuthorityId } from '#engine/law/authorities.ts'
import type { Cents } from '#engine/values/money.ts'

/** An act of the plan that is paid for, each once it is done. */
export const WORK_KINDS = ['run', 'letter'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** Who is no credit repair organization, 15 USC 1679a(3)(B): they alone may take money before the work. */
export const EXEMPTIONS = ['501(c)(3)', 'depository_institution', 'creditor'] as const
export type Exemption = (typeof EXEMPTIONS)[number]

export const EXEMPTION_WORDS: Readonly<Record<Exemption, string>> = {
  '501(c)(3)': 'a nonprofit organization exempt from tax under section 501(c)(3) of the Internal Revenue Code',
  depository_institution: 'a depository institution or credit union',
  creditor: 'a creditor that helps its own debtor with that debt',
}

/** How money is taken on this installation. */
export interface BillingPolicy {
  /** `arrears`: after the work. `advance`: each month at its beginning, for an exempt operator alone. */
  readonly timing: 'arrears' | 'advance'
  readonly exemption: Exemption | null
  /** Postal codes of the states in which the operator sells; every other one is "not sold here". */
  readonly soldIn: readonly string[]
}

/** One rule of the policy, with the law it keeps; null where it is a promise of ours. */
interface PolicyRule {
  readonly sentence: string
  readonly authority: AuthorityId | null
}

/** What a month costs at most. In arrears it is a ceiling, in advance the price. */
export const MONTH_CENTS: Cents = 3900

/** What each act costs once it is done. */
export const PRICES: Readonly<Record<WorkKind, Cents>> = { run: 1300, letter: 1300 }

export const WORK_WORDS: Readonly<Record<WorkKind, string>> = {
  run: 'A run of the AI workflow that wrote letters: your reports read, every entry judged, the disputes and letters prepared',
  letter: 'A letter that the AI workflow wrote, that you confirmed and that was delivered, or that you sent yourself',
}

/** A contract ends by itself after so many months: its total price is a number that can be written down. */
export const TERM_MONTHS = 5
/** A payment is given back in full when asked for within so many days. */
export const GUARANTEE_DAYS = 30
/** Days after a charge that failed on which it is tried again. */
export const RETRY_AFTER_DAYS: readonly number[] = [3, 5, 7]
/** The plan stays open for so many days after the first failure. */
export const GRACE_DAYS = 14

/** The whole policy in sentences, for the one who has to judge it. `mayCharge` and `mayRefund` keep them. */
export const POLICY_RULES: readonly PolicyRule[] = [
  {
    sentence: 'The statement of rights is given, apart from the contract, and signed before the contract.',
    authority: 'croa_1679c',
  },
  { sentence: 'Nothing is charged without a written contract that was signed.', authority: 'croa_1679d' },
  {
    sentence: 'Nothing of the plan is provided, and nothing is charged, within three business days of the signing.',
    authority: 'croa_1679d',
  },
  { sentence: 'A contract that is cancelled within those days costs nothing, ever.', authority: 'croa_1679e' },
  { sentence: 'Each act is charged after it is done, at its price, once.', authority: 'croa_1679b' },
  { sentence: 'Nothing done: nothing charged. No month costs more than the ceiling.', authority: null },
  { sentence: 'Nothing is sold in a state that the operator has not enabled.', authority: null },
  { sentence: 'A payment is given back in full when asked for within 30 days; the contract ends with it.', authority: null },
]
