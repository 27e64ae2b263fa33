import { describe, expect, it } from 'vitest'
import { accountBlocks, readAccounts } from '#engine/reading/layouts/experian-web-print/accounts.ts'
import { documentLines, type Line } from '#engine/reading/lines/lines.ts'
import { documentOf, type Piece, typeset } from '#engine/reading/lines/typeset.ts'
import type { Account } from '#engine/report/account.ts'

/** Lines 15 points apart: `left | value`, the value at x 286; `^` starts a new page, a blank line leaves space. */
function print(text: string): Line[] {
  const pages = text.split('^').map((page) => {
    const pieces = page.split('\n').flatMap((line, index): Piece[] => {
      const [left = '', value = ''] = line.split('|').map((part) => part.trim())
      const y = 60 + index * 15
      return [...(left === '' ? [] : [[36, y, left] as const]), ...(value === '' ? [] : [[286, y, value] as const])]
    })
    return typeset(pieces)
  })
  return documentLines(documentOf(pages))
}

const read = (text: string): Account[] => readAccounts(print(text), () => [])

const ROWS = `\uE901 Account Info
Account Name | CAPITAL ONE
Account Number | 444796XXXXXXXXXX
Account Type | Credit card
Responsibility | Individual
Date Opened | 03/05/2015
Status | Account charged off. $1,999 written off. $999
| past due as of Nov 2024.
Status Updated | Nov 2021
Balance | $999
Balance Updated | 11/30/2024
Recent Payment | $25 as of 10/01/2024
Monthly Payment | -
Credit Limit | $2,000
Highest Balance | $2,150
Terms | -
On Record Until | Jul 2027`

describe('an account of a narrow page', () => {
  it('is read where its values stand below their labels', () => {
    // A value that wraps goes on below; two labels may stand abreast.
    const [account] = read(`AMEX
POTENTIALLY NEGATIVE
\uE901 Account Info
Account Name
AMEX
Account Number
444796XXXXXXXXXX
Account Type | Responsibility
Credit card | Individual
Status
Account charged off. $1,999 written off. $999
past due as of Nov 2024.
Monthly Payment
-
Date Opened
03/05/2015
Balance
$999
Contact Info
Address
PO BOX 9
PHOENIX, AZ 85001
Phone Number
(404) 555-0100`)
    expect(account).toMatchObject({
      creditorName: 'AMEX',
      accountNumber: '444796XXXXXXXXXX',
      accountType: 'revolving',
      responsibility: 'individual',
      statusText: 'Account charged off. $1,999 written off. $999 past due as of Nov 2024.',
      monthlyPayment: null,
      dateOpened: '2015-03-05',
      currentBalance: 99_900,
      contact: { lines: ['PO BOX 9', 'PHOENIX, AZ 85001'], phone: '(404) 555-0100' },
    })
  })
})

