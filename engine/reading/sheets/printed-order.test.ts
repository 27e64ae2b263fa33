import { describe, expect, it } from 'vitest'
import { PRINTED_ORDER as EXPERIAN } from '#engine/reading/layouts/experian-web-print/printed-order.ts'
import { PRINTED_ORDER as TRANSUNION } from '#engine/reading/layouts/transunion-web-print/printed-order.ts'
import { documentOf, typesetLines } from '#engine/reading/lines/typeset.ts'
import { inPrintedOrder, type PrintedOrder } from '#engine/reading/sheets/printed-order.ts'

const ROWS = ['Date Opened | 01/02/2020', 'Account Type | Revolving Account', 'Balance | $5', 'Pay Status | Current']
const BANDS = ['January 2025 | February 2025', 'March 2025 | April 2025', 'May 2025 | June 2025']
/** A whole report of TransUnion: accounts and a history that go on over page breaks. */
const PAGES: readonly (readonly string[])[] = [
  ['Personal Information', 'Name | JANE SAMPLE', 'Account Information', 'Prose.'],
  ['Accounts with Adverse Information', 'Account Name', 'FIRST BANK 517805****', 'Account Information', ...ROWS.slice(0, 2)],
  [...ROWS.slice(2), 'Payment History', BANDS[0] ?? ''],
  [BANDS[1] ?? '', 'OK | OK', BANDS[2] ?? ''],
  ['SECOND BANK 400022****', 'Account Information', ...ROWS],
  ['Satisfactory Accounts', 'Account Name', 'THIRD BANK 4417****', 'Account Information', ...ROWS.slice(0, 3)],
  [...ROWS.slice(3), 'Payment History', BANDS[0] ?? '', BANDS[1] ?? ''],
  ['Regular Inquiries', 'Name', 'LENDER'],
  ['Account Review Inquiries', 'Name', 'OTHER LENDER'],
]
const orderOf = (numbers: readonly number[], printed: PrintedOrder | null = TRANSUNION) =>
  inPrintedOrder(documentOf(numbers.map((number) => typesetLines(PAGES[number - 1] ?? []))), printed ?? undefined)

describe('pages without numbers', () => {
  it('are known to be in order', () => {
    const order = orderOf([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(order.kind).toBe('known')
  })

  it.each([
    ['backwards', [9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ['begun in the middle', [6, 7, 8, 9, 1, 2, 3, 4, 5]],
  ])('are put in order where they lie %s', (_, numbers) => {
    const order = orderOf(numbers)
    if (order.kind !== 'known') throw new Error(order.kind)
    expect(order.pages.document.pages.map(({ words }) => words[0]?.text)).toEqual(
      PAGES.map(([first = '']) => first.split(' ')[0]),
    )
  })

  it.each([
    ['a page is missing within an account', [1, 2, 4, 5, 6, 7, 8, 9]],
    ['a page is missing within a history', [1, 2, 3, 5, 6, 7, 8, 9]],
    ['the middle was printed alone, with a gap', [2, 4, 5]],
  ])('are in doubt at most where %s', (_, numbers) => {
    expect(orderOf(numbers).kind).not.toBe('shuffled')
  })

  it('are in doubt where a page cannot follow the one before it', () => {
    expect(orderOf([1, 2, 4, 5, 6, 7, 8, 9])).toEqual({ kind: 'doubtful', entries: 3 })
  })

  it.each([
    ['sections in another order', [1, 6, 7, 2, 3, 4, 5, 8, 9]],
    ['inquiries before accounts', [1, 8, 2, 3, 4, 5, 6, 7, 9]],
    ['many breaks', [1, 4, 3, 2, 5, 7, 6, 8, 9]],
  ])('are shuffled: %s', (_, numbers) => {
    expect(orderOf(numbers).kind).toBe('shuffled')
  })

  it('may have the labels of their cells at the left of each band', () => {
    const pages = PAGES.map((lines) =>
      lines.flatMap((line) => (BANDS.includes(line) ? [line, 'Balance | $5', 'Past Due | $0', 'Balance | $6'] : [line])),
    )
    expect(inPrintedOrder(documentOf(pages.map((one) => typesetLines(one))), TRANSUNION).kind).toBe('known')
  })

  it.each([
    ['March | April 2025', '2025'],
    ['March 2025 | April', '2025'],
    ['March | April', '2025 | 2025'],
    ['March 2025April 2025', 'Rating | Rating'],
  ])('may have the year of a long month on the line below, or months that touch: %s', (...band) => {
    const pages = PAGES.map((lines) => lines.flatMap((line) => (line === BANDS[1] ? band : [line])))
    expect(inPrintedOrder(documentOf(pages.map((one) => typesetLines(one))), TRANSUNION).kind).toBe('known')
  })

  it('are of two reports where a section begins once more', () => {
    expect(orderOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 6, 7, 8, 9]).kind).toBe('repeated')
  })

  it('are left as they are where the print has an order of its own', () => {
    expect(orderOf([9, 2, 5], null).kind).toBe('known')
  })

  it('of Experian may hold public records with rows of their own order', () => {
    const pages = [
      ['Personal Information'],
      [
        'Account Info',
        'Account Number | 41XXXX',
        'Account Type | Card',
        'Responsibility | Individual',
        'Date Opened | 1',
        'Status | Open',
        'Contact Info',
      ],
      ['Public Records', 'Type | Bankruptcy', 'Status | Filed'],
      ['Responsibility | Individual', 'Hard Inquiries', 'Soft Inquiries'],
    ]
    expect(inPrintedOrder(documentOf(pages.map((one) => typesetLines(one))), EXPERIAN).kind).toBe('known')
  })
})
