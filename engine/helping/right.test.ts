import { describe, expect, it } from 'vitest'
import { covers, filledWord, HELPER_RIGHTS, NEEDS, stands } from '#engine/helping/right.ts'

describe('what a right covers', () => {
  it.each([
    ['read', ['open', 'read']],
    ['prepare', ['open', 'read', 'prepare']],
  ] as const)('%s: %j and nothing else', (right, needs) => {
    expect(NEEDS.filter((need) => covers(right, need))).toEqual(needs)
  })

  it('no right sends, and none is the member', () => {
    for (const right of HELPER_RIGHTS) for (const need of ['send', 'own'] as const) expect(covers(right, need)).toBe(false)
  })
})

describe('whether a grant stands', () => {
  it.each([
    [{ endedAt: null, helpsUntil: null }, true],
    [{ endedAt: null, helpsUntil: '2026-11-22' }, true],
    [{ endedAt: null, helpsUntil: '2026-11-23' }, true],
    [{ endedAt: null, helpsUntil: '2026-11-21' }, false],
    [{ endedAt: '2026-11-20T10:00:00.000Z', helpsUntil: null }, false],
    [{ endedAt: '2026-11-20T10:00:00.000Z', helpsUntil: '2027-01-01' }, false],
  ])('%j on 2026-11-22: %s', (grant, expected) => {
    expect(stands(grant, '2026-11-22')).toBe(expected)
  })
})

describe('the member’s own word in a body', () => {
  it.each([
    [{ statement: 'I paid this.' }, 'statement'],
    [{ told: { isNotMine: true } }, 'told'],
    [{ attestedFacts: ['May 2020'] }, 'attestedFacts'],
    [{ statement: '', told: {}, attestedFacts: [] }, null],
    [{ statement: null }, null],
    [{ letterContent: 'Dear Equifax' }, null],
    [null, null],
    ['statement', null],
  ])('%j: %s', (body, expected) => {
    expect(filledWord(body, ['statement', 'told', 'attestedFacts'])).toBe(expected)
  })
})
