import { describe, expect, it } from 'vitest'
import { readPaper } from '#engine/papers/read-paper.ts'
import { onlyTicked } from '#engine/papers/ticked-boxes.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

const form = (verified: string, corrected: string, deleted: string) =>
  replyPages([
    'HOLLYHOCK BANK',
    'Credit Disputes, PO Box 410, Dayton, OH 45401',
    '',
    'April 20, 2026',
    'Account ending in 4471',
    '',
    'We completed the review of your credit reporting dispute. The box below shows the result.',
    '',
    `${verified} The account was reported accurately and was not changed.`,
    `${corrected} We have corrected the account.`,
    `${deleted} We asked the credit bureaus to delete the account.`,
  ])

const outcome = (boxes: readonly [string, string, string]) =>
  readPaper(form(...boxes), [])?.results.map(({ kind }) => kind?.value ?? null)

describe('a form whose boxes are ticked', () => {
  it.each([
    ['typed', ['[ ]', '[ ]', '[x]'], 'deleted'],
    ['symbols', ['☐', '☒', '☐'], 'updated'],
    ['as a recogniser makes them out', ['Xl', '[O', 'OJ'], 'verified'],
    ['the same in other letters', ['[0', 'OO', '[XI'], 'deleted'],
    ['round, with a blank within', ['( )', '(X)', '( )'], 'updated'],
    ['on underlines', ['_X_', '___', '___'], 'verified'],
  ] as const)('says what is ticked: %s', (_, boxes, kind) => {
    expect(outcome(boxes)).toEqual([kind])
  })

  it.each([
    ['none is ticked', ['[ ]', '[ ]', '[ ]']],
    ['nobody can make out the mark', ['[O', '¥', 'OJ']],
    ['two are ticked that contradict each other', ['[x]', '[ ]', '[x]']],
  ] as const)('asserts nothing where %s', (_, boxes) => {
    expect(outcome(boxes)).not.toContainEqual(expect.any(String))
  })

  it('tells the reasons of a refusal', () => {
    const paper = readPaper(
      replyPages([
        'OLD HARBOR SAVINGS BANK',
        '',
        'STATEMENT OF CREDIT DENIAL',
        'Your credit application for a loan was denied. Principal reasons:',
        '[O Credit application incomplete',
        'X] Limited credit experience',
        '[0 Unable to verify income',
        'XI Delinquent past or present credit obligations',
        'with others',
        'Information came from the consumer reporting agency Equifax.',
      ]),
      [],
    )
    expect(paper?.facts.filter(({ name }) => name === 'reason').map(({ value }) => value)).toEqual([
      'Limited credit experience',
      'Delinquent past or present credit obligations with others',
    ])
  })

  it.each([
    ['bullets', ['o one thing', 'o another thing', 'o a third']],
    ['a lone mark', ['X Dana Whitfield', 'Dear Dana,', 'Thank you.']],
  ])('takes no %s for a box', (_, lines) => {
    expect(onlyTicked(replyPages(lines))).toBeNull()
  })
})
