import { EQUIFAX, EQUIFAX_ACR, EXPERIAN, IDENTITY_IQ, MISMO, TRANSUNION } from '#engine/cases/build-case.ts'
import { agency, auto, buyer, card, home, personal, school } from '#engine/cases/ordinary.ts'
import { grid } from '#engine/cases/printed-account.ts'
import { inSeries } from '#engine/cases/series.ts'

const ALL = [EXPERIAN, EQUIFAX, EQUIFAX_ACR, TRANSUNION, IDENTITY_IQ, MISMO] as const
const OWING = [EQUIFAX, EQUIFAX_ACR, MISMO, IDENTITY_IQ] as const
const COLLECTED = [EXPERIAN, TRANSUNION, IDENTITY_IQ, MISMO] as const
const METRO_2 = 'Metro 2: account status codes and special comments'

/** Ordinary accounts that look wrong, as every layout prints them. */
export const LAWFUL_EVERYWHERE = [
  ...inSeries({
    id: 'lawful/series-relief',
    title: 'Paid as agreed with amounts past due, under a plan',
    layouts: OWING,
    facts: [
      'Account in forbearance',
      'Paying under a partial payment agreement',
      'Account payments managed by financial counseling program',
      'Loan modified under a federal government plan',
      'Affected by natural or declared disaster',
    ],
    of: (remark) => ({ entry: auto('current', { pastDue: 125_400, remarks: [remark] }) }),
    why: 'What is agreed or deferred is paid as agreed.',
    source: METRO_2,
  }),
  ...inSeries({
    id: 'lawful/series-sold-to-the-market',
    title: 'A mortgage sold while its servicing was kept',
    layouts: [EQUIFAX, TRANSUNION, IDENTITY_IQ, MISMO],
    facts: ['Sold to Fannie Mae', 'Sold to Freddie Mac', 'SOLD TO GINNIE MAE', 'Sold to an investor', 'Sold to FNMA'],
    of: (remark) => ({ entry: home('current', { remarks: [remark] }) }),
    why: 'The seller goes on collecting it.',
    source: METRO_2,
  }),
  ...inSeries({
    id: 'lawful/series-loss-taken-back',
    title: 'A loss that was taken back',
    layouts: ALL,
    facts: ['Charge off rescinded', 'Prior charge off reversed', 'Recalled from collection agency'],
    of: (remark) => ({ entry: card('current', { remarks: [remark] }) }),
    why: 'It says that there is none.',
    source: METRO_2,
  }),
  ...inSeries({
    id: 'lawful/series-late-inside-seven-years',
    title: 'Late within the last seven years',
    layouts: ALL,
    facts: ['ok*80 30 ok*3', 'ok*60 60 30 ok*20'],
    of: (cells) => ({ entry: card('current_once_late', { dateOpened: '2014-02-14', paymentHistory: grid('2024-11', cells) }) }),
    why: 'Seven years are not over.',
    source: '15 USC 1681c(a)(5)',
  }),
  ...inSeries({
    id: 'lawful/series-chapter-7-inside',
    title: 'Chapter 7 of the last ten years',
    layouts: ALL,
    facts: ['2014-12-12', '2018-03-05'],
    of: (dateFiled) => ({ record: { dateFiled, status: 'Discharged' } }),
    why: 'Ten years are not over.',
    source: '15 USC 1681c(a)(1)',
  }),
  ...inSeries({
    id: 'lawful/series-chapter-13-inside',
    title: 'Chapter 13 of the last seven years',
    layouts: ALL,
    facts: ['2018-01-05'],
    of: (dateFiled) => ({
      record: { type: 'Chapter 13 Bankruptcy', dateFiled, dateResolved: '2023-02-02', status: 'Discharged' },
    }),
    why: 'Seven years are not over.',
    source: 'the bureaus’ policy',
  }),
  ...inSeries({
    id: 'lawful/series-own-inquiry',
    title: 'An inquiry that the consumer asked for',
    layouts: ALL,
    facts: ['2022-12-13', '2024-10-01'],
    of: (date) => ({ inquiry: { date }, confirmed: { ownInquiries: ['in-question'] } }),
    why: 'They asked for it, and two years are not over.',
    source: '15 USC 1681b(a)',
  }),
  ...inSeries({
    id: 'lawful/series-another-died',
    title: 'Somebody else on the account has died',
    layouts: ALL,
    facts: ['Co-borrower deceased', 'Spouse deceased'],
    of: (remark) => ({ entry: auto('current', { responsibility: 'joint', remarks: [remark] }) }),
    allows: ['deceased_indicator'],
    why: 'It speaks of the other.',
    source: 'Metro 2 ECOA code X of an associated consumer',
  }),
  ...inSeries({
    id: 'lawful/series-state-held-loan',
    title: 'A student loan that the Department does not hold, late in 2021',
    layouts: ALL,
    facts: ['STATE HIGHER EDUCATION ASSISTANCE AGENCY'],
    of: (creditorName) => ({
      entry: school('current_once_late', {
        creditorName,
        dateOpened: '2017-05-09',
        paymentHistory: grid('2024-11', 'ok*38 30 ok*20'),
      }),
    }),
    why: 'The pause was for loans that the Department holds.',
    source: 'CARES Act 3513',
  }),
  ...inSeries({
    id: 'lawful/series-support',
    title: 'Support paid as ordered, older amounts past due',
    layouts: OWING,
    facts: ['STATE CHILD SUPPORT ENFORCEMENT', 'COUNTY FAMILY SUPPORT DIVISION'],
    of: (creditorName) => ({ entry: personal('current', { creditorName, pastDue: 412_000, currentBalance: 412_000 }) }),
    why: 'Arrears are paid beside the current payments.',
    source: '15 USC 1681s-1',
  }),
  ...inSeries({
    id: 'lawful/series-settlement-in-payments',
    title: 'Charged off, and a settlement is being paid',
    layouts: [EQUIFAX, EQUIFAX_ACR, TRANSUNION, MISMO],
    facts: ['Settlement accepted; payments pending', 'Paying under a settlement arrangement'],
    of: (remark) => ({ entry: card('charge_off', { currentBalance: 21_000, pastDue: null, remarks: [remark] }) }),
    allows: ['dofd_missing'],
    why: 'A settlement that is being paid leaves a balance.',
    source: METRO_2,
  }),
  ...inSeries({
    id: 'lawful/series-month-not-told',
    title: '30, a month without data, 90',
    layouts: ALL,
    facts: ['ok*5 90 ND 30 ok*20', 'ok*9 120 ND 60 30 ok*12'],
    of: (cells) => ({ entry: auto('current_once_late', { paymentHistory: grid('2024-11', cells) }) }),
    why: 'The month between is not told.',
    source: METRO_2,
  }),
  ...inSeries({
    id: 'lawful/series-servicer-before',
    title: 'The grid of a loan that was taken over reaches before its day',
    layouts: ALL,
    facts: ['Transferred from another lender'],
    of: (remark) => ({
      entry: home('current_once_late', {
        dateOpened: '2023-06-01',
        remarks: [remark],
        paymentHistory: grid('2024-11', 'ok*25 30 ok*10'),
      }),
    }),
    why: 'The new servicer carries the earlier months.',
    source: METRO_2,
  }),
  ...inSeries({
    id: 'lawful/series-collects-its-own',
    title: 'A company that collects what is owed to itself',
    layouts: COLLECTED,
    facts: ['SUMMIT WIRELESS', 'OAK PARK APARTMENTS', 'CITY OF TULSA WATER', 'RIVER ENERGY'],
    of: (creditorName) => ({ entry: agency('collection', { creditorName, originalCreditor: null }) }),
    why: 'It is the original creditor.',
    source: '15 USC 1692a(6)(F)',
  }),
  ...inSeries({
    id: 'lawful/series-two-loans-of-one-day',
    title: 'Two student loans of one day',
    layouts: ALL,
    facts: ['XXXXXX9022'],
    of: (accountNumber) => ({
      entry: school('current'),
      beside: [school('current', { accountNumber, currentBalance: 512_000 })],
    }),
    why: 'A subsidized and an unsubsidized loan come together.',
    source: '34 CFR 685.303',
  }),
  ...inSeries({
    id: 'lawful/series-bought-debt',
    title: 'Charged off with $0 and its buyer with the balance',
    layouts: [TRANSUNION, MISMO],
    facts: [184_200, 52_300],
    of: (amount) => ({
      entry: card('charge_off', { currentBalance: 0, pastDue: null, remarks: ['Account sold'] }),
      beside: [buyer('collection', { currentBalance: amount, highBalance: amount })],
    }),
    allows: ['limit_missing'],
    why: 'Only the buyer is owed.',
    source: METRO_2,
  }),
]
