import { buildCases, EQUIFAX, EQUIFAX_ACR, EXPERIAN, TRANSUNION } from '#engine/cases/build-case.ts'
import { agency, auto, buyer, card, home, personal } from '#engine/cases/ordinary.ts'
import { grid } from '#engine/cases/printed-account.ts'

const SAME = { creditorName: 'LAKESHORE BANK', dateOpened: '2017-02-14', accountNumber: 'XXXXXXXXXXXX2231' } as const
const TWO_DAYS = 'two printings of two days need not agree'
const METRO_2 = 'Metro 2: account status codes and special comments'
const SHIFTED = '15 USC 1681s-2(a): a transferred account keeps its own history'

/** Ordinary accounts written down by someone who had not read the rules, and scored once before any rule was fixed. */
export const LAWFUL_THIRD_STANDINGS = buildCases([
  {
    id: 'lawful/third-card-two-days-of-one-week',
    title: 'Open card: $900 on Nov 18, $2,400 on Nov 21',
    layout: EQUIFAX,
    entry: card('current', { ...SAME, currentBalance: 90_000, dateReported: '2024-11-18' }),
    elsewhere: [
      {
        layout: TRANSUNION,
        entry: card('current', {
          ...SAME,
          currentBalance: 240_000,
          highBalance: 240_000,
          dateReported: '2024-11-21',
          balanceDate: '2024-11-21',
        }),
      },
    ],
    why: 'Three days are enough for a purchase.',
    source: TWO_DAYS,
  },
  {
    id: 'lawful/third-mortgage-payment-between',
    title: 'A mortgage payment posted between two updates',
    layout: EQUIFAX,
    entry: home('current', { creditorName: 'PRAIRIE HOME BANK', dateReported: '2024-11-01', currentBalance: 21_551_200 }),
    elsewhere: [
      {
        layout: TRANSUNION,
        entry: home('current', {
          creditorName: 'PRAIRIE HOME BANK',
          dateReported: '2024-11-16',
          balanceDate: '2024-11-16',
          currentBalance: 21_400_000,
        }),
      },
    ],
    why: 'One payment lies between the two days.',
    source: TWO_DAYS,
  },
  {
    id: 'lawful/third-limit-raised',
    title: 'Limit $5,000 on Nov 4, $7,500 on Nov 27',
    layout: EQUIFAX,
    entry: card('current', { ...SAME, dateReported: '2024-11-04' }),
    elsewhere: [
      {
        layout: TRANSUNION,
        entry: card('current', { ...SAME, creditLimit: 750_000, dateReported: '2024-11-27', balanceDate: '2024-11-27' }),
      },
    ],
    why: 'A limit was raised in between.',
    source: TWO_DAYS,
  },
  {
    id: 'lawful/third-limit-cut',
    title: 'Limit $5,000 on Nov 6, $3,000 on Nov 25',
    layout: TRANSUNION,
    entry: card('current', { ...SAME, dateReported: '2024-11-06', balanceDate: '2024-11-06' }),
    elsewhere: [{ layout: EXPERIAN, entry: card('current', { ...SAME, creditLimit: 300_000, balanceDate: '2024-11-25' }) }],
    why: 'A limit was cut in between.',
    source: TWO_DAYS,
  },
  {
    id: 'lawful/third-repossessed-in-between',
    title: '60 days late on Nov 2, repossessed on Nov 30',
    layout: EQUIFAX,
    entry: auto('late60', { creditorName: 'WESTERN AUTO CREDIT', dateReported: '2024-11-02' }),
    elsewhere: [
      {
        layout: TRANSUNION,
        entry: auto('repossession', {
          creditorName: 'WESTERN AUTO CREDIT',
          currentBalance: 1_240_000,
          dateReported: '2024-11-30',
          balanceDate: '2024-11-30',
          dateClosed: '2024-11-28',
          lastPaymentDate: '2024-09-05',
          paymentHistory: grid('2024-11', 'R 60 30 ok*27'),
        }),
      },
    ],
    why: 'A vehicle can be taken within four weeks.',
    source: TWO_DAYS,
  },
  {
    id: 'lawful/third-boarding-day',
    title: 'Mortgage opened June 2019 at one, on the day of its boarding at the other',
    layout: EQUIFAX,
    entry: home('current', { creditorName: 'PRAIRIE HOME BANK', dateOpened: '2019-06-03', dateReported: '2024-11-20' }),
    elsewhere: [
      {
        layout: TRANSUNION,
        entry: home('current', {
          creditorName: 'PRAIRIE HOME BANK',
          dateOpened: '2021-08-01',
          dateReported: '2024-11-20',
          balanceDate: '2024-11-20',
          remarks: ['TRANSFERRED FROM ANOTHER LENDER'],
        }),
      },
    ],
    why: 'A new servicer may report the day on which it took the loan over.',
    source: SHIFTED,
  },
  {
    id: 'lawful/third-marks-shifted-by-a-month',
    title: 'One 30 days late mark: March at one bureau, April at the other',
    layout: EQUIFAX,
    entry: auto('current_once_late', {
      creditorName: 'WESTERN AUTO CREDIT',
      accountNumber: 'XXXXXXXX4410',
      paymentHistory: grid('2024-11', 'ok*8 30 ok*20'),
    }),
    elsewhere: [
      {
        layout: TRANSUNION,
        entry: auto('current_once_late', {
          creditorName: 'WESTERN AUTO CREDIT',
          accountNumber: 'XXXXXXXX4410',
          paymentHistory: grid('2024-11', 'ok*7 30 ok*21'),
        }),
      },
    ],
    why: 'One bureau prints the month that was due, the other the month that was reported.',
    source: 'Metro 2: payment history profile begins with the month before',
  },
  {
    id: 'lawful/third-current-few-days-late',
    title: 'Pays as agreed, $31 past due',
    layout: EQUIFAX,
    entry: card('current', { pastDue: 3100 }),
    allows: ['current_with_past_due'],
    why: 'Up to 29 days past due is current, so it may be asked about at most.',
    source: 'Metro 2 account status 11',
  },
  {
    id: 'lawful/third-current-in-forbearance',
    title: 'Mortgage in forbearance, pays as agreed, two payments past due',
    layout: EQUIFAX,
    entry: home('current', { pastDue: 302_400, remarks: ['Account in forbearance'] }),
    why: 'An accommodation is reported current.',
    source: '15 USC 1681s-2(a)(1)(F)',
  },
  {
    id: 'lawful/third-current-partial-payments',
    title: 'Pays as agreed with an amount past due, paying under a partial payment agreement',
    layout: EQUIFAX_ACR,
    entry: card('current', { pastDue: 21_000, remarks: ['Paying under a partial payment agreement'] }),
    why: 'What is agreed is paid.',
    source: 'Metro 2 special comment AC',
  },
  {
    id: 'lawful/third-current-counseling',
    title: 'Pays as agreed with an amount past due, through a counseling program',
    layout: EQUIFAX,
    entry: card('current', { pastDue: 14_000, remarks: ['Account payments managed by financial counseling program'] }),
    why: 'The plan’s payments count.',
    source: 'Metro 2 special comment B',
  },
  {
    id: 'lawful/third-current-child-support',
    title: 'Child support paid as agreed, arrears past due',
    layout: EQUIFAX,
    entry: personal('current', {
      creditorName: 'STATE CHILD SUPPORT ENFORCEMENT',
      accountTypeText: 'Family support',
      loanType: 'Family Support',
      pastDue: 412_000,
      currentBalance: 412_000,
    }),
    why: 'Arrears are paid off beside the current payments.',
    source: '15 USC 1681s-1',
  },
  {
    id: 'lawful/third-sold-to-fannie-mae',
    title: 'Mortgage sold to Fannie Mae, still serviced here with its balance',
    layout: EXPERIAN,
    entry: home('current', { soldTo: 'FANNIE MAE' }),
    why: 'The lender keeps the servicing.',
    source: SHIFTED,
  },
  {
    id: 'lawful/third-sold-to-freddie-mac',
    title: 'Mortgage sold to Freddie Mac: a remark says so',
    layout: TRANSUNION,
    entry: home('current', { remarks: ['SOLD TO FREDDIE MAC'] }),
    why: 'The lender keeps the servicing.',
    source: SHIFTED,
  },
  {
    id: 'lawful/third-purchased-by-the-buyer',
    title: 'A debt buyer’s own entry says it was purchased',
    layout: EQUIFAX_ACR,
    entry: buyer('collection', { remarks: ['Purchased by another lender'] }),
    why: 'It is the buyer who writes it, and owns the debt.',
    source: METRO_2,
  },
  {
    id: 'lawful/third-sold-and-bought-back',
    title: 'Sold and bought back by the lender, with its balance',
    layout: TRANSUNION,
    entry: card('charge_off', { currentBalance: 184_200, remarks: ['ACCOUNT PREVIOUSLY SOLD; REPURCHASED BY ORIGINAL LENDER'] }),
    why: 'It is the lender’s again.',
    source: METRO_2,
  },
  {
    id: 'lawful/third-collateral-sold',
    title: 'Repossessed car sold, the rest owed',
    layout: EQUIFAX,
    entry: auto('repossession', {
      currentBalance: 612_000,
      pastDue: 612_000,
      remarks: ['Repossessed; collateral sold; deficiency balance owed'],
    }),
    why: 'The vehicle was sold, not the debt.',
    source: 'UCC 9-615',
  },
  {
    id: 'lawful/third-charge-off-rescinded',
    title: 'Current card, its charge-off rescinded',
    layout: TRANSUNION,
    entry: card('current', { remarks: ['CHARGE OFF RESCINDED'] }),
    why: 'It says that there is none.',
    source: METRO_2,
  },
  {
    id: 'lawful/third-recalled-from-agency',
    title: 'Current card that a collection agency gave back',
    layout: TRANSUNION,
    entry: card('current', { remarks: ['RECALLED FROM COLLECTION AGENCY'] }),
    why: 'It was taken back.',
    source: METRO_2,
  },
  {
    id: 'lawful/third-balance-before-discharge',
    title: 'Included in bankruptcy with a balance of a day before the discharge',
    layout: TRANSUNION,
    entry: card('bankruptcy', {
      currentBalance: 118_000,
      balanceDate: '2024-03-20',
      dateReported: '2024-03-20',
      paymentHistory: grid('2024-03', 'ok*20'),
    }),
    record: { dateFiled: '2024-02-28', dateResolved: '2024-07-02', status: 'Discharged' },
    allows: ['discharged_debt_unmarked'],
    why: 'It was owed on that day.',
    source: '11 USC 524(a)',
  },
  {
    id: 'lawful/third-association-dues',
    title: 'Dues of a homeowners association from after the petition',
    layout: TRANSUNION,
    entry: agency('collection', { originalCreditor: 'OAK GROVE HOMEOWNERS ASSOCIATION', loanType: 'HOMEOWNERS ASSOCIATION' }),
    record: { dateFiled: '2022-02-28', dateResolved: '2022-07-02', status: 'Discharged' },
    why: 'Dues after the petition are owed.',
    source: '11 USC 523(a)(16)',
  },
])
