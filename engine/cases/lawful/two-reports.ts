import { buildCases, EQUIFAX, EXPERIAN, IN_QUESTION, type Sketch } from '#engine/cases/build-case.ts'
import { agency, auto, card, type Entry, home, school } from '#engine/cases/ordinary.ts'
import { type Facts, grid } from '#engine/cases/printed-account.ts'

const NO_DISPUTES = { open: [], ever: [] }
const C1 = '15 USC 1681c(c)(1), 1681s-2(a)(5)'
const BEFORE = '2024-02-15'

const chargeOff = (dofd: string, own: Facts = {}): Entry =>
  card('charge_off', {
    dateOpened: '2016-03-14',
    dateClosed: '2021-12-18',
    lastPaymentDate: '2021-02-05',
    lastActivityDate: '2021-02-05',
    delinquencyFirstReported: '2021-12-20',
    paymentHistory: grid('2024-11', 'CO*36'),
    dateOfFirstDelinquency: dofd,
    ...own,
  })
const EARLIER_GRID: Facts = { paymentHistory: grid('2024-01', 'CO*26') }

/** Two Equifax reports of one charge-off, the older with the first date, the newer with the second. */
const dofds = (older: string, newer: string, own: Facts = {}): Pick<Sketch, 'layout' | 'entry' | 'before' | 'disputes'> => ({
  layout: EQUIFAX,
  entry: chargeOff(newer, own),
  before: { reportDate: BEFORE, entry: chargeOff(older, EARLIER_GRID) },
  disputes: NO_DISPUTES,
})

const removal = (month: string, own: Facts = {}): Entry =>
  card('charge_off', {
    dateOpened: '2016-03-14',
    lastPaymentDate: '2021-02-05',
    paymentHistory: grid('2024-11', 'CO*36'),
    removalDate: month,
    ...own,
  })

