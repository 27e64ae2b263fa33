/** Providers' files with what is odd in them: nulls, single objects for lists, a frozen bureau. Written by someone who had not read the readers. */

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const words = (description: string, symbol: string): object => ({ abbreviation: description, description, symbol })
const source = (symbol: string): object => ({
  BorrowerKey: '',
  Bureau: { symbol, description: { TUC: 'TransUnion', EXP: 'Experian', EQF: 'Equifax' }[symbol] },
})

const trade = (bureau: string, creditorName: string, more: object): object => ({
  creditorName,
  accountNumber: '700112****',
  currentBalance: '155',
  highBalance: '900',
  dateOpened: '2019-02-11',
  dateReported: '2026-09-20',
  dateAccountStatus: null,
  dateClosed: null,
  AccountCondition: words('Open', 'O'),
  AccountDesignator: words('Individual', 'I'),
  DisputeFlag: null,
  OpenClosed: words('Open', 'O'),
  PayStatus: words('Current', 'C'),
  Remark: null,
  GrantedTrade: {
    AccountType: words('Credit Card', 'CC'),
    CreditLimit: '1500',
    monthlyPayment: null,
    amountPastDue: '0',
    late30Count: '0',
    late60Count: '0',
    late90Count: '0',
    PayStatusHistory: { startDate: '2026-08-31', status: 'CCCUCC', MonthlyPayStatus: null },
  },
  Source: source(bureau),
  ...more,
})
const merge = (more: object): string =>
  JSON.stringify({
    success: true,
    data: {
      BundleComponent: [
        { Type: 'TUCReportV6', TrueLinkCreditReportType: null },
        {
          Type: 'MergeCreditReports',
          TrueLinkCreditReportType: {
            Borrower: {
              BorrowerName: {
                Name: { first: 'DALE', middle: null, last: 'SPECIMEN' },
                NameType: words('Primary', '1'),
                Source: source('TUC'),
              },
              CreditStatement: null,
              Employer: null,
            },
            InquiryPartition: null,
            PulblicRecordPartition: null,
            ...more,
          },
        },
      ],
    },
  })

/** One partition as an object, one bureau alone, nulls for all that is not there. */
export const trueLinkNulls = merge({
  TradeLinePartition: {
    accountTypeDescription: 'Revolving Account',
    accountTypeSymbol: 'R',
    Tradeline: trade('EXP', 'ASHGROVE BANK', {}),
  },
})
/** A flag of the file that names no bureau. */
export const trueLinkDeceased = merge({
  DeceasedIndicator: 'true',
  FraudIndicator: 'false',
  TradeLinePartition: {
    accountTypeDescription: 'Revolving Account',
    accountTypeSymbol: 'R',
    Tradeline: ['TUC', 'EXP', 'EQF'].map((bureau) => trade(bureau, 'ASHGROVE BANK', {})),
  },
})
/** An entry without a name, remarks as objects and as strings, a collection without its creditor's kind. */
export const trueLinkRemarks = merge({
  SB168Frozen: { experian: 'true', equifax: 'false', transunion: 'false' },
  TradeLinePartition: [
    {
      accountTypeSymbol: 'R',
      accountTypeDescription: 'Revolving Account',
      Tradeline: [trade('TUC', '', { accountNumber: '811907****' })],
    },
    {
      accountTypeSymbol: 'R',
      accountTypeDescription: 'Revolving Account',
      Tradeline: [
        trade('TUC', 'ELMHURST CARD SERVICES', {
          accountNumber: '455512****',
          AccountCondition: words('Derogatory', 'F'),
          PayStatus: words('Collection/Chargeoff', '9'),
          Remark: [
            { RemarkCode: words('Unpaid balance reported as a loss by credit grantor', 'PRL'), customRemark: null },
            { RemarkCode: null, customRemark: 'Settlement accepted on this account' },
          ],
        }),
      ],
    },
    {
      accountTypeSymbol: 'Y',
      accountTypeDescription: 'Collection',
      Tradeline: [
        {
          ...trade('EQF', 'HOLLOWAY COLLECTIONS', {
            accountNumber: '99210****',
            PayStatus: words('Collection/Chargeoff', '9'),
            AccountCondition: null,
          }),
          GrantedTrade: null,
          CollectionTrade: { originalCreditor: 'ST. ANNE CLINIC', creditType: null },
        },
      ],
    },
  ],
})

