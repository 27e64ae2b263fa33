import { buildCases, EQUIFAX, EXPERIAN, TRANSUNION } from '#engine/cases/build-case.ts'
import { agency, card } from '#engine/cases/ordinary.ts'

const MEDICAL = { originalCreditor: 'MEDICAL PAYMENT DATA', loanType: 'Medical' } as const
const POLICY = 'The bureaus’ joint policies of 2022 and 2023'

/** Collections against the bureaus’ own policies, or that their collector must explain. */
export const COLLECTION_ERRORS = buildCases([
  {
    id: 'error/medical-paid',
    title: 'Paid medical collection still listed',
    layout: EQUIFAX,
    entry: agency('paid_collection', { ...MEDICAL, currentBalance: 0, originalBalance: 90_000 }),
    expects: ['medical_paid'],
    allows: ['medical_under_500', 'collector_without_original_creditor'],
    why: 'Paid medical collections are not listed.',
    source: POLICY,
  },
  {
    id: 'error/medical-412',
    title: 'Medical collection of $412',
    layout: EQUIFAX,
    entry: agency('collection', { ...MEDICAL, currentBalance: 41_200, originalBalance: 41_200, pastDue: null }),
    expects: ['medical_under_500'],
    why: 'An initial balance under $500 is not listed.',
    source: POLICY,
  },
  {
    id: 'error/medical-499-99',
    title: 'Medical collection of $499.99',
    layout: EQUIFAX,
    entry: agency('collection', { ...MEDICAL, currentBalance: 49_999, originalBalance: 49_999, pastDue: null }),
    expects: ['medical_under_500'],
    why: 'Under $500 by a cent.',
    source: POLICY,
  },
  {
    id: 'error/medical-seven-months-old',
    title: 'Medical collection whose delinquency began seven months ago',
    layout: EQUIFAX,
    entry: agency('collection', {
      ...MEDICAL,
      dateOfFirstDelinquency: '2024-05-03',
      currentBalance: 190_000,
      originalBalance: 190_000,
      pastDue: null,
      dateAssigned: '2024-08-11',
    }),
    expects: ['medical_under_one_year'],
    why: 'Medical debts under a year are not listed.',
    source: POLICY,
  },
  {
    id: 'error/collection-of-nobody',
    title: 'Collection that names no original creditor',
    layout: TRANSUNION,
    entry: agency('collection', { originalCreditor: null, loanType: null, originalBalance: null }),
    expects: ['collector_without_original_creditor'],
    why: 'The page does not say whose debt it is.',
    source: 'rules.md: proof',
  },
  {
    id: 'error/collector-asks-180-more',
    title: 'Collector’s balance $180 above the original amount',
    layout: EQUIFAX,
    entry: agency('collection', { currentBalance: 66_700, originalBalance: 48_700, pastDue: null }),
    expects: ['collector_above_original'],
    why: 'More than was owed, with no interest or fee printed.',
    source: '15 USC 1692f(1)',
  },
  {
    id: 'error/authorized-user-charge-off',
    title: 'Charge-off on a card of which the consumer was only an authorized user',
    layout: EXPERIAN,
    entry: card('charge_off', { responsibility: 'authorized_user' }),
    expects: ['authorized_user_derogatory'],
    why: 'An authorized user owes nothing.',
    source: 'The bureaus’ practice on authorized users',
  },
  {
    id: 'error/authorized-user-late',
    title: 'Authorized user of an account 90 days late',
    layout: EQUIFAX,
    entry: card('late90', { responsibility: 'authorized_user' }),
    expects: ['authorized_user_derogatory'],
    why: 'The same.',
    source: 'The bureaus’ practice on authorized users',
  },
])
