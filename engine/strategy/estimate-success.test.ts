import { describe, expect, it } from 'vitest'
import { RULES } from '#engine/audit/rules.ts'
import { between, type Chance, chances, pick } from '#engine/cases/chance.ts'
import { EVIDENCE_TABLE } from '#engine/letters/evidence-grade.ts'
import { successOfFile, successOfMatter } from '#engine/strategy/analyse-success.ts'
import {
  type EndedDisputes,
  estimateSuccess,
  OTHER_MEMBERS_NEEDED,
  TABLE_COUNTS_FOR,
  updatedPercent,
} from '#engine/strategy/estimate-success.ts'
import type { Entry, FileOfEntries } from '#engine/strategy/matter.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import { GRADES } from '#engine/words/grade.ts'

const [FIRST = '', SECOND = ''] = RULES.map(({ id }) => id)
const NOBODY = { ended: 0, changed: 0, members: 0 }
const ended = (given: Partial<EndedDisputes>): EndedDisputes => ({
  rule: FIRST,
  bureau: 'equifax',
  own: { ended: 0, changed: 0 },
  others: NOBODY,
  ...given,
})
const disputed = (grade: (typeof GRADES)[number] = 'contradiction', rule = FIRST) => ({
  bureau: 'equifax' as const,
  findings: [{ rule, grade }],
})

describe('the percentage after some disputes have ended', () => {
  it.each([
    [70, 0, 0, 70],
    [70, 10, 7, 70],
    [70, 7, 3, 59],
    [70, 1, 0, 64],
    [70, 1, 1, 73],
    [70, 10, 0, 35],
    [70, 90, 90, 97],
    [15, 1000, 0, 0],
    [85, 100_000, 100_000, 100],
  ])('of %i after %i ended, %i of them changed, is %i', (percent, all, changed, expected) => {
    expect(updatedPercent(percent, { ended: all, changed })).toBe(expected)
  })

  it('stays within 0 and 100, rises with what changed and falls with what was verified', () => {
    for (const seed of Array.from({ length: 300 }, (_, index) => index)) {
      const chance = chances(seed)
      const percent = between(chance, 0, 100)
      const all = between(chance, 0, 60)
      const changed = between(chance, 0, all)
      const now = updatedPercent(percent, { ended: all, changed })
      expect(now >= 0 && now <= 100).toBe(true)
      expect(updatedPercent(percent, { ended: all + 1, changed: changed + 1 })).toBeGreaterThanOrEqual(now)
      expect(updatedPercent(percent, { ended: all + 1, changed })).toBeLessThanOrEqual(now)
    }
  })

  it('is nearer to the table while there are fewer outcomes than the table counts for', () => {
    for (const { percent } of Object.values(EVIDENCE_TABLE))
      for (let all = 1; all < TABLE_COUNTS_FOR; all += 1)
        for (let changed = 0; changed <= all; changed += 1) {
          const now = updatedPercent(percent, { ended: all, changed })
          // Whole percent: half a percent of rounding on either side.
          expect(Math.abs(now - percent)).toBeLessThanOrEqual(Math.abs(now - (changed / all) * 100) + 1)
        }
  })
})

