import { describe, expect, it } from 'vitest'
import { readPaper } from '#engine/papers/read-paper.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

function read(...lines: readonly string[]) {
  const paper = readPaper(replyPages(lines), [])
  if (paper === null) throw new Error('nothing was read')
  const { kind, sender, datedOn, facts, results } = paper
  return {
    kind,
    from: sender === null ? null : sender.value.kind === 'company' ? sender.value.name : sender.value.bureau,
    datedOn: datedOn?.value ?? null,
    facts: facts.map(({ name, value }) => `${name} ${value}`),
    results: results.map((one) => [one.kind?.value ?? null, one.accountNumber?.value ?? null]),
  }
}

const READER = ['Dana Whitfield', '12 Elm Street', 'Dayton, OH 45402', '']

describe('refusals', () => {
  it('a card, its agency and score below', () => {
    expect(
      read(
        'SUMMIT RIDGE BANK',
        'P.O. Box 30281, Salt Lake City, UT 84130',
        '',
        'July 8, 2026',
        '',
        ...READER,
        'Reference number: 20260708-4417',
        'Dear Dana Whitfield:',
        '',
        'Thank you for your application for a Summit Ridge Rewards card. We are unable to approve your request at this time for the following reasons:',
        '- Proportion of balances to credit limits is too high on revolving accounts',
        '- Length of time accounts have been established',
        '',
        'We obtained your credit score from Experian and used it in making our decision. Your credit score: 612. Date: 07/06/2026. Scores range from a low of 300 to a high of 850.',
        'Key factors that adversely affected your credit score: Too many inquiries last 12 months; Serious delinquency',
        '',
        'Sincerely,',
        'Summit Ridge Bank Card Services',
      ),
    ).toMatchObject({
      kind: 'refusal',
      from: expect.stringMatching(/summit ridge bank/i),
      datedOn: '2026-07-08',
      facts: expect.arrayContaining([
        'reference 20260708-4417',
        'reason Proportion of balances to credit limits is too high on revolving accounts',
        'reason Length of time accounts have been established',
        'reason Too many inquiries last 12 months',
        'reason Serious delinquency',
        'bureau Experian',
        'score 612',
        'scoreMin 300',
        'scoreMax 850',
        'scoreDate 2026-07-06',
      ]),
      results: [],
    })
  })

  it('an account at a bank, refused on a file that is no credit report', () => {
    const { kind, from, facts } = read(
      'Valley Community Credit Union',
      '200 Main Street, Boise, ID 83702',
      'Date: August 3, 2026',
      '',
      'Dear Ms. Whitfield,',
      'We are not able to open the checking account you applied for. Our decision was based in whole or in part on information in a report from the consumer reporting agency named below.',
      'Chex Systems, Inc.',
      'Attn: Consumer Relations, P.O. Box 583399, Minneapolis, MN 55458',
      'Principal reasons for our decision: Account closed for cause at another institution',
      '',
      'Sincerely,',
      'Member Services',
    )
    expect({ kind, from }).toEqual({ kind: 'refusal', from: 'Valley Community Credit Union' })
    expect(facts).toEqual(['reason Account closed for cause at another institution', 'bureau ChexSystems'])
  })

  it('a credit line that was lowered', () => {
    expect(
      read(
        'Dear Dana Whitfield,',
        'We have reduced your credit limit on the account ending in 8841, effective 09/01/2026. This was based on information in your credit report from TransUnion.',
        'The specific reasons are:',
        '1) Recent delinquency on another account',
        '2) High utilization',
        '',
        'Regards,',
        'Cardinal Trust Bank',
      ),
    ).toMatchObject({
      kind: 'refusal',
      from: 'Cardinal Trust Bank',
      facts: [
        'accountNumber 8841',
        'reason Recent delinquency on another account',
        'reason High utilization',
        'bureau TransUnion',
      ],
    })
  })

  it('in Spanish', () => {
    expect(
      read(
        'Banco del Valle',
        '15 de abril de 2026',
        '',
        'Estimada Dana Whitfield:',
        'No podemos aprobar su solicitud de préstamo. Razones principales:',
        '1. Cuentas en cobranza',
        '2. Historial de pagos insuficiente',
        'Nuestra decisión se basó en información de una agencia de informes del consumidor: Equifax.',
        'Su puntaje de crédito: 588. Fecha: 13 de abril de 2026. Rango: 300 a 850',
        '',
        'Atentamente,',
        'Banco del Valle',
      ),
    ).toMatchObject({
      kind: 'refusal',
      from: 'Banco del Valle',
      datedOn: '2026-04-15',
      facts: expect.arrayContaining([
        'reason Cuentas en cobranza',
        'reason Historial de pagos insuficiente',
        'bureau Equifax',
        'score 588',
        'scoreMin 300',
        'scoreMax 850',
        'scoreDate 2026-04-13',
      ]),
    })
  })
})

