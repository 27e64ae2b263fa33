import { describe, expect, it } from 'vitest'
import { byEntry } from '#web/parts/by-entry.ts'
import type { Finding } from '#web/parts/item-words.ts'

const finding = (id: string, about: Partial<Finding>): Finding => ({
  id,
  rule: 'payment_before_opened',
  title: 'Paid before it was opened',
  grade: 'impossible',
  bureau: 'experian',
  reportId: 'r1',
  accountId: null,
  subjectId: 'a1',
  subjectKind: 'account',
  creditorName: 'Example Bank',
  accountNumber: null,
  message: 'The last payment is older than the account.',
  ask: 'Correct it.',
  articleId: null,
  isPractice: false,
  isQuestion: false,
  asks: null,
  disputeTarget: 'equifax',
  mayBackfire: null,
  exonerations: [],
  citations: [],
  evidence: [],
  ...about,
})
const ids = (findings: readonly Finding[]) => byEntry(findings).map((group) => group.map(({ id }) => id))

describe('byEntry', () => {
  it('keeps what is about one entry together, in order', () => {
    expect(ids([finding('f1', {}), finding('f2', { subjectId: 'a2' }), finding('f3', {})])).toEqual([['f1', 'f3'], ['f2']])
  })

  it('tells the same id in two reports apart', () => {
    expect(ids([finding('f1', {}), finding('f2', { reportId: 'r2' })])).toEqual([['f1'], ['f2']])
  })

  it('leaves findings about the whole report alone', () => {
    const whole = { subjectKind: 'report', subjectId: null } as const
    expect(ids([finding('f1', whole), finding('f2', whole)])).toEqual([['f1'], ['f2']])
  })
})
