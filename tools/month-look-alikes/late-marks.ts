import { CARD, gone, good, HOUSE, LOAN, LOST, of, STUDY, type LookAlike } from '#tools/month-look-alikes/accounts.ts'

export const LATE_WITHOUT_AMOUNT: readonly LookAlike[] = [
  ['a month late with one payment past due', of(LOAN, '2026-05', good(7000, 410), ['30', 7400, 410, 0, 410], good(7400, 410))],
  ['a card late with its minimum past due', of(CARD, '2026-05', good(800, 60), ['30', 860, 60, 0, 60], good(820, 60))],
  ['a mortgage late with escrow in its payment', of(HOUSE, '2026-05', ['30', 150_000, 1300, 0, 1300], good(150_400, 1300))],
  [
    '90 days late with three payments past due',
    of(LOAN, '2026-05', ['90', 7400, 410, 0, 1230], ['60', 7400, 410, 0, 820], ['30', 7400, 410, 0, 410], good(7400, 410)),
  ],
  [
    'nothing past due in a month that says nothing of how it was paid',
    of(LOAN, '2026-05', good(7000, 410), gone, good(7400, 410)),
  ],
  [
    'nothing past due in months paid on time',
    of(HOUSE, '2026-05', good(150_000, 1300), good(150_400, 1300), good(150_800, 1300)),
  ],
  [
    'an account that was paid and closed in the month',
    of(
      { ...LOAN, status: 'closed', statusText: 'Paid and closed.', dateClosed: '2026-05-09' },
      '2026-05',
      ['closed', 0, 0, 7000, 0],
      good(7000, 410),
    ),
  ],
  [
    'an account that went to collection',
    of({ ...LOST, statusText: 'Collection account.' }, '2026-05', ['collection', 900, 0, 0, 900], ['collection', 900, 0, 0, 900]),
  ],
  [
    'a loan in bankruptcy: its amounts are stayed',
    of(
      { ...LOAN, remarks: ['Bankruptcy chapter 13'], paymentStatus: 'bankruptcy', statusText: 'Included in wage earner plan.' },
      '2026-05',
      ['bankruptcy', 7000, 0, 0, 0],
      ['bankruptcy', 7000, 0, 0, 0],
    ),
  ],
  ['a card too new to rate', of(CARD, '2026-05', ['too_new', 90, 0, 0, 0], ['too_new', 0, 0, 0, 0])],
]

export const MARK_AND_ARREARS: readonly LookAlike[] = [
  ['60 days late with two payments', of(LOAN, '2026-05', ['60', 7400, 410, 0, 820], ['30', 7400, 410, 0, 410], good(7400, 410))],
  [
    '60 days late with two payments and two fees',
    of(LOAN, '2026-05', ['60', 7450, 410, 0, 870], ['30', 7425, 410, 0, 435], good(7400, 410)),
  ],
  [
    '120 days late with four payments',
    of(
      LOAN,
      '2026-05',
      ['120', 7400, 410, 0, 1640],
      ['90', 7400, 410, 0, 1230],
      ['60', 7400, 410, 0, 820],
      ['30', 7400, 410, 0, 410],
    ),
  ],
  [
    'a mortgage 90 days late with three payments',
    of(HOUSE, '2026-05', ['90', 150_000, 1300, 0, 3900], ['60', 150_000, 1300, 0, 2600], ['30', 150_000, 1300, 0, 1300]),
  ],
  ['a card: two minimums of another size', of(CARD, '2026-05', ['60', 940, 64, 0, 124], ['30', 900, 60, 0, 60], good(860, 60))],
  [
    '30 days late with one payment, the others made',
    of(LOAN, '2026-05', ['30', 6600, 410, 410, 410], ['30', 7000, 410, 0, 410], good(7000, 410)),
  ],
  [
    'a payment lowered by a modification',
    of(
      { ...LOAN, remarks: ['Loan modified'], monthlyPayment: 300_00 },
      '2026-05',
      ['60', 7400, 300, 0, 600],
      ['30', 7400, 300, 0, 300],
      good(7400, 410),
    ),
  ],
  [
    'a partial payment under a plan',
    of(
      { ...LOAN, remarks: ['Paying under a partial payment agreement'] },
      '2026-05',
      ['60', 7400, 410, 200, 620],
      ['60', 7400, 410, 0, 820],
      ['30', 7400, 410, 0, 410],
    ),
  ],
  [
    'an education loan that is first reported at 90 days',
    of(STUDY, '2026-05', ['90', 6000, 120, 0, 360], good(6000, 120), good(6000, 120)),
  ],
  ['a month without data before the mark', of(LOAN, '2026-05', ['60', 7400, 410, 0, 820], gone, good(7400, 410))],
]

export const ARREARS_GROW: readonly LookAlike[] = [
  ['a payment a month', of(LOAN, '2026-05', ['90', 7400, 410, 0, 1230], ['60', 7400, 410, 0, 820], ['30', 7400, 410, 0, 410])],
  ['a payment and a late fee', of(LOAN, '2026-05', ['60', 7440, 410, 0, 860], ['30', 7420, 410, 0, 430], good(7400, 410))],
  [
    'a payment and a returned check',
    of(LOAN, '2026-05', ['60', 7800, 410, -410, 1230], ['30', 7390, 410, 410, 410], good(7400, 410)),
  ],
  [
    'a card whose minimum rises with its balance',
    of(CARD, '2026-05', ['60', 1900, 95, 0, 172], ['30', 1700, 77, 0, 77], good(1500, 60)),
  ],
  [
    'the whole called due at the charge-off',
    of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['150', 900, 60, 0, 300], ['120', 900, 60, 0, 240]),
  ],
  [
    'a loan that was accelerated',
    of(
      { ...LOAN, remarks: ['Account accelerated'] },
      '2026-05',
      ['120', 7400, 410, 0, 7400],
      ['90', 7400, 410, 0, 1230],
      ['60', 7400, 410, 0, 820],
    ),
  ],
  [
    'a mortgage in foreclosure',
    of(
      { ...HOUSE, remarks: ['Foreclosure process started'] },
      '2026-05',
      ['foreclosure', 150_000, 1300, 0, 150_000],
      ['120', 150_000, 1300, 0, 5200],
    ),
  ],
  [
    'what is past due falls',
    of(LOAN, '2026-05', ['30', 7000, 410, 820, 410], ['60', 7400, 410, 0, 820], ['30', 7400, 410, 0, 410]),
  ],
  [
    'two payments over a month that says nothing',
    of(LOAN, '2026-05', ['90', 7400, 410, 0, 1230], gone, ['30', 7400, 410, 0, 410]),
  ],
  ['nothing past due at any time', of(HOUSE, '2026-05', good(150_000, 1300), good(150_400, 1300), good(150_800, 1300))],
]
