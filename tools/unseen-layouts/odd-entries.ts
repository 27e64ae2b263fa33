import type { Cell, OddEntry } from '#tools/unseen-layouts/odd-pages.ts'

/** What the odd pages list. */

export const BUREAUS = ['transunion', 'experian', 'equifax'] as const
const OK24 = Array.from({ length: 24 }, () => 'OK')

export const good: Cell = {
  number: '448231****',
  balance: 412,
  limit: 3000,
  high: 1200,
  pastDue: 0,
  pays: 'Current',
  status: 'Open',
  opened: '03/14/2018',
  reported: '09/12/2026',
  history: OK24,
}
const everywhere = (cell: Cell): OddEntry['at'] => Object.fromEntries(BUREAUS.map((bureau) => [bureau, cell]))

export const CARDWELL: OddEntry = {
  name: 'CARDWELL BANK',
  type: 'Revolving',
  detail: 'Credit Card',
  at: {
    transunion: good,
    experian: { ...good, balance: 413, reported: '09/13/2026' },
    equifax: { ...good, balance: 414, reported: '09/14/2026' },
  },
}
export const LATE: OddEntry = {
  name: 'TWIN FORKS AUTO LOANS AND LEASING OF THE UPPER MIDWEST',
  type: 'Installment',
  detail: 'Auto Loan',
  at: everywhere({
    ...good,
    number: '66021****',
    opened: '04/20/2021',
    balance: 9120,
    limit: 0,
    high: 21000,
    pastDue: 0,
    history: [...OK24.slice(0, 13), '60', '30', ...OK24.slice(0, 9)],
  }),
}
export const WRITTEN_OFF: OddEntry = {
  name: 'ELMHURST CARD SERVICES',
  type: 'Revolving',
  detail: 'Charge account',
  at: {
    transunion: {
      ...good,
      number: '455512****',
      opened: '11/05/2019',
      balance: 1240,
      limit: 1000,
      high: 1240,
      pastDue: 1240,
      pays: 'Collection/Chargeoff',
      status: 'Derogatory',
      comments: [
        'Unpaid balance reported as a loss by credit grantor',
        'Account information disputed by consumer; the creditor has answered that what it reported is accurate and that the account was opened in the branch',
      ],
      history: [...Array.from({ length: 12 }, () => 'CO'), '120', '90', '60', '30', ...OK24.slice(0, 8)],
    },
  },
}
export const AGENT: OddEntry = {
  name: 'HOLLOWAY COLLECTIONS',
  originalCreditor: 'NORTHFIELD POWER',
  type: 'Collection',
  detail: 'Collection Agency/Attorney',
  at: {
    equifax: {
      number: '330871****',
      balance: 612,
      high: 612,
      pastDue: 612,
      pays: 'Collection/Chargeoff',
      status: 'Derogatory',
      opened: '02/19/2024',
      reported: '09/12/2026',
    },
  },
}
