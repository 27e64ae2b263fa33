import { months, type RuleCases } from '#engine/cases/by-rule/rule-cases.ts'
import type { Account } from '#engine/report/account.ts'

const LOAN: Partial<Account> = {
  creditorName: 'MERIDIAN AUTO FINANCE',
  accountNumber: 'XXXXXXXX8830',
  accountType: 'installment',
  accountTypeText: 'Auto loan',
  responsibility: 'individual',
  dateOpened: '2022-03-09',
  monthlyPayment: 300_00,
  status: 'open',
  statusText: 'Open.',
}
const CARD: Partial<Account> = {
  ...LOAN,
  creditorName: 'HARBOR NATIONAL BANK',
  accountType: 'revolving',
  accountTypeText: 'Credit card',
  monthlyPayment: 35_00,
}
const LOST: Partial<Account> = { ...CARD, status: null, statusText: 'Account charged off.', paymentStatus: 'charge_off' }
const METRO2 = 'Metro 2: amount past due, scheduled and actual payment of each month (fields 15, 16, 22)'

type Months = Parameters<typeof months>
const of = (base: Partial<Account>, ...rows: Months) => ({ account: { ...base, ...months(...rows) } })
const tables = (base: Partial<Account>, ...rows: Months) => ({ ...of(base, ...rows), report: { bureau: 'equifax' as const } })

