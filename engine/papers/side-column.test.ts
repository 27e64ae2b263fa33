import { describe, expect, it } from 'vitest'
import { readPaper } from '#engine/papers/read-paper.ts'
import { withSideColumnsApart } from '#engine/papers/side-column.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

/** Two columns of one page, the right one so many points from the left one. */
function beside(left: readonly string[], right: readonly string[], by: number) {
  const [first, second] = [replyPages(left).pages[0], replyPages(right).pages[0]]
  if (!first || !second) throw new Error('a column has a page')
  const moved = second.words.map((word) => ({ ...word, box: [word.box[0] + by, word.box[1], word.box[2], word.box[3]] as const }))
  return { pages: [{ ...first, words: [...first.words, ...moved] }], producer: null }
}

const LETTERHEAD = ['Meadowlark Credit Union', '55 Prairie Street', 'Salina, KS 67401', '785-555-0108']
const LETTER = [
  'October 15, 2026',
  '',
  'Loan number: 33067',
  'Dear Sylvester Knoll,',
  'Thank you for your dispute. We checked our books and found',
  'that the information we furnish is accurate and complete.',
  'We will not change it.',
]

describe('a letterhead beside its letter', () => {
  it.each([
    ['at the left', beside(LETTERHEAD, LETTER, 150)],
    ['at the right', beside(LETTER, LETTERHEAD, 330)],
  ])('%s is read before it, and no line goes from one into the other', (_, document) => {
    const paper = readPaper(document, [])
    expect(paper).toMatchObject({
      kind: 'answer',
      sender: { value: { kind: 'company', name: 'Meadowlark Credit Union' } },
      datedOn: { value: '2026-10-15' },
      results: [{ kind: { value: 'verified' }, accountNumber: { value: '3067' } }],
    })
  })

  it.each([
    [
      'a table of results',
      beside(
        ['PINECREST BANK *4417', 'MESA CREDIT *8023', 'OLD MILL *1192'],
        [
          'This item has been deleted from the file.',
          'The company verified that it is right for you.',
          'This item was updated by the source for you.',
        ],
        180,
      ),
    ],
    [
      'a row of the agencies that were told',
      beside(
        [
          'We have sent this change to the agencies below.',
          'Experian',
          'P.O. Box 4500',
          'Allen, TX 75013',
          'It can take up to seven days until your reports show it.',
        ],
        ['', 'Innovis', 'P.O. Box 1640', 'Pittsburgh, PA 15230', ''],
        330,
      ),
    ],
    ['an address beside a day', beside(LETTERHEAD, ['October 15, 2026', 'Reference 33067', 'Page 1'], 200)],
    ['a letter of one column', replyPages([...LETTERHEAD, '', ...LETTER])],
  ])('%s stays as it is', (_, document) => {
    expect(withSideColumnsApart(document)).toEqual(document)
  })
})
