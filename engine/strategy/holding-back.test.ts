import { describe, expect, it } from 'vitest'
import type { Finding } from '#engine/audit/finding.ts'
import type { Account } from '#engine/report/account.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import { holdsBack, leaningsIn } from '#engine/strategy/holding-back.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'

const place = (line: number): Evidence => ({ page: 1, box: [72, line, 200, 12], quote: `line ${line}` })
/** An account whose one fact is on that line. */
const at = (id: string, line: number): Account => ({ ...makeAccount({ id }), evidence: { currentBalance: place(line) } })

interface Sketch {
  readonly reportId?: string
  readonly id: string
  /** The lines that each of its findings rests on; of report `r2` where so written. */
  readonly lines: readonly (readonly (number | readonly ['r2', number])[])[]
}

const found = ({ reportId = 'r1', id, lines }: Sketch) => ({
  entry: {
    reportId,
    bureau: 'experian' as const,
    subjectId: id,
    subjectKind: 'account' as const,
    creditorName: id.toUpperCase(),
    evidence: [],
  },
  findings: lines.map(
    (of, index): Finding => ({
      id: `${reportId}.${id}.${index}`,
      rule: 'duplicate_account',
      grade: 'contradiction',
      bureau: 'experian',
      reportId,
      subjectId: id,
      subjectKind: 'account',
      creditorName: id,
      accountNumber: null,
      message: '',
      exonerations: [],
      citations: [],
      claim: '',
      ask: '',
      evidence: of.map((line) =>
        typeof line === 'number' ? { ...place(line), reportId } : { ...place(line[1]), reportId: line[0] },
      ),
    }),
  ),
})

describe('entries that hold each other back', () => {
  const reports = [
    makeReport({ accounts: [at('a', 10), at('b', 20), at('c', 30), at('d', 30)] }),
    makeReport({ id: 'r2', bureau: 'equifax', accounts: [at('a', 10)] }),
  ]
  it.each<[string, Sketch, Sketch, RegExp | null]>([
    [
      'one finding about both, told of the first',
      { id: 'a', lines: [[10, 20]] },
      { id: 'b', lines: [[20]] },
      /two sides of one finding/,
    ],
    [
      'one finding about both, told of the second',
      { id: 'a', lines: [[10]] },
      { id: 'b', lines: [[20, 10]] },
      /two sides of one finding/,
    ],
    ['findings of their own', { id: 'a', lines: [[10]] }, { id: 'b', lines: [[20]] }, null],
    ['a place that two entries share', { id: 'a', lines: [[10, 30]] }, { id: 'c', lines: [[30]] }, null],
    ['a place that no entry prints', { id: 'a', lines: [[10, 99]] }, { id: 'b', lines: [[20, 99]] }, null],
  ])('%s', (_what, first, second, words) => {
    const [before, later] = [found(first), found(second)]
    const said = holdsBack(before, later, leaningsIn(reports, [before, later]))
    if (words === null) expect(said).toBeNull()
    else expect(said).toMatch(words)
  })

  it.each([
    ['waits where all that is found is the difference', [[['r2', 10] as const, 10]], true],
    ['goes where something else is found as well', [[['r2', 10] as const, 10], [10]], false],
  ])('the same account at another bureau %s', (_what, lines, waits) => {
    const before = found({ reportId: 'r2', id: 'a', lines: [[10]] })
    const later = found({ id: 'a', lines })
    expect(holdsBack(before, later, leaningsIn(reports, [before, later])) !== null).toBe(waits)
  })
})
