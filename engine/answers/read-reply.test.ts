import { describe, expect, it } from 'vitest'
import { readReply } from '#engine/answers/read-reply.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

const KNOWN = [{ creditor: 'CAPITAL ONE BANK USA NA' }, { creditor: 'MIDLAND CREDIT MANAGEMENT' }]

function read(...pages: readonly (readonly string[])[]) {
  const reading = readReply(replyPages(...pages), KNOWN)
  if (reading.kind !== 'reply') return reading.kind === 'no_reply' ? `${reading.kind} ${reading.why}` : reading.kind
  const { sender, datedOn, fileNumber, results, reportPages } = reading.reply
  return {
    sender: sender?.value ?? null,
    datedOn: datedOn?.value ?? null,
    fileNumber: fileNumber?.value ?? null,
    reportPages,
    results: results.map(({ kind, creditorName, accountNumber }) => [
      kind?.value ?? null,
      creditorName?.value ?? null,
      accountNumber?.value ?? null,
    ]),
  }
}

const EQUIFAX = [
  'Equifax Information Services LLC',
  'P.O. Box 740256',
  'Atlanta, GA 30374',
  '',
  'December 14, 2026',
  '',
  'JORDAN AVERY',
  '12 MAPLE HOLLOW RD',
  'SPRINGVALE, GA 30318',
  '',
  'Confirmation # 6345012345',
  '',
  'Dear Jordan Avery:',
  '',
]

