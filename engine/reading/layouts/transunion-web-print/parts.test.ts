import { describe, expect, it } from 'vitest'
import { readTransUnionWebPrint } from '#engine/reading/layouts/transunion-web-print/read-transunion-web-print.ts'
import { sectionsOf } from '#engine/reading/layouts/transunion-web-print/sections.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { documentOf, type Piece, typeset, typesetLines } from '#engine/reading/lines/typeset.ts'
import type { Report } from '#engine/report/report.ts'

const read = (...pages: readonly (readonly string[])[]): Report =>
  readTransUnionWebPrint(documentOf(pages.map((lines) => typesetLines(lines))), { reportId: 'r1' })

describe('the sections', () => {
  it('tell the heading Account Information from the one inside each account', () => {
    const lines = [
      'Account Information',
      'Prose.',
      'Satisfactory Accounts',
      'Account Name',
      'ALPHA',
      'Account Information',
      'Balance',
      'Regular Inquiries',
      'Name',
    ]
    const sections = sectionsOf(pageLines(typesetLines(lines)))
    expect(sections.preamble.flat().map(({ text }) => text)).toEqual(['Prose.'])
    expect(sections.accounts.flat().map(({ text }) => text)).toEqual(['Account Name', 'ALPHA', 'Account Information', 'Balance'])
    expect(sections.hardInquiries.flat()).toHaveLength(1)
  })
})

it('a heading of which a picture made letters of its icon is one, and in a text it is not', () => {
  const lines = pageLines(typesetLines(['[0 Personal Information', 'You have been on our files']))
  const madeOut = lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, confidence: 0.8 })) }))
  expect([sectionsOf(lines), sectionsOf(madeOut)].map(({ personal }) => personal.flat().length)).toEqual([0, 1])
})

describe('an account at the head of pages out of the middle', () => {
  it.each([
    ['with its rows', ['Balance | $5', 'Terms | ---']],
    ['of which the page ends below the first row', ['Balance | $5']],
  ])('is one by its name and number, %s', (_, rows) => {
    expect(read(['Total Month', 'ALPHA LENDING 5178****', 'Account Information', ...rows]).accounts).toMatchObject([
      { creditorName: 'ALPHA LENDING', accountNumber: '5178****', currentBalance: 500 },
    ])
  })

  it('is none of the rest of the account before, which has no name here', () => {
    expect(read(['Date Updated | 06/30/2025', 'Pay Status | >Repossession<', 'Total Month']).accounts).toEqual([])
  })
})

describe('a heading', () => {
  it.each([
    'Satisfactory Accounts',
    'Satisfactory Accounts (3)',
    'Satisfactory Accounts (continued)',
    '\uE001 Satisfactory Accounts',
    'Satisfactory Accounts:',
  ])('may read %s', (heading) => {
    const lines = [heading, '\uE002 Account Name', 'ALPHA 5178****', '\uE003 Account Information', 'Balance | $5', 'Terms | ---']
    expect(read(lines).accounts).toMatchObject([{ creditorName: 'ALPHA', accountNumber: '5178****', currentBalance: 500 }])
  })

  it('is no creditor that is called so', () => {
    const lines = [
      'Satisfactory Accounts',
      'Account Name',
      'PUBLIC RECORDS',
      'Account Information',
      'Balance | $5',
      'Terms | ---',
    ]
    expect(read(lines).accounts).toMatchObject([{ creditorName: 'PUBLIC RECORDS' }])
  })
})

describe('the header', () => {
  it.each([
    ['beside its labels', ['Personal Credit Report for: JANE SAMPLE', 'File Number: 123456789', 'Date Created: 12/12/2024']],
    [
      'under its labels',
      ['Personal Credit Report for:', 'JANE SAMPLE', 'File Number:', '123456789', 'Date Created:', '12/12/2024'],
    ],
  ])('stands %s', (_, lines) => {
    const report = read(lines)
    expect(report).toMatchObject({ reportNumber: '123456789', reportDate: '2024-12-12', bureau: 'transunion', score: null })
    expect(report.personalInfo).toMatchObject({ name: 'JANE SAMPLE', ssnLast4: null, addresses: [] })
  })
})

