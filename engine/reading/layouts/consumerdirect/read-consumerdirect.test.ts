import { describe, expect, it } from 'vitest'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseHtml } from '#adapters/markup/parse-html.ts'
import { readConsumerDirect } from '#engine/reading/layouts/consumerdirect/read-consumerdirect.ts'
import { bureauIn, codeOfClass, monthOfLabel } from '#engine/reading/layouts/consumerdirect/words.ts'
import type { Report } from '#engine/report/report.ts'

function reportsOf(inner: string): readonly Report[] {
  const root = parseHtml(`<html><body><div id="smartcredit-app">${inner}</div></body></html>`, DEFAULT_BOUNDS)
  if (typeof root === 'string') throw new Error(root)
  return readConsumerDirect(root)?.reports ?? []
}
const accountOf = (inner: string, bureau: string) => reportsOf(inner).find((report) => report.bureau === bureau)?.accounts[0]

const cells = (texts: readonly string[]): string => texts.map((text) => `<div class="grid-cell">${text}</div>`).join('')
const CLASSIC = `<div class="mb-5"><div class="border-b border-5"><p class="h6"><strong>LVNV (Original Creditor: A BANK)</strong></p></div>
  <div class="d-grid grid-cols-4"><div class="labels">${cells(['', 'Account #', 'Balance Owed', 'Account Rating', 'Account Status', 'Account Type', 'Payment Status', 'Creditor Remarks', 'Dispute Status', 'Closed Date'])}</div>
  <div class="d-contents">${cells(['Equifax', '1234****', '$10.00', 'Derogatory', 'Closed', 'Collection', 'Collection/Chargeoff', '<div>Placed</div><div>Medical</div>', 'Account not disputed', '01/05/2020'])}</div>
  <div class="d-contents">${cells(['TransUnion', '5678****', '$20.00', 'Open', 'Open', 'Revolving', 'Late 60 Days', '--', 'Account in dispute', '--'])}</div>
  <div class="d-contents">${cells(['Experian', '--', '--', '--', '--', '--', '--', '--', '--', '--'])}</div></div>
  <div class="payment-history"><h6>Equifax Payment History</h6><div class="status-9"><div class="month-badge">CO</div><div class="month-label">Jan '22</div></div>
  <div class="status-C"><div class="month-badge"></div><div class="month-label">Dec 2021</div></div><div class="status-U"><div class="month-badge"></div><div class="month-label">Nov 2021</div></div>
  <div class="status-1"><div class="month-badge">30</div><div class="month-label">Oct</div></div><div class="late-history">30: 2 60: 1 90: 0</div></div></div>`

describe('the classic view', () => {
  it('reads each column under the bureau that heads it, and none that says nothing', () => {
    expect(
      reportsOf(CLASSIC).map(({ bureau, accounts }) => [bureau, accounts[0]?.accountNumber, accounts[0]?.currentBalance]),
    ).toEqual([
      ['equifax', '1234****', 1000],
      ['transunion', '5678****', 2000],
    ])
  })

  it('reads the words of an account', () => {
    expect(accountOf(CLASSIC, 'equifax')).toMatchObject({
      creditorName: 'LVNV',
      originalCreditor: 'A BANK',
      accountType: 'collection',
      status: 'closed',
      paymentStatus: 'in_collections',
      dateClosed: '2020-01-05',
      remarks: ['Placed', 'Medical'],
      lateCounts: { days30: 2, days60: 1, days90: 0 },
    })
    expect(accountOf(CLASSIC, 'transunion')).toMatchObject({
      status: 'delinquent',
      paymentStatus: 'late',
      remarks: ['Account in dispute'],
      lateCounts: null,
      dateClosed: null,
    })
  })

  it('reads a month by its badge, else by its class, and none whose year is not told', () => {
    const account = accountOf(CLASSIC, 'equifax')
    expect(account?.paymentHistory).toEqual([
      { month: '2022-01', code: 'collection' },
      { month: '2021-12', code: 'ok' },
    ])
    expect(account?.evidence['paymentHistory.2022-01']?.quote).toBe('CO')
    expect(account?.evidence['paymentHistory.2021-12']?.quote).toBe('Dec 2021')
    expect(account?.evidence['lateCounts']?.quote).toBe('30: 2 60: 1 90: 0')
  })
})

describe('a grid of cells one after the other', () => {
  const flow = (texts: readonly string[]): string =>
    reportsOf(
      `<div class="border-b"><p class="h6"><strong>A BANK</strong></p><div class="d-grid grid-cols-4">${cells(texts)}</div></div>`,
    )
      .map(({ bureau, accounts }) => `${bureau} ${accounts[0]?.accountNumber} ${accounts[0]?.currentBalance}`)
      .join(', ')
  const head = ['', 'TransUnion', 'Experian', 'Equifax', 'Account #', '1111', '2222', '--']

  it('has as many a row as its head', () => {
    expect(flow([...head, 'Balance Owed', '$10.00', '$20.00', '--'])).toBe('experian 2222 2000, transunion 1111 1000')
  })

  it('is none where the rows do not come out even', () => {
    expect(flow([...head, 'Balance Owed', '$10.00', '$20.00'])).toBe('')
  })
})

