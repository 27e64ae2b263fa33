/** Files of providers, written by someone who had not read the readers. */

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
export const mismo = `${XML}<RESPONSE_GROUP MISMOVersionID="2.3.1"><RESPONSE><RESPONSE_DATA><CREDIT_RESPONSE CreditReportIdentifier="R-402" CreditReportFirstIssuedDate="2026-10-02" CreditReportMergeType="Blend"><CREDIT_REPOSITORY_INCLUDED _EquifaxIndicator="Y" _ExperianIndicator="Y" _TransUnionIndicator="Y"/><BORROWER BorrowerID="B1" _FirstName="ROBIN" _LastName="EXAMPLE" _SSN="666004021" _BirthDate="1984-05-17"><_RESIDENCE _StreetAddress="18 ORCHARD LN" _City="MADISON" _State="WI" _PostalCode="53703" BorrowerResidencyType="Current"/></BORROWER>
<CREDIT_LIABILITY CreditLiabilityID="L1" BorrowerID="B1" _AccountIdentifier="448231" _AccountOpenedDate="2018-03" _AccountReportedDate="2026-09" _AccountOwnershipType="Individual" _AccountStatusType="Open" _AccountType="Revolving" CreditLoanType="CreditCard" _UnpaidBalanceAmount="412" _PastDueAmount="0" _HighCreditAmount="3000"><_CREDITOR _Name="CARDWELL BANK"/><_CURRENT_RATING _Code="1" _Type="AsAgreed"/><CREDIT_REPOSITORY _SourceType="Equifax"/><CREDIT_REPOSITORY _SourceType="Experian"/><CREDIT_REPOSITORY _SourceType="TransUnion"/></CREDIT_LIABILITY>
<CREDIT_LIABILITY CreditLiabilityID="L2" BorrowerID="B1" _AccountIdentifier="330871" _AccountOpenedDate="2024-02" _AccountReportedDate="2026-09" _AccountOwnershipType="Individual" _AccountStatusType="Open" _AccountType="Open" CreditLoanType="Collection" _UnpaidBalanceAmount="612" _PastDueAmount="612" _DerogatoryDataIndicator="Y"><_CURRENT_RATING _Code="9" _Type="CollectionOrChargeOff"/><CREDIT_REPOSITORY _SourceType="TransUnion"/></CREDIT_LIABILITY>
<CREDIT_PUBLIC_RECORD CreditPublicRecordID="P1" BorrowerID="B1" _Type="BankruptcyChapter13" _FiledDate="2023-02-01" _DispositionType="Filed"><CREDIT_REPOSITORY _SourceType="TransUnion"/></CREDIT_PUBLIC_RECORD>
<CREDIT_INQUIRY CreditInquiryID="I1" BorrowerID="B1" _Date="2026-03-02" _Name="NORTH TRAIL MOTORS"><CREDIT_REPOSITORY _SourceType="TransUnion"/></CREDIT_INQUIRY>
<CREDIT_FILE CreditFileID="F1" BorrowerID="B1" CreditRepositorySourceType="TransUnion" _ResultStatusType="FileReturned"><_ALERT_MESSAGE _CategoryType="FACTAAddressDiscrepancy" _Type="Other"><_Text>ADDRESS MISMATCH: INPUT DOES NOT MATCH FILE</_Text></_ALERT_MESSAGE><_ALERT_MESSAGE _CategoryType="FACTAFraudVictimInitial" _Type="Other"><_Text>INITIAL FRAUD ALERT 09/2026</_Text></_ALERT_MESSAGE></CREDIT_FILE>
<CREDIT_FILE CreditFileID="F2" BorrowerID="B1" CreditRepositorySourceType="Equifax" _ResultStatusType="FileReturned"><_VARIATION _Type="DifferentSSN"/><_ALERT_MESSAGE _CategoryType="DeathClaim" _Type="Other"><_Text>CONSUMER REPORTED AS DECEASED</_Text></_ALERT_MESSAGE></CREDIT_FILE>
<CREDIT_FILE CreditFileID="F3" BorrowerID="B1" CreditRepositorySourceType="Experian" _ResultStatusType="FileReturned"><_ALERT_MESSAGE _CategoryType="FACTARiskScoreValue" _Type="Other"><_Text>NUMBER OF INQUIRIES WAS NOT A FACTOR</_Text></_ALERT_MESSAGE></CREDIT_FILE>
</CREDIT_RESPONSE></RESPONSE_DATA></RESPONSE></RESPONSE_GROUP>`