describe('an account', () => {
  const [account] = read(`CAPITAL ONE\nPOTENTIALLY NEGATIVE\n${ROWS}`)

  it('is read row by row', () => {
    expect(account).toMatchObject({
      id: 'a1',
      creditorName: 'CAPITAL ONE',
      accountNumber: '444796XXXXXXXXXX',
      accountType: 'revolving',
      accountTypeText: 'Credit card',
      responsibility: 'individual',
      status: null,
      paymentStatus: 'charge_off',
      statusText: 'Account charged off. $1,999 written off. $999 past due as of Nov 2024.',
      statusDate: '2021-11',
      dateOpened: '2015-03-05',
      currentBalance: 99_900,
      balanceDate: '2024-11-30',
      pastDue: 99_900,
      pastDueDate: '2024-11',
      chargeOffAmount: 199_900,
      lastPaymentAmount: 2_500,
      lastPaymentDate: '2024-10-01',
      monthlyPayment: null,
      creditLimit: 200_000,
      highBalance: 215_000,
      terms: null,
      removalDate: '2027-07',
    })
  })

  it('never has a date of first delinquency, which this print does not print', () => {
    expect(account).toMatchObject({ dateOfFirstDelinquency: null, printsDofd: false, dateClosed: null })
  })

  it('whose rows the page’s edge cuts has the name of its heading, and the type that a debt of another has', () => {
    const cut = ROWS.replace('Account Name | CAPITAL ONE', 'Account Name | CAPITAL').replace('Credit card', 'Medical debt')
    const whole = print(`CAPITAL ONE BANK\n${cut}\nHistorical Info\nOriginal Creditor | KNOX COMM HOSP\uFFFD`)
    const lines = whole.map((line) => {
      const words = line.words.map((word) =>
        /^CAPITAL$/.test(word.text) && word.box[0] > 200 ? { ...word, isCovered: true as const } : word,
      )
      return {
        ...line,
        words,
        runs: line.runs.map((run) => ({ ...run, words: words.filter(({ box }) => run.words.some((one) => one.box === box)) })),
      }
    })
    expect(readAccounts(lines, () => [])).toMatchObject([
      { creditorName: 'CAPITAL ONE BANK', originalCreditor: null, accountType: 'collection' },
    ])
  })

  it('has a place for each fact, the label where the value is empty, and the number as it is printed', () => {
    expect(account?.evidence['pastDue']).toMatchObject({ page: 1, quote: '$999 past due as of Nov 2024.' })
    expect(account?.evidence['monthlyPayment']?.quote).toBe('Monthly Payment')
    expect(account?.evidence['accountNumber']?.quote).toBe('444796XXXXXXXXXX')
    for (const [field, value] of Object.entries(account ?? {})) {
      const isFact = value !== null && typeof value !== 'object' && typeof value !== 'boolean' && field !== 'id'
      if (isFact) expect(account?.evidence, field).toHaveProperty(field)
    }
  })

  it('leaves the record in the month that a row or a sentence prints, not when it turns positive', () => {
    const rows = ROWS.replace('On Record Until | Jul 2027', '')
    const guide = 'Payment history guide\nBy Jul 2027, this account is scheduled to go to a positive status.'
    const info = 'Additional info\nThis account is scheduled to continue on record until Aug 2027.'
    expect(read(`CAPITAL ONE\n${rows}\n${guide}`)[0]?.removalDate).toBeNull()
    expect(read(`CAPITAL ONE\n${rows}\n${guide}\n${info}`)[0]?.removalDate).toBe('2027-08')
  })

  it('was sold to whom a row of its history names, and was of the amount of another row', () => {
    const rows = ROWS.replace('Credit Limit | $2,000', 'Original Amount | $2,000')
    const [sold] = read(`CAPITAL ONE\n${rows}\nHistorical Info\nCompany Sold | EXAMPLE RECOVERY ASSOC.`)
    expect(sold).toMatchObject({ soldTo: 'EXAMPLE RECOVERY ASSOC.', originalBalance: 200_000, creditLimit: null })
    expect(sold?.evidence['soldTo']?.quote).toBe('EXAMPLE RECOVERY ASSOC.')
  })

  it('has a month over its year where the column is narrow, and leaves other lines to the row below', () => {
    const narrow = ROWS.replace('Nov 2021', 'Nov\n| 2021').replace('Jul 2027', 'Jul\n| 2027')
    const [own] = read(`CAPITAL ONE\n${narrow}`)
    expect(own).toMatchObject({ statusDate: '2021-11', currentBalance: 99_900, removalDate: '2027-07' })
    const [tall] = read(
      `CAPITAL ONE\n${ROWS.replace('Highest Balance | $2,150', 'Highest Balance | $2,150\n| 48').replace('Terms | -', 'Terms | Months')}`,
    )
    expect(tall).toMatchObject({ highBalance: 215_000, terms: '48 Months' })
  })

  it('takes its being open or closed from the badge where the sentence does not say', () => {
    expect(read(`CAPITAL ONE\nPOTENTIALLY NEGATIVE CLOSED\n${ROWS}`)[0]).toMatchObject({
      status: 'closed',
      creditorName: 'CAPITAL ONE',
    })
  })

  it.each([
    ['Auto Loan', 'installment'],
    ['Education Loan', 'installment'],
    ['Conventional real estate mortgage', 'mortgage'],
    ['Home equity line of credit', 'revolving'],
    ['Charge account', 'revolving'],
    ['Debt Buyer', 'collection'],
    ['Factoring company', 'collection'],
    ['Collection', 'collection'],
    ['Cellular', 'open'],
    ['Medical debt', 'open'],
    ['Medical debt\nOriginal Creditor | ST LUKES HOSPITAL', 'collection'],
    ['Something new', null],
  ])('of the printed type %s is %s', (printed, type) => {
    expect(read(`CAPITAL ONE\n${ROWS.replace('Credit card', printed)}`)[0]).toMatchObject({
      accountType: type,
      accountTypeText: printed.split('\n')[0],
    })
  })
})

