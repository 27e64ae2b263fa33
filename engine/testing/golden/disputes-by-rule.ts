import { detailKey } from '#engine/audit/detail-key.ts'
import { accountPage, recordPage, personPage, letter, type GoldenLetter } from '#engine/testing/golden/make-golden.ts'
import {
  CARD,
  CHARGED_OFF,
  COLLECTION,
  DELETE,
  DISCHARGED,
  ELM,
  GOOD_CARD,
  HARBOR,
  MIDLAND,
  isLate,
  nameless,
  obsolete,
  plain,
} from '#engine/testing/golden/pages.ts'
import { confirming, grid } from '#engine/testing/make.ts'

export const DISPUTES_BY_RULE: readonly GoldenLetter[] = [
  letter(
    { id: 'legal-limit-charge-off', is: 'dispute', account: HARBOR, error: 'the legal limit passed on April 13', wish: DELETE },
    obsolete,
  ),
  letter(
    {
      id: 'legal-limit-late-marks',
      is: 'dispute',
      account: HARBOR,
      error: 'too old to be reported',
      wish: 'delete these late marks',
    },
    accountPage(
      { ...GOOD_CARD, statusText: 'Open.', paymentHistory: [...grid('2018-05', '30', '60'), ...grid('2018-03', 'ok')] },
      { rules: ['obsolete_late_payment'] },
    ),
  ),
  letter(
    {
      id: 'legal-limit-bankruptcy',
      is: 'dispute',
      account: 'Chapter 7 Bankruptcy',
      error: 'filed on February 3, 2015',
      wish: 'delete this case',
    },
    recordPage({ type: 'Chapter 7 Bankruptcy', reference: '15-04567', dateFiled: '2015-02-03', status: 'Discharged' }),
  ),
  letter(
    {
      id: 'legal-limit-paid-tax-lien',
      is: 'dispute',
      account: 'State Tax Lien',
      error: 'too old to be reported',
      wish: 'delete this tax lien',
    },
    recordPage({
      type: 'State Tax Lien',
      reference: 'L-2016-88',
      dateFiled: '2014-03-02',
      dateResolved: '2016-07-01',
      status: 'Released',
    }),
  ),
  letter(
    {
      id: 'impossible-dates',
      is: 'dispute',
      account: HARBOR,
      error: 'No account closes before it opens',
      wish: 'correct these dates',
    },
    accountPage(
      { ...GOOD_CARD, status: 'closed', statusText: 'Closed', currentBalance: 0, dateClosed: '2013-04-01' },
      { rules: ['closed_before_opened'] },
    ),
  ),
  letter(
    {
      id: 'impossible-delinquency',
      is: 'dispute',
      account: HARBOR,
      error: 'No account is delinquent before it opens',
      wish: 'correct these dates',
    },
    accountPage(
      { ...CHARGED_OFF, dateOpened: '2021-02-14', dateOfFirstDelinquency: '2020-10-15' },
      { rules: ['dofd_before_opened'] },
    ),
  ),
  letter(
    {
      id: 'bureaus-disagree-request',
      is: 'request',
      account: HARBOR,
      error: 'says that the account is charged off',
      wish: 'verify the status',
    },
    accountPage(
      { ...CHARGED_OFF, dateOfFirstDelinquency: '2024-02-01', dateReported: '2026-09-10' },
      {
        elsewhere: { statusText: 'Open/Never late.', paymentStatus: 'current', status: 'open' },
        rules: ['bureaus_disagree_status'],
      },
    ),
  ),
  letter(
    {
      id: 'bureaus-disagree-dispute',
      is: 'dispute',
      account: HARBOR,
      error: 'but Equifax shows $412',
      wish: 'verify the balance',
    },
    accountPage(
      { ...GOOD_CARD, currentBalance: 1_400_00, balanceDate: '2026-09-10', lastPaymentDate: '2026-09-02' },
      { elsewhere: { currentBalance: 412_00 }, rules: ['bureaus_disagree_balance'] },
    ),
    { told: { isWrong: true } },
  ),
  letter(
    { id: 'duplicate', is: 'dispute', account: HARBOR, error: 'twice', wish: 'delete the second listing' },
    accountPage({ ...GOOD_CARD, statusText: 'Open.', loanType: 'CREDIT CARD' }, { beside: [{}], rules: ['duplicate_account'] }),
  ),
  letter(
    {
      id: 're-aged',
      is: 'dispute',
      account: HARBOR,
      error: 'date of first delinquency was moved later',
      wish: 'which date of first delinquency is right',
    },
    accountPage(
      { ...CHARGED_OFF, dateOfFirstDelinquency: '2022-06-01' },
      { before: { dateOfFirstDelinquency: '2020-06-01' }, rules: ['reaged_delinquency'] },
    ),
  ),
  letter(
    { id: 'bankruptcy-still-owing', is: 'dispute', account: HARBOR, error: 'discharged in bankruptcy', wish: 'to $0' },
    accountPage(
      { ...CARD, statusText: 'Discharged through Bankruptcy Chapter 7.', currentBalance: 1_250_00 },
      { records: [DISCHARGED], rules: ['bankruptcy_still_owing'] },
    ),
  ),
  letter(
    {
      id: 'late-after-discharge',
      is: 'dispute',
      account: HARBOR,
      error: 'late marks after that',
      wish: 'remove these late marks',
    },
    accountPage(
      {
        ...CARD,
        statusText: 'Discharged through Bankruptcy Chapter 7.',
        currentBalance: 0,
        paymentHistory: grid('2021-08', '60', '30', 'no_data', 'no_data'),
      },
      { records: [DISCHARGED], rules: ['late_after_bankruptcy'] },
    ),
  ),
  letter(
    { id: 'deceased', is: 'dispute', account: HARBOR, error: 'I am alive', wish: 'remove the report of my death' },
    accountPage({ ...GOOD_CARD, statusText: 'Open.', remarks: ['CONSUMER DECEASED'] }, { rules: ['deceased_indicator'] }),
  ),
  letter(
    {
      id: 'mixed-file',
      is: 'dispute',
      account: 'my Experian credit report',
      error: "It is another person's",
      wish: 'delete it',
    },
    personPage(
      'my file',
      {
        name: 'JANE SAMPLE',
        alsoKnownAs: ['JEAN SAMPLER'],
        ssnLast4: '8830',
        addresses: [{ street: '77 ELM ST', city: 'TULSA', state: 'OK', zip: '74101' }],
      },
      {
        confirmed: confirming({
          ssnLast4: '4321',
          foreignDetails: [detailKey('name', 'JEAN SAMPLER'), detailKey('address', ELM)],
        }),
      },
    ),
    { kind: 'mixed_file' },
  ),
  letter(
    { id: 'not-mine', is: 'dispute', account: MIDLAND, error: 'This is not my account', wish: 'delete this account' },
    accountPage(COLLECTION, { known: { confirmed: confirming({ foreignAccounts: ['a1'] }) }, rules: ['account_not_recognised'] }),
  ),
  letter(
    { id: 'past-due', is: 'dispute', account: HARBOR, error: '$120 past due', wish: 'amount past due to $0' },
    accountPage(
      { ...GOOD_CARD, statusText: 'Pays As Agreed', pastDue: 120_00, monthlyPayment: 35_00 },
      { rules: ['current_with_past_due'] },
    ),
  ),
  letter(
    { id: 'balance-after-paid', is: 'dispute', account: MIDLAND, error: 'still shows a balance of $900', wish: 'balance to $0' },
    accountPage({ ...COLLECTION, statusText: 'Paid collection' }, { rules: ['balance_after_paid'] }),
  ),
  letter(
    { id: 'sold-still-owing', is: 'dispute', account: HARBOR, error: 'sold or transferred to another company', wish: 'to $0' },
    accountPage(
      {
        ...CHARGED_OFF,
        dateOfFirstDelinquency: '2023-02-01',
        statusText: 'Transferred/sold',
        remarks: ['Sold to LVNV FUNDING LLC'],
        soldTo: 'LVNV FUNDING LLC',
        currentBalance: 640_00,
        chargeOffAmount: null,
      },
      { rules: ['balance_after_sale'] },
    ),
  ),
  letter(
    { id: 'late-marks', is: 'dispute', account: HARBOR, error: 'February 2025 (30 days late)', wish: 'remove the late marks' },
    isLate,
    {
      statements: ['I paid this bill on time every month'],
    },
  ),
  letter(
    {
      id: 'charge-off-remark',
      is: 'dispute',
      account: HARBOR,
      error: 'Both cannot be right',
      wish: 'remove the charge-off',
    },
    accountPage(
      { ...GOOD_CARD, statusText: 'Pays As Agreed', remarks: ['Charged off as bad debt'] },
      { rules: ['current_with_charge_off_remark'] },
    ),
  ),
  letter(
    {
      id: 'charge-off-no-date-request',
      is: 'request',
      account: HARBOR,
      error: 'date of first delinquency is left empty',
      wish: 'report the date',
    },
    accountPage(
      {
        ...CHARGED_OFF,
        dateOfFirstDelinquency: null,
        printsDofd: true,
        evidence: { dateOfFirstDelinquency: { page: 3, box: [1, 2, 3, 4], quote: 'Date of first delinquency:' } },
      },
      { rules: ['dofd_missing'] },
    ),
  ),
  letter(
    {
      id: 'collection-request',
      is: 'request',
      account: MIDLAND,
      error: 'does not name the original creditor',
      wish: 'name the original creditor',
    },
    nameless,
  ),
  letter(
    {
      id: 'collection-dispute',
      is: 'dispute',
      account: MIDLAND,
      error: 'does not name the original creditor',
      wish: 'name the original creditor',
    },
    nameless,
    {
      told: { isWrong: true },
    },
  ),
  letter(
    { id: 'verify-only', is: 'request', account: 'NORTHSIDE AUTO LENDING', error: 'check its balance', wish: 'correct what' },
    plain,
  ),
  letter(
    { id: 'medical-policy-request', is: 'request', account: MIDLAND, error: 'shown as paid', wish: 'apply your policy' },
    accountPage(
      {
        ...COLLECTION,
        originalCreditor: 'MERCY HOSPITAL',
        accountTypeText: 'Medical collection',
        statusText: 'Paid collection',
        currentBalance: 0,
      },
      { rules: ['medical_paid'] },
    ),
  ),
]