export const array = JSON.stringify({
  id: 'x',
  data: {
    CREDIT_RESPONSE: {
      '@MISMOVersionID': '2.4',
      '@CreditReportIdentifier': 'A-402',
      '@CreditReportFirstIssuedDate': '2026-10-02',
      '@CreditReportMergeTypeIndicator': 'ListAndStack',
      CREDIT_REPOSITORY_INCLUDED: { '@_EquifaxIndicator': 'Y', '@_ExperianIndicator': 'Y', '@_TransUnionIndicator': 'Y' },
      CREDIT_FROZEN_STATUS: { '@_EquifaxIndicator': 'true', '@_ExperianIndicator': 'false', '@_TransUnionIndicator': 'false' },
      BORROWER: {
        '@BorrowerID': 'B1',
        '@_FirstName': 'ROBIN',
        '@_LastName': 'EXAMPLE',
        '@_SSN': '666004021',
        '@_BirthDate': '1984-05-17',
      },
      CREDIT_LIABILITY: ['Equifax', 'TransUnion'].map((bureau, at) => ({
        '@CreditLiabilityID': `L${at}`,
        '@BorrowerID': 'B1',
        '@_AccountIdentifier': '448231XXXX',
        '@_AccountOpenedDate': '2018-03-14',
        '@_AccountReportedDate': '2026-09-12',
        '@_AccountOwnershipType': 'Individual',
        '@_AccountStatusType': 'Open',
        '@_AccountType': 'Revolving',
        '@_UnpaidBalanceAmount': '412',
        '@_PastDueAmount': '0',
        '@CreditLoanType': 'CreditCard',
        '@_CreditLimitAmount': '3000',
        '@_DerogatoryDataIndicator': 'N',
        _CREDITOR: { '@_Name': 'CARDWELL BANK' },
        _CURRENT_RATING: { '@_Code': '1', '@_Type': 'AsAgreed' },
        CREDIT_REPOSITORY: [{ '@_SourceType': bureau }],
      })),
      CREDIT_FILE: [
        {
          '@CreditRepositorySourceType': 'TransUnion',
          '@_ResultStatusType': 'FileReturned',
          _ALERT_MESSAGE: [
            { '@_Type': 'Other', '@_CategoryType': 'FACTAActiveDuty', _Text: 'ACTIVE DUTY ALERT' },
            { '@_Type': 'TransUnionHighRiskFraudAlert', '@_Code': '3006', _Text: 'HIGH RISK FRAUD ALERT: AVAILABLE AND CLEAR' },
          ],
          _VARIATION: { '@_Type': 'DifferentAddress' },
        },
        { '@CreditRepositorySourceType': 'Equifax', '@_ResultStatusType': 'FileReturned' },
        { '@CreditRepositorySourceType': 'Experian', '@_ResultStatusType': 'FileReturned' },
      ],
    },
  },
})

