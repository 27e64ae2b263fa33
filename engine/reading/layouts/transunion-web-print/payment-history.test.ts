import { describe, expect, it } from 'vitest'
import type { Notes } from '#engine/reading/facts.ts'
import { readRatings, remarkPhrases } from '#engine/reading/layouts/transunion-web-print/key.ts'
import { readPaymentHistory, totalMonths } from '#engine/reading/layouts/transunion-web-print/payment-history.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { type Piece, typeset, typesetLines } from '#engine/reading/lines/typeset.ts'

const KEY = [
  'Ratings',
  'OK Current, paying or paid as agreed',
  'N/R Not Reported | X Unknown',
  'Remarks',
  'CLA Placed for collection',
]
const ratings = readRatings(pageLines(typesetLines(KEY)))

function read(lines: readonly string[]): { codes: string[]; balances: unknown; months: number; notes: Notes } {
  const notes: Notes = {}
  const history = readPaymentHistory(pageLines(typesetLines(lines)), ratings, notes)
  const codes = history.paymentHistory.map(({ month, code }) => `${month} ${code}`)
  return { codes, balances: history.balanceHistory, months: history.months, notes }
}

const STACKS = [
  'November 2023 | October 2023',
  'Balance | Balance',
  '$1,200 | ---',
  'Past Due | Past Due',
  '>$50< | ---',
  'Amount Paid | Amount Paid',
  '--- | ---',
  'Scheduled Payment | Scheduled Payment',
  '$25 | ---',
  'Rating | Rating',
  '>30< | OK',
  'Total Months: 2',
]

