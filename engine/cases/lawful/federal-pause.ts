import { buildCases, EQUIFAX, EXPERIAN, IN_QUESTION } from '#engine/cases/build-case.ts'
import { card, school } from '#engine/cases/ordinary.ts'
import { grid } from '#engine/cases/printed-account.ts'

const PAUSE = 'rules.md late_in_federal_pause'

/** Late marks of the federal payment pause that were due all the same. */
export const LAWFUL_FEDERAL_PAUSE = buildCases([
  {
    id: 'lawful/federal-pause-private-confirmed',
    title: 'Private education loan late in 2021, the consumer says it is private',
    layout: EXPERIAN,
    entry: school('current_once_late', {
      creditorName: 'BRIGHTPATH STUDENT LENDING',
      dateOpened: '2018-08-20',
      paymentHistory: grid('2024-11', 'ok*39 30 ok*20'),
    }),
    confirmed: { privateLoans: [IN_QUESTION] },
    why: 'The pause was for loans held by the Department of Education.',
    source: PAUSE,
  },
  {
    id: 'lawful/federal-pause-private-on-its-face',
    title: 'Loan type says private student loan',
    layout: EQUIFAX,
    entry: school('current_once_late', {
      creditorName: 'BRIGHTPATH STUDENT LENDING',
      loanType: 'Private Student Loan',
      dateOpened: '2018-08-20',
      paymentHistory: grid('2024-11', 'ok*39 30 ok*20'),
    }),
    why: 'The page itself says that it is private.',
    source: PAUSE,
  },
  {
    id: 'lawful/federal-pause-commercial-ffel',
    title: 'Commercially held FFEL loan late in 2021',
    layout: EQUIFAX,
    entry: school('current_once_late', {
      creditorName: 'BRIGHTPATH STUDENT LENDING',
      loanType: 'Commercial FFEL Student Loan',
      dateOpened: '2009-08-20',
      paymentHistory: grid('2024-11', 'ok*39 30 ok*20'),
    }),
    why: 'Commercially held FFEL loans were not paused.',
    source: PAUSE,
  },
  {
    id: 'lawful/federal-pause-school-held-perkins',
    title: 'Perkins loan held by the school',
    layout: EQUIFAX,
    entry: school('current_once_late', {
      creditorName: 'STATE UNIVERSITY PERKINS',
      dateOpened: '2015-08-20',
      paymentHistory: grid('2024-11', 'ok*39 30 ok*20'),
    }),
    why: 'School-held Perkins loans were not paused.',
    source: PAUSE,
  },
  {
    id: 'lawful/federal-pause-default-before',
    title: 'In default since 2019, late marks running through the pause',
    layout: EQUIFAX,
    entry: school('collection', {
      dateOpened: '2012-08-20',
      dateOfFirstDelinquency: '2019-01-12',
      dateClosed: null,
      status: 'open',
      paymentHistory: grid('2021-06', 'C*4 180*16 150 120 90 60 30 ok*10'),
      dateReported: '2021-06-30',
      lastPaymentDate: '2018-12-05',
      lastActivityDate: '2018-12-05',
      delinquencyFirstReported: '2019-04-01',
    }),
    reportDate: '2021-07-20',
    why: 'The lateness began before April 2020.',
    source: PAUSE,
  },
  {
    id: 'lawful/federal-late-march-2020',
    title: 'Education loan late in March 2020',
    layout: EXPERIAN,
    entry: school('current_once_late', { dateOpened: '2015-08-20', paymentHistory: grid('2024-11', 'ok*56 30 ok*20') }),
    why: 'The month before the window.',
    source: PAUSE,
  },
  {
    id: 'lawful/federal-late-october-2023',
    title: 'Education loan late in October 2023',
    layout: EXPERIAN,
    entry: school('current_once_late', {
      creditorName: 'BRIGHTPATH STUDENT LENDING',
      dateOpened: '2015-08-20',
      paymentHistory: grid('2024-11', 'ok*13 30 ok*20'),
    }),
    why: 'The month after the pause; the on-ramp was for loans of the Department.',
    source: PAUSE,
  },
  {
    id: 'lawful/card-late-in-the-pause',
    title: 'Card late in 2021',
    layout: EXPERIAN,
    entry: card('current_once_late', { dateOpened: '2015-08-20', paymentHistory: grid('2024-11', 'ok*39 30 ok*20') }),
    why: 'The pause was for education loans only.',
    source: PAUSE,
  },
])