describe('the parts of an account', () => {
  const text = `CAPITAL ONE
${ROWS}
^Additional info
The original amount of this account was $1,234
Contact Info
Address | PO BOX 30281
| SALT LAKE CITY UT, 84130-0281
Phone Number | (800) 555-0100
Comment
Account information disputed by consumer.

ACME AUTO
FINANCE GROUP
OPEN
Account Info
Account Name | ACME AUTO FINANCE GROUP
Account Number | 1234567890
Status | Open/Never late.`
  const accounts = read(text)

  it('belong to the block they stand in: a comment stays before the next creditor', () => {
    expect(accounts.map((account) => [account.creditorName, account.remarks])).toEqual([
      ['CAPITAL ONE', ['Account information disputed by consumer.']],
      ['ACME AUTO FINANCE GROUP', []],
    ])
  })

  it('go on over the page break', () => {
    expect(accounts[0]).toMatchObject({
      originalBalance: 123_400,
      contact: { lines: ['PO BOX 30281', 'SALT LAKE CITY UT, 84130-0281'], phone: '(800) 555-0100' },
    })
    expect(accounts[0]?.evidence['originalBalance']).toMatchObject({ page: 2 })
  })

  it('keep four digits of a number that is printed in full', () => {
    expect(accounts[1]?.accountNumber).toBe('7890')
    expect(JSON.stringify(accounts)).not.toContain('1234567890')
  })
})

describe('the head of an account', () => {
  it('is told from the block before by the account name, whatever badges follow', () => {
    const accounts = read(`FIRST BANK
Account Info
Account Name | FIRST BANK
Status | Open.
Comment
Account closed at consumer's request.
SECOND BANK
OF THE WEST
SOME NEW BADGE
POTENTIALLY NEGATIVE
Account Info
Account Name | SECOND BANK OF THE WEST
Status | Open.`)
    expect(accounts.map(({ creditorName, remarks }) => [creditorName, remarks])).toEqual([
      ['FIRST BANK', ["Account closed at consumer's request."]],
      ['SECOND BANK OF THE WEST', []],
    ])
  })
})

describe('a creditor that is called as a badge is', () => {
  it.each([
    ['with its badge', 'OPEN\nOPEN'],
    ['without one', 'OPEN'],
  ])('%s leaves the comment to the block before', (_, head) => {
    const accounts = read(`FIRST BANK
Account Info
Account Name | FIRST BANK
Status | Open.
Comment
Charged off account
${head}
Account Info
Account Name | OPEN
Status | Open.`)
    expect(accounts.map(({ creditorName, remarks }) => [creditorName, remarks])).toEqual([
      ['FIRST BANK', ['Charged off account']],
      ['OPEN', []],
    ])
  })
})