describe('the payment history', () => {
  it('is read from months that stand as stacks', () => {
    const { codes, balances, months, notes } = read(STACKS)
    expect(codes).toEqual(['2023-11 30', '2023-10 ok'])
    expect(balances).toEqual([{ month: '2023-11', balance: 120_000, scheduledPayment: 2500, paid: null, pastDue: 5000 }])
    expect(months).toBe(2)
    expect(Object.keys(notes).toSorted()).toEqual(['balanceHistory.2023-11', 'paymentHistory.2023-10', 'paymentHistory.2023-11'])
    expect(notes['paymentHistory.2023-11']).toMatchObject({ page: 1, quote: '>30<' })
  })

  it('keeps the limit, the highest balance and the remark of each month', () => {
    const { balances } = read([
      'November 2023 | October 2023',
      'Balance | Balance',
      '$385 | $316',
      'High Credit | High Credit',
      '$391 | $338',
      'Credit Limit | Credit Limit',
      '$339 | ---',
      'Remarks | Remarks',
      '>PRL< | >',
      'Rating | Rating',
      'C/O | OK',
    ])
    const NONE = { scheduledPayment: null, paid: null, pastDue: null }
    expect(balances).toEqual([
      { ...NONE, month: '2023-11', balance: 38_500, highBalance: 39_100, creditLimit: 33_900, remarks: '>PRL<' },
      { ...NONE, month: '2023-10', balance: 31_600, highBalance: 33_800 },
    ])
  })

  it('is read from rows with their label at the left', () => {
    const { codes, balances } = read([
      ' | Oct 2023 | Nov 2023',
      'Balance | $5 | $4',
      'Remarks | >PRL< | ---',
      'Rating | C/O | >COL<',
    ])
    expect(codes).toEqual(['2023-11 collection', '2023-10 charge_off'])
    expect(balances).toHaveLength(2)
  })

  it('is read where a month touches the year beside it', () => {
    const pieces: Piece[] = [
      [40, 50, 'November'],
      [84, 50, '2023October'],
      [144, 50, '2023'],
      [40, 62, 'Rating'],
      [130, 62, 'Rating'],
      [40, 74, '>30<'],
      [130, 74, 'OK'],
    ]
    const { paymentHistory } = readPaymentHistory(pageLines(typeset(pieces)), ratings, {})
    expect(paymentHistory.map(({ month, code }) => `${month} ${code}`)).toEqual(['2023-11 30', '2023-10 ok'])
  })

  it('is read where a month touches the year beside it, and another stands over its own', () => {
    const pieces: Piece[] = [
      [30, 50, 'September'],
      [100, 50, 'October 2022'],
      [170, 50, 'November'],
      [214, 50, '2022December'],
      [279, 50, '2022'],
      [42, 62, '2022'],
      ...[40, 110, 190, 250].flatMap((x): Piece[] => [
        [x, 76, 'Rating'],
        [x, 88, 'OK'],
      ]),
    ]
    const { paymentHistory } = readPaymentHistory(pageLines(typeset(pieces)), ratings, {})
    expect(paymentHistory.map(({ month }) => month)).toEqual(['2022-12', '2022-11', '2022-10', '2022-09'])
  })

  it('is read where a stack has a row more than its neighbour', () => {
    const { codes } = read(['May 2023 | April 2023', 'Remarks | Rating', '>RPO< | 60', 'Rating', 'RPO'])
    expect(codes).toEqual(['2023-05 repossession', '2023-04 60'])
  })

  it('is read where headings and labels wrap', () => {
    const pieces: Piece[] = [
      [140, 44, 'September'],
      [240, 50, 'August 2022'],
      [140, 56, '2022'],
      [36, 70, 'Scheduled'],
      [140, 76, '$7'],
      [240, 76, '---'],
      [36, 82, 'Payment'],
      [36, 96, 'Rating'],
      [140, 96, 'OK'],
      [240, 96, '90'],
    ]
    const history = readPaymentHistory(pageLines(typeset(pieces)), ratings, {})
    expect(history.paymentHistory).toEqual([
      { month: '2022-09', code: 'ok' },
      { month: '2022-08', code: '90' },
    ])
    expect(history.balanceHistory).toMatchObject([{ month: '2022-09', scheduledPayment: 700 }])
  })

  it.each([
    ['of some months', 'December | January 2023 | February', '2022 | 2023'],
    ['of all months', 'December | January | February', '2022 | 2023 | 2023'],
  ])('is read where a page ends between the names and the years %s', (_, names, years) => {
    const [first, second] = [names, years].map((line) => line.split(' | '))
    const foot: Piece[] = (first ?? []).map((name, index) => [40 + index * 90, 760, name])
    const under = (second ?? []).map((_year, index) => (second?.length === 2 && index === 1 ? 2 : index))
    const head: Piece[] = (second ?? []).map((year, index) => [40 + (under[index] ?? 0) * 90, 30, year])
    const cells = ['Rating', 'OK'].flatMap((text, row) => [0, 1, 2].map((at): Piece => [40 + at * 90, 60 + row * 16, text]))
    const history = readPaymentHistory(
      [...pageLines(typeset(foot, { number: 1 })), ...pageLines(typeset([...head, ...cells], { number: 2 }))],
      ratings,
      {},
    )
    expect(history.paymentHistory.map(({ month, code }) => `${month} ${code}`)).toEqual([
      '2023-02 ok',
      '2023-01 ok',
      '2022-12 ok',
    ])
  })

  it('is read where a year stands beside the first labels of the other months', () => {
    const { codes } = read(['September | August 2022', '2022 | Rating', 'Rating | OK', '30 |'])
    expect(codes).toEqual(['2022-09 30', '2022-08 ok'])
  })

  it.each([
    ['a dash', '---', []],
    ['nothing', '', []],
    ['a code that no key explains', 'ZZZ', []],
    ['unknown', 'X', ['2023-05 no_data']],
    ['not reported', 'N/R', ['2023-05 no_data']],
    ['foreclosure', '>FC<', ['2023-05 foreclosure']],
    ['voluntary surrender', 'VS', ['2023-05 voluntary_surrender']],
  ])('reads %s', (_, cell, codes) => {
    expect(read(['May 2023', 'Rating', cell]).codes).toEqual(codes)
  })

  it('has a place, in doubt, for a rating that no key explains or that was not made out on a picture, and none for a dash', () => {
    const page = typesetLines([
      'May 2023 | April 2023 | March 2023',
      'Balance | Balance | Balance',
      '$1 | $1 | $1',
      'Rating | Rating | Rating',
      'ZZZ | | ---',
    ])
    const recognised = { ...page, words: page.words.map((word) => ({ ...word, confidence: 0.96 })) }
    const doubtful = (given: typeof page): string[] => {
      const notes: Notes = {}
      expect(readPaymentHistory(pageLines(given), ratings, notes).paymentHistory).toEqual([])
      return Object.keys(notes).filter((field) => field.startsWith('paymentHistory') && notes[field]?.confidence === 0)
    }
    expect(doubtful(recognised)).toEqual(['paymentHistory.2023-05', 'paymentHistory.2023-04'])
    expect(doubtful(page)).toEqual(['paymentHistory.2023-05'])
  })

  describe('whose cells stand on the page after their headings', () => {
    const heads = ['July 2019', 'August 2019', 'September 2019', 'October 2019']
    const first: Piece[] = [...heads.map((head, index): Piece => [140 + index * 77, 700, head]), [37, 715, 'Balance']]
    const codes = ['OK', 'OK', '30', 'OK']
    const second = (shift: number): Piece[] => [
      [37 + shift, 30, 'Rating'],
      ...codes.map((code, index): Piece => [147 + shift + index * 77, 30, code]),
    ]
    const readPages = (shift: number, isPicture: boolean) => {
      const notes: Notes = {}
      const pages = [typeset(first), { ...typeset(second(shift)), number: 2 }].map((page) =>
        isPicture ? { ...page, words: page.words.map((word) => ({ ...word, confidence: 0.96 })) } : page,
      )
      const { paymentHistory } = readPaymentHistory(pages.flatMap(pageLines), ratings, notes)
      const isSure = paymentHistory.every(({ month }) => (notes[`paymentHistory.${month}`]?.confidence ?? 1) >= 0.9)
      return { read: paymentHistory.map(({ month, code }) => `${month} ${code}`), isSure }
    }
    const right = ['2019-10 ok', '2019-09 30', '2019-08 ok', '2019-07 ok']

    it.each([
      ['that lies as the one before', 0, true, true],
      ['that lies a little aside', 6, true, true],
      ['that lies nearly a column aside, and are asked about', 67, true, false],
      ['that lies to the left, and are asked about', -30, true, false],
      ['of text', 0, false, true],
    ])('%s', (_, shift, isPicture, isSure) => {
      expect(readPages(shift, isPicture)).toEqual({ read: right, isSure })
    })
  })

  it('counts its months', () => {
    const lines = pageLines(typesetLines(STACKS))
    expect([totalMonths(lines), totalMonths(lines.slice(0, 4))]).toEqual([2, null])
  })
})

describe('the key', () => {
  it('is the authority for its own report', () => {
    const own = readRatings(
      pageLines(typesetLines(['Ratings', 'CO Charged off by account provider RP Repossession', '30 30 days late'])),
    )
    expect([own.get('CO'), own.get('RP'), own.get('30'), own.get('COL')]).toEqual([
      'charge_off',
      'repossession',
      '30',
      'collection',
    ])
  })

  it('says nothing of a code that it explains in two ways', () => {
    const own = readRatings(pageLines(typesetLines(['Ratings', 'AA Repossession', 'AA Foreclosure'])))
    expect(own.get('AA')).toBeNull()
  })

  it('lists the remarks, unless they wrap', () => {
    const lines = (more: readonly string[]) => pageLines(typesetLines([...KEY, ...more]))
    expect([...remarkPhrases(lines(['CLO Closed']))]).toEqual(['placedforcollection', 'closed'])
    expect(remarkPhrases(lines(['XYZ Something that', 'wraps'])).has('somethingthat')).toBe(false)
  })
})