/** The same data as attributes of XML, as older services deliver it. */
export const trueLinkXml = `${XML}<TrueLinkCreditReportType FraudIndicator="false" DeceasedIndicator="false"><SB168Frozen equifax="true" experian="false" transunion="false"/><Borrower SocialSecurityNumber="666110987"><BorrowerName><Name first="DALE" last="SPECIMEN"/><NameType symbol="1" description="Primary"/><Source><Bureau symbol="TUC" description="TransUnion"/></Source></BorrowerName></Borrower>${[
  'TUC',
  'EXP',
  'EQF',
]
  .map(
    (bureau) =>
      `<TradeLinePartition accountTypeDescription="Revolving Account" accountTypeSymbol="R"><Tradeline creditorName="ASHGROVE BANK" accountNumber="700112****" currentBalance="155" highBalance="900" dateOpened="2019-02-11" dateReported="2026-09-20"><AccountCondition symbol="O" description="Open"/><AccountDesignator symbol="I" description="Individual"/><OpenClosed symbol="O" description="Open"/><PayStatus symbol="C" description="Current"/><GrantedTrade CreditLimit="1500" amountPastDue="0" late30Count="0" late60Count="0" late90Count="0"><AccountType symbol="CC" description="Credit Card"/><PayStatusHistory startDate="2026-08-31" status="CCCUCC"/></GrantedTrade><Source><Bureau symbol="${bureau}"/></Source></Tradeline></TradeLinePartition>`,
  )
  .join('')}</TrueLinkCreditReportType>`

const liability = (id: string, bureau: string, more: object): object => ({
  '@CreditLiabilityID': id,
  '@_AccountIdentifier': '700112XXXX',
  '@_AccountOpenedDate': '2019-02-11',
  '@_AccountReportedDate': '2026-09-20',
  '@_AccountOwnershipType': 'Individual',
  '@_AccountStatusType': 'Open',
  '@_AccountType': 'Revolving',
  '@_UnpaidBalanceAmount': '155',
  '@_PastDueAmount': null,
  '@_CreditLimitAmount': null,
  '@CreditLoanType': 'CreditCard',
  '@_DerogatoryDataIndicator': 'N',
  _CREDITOR: { '@_Name': 'ASHGROVE BANK' },
  _CURRENT_RATING: { '@_Code': '1', '@_Type': 'AsAgreed' },
  // A single object where others have a list.
  CREDIT_REPOSITORY: { '@_SourceType': bureau },
  ...more,
})
export const arrayNulls = JSON.stringify({
  CREDIT_RESPONSE: {
    '@MISMOVersionID': '2.4',
    '@CreditReportIdentifier': 'A-903',
    '@CreditReportFirstIssuedDate': '2026-10-08',
    BORROWER: { '@BorrowerID': 'B1', '@_FirstName': 'DALE', '@_LastName': 'SPECIMEN' },
    CREDIT_LIABILITY: [
      liability('L1', 'TransUnion', {}),
      liability('L2', 'Equifax', {}),
      liability('L3', 'Equifax', {
        '@_AccountIdentifier': '31877XXXX',
        '@_AccountType': 'Open',
        '@CreditLoanType': 'CollectionAttorney',
        '@IsCollectionIndicator': 'true',
        '@_DerogatoryDataIndicator': 'Y',
        '@_OriginalCreditorName': 'ST. ANNE CLINIC',
        '@_UnpaidBalanceAmount': '840',
        '@_PastDueAmount': '840',
        _CREDITOR: { '@_Name': 'HOLLOWAY COLLECTIONS' },
        _CURRENT_RATING: { '@_Code': '9', '@_Type': 'CollectionOrChargeOff' },
      }),
    ],
    CREDIT_INQUIRY: null,
    CREDIT_PUBLIC_RECORD: null,
    CREDIT_FILE: [
      {
        '@CreditRepositorySourceType': 'TransUnion',
        '@_ResultStatusType': 'FileReturned',
        _ALERT_MESSAGE: {
          '@_Type': 'Other',
          '@_CategoryType': 'FACTAAddressDiscrepancy',
          '@_Text': 'ADDRESS DISCREPANCY: SUBSTANTIAL DIFFERENCE BETWEEN INPUT AND FILE',
        },
      },
      { '@CreditRepositorySourceType': 'Equifax', '@_ResultStatusType': 'FileReturned', _ALERT_MESSAGE: null },
      { '@CreditRepositorySourceType': 'Experian', '@_ResultStatusType': 'NoFileReturnedCreditFreeze' },
    ],
  },
})

