import { describe, expect, it } from 'vitest'
import { negativeItems } from '#engine/audit/negative-items.ts'
import { documentOf } from '#engine/reading/lines/typeset.ts'
import type { PageText } from '#engine/reading/page-text.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import type { Report } from '#engine/report/report.ts'
import { type RightEdgeLine, rightEdgePage } from '#engine/testing/right-edge-page.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** A card as it is opened on the member site. */
interface PrintedCard {
  readonly name: readonly string[]
  readonly word: string
  readonly balance: string | null
  readonly kind: string
  readonly status: readonly (readonly [string, string])[]
  readonly details: readonly (readonly [string, string])[]
  readonly payments: readonly (readonly [string, string])[]
  readonly contact: readonly string[]
  readonly remarks: readonly string[]
}

type Flow = { readonly gap: number; readonly line: Omit<RightEdgeLine, 'y'> }[]

/** In the places of the replica (`faults/native/pages/transunion-member-page.pdf`). */
function flowOf(card: PrintedCard): Flow {
  const title = (text: string): Flow => [{ gap: 36, line: { text, x: 53, height: 19 } }]
  const rows = (all: readonly (readonly [string, string])[]): Flow =>
    all.map(([text, right], index) => ({ gap: index === 0 ? 36.6 : 28, line: { text, right, x: 53, height: 11 } }))
  return [
    ...card.name.map((text, index) => ({ gap: index === 0 ? 0 : 13.8, line: { text, x: 53, height: 13.8 } })),
    { gap: 15, line: { text: card.word, x: 53, height: 10, ...(card.balance !== null && { right: card.balance }) } },
    { gap: 16, line: { text: card.kind, x: 53, height: 11 } },
    { gap: 17.4, line: { text: 'Status', x: 53, height: 19 } },
    ...rows(card.status),
    ...title('Account Details'),
    ...rows(card.details),
    ...title('Payment Details'),
    ...rows(card.payments),
    ...(card.contact.length === 0 ? [] : title('Lender Info')),
    ...card.contact.map((text, index) => ({ gap: index === 0 ? 39 : 13, line: { text, x: 70, height: 11 } })),
    ...(card.remarks.length === 0 ? [] : title('Remarks')),
    ...card.remarks.map((text, index) => ({ gap: index === 0 ? 36.6 : 28, line: { text, x: 53, height: 11 } })),
    { gap: 37, line: { text: 'See something wrong?', height: 13.8 } },
  ]
}

const [TOP, FOOT] = [19, 770]

/** One card after the other; a card that begins a page again where `each` says so. */
function printCards(cards: readonly PrintedCard[], { foot = FOOT, isOneAPage = true } = {}): PageText[] {
  const pages: RightEdgeLine[][] = [[]]
  let y = TOP
  for (const [index, card] of cards.entries()) {
    if (index > 0 && isOneAPage) {
      pages.push([])
      y = TOP
    } else if (index > 0) y += 40
    for (const { gap, line } of flowOf(card)) {
      y += gap
      if (y > foot) {
        pages.push([])
        y = TOP
      }
      pages.at(-1)?.push({ ...line, y })
    }
  }
  return pages.map((lines, index) => rightEdgePage(lines, { number: index + 1, width: 612, height: 792, edge: 566 }))
}

const LATE: PrintedCard = {
  name: ['PEMBERLEY STUDENT FINANCE', 'SERVICING GROUP'],
  word: 'LATE 60 DAYS',
  balance: '$12,480',
  kind: 'Student Loans',
  status: [
    ['Date Reported', 'Jul 31, 2026'],
    ['Payment Status', 'Late 60 Days'],
    ['Account Status', 'Open'],
  ],
  details: [
    ['Account Type', 'Student Loan'],
    ['Responsibility', 'Joint'],
    ['Original Loan Amount', '$15,200'],
    ['Date Account Opened', 'Feb 03, 2021'],
  ],
  payments: [
    ['Date of Last Payment', 'Apr 18, 2026'],
    ['Monthly Payment', '$161'],
    ['Term', '120 Months'],
    ['Payment Frequency', 'Monthly'],
    ['Worst Pay Status', 'Late 60 Days'],
  ],
  contact: ['77 Harbor Way', 'Millbrook, NJ 07999', '(201) 555-0144'],
  remarks: ['Student loan.'],
}
const PAID: PrintedCard = {
  name: ['OAKHAVEN CARD'],
  word: 'CLOSED',
  balance: null,
  kind: 'Credit Cards',
  status: [
    ['Date Reported', 'Mar 02, 2025'],
    ['Payment Status', 'Current'],
    ['Account Status', 'Closed'],
  ],
  details: [
    ['Account Type', 'Credit Card'],
    ['Responsibility', 'Authorized User'],
    ['Credit Limit', '$2,500'],
    ['High Balance', '$640'],
    ['Date Account Opened', 'Oct 11, 2016'],
    ['Date Account Closed', 'Feb 20, 2025'],
  ],
  payments: [
    ['Monthly Payment', '$0'],
    ['Term', '0'],
    ['Worst Pay Status', 'Unknown'],
  ],
  contact: [],
  remarks: [],
}
const CHARGED_OFF: PrintedCard = {
  ...PAID,
  name: ['RED MESA BANK'],
  word: 'COLLECTION/CHARGEOFF',
  balance: '$1,902',
  status: [
    ['Date Reported', 'Sep 01, 2026'],
    ['Payment Status', 'Collection/Chargeoff'],
    ['Account Status', 'Derogatory'],
  ],
  contact: ['(505) 555-0107'],
  remarks: ['Unpaid balance reported as a loss by credit grantor.', 'Account information disputed by consumer.'],
}

