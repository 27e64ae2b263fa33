import { describe, expect, it } from 'vitest'
import { fieldsOf } from '#engine/reading/layouts/transunion-web-print/fields.ts'
import { ACCOUNT_LABELS, IDENTITY_LABELS, INQUIRY_LABELS } from '#engine/reading/layouts/transunion-web-print/words.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { type Piece, typeset, typesetLines } from '#engine/reading/lines/typeset.ts'

const read = (lines: readonly string[]): string[] =>
  fieldsOf(pageLines(typesetLines(lines)), ACCOUNT_LABELS).map(({ label, text }) => `${label}: ${text}`)

const placed = (pieces: readonly Piece[]): string[] =>
  fieldsOf(pageLines(typeset(pieces)), ACCOUNT_LABELS).map(({ label, text }) => `${label}: ${text}`)

describe('labels and their values', () => {
  it('stand side by side', () => {
    expect(read(['Date Opened | 03/05/2020', 'Balance | $1,200', 'Date Closed | '])).toEqual([
      'Date Opened: 03/05/2020',
      'Balance: $1,200',
      'Date Closed: ',
    ])
  })

  it('stand at the two edges of the page, the value going on below', () => {
    const pieces: Piece[] = [
      [36, 50, 'Account Type'],
      [500, 50, 'Installmen'],
      [510, 63, 't Account'],
      [36, 80, 'Balance'],
      [540, 80, '$0'],
    ]
    expect(placed(pieces)).toEqual(['Account Type: Installmen t Account', 'Balance: $0'])
  })

  it('are no part of a value that goes on below in the words of one', () => {
    const pieces: Piece[] = [
      [36, 50, 'Pay Status'],
      [440, 50, '>Account 120 Days'],
      [455, 62, 'Past Due Date<'],
      [36, 80, 'Balance'],
      [500, 80, '$2,200'],
      [36, 95, 'Past Due'],
      [500, 95, '>$2,200<'],
      [36, 110, 'Pay Status'],
      [430, 110, 'Current; was 30 Days'],
      [490, 122, 'Past Due'],
      [36, 140, 'Pay Status'],
      [440, 140, 'Current; was 30 Da'],
      [475, 152, 'ys'],
      [490.5, 152, 'Past'],
      [515.5, 152, 'Due'],
    ]
    expect(placed(pieces)).toEqual([
      'Pay Status: >Account 120 Days Past Due Date<',
      'Balance: $2,200',
      'Past Due: >$2,200<',
      'Pay Status: Current; was 30 Days Past Due',
      'Pay Status: Current; was 30 Da ys Past Due',
    ])
  })

  it('stand beside the last line of the value, as the bureau sets them', () => {
    const flushRight = (y: number, text: string): Piece => [540 - text.length * 5, y, text]
    const pieces: Piece[] = [
      [36, 50, 'Date Closed'],
      flushRight(50, '07/24/2018'),
      flushRight(80, 'CHAPTER 13 BANKRUPTCY; PURCHASED'),
      flushRight(91, 'BY ANOTHER LENDER AND NOT PAID OFF'),
      [36, 102, 'Remarks'],
      flushRight(102, 'BY IT'),
      [36, 132, 'Balance'],
      flushRight(132, '$0'),
    ]
    expect(placed(pieces)).toEqual([
      'Date Closed: 07/24/2018',
      'Remarks: CHAPTER 13 BANKRUPTCY; PURCHASED BY ANOTHER LENDER AND NOT PAID OFF BY IT',
      'Balance: $0',
    ])
  })

  it('stand beside the last line at the head of a page too, where no row follows', () => {
    const flushRight = (y: number, text: string): Piece => [540 - text.length * 5, y, text]
    const before: Piece[] = [
      [36, 700, 'Pay Status'],
      flushRight(700, 'Current'),
      [36, 733, 'Terms'],
      flushRight(733, '$204 per month'),
    ]
    const head: Piece[] = [
      flushRight(20, 'High balance of $4,379 from 08/2023;'),
      [36, 33, 'High Balance (Hist.)'],
      flushRight(33, '$290 from 04/2025'),
    ]
    const lines = [...pageLines(typeset(before)), ...pageLines(typeset(head, { number: 2 }))]
    expect(fieldsOf(lines, ACCOUNT_LABELS).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Pay Status: Current',
      'Terms: $204 per month',
      'High Balance (Hist.): High balance of $4,379 from 08/2023; $290 from 04/2025',
    ])
  })

  it('stand beside the last of three lines at the head of a page', () => {
    const flushRight = (y: number, text: string): Piece => [540 - text.length * 5, y, text]
    const before: Piece[] = [[36, 733, 'Terms'], flushRight(733, '$204 per month')]
    const head: Piece[] = [
      flushRight(20, 'High balance of $4,379 from 08/2023; $290'),
      flushRight(33, 'from 04/2025 to 01/2026; $300 from 02/2026'),
      [36, 46, 'High Balance (Hist.)'],
      flushRight(46, 'to 03/2026'),
      [36, 79, 'Remarks'],
      flushRight(79, 'CLOSED'),
    ]
    const lines = [...pageLines(typeset(before)), ...pageLines(typeset(head, { number: 2 }))]
    expect(fieldsOf(lines, ACCOUNT_LABELS).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Terms: $204 per month',
      'High Balance (Hist.): High balance of $4,379 from 08/2023; $290 from 04/2025 to 01/2026; $300 from 02/2026 to 03/2026',
      'Remarks: CLOSED',
    ])
  })

  it('take nothing from the next page where others stand lower on their own', () => {
    const before: Piece[] = [
      [14, 600, 'Also Known As'],
      [22, 640, 'AKA'],
      [22, 660, 'JO SAMPLE'],
      [22, 700, 'Other Address'],
      [22, 720, '4 ELM ST RYE, NH 03870'],
    ]
    const lines = [...pageLines(typeset(before)), ...pageLines(typeset([[37, 20, 'Accounts']], { number: 2 }))]
    expect(fieldsOf(lines, IDENTITY_LABELS).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Also Known As: ',
      'AKA: JO SAMPLE',
      'Other Address: 4 ELM ST RYE, NH 03870',
    ])
  })

  it('stand beside the last line of the first row of all, which ends its page', () => {
    const flushRight = (y: number, text: string): Piece => [540 - text.length * 5, y, text]
    const foot: Piece[] = [
      flushRight(720, '10918 SAINT CLAIR BLVD APT 4B AKRON, OH'),
      [36, 734, 'Address'],
      flushRight(734, '44123'),
    ]
    const behind: Piece[] = [
      [36, 20, 'Phone'],
      flushRight(20, '(702) 555-0138'),
      [36, 53, 'Monthly Payment'],
      flushRight(53, '$0'),
    ]
    const lines = [...pageLines(typeset(foot)), ...pageLines(typeset(behind, { number: 2 }))]
    expect(fieldsOf(lines, ACCOUNT_LABELS).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Address: 10918 SAINT CLAIR BLVD APT 4B AKRON, OH 44123',
      'Phone: (702) 555-0138',
      'Monthly Payment: $0',
    ])
  })

  it('stand one under the other', () => {
    expect(read(['Pay Status', '>Charge-off<', 'Terms', '$25 per month,', 'paid Monthly'])).toEqual([
      'Pay Status: >Charge-off<',
      'Terms: $25 per month, paid Monthly',
    ])
  })

  it('stand in columns, each value under its own label', () => {
    const lines = [
      'Location | Requested On | Phone',
      'PO BOX 12 | 01/02/2024 | (404) 555-0100',
      'SPRINGVALE, GA 30318',
      'Inquiry Type',
      'Individual',
    ]
    expect(fieldsOf(pageLines(typesetLines(lines)), INQUIRY_LABELS).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Location: PO BOX 12 SPRINGVALE, GA 30318',
      'Requested On: 01/02/2024',
      'Phone: (404) 555-0100',
      'Inquiry Type: Individual',
    ])
  })

  it('go on at the head of the next page, which is laid out a little further left where it is a picture', () => {
    const value = (x: number, confidence: { confidence?: number }) => {
      const pages = [typeset([[36, 700, 'Account Type']]), typeset([[x, 40, 'Installment']])]
      const lines = pages.flatMap((page, index) =>
        pageLines({ ...page, number: index + 1, words: page.words.map((word) => ({ ...word, ...confidence })) }),
      )
      return fieldsOf(lines, ACCOUNT_LABELS).map(({ text }) => text)
    }
    expect(value(27, { confidence: 0.9 })).toEqual(['Installment'])
    expect(value(27, {})).toEqual([''])
    expect(value(36, {})).toEqual(['Installment'])
  })

  it.each([
    [
      'begins where all of its page does',
      [[70, 700, 'Account Type']],
      [[34, 40, 'Installment']],
      { confidence: 0.9 },
      'Installment',
    ],
    ['begins so in a text file', [[70, 700, 'Account Type']], [[34, 40, 'Installment']], {}, ''],
    [
      'stands in a column, and the value at the edge',
      [
        [70, 680, 'Balance'],
        [110, 700, 'Account Type'],
      ],
      [[34, 40, 'Installment']],
      { confidence: 0.9 },
      '',
    ],
  ] as const)('over pages that lie apart, belong to a label that %s', (_, first, second, confidence, text) => {
    const lines = [typeset(first), typeset(second)].flatMap((page, index) =>
      pageLines({ ...page, number: index + 1, words: page.words.map((word) => ({ ...word, ...confidence })) }),
    )
    expect(fieldsOf(lines, ACCOUNT_LABELS).find(({ label }) => label === 'Account Type')?.text).toBe(text)
  })

  it.each([
    [
      'a value that begins like a label',
      ['Original Creditor', 'BALANCE CREDIT UNION'],
      ['Original Creditor: BALANCE CREDIT UNION'],
    ],
    ['a longer label than the one it begins with', ['High Balance (Hist.) | $5'], ['High Balance (Hist.): $5']],
    ['a label with a colon', ['Date Opened: 03/05/2020'], ['Date Opened: 03/05/2020']],
    ['a label that its value touches', ['Date Opened03/05/2020'], ['Date Opened: 03/05/2020']],
    ['prose far below', ['Balance | $5', '', '', '', 'Balance and terms are explained below.'], ['Balance: $5']],
  ] as const)('are told from %s', (_, lines, fields) => {
    expect(read(lines)).toEqual(fields)
  })

  it('are no part of a value in the wide letters of a typewriter', () => {
    const page = typesetLines(['Pay Status', '>Account 90 Days Past Due Date<', 'Past Due', '$405'])
    const words = page.words.map(({ text, box: [x, y, width] }) => ({ text, box: [x, y, width, 8.7] as const }))
    const fields = fieldsOf(pageLines({ ...page, words }), ACCOUNT_LABELS).map(({ label, text }) => `${label}: ${text}`)
    expect(fields).toEqual(['Pay Status: >Account 90 Days Past Due Date<', 'Past Due: $405'])
  })

  it('may have a label that wraps', () => {
    const pieces: Piece[] = [
      [36, 50, 'Estimated month and year this item'],
      [500, 50, '10/2029'],
      [36, 62, 'will be removed'],
      [36, 80, 'Balance'],
      [540, 80, '$0'],
    ]
    expect(placed(pieces)).toEqual(['Estimated month and year this item will be removed: 10/2029', 'Balance: $0'])
  })
})