export const mismoStack = `${XML}<RESPONSE_GROUP MISMOVersionID="2.3.1"><RESPONSE><RESPONSE_DATA><CREDIT_RESPONSE CreditReportIdentifier="R-511" CreditReportFirstIssuedDate="2026-10-08" CreditReportMergeType="ListAndStack"><BORROWER BorrowerID="B1" _FirstName="DALE" _LastName="SPECIMEN"/>
${['Equifax', 'TransUnion']
  .map(
    (bureau, at) =>
      `<CREDIT_LIABILITY CreditLiabilityID="L${at}" BorrowerID="B1" _AccountIdentifier="700112" _AccountOpenedDate="2019-02" _AccountReportedDate="2026-09" _AccountOwnershipType="Individual" _AccountStatusType="Open" _AccountType="Revolving" CreditLoanType="CreditCard" _UnpaidBalanceAmount="155" _PastDueAmount="0"><_CREDITOR _Name="ASHGROVE BANK"/><_CURRENT_RATING _Code="1" _Type="AsAgreed"/><CREDIT_COMMENT _SourceType="${bureau}" _Code="XX"><_Text>ACCOUNT IN DISPUTE UNDER FAIR CREDIT BILLING ACT; CONSUMER HAS SENT A LETTER OF SEVERAL PAGES THAT THE CREDITOR KEEPS ON FILE</_Text></CREDIT_COMMENT><CREDIT_REPOSITORY _SourceType="${bureau}"/></CREDIT_LIABILITY>`,
  )
  .join('')}
<CREDIT_LIABILITY CreditLiabilityID="L9" BorrowerID="B1" _AccountIdentifier="66021" _AccountOpenedDate="2021-04" _AccountReportedDate="2026-09" _AccountOwnershipType="JointContractualLiability" _AccountStatusType="Closed" _AccountType="Installment" CreditLoanType="Automobile" _UnpaidBalanceAmount="0" _PastDueAmount="0"><_CREDITOR _Name="TWIN FORKS AUTO LOANS"/><_CURRENT_RATING _Code="8" _Type="Repossession"/><_LATE_COUNT _30Days="2" _60Days="1" _90Days="1"/><CREDIT_REPOSITORY _SourceType="Equifax"/></CREDIT_LIABILITY>
<CREDIT_CONSUMER_REFERRAL _Name="EXPERIAN" _StreetAddress="PO BOX 2002"/>
<CREDIT_FILE CreditFileID="F1" BorrowerID="B1" CreditRepositorySourceType="Experian" _ResultStatusType="NoFileReturnedCreditFreeze"/>
<CREDIT_FILE CreditFileID="F2" BorrowerID="B1" CreditRepositorySourceType="TransUnion" _ResultStatusType="FileReturned"><_ALERT_MESSAGE _CategoryType="FACTAActiveDuty"><_Text>ACTIVE DUTY ALERT ON FILE UNTIL 05/2027</_Text></_ALERT_MESSAGE><CREDIT_COMMENT _Type="ConsumerStatement"><_Text>I DISPUTE NOTHING, I ONLY WAS ILL.</_Text></CREDIT_COMMENT></CREDIT_FILE>
<CREDIT_FILE CreditFileID="F3" BorrowerID="B1" CreditRepositorySourceType="Equifax" _ResultStatusType="FileReturned"/>
</CREDIT_RESPONSE></RESPONSE_DATA></RESPONSE></RESPONSE_GROUP>`
