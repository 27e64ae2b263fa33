import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PAPER_SENTENCES } from '#tools/received-papers/issue-sentences.ts'
import * as sets from '#tools/received-papers/papers.ts'

const textOf = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const papers = Object.values(sets).flat()
const BUREAUS: readonly (string | null)[] = ['Equifax', 'Experian', 'TransUnion', 'Innovis']

describe('each sentence about papers is held', () => {
  it.each(PAPER_SENTENCES)('$says', ({ heldBy }) => {
    expect(heldBy.length).toBeGreaterThan(0)
    for (const [file, words] of heldBy) expect([file, textOf(file).includes(words) || words]).toEqual([file, true])
  })

  it('20 results of bureaus, 20 answers of companies and 60 other papers at least, half of all pictures', () => {
    const answers = papers.filter(({ truth }) => truth.kind === 'answer')
    expect(answers.filter(({ truth }) => BUREAUS.includes(truth.from)).length).toBeGreaterThanOrEqual(20)
    expect(answers.filter(({ truth }) => !BUREAUS.includes(truth.from)).length).toBeGreaterThanOrEqual(20)
    expect(papers.length - answers.length).toBeGreaterThanOrEqual(60)
    expect(papers.filter(({ as }) => as !== 'pdf').length).toBeGreaterThanOrEqual(papers.length / 2)
  })
})