/** What the months say about the money next to their marks. */
export const MONTH_CASES: readonly RuleCases[] = [
  {
    rule: 'late_month_nothing_due',
    source: METRO2,
    errors: [
      [
        '30 days late with nothing past due',
        of(LOAN, '2026-05', ['ok', 8000, 300, 300, 0], ['30', 8300, 300, 0, 0], ['ok', 8600, 300, 300, 0]),
      ],
      [
        '60 days late with nothing past due',
        of(
          LOAN,
          '2026-05',
          ['ok', 8000, 300, 300, 0],
          ['60', 8300, 300, 0, 0],
          ['30', 8300, 300, 0, 300],
          ['ok', 8600, 300, 300, 0],
        ),
      ],
      ['a card', of(CARD, '2026-05', ['ok', 900, 35, 40, 0], ['30', 910, 35, 0, 0], ['ok', 880, 35, 35, 0])],
      [
        'two such months, and one with its amount',
        of(
          LOAN,
          '2026-05',
          ['ok', 8000, 300, 300, 0],
          ['30', 8300, 300, 0, 0],
          ['ok', 8600, 300, 300, 0],
          ['30', 8900, 300, 0, 0],
          ['ok', 9200, 300, 600, 0],
          ['30', 9500, 300, 0, 300],
        ),
      ],
      [
        'the payment was made in the month',
        of(
          LOAN,
          '2026-05',
          ['ok', 8000, 300, 300, 0],
          ['30', 8300, 300, 300, 0],
          ['ok', 8600, 300, 300, 0],
          ['30', 8900, 300, 0, 300],
          ['ok', 9200, 300, 300, 0],
        ),
      ],
      [
        'a mortgage',
        of(
          { ...LOAN, accountType: 'mortgage', accountTypeText: 'Conventional real estate mortgage' },
          '2026-05',
          ['ok', 180000, 1500, 1500, 0],
          ['30', 180400, 1500, 0, 0],
          ['ok', 180800, 1500, 1500, 0],
        ),
      ],
      [
        '90 days late with nothing past due',
        of(
          LOAN,
          '2026-05',
          ['ok', 8000, 300, 300, 0],
          ['90', 8300, 300, 0, 0],
          ['60', 8300, 300, 0, 600],
          ['30', 8300, 300, 0, 300],
          ['ok', 8600, 300, 300, 0],
        ),
      ],
      [
        'the oldest month shown',
        of(LOAN, '2026-05', ['ok', 8000, 300, 300, 0], ['ok', 8300, 300, 300, 0], ['30', 8600, 300, 0, 0]),
      ],
      [
        'a store card of a small balance',
        of(CARD, '2026-05', ['ok', 60, 25, 25, 0], ['30', 85, 25, 0, 0], ['ok', 80, 25, 25, 0]),
      ],
      [
        '120 days late with nothing past due',
        of(
          LOAN,
          '2026-05',
          ['ok', 8000, 300, 900, 0],
          ['120', 8300, 300, 0, 0],
          ['90', 8300, 300, 0, 900],
          ['60', 8300, 300, 0, 600],
          ['30', 8300, 300, 0, 300],
        ),
      ],
    ],
    lookAlikes: [
      [
        'the amount is past due',
        of(LOAN, '2026-05', ['ok', 8000, 300, 600, 0], ['30', 8300, 300, 0, 300], ['ok', 8300, 300, 300, 0]),
      ],
      ['good months', of(LOAN, '2026-05', ['ok', 8000, 300, 300, 0], ['ok', 8300, 300, 300, 0])],
      ['paid off: nothing owed', of(LOAN, '2026-05', ['ok', 0, 0, 8000, 0], ['30', 0, 0, 0, 0], ['ok', 8300, 300, 300, 0])],
      [
        // Who was current when it began stays current while it lasts (15 USC 1681s-2(a)(1)(F)); who was late stays as late.
        'a forbearance that began while the account was 30 days late',
        of(
          { ...LOAN, remarks: ['Forbearance'] },
          '2026-05',
          ['30', 8300, 0, 0, 0],
          ['30', 8300, 0, 0, 0],
          ['30', 8300, 300, 0, 300],
          ['ok', 8300, 300, 300, 0],
        ),
      ],
      ['no data', of(LOAN, '2026-05', ['ok', 8000, 300, 300, 0], ['no_data', 8300, 0, 0, 0], ['ok', 8300, 300, 300, 0])],
      ['charged off', of(LOST, '2026-05', ['charge_off', 8300, 0, 0, 0], ['charge_off', 8300, 0, 0, 0])],
      [
        'sold',
        of(
          { ...LOAN, status: 'transferred', statusText: 'Transferred to another lender' },
          '2026-05',
          ['30', 0, 0, 0, 0],
          ['ok', 8300, 300, 300, 0],
        ),
      ],
      [
        'in bankruptcy',
        of({ ...LOAN, remarks: ['Included in Chapter 13 Bankruptcy'] }, '2026-05', ['30', 8300, 0, 0, 0], ['30', 8300, 0, 0, 0]),
      ],
      [
        'a partial plan',
        of(
          { ...LOAN, remarks: ['Paying under a partial payment agreement'] },
          '2026-05',
          ['30', 8300, 100, 100, 0],
          ['30', 8400, 100, 100, 0],
        ),
      ],
      [
        'Equifax’s table closed up over a gap',
        tables(LOAN, '2026-05', ['ok', 8000, 300, 300, 0], ['no_data', 8300, 300, 0, 0], ['30', 8300, 300, 0, 0]),
      ],
    ],
  },
  {
    rule: 'late_mark_above_arrears',
    source: METRO2,
    errors: [
      [
        '60 days with one payment past due',
        of(LOAN, '2026-05', ['60', 8300, 300, 0, 300], ['30', 8300, 300, 0, 300], ['ok', 8300, 300, 300, 0]),
      ],
      [
        '90 days with one payment past due',
        of(
          LOAN,
          '2026-05',
          ['90', 8300, 300, 0, 300],
          ['60', 8300, 300, 0, 600],
          ['30', 8300, 300, 0, 300],
          ['ok', 8600, 300, 300, 0],
          ['ok', 8900, 300, 300, 0],
          ['ok', 9200, 300, 300, 0],
          ['ok', 9500, 300, 300, 0],
          ['ok', 9800, 300, 300, 0],
          ['ok', 10100, 300, 300, 0],
        ),
      ],
      [
        '90 days with two payments past due',
        of(
          LOAN,
          '2026-05',
          ['90', 8300, 300, 0, 600],
          ['60', 8300, 300, 0, 600],
          ['30', 8300, 300, 0, 300],
          ['ok', 8600, 300, 300, 0],
          ['ok', 8900, 300, 300, 0],
          ['ok', 9200, 300, 300, 0],
          ['ok', 9500, 300, 300, 0],
          ['ok', 9800, 300, 300, 0],
          ['ok', 10100, 300, 300, 0],
        ),
      ],
      [
        '120 days with two payments past due',
        of(
          LOAN,
          '2026-05',
          ['120', 8300, 300, 0, 600],
          ['90', 8300, 300, 0, 900],
          ['60', 8300, 300, 0, 600],
          ['30', 8300, 300, 0, 300],
          ['ok', 8600, 300, 300, 0],
          ['ok', 8900, 300, 300, 0],
          ['ok', 9200, 300, 300, 0],
          ['ok', 9500, 300, 300, 0],
          ['ok', 9800, 300, 300, 0],
          ['ok', 10100, 300, 300, 0],
        ),
      ],
      [
        '150 days with three',
        of(
          LOAN,
          '2026-05',
          ['150', 8300, 300, 0, 900],
          ['120', 8300, 300, 0, 1200],
          ['90', 8300, 300, 0, 900],
          ['ok', 8600, 300, 300, 0],
          ['ok', 8900, 300, 300, 0],
          ['ok', 9200, 300, 300, 0],
          ['ok', 9500, 300, 300, 0],
          ['ok', 9800, 300, 300, 0],
          ['ok', 10100, 300, 300, 0],
        ),
      ],
      [
        'a mortgage, 60 days with one payment',
        of(
          { ...LOAN, accountType: 'mortgage', accountTypeText: 'Conventional real estate mortgage' },
          '2026-05',
          ['60', 180000, 1500, 0, 1500],
          ['30', 180000, 1500, 0, 1500],
          ['ok', 180000, 1500, 1500, 0],
        ),
      ],
      [
        '60 days with half a payment',
        of(LOAN, '2026-05', ['60', 8300, 300, 0, 150], ['30', 8300, 300, 150, 150], ['ok', 8300, 300, 300, 0]),
      ],
      [
        'years ago',
        of(
          LOAN,
          '2026-05',
          ['ok', 2000, 300, 300, 0],
          ['ok', 2300, 300, 600, 0],
          ['60', 2600, 300, 0, 300],
          ['30', 2600, 300, 0, 300],
          ['ok', 2600, 300, 300, 0],
        ),
      ],
      [
        'a personal loan',
        of(
          { ...LOAN, accountTypeText: 'Unsecured' },
          '2026-05',
          ['90', 3100, 220, 0, 220],
          ['60', 3100, 220, 0, 440],
          ['30', 3100, 220, 0, 220],
          ['ok', 3300, 220, 220, 0],
          ['ok', 3500, 220, 220, 0],
        ),
      ],
      [
        '180 days with one',
        of(
          LOAN,
          '2026-05',
          ['180', 8300, 300, 0, 300],
          ['150', 8300, 300, 0, 1500],
          ['120', 8300, 300, 0, 1200],
          ['ok', 8600, 300, 300, 0],
          ['ok', 8900, 300, 300, 0],
          ['ok', 9200, 300, 300, 0],
          ['ok', 9500, 300, 300, 0],
          ['ok', 9800, 300, 300, 0],
          ['ok', 10100, 300, 300, 0],
        ),
      ],
    ],
    lookAlikes: [
      [
        '60 days with two payments',
        of(LOAN, '2026-05', ['60', 8300, 300, 0, 600], ['30', 8300, 300, 0, 300], ['ok', 8300, 300, 300, 0]),
      ],
      [
        '90 days with three',
        of(LOAN, '2026-05', ['90', 8300, 300, 0, 900], ['60', 8300, 300, 0, 600], ['30', 8300, 300, 0, 300]),
      ],
      ['30 days with one', of(LOAN, '2026-05', ['30', 8300, 300, 0, 300], ['ok', 8300, 300, 300, 0])],
      [
        'two payments and a fee',
        of(LOAN, '2026-05', ['60', 8300, 300, 0, 630], ['30', 8300, 300, 0, 315], ['ok', 8300, 300, 300, 0]),
      ],
      ['a card: its minimum moves', of(CARD, '2026-05', ['60', 900, 70, 0, 70], ['30', 880, 35, 0, 35], ['ok', 860, 35, 35, 0])],
      [
        'the payment was lowered by a modification',
        of(LOAN, '2026-05', ['60', 8300, 150, 0, 300], ['30', 8300, 150, 0, 150], ['ok', 8300, 300, 300, 0]),
      ],
      [
        'a plan allows smaller payments',
        of(
          { ...LOAN, remarks: ['Paying under a partial payment agreement'] },
          '2026-05',
          ['60', 8300, 300, 100, 300],
          ['30', 8300, 300, 100, 200],
        ),
      ],
      ['no payment is scheduled', of(LOAN, '2026-05', ['60', 8300, 0, 0, 300], ['30', 8300, 0, 0, 300])],
      ['charged off', of(LOST, '2026-05', ['charge_off', 8300, 300, 0, 300], ['charge_off', 8300, 300, 0, 300])],
      [
        'an education loan, first reported at 90 days',
        of(
          { ...LOAN, creditorName: 'DEPT OF EDUCATION/AIDVANTAGE', accountTypeText: 'Education Loan' },
          '2026-05',
          ['90', 8300, 104, 0, 320],
          ['ok', 8300, 104, 104, 0],
        ),
      ],
    ],
  },
  {
    rule: 'arrears_grow_too_fast',
    source: METRO2,
    errors: [
      [
        '$300 to $1,500 in a month',
        of(LOAN, '2026-05', ['60', 8300, 300, 0, 1500], ['30', 8300, 300, 0, 300], ['ok', 8300, 300, 300, 0]),
      ],
      [
        'nothing to five payments at once',
        of(LOAN, '2026-05', ['30', 8300, 300, 0, 1500], ['ok', 8300, 300, 300, 0], ['ok', 8600, 300, 300, 0]),
      ],
      [
        'a student’s private instalment loan at a shop',
        of(
          { ...LOAN, creditorName: 'QUICKWATER LENDING', accountTypeText: 'Installment sales contract' },
          '2026-05',
          ['60', 4100, 120, 0, 900],
          ['30', 4100, 120, 0, 120],
          ['ok', 4200, 120, 120, 0],
        ),
      ],
      [
        'in the middle of the history',
        of(
          LOAN,
          '2026-05',
          ['ok', 7000, 300, 1800, 0],
          ['60', 8300, 300, 0, 1800],
          ['30', 8300, 300, 0, 300],
          ['ok', 8300, 300, 300, 0],
        ),
      ],
      [
        'a personal loan doubles',
        of(
          { ...LOAN, accountTypeText: 'Unsecured' },
          '2026-05',
          ['90', 3100, 220, 0, 1400],
          ['60', 3100, 220, 0, 440],
          ['30', 3100, 220, 0, 220],
        ),
      ],
      ['twice', of(LOAN, '2026-05', ['90', 8300, 300, 0, 3000], ['60', 8300, 300, 0, 1600], ['30', 8300, 300, 0, 300])],
      [
        'by two payments more than was due',
        of(
          LOAN,
          '2026-05',
          ['120', 8300, 300, 0, 1800],
          ['90', 8300, 300, 0, 900],
          ['60', 8300, 300, 0, 600],
          ['30', 8300, 300, 0, 300],
        ),
      ],
      ['a small loan', of(LOAN, '2026-05', ['60', 900, 60, 0, 400], ['30', 900, 60, 0, 60], ['ok', 900, 60, 60, 0])],
      [
        'though something was paid',
        of(LOAN, '2026-05', ['60', 8300, 300, 50, 1900], ['30', 8300, 300, 0, 300], ['ok', 8300, 300, 300, 0]),
      ],
      [
        'in a good month before a late one',
        of(LOAN, '2026-05', ['60', 8300, 300, 0, 2400], ['30', 8300, 300, 0, 600], ['30', 8300, 300, 0, 300]),
      ],
    ],
    lookAlikes: [
      [
        'by one payment a month',
        of(LOAN, '2026-05', ['90', 8300, 300, 0, 900], ['60', 8300, 300, 0, 600], ['30', 8300, 300, 0, 300]),
      ],
      ['a late fee with it', of(LOAN, '2026-05', ['60', 8300, 300, 0, 645], ['30', 8300, 300, 0, 315])],
      [
        'a payment was returned',
        of(LOAN, '2026-05', ['60', 8600, 300, 0, 900], ['ok', 8300, 300, 300, 0], ['ok', 8600, 300, 300, 0]),
      ],
      [
        'called due',
        of(
          { ...LOAN, remarks: ['Loan accelerated; full balance due'] },
          '2026-05',
          ['120', 8300, 300, 0, 8300],
          ['90', 8300, 300, 0, 900],
        ),
      ],
      ['a card', of(CARD, '2026-05', ['60', 900, 200, 0, 300], ['30', 880, 35, 0, 35])],
      [
        'a balloon',
        of(
          { ...LOAN, terms: 'Balloon payment', remarks: ['Balloon payment'] },
          '2026-05',
          ['30', 5000, 5000, 0, 5000],
          ['ok', 5300, 300, 300, 0],
        ),
      ],
      ['charged off: all is due', of(LOST, '2026-05', ['charge_off', 8300, 0, 0, 8300], ['180', 8300, 300, 0, 1800])],
      [
        'over a month without data',
        of(LOAN, '2026-05', ['90', 8300, 300, 0, 1200], ['no_data', 8300, 300, 0, 0], ['30', 8300, 300, 0, 300]),
      ],
      ['falling', of(LOAN, '2026-05', ['30', 8000, 300, 600, 300], ['60', 8300, 300, 0, 600])],
      [
        'a payment raised by escrow',
        of(
          { ...LOAN, accountType: 'mortgage', accountTypeText: 'Conventional real estate mortgage' },
          '2026-05',
          ['60', 180000, 1900, 0, 3400],
          ['30', 180000, 1500, 0, 1500],
        ),
      ],
    ],
  },
  {
    rule: 'later_though_paid',
    source: METRO2,
    base: { allows: ['late_month_nothing_due'] },
    errors: [
      [
        '30 to 60 though all was paid',
        of(LOAN, '2026-05', ['60', 8000, 300, 600, 0], ['30', 8300, 300, 0, 300], ['ok', 8600, 300, 300, 0]),
      ],
      [
        'good to 30 though the payment was made',
        of(LOAN, '2026-05', ['30', 8000, 300, 300, 0], ['ok', 8300, 300, 300, 0], ['ok', 8600, 300, 300, 0]),
      ],
      [
        '60 to 90 though all was paid',
        of(LOAN, '2026-05', ['90', 7700, 300, 900, 0], ['60', 8300, 300, 0, 600], ['30', 8300, 300, 0, 300]),
      ],
      [
        'more than was due was paid',
        of(LOAN, '2026-05', ['60', 7000, 300, 1500, 0], ['30', 8300, 300, 0, 300], ['ok', 8600, 300, 300, 0]),
      ],
      [
        'a mortgage',
        of(
          { ...LOAN, accountType: 'mortgage', accountTypeText: 'Conventional real estate mortgage' },
          '2026-05',
          ['30', 179000, 1500, 1500, 0],
          ['ok', 180000, 1500, 1500, 0],
        ),
      ],
      [
        'years ago',
        of(
          LOAN,
          '2026-05',
          ['ok', 6000, 300, 300, 0],
          ['60', 6300, 300, 600, 0],
          ['30', 6600, 300, 0, 300],
          ['ok', 6900, 300, 300, 0],
        ),
      ],
      ['a card', of(CARD, '2026-05', ['30', 850, 35, 35, 0], ['ok', 880, 35, 35, 0])],
      ['twice', of(LOAN, '2026-05', ['60', 7400, 300, 300, 0], ['30', 7700, 300, 300, 0], ['ok', 8000, 300, 300, 0])],
      [
        'a small arrear was paid with it',
        of(LOAN, '2026-05', ['30', 8000, 300, 340, 0], ['ok', 8300, 300, 260, 40], ['ok', 8600, 300, 300, 0]),
      ],
      ['90 to 120', of(LOAN, '2026-05', ['120', 7400, 300, 1200, 0], ['90', 8300, 300, 0, 900], ['60', 8300, 300, 0, 600])],
    ],
    lookAlikes: [
      ['nothing was paid', of(LOAN, '2026-05', ['60', 8300, 300, 0, 600], ['30', 8300, 300, 0, 300])],
      ['a part was paid', of(LOAN, '2026-05', ['60', 8200, 300, 100, 500], ['30', 8300, 300, 0, 300])],
      ['one payment of two due', of(LOAN, '2026-05', ['30', 8000, 300, 300, 300], ['30', 8300, 300, 0, 300])],
      ['paid and better', of(LOAN, '2026-05', ['ok', 7700, 300, 600, 0], ['30', 8300, 300, 0, 300])],
      ['the mark stays', of(LOAN, '2026-05', ['30', 8000, 300, 300, 300], ['30', 8300, 300, 300, 300])],
      ['returned: the balance is back', of(LOAN, '2026-05', ['30', 8300, 300, 300, 300], ['ok', 8300, 300, 300, 0])],
      ['charged off after a last payment', of(LOST, '2026-05', ['charge_off', 8300, 0, 300, 8300], ['180', 8600, 300, 0, 1800])],
      ['over a gap', of(LOAN, '2026-05', ['60', 8000, 300, 600, 0], ['no_data', 8300, 300, 0, 0], ['30', 8300, 300, 0, 300])],
      ['no payment printed', of(LOAN, '2026-05', ['60', 8300, 0, 0, 600], ['30', 8300, 0, 0, 300])],
      ['less than scheduled', of(LOAN, '2026-05', ['30', 8100, 300, 200, 100], ['ok', 8300, 300, 300, 0])],
    ],
  },
  {
    rule: 'balance_grows_after_charge_off',
    source: '15 USC 1681e(b); Metro 2: a charge-off’s balance moves by payments, interest and costs',
    errors: [
      [
        '$900 to $1,900',
        of(LOST, '2026-05', ['charge_off', 1900, 0, 0, 1900], ['charge_off', 900, 0, 0, 900], ['charge_off', 900, 0, 0, 900]),
      ],
      ['a third more in a month', of(LOST, '2026-05', ['charge_off', 4000, 0, 0, 4000], ['charge_off', 3000, 0, 0, 3000])],
      [
        'after a repossession',
        of(
          { ...LOAN, statusText: 'Repossession.', paymentStatus: 'repossession', status: null },
          '2026-05',
          ['repossession', 14000, 0, 0, 14000],
          ['repossession', 9000, 0, 0, 9000],
        ),
      ],
      [
        'by steps of a tenth',
        of(LOST, '2026-05', ['charge_off', 3660, 0, 0, 3660], ['charge_off', 3330, 0, 0, 3330], ['charge_off', 3000, 0, 0, 3000]),
      ],
      [
        'doubled after a year',
        of(
          LOST,
          '2026-05',
          ['charge_off', 5000, 0, 0, 5000],
          ['charge_off', 5000, 0, 0, 5000],
          ['charge_off', 2400, 0, 0, 2400],
          ['charge_off', 2400, 0, 0, 2400],
        ),
      ],
      [
        'after a payment that lowered it',
        of(
          LOST,
          '2026-05',
          ['charge_off', 2600, 0, 0, 2600],
          ['charge_off', 1800, 0, 200, 1800],
          ['charge_off', 2000, 0, 0, 2000],
        ),
      ],
      [
        'a foreclosure',
        of(
          { ...LOAN, accountType: 'mortgage', statusText: 'Foreclosed.', paymentStatus: 'foreclosure', status: null },
          '2026-05',
          ['foreclosure', 240000, 0, 0, 240000],
          ['foreclosure', 180000, 0, 0, 180000],
        ),
      ],
      [
        'a surrender',
        of(
          { ...LOAN, statusText: 'Voluntarily surrendered.', paymentStatus: 'voluntary_surrender', status: null },
          '2026-05',
          ['voluntary_surrender', 12000, 0, 0, 12000],
          ['voluntary_surrender', 7000, 0, 0, 7000],
        ),
      ],
      ['a small one by $400', of(LOST, '2026-05', ['charge_off', 700, 0, 0, 700], ['charge_off', 300, 0, 0, 300])],
      [
        'a loan charged off',
        of(
          { ...LOAN, statusText: 'Account charged off.', paymentStatus: 'charge_off', status: null },
          '2026-05',
          ['charge_off', 11000, 0, 0, 11000],
          ['charge_off', 8300, 0, 0, 8300],
        ),
      ],
    ],
    lookAlikes: [
      ['the same', of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['charge_off', 900, 0, 0, 900])],
      ['interest of a month', of(LOST, '2026-05', ['charge_off', 3060, 0, 0, 3060], ['charge_off', 3000, 0, 0, 3000])],
      ['less than $100', of(LOST, '2026-05', ['charge_off', 380, 0, 0, 380], ['charge_off', 300, 0, 0, 300])],
      ['paid down', of(LOST, '2026-05', ['charge_off', 700, 0, 200, 700], ['charge_off', 900, 0, 0, 900])],
      [
        'before the charge-off interest ran',
        of(LOST, '2026-05', ['charge_off', 3300, 0, 0, 3300], ['180', 2900, 60, 0, 360], ['150', 2800, 60, 0, 300]),
      ],
      ['a card in use', of(CARD, '2026-05', ['ok', 1900, 35, 35, 0], ['ok', 900, 35, 35, 0])],
      ['to zero', of(LOST, '2026-05', ['charge_off', 0, 0, 900, 0], ['charge_off', 900, 0, 0, 900])],
      [
        'interest over half a year with a gap',
        of(
          LOST,
          '2026-05',
          ['charge_off', 3400, 0, 0, 3400],
          ['no_data', 0, 0, 0, 0],
          ['no_data', 0, 0, 0, 0],
          ['no_data', 0, 0, 0, 0],
          ['no_data', 0, 0, 0, 0],
          ['charge_off', 3000, 0, 0, 3000],
        ),
      ],
      [
        'Equifax’s table closed up',
        tables(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['no_data', 900, 0, 0, 900], ['charge_off', 300, 0, 0, 300]),
      ],
      [
        'a month without data is no balance',
        of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['no_data', 0, 0, 0, 0], ['charge_off', 900, 0, 0, 900]),
      ],
    ],
  },
  {
    rule: 'past_due_falls_after_charge_off',
    source: 'Metro 2: the whole balance of a charge-off is past due',
    errors: [
      ['$900 of $900, then $100', of(LOST, '2026-05', ['charge_off', 900, 0, 0, 100], ['charge_off', 900, 0, 0, 900])],
      [
        'to a few dollars, the balance stays',
        of(LOST, '2026-05', ['charge_off', 2400, 0, 0, 5], ['charge_off', 2400, 0, 0, 2400]),
      ],
      [
        'after a year',
        of(LOST, '2026-05', ['charge_off', 2400, 0, 0, 2400], ['charge_off', 2400, 0, 0, 200], ['charge_off', 2400, 0, 0, 2400]),
      ],
      [
        'a repossession',
        of(
          { ...LOAN, statusText: 'Repossession.', paymentStatus: 'repossession', status: null },
          '2026-05',
          ['repossession', 9000, 0, 0, 300],
          ['repossession', 9000, 0, 0, 9000],
        ),
      ],
      [
        'a loan',
        of(
          { ...LOAN, statusText: 'Account charged off.', paymentStatus: 'charge_off', status: null },
          '2026-05',
          ['charge_off', 8300, 0, 0, 600],
          ['charge_off', 8300, 0, 0, 8300],
        ),
      ],
      ['a third is left', of(LOST, '2026-05', ['charge_off', 3000, 0, 0, 1000], ['charge_off', 3000, 0, 0, 3000])],
      [
        'a tiny payment does not explain it',
        of(LOST, '2026-05', ['charge_off', 2375, 0, 25, 100], ['charge_off', 2400, 0, 0, 2400]),
      ],
      ['while the balance grows', of(LOST, '2026-05', ['charge_off', 2450, 0, 0, 300], ['charge_off', 2400, 0, 0, 2400])],
      ['nearly all was past due', of(LOST, '2026-05', ['charge_off', 1000, 0, 0, 120], ['charge_off', 1000, 0, 0, 960])],
      ['a small debt', of(LOST, '2026-05', ['charge_off', 240, 0, 0, 35], ['charge_off', 240, 0, 0, 240])],
    ],
    lookAlikes: [
      ['all stays past due', of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['charge_off', 900, 0, 0, 900])],
      ['paid off', of(LOST, '2026-05', ['charge_off', 0, 0, 900, 0], ['charge_off', 900, 0, 0, 900])],
      ['most of it paid', of(LOST, '2026-05', ['charge_off', 200, 0, 700, 200], ['charge_off', 900, 0, 0, 900])],
      [
        'a settlement plan',
        of(
          { ...LOST, remarks: ['Paying under a settlement agreement'] },
          '2026-05',
          ['charge_off', 900, 0, 100, 100],
          ['charge_off', 900, 0, 0, 900],
        ),
      ],
      [
        'sold: nothing is owed here',
        of(
          { ...LOST, statusText: 'Charge-off, sold to another company' },
          '2026-05',
          ['charge_off', 0, 0, 0, 0],
          ['charge_off', 900, 0, 0, 900],
        ),
      ],
      ['it was never all past due', of(LOST, '2026-05', ['charge_off', 900, 0, 0, 200], ['charge_off', 900, 0, 0, 210])],
      [
        'before the charge-off',
        of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['180', 900, 35, 0, 210], ['150', 900, 35, 0, 175]),
      ],
      [
        'a month without data',
        of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['no_data', 0, 0, 0, 0], ['charge_off', 900, 0, 0, 900]),
      ],
      ['half is left', of(LOST, '2026-05', ['charge_off', 900, 0, 0, 500], ['charge_off', 900, 0, 0, 900])],
      ['a loan merely late', of(LOAN, '2026-05', ['30', 8000, 300, 600, 300], ['60', 8300, 300, 0, 600])],
    ],
  },
  {
    rule: 'write_off_remark_too_early',
    source: 'Metro 2: a special comment belongs to the month it is reported in',
    base: { report: { format: 'experian-web-print' } },
    errors: [
      [
        'on one good month',
        of(
          LOST,
          '2026-05',
          ['charge_off', 900, 0, 0, 900, 'CHARGED OFF'],
          ['180', 900, 35, 0, 210],
          ['ok', 900, 35, 35, 0, 'CHARGED OFF'],
          ['ok', 900, 35, 35, 0],
        ),
      ],
      [
        'on a 30-day month',
        of(
          LOST,
          '2026-05',
          ['charge_off', 900, 0, 0, 900],
          ['60', 900, 35, 0, 70],
          ['30', 900, 35, 0, 35, 'UNPAID BALANCE CHARGED OFF'],
          ['ok', 900, 35, 35, 0],
        ),
      ],
      [
        'half a year before',
        of(
          LOST,
          '2026-05',
          ['charge_off', 900, 0, 0, 900],
          ['180', 900, 0, 0, 210],
          ['150', 900, 0, 0, 175],
          ['120', 900, 0, 0, 140, 'CHARGED OFF AS BAD DEBT'],
          ['90', 900, 0, 0, 105],
          ['60', 900, 0, 0, 70],
        ),
      ],
      [
        'on the first month',
        of(
          LOST,
          '2026-05',
          ['charge_off', 900, 0, 0, 900],
          ['180', 900, 0, 0, 210],
          ['150', 900, 0, 0, 175],
          ['120', 900, 0, 0, 140, 'PROFIT AND LOSS WRITEOFF'],
        ),
      ],
      [
        'on two of five',
        of(
          LOST,
          '2026-05',
          ['charge_off', 900, 0, 0, 900],
          ['120', 900, 0, 0, 140],
          ['90', 900, 0, 0, 105, 'CHARGED OFF'],
          ['60', 900, 0, 0, 70],
          ['30', 900, 0, 0, 35, 'CHARGED OFF'],
          ['ok', 900, 35, 35, 0],
        ),
      ],
      [
        'a loan',
        of(
          { ...LOAN, statusText: 'Account charged off.', paymentStatus: 'charge_off', status: null },
          '2026-05',
          ['charge_off', 8300, 0, 0, 8300],
          ['90', 8300, 300, 0, 900],
          ['60', 8300, 300, 0, 600, 'CHARGED OFF'],
          ['30', 8300, 300, 0, 300],
        ),
      ],
      [
        'on a 90-day month',
        of(
          LOST,
          '2026-05',
          ['charge_off', 900, 0, 0, 900],
          ['120', 900, 0, 0, 140],
          ['90', 900, 0, 0, 105, 'CHARGED OFF'],
          ['60', 900, 0, 0, 70],
          ['30', 900, 0, 0, 35],
        ),
      ],
      [
        'years before',
        of(
          LOST,
          '2026-05',
          ['charge_off', 900, 0, 0, 900],
          ['ok', 900, 35, 35, 0],
          ['ok', 900, 35, 35, 0],
          ['ok', 900, 35, 35, 0, 'CHARGED OFF'],
          ['ok', 900, 35, 35, 0],
        ),
      ],
      [
        'two apart',
        of(
          LOST,
          '2026-05',
          ['charge_off', 900, 0, 0, 900],
          ['ok', 900, 35, 35, 0, 'CHARGED OFF'],
          ['ok', 900, 35, 35, 0],
          ['ok', 900, 35, 35, 0, 'CHARGED OFF'],
          ['ok', 900, 35, 35, 0],
        ),
      ],
      [
        'a store card',
        of(
          { ...LOST, accountTypeText: 'Store card' },
          '2026-05',
          ['charge_off', 900, 0, 0, 900],
          ['90', 900, 0, 0, 105],
          ['60', 900, 0, 0, 70, 'CHARGED OFF'],
          ['30', 900, 0, 0, 35],
        ),
      ],
    ],
    lookAlikes: [
      [
        'on the charge-off month',
        of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900, 'CHARGED OFF'], ['180', 900, 35, 0, 210], ['150', 900, 0, 0, 175]),
      ],
      [
        'carried back to every month',
        of(
          LOST,
          '2026-05',
          ['charge_off', 900, 0, 0, 900, 'CHARGED OFF'],
          ['180', 900, 35, 0, 210, 'CHARGED OFF'],
          ['ok', 900, 35, 35, 0, 'CHARGED OFF'],
        ),
      ],
      [
        'another remark',
        of(
          LOST,
          '2026-05',
          ['charge_off', 900, 0, 0, 900, 'CHARGED OFF'],
          ['180', 900, 35, 0, 210, 'CREDIT LINE SUSPENDED'],
          ['150', 900, 0, 0, 175],
        ),
      ],
      ['no remarks', of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['180', 900, 35, 0, 210])],
      [
        'after it',
        of(
          LOST,
          '2026-05',
          ['charge_off', 900, 0, 0, 900, 'CHARGED OFF'],
          ['charge_off', 900, 0, 0, 900, 'CHARGED OFF'],
          ['180', 900, 35, 0, 210],
        ),
      ],
      [
        'from a month on without a break',
        of(
          LOST,
          '2026-05',
          ['charge_off', 900, 0, 0, 900, 'CHARGED OFF'],
          ['180', 900, 0, 0, 210, 'CHARGED OFF'],
          ['150', 900, 0, 0, 175, 'CHARGED OFF'],
          ['120', 900, 0, 0, 140],
        ),
      ],
      ['a fee was written off', of(CARD, '2026-05', ['ok', 900, 35, 35, 0, 'LATE FEE WAIVED'], ['ok', 900, 35, 35, 0])],
      [
        'a dispute',
        of(
          LOST,
          '2026-05',
          ['charge_off', 900, 0, 0, 900],
          ['180', 900, 0, 0, 210, 'ACCOUNT INFORMATION DISPUTED'],
          ['150', 900, 0, 0, 175],
        ),
      ],
      [
        'closed by the grantor',
        of(
          LOST,
          '2026-05',
          ['charge_off', 900, 0, 0, 900],
          ['180', 900, 0, 0, 210, 'CLOSED BY CREDIT GRANTOR'],
          ['150', 900, 0, 0, 175],
        ),
      ],
      [
        'a month without data',
        of(
          LOST,
          '2026-05',
          ['charge_off', 900, 0, 0, 900, 'CHARGED OFF'],
          ['no_data', 0, 0, 0, 0, 'CHARGED OFF'],
          ['150', 900, 0, 0, 175],
        ),
      ],
    ],
  },
  {
    rule: 'month_more_than_owed',
    source: 'Metro 2: the amount past due is a part of the current balance',
    errors: [
      ['$600 past due of $300', of(CARD, '2026-05', ['ok', 280, 35, 35, 0], ['60', 300, 35, 0, 600], ['30', 310, 35, 0, 35])],
      ['a loan nearly paid', of(LOAN, '2026-05', ['ok', 200, 300, 300, 0], ['60', 500, 300, 0, 900], ['30', 500, 300, 0, 300])],
      ['a charge-off', of(LOST, '2026-05', ['charge_off', 900, 0, 0, 1500], ['charge_off', 900, 0, 0, 900])],
      [
        'more paid than was owed',
        of(LOAN, '2026-05', ['ok', 400, 300, 2500, 0], ['ok', 700, 300, 300, 0], ['ok', 1000, 300, 300, 0]),
      ],
      ['ten times the balance', of(CARD, '2026-05', ['ok', 100, 35, 35, 0], ['30', 20, 35, 0, 200], ['ok', 40, 35, 35, 0])],
      [
        'a repossession',
        of(
          { ...LOAN, statusText: 'Repossession.', paymentStatus: 'repossession', status: null },
          '2026-05',
          ['repossession', 4000, 0, 0, 9000],
          ['repossession', 9000, 0, 0, 9000],
        ),
      ],
      ['three months of it', of(CARD, '2026-05', ['90', 200, 35, 0, 700], ['60', 200, 35, 0, 650], ['30', 200, 35, 0, 600])],
      [
        'a mortgage',
        of(
          { ...LOAN, accountType: 'mortgage', accountTypeText: 'Conventional real estate mortgage' },
          '2026-05',
          ['90', 3000, 1500, 0, 4500],
          ['60', 6000, 1500, 0, 3000],
        ),
      ],
      ['by a quarter', of(LOST, '2026-05', ['charge_off', 2000, 0, 0, 2500], ['charge_off', 2000, 0, 0, 2000])],
      [
        'long ago',
        of(CARD, '2026-05', ['ok', 900, 35, 35, 0], ['ok', 850, 35, 35, 0], ['30', 80, 35, 0, 300], ['ok', 80, 35, 35, 0]),
      ],
    ],
    lookAlikes: [
      ['all of it past due', of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['charge_off', 900, 0, 0, 900])],
      ['less than $50 more', of(CARD, '2026-05', ['30', 300, 35, 0, 340], ['ok', 280, 35, 35, 0])],
      ['a part', of(LOAN, '2026-05', ['30', 8300, 300, 0, 300], ['ok', 8300, 300, 300, 0])],
      ['paid off with a refund due', of(LOAN, '2026-05', ['ok', 0, 0, 320, 0], ['ok', 300, 300, 300, 0])],
      ['a credit balance', of(CARD, '2026-05', ['ok', -40, 0, 100, 0], ['ok', 60, 35, 35, 0])],
      [
        'a card paid more than it owed the month before, and used again',
        of(CARD, '2026-05', ['ok', 900, 35, 1200, 0], ['ok', 600, 35, 35, 0]),
      ],
      [
        'the last payment with interest',
        of(LOAN, '2026-05', ['ok', 0, 0, 305, 0], ['ok', 300, 300, 300, 0], ['ok', 600, 300, 300, 0]),
      ],
      ['no data', of(LOAN, '2026-05', ['ok', 8000, 300, 300, 0], ['no_data', 0, 0, 0, 300], ['ok', 8300, 300, 300, 0])],
      ['a tenth more with interest', of(LOST, '2026-05', ['charge_off', 1000, 0, 0, 1080], ['charge_off', 1000, 0, 0, 1000])],
      ['nothing due', of(CARD, '2026-05', ['ok', 0, 0, 0, 0], ['ok', 0, 0, 0, 0])],
    ],
  },
]