describe('an estimate of success', () => {
  it('is exactly the table’s while nothing has ended', () => {
    for (const grade of GRADES) {
      const { percent } = EVIDENCE_TABLE[grade]
      expect(estimateSuccess([disputed(grade)], [])).toEqual({ percent, tablePercent: percent, outcomes: [] })
    }
    expect(estimateSuccess([], []).percent).toBe(EVIDENCE_TABLE.none.percent)
    expect(estimateSuccess([{ bureau: 'equifax', findings: [] }], [ended({ own: { ended: 9, changed: 9 } })]).percent).toBe(15)
  })

  it('counts the member’s own disputes under the rule at the bureau, and tells them', () => {
    const { percent, tablePercent, outcomes } = estimateSuccess([disputed()], [ended({ own: { ended: 7, changed: 3 } })])
    expect([percent, tablePercent]).toEqual([59, 70])
    expect(outcomes).toMatchObject([{ rule: FIRST, bureau: 'equifax', ended: 7, changed: 3, isOwnOnly: true }])
    expect(outcomes[0]?.words).toBe(
      `3 of 7 disputes of yours under the rule “${RULES[0]?.title}” at Equifax ended in a removal or correction here.`,
    )
  })

  it.each([
    ['another rule', ended({ rule: SECOND, own: { ended: 5, changed: 0 } })],
    ['another bureau', ended({ bureau: 'experian', own: { ended: 5, changed: 0 } })],
    ['too few other members', ended({ others: { ended: 40, changed: 0, members: OTHER_MEMBERS_NEEDED - 1 } })],
  ])('counts nothing of %s', (_case, known) => {
    expect(estimateSuccess([disputed()], [known])).toEqual({ percent: 70, tablePercent: 70, outcomes: [] })
  })

  it('counts others’ from five other members on, never naming how many they are', () => {
    const others = { ended: 6, changed: 2, members: OTHER_MEMBERS_NEEDED }
    const { outcomes } = estimateSuccess([disputed()], [ended({ own: { ended: 1, changed: 1 }, others })])
    expect(outcomes).toMatchObject([{ ended: 7, changed: 3, isOwnOnly: false }])
    expect(outcomes[0]?.words).toContain('3 of 7 disputes under the rule')
    expect(Object.keys(outcomes[0] ?? {}).toSorted()).toEqual(['bureau', 'changed', 'ended', 'isOwnOnly', 'rule', 'words'])
  })

  it('tells nothing by which one could know what became of fewer than five others’', () => {
    for (let members = 0; members < OTHER_MEMBERS_NEEDED; members += 1) {
      const own = { ended: 4, changed: 1 }
      const told = [0, members].map((changed) =>
        estimateSuccess([disputed()], [ended({ own, others: { ended: members, changed, members } })]),
      )
      expect(told[0]).toEqual(told[1])
    }
  })

  it('is no question’s, and takes the best of several grounds', () => {
    const findings = [
      { rule: FIRST, grade: 'contradiction' as const },
      { rule: SECOND, grade: 'proof' as const },
    ]
    const known = [ended({ own: { ended: 20, changed: 0 } })]
    expect(estimateSuccess([{ bureau: 'equifax', findings }], known).percent).toBe(45)
    const asked = [{ rule: FIRST, grade: 'identity' as const, isQuestion: true }]
    expect(estimateSuccess([{ bureau: 'equifax', findings: asked }], known)).toMatchObject({ percent: 15, outcomes: [] })
  })

  it('rises with each removal and falls with each verification, whatever else stands', () => {
    const anyOf = (chance: Chance) => ({
      bureau: pick(chance, BUREAUS),
      findings: Array.from({ length: between(chance, 0, 3) }, () => ({
        rule: pick(chance, [FIRST, SECOND]),
        grade: pick(chance, GRADES),
      })),
    })
    for (const seed of Array.from({ length: 200 }, (_, index) => index)) {
      const chance = chances(seed)
      const entries = Array.from({ length: between(chance, 0, 3) }, () => anyOf(chance))
      const [all, changed] = [between(chance, 0, 20), between(chance, 0, 5)]
      const percentAt = (own: EndedDisputes['own']) => estimateSuccess(entries, [ended({ own })]).percent
      const now = percentAt({ ended: all + changed, changed })
      expect(percentAt({ ended: all + changed + 1, changed: changed + 1 })).toBeGreaterThanOrEqual(now)
      expect(percentAt({ ended: all + changed + 1, changed })).toBeLessThanOrEqual(now)
    }
  })
})

describe('the analysis of success', () => {
  const entry = (rule: string): Entry => ({
    creditorName: 'ACME LENDING',
    bureau: 'equifax',
    accountNumber: null,
    item: { id: rule, itemType: 'charge_off', description: 'Charged off.', priority: 'high', estimatedImpact: 40 },
    findings: [{ rule, grade: 'contradiction', message: 'It cannot be.', citations: [], exonerations: [] }],
    dispute: null,
  })
  const file: FileOfEntries = { entries: [entry(FIRST), entry(SECOND)], bureaus: ['equifax'], isPractice: false, score: null }
  const known = [ended({ own: { ended: 10, changed: 0 } })]

  it('of a file is the mean of its entries, each by its own rule; how well it is documented stays', () => {
    expect(successOfFile(file)).toMatchObject({ successRate: 70, tablePercent: 70, level: 'high', outcomes: [] })
    const found = successOfFile(file, known)
    expect(found).toMatchObject({ successRate: 53, tablePercent: 70, level: 'high' })
    expect(found.outcomes.map(({ rule }) => rule)).toEqual([FIRST])
  })

  it('of one matter is that of its entries', () => {
    const matter = { creditor: 'Acme', description: '', entries: file.entries, dispute: null, file, today: '2026-11-20' }
    expect(successOfMatter({ ...matter, entries: [entry(FIRST)] }, known)).toMatchObject({ successRate: 35, tablePercent: 70 })
    expect(successOfMatter(matter, known)).toMatchObject({ successRate: 70, tablePercent: 70 })
  })
})
