import { EQUIFAX, EQUIFAX_ACR, EXPERIAN, IDENTITY_IQ, MISMO, TRANSUNION } from '#engine/cases/build-case.ts'
import { agency, auto, card } from '#engine/cases/ordinary.ts'
import { grid } from '#engine/cases/printed-account.ts'
import { inSeries } from '#engine/cases/series.ts'

const ALL = [EXPERIAN, EQUIFAX, EQUIFAX_ACR, TRANSUNION, IDENTITY_IQ, MISMO] as const
const COLLECTED = [EXPERIAN, TRANSUNION, IDENTITY_IQ, MISMO] as const
const ACCURACY = '15 USC 1681e(b)'

const LISTED = { creditorName: 'WESTERN AUTO CREDIT', accountNumber: 'XXXXXXXX4410', dateOpened: '2022-06-09' } as const
const DATED_2022 = {
  dateOfFirstDelinquency: '2022-01-12',
  dateClosed: '2022-06-18',
  lastActivityDate: '2021-12-05',
  delinquencyFirstReported: null,
} as const
const CASE = { dateFiled: '2022-09-28', dateResolved: '2023-01-12', status: 'Discharged' } as const

/** Errors of debts, records and what only the consumer can say, as every layout prints them. */
export const DEBTS_EVERYWHERE_ERRORS = [
  ...inSeries({
    id: 'error/series-one-loan-twice',
    title: 'One loan twice under one number',
    layouts: ALL,
    facts: [LISTED],
    of: (facts) => ({ entry: auto('current', facts), beside: [auto('current', facts)] }),
    expects: ['duplicate_account'],
    why: 'One loan is listed once.',
    source: ACCURACY,
  }),
  ...inSeries({
    id: 'error/series-one-bill-twice',
    title: 'One agency lists one bill under two numbers',
    layouts: COLLECTED,
    facts: ['XXXXX1188', 'XXXXX2077'],
    of: (accountNumber) => ({ entry: agency('collection'), beside: [agency('collection', { accountNumber })] }),
    expects: ['debt_under_two_numbers'],
    why: 'One bill, one creditor, one amount.',
    source: ACCURACY,
  }),
  ...inSeries({
    id: 'error/series-two-collectors',
    title: 'Two agencies list one bill',
    layouts: COLLECTED,
    facts: ['MIDSTATE RECOVERY', 'NORTH SHORE COLLECTIONS'],
    of: (creditorName) => ({
      entry: agency('collection', { currentBalance: 48_713, highBalance: null, originalBalance: null }),
      beside: [
        agency('collection', {
          creditorName,
          accountNumber: 'XXXXX9911',
          currentBalance: 48_713,
          highBalance: null,
          originalBalance: null,
        }),
      ],
    }),
    expects: ['two_collectors_one_debt'],
    why: 'One debt is collected by one.',
    source: ACCURACY,
  }),
  ...inSeries({
    id: 'error/series-no-creditor',
    title: 'An agency names no original creditor',
    layouts: [EXPERIAN, TRANSUNION, IDENTITY_IQ, MISMO],
    facts: ['RIDGELINE RECOVERY SERVICES', 'NORTH SHORE COLLECTIONS'],
    of: (creditorName) => ({ entry: agency('collection', { creditorName, originalCreditor: null }) }),
    expects: ['collector_without_original_creditor'],
    why: 'Whose debt it is has to be said.',
    source: 'Metro 2 K1 segment',
  }),
  ...inSeries({
    id: 'error/series-old-chapter-7',
    title: 'Chapter 7 of more than ten years ago',
    layouts: ALL,
    facts: ['2014-05-06'],
    of: (dateFiled) => ({ record: { dateFiled, dateResolved: '2014-09-02', status: 'Discharged' } }),
    expects: ['obsolete_bankruptcy'],
    why: 'Ten years are over.',
    source: '15 USC 1681c(a)(1)',
  }),
  ...inSeries({
    id: 'error/series-old-chapter-13',
    title: 'A completed chapter 13 of more than seven years ago',
    layouts: ALL,
    facts: ['2017-05-11'],
    of: (dateFiled) => ({
      record: { type: 'Chapter 13 Bankruptcy', dateFiled, dateResolved: '2022-06-02', status: 'Discharged' },
    }),
    expects: ['chapter13_past_seven_years'],
    why: 'The bureaus take it off after seven years.',
    source: 'the bureaus’ policy',
  }),
  ...inSeries({
    id: 'error/series-judgment',
    title: 'A civil judgment or a tax lien',
    layouts: ALL,
    facts: ['Civil judgment', 'Tax lien'],
    of: (type) => ({ record: { type, court: 'COUNTY COURT', dateFiled: '2021-03-02', status: 'Filed', amount: 184_200 } }),
    expects: ['judgment_or_lien_listed'],
    why: 'The bureaus list none since 2018.',
    source: 'National Consumer Assistance Plan',
  }),
  ...inSeries({
    id: 'error/series-old-inquiry',
    title: 'An inquiry of more than two years ago',
    layouts: ALL,
    facts: ['2022-08-02'],
    of: (date) => ({ inquiry: { date }, confirmed: { ownInquiries: ['in-question'] } }),
    expects: ['obsolete_inquiry'],
    why: 'Two years are over.',
    source: 'the bureaus’ policy',
  }),
  ...inSeries({
    id: 'error/series-inquiry-not-theirs',
    title: 'An inquiry that the consumer says they never asked for',
    layouts: ALL,
    facts: ['2024-08-02'],
    of: (date) => ({ inquiry: { date }, confirmed: { foreignInquiries: ['in-question'] } }),
    expects: ['inquiry_not_recognised'],
    why: 'Only they know.',
    source: '15 USC 1681b(a)',
  }),
  ...inSeries({
    id: 'error/series-account-not-theirs',
    title: 'An account that the consumer says is not theirs',
    layouts: ALL,
    facts: ['in-question'],
    of: (id) => ({ entry: card('late60'), confirmed: { foreignAccounts: [id] } }),
    expects: ['account_not_recognised'],
    allows: ['dofd_missing'],
    why: 'Only they know.',
    source: '15 USC 1681i(a)',
  }),
  ...inSeries({
    id: 'error/series-before-eighteen',
    title: 'Opened when the consumer was a child',
    layouts: ALL,
    facts: ['2003-05-05'],
    of: (birthday) => ({ entry: card('current', { dateOpened: '2019-02-14' }), confirmed: { birthday } }),
    expects: ['opened_before_eighteen'],
    allows: ['birth_date_disagrees'],
    why: 'A minor cannot be held to it.',
    source: 'state law of minors',
  }),
  ...inSeries({
    id: 'error/series-closed-by-the-consumer',
    title: 'Closed by the grantor, though the consumer closed it',
    layouts: ALL,
    facts: ['Account closed by credit grantor'],
    of: (remark) => ({
      entry: card('closed', { currentBalance: 0, remarks: [remark] }),
      confirmed: { closedByConsumer: ['in-question'] },
    }),
    expects: ['closure_source_wrong'],
    why: 'Who closed it is to be shown.',
    source: '15 USC 1681s-2(a)(4)',
  }),
  ...inSeries({
    id: 'error/series-dispute-remark',
    title: 'In dispute, though no dispute is open',
    layouts: ALL,
    facts: ['Consumer disputes this account information - 03/02/2024'],
    of: (remark) => ({ entry: card('current', { remarks: [remark] }), disputes: { open: [], ever: [] } }),
    expects: ['dispute_remark_left'],
    why: 'The remark ends with the dispute.',
    source: '15 USC 1681i(c)',
  }),
  ...inSeries({
    id: 'error/series-discharged-and-owing',
    title: 'Discharged, with a balance',
    layouts: ALL,
    facts: [91_200],
    of: (currentBalance) => ({ entry: card('discharged', { currentBalance, dateOpened: '2018-02-14' }) }),
    expects: ['bankruptcy_still_owing'],
    allows: ['late_after_bankruptcy'],
    why: 'Nothing is owed after the discharge.',
    source: '11 USC 524(a)',
  }),
  ...inSeries({
    id: 'error/series-unmarked-after-discharge',
    title: 'Charged off before the case, its balance unchanged',
    layouts: [EXPERIAN, EQUIFAX, EQUIFAX_ACR, TRANSUNION, MISMO],
    facts: [CASE],
    of: (record, layout) => ({
      entry: card('charge_off', {
        ...(layout.startsWith('equifax') ? DATED_2022 : {}),
        dateOpened: '2016-02-14',
        lastPaymentDate: '2021-12-05',
        paymentHistory: grid('2022-06', 'CO*2 150 120 90 60 30 ok*6'),
      }),
      record,
    }),
    expects: ['discharged_debt_unmarked'],
    allows: ['dofd_after_charge_off', 'dofd_missing'],
    why: 'The file itself prints the discharge.',
    source: '11 USC 524(a)',
  }),
]
