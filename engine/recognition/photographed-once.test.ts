import { describe, expect, it } from 'vitest'
import type { PageText } from '#engine/reading/page-text.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { photographedOnce } from '#engine/recognition/photographed-once.ts'
import { type PrintedPiece, recognisedPage } from '#engine/testing/recognised-page.ts'

const FIGURES = ['03/12/2019', '$1,200', '05/13/2024', '$5,000', '444796XXXX', '04/06/2024', '$1,900', '$50.25', '(972) 555-0130']
const OTHERS = ['07/02/2021', '$8,410', '05/13/2024', '$9,500', '601123XXXX', '01/30/2024', '$9,220', '$310.00', '(614) 555-0124']

const photo = (figures: readonly string[], confidence = 0.96, foot = ''): PageText =>
  recognisedPage([
    [60, [28, 'OLD TOWN BANK']],
    ...figures.map((figure, row): [number, ...PrintedPiece[]] => [84 + row * 20, [28, 'Balance'], [294, figure, confidence]]),
    [700, [28, foot]],
  ])
const misread = (figures: readonly string[], count: number): string[] =>
  figures.map((figure, index) => (index < count ? figure.replace(/\d/, '7') : figure))

const numbered = (pages: readonly PageText[]) => ({
  pages: pages.map((page, index) => ({ ...page, number: index + 1 })),
  producer: null,
})

describe('pictures of one page', () => {
  it.each([
    ['taken twice', [photo(FIGURES), photo(FIGURES)]],
    ['taken twice, one of them read badly', [photo(FIGURES), photo(misread(FIGURES, 3), 0.7)]],
    [
      'of which each was read badly somewhere else',
      [photo(misread(FIGURES, 2), 0.8), photo(misread(FIGURES.toReversed(), 2).toReversed(), 0.8)],
    ],
    ['with the same number', [photo(FIGURES, 0.96, 'Page 3 of 9'), photo(FIGURES, 0.96, 'Page 3 of 9')]],
  ])('%s are one', (_, pages) => {
    expect(photographedOnce(numbered(pages)).document.pages).toHaveLength(1)
  })

  it.each([
    ['other figures', [photo(FIGURES), photo(OTHERS)]],
    ['too few figures', [photo(FIGURES.slice(0, 4)), photo(FIGURES.slice(0, 4))]],
    ['other page numbers', [photo(FIGURES, 0.96, 'Page 3 of 9'), photo(FIGURES, 0.96, 'Page 4 of 9')]],
    ['another number of the account, surely read', [photo(FIGURES), photo(FIGURES.map((one) => one.replace('XXXX', '7XXX')))]],
    ['half of the figures', [photo(FIGURES), photo([...FIGURES.slice(0, 4), ...OTHERS.slice(4)])]],
  ])('are two with %s', (_, pages) => {
    expect(photographedOnce(numbered(pages)).document.pages).toHaveLength(2)
  })

  it('stay with the surer one, in the place of the first', () => {
    const { document, inFile } = photographedOnce(numbered([photo(FIGURES, 0.7), photo(OTHERS), photo(FIGURES, 0.99)]))
    expect(document.pages.map(({ number }) => number)).toEqual([1, 2])
    expect(document.pages[0]?.words.find(({ text }) => text === '$1,200')?.confidence).toBe(0.99)
    const [report] = [readDocument(numbered([EXPERIAN(0.7), TITLE, EXPERIAN(0.99)]), ['r1', 'r2', 'r3'])].flatMap((result) =>
      result.kind === 'reports' ? result.reports : [],
    )
    expect(report?.accounts.map(({ evidence }) => evidence['creditorName']?.page)).toEqual([3])
    expect(report?.repeatedPages).toEqual([1])
    expect(inFile).toBeTypeOf('function')
  })
})

const TITLE = recognisedPage([[60, [28, 'Hard Inquiries']]])
const EXPERIAN = (confidence: number): PageText =>
  recognisedPage([
    [60, [28, 'OLD TOWN BANK', confidence]],
    [84, [28, 'Account Info', confidence]],
    ...[
      ['Account Name', 'OLD TOWN BANK'],
      ['Account Number', '444796XXXXXXXXXX'],
      ['Account Type', 'Credit card'],
      ['Responsibility', 'Individual'],
      ['Date Opened', '03/12/2019'],
      ['Status', 'Open/Never late.'],
      ['Status Updated', 'May 2024'],
      ['Balance', '$1,200'],
      ['Balance Updated', '05/13/2024'],
      ['Recent Payment', '$50 as of 04/06/2024'],
      ['Monthly Payment', '$1,050'],
      ['Credit Limit', '$5,000'],
      ['Highest Balance', '$1,900'],
    ].map(([label = '', value = ''], row): [number, ...PrintedPiece[]] => [
      110 + row * 20,
      [28, label, confidence],
      [294, value, confidence],
    ]),
  ])