describe('notices of collectors', () => {
  it('in the law’s model form, in two columns', () => {
    expect(
      read(
        'Pinecrest Receivables Inc.\t\tTo: Dana Whitfield',
        'PO Box 9, Reno, NV 89501\t\tReference: PR-00981-77',
        '(800) 555-0177',
        '',
        'Pinecrest Receivables Inc. is a debt collector. We are trying to collect a debt that you owe to Metro Wireless.',
        '',
        'Our information shows:\t\tHow can you dispute the debt?',
        'You had a Metro Wireless account\t\tCall or write to us by May 2, 2026, to dispute',
        'with account number ending in 5530.\t\tall or part of the debt. If you do not, we will',
        'As of January 4, 2026, you owed:\t$640.00\tassume that our information is correct.',
        'fees:\t$12.50',
        'Total amount of the debt now:\t$652.50',
        '',
        'Notice date: March 28, 2026',
      ),
    ).toMatchObject({
      kind: 'collection_notice',
      from: expect.stringContaining('Pinecrest Receivables Inc'),
      datedOn: '2026-03-28',
      facts: expect.arrayContaining([
        'accountNumber 5530',
        'reference PR-00981-77',
        'originalCreditor Metro Wireless',
        'amount 652.50',
        'fees 12.50',
        'disputeBy 2026-05-02',
      ]),
      results: [],
    })
  })

  it('in a letter of the older kind', () => {
    expect(
      read(
        'NORTHERN ADJUSTMENT BUREAU LLC',
        '77 Commerce Drive, Albany, NY 12207',
        '',
        'October 1, 2026',
        '',
        ...READER,
        'Re: Original Creditor: Lakeside Medical Group',
        'Account number: XXXX2219',
        'Balance due: $1,184.22',
        'File number: NAB-448812',
        '',
        'Dear Dana Whitfield:',
        'The account above has been placed with our office for collection. This is an attempt to collect a debt and any information obtained will be used for that purpose.',
        'Unless you notify this office within 30 days after receiving this notice that you dispute the validity of this debt or any portion of it, this office will assume this debt is valid.',
        '',
        'Sincerely,',
        'Collections Department',
        'Northern Adjustment Bureau LLC',
      ),
    ).toMatchObject({
      kind: 'collection_notice',
      from: expect.stringMatching(/northern adjustment bureau llc/i),
      datedOn: '2026-10-01',
      facts: expect.arrayContaining([
        'accountNumber XXXX2219',
        'reference NAB-448812',
        'originalCreditor Lakeside Medical Group',
        'amount 1184.22',
      ]),
      results: [],
    })
  })

  it('in Spanish', () => {
    expect(
      read(
        'Pinecrest Receivables LLC es un cobrador de deudas. Estamos tratando de cobrar una deuda que usted le debe a Metro Wireless.',
        'Nuestra información muestra:',
        'Usted tenía una cuenta de Metro Wireless con número de cuenta que termina en 5530.',
        'Cargos: + $12.50',
        'Monto total de la deuda ahora: $652.50',
        'Llame o escríbanos antes del 2 de mayo de 2026 para disputar toda o parte de la deuda.',
        'Fecha del aviso: 28 de marzo de 2026',
      ),
    ).toMatchObject({
      kind: 'collection_notice',
      from: 'Pinecrest Receivables LLC',
      datedOn: '2026-03-28',
      facts: ['accountNumber 5530', 'originalCreditor Metro Wireless', 'amount 652.50', 'fees 12.50', 'disputeBy 2026-05-02'],
    })
  })
})

describe('papers of courts', () => {
  it('a summons with its caption on the left', () => {
    expect(
      read(
        'IN THE JUSTICE COURT OF LAS VEGAS TOWNSHIP',
        'CLARK COUNTY, NEVADA',
        '',
        'PINECREST RECEIVABLES LLC,\t\tCase No. 26C-014432',
        'Plaintiff,\t\tDept. No. 8',
        'vs.',
        'DANA WHITFIELD,\t\tSUMMONS',
        'Defendant.',
        '',
        'NOTICE! YOU HAVE BEEN SUED. THE COURT MAY DECIDE AGAINST YOU WITHOUT YOUR BEING HEARD UNLESS YOU FILE A RESPONSE WITH THE COURT WITHIN 21 DAYS.',
        '',
        'DATED this 3rd day of February, 2026.',
      ),
    ).toMatchObject({
      kind: 'court_paper',
      from: 'PINECREST RECEIVABLES LLC',
      datedOn: '2026-02-03',
      facts: expect.arrayContaining([
        'caseNumber 26C-014432',
        'answerWithinDays 21',
        expect.stringMatching(/^court .*JUSTICE COURT/),
      ]),
      results: [],
    })
  })

  it('a summons that gives the days in words', () => {
    const { kind, facts } = read(
      'STATE OF MINNESOTA',
      'DISTRICT COURT, COUNTY OF HENNEPIN',
      'Court File No. 27-CV-26-1180',
      'Oakfield Capital LLC, Plaintiff, v. Dana Whitfield, Defendant.',
      'SUMMONS',
      'You must give or mail to the person who signed this summons a written response called an Answer within twenty-one (21) days of the date on which you received this Summons.',
      'If you do not answer within 21 days, a default judgment may be entered against you.',
    )
    expect(kind).toBe('court_paper')
    expect(facts).toEqual(
      expect.arrayContaining(['answerWithinDays 21', expect.stringMatching(/^court .*DISTRICT COURT, COUNTY OF HENNEPIN/)]),
    )
    expect(facts).toContain('caseNumber 27-CV-26-1180')
  })

  it('a discharge under chapter 7, told by its section', () => {
    expect(
      read(
        'United States Bankruptcy Court',
        'Northern District of Ohio',
        '',
        'Debtor 1: Dana Whitfield\t\tCase number: 25-30117-jpg',
        'Date case filed: March 3, 2025',
        '',
        'Order of Discharge',
        '',
        'IT IS ORDERED: A discharge under 11 U.S.C. § 727 is granted to: Dana Whitfield',
        '',
        'Dated: June 24, 2025\t\tBy the court: Mary Ann Poole, United States Bankruptcy Judge',
      ),
    ).toMatchObject({
      kind: 'discharge',
      from: null,
      facts: expect.arrayContaining([
        expect.stringMatching(/^court United States Bankruptcy Court, Northern District of Ohio$/),
        'caseNumber 25-30117-jpg',
        'chapter 7',
        'filedOn 2025-03-03',
        'dischargedOn 2025-06-24',
      ]),
    })
  })
})

describe('answers of companies', () => {
  it('that correct, in sentences', () => {
    expect(
      read(
        'Keystone Auto Finance',
        'PO Box 1100, Erie, PA 16501',
        'May 20, 2026',
        ...READER,
        'RE: Account ending in 6620',
        'Dear Dana Whitfield:',
        'We have completed our investigation of your dispute. The past due amount was corrected from $310.00 to $0.00 and the account status is now reported as Paid. We have notified Equifax and TransUnion of this correction.',
        'Sincerely,',
        'Keystone Auto Finance',
      ),
    ).toMatchObject({
      kind: 'answer',
      from: 'Keystone Auto Finance',
      datedOn: '2026-05-20',
      facts: [
        'accountNumber 6620',
        'toldTo Equifax',
        'toldTo TransUnion',
        'changedField past due amount',
        'valueAfter 0.00',
        'changedField account status',
        'valueAfter Paid',
      ],
      results: [['updated', '6620']],
    })
  })

  it.each([
    ['verified', 'We investigated your dispute and have verified that the account is being reported accurately.'],
    ['deleted', 'We received your dispute. We have asked the credit bureaus to delete this account from your credit report.'],
    [
      'frivolous',
      'We have determined that your dispute is frivolous because it is substantially the same as your dispute of March 3.',
    ],
    [
      'more_information_wanted',
      'We received your dispute but we need additional information before we can investigate: a copy of your driver’s license.',
    ],
    [
      'updated',
      'In response to your dispute, we have updated the account to show a balance of $0 and informed the credit bureaus.',
    ],
  ])('that says: %s', (result, sentence) => {
    const told = read(
      'LIBERTY PLAINS BANK',
      'Credit Disputes Department',
      'PO Box 55, Topeka, KS 66601',
      '',
      'September 9, 2026',
      '',
      ...READER,
      'Account number ending in 4410',
      'Dear Customer:',
      sentence,
      '',
      'Sincerely,',
      'Credit Bureau Disputes',
    )
    expect(told).toMatchObject({
      kind: 'answer',
      from: 'LIBERTY PLAINS BANK',
      datedOn: '2026-09-09',
      results: [[result, '4410']],
    })
  })
})

