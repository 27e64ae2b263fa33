import { describe, expect, it } from 'vitest'
import type { Fact } from '#engine/letters/fact.ts'
import { citationFact } from '#engine/letters/gather-facts.ts'
import { proofOf } from '#engine/letters/proof.ts'
import { splitSentences } from '#engine/letters/split-sentences.ts'

const opened: Fact = {
  id: 'opened',
  kind: 'date',
  text: 'March 5, 2024',
  source: 'report',
  about: ['opened'],
  reportId: 'r',
  page: 3,
  box: [1, 2, 3, 4],
  quote: '03/05/2024',
}
const closed: Fact = { ...opened, id: 'closed', about: ['closed'], page: 4 }
const name: Fact = { id: 'name', kind: 'name', text: 'Jane Q Sample', source: 'profile' }

describe('the proof of a letter', () => {
  it('gives each sentence its facts and their places', () => {
    expect(proofOf('I am Jane Sample. It was opened on March 5, 2024.', [opened, closed, name], [])).toEqual([
      { sentence: 'I am Jane Sample.', facts: [{ text: 'Jane Sample', source: 'profile' }] },
      {
        sentence: 'It was opened on March 5, 2024.',
        facts: [{ text: 'March 5, 2024', source: 'report', reportId: 'r', page: 3, box: [1, 2, 3, 4], quote: '03/05/2024' }],
      },
    ])
  })

  it('takes the fact that the sentence speaks about', () => {
    expect(proofOf('It was closed on 03/05/2024.', [opened, closed], [])[0]?.facts[0]?.page).toBe(4)
  })

  it('is computed anew for edited text, and marks what was attested', () => {
    const facts = [opened, citationFact('fcra_1681i_a_1')]
    const [first] = proofOf('I paid $75.20 on April 7, 2023 (15 USC 1681i).', facts, ['I paid $75.20 on April 7, 2023'])
    expect(first?.facts).toEqual([
      { text: '$75.20', source: 'statement' },
      { text: 'April 7, 2023', source: 'statement' },
      { text: '15 USC 1681i', source: 'registry' },
    ])
  })

  it('shows no fact for what nothing proves', () => {
    expect(proofOf('It was on May 1, 2001.', [opened], [])).toEqual([{ sentence: 'It was on May 1, 2001.', facts: [] }])
  })
})

describe('sentences', () => {
  it('end at full stops, but not at short forms', () => {
    expect(
      splitSentences(
        'I wrote to Acme Inc. Boston on Jan. 5. See 15 U.S.C. 1681. Mr. J. Q. Sample knows. P.O. Box 3 is mine! Is it? Yes.',
      ),
    ).toEqual([
      'I wrote to Acme Inc. Boston on Jan. 5.',
      'See 15 U.S.C. 1681.',
      'Mr. J. Q. Sample knows.',
      'P.O. Box 3 is mine!',
      'Is it?',
      'Yes.',
    ])
  })

  it('keep an address whole and end at a blank line', () => {
    expect(splitSentences('Jane Sample\n1 Road\n\nDear Acme:\n\nHello.')).toEqual(['Jane Sample\n1 Road', 'Dear Acme:', 'Hello.'])
  })
})
