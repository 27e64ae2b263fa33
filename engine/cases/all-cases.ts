import type { Case } from '#engine/cases/case.ts'
import { ERRORS_BY_RULE, LAWFUL_BY_RULE } from '#engine/cases/by-rule/all-rules.ts'
import { SAME_DEBT_TWICE_ERRORS } from '#engine/cases/errors/same-debt-twice.ts'
import { LAWFUL_SAME_DEBT_TWICE } from '#engine/cases/lawful/same-debt-twice.ts'
import { PASSED_ON_ERRORS } from '#engine/cases/errors/passed-on-debts.ts'
import { LAWFUL_PASSED_ON_DATES } from '#engine/cases/lawful/passed-on-dates.ts'
import { LAWFUL_PASSED_ON_ENDINGS } from '#engine/cases/lawful/passed-on-endings.ts'
import { COLLECTION_ERRORS } from '#engine/cases/errors/collections.ts'
import { LAWFUL_COLLECTIONS } from '#engine/cases/lawful/collections.ts'
import { BETWEEN_BUREAUS_ERRORS } from '#engine/cases/errors/between-bureaus.ts'
import { LAWFUL_BETWEEN_BUREAUS } from '#engine/cases/lawful/between-bureaus.ts'
import { BELONGING_ERRORS } from '#engine/cases/errors/belonging.ts'
import { LAWFUL_BELONGING } from '#engine/cases/lawful/belonging.ts'
import { OVER_TIME_ERRORS } from '#engine/cases/errors/over-time.ts'
import { LAWFUL_OVER_TIME } from '#engine/cases/lawful/over-time.ts'
import { AGE_ERRORS } from '#engine/cases/errors/age.ts'
import { AMOUNT_ERRORS } from '#engine/cases/errors/amounts.ts'
import { DATE_ERRORS } from '#engine/cases/errors/dates.ts'
import { HISTORY_ERRORS } from '#engine/cases/errors/histories.ts'
import { ONCE_MISSED_ERRORS } from '#engine/cases/errors/once-missed.ts'
import { SECOND_LOOK_ERRORS } from '#engine/cases/errors/second-look.ts'
import { LAWFUL_THIRD_STANDINGS } from '#engine/cases/lawful/third-look-standings.ts'
import { LAWFUL_THIRD_DATES } from '#engine/cases/lawful/third-look-dates.ts'
import { LAWFUL_THIRD_DEBTS } from '#engine/cases/lawful/third-look-debts.ts'
import { THIRD_DATES_ERRORS } from '#engine/cases/errors/third-look-dates.ts'
import { THIRD_DEBTS_ERRORS } from '#engine/cases/errors/third-look-debts.ts'
import { PRINTED_EVERYWHERE_ERRORS } from '#engine/cases/errors/printed-everywhere.ts'
import { DEBTS_EVERYWHERE_ERRORS } from '#engine/cases/errors/debts-everywhere.ts'
import { LAWFUL_EVERYWHERE } from '#engine/cases/lawful/everywhere.ts'
import { LAWFUL_EVERYWHERE_BETWEEN } from '#engine/cases/lawful/everywhere-between.ts'
import { LAWFUL_AGE } from '#engine/cases/lawful/age.ts'
import { LAWFUL_AMOUNTS } from '#engine/cases/lawful/amounts.ts'
import { LAWFUL_BANKRUPTCIES } from '#engine/cases/lawful/bankruptcies.ts'
import { LAWFUL_DATES } from '#engine/cases/lawful/dates.ts'
import { LAWFUL_EDGES } from '#engine/cases/lawful/edges.ts'
import { LAWFUL_ENDINGS } from '#engine/cases/lawful/endings.ts'
import { LAWFUL_FEDERAL_PAUSE } from '#engine/cases/lawful/federal-pause.ts'
import { LAWFUL_HISTORIES } from '#engine/cases/lawful/histories.ts'
import { LAWFUL_MERGED_AND_CODED } from '#engine/cases/lawful/merged-and-coded.ts'
import { LAWFUL_RECORDS } from '#engine/cases/lawful/records-and-inquiries.ts'
import { LAWFUL_SECOND_LOOK } from '#engine/cases/lawful/second-look.ts'
import { LAWFUL_TWO_REPORTS } from '#engine/cases/lawful/two-reports.ts'
import { LAWFUL_WORDS } from '#engine/cases/lawful/words.ts'

/** Reports that look wrong and are lawful: an honest audit asserts nothing. */
export const LAWFUL_CASES: readonly Case[] = [
  ...LAWFUL_AGE,
  ...LAWFUL_RECORDS,
  ...LAWFUL_TWO_REPORTS,
  ...LAWFUL_AMOUNTS,
  ...LAWFUL_DATES,
  ...LAWFUL_ENDINGS,
  ...LAWFUL_HISTORIES,
  ...LAWFUL_FEDERAL_PAUSE,
  ...LAWFUL_WORDS,
  ...LAWFUL_BANKRUPTCIES,
  ...LAWFUL_SECOND_LOOK,
  ...LAWFUL_EDGES,
  ...LAWFUL_MERGED_AND_CODED,
  ...LAWFUL_SAME_DEBT_TWICE,
  ...LAWFUL_PASSED_ON_DATES,
  ...LAWFUL_PASSED_ON_ENDINGS,
  ...LAWFUL_COLLECTIONS,
  ...LAWFUL_BETWEEN_BUREAUS,
  ...LAWFUL_BELONGING,
  ...LAWFUL_OVER_TIME,
  ...LAWFUL_THIRD_STANDINGS,
  ...LAWFUL_THIRD_DATES,
  ...LAWFUL_THIRD_DEBTS,
  ...LAWFUL_EVERYWHERE,
  ...LAWFUL_EVERYWHERE_BETWEEN,
  ...LAWFUL_BY_RULE,
]

/** Reports with an error that a rule must find. */
export const ERROR_CASES: readonly Case[] = [
  ...AGE_ERRORS,
  ...AMOUNT_ERRORS,
  ...DATE_ERRORS,
  ...HISTORY_ERRORS,
  ...SECOND_LOOK_ERRORS,
  ...SAME_DEBT_TWICE_ERRORS,
  ...PASSED_ON_ERRORS,
  ...COLLECTION_ERRORS,
  ...BETWEEN_BUREAUS_ERRORS,
  ...BELONGING_ERRORS,
  ...OVER_TIME_ERRORS,
  ...ONCE_MISSED_ERRORS,
  ...THIRD_DATES_ERRORS,
  ...THIRD_DEBTS_ERRORS,
  ...PRINTED_EVERYWHERE_ERRORS,
  ...DEBTS_EVERYWHERE_ERRORS,
  ...ERRORS_BY_RULE,
]

export const ALL_CASES: readonly Case[] = [...LAWFUL_CASES, ...ERROR_CASES]