describe('what stands where no one looks', () => {
  it('of a form that lists every reason, those that are ticked', () => {
    expect(
      read(
        'Cedar Hollow Credit Union',
        '400 Mill Race Road, Dubuque, IA 52001',
        'Notice of Action Taken. Your application is declined.',
        'Principal reason(s) for credit denial:',
        '☐ Credit application incomplete',
        '☒ Income insufficient for amount of credit requested',
        '☐ Bankruptcy',
        '☒ Our credit decision was based in whole or in part on information in a report from Experian.',
      ),
    ).toMatchObject({
      kind: 'refusal',
      from: 'Cedar Hollow Credit Union',
      facts: ['reason Income insufficient for amount of credit requested', 'bureau Experian'],
    })
  })

  it('a reason ends before what is said about the agency', () => {
    const { facts } = read(
      'We are not able to open an account for you. Our decision is based on information from ChexSystems, a consumer reporting agency.',
      'Reason: Account abuse at another institution',
      'ChexSystems did not make this decision. You have a right to a free copy of your report.',
    )
    expect(facts).toContain('reason Account abuse at another institution')
    expect(facts.filter((fact) => fact.startsWith('reason'))).toHaveLength(1)
  })

  it.each([
    ['a label', ['PLAINTIFF (EL DEMANDANTE): CANYON ASSET HOLDINGS, LLC'], 'CANYON ASSET HOLDINGS, LLC'],
    ['a sentence', ['Said Plaintiff being HARGROVE RECEIVABLES LP'], 'HARGROVE RECEIVABLES LP'],
    ['a caption', ['BLUE HERON BANK, N.A.', '1 Heron Plaza', 'Wilmington, DE 19801', 'Plaintiff', ''], 'BLUE HERON BANK, N.A.'],
    ['a writ', ['Plaintiff / Judgment Creditor: SAGUARO ACCEPTANCE CORP'], 'SAGUARO ACCEPTANCE CORP'],
    ['nowhere', ['WHEREFORE, Plaintiff demands judgment against the Defendant.'], null],
  ])('who sues, by %s', (_, lines, from) => {
    const paper = read(
      'TOLEDO MUNICIPAL COURT',
      'Case No. CVF-26-06120',
      'SUMMONS',
      '',
      ...lines,
      '',
      'v. DANA WHITFIELD, Defendant',
    )
    expect(paper).toMatchObject({ kind: 'court_paper', from })
  })

  it.each([
    ['Bill date 03/05/2026', '2026-03-05'],
    ['DATED at Orlando, Florida, on July 8, 2026.', '2026-07-08'],
    ['Meeting of creditors\tFebruary 10, 2026 at 10:00 AM', null],
    ['Payment due date\t09/08/2026', null],
    ['4b EXP 08/19/2030', null],
    ['Date that I discovered it:\t01/09/2026', null],
    ['1 Date of identifiable event 10/31/2025', null],
    ['GR-10027\t03/04/2025\t$ 240.00', null],
  ])('the day of the letter itself: %s', (line, day) => {
    expect(read('Some company', 'A paper that says little to anybody, but in whole lines.', '', line).datedOn).toBe(day)
  })

  it('a day in the middle of a sentence is not the letter’s, where a narrow column begins its line with it', () => {
    expect(
      read(
        'Ironwood Recovery Group is a debt collector. We are trying to collect a debt that you owe to Bank of Rockville.',
        'What else can you do? Ask for the name of the creditor. If you write by',
        'August 28, 2026, we must stop collection until we send it.',
      ).datedOn,
    ).toBeNull()
  })

  it('the client of a collector, and its own number', () => {
    expect(
      read(
        'HALVORSEN & PRYCE, P.C.',
        '800 Nicollet Avenue, Minneapolis, MN 55402',
        '',
        'Re: Our client: Great Plains Federal Savings Bank',
        'Account no.: XXXXXXXXXXXX2204',
        'Our file no.: 26-10443',
        'Balance due: $9,418.07',
        'You can dispute the debt through September 14, 2026. This communication is from a debt collector.',
      ),
    ).toMatchObject({
      kind: 'collection_notice',
      facts: [
        'accountNumber XXXXXXXXXXXX2204',
        'reference 26-10443',
        'originalCreditor Great Plains Federal Savings Bank',
        'amount 9418.07',
        'disputeBy 2026-09-14',
      ],
    })
  })

  it('what is claimed and adjudged', () => {
    const amounts = (line: string) =>
      read('COUNTY COURT', 'SUMMONS', 'Case No. 26-1', line).facts.filter((fact) => fact.startsWith('amount'))
    expect(amounts('The plaintiff claims $2,118.44, with court costs of $300.00.')).toEqual(['amount 2118.44'])
    expect(amounts('Judgment will be taken against you for the sum of $4,212.90 with interest.')).toEqual(['amount 4212.90'])
    expect(amounts('Total judgment amount $1,902.11')).toEqual(['amount 1902.11'])
  })
})

describe('what was changed', () => {
  const changed = (...lines: readonly string[]) =>
    read('Calloway Federal Bank', '', 'We have completed our investigation of your dispute.', ...lines).facts.filter((fact) =>
      /^(?:changedField|valueAfter)/.test(fact),
    )

  it.each([
    [
      'a table of before and after',
      ['Field\tBefore\tAfter', 'Account Status\tCharge Off\tPaid Charge Off', 'Balance\t$812\t$0'],
      ['changedField account status', 'valueAfter Paid Charge Off', 'changedField balance', 'valueAfter 0'],
    ],
    [
      'two columns of labelled values',
      ['What we reported\tWhat we report now', 'Balance: $1,310.00\tBalance: $0.00'],
      ['changedField balance', 'valueAfter 0.00'],
    ],
    [
      'names alone',
      ['We updated: Date Updated; Rating. Here is how this item appears on your credit report.', 'Balance: $1,244'],
      ['changedField date updated', 'changedField rating'],
    ],
    [
      'a sentence that goes on',
      ['The date of first delinquency we reported was wrong. We changed it from March 2022 to October 2019.'],
      ['changedField date of first delinquency', 'valueAfter October 2019'],
    ],
    ['Spanish', ['El saldo ahora es $0.00.'], ['changedField saldo', 'valueAfter 0.00']],
    [
      'a sentence that says with whom',
      [
        'We will have the balance changed from $512 to $0 with Equifax. The status was changed to paid as agreed at all three bureaus.',
      ],
      ['changedField balance', 'valueAfter 0', 'changedField status', 'valueAfter paid as agreed'],
    ],
    [
      'lines that turn from one to the other',
      [
        'These corrections were sent to Experian:',
        '- Payment status: from 30 days late to Paid as agreed',
        '- Balance: was $90, is now $0',
      ],
      ['changedField payment status', 'valueAfter Paid as agreed', 'changedField balance', 'valueAfter 0'],
    ],
  ])('%s', (_, lines, facts) => {
    expect(changed(...lines)).toEqual(facts)
  })
})

