import { buildCases, EQUIFAX, EXPERIAN, IN_QUESTION, type Sketch } from '#engine/cases/build-case.ts'
import { oldChargeOff } from '#engine/cases/old-debts.ts'
import { agency, card, type Entry, personal, school } from '#engine/cases/ordinary.ts'
import { type Facts, grid } from '#engine/cases/printed-account.ts'

const NO_DISPUTES = { open: [], ever: [] }
const BEFORE = '2024-02-15'
const DISCHARGED: Sketch['record'] = { dateFiled: '2021-10-04', dateResolved: '2022-01-20', status: 'Discharged' }
const BEFORE_THE_CASE: Facts = {
  dateOpened: '2017-02-14',
  lastPaymentDate: '2020-11-05',
  paymentHistory: grid('2024-11', 'CO*42'),
}
const DISPUTED = 'Consumer disputes this account information - 05/20/2024'

const removal = (month: string, own: Facts = {}): Entry =>
  card('charge_off', {
    dateOpened: '2016-03-14',
    lastPaymentDate: '2021-02-05',
    paymentHistory: grid('2024-11', 'CO*36'),
    removalDate: month,
    ...own,
  })
const EARLIER = { reportDate: BEFORE, entry: removal('2027-12', { paymentHistory: grid('2024-01', 'CO*26') }) }

const defaulted = (dofd: string): Entry =>
  card('charge_off', {
    dateOpened: '2016-03-14',
    dateClosed: '2021-12-18',
    lastPaymentDate: '2021-02-05',
    lastActivityDate: '2021-02-05',
    delinquencyFirstReported: '2021-12-20',
    paymentHistory: grid('2024-11', 'CO*36'),
    dateOfFirstDelinquency: dofd,
  })

