import { describe, expect, it } from 'vitest'
import { hideNumbers } from '#engine/assistant/hide-numbers.ts'
import { readQuestion } from '#engine/assistant/question.ts'
import { checkSaid } from '#engine/letters/check-letter.ts'
import type { ConfirmedWord } from '#engine/letters/claims/contradictions.ts'
import type { Fact } from '#engine/letters/fact.ts'
import { OWN_TEXT } from '#engine/letters/own-letter.ts'
import { proofOf } from '#engine/letters/proof.ts'
import { coverSsn } from '#engine/values/social-security-number.ts'

/** What letters are made of, and what repetitions in patterns stumble over. */
const PIECES = [
  'a',
  'A',
  '1',
  '0',
  '$',
  ' ',
  '\n',
  '\t',
  '.',
  ',',
  '-',
  "'",
  '&',
  '(',
  ')',
  '§',
  '*',
  '#',
  'é',
  '"',
  '@',
  '/',

  'a ',
  'A ',
  'I ',
  '1 ',
  'a-',
  "a'",
  'a&',
  'A-',
  'A. ',
  'A, ',
  'a@',
  'a.com',
  '1,',
  '1-',
  '1/',
  '1. ',
  '12-',
  '*1 ',
  'X*-',
  'xx-',

  'v. ',
  'vs ',
  'A v. ',
  '(a)',
  '(a), ',
  '(a) and ',
  'section ',
  '§ 1',
  '15 USC ',
  '15 USC 1681(a), ',
  '12 CFR 1022',
  'FCRA 611 ',

  'fair credit ',
  'F.3d ',
  'pub. l. ',
  'Jan ',
  'January 1, 2026 ',
  'last week ',
  'one ',
  'one hundred ',
  'twenty-',
  '30 days ',

  'dollars ',
  '1 to 2 ',
  'of ',
  'A of ',
  'Inc. ',
  'Dana Whitfield ',
  'ssn: ',
  'social  ',
  '123-45-',
  '(123) ',
  '+1 ',
  'm i d ',

  'not ',
  'not my ',
  'I never ',
  'I have ',
  'I will not ',
  'you must ',
  'the law ',
  'three ',
  'paid ',
  'who else ',
  "n't ",
  '$1',
  'A&',
  'a llc ',
  '30 to ',
  '15 USC 1681i(a)',
]
/** A run of spaces between what belongs together. */
const GAPS = ['15 USC', 'section', 'FCRA', '1', 'one', 'January', 'last', 'a v', 'A', 'pub', 'ssn']

/** The longest that a letter may be, and a quarter of it. */
const [LONG, SHORT] = [20_000, 5_000]

const facts: readonly Fact[] = [{ id: OWN_TEXT, kind: 'word', text: 'Dana Whitfield', source: 'statement' }]
const confirmed: readonly ConfirmedWord[] = [
  { question: 'belongs', subjectKind: 'account', answer: 'mine', label: 'MIDLAND', saidOn: '2026-11-20' },
]
const WORK = {
  'is checked': (text: string) => checkSaid(text, { facts, attested: [], confirmed }),
  'is proven': (text: string) => proofOf(text, facts, []),
  'is covered': (text: string) => coverSsn(text),
  'is read as a question': (text: string) => readQuestion(hideNumbers(text)),
}

/** Milliseconds of this process's own processor time, so that others' work does not count. */
function cost(work: (text: string) => unknown, text: string): number {
  const begun = process.cpuUsage()
  work(text)
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

describe.each(Object.entries(WORK))('a text %s in time that grows with its length', (_name, work) => {
  const shape = (length: number): [string, string][] => [
    ...PIECES.map((piece): [string, string] => [piece, piece.repeat(Math.ceil(length / piece.length)).slice(0, length)]),
    ...GAPS.map((start): [string, string] => [`${start} and spaces`, `${start}${' '.repeat(length)}x`]),
  ]

  it('whatever it is made of', () => {
    for (const [, text] of shape(1_000)) work(text)
    const shorter = new Map(shape(SHORT))
    const slow = shape(LONG).flatMap(([name, text]) => {
      const ms = cost(work, text)
      // Short times are noise.
      if (ms < 250) return []
      const short = cost(work, shorter.get(name) ?? '')
      // Four times the text: what grows with the square takes sixteen times as long.
      return ms > short * 12 ? [`${JSON.stringify(name)}: ${short} ms, then ${ms} ms`] : []
    })
    expect(slow).toEqual([])
  })
})
