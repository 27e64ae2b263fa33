import { describe, expect, it } from 'vitest'
import { layOnSheet } from '#web/parts/letter/letter-proofs.ts'

type OnSheet = Parameters<typeof layOnSheet>[0]

const onPage: OnSheet['proof'][number]['facts'][number] = {
  text: 'May 2, 2023',
  source: 'report',
  reportId: 'r',
  page: 3,
  box: [1, 2, 3, 4],
}
const LETTER: OnSheet = {
  letterContent: 'Dear Experian:\n\nIt was closed on May 2, 2023. I paid it on May 2, 2023 at the counter.\n\nSincerely,',
  proof: [
    { sentence: 'Dear Experian:', facts: [] },
    { sentence: 'It was closed on May 2, 2023.', facts: [onPage] },
    { sentence: 'I paid it on May 2, 2023 at the counter.', facts: [onPage], isStatement: true },
    { sentence: 'Sincerely,', facts: [] },
  ],
}

describe('a letter on its sheet', () => {
  const { paragraphs, proofs } = layOnSheet(LETTER)

  it('has all of its words, in their paragraphs', () => {
    expect(paragraphs.map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual([
      'Dear Experian:',
      'It was closed on May 2, 2023. I paid it on May 2, 2023 at the counter.',
      'Sincerely,',
    ])
  })

  it('opens the proof of each fact, and what only its member knows as their own word', () => {
    const pressed = paragraphs.flat().flatMap(({ text, proof }) => (proof === null ? [] : [[text, proofs[proof]?.fact?.page]]))
    expect(pressed).toEqual([
      ['May 2, 2023', 3],
      ['I paid it on ', undefined],
      ['May 2, 2023', 3],
      [' at the counter.', undefined],
    ])
    expect(proofs[1]).toEqual({ sentence: 'I paid it on May 2, 2023 at the counter.', text: 'I paid it on', fact: null })
  })

  it('has nothing to press where nothing is stated', () => {
    expect(layOnSheet({ letterContent: 'Hello there.', proof: [] })).toEqual({
      paragraphs: [[{ text: 'Hello there.', proof: null }]],
      proofs: [],
    })
  })
})