function read(pages: readonly PageText[], chosen: Bureau | null = 'transunion'): Report {
  const result = readDocument(documentOf(pages), ['r1', 'r2', 'r3'], chosen)
  if (result.kind !== 'reports') throw new Error(`no report: ${result.kind}`)
  return result.reports[0]
}

const WANTED = [
  {
    creditorName: 'PEMBERLEY STUDENT FINANCE SERVICING GROUP',
    accountNumber: null,
    currentBalance: 1_248_000,
    paymentStatus: 'late',
    status: 'open',
    accountType: 'installment',
    responsibility: 'joint',
    originalBalance: 1_520_000,
    dateReported: '2026-07-31',
    dateOpened: '2021-02-03',
    dateClosed: null,
    lastPaymentDate: '2026-04-18',
    monthlyPayment: 16_100,
    terms: '120 Months',
    remarks: ['Student loan.'],
    contact: { lines: ['77 Harbor Way', 'Millbrook, NJ 07999'], phone: '(201) 555-0144' },
  },
  {
    creditorName: 'OAKHAVEN CARD',
    currentBalance: null,
    paymentStatus: 'current',
    status: 'closed',
    creditLimit: 250_000,
    highBalance: 64_000,
    dateClosed: '2025-02-20',
    terms: null,
    remarks: [],
    contact: null,
  },
  {
    creditorName: 'RED MESA BANK',
    currentBalance: 190_200,
    paymentStatus: 'charge_off',
    status: 'closed',
    isMarkedAdverse: true,
    contact: { lines: [], phone: '(505) 555-0107' },
    remarks: ['Unpaid balance reported as a loss by credit grantor.', 'Account information disputed by consumer.'],
  },
]

describe('cards of the member site', () => {
  const cards = [LATE, PAID, CHARGED_OFF]

  it('are read each for the bureau that the member chose', () => {
    const report = read(printCards(cards))
    expect([report.bureau, report.reportDate, report.isExcerpt]).toEqual(['transunion', null, true])
    expect(report.accounts).toMatchObject(WANTED)
    expect(negativeItems(report).map(({ creditorName }) => creditorName)).toEqual(
      [WANTED[0], WANTED[2]].map((one) => one?.creditorName),
    )
  })

  it('are asked about where the member chose none and none is named', () => {
    expect(readDocument(documentOf(printCards(cards)), ['r1', 'r2', 'r3'])).toEqual({
      kind: 'not_a_report',
      why: 'bureau_not_named',
    })
  })

  it('are of the bureau that the pages name', () => {
    const [first, ...others] = printCards(cards)
    if (!first) throw new Error('no page')
    const foot = rightEdgePage([{ y: 775, text: 'https://members.transunion.com/accounts', x: 20, height: 8 }], {
      number: 1,
      width: 612,
      height: 792,
      edge: 566,
    })
    const named = { ...first, words: [...first.words, ...foot.words] }
    expect(read([named, ...others], null).bureau).toBe('transunion')
  })

  it.each([300, 460, 560])('go on over the end of a page, and one may follow the other (%i points)', (foot) => {
    expect(read(printCards(cards, { foot, isOneAPage: false })).accounts).toMatchObject(WANTED)
  })

  it('in another order are the same', () => {
    expect(read(printCards(cards).toReversed()).accounts).toMatchObject(WANTED.toReversed())
  })

  it('that were printed twice, side by side or apart, are one; two loans of one day stay two', () => {
    const later = { ...LATE, balance: '$4,100' }
    const report = read(printCards([LATE, PAID, LATE, PAID, CHARGED_OFF, LATE, later]))
    expect(report.accounts.map(({ creditorName, currentBalance }) => [creditorName.split(' ')[0], currentBalance])).toEqual([
      ['PEMBERLEY', 1_248_000],
      ['OAKHAVEN', null],
      ['RED', 190_200],
      ['PEMBERLEY', 410_000],
    ])
  })

  it('are of the kind over them where their type may be of any', () => {
    const unsecured = {
      ...LATE,
      kind: 'Personal Loans',
      details: [['Account Type', 'Unsecured'] as const, ...LATE.details.slice(1)],
    }
    const secured = { ...unsecured, kind: 'Other' }
    expect(read(printCards([unsecured, secured])).accounts.map(({ accountType }) => accountType)).toEqual(['installment', null])
  })

  it('give no row to the card before where the page between them is missing', () => {
    const pages = printCards([CHARGED_OFF, LATE], { foot: 510 })
    // The second half of the first card and the first of the second are not there.
    const [first, , , last] = pages
    const report = read([first, last].filter((page) => page !== undefined))
    expect(report.accounts).toHaveLength(1)
    expect(report.accounts[0]).toMatchObject({ creditorName: 'RED MESA BANK', contact: null, remarks: [] })
  })
})
