import { describe, expect, it } from 'vitest'
import type { PageText } from '#engine/reading/page-text.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { scrolledOn } from '#engine/recognition/scrolled-on.ts'
import { type PrintedPiece, recognisedPage } from '#engine/testing/recognised-page.ts'

const screen = (...lines: readonly string[]): PageText =>
  recognisedPage(lines.map((line, row): [number, ...PrintedPiece[]] => [60 + row * 20, [28, line]]))
/** What is left of each screen. */
const left = (...screens: readonly PageText[]): string[][] =>
  scrolledOn({ pages: screens.map((page, index) => ({ ...page, number: index + 1 })), producer: null }).pages.map((page) =>
    pageLines(page).map(({ text }) => text),
  )

const ALPHA = ['ALPHA BANK', 'Date Opened 03/12/2019', 'Balance $1,200', 'Credit Limit $5,000']
const BETA = ['BETA BANK', 'Date Opened 07/02/2021', 'Balance $8,410', 'Credit Limit $9,500']

describe('screens of a page that was scrolled', () => {
  it('show each line once', () => {
    expect(left(screen('Accounts', ...ALPHA, ...BETA.slice(0, 3)), screen(...BETA))).toEqual([
      ['Accounts', ...ALPHA, ...BETA.slice(0, 3)],
      ['Credit Limit $9,500'],
    ])
  })

  it('lose the bars of the screen between them', () => {
    expect(
      left(screen('9:41', ...ALPHA, ...BETA.slice(0, 3), 'Home Search More'), screen('9:42', 'example.com', ...BETA)),
    ).toEqual([['9:41', ...ALPHA, ...BETA.slice(0, 3)], ['Credit Limit $9,500']])
  })

  it('may be read a little otherwise', () => {
    const [, second] = left(
      screen(...ALPHA, ...BETA),
      screen('BETA BANK', 'Date Opencd 07/02/2021', ...BETA.slice(2), 'Status Open'),
    )
    expect(second).toEqual(['Status Open'])
  })

  it.each([
    ['that goes on where the first ends', screen(...ALPHA), screen(...BETA)],
    [
      'with the same labels alone',
      screen(...ALPHA, 'Payment History', 'Legend', 'Terms'),
      screen('Payment History', 'Legend', 'Terms'),
    ],
    [
      'with other amounts',
      screen(...ALPHA),
      screen('ALPHA BANK', 'Date Opened 03/12/2020', 'Balance $7,700', 'Credit Limit $6,100'),
    ],
    ['that shows the same further down', screen(...ALPHA), screen(...BETA, ...BETA, ...ALPHA)],
    ['whose number is another', screen(...ALPHA, 'Page 1 of 9'), screen(...ALPHA, 'Page 2 of 9')],
  ])('leave a page as it is %s', (_, first, second) => {
    expect(left(first, second)).toEqual([first, second].map((page) => pageLines(page).map(({ text }) => text)))
  })
})
