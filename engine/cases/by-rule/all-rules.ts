import type { Case } from '#engine/cases/case.ts'
import { BETWEEN_CASES } from '#engine/cases/by-rule/between.ts'
import { COLLECTION_CASES } from '#engine/cases/by-rule/collections.ts'
import { LAST_CASES } from '#engine/cases/by-rule/last.ts'
import { MONTH_CASES } from '#engine/cases/by-rule/months.ts'
import { MORE_CASES } from '#engine/cases/by-rule/more.ts'
import { TIME_CASES } from '#engine/cases/by-rule/over-time.ts'
import { ONCE_MORE_CASES } from '#engine/cases/by-rule/once-more.ts'
import { PERSON_CASES } from '#engine/cases/by-rule/person.ts'
import { RECORD_CASES } from '#engine/cases/by-rule/records.ts'
import { casesOfRule } from '#engine/cases/by-rule/rule-cases.ts'

const ALL = [
  ...PERSON_CASES,
  ...MONTH_CASES,
  ...BETWEEN_CASES,
  ...RECORD_CASES,
  ...COLLECTION_CASES,
  ...TIME_CASES,
  ...MORE_CASES,
  ...ONCE_MORE_CASES,
  ...LAST_CASES,
].map(casesOfRule)

/** Each rule's own errors, and what tempts it and is lawful. */
export const ERRORS_BY_RULE: readonly Case[] = ALL.flatMap(({ errors }) => errors)
export const LAWFUL_BY_RULE: readonly Case[] = ALL.flatMap(({ lookAlikes }) => lookAlikes)
