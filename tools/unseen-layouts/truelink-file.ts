/** A TrueLink file, written by someone who had not read the readers. */

const bureauOf = (symbol: string): object => ({
  BorrowerKey: '',
  Bureau: { abbreviation: symbol, description: { TUC: 'TransUnion', EXP: 'Experian', EQF: 'Equifax' }[symbol], symbol },
  InquiryDate: '2026-10-08',
  Reference: '',
})
const code = (description: string, symbol: string): object => ({ abbreviation: description, description, symbol, rank: '100' })

const truelinkTrade = (name: string, bureau: string, more: object): object => ({
  subscriberCode: '9',
  highBalance: '3000',
  dateVerified: '2026-09-12',
  dateReported: '2026-09-12',
  dateOpened: '2018-03-14',
  accountNumber: '448231****',
  dateAccountStatus: '2026-09-12',
  currentBalance: '412',
  creditorName: name,
  AccountCondition: code('Open', 'O'),
  AccountDesignator: code('Individual', 'I'),
  DisputeFlag: code('Account not disputed', 'F'),
  IndustryCode: code('Bank Credit Cards', 'BC'),
  OpenClosed: code('Open', 'O'),
  PayStatus: code('Current', 'C'),
  GrantedTrade: {
    monthsReviewed: '12',
    monthlyPayment: '25',
    late90Count: '0',
    late60Count: '0',
    late30Count: '0',
    amountPastDue: '0',
    AccountType: code('Credit Card', 'CC'),
    CreditType: code('Revolving Account', 'R'),
    CreditLimit: '3000',
    PayStatusHistory: { status: 'CCCC', startDate: '2026-08-31', MonthlyPayStatus: [{ date: '2026-08-31', status: 'C' }] },
  },
  Source: bureauOf(bureau),
  ...more,
})

export const truelink = JSON.stringify({
  success: true,
  data: {
    BundleComponent: [
      {
        Type: 'MergeCreditReports',
        TrueLinkCreditReportType: {
          FraudIndicator: 'false',
          DeceasedIndicator: 'false',
          SB168Frozen: { equifax: 'true', experian: 'false', transunion: 'false' },
          Borrower: {
            SocialSecurityNumber: '666004021',
            BorrowerName: ['TUC', 'EXP', 'EQF'].map((symbol) => ({
              Name: { first: 'ROBIN', middle: 'A', last: 'EXAMPLE' },
              NameType: code('Primary', '1'),
              Source: bureauOf(symbol),
            })),
            CreditStatement: [
              {
                statement:
                  'FRAUD ALERT: INITIAL. ACTION MAY BE REQUIRED UNDER FCRA BEFORE OPENING OR MODIFYING AN ACCOUNT. CONTACT CONSUMER AT 555-555-0100',
                StatementType: code('', ''),
                Source: bureauOf('TUC'),
              },
              {
                statement: 'ACTIVE DUTY ALERT PLACED 05/2026 FOR ONE YEAR',
                StatementType: code('', ''),
                Source: bureauOf('EXP'),
              },
            ],
          },
          TradeLinePartition: [
            {
              accountTypeDescription: 'Revolving Account',
              accountTypeSymbol: 'R',
              Tradeline: ['TUC', 'EXP', 'EQF'].map((symbol) => truelinkTrade('CARDWELL BANK', symbol, {})),
            },
            {
              accountTypeDescription: 'Revolving Account',
              accountTypeSymbol: 'R',
              Tradeline: truelinkTrade('OLDHAM SAVINGS', 'TUC', {
                accountNumber: '512077****',
                dateOpened: '2016-01-09',
                PayStatus: code('Dormant pending review', 'Q'),
              }),
            },
            {
              accountTypeDescription: 'Collection',
              accountTypeSymbol: 'Y',
              Tradeline: [
                {
                  ...truelinkTrade('KESTREL RECOVERY SERVICES', 'EQF', {
                    accountNumber: '330871****',
                    dateOpened: '2024-02-19',
                    currentBalance: '612',
                    highBalance: '612',
                    AccountCondition: code('Derogatory', 'F'),
                    PayStatus: code('Collection/Chargeoff', '9'),
                  }),
                  GrantedTrade: undefined,
                  CollectionTrade: { originalCreditor: 'NORTHFIELD POWER', creditType: code('Collection', 'Y') },
                },
              ],
            },
          ],
          InquiryPartition: {
            Inquiry: {
              inquiryDate: '2026-03-02',
              subscriberName: 'NORTH TRAIL MOTORS',
              bureau: 'TransUnion',
              inquiryType: 'I',
            },
          },
          Sources: { Source: ['TUC', 'EXP', 'EQF'].map(bureauOf) },
        },
      },
    ],
    ReportDate: '2026-10-08',
  },
})