describe('comments of today and of before', () => {
  const withComment = (...lines: readonly string[]) =>
    read(['FIRST BANK', 'Account Info', 'Account Name | FIRST BANK', 'Status | Open.', 'Comment', ...lines].join('\n'))[0]
  const DISPUTED = 'Account previously in dispute - investigation complete.'

  it('are told apart, each of before with its months', () => {
    const account = withComment(
      'Current:',
      DISPUTED,
      'Previous:',
      DISPUTED,
      'Mar 2023 to Oct 2023, Sep 2021',
      'Payment Deferred.',
      'Oct 2022 to Oct 2023',
    )
    expect(account?.remarks).toEqual([DISPUTED])
    expect(account?.formerRemarks).toEqual([
      {
        text: DISPUTED,
        stood: [
          { since: '2023-03', until: '2023-10' },
          { since: '2021-09', until: '2021-09' },
        ],
      },
      { text: 'Payment Deferred.', stood: [{ since: '2022-10', until: '2023-10' }] },
    ])
    expect(account?.evidence['formerRemarks.1']?.quote).toContain('Payment Deferred.')
  })

  it('may be none', () => {
    const account = withComment('Current:', 'None', 'Previous:', 'None')
    expect([account?.remarks, account?.formerRemarks]).toEqual([[], undefined])
  })
})

describe('an original creditor among the historical info', () => {
  it('is read as one of the rows is', () => {
    const [account] = read(
      [
        'FIRST MILL',
        'Account Info',
        'Account Name | FIRST MILL',
        'Account Type | Collection',
        'Historical Info',
        'Original Creditor | J-MOBILE',
        'Contact Info',
        'Address | PO BOX 1',
      ].join('\n'),
    )
    expect(account).toMatchObject({ originalCreditor: 'J-MOBILE', accountType: 'collection' })
  })
})

describe('what is no account', () => {
  it('is a heading, a key or prose that names one', () => {
    const prose = `Account Info
is what your creditors report. Each account shows Account Name, Account Number and Status.
Account Information
30 Past due 30 days
Comment
Addresses`
    expect(accountBlocks(print(prose))).toEqual([])
  })

  it('is the name of a creditor that reads like the anchor', () => {
    const [account, ...more] = read(
      `ACCOUNT INFO\nRECOVERY\nPOTENTIALLY NEGATIVE\n${ROWS.replace('CAPITAL ONE', 'ACCOUNT INFO RECOVERY')}`,
    )
    expect(account?.creditorName).toBe('ACCOUNT INFO RECOVERY')
    expect(more).toEqual([])
  })
})

/** Two accounts of one page; the second one's head stands as `head` says, its name at y 300. */
function twoAccounts(head: readonly Piece[], second: string): Account[] {
  const rows = (name: string, y: number, status: string): Piece[] => [
    [36, y, 'Account Info'],
    [36, y + 14, 'Account Name'],
    [286, y + 14, name],
    [36, y + 28, 'Account Type'],
    [286, y + 28, 'Credit card'],
    [36, y + 42, 'Status'],
    [286, y + 42, status],
  ]
  const first: Piece[] = [[36, 80, 'FIRST BANK'], ...rows('FIRST BANK', 100, 'Open.')]
  const comment: Piece[] = [
    [36, 170, 'Comment'],
    [36, 184, 'Account information disputed by consumer.'],
  ]
  return readAccounts(
    documentLines(documentOf([typeset([...first, ...comment, ...head, ...rows('SECOND BANK', 330, second)])])),
    () => [],
  )
}

