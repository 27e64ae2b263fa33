import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Fact } from '#engine/letters/fact.ts'
import { citationFact } from '#engine/letters/gather-facts.ts'
import { PROOF_VERSION, proofOf } from '#engine/letters/proof.ts'
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
    expect(proofOf('My name is Jane Sample. It was opened on March 5, 2024.', [opened, closed, name], [])).toEqual([
      { sentence: 'My name is Jane Sample.', facts: [{ text: 'Jane Sample', source: 'profile' }] },
      {
        sentence: 'It was opened on March 5, 2024.',
        facts: [{ text: 'March 5, 2024', source: 'report', reportId: 'r', page: 3, box: [1, 2, 3, 4], quote: '03/05/2024' }],
      },
    ])
  })

  it('takes the fact that the sentence speaks about', () => {
    expect(proofOf('It was closed on 03/05/2024.', [opened, closed], [])[0]?.facts[0]?.page).toBe(4)
  })

  it('is computed again for edited text, and marks what was attested', () => {
    const facts = [opened, citationFact('fcra_1681i_a_1')]
    const [first] = proofOf('I paid $75.20 on April 7, 2023 (15 USC 1681i).', facts, ['I paid $75.20 on April 7, 2023'])
    expect(first?.facts).toEqual([
      { text: '$75.20', source: 'statement' },
      { text: 'April 7, 2023', source: 'statement' },
      { text: '15 USC 1681i', source: 'registry' },
    ])
  })

  it('calls what the consumer told or attested their statement, whatever it says', () => {
    const own: Fact = {
      id: 'statement.0',
      kind: 'word',
      text: 'The limit is too low. The collector is oxford law.',
      source: 'statement',
    }
    const text = `In my own words:\n\n${own.text}\n\nIt was a Tuesday.`
    const theirs = (facts: readonly Fact[], attested: readonly string[]) =>
      proofOf(text, facts, attested).flatMap(({ sentence, isStatement }) => (isStatement ? [sentence] : []))
    expect(theirs([own], [])).toEqual(['The limit is too low.', 'The collector is oxford law.', 'It was a Tuesday.'])
    expect(theirs([own], ['It was a Tuesday.'])).toContain('It was a Tuesday.')
    expect(theirs([{ ...own, id: 'own.text', text }], [])).toEqual(['The collector is oxford law.', 'It was a Tuesday.'])
  })

  it('shows no fact for what nothing proves', () => {
    expect(proofOf('It was on May 1, 2001.', [opened], [])).toEqual([{ sentence: 'It was on May 1, 2001.', facts: [] }])
  })
})

/** One text with everything that a letter may mention. Add to it, and give the digest again, when a new kind is proven. */
const MANY_KINDS = [
  'Jane Q. Sample\n1200 Fifth Avenue, Apt 4\nColumbus, OH 43004',
  'I wrote to Acme Inc. on Mar. 5, 2024 about account 1234XXXX (past due $1,204.50, 60 days).',
  'It was opened on 03/05/2024 and closed on March 5, 2024, the month after February 2024.',
  'See 15 U.S.C. § 1681i(a)(1) and 12 CFR 1022.43. I paid $75.20 on April 7, 2023.',
  'Experian reports it as charged off; nothing proves May 1, 2001.',
]
const KNOWN: readonly Fact[] = [
  opened,
  closed,
  name,
  citationFact('fcra_1681i_a_1'),
  { ...opened, id: 'amount', kind: 'amount', text: '$1,204.50', about: ['past due'], page: 5 },
  { id: 'number', kind: 'account_digits', text: '1234', source: 'report', reportId: 'r', page: 6 },
  { id: 'street', kind: 'address', text: '1200 Fifth Avenue, Apt 4', source: 'profile' },
]

describe('the version of the proof', () => {
  it('is raised when the same text and facts are proven differently', () => {
    const proof = proofOf(MANY_KINDS.join('\n\n'), KNOWN, ['I paid $75.20 on April 7, 2023'])
    const digest = createHash('sha256').update(JSON.stringify(proof)).digest('hex').slice(0, 16)
    expect([PROOF_VERSION, digest]).toEqual([6, '161f1142d284b64a'])
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
