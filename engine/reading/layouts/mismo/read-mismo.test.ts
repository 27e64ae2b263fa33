import { describe, expect, it } from 'vitest'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseJson } from '#adapters/markup/parse-json.ts'
import { parseXml } from '#adapters/markup/parse-xml.ts'
import { spacedWords } from '#engine/reading/layouts/mismo/words.ts'
import { readData } from '#engine/reading/read-document.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import type { Bureau } from '#engine/words/bureau.ts'

function read(text: string): readonly Report[] {
  const root = text.startsWith('<') ? parseXml(text, DEFAULT_BOUNDS) : parseJson(text, DEFAULT_BOUNDS)
  if (typeof root === 'string') throw new Error(root)
  const result = readData(root, ['1', '2', '3'])
  return result.kind === 'reports' ? result.reports : []
}

const response = (inner: string, attributes = ''): string =>
  `<RESPONSE_GROUP><RESPONSE><RESPONSE_DATA><CREDIT_RESPONSE MISMOVersionID="2.3.1" CreditReportIdentifier="R1" CreditReportFirstIssuedDate="2024-05-06" ${attributes}>${inner}</CREDIT_RESPONSE></RESPONSE_DATA></RESPONSE></RESPONSE_GROUP>`
const repositories = (...names: string[]): string => names.map((name) => `<CREDIT_REPOSITORY _SourceType="${name}"/>`).join('')
const liability = (attributes: string, inner = ''): string =>
  `<CREDIT_LIABILITY ${attributes}><_CREDITOR _Name="FIRST HARBOR"/>${inner}</CREDIT_LIABILITY>`

function accountOf(attributes: string, inner = ''): Account {
  const account = read(response(liability(attributes, `${inner}${repositories('Equifax')}`)))[0]?.accounts[0]
  if (!account) throw new Error('no account')
  return account
}
const entries = (reports: readonly Report[]): [Bureau, (string | null)[]][] =>
  reports.map(({ bureau, accounts }) => [bureau, accounts.map(({ fileEntry }) => fileEntry)])

describe('a blended response', () => {
  it('has one account in the report of each bureau that the liability lists, and counts it once in each', () => {
    const reports = read(
      response(
        liability('CreditLiabilityID="CL1" _UnpaidBalanceAmount="500"', repositories('Equifax', 'Experian', 'TransUnion')) +
          liability('CreditLiabilityID="CL2"', repositories('Experian')),
      ),
    )
    expect(entries(reports)).toEqual([
      ['equifax', ['CL1']],
      ['experian', ['CL1', 'CL2']],
      ['transunion', ['CL1']],
    ])
    expect(reports.map(({ accounts }) => accounts[0]?.currentBalance)).toEqual([50_000, 50_000, 50_000])
    expect(reports.map(({ reportDate, reportNumber, format }) => [reportDate, reportNumber, format])).toEqual([
      ['2024-05-06', 'R1', 'mismo'],
      ['2024-05-06', 'R1', 'mismo'],
      ['2024-05-06', 'R1', 'mismo'],
    ])
  })

  it('gives each bureau its own comments', () => {
    const comment = (source: string, text: string): string => `<CREDIT_COMMENT ${source}><_Text>${text}</_Text></CREDIT_COMMENT>`
    const inner = `${comment('_SourceType="Equifax"', 'OF EQUIFAX')}${comment('_SourceType="TUC"', 'OF TRANSUNION')}${comment('', 'OF ALL')}${comment('_Type="Other" _TypeOtherDescription="Handle"', 'TR01_1')}<CREDIT_COMMENT _Text="IN AN ATTRIBUTE"/>`
    const reports = read(response(liability('CreditLiabilityID="1"', inner + repositories('EFX', 'TUC'))))
    expect(reports.map(({ accounts }) => accounts[0]?.remarks)).toEqual([
      ['OF EQUIFAX', 'OF ALL', 'IN AN ATTRIBUTE'],
      ['OF TRANSUNION', 'OF ALL', 'IN AN ATTRIBUTE'],
    ])
  })
})