describe('a reply of a bureau', () => {
  it('about one account, in prose', () => {
    expect(
      read([
        ...EQUIFAX,
        'Below are the results of your request for Equifax to reinvestigate certain elements of your credit file.',
        '',
        '>>> We have researched the credit account. Account # - 517805******* The results are: This account has been deleted from the credit file.',
        'If you have additional questions about this item please contact: Capital One Bank USA NA, PO Box 30281, Salt Lake City UT 84130',
        '',
        'Sincerely,',
        'Equifax Consumer Care',
      ]),
    ).toMatchObject({
      sender: { kind: 'bureau', bureau: 'equifax' },
      datedOn: '2026-12-14',
      fileNumber: '6345012345',
      results: [['deleted', expect.anything(), '517805*******']],
    })
  })

  it('about several, each with its own result in a table', () => {
    expect(
      read([
        'Experian',
        'P.O. Box 9701, Allen, TX 75013',
        'Report number: 1234-5678-90',
        'Date: 12/14/2026',
        '',
        'Dispute Results',
        'Our reinvestigation of the dispute you recently submitted is complete.',
        '',
        'Item\tAccount number\tOutcome',
        'CAPITAL ONE\t517805XXXXXXXXXX\tRemains',
        'MIDLAND CREDIT MGMT\t8541XXXXX\tDeleted',
        'SYNCB/AMAZON\t604578XXXX\tUpdated',
        'AUSTIN MEDICAL GROUP\t44XX21\tVerified and Updated',
        '',
        'Deleted - This item was removed from your credit report.',
        'Remains - The company that reported the information has certified to Experian that the information is accurate.',
        'Updated - A change was made to this item; review this report to view the change.',
        'Reviewed - This item was either updated or deleted; review this report to view the change.',
      ]),
    ).toMatchObject({
      sender: { kind: 'bureau', bureau: 'experian' },
      datedOn: '2026-12-14',
      results: [
        ['verified', 'CAPITAL ONE', '517805XXXXXXXXXX'],
        ['deleted', 'MIDLAND CREDIT MGMT', '8541XXXXX'],
        ['updated', 'SYNCB/AMAZON', '604578XXXX'],
        ['updated_in_part', 'AUSTIN MEDICAL GROUP', expect.anything()],
      ],
    })
  })

  const COMPANY = [
    'Midland Credit Management, Inc.',
    '350 Camino De La Reina, Suite 100',
    'San Diego, CA 92108',
    '',
    'December 14, 2026',
    '',
    'RE: Your direct dispute',
    '',
    'Dear Jordan Avery:',
    '',
    'We received your dispute and completed our investigation. The results are below.',
    '',
  ]
  it.each([
    [
      [
        'Account number\tResult of\tAction',
        '\tinvestigation\ttaken',
        '8541XXXXX\tUnable to\tRequested',
        '\tverify\tdeletion',
        '\t\tfrom the',
        '\t\tcredit bureaus',
      ],
      'deleted',
    ],
    [['Account number:\t8541XXXXX', 'Outcome:\tWe asked the', '\tcredit bureaus', '\tto delete it'], 'deleted'],
    [['Account number:\t8541XXXXX', 'Outcome:\tDeletion', '\tsubmitted to', '\tall three', '\tbureaus'], 'deleted'],
    [['Account number:\t8541XXXXX', 'Action taken:\tCorrection', '\tsubmitted'], 'updated'],
    [['Account\tItem\tReported\tCorrected', '8541XXXXX\tBalance\t$1,200\t$800'], 'updated'],
    [['Account number:\t8541XXXXX', 'Result:\tInformation', '\tverified as', '\treported'], 'verified'],
  ])('of a company in a narrow table: %j', (rows, kind) => {
    const answer = read([...COMPANY, ...rows, '', 'Sincerely,', 'Consumer Support Services'])
    expect(answer).toMatchObject({ results: [[kind, expect.anything(), '8541XXXXX']] })
  })

  it.each([
    [['Account number:\t8541XXXXX', 'Result:\tUnable to', '\tverify']],
    [['Account\tItem\tReported\tCorrected', '8541XXXXX\tBalance\t$1,200\t$1,200']],
    [['Account\tItem\tReported\tCorrected', '8541XXXXX\tBalance\t-\t$1,200']],
  ])('of a company whose narrow table says no result: %j', (rows) => {
    const answer = read([...COMPANY, ...rows, '', 'Sincerely,', 'Consumer Support Services'])
    const kinds = typeof answer === 'string' ? [] : answer.results.map(([kind]) => kind)
    expect(kinds.filter((kind) => kind !== null)).toEqual([])
  })

  const TABLE = [
    'TransUnion Consumer Relations',
    'P.O. Box 2000 Chester, PA 19016',
    '12/14/2026',
    'File Number: 412345678',
    '',
    'INVESTIGATION RESULTS',
    'The results of the dispute you recently submitted are listed below.',
    '',
  ]
  it.each([
    [['CAPITAL ONE BANK #\tVERIFIED AS', '517805012345****\tACCURATE'], 'verified'],
    [['CAPITAL ONE BANK #\tVERIFIED AS', '517805012345****\tACCURATE AND', '\tUPDATED'], 'updated_in_part'],
    [['CAPITAL ONE BANK\tDISPUTED', '517805012345****\tINFORMATION', '\tUPDATED'], 'updated'],
    [['CAPITAL ONE BANK # 517805012345****', 'DISPUTED INFORMATION UPDATED AND OTHER INFORMATION UPDATED'], 'updated'],
    [['CAPITAL ONE BANK # 517805012345****', 'VERIFIED AS ACCURATE AND OTHER INFORMATION UPDATED'], 'updated_in_part'],
    [['CAPITAL ONE BANK # 517805012345****', 'DISPUTED INFORMATION ACCURATE AND OTHER INFO UPDATED'], 'updated_in_part'],
  ])('whose narrow columns broke the result: %j', (rows, kind) => {
    expect(read([...TABLE, 'ITEM DESCRIPTION\tRESULTS', ...rows])).toMatchObject({
      results: [[kind, 'CAPITAL ONE BANK', '517805012345****']],
    })
  })

  it('whose result fills the widest line, with what was changed below it', () => {
    const rows = [
      'CAPITAL ONE BANK # 517805012345****',
      '',
      'DISPUTED INFORMATION UPDATED AND OTHER INFORMATION UPDATED',
      'Last Payment Made; Payment Received',
    ]
    expect(read(['TransUnion Consumer Relations', '12/14/2026', '', 'Your dispute is complete.', '', ...rows])).toMatchObject({
      results: [['updated', 'CAPITAL ONE BANK', '517805012345****']],
    })
  })

  it('whose name and number stand behind their labels', () => {
    expect(read([...TABLE, 'Item\tNORTHLAKE BANK', 'Account number\t4796XXXXXXXX', 'Result\tDeleted'])).toMatchObject({
      results: [['deleted', 'NORTHLAKE BANK', '4796XXXXXXXX']],
    })
  })

  it('whose rows under each other are several entries', () => {
    expect(
      read([...TABLE, 'ITEM\tRESULTS', 'CAPITAL ONE BANK # 5178****\tVERIFIED', 'MIDLAND CREDIT # 8541****\tDELETED']),
    ).toMatchObject({
      results: [
        ['verified', 'CAPITAL ONE BANK', '5178****'],
        ['deleted', 'MIDLAND CREDIT', '8541****'],
      ],
    })
  })

  it('with its headings above the entries', () => {
    expect(
      read([
        'TransUnion Consumer Solutions',
        'P.O. Box 2000 Chester, PA 19016',
        '12/14/2026',
        'File Number: 412345678',
        '',
        'Our investigation of the dispute you recently submitted is now complete. The results are listed below.',
        '',
        'The following items were deleted from your credit report:',
        'MIDLAND CREDIT MANAGEMENT # 8541****',
        'OLDE HARBOR CARD # 3341****',
        '',
        'The following items were verified as accurate:',
        'CAPITAL ONE BANK USA NA # 517805**********',
      ]),
    ).toMatchObject({
      sender: { kind: 'bureau', bureau: 'transunion' },
      results: [
        ['deleted', 'MIDLAND CREDIT MANAGEMENT', '8541****'],
        ['deleted', 'OLDE HARBOR CARD', '3341****'],
        ['verified', 'CAPITAL ONE BANK USA NA', '517805**********'],
      ],
    })
  })

  it('with the result below each entry', () => {
    expect(
      read([
        'TransUnion',
        'transunion.com',
        'Date: December 14, 2026',
        '',
        'INVESTIGATION RESULTS',
        '',
        'CAPITAL ONE BANK USA NA',
        'Account number: 517805**********',
        'Disputed: account not mine',
        'Result: VERIFIED AS ACCURATE AND UPDATED',
        '',
        'MIDLAND CREDIT MANAGEMENT',
        'Account number: 8541****',
        'Result: DELETED',
      ]),
    ).toMatchObject({
      results: [
        ['updated_in_part', 'CAPITAL ONE BANK USA NA', '517805**********'],
        ['deleted', 'MIDLAND CREDIT MANAGEMENT', '8541****'],
      ],
    })
  })

  it('that holds the dispute frivolous, and names no entry', () => {
    expect(
      read([
        ...EQUIFAX,
        'We have received the dispute that you sent us. We have determined that your dispute is frivolous or irrelevant because it does not say what is inaccurate.',
        'To have it investigated, please send us a statement of what is wrong and any supporting documents.',
      ]),
    ).toMatchObject({ results: [['frivolous', null, null]] })
  })

  it('that wants to know who writes', () => {
    expect(
      read([
        ...EQUIFAX,
        'We received your request to investigate your credit file. We were unable to verify your identity with the information provided.',
        'Please send a copy of your driver’s license and a recent utility bill.',
      ]),
    ).toMatchObject({ results: [['more_information_wanted', null, null]] })
  })

  it('that puts an entry back', () => {
    expect(
      read([
        ...EQUIFAX,
        'This is to inform you that an item which was previously deleted from your credit file as the result of a dispute has been reinserted.',
        'Creditor: Midland Credit Management  Account number ending in 8541',
      ]),
    ).toMatchObject({ results: [['reinserted', expect.stringContaining('Midland'), '8541']] })
  })

  it('with the rights on the next page, which say nothing of anybody', () => {
    expect(
      read(
        [
          ...EQUIFAX,
          'We have completed the investigation of your dispute.',
          'CAPITAL ONE 517805****** was verified as accurate.',
        ],
        [
          'A Summary of Your Rights Under the Fair Credit Reporting Act',
          'Consumer reporting agencies must correct or delete inaccurate, incomplete, or unverifiable information.',
          'The agency must investigate your dispute unless your dispute is frivolous.',
          'Deleted information was reinserted.',
        ],
      ),
    ).toMatchObject({ results: [['verified', expect.stringMatching(/^capital one/i), '517805******']] })
  })
})

