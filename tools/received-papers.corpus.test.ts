import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { startHandingIn } from '#tools/received-papers/hand-in.ts'
import {
  ELEVENTH_PAPERS,
  FIFTH_PAPERS,
  FOURTH_PAPERS,
  NINTH_PAPERS,
  RECEIVED_PAPERS,
  SECOND_PAPERS,
  SEVENTH_PAPERS,
  SIXTH_PAPERS,
  TENTH_PAPERS,
  TWELFTH_PAPERS,
} from '#tools/received-papers/papers.ts'
import { readMadePaper } from '#tools/received-papers/read-made-paper.ts'
import { type PaperScore, scorePaper } from '#tools/received-papers/score-paper.ts'

/** Of all facts: what is not read is asked. */
const LEAST_READ = 0.9

describe.runIf(isWholeCorpus).each([
  { name: 'a hundred papers, answers and letters', papers: RECEIVED_PAPERS, count: 100 },
  { name: 'the second set', papers: SECOND_PAPERS, count: 37 },
  { name: 'the fourth set', papers: FOURTH_PAPERS, count: 38 },
  { name: 'the fifth set', papers: FIFTH_PAPERS, count: 32 },
  { name: 'the sixth set', papers: SIXTH_PAPERS, count: 37 },
  { name: 'the seventh set', papers: SEVENTH_PAPERS, count: 53 },
  { name: 'the ninth set', papers: NINTH_PAPERS, count: 24 },
  { name: 'the tenth set', papers: TENTH_PAPERS, count: 45 },
  { name: 'the eleventh set', papers: ELEVENTH_PAPERS, count: 37 },
  { name: 'the twelfth set', papers: TWELFTH_PAPERS, count: 69 },
])('$name, half of them pictures (only in npm run test:corpus)', ({ papers, count }) => {
  const scores: { readonly name: string; readonly score: PaperScore }[] = []
  let handing: Awaited<ReturnType<typeof startHandingIn>> | null = null
  beforeAll(async () => {
    handing = await startHandingIn()
    for (const paper of papers)
      scores.push({ name: paper.name, score: scorePaper(paper, readMadePaper(await handing.wordsOf(paper))) })
  })
  afterAll(() => handing?.close())

  const all = (part: (score: PaperScore) => readonly string[]): string[] =>
    scores.flatMap(({ name, score }) => part(score).map((text) => `${name}: ${text}`))

  it('takes none for another kind of paper', () => {
    expect(scores).toHaveLength(count)
    expect(all(({ wrongKind }) => wrongKind)).toEqual([])
  })

  it('says no sender, company, number, day, amount or outcome that a paper does not', () => {
    expect(all(({ asserted }) => asserted)).toEqual([])
  })

  it('reads nine facts of ten', () => {
    const facts = scores.reduce((sum, { score }) => sum + score.facts, 0)
    const missed = all((score) => score.missed)
    expect(1 - missed.length / facts, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_READ)
  })
})