describe('a list-and-stack response', () => {
  const one = (id: string, bureau: string, more = ''): string =>
    liability(`CreditLiabilityID="${id}" ${more}`, repositories(bureau))
  it('matches what the reseller’s hash puts together', () => {
    const hash = 'TradelineHashSimple="h1"'
    expect(entries(read(response(one('1', 'Equifax', hash) + one('2', 'Experian', hash) + one('3', 'TransUnion'))))).toEqual([
      ['equifax', ['1']],
      ['experian', ['1']],
      ['transunion', ['3']],
    ])
  })

  it('matches nothing where a bureau stands twice under one hash', () => {
    const hash = 'TradelineHashSimple="h1"'
    expect(entries(read(response(one('1', 'Equifax', hash) + one('2', 'Equifax', hash) + one('3', 'Experian', hash))))).toEqual([
      ['equifax', ['1', '2']],
      ['experian', ['3']],
    ])
  })

  it.each([
    ['ids of their own', ''],
    ['a reference each', 'CreditTradeReferenceID'],
    ['a hash each', 'TradelineHashSimple'],
  ])('leaves the matching to what the entries say where all have %s', (_, key) => {
    const own = (id: string, bureau: string): string => one(id, bureau, key === '' ? '' : `${key}="k${id}"`)
    const stacked = own('1', 'Equifax') + own('2', 'Experian') + own('3', 'TransUnion')
    expect(entries(read(response(stacked)))).toEqual([
      ['equifax', [null]],
      ['experian', [null]],
      ['transunion', [null]],
    ])
    for (const name of ['CreditReportMergeTypeIndicator', 'CreditReportMergeType'])
      expect(entries(read(response(stacked, `${name}="Blend"`)))).toEqual([
        ['equifax', ['1']],
        ['experian', ['2']],
        ['transunion', ['3']],
      ])
  })

  it('matches by the reference of the tradeline where there is no hash', () => {
    const reference = 'CreditTradeReferenceID="T7"'
    expect(entries(read(response(one('1', 'Equifax', reference) + one('2', 'Experian', reference))))).toEqual([
      ['equifax', ['1']],
      ['experian', ['1']],
    ])
  })

  it('takes a liability that is written twice as one', () => {
    expect(entries(read(response(one('1', 'Equifax') + one('1', 'Equifax'))))).toEqual([['equifax', ['1']]])
  })
})

describe('which bureau an entry is of', () => {
  it.each([
    ['Equifax', 'equifax'],
    ['EFX', 'equifax'],
    ['Experian', 'experian'],
    ['XPN', 'experian'],
    ['TRW', 'experian'],
    ['TransUnion', 'transunion'],
    ['TUC', 'transunion'],
  ])('%s', (name, bureau) => {
    expect(read(response(liability('', repositories(name)))).map((report) => report.bureau)).toEqual([bureau])
  })

  it('is said by its credit file, or by the only bureau there is', () => {
    const file =
      '<CREDIT_FILE CreditFileID="F2" CreditRepositorySourceType="Experian"><_BORROWER _FirstName="A" _LastName="B"/></CREDIT_FILE>'
    expect(entries(read(response(`${liability('CreditLiabilityID="1" CreditFileID="F2"')}${file}`)))).toEqual([
      ['experian', ['1']],
    ])
    const only = '<CREDIT_REPOSITORY_INCLUDED _EquifaxIndicator="N" _ExperianIndicator="N" _TransUnionIndicator="Y"/>'
    expect(entries(read(response(`${only}${liability('CreditLiabilityID="1"')}`)))).toEqual([['transunion', ['1']]])
  })

  it('leaves out what is another borrower’s alone', () => {
    const people =
      '<BORROWER BorrowerID="B2" _PrintPositionType="CoBorrower"/><BORROWER BorrowerID="B1" _PrintPositionType="Borrower"/>'
    const one = (id: string, borrower: string): string =>
      liability(`CreditLiabilityID="${id}" BorrowerID="${borrower}"`, repositories('Equifax'))
    const file = (borrower: string, name: string): string =>
      `<CREDIT_FILE BorrowerID="${borrower}" CreditRepositorySourceType="Equifax"><_BORROWER _FirstName="${name}" _LastName="COE"/></CREDIT_FILE>`
    const reports = read(
      response(
        people + file('B2', 'BOB') + file('B1', 'ANN') + one('1', 'B1') + one('2', 'B2') + one('3', 'B1 B2') + one('4', ''),
      ),
    )
    expect(entries(reports)).toEqual([['equifax', ['1', '3', '4']]])
    expect(reports[0]?.personalInfo.name).toBe('ANN COE')
  })

  it('that is said of none is missing at each: what was read is less than the file lists', () => {
    const listed = liability('CreditLiabilityID="1"', repositories('Equifax', 'Experian')) + liability('CreditLiabilityID="2"')
    const totals = read(response(listed)).map(({ totals: { printed, read: found, reconciled } }) => [printed, found, reconciled])
    expect(totals).toEqual(Array.from({ length: 2 }, () => [{ accounts: 2 }, { accounts: 1 }, false]))
    const ownLook = '<CREDIT_INQUIRY _Name="A LENDER" _Date="2024-02-02"/>'
    const known = liability('CreditLiabilityID="1"', repositories('Equifax', 'Experian'))
    expect(read(response(known + ownLook))[0]?.totals).toMatchObject({ printed: { inquiries: 1 }, read: { inquiries: 0 } })
    expect(read(response(known))[0]?.totals.reconciled).toBeNull()
  })

  it('is not guessed', () => {
    expect(read(response(liability('CreditLiabilityID="1"', repositories('MergedData'))))).toEqual([])
  })
})