const experianTrade = (name: string, number: string, more: object): object => ({
  accountNumber: number,
  accountType: '18',
  amount1: '00003000',
  amount1Qualifier: 'L',
  balanceAmount: '00000412',
  balanceDate: '09012026',
  delinquencies30Days: '00',
  delinquencies60Days: '00',
  delinquencies90to180Days: '00',
  derogCounter: '00',
  ecoa: '1',
  evaluation: 'P',
  kob: 'BC',
  monthsHistory: '12',
  openDate: '03142018',
  openOrClosed: 'O',
  paymentHistory: 'CCCCCCCCCCCC',
  revolvingOrInstallment: 'R',
  specialComment: '',
  status: '11',
  statusDate: '09012026',
  subscriberCode: '1111111',
  subscriberName: name,
  terms: 'REV',
  ...more,
})
export const experianProfile = JSON.stringify({
  creditProfile: [
    {
      headerRecord: [{ reportDate: '100226', reportTime: '010101', y2kReportedDate: '10022026' }],
      consumerIdentity: { name: [{ firstName: 'ROBIN', middleName: 'A', surname: 'EXAMPLE', type: 'N' }] },
      addressInformation: [
        { city: 'MADISON', state: 'WI', streetPrefix: '18', streetName: 'ORCHARD', streetSuffix: 'LN', zipCode: '53703' },
      ],
      ssn: [{ number: '666004021' }],
      tradeline: [
        experianTrade('CARDWELL BANK', '448231', {}),
        experianTrade('TIDEWATER TRUST', '771002', { status: '31', evaluation: 'N' }),
        experianTrade('AMBERLEY BANK', '662190', { status: '32', evaluation: 'N' }),
        experianTrade('OLDHAM SAVINGS', '512077', { status: 'Q7' }),
      ],
      inquiry: [
        {
          amount: 'UNKNOWN',
          date: '03022026',
          kob: 'AN',
          subscriberCode: '2222222',
          subscriberName: 'NORTH TRAIL MOTORS',
          terms: 'UNK',
          type: '31',
        },
      ],
      publicRecord: [
        {
          amount: '00000000',
          evaluation: 'N',
          filingDate: '02012023',
          referenceNumber: '2310044',
          status: '13',
          statusDate: '02012023',
        },
      ],
      fraudShield: [{ text: 'INPUT SSN RECORDED AS DECEASED', type: '06' }],
      statement: [
        {
          statementText:
            '#HK# ACTIVE DUTY ALERT: I AM ON ACTIVE DUTY. VERIFY MY IDENTITY BEFORE EXTENDING CREDIT. THROUGH 05-2027',
          type: '06',
        },
        { statementText: 'I WAS IN HOSPITAL IN 2024 AND COULD NOT PAY ON TIME.', type: '05' },
      ],
      summaries: [],
      informationalMessage: [{ messageNumber: '07', messageText: '0335 CONSUMER’S FILE IS FROZEN: SECURITY FREEZE' }],
    },
  ],
})

const tu4Trade = (name: string, number: string, more: string): string =>
  `<trade><subscriber><industryCode>B</industryCode><memberCode>1</memberCode><name><unparsed>${name}</unparsed></name></subscriber><portfolioType>revolving</portfolioType><accountNumber>${number}</accountNumber><ECOADesignator>individual</ECOADesignator><dateOpened estimatedDay="false" estimatedMonth="false" estimatedCentury="false" estimatedYear="false">2018-03-14</dateOpened><dateEffective estimatedDay="false" estimatedMonth="false" estimatedCentury="false" estimatedYear="false">2026-09-12</dateEffective><currentBalance>000000412</currentBalance><highCredit>000003000</highCredit><creditLimit>000003000</creditLimit>${more}<account><type>CC</type></account><pastDue>000000000</pastDue><updateMethod>automated</updateMethod></trade>`