/** Entries whose dates moved between two reports for a lawful reason. */
export const LAWFUL_TWO_REPORTS = buildCases([
  {
    id: 'lawful/dofd-moved-one-month',
    title: 'DOFD one month later in the newer report',
    ...dofds('2021-03-12', '2021-04-12'),
    why: 'One month is a matter of how the furnisher counts the first missed due date.',
    source: 'rules.md: at least two months',
  },
  {
    id: 'lawful/dofd-moved-a-day-under-two-months',
    title: 'DOFD a day under two months later',
    ...dofds('2021-03-15', '2021-05-14'),
    why: 'Two months from 2021-03-15 is 2021-05-15.',
    source: 'rules.md: at least two months',
  },
  {
    id: 'lawful/dofd-moved-31-days-over-two-month-names',
    title: 'DOFD from the last of March to the first of May',
    ...dofds('2021-03-31', '2021-05-01'),
    why: 'The names of the months differ by two, the days by 31.',
    source: 'rules.md: at least two months',
  },
  {
    id: 'lawful/dofd-moved-earlier',
    title: 'DOFD earlier in the newer report',
    ...dofds('2021-06-12', '2021-03-12'),
    why: 'An earlier date lets the entry go sooner.',
    source: C1,
  },
  {
    id: 'lawful/dofd-moved-after-a-cure',
    title: 'A current month between the two delinquencies',
    ...dofds('2019-03-12', '2021-05-12', { paymentHistory: grid('2024-11', 'CO*36 120 90 60 30 ok*3 CO*4 ok*8') }),
    allows: ['ok_after_charge_off'],
    why: 'A cured account that fails again has a new first delinquency.',
    source: 'Metro 2 field 25: cured, zero and restart',
  },
  {
    id: 'lawful/dofd-moved-reinstated',
    title: 'Reinstated account, new first delinquency',
    ...dofds('2019-03-12', '2021-05-12', { remarks: ['Account reinstated'] }),
    why: 'Reinstatement ends the first delinquency.',
    source: 'Metro 2 field 25',
  },
  {
    id: 'lawful/dofd-moved-bankruptcy-between',
    title: 'Bankruptcy between the reports',
    ...dofds('2019-03-12', '2021-05-12', { remarks: ['Included in bankruptcy'] }),
    why: 'In bankruptcy the petition date can become the first delinquency.',
    source: 'Metro 2 field 25: petition date',
  },
  {
    id: 'lawful/dofd-corrected-after-dispute',
    title: 'DOFD corrected after the consumer disputed it',
    ...dofds('2019-03-12', '2021-05-12'),
    disputes: { open: [], ever: [IN_QUESTION] },
    why: 'A correction that answers a dispute is the opposite of re-aging.',
    source: '15 USC 1681s-2(b)',
  },
  {
    id: 'lawful/dofd-corrected-dispute-remark',
    title: 'DOFD changed on an entry that says a dispute was resolved',
    ...dofds('2019-03-12', '2021-05-12', { remarks: ['Consumer disputes after resolution'] }),
    why: 'The entry itself tells of a dispute and its resolution between the reports.',
    source: 'Equifax narrative 167',
  },
  {
    id: 'lawful/dofd-education-rehabilitated',
    title: 'Education loan in default twice',
    layout: EQUIFAX,
    entry: school('collection', {
      dateOpened: '2012-08-20',
      dateOfFirstDelinquency: '2022-03-12',
      paymentHistory: grid('2024-11', 'C*20'),
    }),
    before: {
      reportDate: BEFORE,
      entry: school('collection', {
        dateOpened: '2012-08-20',
        dateOfFirstDelinquency: '2018-03-12',
        paymentHistory: grid('2024-01', 'C*20'),
      }),
    },
    disputes: NO_DISPUTES,
    why: 'Education loans can be rehabilitated and default anew; they have their own clocks.',
    source: '20 USC 1078-6',
  },
  {
    id: 'lawful/dofd-earlier-report-merely-late',
    title: 'Late in the older report, charged off in the newer',
    layout: EQUIFAX,
    entry: chargeOff('2024-03-12', {
      dateClosed: '2024-09-18',
      delinquencyFirstReported: '2024-10-01',
      lastPaymentDate: '2024-02-05',
      lastActivityDate: '2024-02-05',
      paymentHistory: grid('2024-11', 'CO*3 150 120 90 60 30 ok*20'),
    }),
    before: { reportDate: BEFORE, entry: card('late30', { dateOpened: '2016-03-14' }) },
    disputes: NO_DISPUTES,
    why: 'Not charged off in both reports: the first delinquency was cured before the second.',
    source: 'rules.md reaged_delinquency',
  },
  {
    id: 'lawful/removal-moved-one-month',
    title: 'Removal month one month later',
    layout: EXPERIAN,
    entry: removal('2028-01'),
    before: { reportDate: BEFORE, entry: removal('2027-12', EARLIER_GRID) },
    disputes: NO_DISPUTES,
    why: 'A month is rounding.',
    source: 'rules.md: by two months or more',
  },
  {
    id: 'lawful/removal-moved-earlier',
    title: 'Removal month earlier',
    layout: EXPERIAN,
    entry: removal('2027-08'),
    before: { reportDate: BEFORE, entry: removal('2027-12', EARLIER_GRID) },
    disputes: NO_DISPUTES,
    why: 'The entry goes sooner.',
    source: 'rules.md removal_date_moved_later',
  },
  {
    id: 'lawful/removal-moved-after-cure',
    title: 'Removal month later after a cure and a second charge-off',
    layout: EXPERIAN,
    entry: removal('2031-01', { paymentHistory: grid('2024-11', 'CO*2 150 120 90 60 30 ok*2 CO*26') }),
    before: { reportDate: BEFORE, entry: removal('2027-12', EARLIER_GRID) },
    disputes: NO_DISPUTES,
    allows: ['ok_after_charge_off'],
    why: 'The account was cured and failed again: a new delinquency has a new removal month.',
    source: 'Metro 2 field 25',
  },
  {
    id: 'lawful/removal-moved-positive',
    title: 'A paid card whose positive removal month moved',
    layout: EXPERIAN,
    entry: card('paid', { removalDate: '2034-05' }),
    before: { reportDate: BEFORE, entry: card('paid', { removalDate: '2033-12' }) },
    disputes: NO_DISPUTES,
    why: 'Positive accounts may stay as long as the bureau likes.',
    source: '15 USC 1681c(a): adverse items only',
  },
  {
    id: 'lawful/removal-moved-education',
    title: 'Defaulted education loan, removal month later',
    layout: EXPERIAN,
    entry: school('collection', { removalDate: '2030-05', paymentHistory: grid('2024-11', 'C*9 150 120 90 60 30 ok*15') }),
    before: { reportDate: BEFORE, entry: school('collection', { removalDate: '2028-12' }) },
    disputes: NO_DISPUTES,
    allows: ['late_in_federal_pause'],
    why: 'Education loans have clocks of their own.',
    source: '20 USC 1080a(f)',
  },
  {
    id: 'lawful/same-furnisher-another-account',
    title: 'Two auto loans of one furnisher, the older gone',
    layout: EQUIFAX,
    entry: auto('repossession', {
      accountNumber: 'XXXXXXXX1102',
      dateOpened: '2020-02-09',
      dateOfFirstDelinquency: '2023-09-12',
      originalCreditor: null,
    }),
    before: {
      reportDate: BEFORE,
      entry: auto('repossession', {
        accountNumber: 'XXXXXXXX7755',
        dateOpened: '2015-02-09',
        dateOfFirstDelinquency: '2018-06-12',
        dateClosed: '2018-12-18',
        delinquencyFirstReported: '2018-12-20',
        lastPaymentDate: '2018-05-05',
        lastActivityDate: '2018-05-05',
        paymentHistory: grid('2024-01', 'R*60'),
      }),
    },
    disputes: NO_DISPUTES,
    why: 'Other number, other opening date: another account with its own dates.',
    source: 'rules.md deleted_came_back: a different account of the same furnisher',
  },
  {
    id: 'lawful/collection-same-dofd-new-agency',
    title: 'The same debt with a new agency and the first DOFD',
    layout: EQUIFAX,
    entry: agency('collection', {
      creditorName: 'PINECREST COLLECTIONS',
      dateAssigned: '2024-06-10',
      dateOfFirstDelinquency: '2022-04-03',
    }),
    before: { reportDate: BEFORE, entry: agency('collection', { dateOfFirstDelinquency: '2022-01-03' }) },
    disputes: NO_DISPUTES,
    why: 'Another furnisher and another entry; its date is its own matter.',
    source: '15 USC 1681s-2(a)(5)(B)',
  },
  {
    id: 'lawful/mortgage-foreclosure-same-dofd',
    title: 'Foreclosure with the same DOFD in both reports',
    layout: EQUIFAX,
    entry: home('foreclosure', { dateOfFirstDelinquency: '2022-06-12', dateOpened: '2015-01-09' }),
    before: {
      reportDate: BEFORE,
      entry: home('foreclosure', {
        dateOfFirstDelinquency: '2022-06-12',
        dateOpened: '2015-01-09',
        dateClosed: '2023-01-18',
        delinquencyFirstReported: '2023-01-20',
        lastPaymentDate: '2022-05-05',
        lastActivityDate: '2022-05-05',
      }),
    },
    disputes: NO_DISPUTES,
    why: 'Nothing moved.',
    source: C1,
  },
])