describe('a liability', () => {
  it('has null for what is not written, not written out, or not known', () => {
    expect(
      accountOf(
        '_AccountType="Lease" _UnpaidBalanceAmount="" _AccountOpenedDate="2019-03" _AccountClosedDate="N/A" _AccountReportedDate="2020-05-00"',
      ),
    ).toMatchObject({
      accountType: null,
      accountTypeText: 'Lease',
      currentBalance: null,
      creditLimit: null,
      dateOpened: '2019-03',
      dateClosed: null,
      dateReported: '2020-05',
      status: null,
      paymentStatus: null,
      lateCounts: null,
      contact: null,
    })
  })

  it.each(['-', 'N/A', 'NA', 'null', 'Not Reported'])('has no comment, first creditor or amount of "%s"', (blank) => {
    const account = accountOf(
      `_OriginalCreditorName="${blank}" _HighBalanceAmount="${blank}" _HighCreditAmount="700" _AccountReportedDate="2024-05-01 00:00:00"`,
      `<CREDIT_COMMENT><_Text>${blank}</_Text></CREDIT_COMMENT>`,
    )
    expect(account).toMatchObject({ remarks: [], originalCreditor: null, highBalance: 70_000, dateReported: '2024-05-01' })
  })

  it.each([
    ['AsAgreed', '', 'current'],
    ['Late60Days', '', 'late'],
    ['LateOver120Days', '', 'late'],
    ['BankruptcyOrWageEarnerPlan', '', 'bankruptcy'],
    ['CollectionOrChargeOff', '_AccountType="Revolving"', 'charge_off'],
    ['CollectionOrChargeOff', '_AccountType="Open" CreditLoanType="CollectionAttorney"', 'in_collections'],
    ['CollectionOrChargeOff', '_AccountType="Open" CreditBusinessType="CollectionServices"', 'in_collections'],
    ['CollectionOrChargeOff', '_AccountType="Open" IsCollectionIndicator="Y" IsChargeoffIndicator="N"', 'in_collections'],
    ['CollectionOrChargeOff', '_AccountType="Open" IsCollectionIndicator="N" IsChargeoffIndicator="Y"', 'charge_off'],
    ['CollectionOrChargeOff', '', null],
    ['RepossessionOrForeclosure', '_AccountType="Mortgage"', 'foreclosure'],
    ['RepossessionOrForeclosure', '_AccountType="Installment"', 'repossession'],
    ['NoDataAvailable', '', null],
  ])('rated %s with %s', (type, attributes, paymentStatus) => {
    const account = accountOf(attributes, `<_CURRENT_RATING _Type="${type}"/>`)
    expect([account.paymentStatus, account.statusText]).toEqual([paymentStatus, spacedWords(type)])
  })

  it('is in collection or charged off as the bureau’s codes say where words are missing', () => {
    const of = (comment: string): Account['paymentStatus'] =>
      accountOf('_AccountType="Open"', `<_CURRENT_RATING _Type="CollectionOrChargeOff"/><CREDIT_COMMENT ${comment}/>`)
        .paymentStatus
    expect(of('_SourceType="Experian" _Type="StatusCode" _Code="93"')).toBe('in_collections')
    expect(of('_SourceType="Experian" _Type="BureauRemarks" _Code="93"')).toBe('charge_off')
    expect(of('_SourceType="Equifax" _Type="BureauRemarks" _Code="CZ"')).toBe('in_collections')
    expect(of('_SourceType="TransUnion" _Type="BureauRemarks" _Code="PRL"')).toBe('charge_off')
  })

  it('reads ratings in figures only where the file says how it counts', () => {
    const rated = (attributes: string): Account['paymentStatus'] =>
      read(response(liability('', `<_CURRENT_RATING _Code="1"/>${repositories('Equifax')}`), attributes))[0]?.accounts[0]
        ?.paymentStatus ?? null
    expect([rated('CreditRatingCodeType="Equifax"'), rated('')]).toEqual(['current', null])
  })

  it('reads the pattern newest first', () => {
    const account = accountOf('_AccountType="Revolving"', '<_PAYMENT_PATTERN _Data="C12X?-9" _StartDate="2024-01-31"/>')
    expect(account.paymentHistory.map(({ month, code }) => `${month} ${code}`)).toEqual([
      '2024-01 ok',
      '2023-12 30',
      '2023-11 60',
      '2023-10 no_data',
      '2023-07 charge_off',
    ])
    expect(accountOf('', '<_PAYMENT_PATTERN _Data="CCC"/>').paymentHistory).toEqual([])
  })

  it('is delinquent where it is open and late, and keeps the sign of a dispute', () => {
    const account = accountOf(
      '_AccountStatusType="Open" _ConsumerDisputeIndicator="Y"',
      '<_CURRENT_RATING _Type="Late30Days"/><_LATE_COUNT _30Days="2" _60Days="0" _90Days="1"/>',
    )
    expect(account).toMatchObject({
      status: 'delinquent',
      remarks: ['Consumer dispute indicator: Y'],
      lateCounts: { days30: 2, days60: 0, days90: 1 },
    })
    expect(accountOf('_AccountStatusType="Closed"', '<_CURRENT_RATING _Type="Late30Days"/>').status).toBe('closed')
  })

  it('is marked where its one bureau says so, and not by the word of several', () => {
    expect(accountOf('_DerogatoryDataIndicator="Y"').isMarkedAdverse).toBe(true)
    expect(accountOf('_DerogatoryDataIndicator="N"').isMarkedAdverse).toBeUndefined()
    expect(accountOf('_DerogatoryDataIndicator="Y"', repositories('Experian')).isMarkedAdverse).toBeUndefined()
  })

  it('takes its kind from either name of it', () => {
    expect(accountOf('CreditLiabilityAccountType="Collection" _AccountOwnershipType="Authorized User"')).toMatchObject({
      accountType: 'collection',
      responsibility: 'authorized_user',
    })
  })

  it('prints a date of first delinquency only where it has one', () => {
    expect(accountOf('').printsDofd).toBe(false)
    expect(accountOf('_FirstDelinquencyDate="2021-02-03"')).toMatchObject({
      printsDofd: true,
      dateOfFirstDelinquency: '2021-02-03',
    })
  })
})

