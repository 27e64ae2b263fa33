import { describe, expect, it } from 'vitest'
import { disputeForm } from '#contract/disputes.ts'

const FILLED = { creditor: 'A', description: 'Ten signs .' }
const problemsOf = (change: object): string[] =>
  disputeForm.safeParse({ ...FILLED, ...change }).error?.issues.map(({ message }) => message) ?? []

describe('the New Dispute form', () => {
  it('means the documents’ defaults where something is left out', () => {
    expect(disputeForm.parse(FILLED)).toEqual({
      ...FILLED,
      status: 'pending',
      priority: 'medium',
      estimatedImpact: 10,
      disputeTargets: ['creditor'],
      submissionMethod: 'online',
    })
  })

  it.each([
    [{ creditor: ' ' }, 'Creditor is required'],
    [{ description: 'Nine sign' }, 'Description must be at least 10 characters'],
    [{ creditor: 'A'.repeat(201) }, 'Keep it to 200 characters at most'],
    [{ description: 'A'.repeat(2001) }, 'Keep it to 2,000 characters at most'],
    [{ estimatedImpact: 10.5 }, 'Estimated impact must be a whole number'],
    [{ estimatedImpact: 0 }, 'Estimated impact must be between 1 and 100'],
    [{ estimatedImpact: 101 }, 'Estimated impact must be between 1 and 100'],
    [{ disputeTargets: [] }, 'Select at least one target'],
  ])('refuses %o: %s', (change, message) => expect(problemsOf(change)).toEqual([message]))

  it.each([
    { description: 'Ten signs.' },
    { estimatedImpact: 1 },
    { estimatedImpact: 100 },
    ...['high', 'medium', 'low'].map((priority) => ({ priority })),
    ...['online', 'mail', 'email'].map((submissionMethod) => ({ submissionMethod })),
    { disputeTargets: ['equifax', 'experian', 'transunion', 'creditor'] },
  ])('takes %o', (change) => expect(problemsOf(change)).toEqual([]))

  it('knows no other priority, way or recipient', () => {
    for (const change of [{ priority: 'urgent' }, { submissionMethod: 'fax' }, { disputeTargets: ['innovis'] }])
      expect(problemsOf(change)).toHaveLength(1)
  })
})