describe('a card of the reader’s', () => {
  it.each(['Date of issue: 14 Feb 2022', 'Issue date: 03/02/2021'])('has no day of its own: %s', (line) => {
    expect(
      read(
        'PASSPORT',
        'Surname: WHITFIELD',
        'Given names: DANA',
        'Date of birth: 11 Aug 1984',
        line,
        'Date of expiration: 13 Feb 2032',
      ),
    ).toMatchObject({ kind: 'identity', datedOn: null })
  })

  it('a lease is from the landlord', () => {
    expect(
      read(
        'RESIDENTIAL LEASE AGREEMENT',
        'This lease is between Foxglove Rentals LLC (the "Landlord") and Dana Whitfield, the tenant.',
        'Rent: $900.00 a month, from June 1, 2026.',
      ),
    ).toMatchObject({ kind: 'identity', from: 'Foxglove Rentals LLC' })
  })
})

describe('a company that will not look again, or wants more', () => {
  const from = (...lines: readonly string[]) =>
    read('Ashgate Consumer Finance', 'PO Box 11, Wheeling, WV 26003', 'Account ending 4402', '', 'Dear Dana Whitfield,', ...lines)
  it.each([
    [
      'frivolous',
      [
        'You disputed this account with us before, and we answered you on December 9, 2025. We are therefore not going to investigate it again.',
      ],
    ],
    ['more_information_wanted', ['We have your dispute. Please send us the month, and a copy of your bank statement.']],
  ])('%s', (kind, lines) => {
    expect(from(...lines)).toMatchObject({ kind: 'answer', results: [[kind, '4402']] })
  })
})

describe('results of a bureau', () => {
  it.each([
    [
      'numbers behind one star',
      ['ORION CELLULAR\t*7782\tBlocked', 'PIKE STREET BANK\t*0153\tDeleted'],
      [
        ['blocked', '*7782'],
        ['deleted', '*0153'],
      ],
    ],
    [
      'in Spanish',
      ['CREDITOS DEL SUR\t*4471\tEliminada de su informe', 'BANCO PALMERA\t*0028\tVerificada como correcta'],
      [
        ['deleted', '*4471'],
        ['verified', '*0028'],
      ],
    ],
    [
      'of the reader’s own details',
      ['Name: WENDY STROUT\tDeleted', 'Employer: LAKE COUNTY SCHOOLS\tRemains'],
      [
        ['deleted', null],
        ['verified', null],
      ],
    ],
    [
      'of inquiries',
      [
        'FREEDOM AUTO MALL, inquiry of 09/14/2026: This inquiry has been removed from your credit file.',
        '',
        'VELVET CARD CO, inquiry of 08/30/2026: This inquiry will remain on your credit file.',
      ],
      [
        ['deleted', null],
        ['verified', null],
      ],
    ],
    [
      'with marks that go, and others that stay',
      [
        'Account number: 88 1204 5573',
        'The delinquencies of April 2025 were reported in error. We have removed them. The delinquency of January 2024 was reported correctly and will remain.',
      ],
      [['updated_in_part', '5573']],
    ],
    [
      'that begin with a label and go on in sentences',
      [
        'DISCOVERY BAY CARD #601100**********',
        'INFORMATION UPDATED: We contacted the company, and it changed the following: Date opened is now 03/02/2019.',
        'WESTWIND PORTFOLIO #88120****',
        'VERIFIED AS ACCURATE: The company told us that the item is accurate as reported. No change was made.',
        'How to read your results',
        'Deleted means the item was removed. Verified as accurate means nothing changed.',
      ],
      [
        ['updated', '601100**********'],
        ['verified', '88120****'],
      ],
    ],
    [
      'that names an inquiry in a sentence',
      [
        'The account of Dune Bank, account number ending in 2244, was verified to be yours and stays as it is.',
        'The inquiry from Coyote Auto Mall on March 3, 2026 was removed.',
      ],
      [
        ['verified', '2244'],
        ['deleted', null],
      ],
    ],
    [
      'numbers behind dots, and a letter before the mask',
      ['DUNE BANK\t...2244\tDeleted', 'Granite Towers', 'Account: 7B20XXXX', 'Outcome: Remains'],
      [
        ['deleted', '...2244'],
        ['verified', '7B20XXXX'],
      ],
    ],
    [
      'whose cells decide in sentences',
      [
        '204-118\tPlan A\tThis was not yours. We asked TransUnion to remove it.',
        '204-990\tPlan B\tWe confirmed that it is correct.',
      ],
      [
        ['deleted', '4118'],
        ['verified', '4990'],
      ],
    ],
    [
      'in Spanish, where a picture took each ó for another letter',
      [
        'La cuenta de FARO BANK, terminada en 1188: la empresa verificd los datos.',
        '',
        'La cuenta de LUNA COBROS, terminada en 7720: se borré de su informe de credito.',
      ],
      [
        ['verified', '1188'],
        ['deleted', '7720'],
      ],
    ],
    [
      'in Spanish, each behind its word',
      [
        'BANCO LAGUNA AZUL Cuenta 414720XXXX',
        'Resultado: Eliminada. Esta cuenta ya no aparece en su informe de credito.',
        'COBROS DEL VALLE Cuenta 300771XXXX',
        'Resultado: Verificada como correcta. La empresa confirmo la informacion y no hubo cambios.',
      ],
      [
        ['deleted', '414720XXXX'],
        ['verified', '300771XXXX'],
      ],
    ],
    [
      'put back, with what the company certified',
      [
        'We are writing to tell you that an item that was previously deleted has been put back. The company that furnished it has certified that it is complete and accurate:',
        'LAKEFRONT LENDING, account 22019XXXX',
      ],
      [['reinserted', '22019XXXX']],
    ],
    [
      'beside one that could not be blocked',
      [
        'We have blocked the following information:',
        'ORION CELLULAR\t*7782\tBlocked',
        '',
        'We could not block this item: VALE FURNITURE, account *6640.',
      ],
      [
        ['blocked', '*7782'],
        [null, '*6640'],
      ],
    ],
  ])('%s', (_, lines, results) => {
    const paper = read(
      'Equifax Information Services LLC',
      'P.O. Box 740256',
      'Atlanta, GA 30374',
      '',
      'Dear Dana Whitfield:',
      'The results of our investigation of your dispute are complete.',
      '',
      ...lines,
    )
    expect(paper).toMatchObject({ kind: 'answer', from: 'equifax', results })
  })
})

