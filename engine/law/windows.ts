import type { AuthorityId } from '#engine/law/authorities.ts'
import type { Month } from '#engine/values/day.ts'

/** A span of months that law gave a meaning of its own. */
export interface LegalWindow {
  readonly from: Month
  readonly to: Month
  readonly authority: AuthorityId
  readonly sentence: string
}

/** Payments on federally held student loans were suspended, and counted as made (extended by the Department of Education). */
export const FEDERAL_STUDENT_LOAN_PAUSE: LegalWindow = {
  from: '2020-04',
  to: '2023-09',
  authority: 'cares_3513',
  sentence: 'From April 2020 to September 2023 no payment fell due on federally held student loans.',
}

/**
 * After the pause the Department reported no missed payment for a year and put the loans into forbearance for it. Its own
 * announcement, repeated by Equifax: https://www.equifax.com/personal/education/credit/score/articles/-/learn/student-loan-repayment-resume/
 */
export const FEDERAL_STUDENT_LOAN_ON_RAMP: LegalWindow = {
  from: '2023-10',
  to: '2024-09',
  authority: 'policy_on_ramp',
  sentence:
    'From October 2023 to September 2024 the Department of Education reported no missed payments on the loans that had been paused.',
}
