import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseHtml } from '#adapters/markup/parse-html.ts'
import { monthsOf } from '#engine/reading/layouts/identityiq/month-labels.ts'
import { readIdentityIq } from '#engine/reading/layouts/identityiq/read-identityiq.ts'
import { readMarkup } from '#engine/reading/read-document.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'

function reportsOf(html: string): readonly Report[] {
  const root = parseHtml(html, DEFAULT_BOUNDS)
  if (typeof root === 'string') throw new Error(root)
  return readIdentityIq(root)?.reports ?? []
}

/** Fields that say something and have no place. */
function unproved(account: Account): string[] {
  const { evidence, ...fields } = account
  const own = Object.entries(fields)
    .filter(([name, value]) => value !== null && !Array.isArray(value) && !['id', 'printsDofd', 'fileEntry'].includes(name))
    .map(([name]) => name)
  const listed = [
    ...account.paymentHistory.map(({ month }) => `paymentHistory.${month}`),
    ...account.remarks.map((_, index) => `remarks.${index}`),
  ]
  return [...own, ...listed].filter((name) => !(name in evidence))
}

const SAMPLE = new URL('../../../../../shared/samples/iiq-html/iiq_angular_small.html', import.meta.url)

describe.skipIf(!existsSync(SAMPLE))('the sample page (../shared/samples; skipped where the folder is missing)', () => {
  const reports = existsSync(SAMPLE) ? reportsOf(readFileSync(SAMPLE, 'utf8')) : []
  const of = (bureau: string) => reports.find((report) => report.bureau === bureau)
  const account = (bureau: string, name: string) => of(bureau)?.accounts.find(({ creditorName }) => creditorName === name)

  it('is a report for each bureau, with the accounts that each has', () => {
    expect(reports.map(({ bureau, accounts }) => [bureau, accounts.map(({ fileEntry }) => fileEntry).join(' ')])).toEqual([
      ['equifax', '1 2'],
      ['experian', '2 4 5 6'],
      ['transunion', '1 2 3 4 5'],
    ])
    expect(reports.map(({ reportDate, reportNumber, score }) => [reportDate, reportNumber, score])).toEqual([
      ['2022-09-23', 'M12345678', 554],
      ['2022-09-23', 'M12345678', 568],
      ['2022-09-23', 'M12345678', 607],
    ])
  })

  it('has the person as each bureau knows them', () => {
    expect(of('transunion')?.personalInfo).toMatchObject({
      name: 'JOHN SMITH',
      alsoKnownAs: ['SMITH JOHN'],
      dateOfBirth: '1987',
      addresses: [
        { street: '12345 PO BOX 12345', city: 'CEDAR CREST', state: 'NY', zip: '87008' },
        { street: '6136 S LYNN LAKE DR D', city: 'ST PETERSBURG', state: 'FL', zip: '33712' },
      ],
      employers: ['HOME DEPOT'],
    })
    expect(of('experian')?.personalInfo).toMatchObject({
      alsoKnownAs: ['JON SMITH'],
      addresses: [{ street: '3212 HIGHLAND PARC PL SE # 3212', city: 'BELEN', state: 'NY', zip: '87002' }],
      employers: [],
    })
    expect(Object.keys(of('equifax')?.personalInfo.evidence ?? {})).toEqual(['name', 'dateOfBirth', 'addresses.0'])
  })

  it('reads an account as each bureau has it', () => {
    expect(account('experian', 'CAPITAL ONE')).toMatchObject({
      accountNumber: '4572',
      accountType: 'revolving',
      loanType: 'Credit Card',
      status: null,
      paymentStatus: 'charge_off',
      statusText: 'Collection/Chargeoff',
      dateOpened: '2020-01-01',
      lastActivityDate: '2022-01-01',
      currentBalance: 37_400,
      creditLimit: 52_400,
      highBalance: 0,
      terms: null,
      remarks: [
        'Account was in dispute - now resolved - reported by subscriber.',
        'Unpaid balance reported as a loss by the credit grantor.',
      ],
    })
    expect(account('transunion', 'CAPITAL ONE')).toMatchObject({ dateOpened: '2020-01-23', highBalance: 59_600 })
    expect(account('transunion', 'ALDOUS')).toMatchObject({
      originalCreditor: '05 FITNESS PROJECT HOUSTON NORTH',
      accountType: 'collection',
      paymentStatus: 'in_collections',
      monthlyPayment: null,
      pastDue: null,
      currentBalance: 50_900,
    })
  })

  it('reads the history month by month, and no month where nothing is printed', () => {
    expect(account('experian', 'ACCEPTANCE NOW')?.paymentHistory).toEqual([
      { month: '2021-06', code: 'charge_off' },
      { month: '2019-10', code: 'charge_off' },
      { month: '2019-09', code: '150' },
      { month: '2019-08', code: '120' },
      { month: '2019-07', code: '90' },
    ])
    expect(account('transunion', 'KIKOFF LEND')?.paymentHistory.map(({ month }) => month)).toEqual([
      '2022-07',
      '2022-05',
      '2022-04',
      '2022-03',
      '2022-02',
    ])
    expect(account('equifax', 'KIKOFF LEND')?.paymentHistory).toEqual([])
  })

  it('has the inquiry and the bankruptcy at the one bureau that lists them, and the totals that do not agree', () => {
    expect(reports.map(({ inquiries, publicRecords }) => [inquiries.length, publicRecords.length])).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
    ])
    expect(of('transunion')?.inquiries[0]).toMatchObject({
      creditorName: 'BRIDGECREST FORMERLY DRI',
      date: '2022-03-13',
      kind: 'hard',
    })
    expect(of('transunion')?.publicRecords[0]).toMatchObject({
      type: 'Chapter 13 Bankruptcy',
      status: 'Dismissed',
      court: 'U.S. Bankruptcy Court',
      reference: '8602392',
      dateFiled: '2021-06-17',
      dateResolved: '2021-12-30',
    })
    expect(of('transunion')?.totals).toEqual({
      printed: { accounts: 12, publicRecords: 2, hardInquiries: 8 },
      read: { accounts: 5, publicRecords: 1, hardInquiries: 1 },
      reconciled: false,
    })
  })

  it('has a place for every fact, with no whole account number in it', () => {
    for (const { accounts, inquiries, publicRecords } of reports) {
      for (const one of accounts) {
        expect(unproved(one), one.creditorName).toEqual([])
        for (const { quote } of Object.values(one.evidence)) expect(quote).not.toMatch(/\d{7}/)
      }
      for (const { evidence } of [...inquiries, ...publicRecords]) expect(Object.keys(evidence).length).toBeGreaterThan(2)
    }
  })

  it('is read by whoever does not know what it is', () => {
    const root = parseHtml(readFileSync(SAMPLE, 'utf8'), DEFAULT_BOUNDS)
    const result = typeof root === 'string' ? null : readMarkup(root, ['a', 'b', 'c'])
    expect(result?.kind === 'reports' && result.reports.map(({ id, format }) => [id, format])).toEqual([
      ['a', 'identityiq'],
      ['b', 'identityiq'],
      ['c', 'identityiq'],
    ])
  })
})

