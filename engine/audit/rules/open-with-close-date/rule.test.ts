import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/open-with-close-date/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = { status: 'open', statusText: 'Open/Never late.', dateClosed: '2023-04-01', currentBalance: 0 }

const valid: readonly Situation[] = [
  { why: 'a closed line still owing', account: { currentBalance: 200_00 } },
  { why: 'what is owed is unknown', account: { currentBalance: null } },
  { why: 'frozen', account: { remarks: ['Account frozen'] } },
  { why: 'suspended', account: { remarks: ['Credit line suspended'] } },
  { why: 'a three-bureau page', report: { format: 'truelink-json' } },
  { why: 'no closing date', account: { dateClosed: null } },
  { why: 'closed', account: { status: 'closed', statusText: 'Paid, Closed/Never late.' } },
]

const invalid: readonly Unlawful[] = [{ why: 'open and closed', says: ['April 1, 2023'], fields: ['dateClosed', 'statusText'] }]

describe(rule.id, () => {
  it.each(valid)('is silent: $why', (situation) => {
    expect(judge(rule.id, base, situation)).toBeNull()
  })

  it.each(invalid)('fires: $why', (situation) => {
    const wanted = { grade: situation.grade ?? rule.grade, fields: situation.fields, missing: [] }
    expect(seen(judge(rule.id, base, situation), situation)).toEqual(wanted)
  })
})