describe('courts', () => {
  const CLAIM = [
    'STATE OF INDIANA )  IN THE ALLEN SUPERIOR COURT',
    ') SS: SMALL CLAIMS DIVISION',
    'COUNTY OF ALLEN )  CAUSE NO. 02D09-2607-SC-011840',
    'WABASH CREDIT INC., Plaintiff, v. DANA WHITFIELD, Defendant.',
    'NOTICE OF CLAIM',
    'You must come to this court on August 31, 2026 at 1:30 p.m.',
    'The claim: defendant owes $2,317.90 on a contract. You may ask for a trial by jury in writing within 10 days after you receive this.',
  ]
  it('a number is read to its end, a caption to its bracket, and days for a jury are no days to answer', () => {
    const { kind, facts } = read(...CLAIM)
    expect(kind).toBe('court_paper')
    expect(facts).toEqual(expect.arrayContaining(['caseNumber 02D09-2607-SC-011840', 'amount 2317.90']))
    expect(facts).toContainEqual(expect.stringMatching(/^court ALLEN SUPERIOR COURT/))
    expect(facts).not.toContainEqual(expect.stringContaining('answerWithinDays'))
  })

  it('the court that a form names behind a label, and the day counted to', () => {
    const { facts } = read(
      'SUMMONS',
      'YOU ARE BEING SUED BY PLAINTIFF: Golden Poppy Recovery LLC',
      'Your answer is due by the end of the 14th day after the day you were served with these papers.',
      '',
      'The name and address of the court is: Superior Court of California, County of',
      'Fresno, 1130 O Street, Fresno, CA 93721',
      '',
      'CASE NO.. 26CECL08812',
    )
    expect(facts).toEqual(
      expect.arrayContaining([
        'court Superior Court of California, County of Fresno',
        'caseNumber 26CECL08812',
        'answerWithinDays 14',
      ]),
    )
  })
})

describe('what is no one’s word', () => {
  it('is kept as a letter, without facts', () => {
    expect(
      read(
        'Riverbend Utilities',
        'Thank you for being a customer.',
        'Our new office opens on June 1, 2026 in Springfield, IL 62701.',
      ),
    ).toMatchObject({ kind: 'other', facts: [], results: [] })
  })
})

describe('cells of forms', () => {
  it('a number below its label, or next to it a little off its row', () => {
    expect(
      read(
        'IN THE MAGISTRATE COURT OF COBB COUNTY\tCIVIL ACTION NO.',
        'STATE OF GEORGIA\t26-M-11782',
        '',
        'PEACHFIELD FUNDING LLC, Plaintiff v. Dana Whitfield, Defendant',
        'SUMMONS. You must answer within 30 days after service of this summons.',
      ).facts,
    ).toContain('caseNumber 26-M-11782')
    expect(
      read(
        'SUMMIT RIDGE BANK',
        'P.O. Box 30281, Salt Lake City, UT 84130',
        '',
        '\tApplication reference number',
        '\t20261264471',
        '',
        'We are unable to approve your application for a credit card. The specific reasons are:',
        '- Serious delinquency',
      ).facts,
    ).toContain('reference 20261264471')
  })

  it('a score whose day is before it, and a range with words between', () => {
    const { facts } = read(
      'SUMMIT RIDGE BANK',
      'We have lowered your credit limit because of information in your Equifax credit report.',
      'Your VantageScore credit score on 09/22/2026 was 612. Scores range from 300 (low) to 850 (high).',
    )
    expect(facts).toEqual(
      expect.arrayContaining(['score 612', 'scoreDate 2026-09-22', 'scoreMin 300', 'scoreMax 850', 'bureau Equifax']),
    )
  })

  it('a state’s form that labels its plaintiff and calls its court a district', () => {
    expect(
      read(
        'STATE OF MICHIGAN 54-A JUDICIAL DISTRICT',
        'SUMMONS CASE NO. 26-30711-GC',
        '',
        "Plaintiff's name, address, and telephone no.: STRAITS CREDIT UNION, 300 Dock St, Sault Ste. Marie, MI 49783",
        '',
        "Defendant's name and address: Dana Whitfield, 12 Elm Street",
        'You are being sued. YOU HAVE 21 DAYS after receiving this summons to file a written answer.',
      ),
    ).toMatchObject({
      kind: 'court_paper',
      from: 'STRAITS CREDIT UNION',
      facts: expect.arrayContaining(['court 54-A JUDICIAL DISTRICT', 'caseNumber 26-30711-GC', 'answerWithinDays 21']),
    })
  })

  it('what is sued for with its costs', () => {
    const { facts } = read(
      'Superior Court of New Jersey',
      'Docket No: DC-004417-26',
      'QUARRYSTONE BANK, Plaintiff v. Dana Whitfield, Defendant',
      'SUMMONS',
      'Demand Amount: $3,220.18',
      'Filing Fee: $82.00',
      'TOTAL: $3,302.18',
      'You must file a written answer within 35 days.',
    )
    expect(facts).toContain('amount 3302.18')
  })
})

describe('days that are not the letter’s', () => {
  const statement = (...lines: readonly string[]) => read('TIDEMARK SAVINGS BANK', '', ...lines, '', ...READER).datedOn
  it.each([
    ['Statement period: September 12, 2026 - October 11, 2026'],
    ['September 12, 2026 through October 11, 2026'],
    ['Charge-off date: 08/14/2024'],
    ['Pay period 05/18/2026 to 05/31/2026'],
  ])('%s', (line) => {
    expect(statement(line)).toBeNull()
  })

  it.each([
    [
      'the day that a judgment was entered',
      ['IN THE DISTRICT COURT', 'a judgment was entered on August 1, 2025 in favor of the plaintiff'],
      null,
    ],
    ['when an e-mail was sent', ['From: Marigold Card', 'Date: Wed, Sep 9, 2026 at 7:15 AM'], '2026-09-09'],
    ['a card that a picture blurs', ['IDENTIFICATION CARD', '4a 1SS: 07/30/2024 4b EXP: 08/20/2028'], null],
    [
      'of an order, whoever signs it',
      ['Order of Discharge', 'February 24, 2026 By the court: United States Bankruptcy Judge'],
      '2026-02-24',
    ],
  ])('%s', (_, lines, day) => {
    expect(read(...lines).datedOn).toBe(day)
  })

  it('the day of a check is', () => {
    expect(statement('Pay period 05/18/2026 - 05/31/2026', 'Pay date: 06/05/2026')).toBe('2026-06-05')
  })
})