describe('each result', () => {
  it('an entry that is named twice is one result', () => {
    expect(
      read([
        ...EQUIFAX,
        'You asked us about CAPITAL ONE, account 517805******, on your credit report.',
        'The results of our investigation of your dispute:',
        'CAPITAL ONE 517805****** was deleted from the credit file.',
      ]),
    ).toMatchObject({ results: [['deleted', expect.stringMatching(/^capital one/i), '517805******']] })
  })

  it('what is said about the letter is no result of an account that has none, where others have their own', () => {
    const reply = read([
      ...EQUIFAX,
      'The items you disputed were looked into, and the way each reads now is shown where it was updated.',
      'CAPITAL ONE 517805******\tDeleted',
      'OLDE HARBOR CARD 334100******\tSee the enclosed page',
      'ELM STREET LOANS 44019******\tNo such account',
    ])
    const any = expect.anything()
    expect(reply).toMatchObject({
      results: [
        ['deleted', any, any],
        [null, any, any],
        ['deleted', any, any],
      ],
    })
  })

  it('an account of which no result can be told is asked about, with its place on the page', () => {
    const reading = readReply(
      replyPages([
        ...EQUIFAX,
        'The results of your dispute of your credit file:',
        'CAPITAL ONE 517805******\tDeleted',
        'OLDE HARBOR CARD 334100******\tSee the enclosed page',
      ]),
      KNOWN,
    )
    const asked = reading.kind === 'reply' ? reading.reply.results.find(({ kind }) => kind === null) : undefined
    expect(asked?.accountNumber).toMatchObject({ value: '334100******', evidence: { page: 1, box: expect.any(Array) } })
  })
})