describe('a badge', () => {
  const NAME: Piece = [36, 300, 'SECOND BANK']

  it.each([
    ['right of the name, a little higher', [NAME, [500, 292, 'PAID, CLOSED']]],
    ['right of the name, a little lower', [NAME, [500, 306, 'PAID, CLOSED']]],
    ['at the height of the name', [NAME, [500, 300, 'PAID, CLOSED']]],
    ['over the name', [NAME, [36, 286, 'PAID, CLOSED']]],
    ['under the name', [NAME, [36, 313, 'PAID, CLOSED']]],
    ['beside the anchor', [NAME, [500, 330, 'PAID, CLOSED']]],
    ['over and under the name', [NAME, [36, 286, 'POTENTIALLY NEGATIVE'], [36, 313, 'PAID, CLOSED']]],
  ] as const)('%s belongs to its own account, not to the one before', (_, head) => {
    const [first, second] = twoAccounts(head, 'Never late.')
    expect(first).toMatchObject({ status: 'open', remarks: ['Account information disputed by consumer.'] })
    expect(second).toMatchObject({ creditorName: 'SECOND BANK', status: 'paid', accountType: 'revolving' })
  })

  it('that is the one word of a comment is left to the comment', () => {
    const [first, second] = read(`FIRST BANK
Account Info
Account Name | FIRST BANK
Status | Never late.
Comment
Transferred


SECOND BANK
Account Info
Account Name | SECOND BANK
Status | Never late.`)
    expect(first).toMatchObject({ remarks: ['Transferred'] })
    expect(second).toMatchObject({ status: null })
  })

  it('never outvotes the status sentence, nor says paid where money is past due', () => {
    const badge: readonly Piece[] = [NAME, [500, 292, 'PAID, CLOSED']]
    expect(twoAccounts(badge, 'Open/Never late.')[1]?.status).toBe('open')
    expect(twoAccounts(badge, 'Account charged off. $90 past due as of Nov 2024.')[1]?.status).toBeNull()
    expect(twoAccounts([NAME, [400, 300, 'OPEN'], [500, 300, 'CLOSED']], 'Never late.')[1]?.status).toBeNull()
  })
})

describe('headings in capitals', () => {
  const text = `CAPITAL ONE
ACCOUNT INFO
Account Name | CAPITAL ONE
Account Number | 4447
Terms | 60 Months
PAYMENT HISTORY
CONTACT INFO
Address | PO BOX 30281
COMMENT
Account closed.`

  it('end the rows above them', () => {
    expect(read(text)[0]).toMatchObject({
      terms: '60 Months',
      contact: { lines: ['PO BOX 30281'] },
      remarks: ['Account closed.'],
    })
    expect(read(text.replace('ACCOUNT INFO', 'Account Info'))[0]).toMatchObject({
      terms: '60 Months',
      remarks: ['Account closed.'],
    })
  })

  it('stand at the labels where the sign before the anchor was not read', () => {
    const lines = documentLines(
      documentOf([
        typeset([
          [36, 45, 'FIRST BANK'],
          [56, 60, 'Account Info'],
          [36, 75, 'ACCOUNT NAME'],
          [286, 75, 'FIRST BANK'],
          [36, 90, 'STATUS'],
          [286, 90, 'Open.'],
          [36, 110, 'COMMENT'],
          [36, 125, 'Account closed.'],
        ]),
      ]),
    )
    expect(readAccounts(lines, () => [])).toMatchObject([{ creditorName: 'FIRST BANK', remarks: ['Account closed.'] }])
  })

  it('may be missing over the grid, which begins at its months', () => {
    const months = [...'JFMAMJJASOND'].map((name, month): Piece => [80 + month * 26, 130, name])
    const page = typeset([
      [36, 60, 'CAPITAL ONE'],
      [36, 75, 'Account Info'],
      [36, 90, 'Account Name'],
      [286, 90, 'CAPITAL ONE'],
      [36, 105, 'Status'],
      [286, 105, 'Open.'],
      [36, 118, 'Terms'],
      [286, 118, '60 Months'],
      ...months,
      [40, 143, '2024'],
      [106, 143, '30'],
    ])
    const [account] = readAccounts(documentLines(documentOf([page])), () => [])
    expect(account).toMatchObject({ terms: '60 Months', paymentHistory: [{ month: '2024-02', code: '30' }] })
  })
})

describe('a responsibility', () => {
  it.each([
    ['Joint with JANE Q PUBLIC', 'joint'],
    ['Joint account with JANE PUBLIC', 'joint'],
    ['Co-signer for JOHN SMITH', 'cosigner'],
    ['Authorized User', 'authorized_user'],
    ['Something with JANE', null],
  ])('%s is %s', (printed, responsibility) => {
    expect(read(`CAPITAL ONE\n${ROWS.replace('Individual', printed)}`)[0]?.responsibility).toBe(responsibility)
  })
})
