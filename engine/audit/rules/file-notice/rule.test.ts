import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/file-notice/rule.ts'
import type { Account } from '#engine/report/account.ts'
import type { NoticeKind } from '#engine/report/report.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { confirming } from '#engine/testing/make.ts'

const base: Partial<Account> = {}
const having = (kind: NoticeKind, text: string): Pick<Situation, 'person'> => ({ person: { notices: [{ kind, text }] } })

const OWN = { notices: [{ kind: 'mismatch', text: 'SSN does not match' }], ssnLast4: '8830' } as const

const valid: readonly Situation[] = [
  { why: 'the file has no notice' },
  { why: 'a death is another rule’s', ...having('deceased', 'Reported as deceased') },
  { why: 'whose number it is has been said', person: OWN, surroundings: { confirmed: confirming({ ssnLast4: '8830' }) } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'an alert',
    ...having('fraud_alert', 'Initial fraud alert on file'),
    says: ['fraud alert'],
    fields: ['notices.0'],
    grade: 'note',
  },
  {
    why: 'a soldier’s alert, which speaks of no fraud',
    ...having('fraud_alert', 'ACTIVE DUTY ALERT: I am on active military duty'),
    says: ['an active duty alert'],
    fields: ['notices.0'],
    grade: 'note',
  },
  { why: 'a freeze', ...having('freeze', 'Security freeze on file'), says: ['frozen'], fields: ['notices.0'], grade: 'note' },
  {
    why: 'a victim',
    ...having('victim', 'Extended fraud victim alert on file'),
    says: ['victim'],
    fields: ['notices.0'],
    grade: 'note',
  },
  {
    why: 'an address',
    ...having('mismatch', 'Input address is commercial'),
    says: ['warning'],
    fields: ['notices.0'],
    grade: 'note',
  },
  {
    why: 'an alert at a bureau that is not named',
    person: { notices: [{ kind: 'fraud_alert', text: 'Fraud indicator: true', namesNoBureau: true }] },
    says: ['not at which bureau'],
    fields: ['notices.0'],
  },
  {
    why: 'a freeze at a bureau that is not named',
    person: { notices: [{ kind: 'freeze', text: 'Security freeze on file', namesNoBureau: true }] },
    says: ['a security freeze', 'not at which bureau'],
    fields: ['notices.0'],
  },
  {
    why: 'a statement of this bureau beside one of nobody',
    person: {
      notices: [
        { kind: 'statement', text: 'I was in hospital', namesNoBureau: true },
        { kind: 'statement', text: 'I was ill' },
      ],
    },
    says: ['Everyone who gets your report'],
    fields: ['notices.1'],
    grade: 'note',
  },
  { why: 'a number', person: OWN, says: ['warning'], fields: ['notices.0'] },
  { why: 'a statement', ...having('statement', 'I was ill'), says: ['statement'], fields: ['notices.0'], grade: 'note' },
]

describe(rule.id, () => {
  it.each(valid)('is silent: $why', (situation) => {
    expect(judge(rule.id, base, situation)).toBeNull()
  })

  it.each(invalid)('speaks of $why', (situation) => {
    const finding = judge(rule.id, base, situation)
    expect(seen(finding, situation)).toEqual({ grade: situation.grade ?? rule.grade, fields: situation.fields, missing: [] })
    expect(finding?.isQuestion ?? false).toBe(situation.grade !== 'note')
  })
})