describe('a reply with the new report behind it', () => {
  const LISTED = [
    'EFX-ACR',
    'Prepared for: JORDAN AVERY',
    'OLDE HARBOR CARD',
    'Account Number: *3341   Date Opened: 01/2019   Balance: $120',
    'Loan/Account Type: Credit Card   Credit Limit: $2,000   High Credit: $900',
    'Past Due: $0   Terms: 12   Responsibility: Individual   Remarks:',
    'Date of 1st Delinquency:   Payment History   Date Reported: 12/2026',
  ]

  it('is told apart from it', () => {
    expect(
      read(
        [
          ...EQUIFAX,
          'The results of your dispute of your credit file:',
          'CAPITAL ONE 517805****** was deleted from the credit file.',
        ],
        LISTED,
      ),
    ).toMatchObject({
      reportPages: [2],
      results: [['deleted', expect.stringMatching(/^capital one/i), '517805******']],
    })
  })

  it('is only a report without a letter', () => {
    expect(read(LISTED)).toBe('report_only')
  })

  it('keeps the pages on which results stand among the details of an account', () => {
    const results = [...LISTED, 'The results are: This account has been updated based on your dispute.']
    expect(read([...EQUIFAX, 'Below are the results of the dispute of your credit file.'], results)).toMatchObject({
      reportPages: [],
      results: [['updated', 'OLDE HARBOR CARD', '*3341']],
    })
  })
})

describe('a reply of a company', () => {
  it('by its letterhead, whatever bureaus it names', () => {
    expect(
      read([
        'Midland Credit Management, Inc.',
        '350 Camino de la Reina, Suite 100, San Diego, CA 92108',
        '',
        '12-14-2026',
        'December 14, 2026',
        '',
        'RE: Account ending in 8541, Original creditor: Olde Harbor Card',
        '',
        'Dear Jordan Avery,',
        'We have completed our investigation of your dispute. As a result we have requested that Equifax, Experian and TransUnion delete our tradeline.',
        '',
        'Sincerely,',
        'Consumer Support Services',
      ]),
    ).toMatchObject({
      sender: { kind: 'company', name: expect.stringContaining('Midland') },
      datedOn: '2026-12-14',
      results: [['deleted', expect.anything(), '8541']],
    })
  })

  it('that stays with what it reports', () => {
    expect(
      read([
        'OLDE HARBOR BANK',
        'Credit Disputes Department',
        'December 14, 2026',
        '',
        'Dear Customer:',
        'Thank you for contacting us about your account ending in 3341. We have reviewed your dispute and confirmed that the information we furnish to the credit bureaus is accurate. No changes will be made.',
      ]),
    ).toMatchObject({
      sender: { kind: 'company', name: 'OLDE HARBOR BANK' },
      results: [['verified', 'OLDE HARBOR BANK', '3341']],
    })
  })
})

describe('no reply', () => {
  it('only says that the dispute came', () => {
    expect(
      read([
        ...EQUIFAX,
        'We have received your dispute about your credit file. Our investigation will be completed within 30 days and we will send you the results.',
      ]),
    ).toBe('begun_only')
  })

  it.each([
    [
      'bank_statement',
      [
        'FIRST HARBOR BANK',
        'Account Number 000123456789',
        'Beginning Balance $4,211.08',
        'Ending Balance $3,551.40',
        'Statement Period Nov 1, 2026 - Nov 30, 2026',
        'ACH DEPOSIT PAYROLL',
      ],
    ],
    [
      'unknown_document',
      [
        'Dinner for two',
        'Your table was updated. It has been deleted from our waiting list.',
        'We look forward to seeing you at eight.',
      ],
    ],
    [
      'unknown_document',
      ['SCORE BOOST PLUS', 'Get your free credit report today!', 'Negative items can be removed and deleted. Join now and save.'],
    ],
    [
      'rights_text_only',
      [
        'A Summary of Your Rights Under the Fair Credit Reporting Act',
        'You may dispute. Consumer reporting agencies must correct or delete inaccurate information.',
        'Your dispute is frivolous? The agency must investigate a dispute of your credit file.',
      ],
    ],
  ])('%s', (why, lines) => {
    expect(read(lines)).toBe(`no_reply ${why}`)
  })
})