const row = (label: string, ...cells: string[]): string =>
  `<tr><td class="label">${label}</td>${cells.map((cell) => `<td class="info">${cell}</td>`).join('')}</tr>`
const table = (heads: string, ...rows: string[]): string =>
  `<table class="rpt_table4column"><tr><th></th>${heads}</tr>${rows.join('')}</table>`
const page = (...parts: string[]): string =>
  `<html><body><div class="rpt_fullReport_header">Account History</div>${parts.join('')}</body></html>`
/** Another cell that the page hides, before the one of that text. */
const hiddenBefore = (cells: string, text: string): string =>
  cells.replace(`<td class="info">${text}`, `<td class="info" ng-show="false">$9</td><td class="info">${text}`)
const HEADS = '<th class="headerTUC">TransUnion</th><th class="headerEXP">Experian</th><th class="headerEQF">Equifax</th>'
const one = (html: string, bureau: string) => reportsOf(html).find((report) => report.bureau === bureau)?.accounts[0]

describe('traps of the layout', () => {
  it('takes columns from their headings, not from their places', () => {
    const heads = '<th class="headerEQF"></th><th>Experian</th><th class="headerTUC"></th>'
    const html = page(
      '<div class="sub_header">FIRST BANK</div>',
      table(heads, row('Account #:', '1111', '2222', '3333'), row('Balance:', '$1.00', '$2.00', '$3.00')),
    )
    expect(['equifax', 'experian', 'transunion'].map((bureau) => one(html, bureau)?.currentBalance)).toEqual([100, 200, 300])
  })

  it('keeps columns apart where hidden cells stand between them', () => {
    const heads =
      '<th class="headerTUC">TransUnion</th><th class="headerEXP ng-hide">Experian</th><th class="headerEQF">Equifax</th>'
    const rows = [
      '<tr><td>Account #:</td><td>1111</td><td class="ng-hide">9999</td><td>3333</td></tr>',
      '<tr><td>Balance:</td><td>$1</td><td ng-show="false">$9</td><td>$3</td></tr>',
    ]
    const reports = reportsOf(page('<div class="sub_header">FIRST BANK</div>', table(heads, ...rows)))
    expect(reports.map(({ bureau, accounts }) => [bureau, accounts[0]?.currentBalance])).toEqual([
      ['equifax', 300],
      ['transunion', 100],
    ])
  })

  it.each([
    ['none hidden', row('TransUnion', 'OK', '30', '60'), '2022-12 ok, 2022-11 30, 2022-10 60'],
    ['a hidden one beside', hiddenBefore(row('TransUnion', 'OK', '30', '60'), '30'), '2022-12 ok, 2022-11 30, 2022-10 60'],
    [
      'one hidden in its place',
      row('TransUnion', 'OK', '30', '60').replace('<td class="info">30', '<td class="ng-hide">30'),
      '2022-12 ok, 2022-10 60',
    ],
    ['hidden ones that do not add up', hiddenBefore(row('TransUnion', 'OK', '30', '60', '90'), '30'), ''],
  ])('takes the months of a row with %s', (_, history, months) => {
    const head = row('Month', 'Dec', 'Nov', 'Oct') + row('Year', '22', '22', '22')
    const account = `<div class="sub_header">A BANK</div>${table(HEADS, row('Account #:', '1234', '', ''), row('Balance:', '$1', '', ''))}`
    const read = one(page(account, `<table class="addr_hsrty">${head}${history}</table>`), 'transunion')
    expect(read?.paymentHistory.map(({ month, code }) => `${month} ${code}`).join(', ')).toBe(months)
  })

  it('takes values past a hidden cell that is no column of the table', () => {
    const rows = [row('Account #:', '1111', '2222', '3333'), hiddenBefore(row('Balance:', '$1', '$2', '$3'), '$2')]
    const reports = reportsOf(page('<div class="sub_header">FIRST BANK</div>', table(HEADS, ...rows)))
    expect(reports.map(({ accounts }) => accounts[0]?.currentBalance)).toEqual([300, 200, 100])
  })

  it('asks for the name of an account without one, and knows none of a hidden twin', () => {
    const rows = [row('Account #:', '1', '', ''), row('Balance:', '$1', '', '')]
    const [nameless] = reportsOf(page(table(HEADS, ...rows)))[0]?.accounts ?? []
    expect([nameless?.creditorName, nameless?.evidence['creditorName']?.confidence]).toEqual(['', 0])
    expect(reportsOf(page(table(HEADS, row('Balance:', '$1', '', ''), row('Monthly Payment:', '$1', '', ''))))).toEqual([])
    expect(reportsOf(page(`<div class="ng-hide"><div class="sub_header">A</div>${table(HEADS, ...rows)}</div>`))).toEqual([])
  })

  it('gives the history of an account without a name to no other', () => {
    const month = `<tr><td>Month</td><td>Dec</td></tr><tr><td>Year</td><td>22</td></tr>`
    const history = (code: string) => `<table class="addr_hsrty">${month}${row('TransUnion', code, '', '')}</table>`
    const account = (name: string, number: string) =>
      `<div class="sub_header">${name}</div>${table(HEADS, row('Account #:', number, '', ''), row('Balance:', '$1', '', ''))}`
    const accountsOf = (name: string) =>
      reportsOf(page(account('A BANK', '1234'), history('OK'), account(name, '5678'), history('90')))[0]?.accounts.map(
        ({ creditorName, paymentHistory }) => [creditorName, paymentHistory.map(({ code }) => code).join()],
      )
    expect(accountsOf('')).toEqual([
      ['A BANK', 'ok'],
      ['', '90'],
    ])
    expect(accountsOf('NONE')).toEqual([
      ['A BANK', 'ok'],
      ['NONE', '90'],
    ])
  })

  it.each([
    ['Collection', 'Collection/Chargeoff', 'in_collections', 'collection'],
    ['Revolving', 'Collection/Chargeoff', 'charge_off', 'charge_off'],
    ['', 'Collection/Chargeoff', null, undefined],
  ])('decides %s %s by the type of account', (type, status, paymentStatus, code) => {
    const history = `<table class="addr_hsrty"><tr><td>Month</td><td><span class="lg-view">Dec</span><span class="sm-view">D</span></td></tr><tr><td>Year</td><td>22</td></tr>${row('TransUnion', 'CO')}</table>`
    const rows = [row('Account #:', '1234', '', ''), row('Account Type:', type, '', ''), row('Payment Status:', status, '', '')]
    const account = one(page('<div class="sub_header">A BANK</div>', table(HEADS, ...rows), history), 'transunion')
    expect(account?.paymentStatus).toBe(paymentStatus)
    expect(account?.paymentHistory[0]?.code).toBe(code)
  })

  it('fills the address of a furnisher from the list of creditors, and not where two places claim it', () => {
    const account = `<div class="sub_header">A BANK</div>${table(HEADS, row('Account #:', '1234', '', ''), row('Balance:', '$1', '', ''))}`
    const creditor = (street: string) =>
      `<tr><td>A BANK</td><td>${street}<br>TOWN<span>,&nbsp;</span>GA&nbsp;30303</td><td>(404) 555-0100</td></tr>`
    const list = (...rows: string[]) =>
      `<div>Creditor Contacts</div><table><tr><th>Creditor Name</th><th>Address</th><th>Phone Number</th></tr>${rows.join('')}</table>`
    expect(one(page(account, list(creditor('PO BOX 1'))), 'transunion')?.contact).toEqual({
      lines: ['PO BOX 1', 'TOWN, GA 30303'],
      phone: '(404) 555-0100',
    })
    expect(one(page(account, list(creditor('PO BOX 1'), creditor('PO BOX 2'))), 'transunion')?.contact).toBeNull()
  })

  it('lists a record that the page repeats once, and two without a reference twice', () => {
    const record = (reference: string, filed: string): string =>
      table(
        HEADS,
        row('Type:', 'Chapter 7 Bankruptcy', '', ''),
        row('Date Filed/Reported:', filed, '', ''),
        row('Reference#:', reference, '', ''),
        row('Court:', 'US BKPT CT', '', ''),
      )
    const countOf = (...records: string[]) =>
      reportsOf(page('<div class="sub_header">Bankruptcy</div>', ...records))[0]?.publicRecords.length
    expect(countOf(record('24-1', '06/17/2021'), record('24-1', '06/17/2021'))).toBe(1)
    expect(countOf(record('24-1', '06/17/2021'), record('24-2', '06/17/2021'))).toBe(2)
    expect(countOf(record('24-1', '06/17/2021'), record('24-1', '06/18/2021'))).toBe(2)
    expect(countOf(record('-', '06/17/2021'), record('-', '06/17/2021'))).toBe(2)
  })

  it('is no other page', () => {
    const root = parseHtml('<html><body><p>TransUnion Experian Equifax</p></body></html>', DEFAULT_BOUNDS)
    expect(typeof root === 'string' ? 'damaged' : readIdentityIq(root)).toBeNull()
  })
})

describe('the months of a history', () => {
  it('are named, short, or twice in one cell', () => {
    expect(monthsOf(['Dec', 'DecD', 'November', '?'], ['22', '22', '2021', '21'])).toEqual([
      '2022-12',
      '2022-12',
      '2021-11',
      null,
    ])
  })

  it('are told from a row of initials where only one row of months fits', () => {
    expect(monthsOf([...'FJDNOSAJ'], ['23', '23', '22', '22', '22', '22', '22', '22'])[3]).toBe('2022-11')
    expect(monthsOf([...'JF'], ['23', '23'])).toEqual([null, null])
    expect(monthsOf(['J'], ['23'])).toEqual([null])
  })
})