const row = (label: string, ...values: string[]): string =>
  `<div class="attribute-label">${label}</div>${values.map((value) => `<div>${value}</div>`).join('')}`
const HEAD = '<div></div><div>Experian</div><div>TransUnion</div><div>Equifax</div>'
const ROWS = [row('Account #', '1111', '2222', '3333'), row('Credit Limit', '$100.00', '--', '$300.00')]
const modern = (table: string): string =>
  `<div class="account-container" data-test-account-name="A BANK"><div><span>A BANK</span><div>Open</div></div><div class="account-modal"><div class="attributes-table">${table}</div></div></div>`

describe('the modern view', () => {
  it.each([
    ['a grid a row', [HEAD, ...ROWS].map((one) => `<div class="d-grid">${one}</div>`).join('')],
    ['rows in one grid', `<div class="d-grid">${[HEAD, ...ROWS].map((one) => `<div>${one}</div>`).join('')}</div>`],
    ['one flow', `<div class="d-grid">${HEAD}${ROWS.join('')}</div>`],
  ])('is read as %s', (_, table) => {
    expect(
      reportsOf(modern(table)).map(({ bureau, accounts }) => [bureau, accounts[0]?.creditorName, accounts[0]?.creditLimit]),
    ).toEqual([
      ['equifax', 'A BANK', 30_000],
      ['experian', 'A BANK', 10_000],
      ['transunion', 'A BANK', null],
    ])
  })

  it.each([
    ['A BANK', null],
    ['A BANK $5,933.00 Derogatory', null],
    ['A BANK Open', null],
    ['A BANK (Original Creditor: B BANK) Closed', 'B BANK'],
  ])('takes of the line %s the name alone, and whose debt it was', (line, original) => {
    const block = modern([HEAD, ...ROWS].map((one) => `<div class="d-grid">${one}</div>`).join(''))
    expect(accountOf(block.replace('<span>A BANK</span><div>Open</div>', `<p>${line}</p>`), 'experian')).toMatchObject({
      creditorName: 'A BANK',
      originalCreditor: original,
    })
  })

  it('reads the original creditor from a row of its own', () => {
    const rows = [...ROWS, row('Original Creditor', 'B BANK', '--', '--')]
    const block = modern([HEAD, ...rows].map((one) => `<div class="d-grid">${one}</div>`).join(''))
    expect(['experian', 'equifax'].map((bureau) => accountOf(block, bureau)?.originalCreditor)).toEqual(['B BANK', null])
  })

  it('has no entry of a bureau in whose column only strange words stand', () => {
    const rows = [row('Account #', '1111', '2222', '--'), row('Note', '', '', '30: 0 60: 0')]
    const block = modern([HEAD, ...rows].map((one) => `<div class="d-grid">${one}</div>`).join(''))
    expect(reportsOf(block).map(({ bureau, accounts }) => [bureau, accounts.length])).toEqual([
      ['experian', 1],
      ['transunion', 1],
    ])
  })

  const account = (number: string): string =>
    modern([HEAD, row('Account #', number, '--', '--'), ROWS[1]].map((one) => `<div class="d-grid">${one}</div>`).join(''))
  const countOf = (...numbers: readonly string[]) => reportsOf(numbers.map(account).join(''))[0]?.accounts.length

  it('lists the accounts of a page that stands twice once, and two alike twice', () => {
    expect(countOf('1111', '2222', '3333', '1111', '2222', '3333')).toBe(3)
    expect(countOf('1111', '2222', '3333', '1111', '2222', '4444')).toBe(6)
    expect(countOf('1111', '1111')).toBe(2)
    expect(countOf('1111', '2222', '1111', '2222')).toBe(4)
  })

  it('has no columns where nothing heads them', () => {
    expect(reportsOf(modern(`<div class="d-grid">${ROWS.join('')}</div>`))).toEqual([])
  })
})

describe('words', () => {
  it.each([
    ['Jan 2022', null, '2022-01'],
    ["Jan '22", null, '2022-01'],
    ['1/22', null, '2022-01'],
    ['Jan', 2021, '2021-01'],
    ['Jan', null, null],
    ['13/22', null, null],
    ['Payment', 2021, null],
  ])('the month of %s under %s is %s', (label, year, month) => {
    expect(monthOfLabel(label, year)).toBe(month)
  })

  it('a class says a code, an unknown one none', () => {
    expect(['status-C', 'status-1', 'status-9', 'status-U', 'status'].map(codeOfClass)).toEqual(['OK', '30', 'CO', null, null])
  })

  it('a heading of two bureaus is that of none', () => {
    expect([bureauIn('Trans Union Payment History'), bureauIn('Experian and Equifax'), bureauIn('')]).toEqual([
      'transunion',
      null,
      null,
    ])
  })
})
