import { describe, expect, it } from 'vitest'
import type { PaperFact } from '#engine/papers/fact-readers.ts'
import { type FactSaid, factValue, saidWith, takenOut, toldFacts, toldSender } from '#engine/papers/said-of-paper.ts'

const evidence = { page: 1, box: [0, 0, 10, 10], quote: '571' } as const
const fact = (name: PaperFact['name'], value: string): PaperFact => ({ name, value, evidence })
const read = [fact('score', '571'), fact('bureau', 'Equifax'), fact('reason', 'Too many inquiries')]
const say = (...changes: FactSaid[]): readonly FactSaid[] =>
  changes.reduce<readonly FactSaid[]>((said, one) => saidWith(read, said, one) ?? said, [])
const told = (said: readonly FactSaid[]): string[] => toldFacts(read, said).map(({ name, value }) => `${name} ${value}`)

describe('what the member says about a paper', () => {
  it('takes the place of what was read, keeps its place, and is undone by what was read', () => {
    const said = say({ name: 'score', was: '571', value: '671' })
    expect(toldFacts(read, said)[0]).toEqual({ name: 'score', value: '671', evidence, readAs: '571' })
    const again = saidWith(read, said, { name: 'score', was: '671', value: '617' }) ?? []
    expect(again).toEqual([{ name: 'score', was: '571', value: '617' }])
    expect(saidWith(read, again, { name: 'score', was: '617', value: '571' })).toEqual([])
  })

  it('adds an agency that was not read, once, and takes it back', () => {
    const said = say({ name: 'bureau', was: null, value: 'NCTUE' }, { name: 'bureau', was: null, value: 'NCTUE' })
    expect(told(said)).toEqual([...told([]), 'bureau NCTUE'])
    expect(toldFacts(read, said).at(-1)?.evidence).toBeNull()
    expect(saidWith(read, said, { name: 'bureau', was: 'NCTUE', value: 'Innovis' })).toMatchObject([{ value: 'Innovis' }])
    expect(saidWith(read, said, { name: 'bureau', was: 'NCTUE', value: null })).toEqual([])
    expect(say({ name: 'bureau', was: null, value: 'Equifax' })).toEqual([])
  })

  it('takes out what the paper does not say, and puts it back', () => {
    const said = say({ name: 'bureau', was: 'Equifax', value: null })
    expect(told(said)).toEqual(['score 571', 'reason Too many inquiries'])
    expect(takenOut(read, said)).toEqual([read[1]])
    expect(saidWith(read, said, { name: 'bureau', was: 'Equifax', value: 'Equifax' })).toEqual([])
  })

  it('is nothing about a fact that the paper does not have', () => {
    expect(saidWith(read, [], { name: 'score', was: '600', value: '700' })).toBeNull()
    const said = say({ name: 'score', was: '571', value: '671' })
    expect(saidWith(read, said, { name: 'score', was: '571', value: '572' })).toBeNull()
    expect(saidWith(read, [], { name: 'valueAfter', was: null, value: '$0' })).toBeNull()
  })

  it.each([
    ['amount', '$1,204.50', '1204.50'],
    ['amount', 'about ten', null],
    ['disputeBy', '2026-02-30', null],
    ['disputeBy', '2026-03-14', '2026-03-14'],
    ['accountNumber', '4417 1234 5678 9113', '9113'],
    ['answerWithinDays', '0', null],
    ['answerWithinDays', '20', '20'],
    ['chapter', '8', null],
    ['reason', '  Too  many inquiries ', 'Too many inquiries'],
    ['bureau', '', null],
  ] as const)('%s “%s” is kept as %s', (name, typed, kept) => {
    expect(factValue(name, typed)).toBe(kept)
  })

  it('names who wrote it, a bureau by its name', () => {
    expect(toldSender(null, 'equifax')?.value).toEqual({ kind: 'bureau', bureau: 'equifax' })
    expect(toldSender(null, 'Oak Bank')).toEqual({ value: { kind: 'company', name: 'Oak Bank' }, evidence: null })
  })
})