export const tu4 = `${XML}<creditBureau xmlns="http://www.transunion.com/namespace"><document>response</document><version>2.33</version><transactionControl><tracking><transactionTimeStamp>2026-10-02T10:00:00.000-05:00</transactionTimeStamp></tracking></transactionControl><product><code>08000</code><subject><number>1</number><subjectRecord><fileNumber>01</fileNumber><fileSummary><fileHitIndicator>regularHit</fileHitIndicator><ssnMatchIndicator>noMatch</ssnMatchIndicator><consumerStatementIndicator>true</consumerStatementIndicator><creditDataStatus><suppressed>false</suppressed><freeze><indicator>true</indicator></freeze><minor>false</minor><disputed>false</disputed></creditDataStatus></fileSummary><indicative><name source="file"><person><first>ROBIN</first><last>EXAMPLE</last></person></name><address source="file"><status>current</status><street><number>18</number><name>ORCHARD</name><type>LN</type></street><location><city>MADISON</city><state>WI</state><zipCode>53703</zipCode></location></address><socialSecurity source="file"><number>666004021</number></socialSecurity></indicative><consumerFileData><consumerStatement><type>regular</type><text>THE LATE PAYMENTS OF 2024 FOLLOWED A STROKE.</text></consumerStatement><consumerStatement><type>securityAlert</type><text>#HK#EXTENDED FRAUD ALERT: ACTION MAY BE REQUIRED UNDER FCRA BEFORE OPENING OR MODIFYING AN ACCOUNT. CONTACT CONSUMER AT 555 555 0100</text></consumerStatement></consumerFileData><custom><credit>${tu4Trade('CARDWELL BANK', '448231', '<accountRating>01</accountRating>')}${tu4Trade('OLDHAM SAVINGS', '512077', '<accountRating>QX</accountRating>')}<inquiry><ECOADesignator>individual</ECOADesignator><subscriber><industryCode>A</industryCode><name><unparsed>NORTH TRAIL MOTORS</unparsed></name></subscriber><date>2026-03-02</date></inquiry></credit></custom></subjectRecord></subject></product></creditBureau>`

export const equifaxConsumer = JSON.stringify({
  status: 'completed',
  consumers: {
    equifaxUSConsumerCreditReport: [
      {
        identifier: 'Individual Report 1',
        hitCode: { code: '1', description: 'Hit' },
        reportDate: '10022026',
        subjectName: { firstName: 'ROBIN', lastName: 'EXAMPLE' },
        subjectSocialNum: '666004021',
        birthDate: '05171984',
        addressDiscrepancyIndicator: 'Y',
        fraudIDScanAlertCodes: [],
        alertContacts: [
          {
            alertType: { code: 'V', description: 'Extended fraud alert' },
            dateReported: '08012026',
            effectiveDate: '08012033',
            telephoneNumbers: [],
          },
        ],
        consumerStatements: [{ dateReported: '08012026', statement: 'MY BROTHER USED MY CARD WITHOUT MY LEAVE.' }],
        deathDate: '07042026',
        addresses: [
          {
            addressType: 'current',
            houseNumber: '18',
            streetName: 'ORCHARD',
            streetType: 'LN',
            cityName: 'MADISON',
            stateAbbreviation: 'WI',
            zipCode: '53703',
          },
        ],
        trades: [
          {
            customerNumber: '1',
            monthsReviewed: '12',
            accountDesignator: { code: 'I', description: 'Individual Account' },
            accountNumber: '448231',
            customerName: 'CARDWELL BANK',
            dateReported: '09002026',
            dateOpened: '03142018',
            highCredit: 900,
            creditLimit: 3000,
            balance: 412,
            portfolioTypeCode: { code: 'R', description: 'Revolving' },
            rate: { code: 1, description: 'Pays account as agreed' },
            narrativeCodes: [],
            accountTypeCode: { code: '18', description: 'Credit Card' },
          },
          {
            customerNumber: '2',
            monthsReviewed: '12',
            accountDesignator: { code: 'I', description: 'Individual Account' },
            accountNumber: '512077',
            customerName: 'OLDHAM SAVINGS',
            dateReported: '09002026',
            dateOpened: '01092016',
            highCredit: 90,
            creditLimit: 700,
            balance: 55,
            portfolioTypeCode: { code: 'R', description: 'Revolving' },
            rate: { code: 'Q', description: 'Dormant pending review' },
            narrativeCodes: [],
            accountTypeCode: { code: '18', description: 'Credit Card' },
          },
        ],
        inquiries: [
          {
            type: 'inquiry',
            industryCode: 'AN',
            inquiryDate: '03022026',
            customerNumber: '3',
            customerName: 'NORTH TRAIL MOTORS',
          },
        ],
      },
    ],
  },
})