describe('reasons end where something else begins', () => {
  it('a table of scores below a list is none of it', () => {
    expect(
      read(
        'Cobblestone Home Loans',
        'We are unable to approve your application for a loan. The principal reasons for our decision are:',
        '1. Too many inquiries last 12 months',
        '',
        'Agency   Your score   Date',
        'Experian   588   March 1, 2027',
        'Equifax   602   March 2, 2027',
      ).facts.filter((fact) => fact.startsWith('reason')),
    ).toEqual(['reason Too many inquiries last 12 months'])
  })

  it('a paragraph below a list is none of it', () => {
    expect(
      read(
        'Peregrine Bank',
        'Your account is closed. We closed it because:',
        '- Serious delinquency on another account',
        'Experian gave us a report. Experian did not make this choice and cannot tell you why.',
      ).facts.filter((fact) => fact.startsWith('reason')),
    ).toEqual(['reason Serious delinquency on another account'])
  })

  const reasons = (...lines: readonly string[]) =>
    read(
      'JUNIPER BANK',
      'PO Box 1, Reno, NV 89501',
      '',
      'We cannot approve your application for a loan. Our decision was based on a consumer report.',
      '',
      ...lines,
    )
      .facts.filter((fact) => fact.startsWith('reason'))
      .map((fact) => fact.slice('reason '.length))
  it.each([
    ['an agency and its address', ['The report was supplied by:', 'LexisNexis Risk Solutions Consumer Center']],
    ['an agency that a sentence names', ['The credit reporting agency that gave us the report is Innovis Consumer Assistance']],
    ['a telephone', ['Experian, (888) 397-3742']],
    ['a town', ['Atlanta, GA 30348']],
  ])('before %s', (_, after) => {
    expect(reasons('The main reasons are:', '1. Age of oldest account', '2. Number of inquiries', ...after)).toEqual([
      'Age of oldest account',
      'Number of inquiries',
    ])
  })
  it.each([
    ['Our reason: Account closed for cause'],
    ['Razón: Account closed for cause'],
    ['Here’s why:\n- Account closed for cause'],
    ['We did this because of what we saw in your credit report:\n- Account closed for cause'],
  ])('%s', (lines) => {
    expect(reasons(...lines.split('\n'))).toEqual(['Account closed for cause'])
  })
})

describe('who wrote', () => {
  it('what a company does is part of its name, not an office', () => {
    const { from } = read(
      'Tidewater Home Care',
      'Recruiting, 40 Harbor Road, Norfolk, VA 23510',
      'Dear Dana Whitfield,',
      'We are unable to offer you the position because of information in your consumer report.',
    )
    expect(from).toBe('Tidewater Home Care')
  })

  it('the one who is greeted did not, and an office is named behind its company', () => {
    const letter = (...end: readonly string[]) =>
      read(
        'From: Member Disputes <disputes@cattailfcu.example>',
        'To: Dana Whitfield',
        'Hello Dana Whitfield,',
        'I sent corrections to Experian for your loan 4471.',
        '',
        'Thank you,',
        ...end,
      )
    expect(letter('Rosalind T.', 'Member Disputes, Cattail Federal Credit Union').from).toBe('Cattail Federal Credit Union')
    expect(letter('Rosalind T.').from).toBeNull()
  })

  it('a collector says so in a message, whose hour is no appointment', () => {
    expect(
      read(
        'Mon, Oct 12, 2026 at 2:41 PM',
        '',
        'Palisade Recovery Group here for Dana Whitfield. This is an attempt to collect a debt, and we are a debt collector.',
        'You owe $512.60 on your account with Tallgrass Fitness. Ref 88-2047-P.',
      ),
    ).toMatchObject({
      kind: 'collection_notice',
      from: 'Palisade Recovery Group',
      datedOn: '2026-10-12',
      facts: ['reference 88-2047-P', 'originalCreditor Tallgrass Fitness', 'amount 512.60'],
    })
  })

  it.each([['Underwriting Services'], ['Human Resources'], ['Leasing Office'], ['Loss Mitigation']])(
    'never an office: %s',
    (office) => {
      expect(
        read(
          office,
          '77 Depot Street, Flagstaff, AZ 86001',
          '',
          'Dear Dana Whitfield:',
          'We cannot offer you an apartment because of information in a consumer report.',
          '',
          'Sincerely,',
          office,
        ).from,
      ).toBeNull()
    },
  )

  it.each([
    ['Quarry Lane Collections', '22 Granite Street, Barre, VT 05641'],
    ['Elm Street Furniture Store', '1 Main Street, Akron, OH 44301'],
  ])('a name with a street’s word in it: %s', (name, address) => {
    expect(read(name, address, '', 'Dear Dana Whitfield:', 'We will not contact you any more about this.', '', name).from).toBe(
      name,
    )
  })

  it('a bureau in its own letter that is no answer', () => {
    expect(
      read(
        'Experian',
        'November 11, 2026',
        '',
        'Your initial fraud alert has been added to your file and will stay for one year.',
      ),
    ).toMatchObject({ kind: 'other', from: 'Experian' })
  })

  it('a letterhead in one row, and never a word of a form', () => {
    expect(
      read(
        'FOXHOLLOW LOGISTICS INC, 1800 Airport Rd, Memphis, TN 38116\tEarnings Statement',
        'Employee: DANA WHITFIELD',
        'Pay period 05/18/2026 - 05/31/2026',
        'Pay date: 06/05/2026',
        'Net pay $1,290.44',
        'Pay',
      ).from,
    ).not.toBe('Pay')
  })

  it('a name that begins as a label does', () => {
    expect(
      read(
        'Telefonica del Rio Wireless',
        '500 W Houston St',
        'San Antonio, TX 78205',
        '1-800-555-0144',
        '',
        'Estimada Sra. Whitfield:',
        '',
        'No podemos aprobar su solicitud por las siguientes razones:',
        '- Historial de credito insuficiente',
        'Usamos un informe de Experian. Esa agencia no tomo la decision.',
      ).from,
    ).toBe('Telefonica del Rio Wireless')
  })

  it('Equifax names the company behind its result', () => {
    const paper = readPaper(
      replyPages([
        'EQUIFAX',
        'Confirmation # 6078114420',
        'Dear Dana Whitfield:',
        'Below are the results of your request to reinvestigate your Equifax credit file.',
        'Collection Agency Information',
        '>>> We have researched the collection account. Account # - 90017* The results are: This item has been deleted from the credit file. If you have additional questions about this item please contact: Allied Recovery Partners, 40 Broad St, Utica NY 13501',
      ]),
      [],
    )
    expect(paper?.results.map((one) => [one.kind?.value, one.creditorName?.value])).toEqual([
      ['deleted', 'Allied Recovery Partners'],
    ])
  })
})

