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
    [
      'a table of amounts',
      beside(
        ['As of May 4 you owed', 'Interest', 'Fees', '55 Prairie Street', 'Salina, KS 67401'],
        ['$100.00', '$20.00', '$30.00', ...LETTER],
        200,
      ),
    ],
    ['an address beside a day', beside(LETTERHEAD, ['October 15, 2026', 'Reference 33067', 'Page 1'], 200)],
    ['a letter of one column', replyPages([...LETTERHEAD, '', ...LETTER])],
  ])('%s stays as it is', (_, document) => {
    expect(withSideColumnsApart(document)).toEqual(document)
  })
})

describe('the same letter in two languages, side by side', () => {
  const ENGLISH = [
    'Puente Group is a debt collector. We are trying',
    'to collect a debt that you owe to Clinica',
    'Familiar del Norte.',
    'On May 4, 2026 you owed: $730.00',
    'Interest since then: $12.35',
    'Total now: $742.35',
    'Write to us by October 16, 2026 to dispute the debt.',
    'If you do not, we will assume it is correct.',
  ]
  const SPANISH = [
    'Puente Group es un cobrador de deudas. Cobramos',
    'una deuda que usted debe a Clinica Familiar',
    'del Norte.',
    'El 4 de mayo de 2026 usted debia: $730.00',
    'Intereses desde entonces: $12.35',
    'Total ahora: $742.35',
    'Escribanos antes del 16 de octubre de 2026',
    'para disputar toda la deuda o parte de ella.',
  ]
  it('is read column by column: the creditor’s name does not end where its row does', () => {
    const paper = readPaper(beside(ENGLISH, SPANISH, 275), [])
    const facts = paper?.facts.map(({ name, value }) => `${name} ${value}`)
    expect(facts).toEqual(
      expect.arrayContaining(['originalCreditor Clinica Familiar del Norte', 'amount 742.35', 'disputeBy 2026-10-16']),
    )
  })
})