/** One step inside each line that a rule draws. */
export const LAWFUL_EDGES = buildCases([
  {
    id: 'lawful/drop-off-six-months-away',
    title: 'Seven years end in exactly six months',
    layout: EQUIFAX,
    entry: oldChargeOff({
      dateOfFirstDelinquency: '2018-06-12',
      dateClosed: '2018-12-18',
      delinquencyFirstReported: '2018-12-20',
      lastPaymentDate: '2018-05-05',
      lastActivityDate: '2018-05-05',
      paymentHistory: grid('2024-11', 'CO*72'),
    }),
    why: 'Not under six months.',
    source: 'rules.md drop_off_near',
  },
  {
    id: 'lawful/dofd-still-within-90-days',
    title: 'Charged off in October, DOFD still empty in December',
    layout: EQUIFAX,
    entry: card('charge_off', {
      dateOfFirstDelinquency: null,
      delinquencyFirstReported: '2024-10-20',
      dateClosed: '2024-10-18',
      lastPaymentDate: '2024-03-05',
      lastActivityDate: '2024-03-05',
      paymentHistory: grid('2024-11', 'CO*2 150 120 90 60 30 ok*20'),
    }),
    why: 'The furnisher has 90 days from furnishing to give it.',
    source: '15 USC 1681s-2(a)(5)(A)',
  },
  {
    id: 'lawful/late-mark-in-the-report-month',
    title: 'A 30 in the month of the report',
    layout: EXPERIAN,
    entry: card('late30', { paymentHistory: grid('2024-12', '30 ok*30'), statusDate: '2024-12', pastDueDate: '2024-12' }),
    why: 'The month of the report is not after it.',
    source: 'rules.md date_in_future',
  },
  {
    id: 'lawful/paid-in-november-balance-of-august',
    title: 'Paid, Closed. updated November, balance of August',
    layout: EXPERIAN,
    entry: card('paid_once_late', {
      statusDate: '2024-11',
      currentBalance: 31_200,
      balanceDate: '2024-08-20',
      lastPaymentDate: '2024-11-16',
    }),
    why: 'The balance is older than the payoff.',
    source: 'rules.md balance_after_paid: as of their dates',
  },
  {
    id: 'lawful/unmarked-joint-card',
    title: 'Joint card charged off before the case, no remark',
    layout: EXPERIAN,
    record: DISCHARGED,
    entry: card('charge_off', { ...BEFORE_THE_CASE, responsibility: 'joint' }),
    why: 'The other party may be the one who owes it.',
    source: 'rules.md discharged_debt_unmarked',
  },
  {
    id: 'lawful/unmarked-authorised-user',
    title: "Authorised user's card charged off before the case",
    layout: EXPERIAN,
    record: DISCHARGED,
    entry: card('charge_off', { ...BEFORE_THE_CASE, responsibility: 'authorized_user' }),
    allows: ['authorized_user_derogatory'],
    why: "The debt was never the consumer's.",
    source: 'rules.md discharged_debt_unmarked',
  },
  {
    id: 'lawful/unmarked-charge-off-zero',
    title: 'Card charged off before the case, $0',
    layout: EXPERIAN,
    record: DISCHARGED,
    entry: card('charge_off', { ...BEFORE_THE_CASE, currentBalance: 0, pastDue: null, pastDueDate: null }),
    why: 'Nothing is owed.',
    source: 'rules.md discharged_debt_unmarked',
  },
  {
    id: 'lawful/unmarked-default-after-the-case',
    title: 'Loan paid on through the case, in default since 2023',
    layout: EQUIFAX,
    record: DISCHARGED,
    entry: personal('charge_off', { dateOpened: '2018-05-09' }),
    why: 'It was paid after the discharge, so kept or not listed.',
    source: '11 USC 524(f): voluntary repayment',
  },
  {
    id: 'lawful/late-in-the-month-of-petition',
    title: 'A 60 in the month of the petition',
    layout: EXPERIAN,
    record: DISCHARGED,
    entry: card('discharged', {
      dateOpened: '2019-02-14',
      paymentHistory: grid('2021-10', '60 30 ok*20'),
      lastPaymentDate: '2021-08-05',
      statusDate: '2022-01',
    }),
    why: 'The month may have been rated before the fourth.',
    source: 'rules.md late_after_bankruptcy',
  },
  {
    id: 'lawful/dated-dispute-on-a-collection',
    title: 'Collector, disputed remark of May',
    layout: EQUIFAX,
    entry: agency('collection', { remarks: [DISPUTED] }),
    disputes: NO_DISPUTES,
    why: 'A collector must go on communicating it.',
    source: '15 USC 1692e(8)',
  },
  {
    id: 'lawful/dated-dispute-open-here',
    title: 'Disputed remark of May, dispute open in the file',
    layout: EQUIFAX,
    entry: card('current', { remarks: [DISPUTED] }),
    disputes: { open: [IN_QUESTION], ever: [IN_QUESTION] },
    why: 'The remark must stand while the dispute is open.',
    source: '15 USC 1681c(f)',
  },
  {
    id: 'lawful/dated-dispute-nobody-looked',
    title: 'Disputed remark of May, the disputes of the file unknown',
    layout: EQUIFAX,
    entry: card('current', { remarks: [DISPUTED] }),
    why: 'Whether a dispute is open is not known.',
    source: 'rules.md dispute_remark_left',
  },
  {
    id: 'lawful/dated-dispute-resolved-disagrees',
    title: 'Dispute resolved, consumer disagrees, beside a remark of May',
    layout: EQUIFAX,
    entry: card('current', { remarks: [DISPUTED, 'Consumer disputes after resolution'] }),
    disputes: NO_DISPUTES,
    why: 'The disagreement stays on the entry.',
    source: 'Equifax narrative 167',
  },
  {
    id: 'lawful/acquired-charge-off-older-cells',
    title: "Acquired card whose grid shows the earlier bank's charge-off",
    layout: EQUIFAX,
    entry: card('charge_off', { dateOfFirstDelinquency: '2024-05-12', remarks: ['Account acquired from another lender'] }),
    why: 'The cells are of another creditor.',
    source: 'rules.md dofd_after_charge_off: the same creditor',
  },
  {
    id: 'lawful/trailing-interest-remark',
    title: 'Late after payoff beside the remark: Interest due after payoff',
    layout: EQUIFAX,
    entry: card('paid_once_late', {
      dateClosed: '2024-01-16',
      lastPaymentDate: '2024-01-16',
      lastActivityDate: '2024-01-16',
      paymentHistory: grid('2024-04', 'ok 30 ok*17'),
      remarks: ['Interest due after payoff'],
    }),
    why: 'A trailing interest charge is said.',
    source: 'rules.md late_after_paid_closed',
  },
  {
    id: 'lawful/federal-late-since-march-2020',
    title: 'Education loan 90 days late in March 2020, 120 in April',
    layout: EQUIFAX,
    entry: school('current_once_late', { dateOpened: '2015-08-20', paymentHistory: grid('2024-11', 'ok*54 120 90 60 30 ok*20') }),
    why: 'The lateness did not first appear in the pause.',
    source: 'rules.md late_in_federal_pause: first appearing',
  },
  {
    id: 'lawful/dofd-months-one-apart',
    title: 'DOFD Mar 2021, then Apr 2021',
    layout: EQUIFAX,
    entry: defaulted('2021-04'),
    before: { reportDate: BEFORE, entry: defaulted('2021-03') },
    disputes: NO_DISPUTES,
    why: 'One month is less than two.',
    source: 'rules.md reaged_delinquency',
  },
  {
    id: 'lawful/dofd-year-then-day',
    title: 'DOFD "2021", then 2021-05-12',
    layout: EQUIFAX,
    entry: defaulted('2021-05-12'),
    before: { reportDate: BEFORE, entry: defaulted('2021') },
    disputes: NO_DISPUTES,
    why: 'The year holds the day.',
    source: 'engine/values/day.ts',
  },
  ...['Account reinstated', 'Included in Chapter 13 bankruptcy', 'Consumer disputes after resolution'].map(
    (remark): Sketch => ({
      id: `lawful/removal-moved-${remark.toLowerCase().replaceAll(' ', '-')}`,
      title: `Removal month later beside the remark: ${remark}`,
      layout: EXPERIAN,
      entry: removal('2028-06', { remarks: [remark] }),
      before: EARLIER,
      disputes: NO_DISPUTES,
      why: 'What happened between the reports can move it.',
      source: 'rules.md removal_date_moved_later',
    }),
  ),
  {
    id: 'lawful/removal-moved-after-dispute',
    title: 'Removal month corrected after a dispute',
    layout: EXPERIAN,
    entry: removal('2028-06'),
    before: EARLIER,
    disputes: { open: [], ever: [IN_QUESTION] },
    why: 'A correction that answers a dispute.',
    source: 'rules.md reaged_delinquency',
  },
])