describe('Personal Information', () => {
  const lines = [
    'Personal Information',
    'Credit Report Date',
    '12/12/2024',
    'Social Security Number',
    'XXX-XX-1234',
    'Date of Birth',
    '01/02/1970',
    'Name',
    'JANE Q SAMPLE',
    'Also Known As',
    'J SAMPLE',
    'Also Known As',
    'JANE PLACEHOLDER',
    'Addresses',
    'Current Address',
    '12 MAPLE ST APT 4',
    'SPRINGVALE, GA 30318-1234',
    'Date Reported',
    '01/02/2020',
    'Other Address',
    'PO BOX 9, PORT NOWHERE, FL 33130',
    'Date Reported',
    '01/02/2010',
    'Phone Numbers',
    '(404) 555-0100',
    '(404) 555-0101',
    'Employers',
    'ACME TESTING CO',
    'Occupation',
    'MANAGER',
    'Location',
    '---',
    'Date Verified',
    '01/02/2015',
    'SELF EMPLOYED',
    'Occupation',
    '---',
  ]

  it('is read with a place for each fact', () => {
    const { personalInfo, reportDate } = read(lines.slice(0, 26), lines.slice(26))
    expect(reportDate).toBe('2024-12-12')
    expect(personalInfo).toMatchObject({
      name: 'JANE Q SAMPLE',
      alsoKnownAs: ['J SAMPLE', 'JANE PLACEHOLDER'],
      dateOfBirth: '1970-01-02',
      ssnLast4: '1234',
      addresses: [
        { street: '12 MAPLE ST APT 4', city: 'SPRINGVALE', state: 'GA', zip: '30318-1234' },
        { street: 'PO BOX 9', city: 'PORT NOWHERE', state: 'FL', zip: '33130' },
      ],
      phones: ['(404) 555-0100', '(404) 555-0101'],
      employers: ['ACME TESTING CO', 'SELF EMPLOYED'],
    })
    expect(Object.keys(personalInfo.evidence)).toHaveLength(11)
    expect(personalInfo.evidence['ssnLast4']?.quote).toBe('XXX-XX-1234')
  })
})

describe('inquiries', () => {
  const asked = (name: string, dates: string) => [
    'Name',
    name,
    'Location | Requested On | Phone',
    `PO BOX 1 | ${dates} | (404) 555-0100`,
    'SPRINGVALE, GA 30318',
    'Inquiry Type',
    'Individual',
  ]

  it('are hard in the first section alone, one for each date', () => {
    const { inquiries } = read([
      'Regular Inquiries',
      'The presence of an inquiry means that the company listed received your information.',
      ...asked('PROMOTIONAL INQUIRIES BANK', '01/02/2024'),
      'Promotional Inquiries',
      ...asked('CREDIT KARMA', '03/04/2024, 02/03/2024'),
      'Account Review Inquiries',
      ...asked('TERMS FINANCE', '05/06/2024'),
    ])
    expect(inquiries.map(({ id, creditorName, kind, date }) => [id, creditorName, kind, date])).toEqual([
      ['h1', 'PROMOTIONAL INQUIRIES BANK', 'hard', '2024-01-02'],
      ['s1', 'CREDIT KARMA', 'soft', '2024-03-04'],
      ['s2', 'CREDIT KARMA', 'soft', '2024-02-03'],
      ['s3', 'TERMS FINANCE', 'soft', '2024-05-06'],
    ])
    expect(inquiries[1]?.evidence['date']?.quote).toBe('03/04/2024')
  })

  it('keep the dates beside a town that reaches up to their column', () => {
    const pieces: Piece[] = [
      [36, 50, 'Promotional Inquiries'],
      [36, 64, 'Name'],
      [36, 78, 'ALPHA BANK'],
      [36, 92, 'Location'],
      [196, 92, 'Requested On'],
      [340, 92, 'Phone'],
      [36, 104, 'PO BOX 9298'],
      [196, 104, '01/10/2024, 12/08/2023,'],
      [340, 104, '(800) 555-0100'],
      [36, 116, 'TRUTH OR CONSEQUENCES, NM 87901 11/05/2023, 10/11/2023,'],
      [196, 128, '09/29/2023'],
    ]
    const { inquiries } = readTransUnionWebPrint(documentOf([typeset(pieces)]), { reportId: 'r1' })
    expect(inquiries.map(({ date }) => date)).toEqual(['2024-01-10', '2023-12-08', '2023-11-05', '2023-10-11', '2023-09-29'])
  })

  it('have their date under the second heads of columns that a page end parted from their row', () => {
    const heads = 'Location | Requested On | Phone'
    const { inquiries } = read([
      'Regular Inquiries',
      'Name',
      'ALPHA BANK',
      heads,
      heads,
      'PO BOX 1 | 01/10/2024 | (404) 555-0100',
      'Inquiry Type',
      'Individual',
    ])
    expect(inquiries).toMatchObject([{ creditorName: 'ALPHA BANK', date: '2024-01-10' }])
  })

  it('without a date asked are none', () => {
    expect(read(['Regular Inquiries', 'Name', 'ALPHA BANK', 'Inquiry Type', 'Individual']).inquiries).toEqual([])
  })
})