describe('two columns', () => {
  it('reasons that are broken in the left one are read whole, and nothing of the right one', () => {
    const { facts } = read(
      'Silverbell Motor Credit',
      'P.O. Box 2200, Chandler, AZ 85244',
      '',
      'We are unable to approve your application for a loan.',
      '',
      'The main reasons are:\t\tYour credit score',
      '- Length of time since\t\tWe got it from Experian.',
      'your last late payment\t\tYour credit score: 561',
      '- Too few accounts\t\tDate: April 7, 2026',
      'now paid as agreed\t\tScores range from 250 to 900',
      '',
      'Our decision was based on information in a report from Experian.',
    )
    expect(facts.filter((one) => one.startsWith('reason'))).toEqual([
      'reason Length of time since your last late payment',
      'reason Too few accounts now paid as agreed',
    ])
  })
})

describe('days and numbers of forms', () => {
  it('a portal’s answer bears the day of the answer and the complaint’s number', () => {
    const paper = read(
      '260421-20118834',
      'Submitted 4/21/2026',
      'Sent to company 4/21/2026',
      'Company responded 5/12/2026',
      'Company response: Equifax reviewed your dispute. GREYLAKE BANK, account ending in 5520, was verified as accurate. No change was made.',
    )
    expect(paper).toMatchObject({ kind: 'answer', datedOn: '2026-05-12', results: [['verified', '5520']] })
    expect(paper.facts).toContain('reference 260421-20118834')
  })

  it('the day of an event in a tax form’s cell is not the paper’s', () => {
    expect(
      read(
        'CREDITOR name and address\t\t1 Date of identifiable event\tForm 1099-C',
        'Sorrel Finance Corp\t\t02/14/2025\tCancellation of Debt',
        'Lexington, KY 40507\t\t2 Amount of debt discharged',
      ).datedOn,
    ).toBeNull()
  })

  it('a cell that goes on with a sentence says its outcome, for its own number', () => {
    expect(
      read(
        'Cordova Student Servicing',
        'P.O. Box 82561, Lincoln, NE 68501',
        'Here is the outcome of your credit reporting dispute. We completed it.',
        '',
        '4410-1\tCorrected. It was reported by mistake.',
        '4410-2\tNo change. It is right.',
      ).results,
    ).toEqual([
      ['updated', '4101'],
      ['verified', '4102'],
    ])
  })

  it('a form’s last cell lists the factors next to its label', () => {
    const { facts } = read(
      'Your Credit Report and the Price You Pay for Credit',
      'Meadowlark Finance',
      '',
      'The terms we are offering you may be less favorable than the terms offered to others.',
      'We used information from your credit report from TransUnion, a consumer reporting agency.',
      '',
      'Your credit score\t\t655',
      '',
      'Key factors that hurt\t\tToo short a history; Too many',
      'your credit score\t\tfinance accounts',
    )
    expect(facts.filter((one) => one.startsWith('reason'))).toEqual([
      'reason Too short a history',
      'reason Too many finance accounts',
    ])
  })

  it('and where a list could be next to its label or below it, none is told', () => {
    const { facts } = read(
      'Oak Bank',
      'Notice of action taken. We are unable to approve your application for a loan.',
      'Reasons:\t\tLength of residence',
      'Bureau\t\tTransUnion',
      'It did not make this decision. It is a consumer reporting agency.',
    )
    expect(facts).toEqual(['bureau TransUnion'])
  })

  it('an amount is below its sign in a narrow column', () => {
    expect(
      read(
        'Birch Gate Collections is a debt collector. We are trying to collect a debt that you owe to Sycamore Dental.',
        'You owed on March 3, 2026:\t\t$',
        '',
        '\t\t858.15',
        '',
        'Total amount of the debt now:\t\t$',
        '',
        '\t\t873.15',
      ).facts,
    ).toContain('amount 873.15')
  })

  it('the day of a discharge is not the day of its petition', () => {
    const { facts } = read(
      'United States Bankruptcy Court, Middle District of Florida',
      'Case No. 6:21-bk-01188 Chapter 13',
      'The petition was filed on March 19, 2021. The debtor has completed all payments.',
      'IT IS ORDERED: A discharge under 11 U.S.C. 1328(a) is granted to the debtor.',
      'ORDERED on June 17, 2026.',
    )
    expect(facts).toEqual(expect.arrayContaining(['filedOn 2021-03-19', 'dischargedOn 2026-06-17']))
  })

  it('a name ends with its sentence, and a store’s card may be a bank’s', () => {
    const debt = (line: string) =>
      read(
        'Birch Gate is a debt collector. We are trying to collect a debt.',
        'You may dispute the debt.',
        line,
        'Amount due: $20.00',
      ).facts
    expect(debt('The account was placed with us by Buena Vista Clinic. We will use any information you give us.')).toContain(
      'originalCreditor Buena Vista Clinic',
    )
    expect(debt('You had a Hollow Oak Bank credit card with account number 4471.')).toContain('originalCreditor Hollow Oak Bank')
  })

  it('a tax form is from the creditor that its first cell names', () => {
    expect(
      read(
        "CREDITOR'S name, street address, and telephone no. Fairmont Bank, 90 Union Street, Albany, NY 12207",
        'Form 1099-C Cancellation of Debt',
      ).from,
    ).toBe('Fairmont Bank')
  })

  it('an agency writes no refusal, and what a form ticks above its reasons is none', () => {
    const slip = read(
      'Foxglove Credit Union',
      'We did not open:',
      '[x] share draft (checking)',
      '[ ] share savings',
      'Why:',
      '[x] Overdraft reported by another institution',
      '[ ] Membership requirements not met',
      'We used a report from:',
      'RealPage, Inc.',
      '2201 Lakeside Blvd, Richardson, TX 75082, 866-934-1124',
      'It did not make this decision. You may have a free copy of your report.',
    )
    expect(slip).toMatchObject({
      kind: 'refusal',
      facts: ['reason Overdraft reported by another institution', 'bureau RealPage'],
    })
    expect(slip.from).not.toMatch(/RealPage/)
  })

  it.each([
    ['and the request for the reasons below', 'We cannot approve your loan for the reason(s) below:', '- Debt to income ratio'],
    ['what lowered the score', 'We cannot approve your loan. What lowered it most:', '- Debt to income ratio'],
  ])('a list is announced otherwise: %s', (_, heading, item) => {
    const { facts } = read('Oak Bank', heading, item, '', 'We used your credit score. Experian is a consumer reporting agency.')
    expect(facts).toContain('reason Debt to income ratio')
  })

  it('of two days side by side, as of a period whose line was lost, none is the letter’s', () => {
    const dated = (line: string) => read('Tidemark Bank', line, 'Your everyday checking').datedOn
    expect(dated('05/18/2026\t05/31/2026')).toBeNull()
    expect(dated('05/18/2026 05/31/2026')).toBeNull()
    expect(dated('12, 2026 October 11, 2026')).toBeNull()
    expect(dated('October 11, 2026')).toBe('2026-10-11')
  })

  it('a label alone names who sends a tax form, and one with a stroke who sues', () => {
    expect(read('CREDITOR', 'Thistledown Bank, N.A.', 'PO Box 1130', '', 'Form 1099-C Cancellation of Debt').from).toBe(
      'Thistledown Bank, N.A.',
    )
    const order = read(
      'SUPERIOR COURT OF CALIFORNIA, COUNTY OF FRESNO',
      'PLAINTIFF/PETITIONER: Portola Asset Recovery, LLC',
      'DEFENDANT/RESPONDENT: Hyacinth Boateng',
      'EARNINGS WITHHOLDING ORDER. COURT CASE NUMBER: 24CECL09917. The total amount due is $5,306.12 of a judgment.',
    )
    expect(order).toMatchObject({ kind: 'court_paper', from: 'Portola Asset Recovery, LLC' })
    expect(order.facts).toContain('amount 5306.12')
  })

  it('codes of bureaus side by side say who was told', () => {
    const { facts } = read(
      'Juniper Bank',
      'In response to your dispute of account 4471 we sent an AUD correction to EQ, XP, TU, IV.',
      'Henry IV',
    )
    expect(facts.filter((fact) => fact.startsWith('toldTo'))).toEqual([
      'toldTo Equifax',
      'toldTo Experian',
      'toldTo TransUnion',
      'toldTo Innovis',
    ])
  })

  it('an agency that answers is not told to itself', () => {
    const { facts } = read(
      'Innovis Consumer Assistance',
      'P.O. Box 530086, Atlanta, GA 30353',
      'Dear Clementine Radcliffe,',
      'We have received your dispute. The account has been blocked from your Innovis credit report, and the companies were notified.',
      'Umber Telecom XXXX9920 Blocked',
    )
    expect(facts).not.toContain('toldTo Innovis')
  })
})

