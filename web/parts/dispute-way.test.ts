import { describe, expect, it } from 'vitest'
import { disputeWays } from '#web/parts/dispute-way.ts'
import type { MatterEntry } from '#web/parts/use-matters.ts'

const entry = (subjectId: string, facts: Partial<MatterEntry>): MatterEntry => ({
  reportId: 'r1',
  bureau: 'equifax',
  subjectId,
  subjectKind: 'account',
  creditorName: 'HARBOR BANK',
  accountNumber: null,
  balance: null,
  page: null,
  isEarlier: false,
  isNegative: false,
  isError: false,
  state: 'clear',
  findings: [],
  negativeItemId: null,
  disputeId: null,
  letterIds: [],
  ...facts,
})
const finding = {
  id: 'f1',
  rule: 'closed_before_opened',
  title: 'Closed before it was opened',
  grade: 'impossible',
  isQuestion: false,
  message: 'It was closed first.',
} as const

const MATTERS = [
  { entries: [entry('disputed', { disputeId: 'd1', negativeItemId: 'n1' }), entry('found', { findings: [finding] })] },
  { entries: [entry('wrong', { negativeItemId: 'n2', findings: [finding] }), entry('quiet', { negativeItemId: 'n3' })] },
]
const at = (...ids: readonly string[]) =>
  disputeWays(
    MATTERS,
    ids.map((subjectId) => ({ reportId: 'r1', subjectId })),
  ).map(({ way }) => way)

describe('the way to the dispute of an entry', () => {
  it.each([
    ['disputed', { to: 'case', disputeId: 'd1' }],
    ['wrong', { to: 'item', itemId: 'n2', isShown: true }],
    ['quiet', { to: 'item', itemId: 'n3', isShown: false }],
    ['found', { to: 'proof', reportId: 'r1' }],
  ])('of what is %s', (id, way) => {
    expect(at(id)).toEqual([way])
  })

  it('is each its own where there are several, in their order, without those that are gone', () => {
    expect(at('quiet', 'gone', 'disputed')).toEqual([...at('quiet'), ...at('disputed')])
    expect(at()).toEqual([])
  })
})
