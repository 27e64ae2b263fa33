import { months, type RuleCases, type Situation } from '#engine/cases/by-rule/rule-cases.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'
import { CARD, HOUSE, LOAN, LOST, STUDY } from '#tools/month-look-alikes/accounts.ts'

type Code = HistoryMonth['code']
/** Marks alone, newest first. */
const marked = (base: Partial<Account>, ...codes: readonly Code[]): Situation => ({
  account: { ...base, paymentHistory: months('2026-05', ...codes.map((code) => [code, 0, 0, 0, 0] as const)).paymentHistory },
})
const lost = (...codes: readonly Code[]): Situation => marked(LOST, ...codes)
const said = (remark: string, ...codes: readonly Code[]): Situation => marked({ ...LOST, remarks: [remark] }, ...codes)
const LOST_LOAN: Partial<Account> = { ...LOAN, status: null, statusText: 'Account charged off.', paymentStatus: 'charge_off' }

/** What is true of such accounts besides. */
const ALSO = ['late_ladder_jump', 'dofd_missing', 'limit_missing', 'current_with_charge_off_remark', 'never_late_with_late_marks']

const GOOD_AFTER_CHARGE_OFF: RuleCases = {
  rule: 'ok_after_charge_off',
  source: 'Metro 2, payment history profile: L (charge-off) stands until the account is paid, sold or reinstated',
  base: { allows: ALSO },
  lookAlikes: [
    ['good months only before it', lost('charge_off', 'charge_off', '180', '150', '120', '90', '60', '30', 'ok', 'ok')],
    ['it is the newest month', lost('charge_off', 'ok', 'ok', 'ok')],
    ['no data after it', lost('no_data', 'no_data', 'charge_off', 'ok')],
    ['closed after it', lost('closed', 'closed', 'charge_off', '180', 'ok')],
    ['in collection after it', lost('collection', 'collection', 'charge_off', 'ok')],
    ['in bankruptcy after it', lost('bankruptcy', 'charge_off', 'ok')],
    ['on a plan after it', lost('payment_plan', 'payment_plan', 'charge_off', 'ok')],
    ['foreclosed after it', marked({ ...HOUSE, statusText: 'Foreclosure.' }, 'foreclosure', 'charge_off', '180', 'ok')],
    [
      'the car was taken after it',
      marked({ ...LOST_LOAN, statusText: 'Repossession.' }, 'repossession', 'charge_off', '120', 'ok'),
    ],
    [
      'given back after it',
      marked({ ...LOST_LOAN, statusText: 'Voluntarily surrendered.' }, 'voluntary_surrender', 'charge_off', 'ok'),
    ],
    ['reinstated', said('Account reinstated with lender', 'ok', 'ok', 'charge_off', '180')],
    ['re-aged under the banking agencies’ policy', said('Account re-aged', 'ok', 'ok', 'ok', 'charge_off')],
    ['brought current', said('Account brought current; charge-off reversed', 'ok', 'charge_off', '180')],
    ['cured', said('Delinquency cured', 'ok', 'ok', 'charge_off')],
    ['an education loan, rehabilitated', marked({ ...STUDY, remarks: ['Loan rehabilitated'] }, 'ok', 'ok', 'ok', 'charge_off')],
    ['redeemed', marked({ ...LOST_LOAN, remarks: ['Repossession redeemed by borrower'] }, 'ok', 'ok', 'charge_off')],
    ['never charged off', marked(CARD, 'ok', 'ok', '90', '60', '30', 'ok')],
    ['too new since', lost('too_new', 'charge_off')],
    [
      'another card of the bank is good',
      {
        ...lost('charge_off', 'charge_off', '180'),
        beside: [{ ...marked(CARD, 'ok', 'ok', 'ok').account, accountNumber: 'XX2' }],
      },
    ],
    ['only a charge-off of years ago, and nothing since', lost('no_data', 'no_data', 'no_data', 'no_data', 'charge_off', '150')],
  ],
  errors: [
    ['the month after it', lost('ok', 'charge_off', '180')],
    ['a year of good months', lost('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'charge_off', '180')],
    ['one among charge-offs', lost('charge_off', 'charge_off', 'ok', 'charge_off', '180')],
    ['at two places', lost('charge_off', 'ok', 'charge_off', 'ok', 'charge_off')],
    ['a loan', marked(LOST_LOAN, 'ok', 'ok', 'charge_off', '120')],
    [
      'a mortgage',
      marked({ ...HOUSE, statusText: 'Account charged off.', paymentStatus: 'charge_off' }, 'ok', 'charge_off', '180'),
    ],
    ['a joint card', marked({ ...LOST, responsibility: 'joint' }, 'ok', 'charge_off', '180')],
    ['disputed', said('Account information disputed by consumer', 'ok', 'ok', 'charge_off')],
    ['over a month without data', lost('ok', 'no_data', 'charge_off', '150')],
    ['before a collection', lost('collection', 'ok', 'charge_off', '180')],
  ],
}

const owes = (
  base: Partial<Account>,
  [balance, pastDue]: readonly [number | null, number | null],
  more: Partial<Account> = {},
): Situation => ({
  account: {
    ...base,
    currentBalance: balance === null ? null : balance * 100,
    pastDue: pastDue === null ? null : pastDue * 100,
    ...more,
  },
})
const AGENCY: Partial<Account> = {
  ...CARD,
  creditorName: 'HOLLOW CREEK RECOVERY',
  accountType: 'collection',
  accountTypeText: 'Collection',
  originalCreditor: 'PELL BANK',
  status: null,
  paymentStatus: 'in_collections',
  statusText: 'Collection account.',
  monthlyPayment: null,
}
const OVERDUE: Partial<Account> = { ...CARD, status: 'delinquent', statusText: '60 days past due.', paymentStatus: 'late' }
const asks = (situation: Situation): Situation => ({ ...situation, asks: true })

const MORE_DUE_THAN_OWED: RuleCases = {
  rule: 'past_due_above_balance',
  source: 'Metro 2, fields 17A, 21 and 22: the amount past due is a part of the current balance of the same day',
  base: { allows: [...ALSO, 'current_with_past_due', 'balance_above_high_balance', 'collector_without_original_creditor'] },
  lookAlikes: [
    ['two payments of a card', owes(OVERDUE, [900, 120])],
    ['all of it, charged off', owes(LOST, [900, 900])],
    ['all of it, in collection', owes(AGENCY, [402, 402])],
    ['rounded to the next dollar', owes(OVERDUE, [119, 120])],
    ['five dollars more', owes(OVERDUE, [115, 120])],
    ['nothing past due on a card with a credit', owes(CARD, [-35, 0])],
    ['nothing owed and nothing past due', owes(CARD, [0, 0])],
    ['no amount past due', owes(OVERDUE, [900, null])],
    ['no balance', owes(OVERDUE, [null, 900])],
    ['a balance of an earlier day', owes(OVERDUE, [90, 120], { balanceDate: '2026-03-31', pastDueDate: '2026-05-31' })],
    ['a balance of a later day', owes(OVERDUE, [90, 120], { balanceDate: '2026-06-10', pastDueDate: '2026-04' })],
    ['the past due of an earlier report', owes(OVERDUE, [90, 120], { pastDueDate: '2025-12', dateReported: '2026-05-31' })],
    ['a kind that nobody told', owes({ ...OVERDUE, accountType: null, accountTypeText: null }, [90, 120])],
    ['the last instalments with late fees', asks(owes({ ...OVERDUE, ...LOAN, statusText: '60 days past due.' }, [800, 870]))],
    ['a mortgage whose escrow is short', asks(owes({ ...HOUSE, statusText: '30 days past due.' }, [1500, 1800]))],
    ['an education loan with capitalised interest', asks(owes({ ...STUDY, statusText: '90 days past due.' }, [300, 360]))],
    ['an overlimit card', owes(OVERDUE, [2100, 190], { creditLimit: 2_000_00, highBalance: 2_100_00 })],
    [
      'a charge card: all of the month is due',
      owes({ ...OVERDUE, accountType: 'open', accountTypeText: 'Charge card' }, [640, 640]),
    ],
    ['a settled collection', owes({ ...AGENCY, status: 'paid', statusText: 'Settled for less than the full balance.' }, [0, 0])],
    ['half of a judgment paid', owes({ ...AGENCY, statusText: 'Collection account. Partial payments are made.' }, [201, 201])],
  ],
  errors: [
    ['a card', owes(OVERDUE, [900, 1300])],
    ['a charged-off card', owes(LOST, [900, 950])],
    ['a collection', owes(AGENCY, [402, 804])],
    ['a collection that is paid', owes(AGENCY, [0, 402])],
    ['by six dollars', owes(OVERDUE, [114, 120])],
    ['with days of one month', owes(OVERDUE, [900, 1300], { balanceDate: '2026-05-20', pastDueDate: '2026-05' })],
    ['a card with a credit', owes(OVERDUE, [-20, 60])],
    ['a joint card', owes({ ...OVERDUE, responsibility: 'joint' }, [100, 400])],
    ['a loan', owes({ ...LOAN, statusText: '60 days past due.' }, [800, 1600])],
    ['a mortgage', owes({ ...HOUSE, statusText: '90 days past due.' }, [1500, 4000])],
    ['a charge card', owes({ ...OVERDUE, accountType: 'open', accountTypeText: 'Charge card' }, [100, 640])],
  ],
}

const FELL: Partial<Account> = { ...LOST, dateOpened: '2018-03-02', dateOfFirstDelinquency: null }
/** Experian means to take it off in a month; Equifax prints the first delinquency, or a month of its own. */
const begun = (removalDate: string, there: Partial<Account>, more: Situation = {}): Situation => ({
  ...more,
  account: { ...FELL, removalDate, ...more.account },
  elsewhere: { removalDate: null, ...there },
})
const on = (day: string): Partial<Account> => ({ dateOfFirstDelinquency: day })
const TRANSUNION = { elsewhereReport: { bureau: 'transunion' } } as const
const off = (month: string): Partial<Account> => ({ removalDate: month })

const LAWFUL_REMOVALS: RuleCases['lookAlikes'] = [
  ['seven years to the month', begun('2029-02', on('2022-02-09'))],
  ['one month early', begun('2029-02', on('2022-03-09'))],
  ['three months early', begun('2029-02', on('2022-05-09'))],
  ['two months beyond its habit', begun('2029-02', on('2022-07-09'))],
  ['a month late', begun('2029-03', on('2022-02-28'))],
  ['two months late', begun('2029-04', on('2022-02-28'))],
  ['both remove in one month', begun('2029-02', off('2029-02'), TRANSUNION)],
  ['the other three months later', begun('2029-02', off('2029-05'), TRANSUNION)],
  ['the other three months sooner', begun('2029-05', off('2029-02'), TRANSUNION)],
  ['only the year there', begun('2029-02', on('2019'))],
  ['no day and no month there', begun('2029-02', {})],
  ['only the year here', begun('2029', on('2020-02-09'))],
  [
    'paid: New York takes it off after five years',
    begun('2027-02', on('2022-02-09'), { account: { status: 'paid', statusText: 'Paid charge off.', currentBalance: 0 } }),
  ],
  ['re-aged here', begun('2031-02', on('2022-02-09'), { account: { remarks: ['Account re-aged'] } })],
  ['reinstated there', begun('2031-02', { ...on('2022-02-09'), remarks: ['Account reinstated'] })],
  [
    'in a bankruptcy, which has a clock of its own',
    begun('2032-02', on('2022-02-09'), { account: { remarks: ['Included in chapter 7 bankruptcy'] } }),
  ],
  [
    'an education loan',
    begun(
      '2031-02',
      { ...on('2022-02-09'), ...STUDY },
      { account: { ...STUDY, statusText: 'Collection account.', paymentStatus: 'in_collections' } },
    ),
  ],
  [
    'in good standing, kept for ten years',
    begun(
      '2036-02',
      { statusText: 'Pays as agreed' },
      { account: { ...CARD, status: 'closed', statusText: 'Paid, closed/Never late.', dateClosed: '2026-02-01' } },
    ),
  ],
  [
    'another account of the company',
    begun('2031-02', { ...on('2022-02-09'), accountNumber: 'XXXXXXXX9999', dateOpened: '2015-06-06' }),
  ],
  ['a report of half a year before', begun('2031-02', on('2022-02-09'), { elsewhereReport: { reportDate: '2025-11-15' } })],
]

const HABIT = '15 U.S.C. 1681c(c)(1): seven years from 180 days after the first delinquency; each bureau’s habit of months'

/** Told of the entry that stays longer, as long as it stays within the law. */
const REMOVAL_MONTHS: RuleCases = {
  rule: 'bureaus_disagree_dofd',
  source: HABIT,
  base: { allows: [...ALSO, 'removal_past_limit', 'bureaus_disagree_lates', 'bureaus_disagree_status'] },
  lookAlikes: LAWFUL_REMOVALS,
  errors: [
    ['six months late', begun('2029-08', on('2022-02-09'))],
    ['five months late', begun('2029-07', on('2022-02-09'))],
    ['only months are printed there', begun('2029-08', on('2022-02'))],
    ['two months of removal a year apart', begun('2030-02', off('2029-02'), TRANSUNION)],
    ['half a year apart', begun('2029-08', off('2029-02'), TRANSUNION)],
    ['three years apart', begun('2032-02', off('2029-02'), TRANSUNION)],
    ['a loan', begun('2029-08', on('2022-02-09'), { account: { ...LOST_LOAN, dateOpened: '2018-03-02' } })],
    ['a joint card', begun('2029-08', on('2022-02-09'), { account: { responsibility: 'joint' } })],
    ['a collection', begun('2029-08', on('2022-02-09'), { account: AGENCY })],
    ['two printed days a year apart', begun('2029-02', on('2022-02-09'), { account: { dateOfFirstDelinquency: '2023-02-11' } })],
  ],
}

const REMOVAL_PAST_LIMIT: RuleCases = {
  rule: 'removal_past_limit',
  source: HABIT,
  base: { allows: [...ALSO, 'bureaus_disagree_dofd', 'bureaus_disagree_lates', 'bureaus_disagree_status'] },
  lookAlikes: LAWFUL_REMOVALS,
  errors: [
    ['a year later than the other counts', begun('2030-02', on('2022-02-09'))],
    ['the month after the last day', begun('2029-09', on('2022-02-09'))],
    ['three years later', begun('2032-02', on('2022-02-09'))],
    ['only months are printed there', begun('2030-02', on('2022-02'))],
    ['by its own first delinquency', begun('2030-02', {}, { account: { dateOfFirstDelinquency: '2022-02-09' } })],
    ['by its own, and nothing elsewhere', { account: { ...FELL, removalDate: '2030-02', dateOfFirstDelinquency: '2022-02' } }],
    ['a loan', begun('2030-02', on('2022-02-09'), { account: { ...LOST_LOAN, dateOpened: '2018-03-02' } })],
    ['a joint card', begun('2030-02', on('2022-02-09'), { account: { responsibility: 'joint' } })],
    ['a collection', begun('2030-02', on('2022-02-09'), { account: AGENCY })],
    ['at TransUnion, too', begun('2030-02', on('2022-02-09'), { report: { bureau: 'transunion' } })],
  ],
}

/** Twenty look-alikes and ten errors for each of four rules that look beyond months, written from the law and the format. */
export const OWN_CASES: readonly RuleCases[] = [GOOD_AFTER_CHARGE_OFF, MORE_DUE_THAN_OWED, REMOVAL_MONTHS, REMOVAL_PAST_LIMIT]