describe('signs that stand for words', () => {
  it('dots before or behind a number hide the rest of it', () => {
    const { results } = read(
      'Experian',
      'P.O. Box 9701, Allen, TX 75013',
      '',
      'Results of your dispute',
      '',
      'MOONSTONE CREDIT CO 60190....',
      'We did not hear back in time, so this item no longer appears on your report.',
      '',
      'BRIDLEWOOD APTS ....4408',
      'The company says that the item is accurate. It stays as it is.',
    )
    expect(results).toEqual([
      ['deleted', expect.stringContaining('0190')],
      ['verified', expect.stringContaining('4408')],
    ])
  })

  it('a legend in running print is no one’s result', () => {
    const { results } = read(
      'Experian',
      'P.O. Box 9701, Allen, TX 75013',
      '',
      'Results of your dispute',
      '',
      'HARTWELL FCU ....4408',
      'The company says that the item is accurate. It stays as it is.',
      '',
      'WHAT OUR RESULTS MEAN: Deleted the item was taken off. Updated something about the item was changed.',
      'Processed the item was either updated or deleted.',
    )
    expect(results).toEqual([['verified', expect.stringContaining('4408')]])
  })

  it('a number that a narrow cell breaks at its hyphen is one', () => {
    const { facts } = read(
      'DISTRICT COURT OF MARYLAND',
      'Plaintiff: Chesapeake Paper Holdings LLC',
      'Defendant: Dana Whitfield',
      'Case No. D-07-CV-26-',
      '003318',
    )
    expect(facts).toContain('caseNumber D-07-CV-26-003318')
  })

  it('of two agencies in a table each score is read, and the day', () => {
    const { facts } = read(
      'Trillium Auto Finance',
      'We are unable to approve your request for a loan. We used reports of these credit bureaus, which did not make the decision:',
      '',
      'Credit bureau\tScore\tDate',
      'TransUnion\t540\t07/07/2026',
      'Experian\t555\t07/07/2026',
    )
    expect(facts).toEqual(expect.arrayContaining(['score 540', 'score 555', 'scoreDate 2026-07-07']))
  })

  it('who is marked on a slip is no reason', () => {
    const { facts } = read(
      'FIRST PRAIRIE STATE BANK',
      'WE CANNOT OPEN THE ACCOUNT YOU ASKED FOR TODAY.',
      '',
      'REASON:',
      '( ) NO ACCEPTABLE IDENTIFICATION',
      '(X) ACCOUNT ABUSE REPORTED BY ANOTHER BANK',
      '',
      'INFORMATION FROM',
      '( ) CHEXSYSTEMS, 800-428-9623',
      '(X) EARLY WARNING SERVICES, 800-745-1560',
      '',
      'IT DID NOT DECIDE THIS. ASK IT FOR A FREE COPY OF YOUR REPORT AND DISPUTE WHAT IS WRONG.',
    )
    expect(facts).toEqual(['reason ACCOUNT ABUSE REPORTED BY ANOTHER BANK', 'bureau Early Warning'])
  })
})

describe('a letter about what is reported', () => {
  it('is no answer where nothing came of it', () => {
    const hardship =
      'You told us that you lost your job. We report each account to the credit bureaus as agreed. Thank you for contacting us.'
    expect(read('Quincy Card Services', '', 'Dear Dana Whitfield,', hardship).kind).toBe('other')
  })

  it('says in a short sentence what a cell says in a word', () => {
    expect(
      read('Pinehurst Recovery', '', 'We received your dispute. We asked the credit bureaus to delete the account.'),
    ).toMatchObject({ kind: 'answer', results: [['deleted', null]] })
  })
})
