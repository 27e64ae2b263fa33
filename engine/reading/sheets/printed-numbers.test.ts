import { describe, expect, it } from 'vitest'
import { byPrintedNumbers } from '#engine/reading/sheets/printed-numbers.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { documentOf, type Piece, typeset } from '#engine/reading/lines/typeset.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'
import type { Report } from '#engine/report/report.ts'

const numbers = (...feet: readonly string[]): number[] =>
  byPrintedNumbers(
    documentOf(
      feet.map((foot) =>
        typeset([
          [36, 400, 'text'],
          [36, 770, foot],
        ]),
      ),
    ),
  ).document.pages.map(({ number }) => number)

describe('the numbers of pages', () => {
  it.each<readonly [string, string[], number[]]>([
    ['stay where they are in order', ['1/3', '2/3', '3/3'], [1, 2, 3]],
    ['stay where the file begins later', ['Page 4 of 9', 'Page 5 of 9'], [1, 2]],
    ['are as printed, in that order', ['Page 3 of 3', 'Page 1 of 3', 'Page 2 of 3'], [1, 2, 3]],
    ['tell that one is missing', ['https://a.example 1/4', 'https://a.example 2/4', 'https://a.example 4/4'], [1, 2, 4]],
    ['tell that of a cover, which has none, where all others are there', ['3/3', '2/3', ''], [1, 2, 3]],
    ['say nothing where one has none, and another is missing', ['4/4', '', '1/4'], [1, 2, 3]],
    ['say nothing where one stands twice', ['1 of 3', '3 of 3', '3 of 3'], [1, 2, 3]],
    ['are no dates, and no months', ['12/12/2024', '9/24 10/24', '11/24 12/24'], [1, 2, 3]],
  ])('%s', (_, feet, expected) => {
    expect(numbers(...feet)).toEqual(expected)
  })
})

/** As a picture gives them: how surely the foot was read is behind it. */
const onPictures = (...feet: readonly (readonly [foot: string, confidence: number])[]): number[] =>
  byPrintedNumbers({
    pages: feet.map(([foot, confidence], index) =>
      recognisedPage(
        [
          [400, [36, 'text']],
          [770, [36, foot, confidence]],
        ],
        { number: index + 1 },
      ),
    ),
    producer: null,
  }).document.pages.map(({ number }) => number)

describe('the numbers of pages on pictures', () => {
  it.each<readonly [string, (readonly [string, number])[], number[]]>([
    [
      'put them in order',
      [
        ['4/5', 0.96],
        ['3/5', 0.96],
        ['2/5', 0.96],
      ],
      [2, 3, 4],
    ],
    [
      'tell that one is missing',
      [
        ['1/4', 0.96],
        ['2/4', 0.96],
        ['4/4', 0.96],
      ],
      [1, 2, 4],
    ],
    [
      'are told by those around one that was hardly read',
      [
        ['5/6', 0.96],
        ['8/6', 0.5],
        ['3/6', 0.96],
        ['2/6', 0.96],
      ],
      [2, 3, 4, 5],
    ],
    [
      'and by those before the last',
      [
        ['5/6', 0.96],
        ['4/6', 0.96],
        ['8/6', 0.4],
      ],
      [3, 4, 5],
    ],
    [
      'say nothing where most were hardly read',
      [
        ['4/5', 0.96],
        ['3/5', 0.5],
        ['2/5', 0.5],
      ],
      [1, 2, 3],
    ],
    [
      'say nothing where those around leave more room',
      [
        ['5/9', 0.96],
        ['4/9', 0.5],
        ['2/9', 0.96],
        ['1/9', 0.96],
      ],
      [1, 2, 3, 4],
    ],
    [
      'say nothing where one stands twice',
      [
        ['3/3', 0.96],
        ['3/3', 0.96],
        ['1/3', 0.96],
      ],
      [1, 2, 3],
    ],
  ])('%s', (_, feet, expected) => {
    expect(onPictures(...feet)).toEqual(expected)
  })
})

describe('an account whose page is missing', () => {
  const page = (foot: string, ...lines: readonly string[]) =>
    typeset([
      ...lines.flatMap((line, index) =>
        line.split(' | ').map((text, column): Piece => [36 + column * 250, 60 + index * 14, text]),
      ),
      [36, 770, foot],
    ])
  const first = page(
    '1/3',
    'Personal Credit Report for: JANE SAMPLE',
    'File Number: 123456789',
    'Satisfactory Accounts',
    'Account Name',
    'ALPHA 5178****',
    'Account Information',
    'Balance | $5',
    'Pay Status | Current',
  )
  const third = page(
    '3/3',
    'Past Due | $90',
    'Account Name',
    'BETA 6011****',
    'Account Information',
    'Balance | $7',
    'Terms | ---',
  )
  const read = (...pages: ReturnType<typeof page>[]): Report | null => {
    const reading = readDocument(documentOf(pages), ['r1', '', ''])
    return reading.kind === 'reports' ? reading.reports[0] : null
  }

  it('takes nothing of the page behind for certain', () => {
    const [alpha, beta] = read(first, third)?.accounts ?? []
    expect(alpha?.pastDue === null || (alpha?.evidence['pastDue']?.confidence ?? 1) < 0.9).toBe(true)
    expect(beta).toMatchObject({ creditorName: 'BETA', currentBalance: 700 })
  })

  it('has its facts where they stand in the file', () => {
    const accounts = read(third, first)?.accounts ?? []
    expect(accounts.map(({ creditorName, evidence }) => [creditorName, evidence['currentBalance']?.page])).toEqual([
      ['ALPHA', 2],
      ['BETA', 1],
    ])
  })
})
