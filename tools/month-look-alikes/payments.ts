import { CARD, gone, good, HOUSE, LOAN, LOST, of, type LookAlike } from '#tools/month-look-alikes/accounts.ts'

export const WORSE_THOUGH_PAID: readonly LookAlike[] = [
  ['worse without a payment', of(LOAN, '2026-05', ['60', 7400, 410, 0, 820], ['30', 7400, 410, 0, 410], good(7400, 410))],
  ['a half payment', of(LOAN, '2026-05', ['60', 7300, 410, 205, 615], ['30', 7400, 410, 0, 410], good(7400, 410))],
  [
    'one payment of two that were due, and the mark stays',
    of(LOAN, '2026-05', ['30', 7000, 410, 410, 410], ['30', 7400, 410, 0, 410], good(7400, 410)),
  ],
  ['all caught up and better', of(LOAN, '2026-05', good(6600, 410), ['ok', 6600, 410, 820, 0], ['30', 7400, 410, 0, 410])],
  ['a payment that came back', of(LOAN, '2026-05', ['60', 7810, 410, 0, 820], ['30', 7400, 410, 0, 410], good(7400, 410))],
  [
    'a last payment before the charge-off',
    of(LOST, '2026-05', ['charge_off', 850, 0, 50, 850], ['150', 900, 60, 0, 300], ['120', 900, 60, 0, 240]),
  ],
  ['a payment in a month that prints no mark', of(LOAN, '2026-05', ['60', 7400, 410, 0, 820], gone, ['30', 7400, 410, 0, 410])],
  ['a card paid below its minimum', of(CARD, '2026-05', ['60', 900, 60, 20, 100], ['30', 900, 60, 0, 60], good(860, 60))],
  [
    'a mortgage with a payment held until it is whole',
    of(HOUSE, '2026-05', ['60', 150_000, 1300, 700, 2600], ['30', 150_000, 1300, 0, 1300], good(150_400, 1300)),
  ],
  ['better in the month after the payment', of(LOAN, '2026-05', good(6600, 410), ['30', 7400, 410, 0, 410], good(7400, 410))],
]

export const GROWS_AFTER: readonly LookAlike[] = [
  [
    'the same balance for half a year',
    of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['charge_off', 900, 0, 0, 900], ['charge_off', 900, 0, 0, 900]),
  ],
  [
    'smaller each month',
    of(LOST, '2026-05', ['charge_off', 700, 0, 100, 700], ['charge_off', 800, 0, 100, 800], ['charge_off', 900, 0, 0, 900]),
  ],
  [
    'sold: nothing is owed here',
    of(
      { ...LOST, remarks: ['Purchased by another lender'], currentBalance: 0 },
      '2026-05',
      ['charge_off', 0, 0, 0, 0],
      ['charge_off', 900, 0, 0, 900],
    ),
  ],
  ['it grew before', of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['150', 880, 60, 0, 300], ['120', 850, 60, 0, 240])],
  [
    'a little interest',
    of(LOST, '2026-05', ['charge_off', 915, 0, 0, 915], ['charge_off', 908, 0, 0, 908], ['charge_off', 900, 0, 0, 900]),
  ],
  [
    'court costs under $100',
    of({ ...LOST, remarks: ['Judgment granted'] }, '2026-05', ['charge_off', 985, 0, 0, 985], ['charge_off', 900, 0, 0, 900]),
  ],
  [
    'paid in full',
    of(
      { ...LOST, statusText: 'Paid charge off.', currentBalance: 0 },
      '2026-05',
      ['charge_off', 0, 0, 900, 0],
      ['charge_off', 900, 0, 0, 900],
    ),
  ],
  ['only one month after it', of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['150', 900, 60, 0, 300])],
  ['a card that is in use', of(CARD, '2026-05', good(2900, 60), good(1900, 60), good(900, 60))],
  ['no balance in the months after', of(LOST, '2026-05', gone, gone, ['charge_off', 900, 0, 0, 900])],
]