describe('Array’s JSON', () => {
  const json = {
    data: {
      CREDIT_RESPONSE: {
        '@MISMOVersionID': '2.4',
        '@CreditReportMergeTypeIndicator': 'ListAndStack',
        '@CreditReportFirstIssuedDate': '2024-05-06',
        CREDIT_LIABILITY: {
          '@CreditLiabilityID': 'CL1',
          '@_AccountIdentifier': '12345XXXX',
          '@_ChargeOffAmount': '250',
          '@IsChargeoffIndicator': 'Y',
          '@_OriginalCreditorName': 'CITY GAS',
          _CREDITOR: {
            '@_Name': 'FIRST HARBOR',
            '@_City': 'X',
            '@_State': 'NY',
            '@_PostalCode': '00501',
            CONTACT_DETAIL: { CONTACT_POINT: { '@_Type': 'Phone', '@_Value': '8005550100' } },
          },
          CREDIT_COMMENT: { '@_SourceType': 'Experian', '@_Code': '97', _Text: 'UNPAID BALANCE REPORTED AS A LOSS' },
          CREDIT_REPOSITORY: { '@_SourceType': 'Experian' },
        },
        CREDIT_SCORE: [
          {
            '@CreditRepositorySourceType': 'Experian',
            '@_ModelNameType': 'Other',
            '@_ModelNameTypeOtherDescription': 'ExperianVantageScore3.0',
            '@_Value': '+612',
          },
          { '@CreditRepositorySourceType': 'Equifax', '@_ModelNameType': 'EquifaxBeacon5.0', '@_Value': '9002' },
        ],
        CREDIT_FILE: {
          '@CreditRepositorySourceType': 'Experian',
          '@_InfileDate': '1999-01-01',
          _BORROWER: { '@_UnparsedName': 'ANN B COE', '@_SSN': '900120123', '@_BirthDate': '1980-02' },
        },
        CREDIT_PUBLIC_RECORD: {
          '@_Type': 'BankruptcyChapter7',
          '@_FiledDate': '2020-01-02',
          '@_DispositionType': 'Discharged',
          CREDIT_REPOSITORY: { '@_SourceType': 'Experian' },
        },
        CREDIT_INQUIRY: [
          {
            '@_Name': 'BANK',
            '@_Date': '2024-01-02',
            '@_PurposeType': 'HARD',
            CREDIT_REPOSITORY: { '@_SourceType': 'Experian' },
          },
          { '@_Name': 'OTHER', '@_PurposeType': 'SOFT', CREDIT_REPOSITORY: { '@_SourceType': 'Experian' } },
        ],
      },
    },
  }

  it('is read by the same mapper', () => {
    const reports = read(JSON.stringify(json))
    expect(reports).toMatchObject([
      {
        bureau: 'experian',
        score: 612,
        scoreModel: 'VantageScore 3.0',
        reportDate: '2024-05-06',
        personalInfo: { name: 'ANN B COE', ssnLast4: '0123', dateOfBirth: '1980-02' },
        accounts: [
          {
            accountNumber: '12345XXXX',
            chargeOffAmount: 25_000,
            originalCreditor: 'CITY GAS',
            remarks: ['UNPAID BALANCE REPORTED AS A LOSS'],
            contact: { lines: ['X, NY 00501'], phone: '8005550100' },
          },
        ],
        inquiries: [
          { creditorName: 'BANK', kind: 'hard' },
          { creditorName: 'OTHER', kind: 'soft' },
        ],
        publicRecords: [{ type: 'Bankruptcy Chapter 7', status: 'Discharged' }],
      },
    ])
  })

  it('is no report where nobody is spoken of', () => {
    expect(read('{"CREDIT_RESPONSE": {"@MISMOVersionID": "2.4"}}')).toEqual([])
    expect(read('{"data": {"CREDIT_RESPONSE": {"CREDIT_ERROR_MESSAGE": {"_Text": "No hit"}}}}')).toEqual([])
  })
})

describe('the words of enumerations', () => {
  it.each([
    ['FHARealEstateMortgage', 'FHA Real Estate Mortgage'],
    ['CollectionOrChargeOff', 'Collection Or Charge Off'],
    ['Late30Days', 'Late 30 Days'],
    ['Telecommunication/Cellular', 'Telecommunication/Cellular'],
    ['CREDIT CARD', 'CREDIT CARD'],
  ])('%s', (written, words) => {
    expect(spacedWords(written)).toBe(words)
  })
})
