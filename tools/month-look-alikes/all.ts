import type { RuleCases } from '#engine/cases/by-rule/rule-cases.ts'
import type { LookAlike } from '#tools/month-look-alikes/accounts.ts'
import { FALLS_AFTER, MORE_THAN_OWED, REMARK_BEFORE, REMOVAL } from '#tools/month-look-alikes/charge-offs.ts'
import { ARREARS_GROW, LATE_WITHOUT_AMOUNT, MARK_AND_ARREARS } from '#tools/month-look-alikes/late-marks.ts'
import { FALLS, GROWS, KEPT_TOO_LONG, MORE_PAST_DUE, REMARK_EARLY } from '#tools/month-look-alikes/charge-off-errors.ts'
import { GROW_TOO_FAST, LATER_THOUGH_PAID, MARK_ABOVE_ARREARS, NOTHING_DUE } from '#tools/month-look-alikes/errors.ts'
import { GROWS_AFTER, WORSE_THOUGH_PAID } from '#tools/month-look-alikes/payments.ts'

const METRO2 = 'Metro 2: fields 15, 16, 17A, 21 and 22 of each month'
const rule = (id: string, errors: RuleCases['errors'], lookAlikes: readonly LookAlike[]): RuleCases => ({
  rule: id,
  source: METRO2,
  errors,
  lookAlikes,
})

/** Ten more look-alikes and ten more errors for each rule over months, next to the ten in `engine/cases`: written from the law and the format alone. */
export const MONTH_LOOK_ALIKES: readonly RuleCases[] = [
  rule('late_month_nothing_due', NOTHING_DUE, LATE_WITHOUT_AMOUNT),
  rule('late_mark_above_arrears', MARK_ABOVE_ARREARS, MARK_AND_ARREARS),
  rule('arrears_grow_too_fast', GROW_TOO_FAST, ARREARS_GROW),
  rule('later_though_paid', LATER_THOUGH_PAID, WORSE_THOUGH_PAID),
  rule('balance_grows_after_charge_off', GROWS, GROWS_AFTER),
  rule('past_due_falls_after_charge_off', FALLS, FALLS_AFTER),
  rule('write_off_remark_too_early', REMARK_EARLY, REMARK_BEFORE),
  rule('month_more_than_owed', MORE_PAST_DUE, MORE_THAN_OWED),
  { ...rule('removal_past_limit', KEPT_TOO_LONG, REMOVAL), source: '15 U.S.C. 1681c(a)(4), (c)(1)' },
]