describe('public records', () => {
  const record = [
    'Court Name | US BKPT CT GA ATLANTA',
    'Docket Number | 2212345',
    'Type | Chapter 7 Bankruptcy',
    'Status | Discharged',
    'Date Filed | 01/02/2020',
    'Date Paid | 05/06/2020',
    'Liabilities | $9,000',
  ]

  it('have the court and its number from the line over their rows', () => {
    const rows = ['Type | CHAPTER 7 BANKRUPTCY DISCHARGED', 'Date Filed | 01/02/2020', 'Date Paid | 05/06/2020']
    const { publicRecords } = read([
      'Public Records',
      'US BANKRUPTCY COURT EAST Docket #: 2212345',
      ...rows,
      'COUNTY COURT Docket #: 18-99',
      'Type | CIVIL JUDGMENT',
    ])
    expect(publicRecords).toMatchObject([
      { court: 'US BANKRUPTCY COURT EAST', reference: '2212345', dateFiled: '2020-01-02', dateResolved: '2020-05-06' },
      { court: 'COUNTY COURT', reference: '18-99', type: 'CIVIL JUDGMENT', dateFiled: null },
    ])
    expect(read(['Public Records', 'US BANKRUPTCY COURT', ...rows]).publicRecords).toMatchObject([
      { court: null, type: 'CHAPTER 7 BANKRUPTCY DISCHARGED', dateFiled: '2020-01-02' },
    ])
  })

  it('begin at the court over the heading of their rows, its label printed once', () => {
    const head = ['Public Records', 'Bankruptcies remain for up to 10 years.', 'Court Name']
    const one = (court: string) => [court, 'Public Record Information', 'Type | CIVIL JUDGMENT', 'Date Filed | 01/02/2020']
    expect(read([...head, ...one('US BANKRUPTCY COURT EAST'), ...one('ADA COUNTY CLERK')]).publicRecords).toMatchObject([
      { court: 'US BANKRUPTCY COURT EAST', dateFiled: '2020-01-02' },
      { court: 'ADA COUNTY CLERK', dateFiled: '2020-01-02' },
    ])
  })

  it('begin where their first label comes round again', () => {
    const { publicRecords } = read([
      'Public Records',
      'Bankruptcies remain for up to 10 years.',
      ...record,
      ...record.slice(0, 3),
    ])
    expect(publicRecords).toMatchObject([
      {
        id: 'p1',
        type: 'Chapter 7 Bankruptcy',
        court: 'US BKPT CT GA ATLANTA',
        reference: '2212345',
        status: 'Discharged',
        dateFiled: '2020-01-02',
        dateResolved: '2020-05-06',
        amount: 900_000,
      },
      { id: 'p2', status: null, dateFiled: null },
    ])
  })

  it('have the number of the case behind the name of the court', () => {
    const { publicRecords } = read(['Public Records', 'Court Name | USBK COURT EASTERN NOWHERE 1912345', ...record.slice(2)])
    expect(publicRecords).toMatchObject([{ court: 'USBK COURT EASTERN NOWHERE', reference: '1912345' }])
    expect(publicRecords[0]?.evidence['reference']?.quote).toBe('USBK COURT EASTERN NOWHERE 1912345')
  })

  it('are not made of prose', () => {
    expect(
      read(['Public Records', 'There are no public records. Type and Status of a record would stand here.']).publicRecords,
    ).toEqual([])
  })
})

describe('the parts of the personal information', () => {
  it.each([
    ['as the bureau writes them', 'Addresses', 'Employers'],
    ['in capitals', 'ADDRESSES', 'EMPLOYERS'],
  ])('begin at their headings %s', (_, addresses, employers) => {
    const { personalInfo } = read([
      'Personal Information',
      'Name | JANE SAMPLE',
      'Also Known As | J SAMPLE',
      addresses,
      'Current Address | 1 MAIN ST',
      employers,
      'Employer Name | FIRST MILL',
    ])
    expect(personalInfo.alsoKnownAs).toEqual(['J SAMPLE'])
    expect(personalInfo.employers).toEqual(['FIRST MILL'])
  })
})
