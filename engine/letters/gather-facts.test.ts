import { describe, expect, it } from 'vitest'
import { chances } from '#engine/cases/chance.ts'
import { accountFor, requestFor } from '#engine/cases/letter-requests.ts'
import { gatherFacts } from '#engine/letters/gather-facts.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'

const account = {
  ...accountFor(chances(3)),
  creditorName: 'MIDLAND CREDIT MGMT',
  currentBalance: 123_456,
  dateOpened: '2019-07',
  paymentHistory: [
    { month: '2021-03', code: '60' as const },
    { month: '2021-02', code: 'ok' as const },
  ],
  evidence: { currentBalance: { page: 4, box: [10, 20, 30, 40] as const, quote: '$1,234.56' } },
}
const request: LetterRequest = {
  ...requestFor(1),
  kind: 'dispute',
  recipient: { kind: 'bureau', bureau: 'transunion', printedAddress: null },
  subject: { kind: 'account', account },
  report: { id: 'report-9', bureau: 'transunion', reportDate: '2026-10-02', reportNumber: '1234-5678-90' },
  findings: [],
  statements: ['I paid it'],
}
const factsOf = (change: Partial<LetterRequest>) => new Map(gatherFacts({ ...request, ...change }).map((fact) => [fact.id, fact]))

describe('the facts of a letter', () => {
  it('carry the place in the report that proves them', () => {
    expect(factsOf({}).get('account.currentBalance')).toMatchObject({
      kind: 'amount',
      text: '$1,234.56',
      source: 'report',
      reportId: 'report-9',
      page: 4,
      box: [10, 20, 30, 40],
      quote: '$1,234.56',
    })
  })

  it('say no more of a date than is printed', () => {
    expect(factsOf({}).get('account.dateOpened')?.text).toBe('July 2019')
  })

  it('hold the late months and how late they were, and no good month', () => {
    const facts = factsOf({})
    expect(facts.get('account.paymentHistory.2021-03')?.text).toBe('March 2021')
    expect(facts.get('account.paymentHistory.2021-03.days')?.text).toBe('60 days')
    expect(facts.has('account.paymentHistory.2021-02')).toBe(false)
  })

  it("take the bureau's address from the registry, or from the report where it is printed", () => {
    expect(factsOf({}).get('recipient.line.1')).toMatchObject({ kind: 'address', text: 'Chester, PA 19016', source: 'registry' })
    const printed = factsOf({
      recipient: { kind: 'bureau', bureau: 'transunion', printedAddress: ['TransUnion', 'P.O. Box 2', 'Chester, PA 19022'] },
    })
    expect(printed.get('recipient.line.1')).toMatchObject({ text: 'Chester, PA 19022', source: 'report' })
  })

  it('mark what the consumer says as theirs', () => {
    expect(factsOf({}).get('statement.0')).toMatchObject({ text: 'I paid it.', source: 'statement' })
    const described = factsOf({ subject: { kind: 'described', creditorName: 'Acme', accountNumber: '*12' }, report: null })
    expect(described.get('described.creditorName')).toMatchObject({ kind: 'name', source: 'statement' })
  })

  it('hold no birth date and no Social Security digits for anyone but a bureau', () => {
    const sender = { ...request.sender, ssnLast4: '4321', dateOfBirth: '1980-05-17' }
    expect(factsOf({ sender }).has('sender.ssnLast4')).toBe(true)
    const other = factsOf({ sender, recipient: { kind: 'furnisher', name: 'Acme', lines: [], source: 'report' } })
    expect([other.has('sender.ssnLast4'), other.has('sender.dateOfBirth')]).toEqual([false, false])
  })

  it('have ids of their own', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const ids = gatherFacts({ ...requestFor(seed), findings: [] }).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})
