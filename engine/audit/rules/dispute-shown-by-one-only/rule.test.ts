import { describe, expect, it } from 'vitest'
import type { RecordedDisputes } from '#engine/audit/rule.ts'
import { rule } from '#engine/audit/rules/dispute-shown-by-one-only/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  accountNumber: 'XXXX4417',
  dateOpened: '2018-02-03',
  statusText: 'Pays As Agreed',
  dateReported: '2025-01-10',
}
const shown: Partial<Account> = { remarks: ['Account information disputed by consumer'] }

const recorded = (receivedOn: string, accountId = 'a1'): { readonly disputes: RecordedDisputes } => ({
  disputes: { open: [], ever: [accountId], direct: [{ accountId, receivedOn }] },
})
const surroundings = recorded('2024-12-20')

const valid: readonly Situation[] = [
  { why: 'no other report', surroundings },
  { why: 'no dispute at all', elsewhere: shown },
  { why: 'nobody looked', elsewhere: shown, surroundings: { disputes: null } },
  { why: 'a dispute with the bureau only', elsewhere: shown, surroundings: { disputes: { open: ['a1'], ever: ['a1'] } } },
  { why: 'a direct dispute about another account', elsewhere: shown, surroundings: recorded('2024-12-20', 'a2') },
  { why: 'shown at both', account: shown, elsewhere: shown, surroundings },
  { why: 'shown here in other words', account: { remarks: ['DISPUTE RESOLVED'] }, elsewhere: shown, surroundings },
  { why: 'a remark that nobody can read', account: { remarks: ['Comment 35'] }, elsewhere: shown, surroundings },
  { why: 'not shown there either', elsewhere: {}, surroundings },
  { why: 'resolved there', elsewhere: { remarks: ['Dispute resolved; consumer disagrees'] }, surroundings },
  { why: 'updated on the day of receipt', elsewhere: shown, surroundings: recorded('2025-01-10') },
  { why: 'updated in a month that may lie before', account: { dateReported: '2024-12' }, elsewhere: shown, surroundings },
  { why: 'no update printed here', account: { dateReported: null }, elsewhere: shown, surroundings },
  { why: 'no update printed there', elsewhere: { ...shown, dateReported: null }, surroundings },
  { why: 'updated four days later: it may be over', elsewhere: { ...shown, dateReported: '2025-01-06' }, surroundings },
  { why: 'updated in a month that may end later', account: { dateReported: '2025-01' }, elsewhere: shown, surroundings },
  { why: 'reports 61 days apart', elsewhere: shown, elsewhereReport: { reportDate: '2024-11-15' }, surroundings },
  { why: 'a file that may blend bureaus', elsewhere: shown, elsewhereReport: { format: 'mismo' }, surroundings },
]

const fields = ['dateReported', 'creditorName', 'elsewhere.remarks.0', 'elsewhere.dateReported']
const invalid: readonly Unlawful[] = [
  {
    why: 'the other bureau shows it',
    elsewhere: shown,
    surroundings,
    says: ['December 20, 2024', 'Equifax shows the remark "Account information disputed by consumer"', 'Experian shows none'],
    fields,
  },
  {
    why: 'updated three days later',
    elsewhere: { ...shown, dateReported: '2025-01-07' },
    surroundings,
    says: ['January 7, 2025', 'January 10, 2025'],
    fields,
  },
  {
    why: 'the day after receipt, of several disputes',
    elsewhere: shown,
    surroundings: {
      disputes: {
        open: [],
        ever: [],
        direct: [
          { accountId: 'a1', receivedOn: '2025-01-10' },
          { accountId: 'a1', receivedOn: '2025-01-09' },
        ],
      },
    },
    says: ['January 9, 2025'],
    fields,
  },
]

describe(rule.id, () => {
  it.each(valid)('is silent: $why', (situation) => {
    expect(judge(rule.id, base, situation)).toBeNull()
  })

  it.each(invalid)('fires: $why', (situation) => {
    const wanted = { grade: situation.grade ?? rule.grade, fields: situation.fields, missing: [] }
    expect(seen(judge(rule.id, base, situation), situation)).toEqual(wanted)
  })
})
