import { buildCases, EQUIFAX, EXPERIAN, MISMO, TRANSUNION } from '#engine/cases/build-case.ts'
import { agency, auto, buyer, card, home, personal, school } from '#engine/cases/ordinary.ts'
import { grid } from '#engine/cases/printed-account.ts'

const PBO = 'rules.md payment_before_opened'

/** Dates that are in an odd order for a lawful reason. */
export const LAWFUL_DATES = buildCases([
  {
    id: 'lawful/closed-in-the-month-opened',
    title: 'Opened 2023-03-15, closed in March 2023',
    layout: MISMO,
    entry: personal('paid', { dateOpened: '2023-03-15', dateClosed: '2023-03', lastPaymentDate: '2023-03', paymentHistory: [] }),
    why: 'March can mean any day after the fifteenth.',
    source: 'rules.md: a month without a day',
  },
  {
    id: 'lawful/closed-the-day-opened',
    title: 'Refinanced the day it was opened',
    layout: EQUIFAX,
    entry: personal('paid', {
      dateOpened: '2023-03-15',
      dateClosed: '2023-03-15',
      lastPaymentDate: '2023-03-15',
      lastActivityDate: '2023-03-15',
      paymentHistory: [],
      monthsReviewed: 1,
    }),
    why: 'The same day is not before.',
    source: 'rules.md closed_before_opened',
  },
  {
    id: 'lawful/collector-closed-before-opened',
    title: 'Debt buyer: bought after the first account had closed',
    layout: EQUIFAX,
    entry: buyer('collection', { dateOpened: '2023-09-11', dateClosed: '2022-11-30', status: 'closed' }),
    why: "The closing date is the original account's, the opening date the purchase's.",
    source: 'rules.md closed_before_opened: collector accounts',
  },
  {
    id: 'lawful/debt-buyer-dofd-before-purchase-trap',
    title: 'Debt buyer, Date Opened is the purchase date, DOFD earlier',
    layout: EQUIFAX,
    entry: buyer('collection', { dateOpened: '2024-02-11', dateOfFirstDelinquency: '2022-04-03' }),
    why: 'A buyer must use the original DOFD, which lies before the purchase by nature.',
    source: '15 USC 1681s-2(a)(5); law-and-codes 2.2',
  },
  {
    id: 'lawful/paid-collection-dofd-before-assigned-trap',
    title: 'Paid collection, DOFD before the date assigned',
    layout: EQUIFAX,
    entry: agency('paid_collection', { currentBalance: 0, dateAssigned: '2023-10-11', dateOfFirstDelinquency: '2022-12-03' }),
    why: 'First the delinquency, then the agency.',
    source: 'law-and-codes 2.2',
  },
  {
    id: 'lawful/collector-last-payment-before-opened',
    title: 'Collector shows the last payment to the first creditor',
    layout: EXPERIAN,
    entry: buyer('collection', { dateOpened: '2024-02-11', lastPaymentDate: '2022-03-05', lastPaymentAmount: 3500 }),
    why: 'The payment was made to the original creditor.',
    source: PBO,
  },
  {
    id: 'lawful/payment-in-the-month-opened',
    title: 'Down payment three days before the loan was booked',
    layout: EQUIFAX,
    entry: auto('paid', {
      dateOpened: '2022-05-09',
      lastPaymentDate: '2022-05-06',
      lastActivityDate: '2022-05-06',
      dateClosed: '2022-05-30',
      paymentHistory: [],
      monthsReviewed: 1,
    }),
    why: 'The same month is silent.',
    source: PBO,
  },
  ...(
    [
      [
        'acquired',
        home('current', {
          dateOpened: '2024-10-09',
          lastPaymentDate: '2024-08-05',
          lastActivityDate: '2024-08-05',
          paymentHistory: grid('2024-11', 'ok*2'),
          remarks: ['Account acquired from another lender'],
        }),
      ],
      [
        'consolidated',
        school('current', {
          dateOpened: '2024-10-09',
          lastPaymentDate: '2024-08-05',
          lastActivityDate: '2024-08-05',
          paymentHistory: grid('2024-11', 'ok*2'),
          remarks: ['Consolidation loan'],
        }),
      ],
      [
        'refinanced',
        auto('current', {
          dateOpened: '2024-10-09',
          lastPaymentDate: '2024-08-05',
          lastActivityDate: '2024-08-05',
          paymentHistory: grid('2024-11', 'ok*2'),
          remarks: ['Account refinanced'],
        }),
      ],
      [
        'renumbered',
        card('current', {
          dateOpened: '2024-10-09',
          lastPaymentDate: '2024-08-05',
          lastActivityDate: '2024-08-05',
          paymentHistory: grid('2024-11', 'ok*2'),
          remarks: ['Account transferred to a new account number'],
        }),
      ],
      [
        'authorised-user',
        card('current', {
          responsibility: 'authorized_user',
          dateOpened: '2024-10-09',
          lastPaymentDate: '2024-08-05',
          lastActivityDate: '2024-08-05',
          paymentHistory: grid('2024-11', 'ok*2'),
        }),
      ],
      [
        'mortgage-servicer',
        home('current', {
          creditorName: 'LAKEWOOD LOAN SERVICING LLC',
          dateOpened: '2024-10-09',
          lastPaymentDate: '2024-08-05',
          lastActivityDate: '2024-08-05',
          paymentHistory: grid('2024-11', 'ok*2'),
        }),
      ],
      [
        'guaranty-agency',
        school('current', {
          creditorName: 'STATE GUARANTY AGENCY',
          dateOpened: '2024-10-09',
          lastPaymentDate: '2024-08-05',
          lastActivityDate: '2024-08-05',
          paymentHistory: grid('2024-11', 'ok*2'),
        }),
      ],
      [
        'nelnet-servicer',
        school('current', {
          creditorName: 'NELNET',
          dateOpened: '2024-10-09',
          lastPaymentDate: '2024-08-05',
          lastActivityDate: '2024-08-05',
          paymentHistory: grid('2024-11', 'ok*2'),
        }),
      ],
    ] as const
  ).map(([name, entry]) => ({
    id: `lawful/payment-before-opened-${name}`,
    title: `Last payment before the date opened: ${name}`,
    layout: EQUIFAX,
    entry,
    why: "The payment went to whoever had the account before, or was another holder's.",
    source: PBO,
  })),
  {
    id: 'lawful/transferred-in-history-before-opened',
    title: 'Late marks taken over from the earlier lender',
    layout: TRANSUNION,
    entry: home('current_once_late', {
      dateOpened: '2024-06-09',
      paymentHistory: grid('2024-11', 'ok*10 60 30 ok*8'),
      remarks: ['ACQUIRED FROM ANOTHER LENDER'],
    }),
    allows: ['history_before_opened'],
    why: 'The history came along with the account.',
    source: 'rules.md history_before_opened',
  },
  {
    id: 'lawful/authorised-user-history-before-opened',
    title: 'Authorised user: marks older than the date added',
    layout: EXPERIAN,
    entry: card('current_once_late', {
      responsibility: 'authorized_user',
      dateOpened: '2024-04-14',
      paymentHistory: grid('2024-11', 'ok*10 30 ok*8'),
    }),
    allows: ['history_before_opened'],
    why: "The history is the owner's, the date the user's.",
    source: 'rules.md history_before_opened',
  },
  {
    id: 'lawful/late-mark-in-the-month-opened',
    title: 'A 30 in the very month opened',
    layout: EXPERIAN,
    entry: card('current_once_late', { dateOpened: '2023-02-01', paymentHistory: grid('2024-11', 'ok*21 30') }),
    why: 'Not a month before the month opened.',
    source: 'rules.md history_before_opened',
  },
  {
    id: 'lawful/dates-on-the-report-day',
    title: 'Last payment and report on one day, grid up to the report month',
    layout: EQUIFAX,
    entry: card('current', {
      lastPaymentDate: '2024-12-12',
      lastActivityDate: '2024-12-12',
      dateReported: '2024-12-12',
      paymentHistory: grid('2024-12', 'ok*49'),
    }),
    why: 'On the day is not after it.',
    source: 'rules.md date_in_future',
  },
  {
    id: 'lawful/month-of-the-report-only',
    title: 'Last payment "2024-12" on a report of December 12',
    layout: MISMO,
    entry: card('current', { lastPaymentDate: '2024-12' }),
    why: 'December can mean a day before the twelfth.',
    source: 'rules.md: a month without a day',
  },
  {
    id: 'lawful/future-removal-month',
    title: 'On Record Until Jul 2031',
    layout: EXPERIAN,
    entry: card('charge_off', { removalDate: '2031-07' }),
    why: 'A removal month is meant to lie ahead.',
    source: 'rules.md date_in_future',
  },
  {
    id: 'lawful/future-terms-and-balloon',
    title: 'Balloon payment due 2027 in the comments',
    layout: EQUIFAX,
    entry: home('current', { terms: '84 Months', remarks: ['Balloon payment due Jun 2027'] }),
    why: 'Terms and balloon dates lie ahead.',
    source: 'rules.md date_in_future',
  },
])
