/**
 * Each sentence of the lawyer's page (`../shared/review/truth.md`, parts B and C) with the cases that hold it, by the file and the id of
 * each: `fourth y1`. Where no case can say it, the test that does: its file and its words.
 */
export interface Sentence {
  readonly part: 'B' | 'C'
  readonly says: string
  readonly cases: readonly string[]
  readonly tests?: readonly (readonly [file: string, words: string])[]
}

const b = (says: string, ...cases: readonly string[]): Sentence => ({ part: 'B', says, cases })
const c = (says: string, ...cases: readonly string[]): Sentence => ({ part: 'C', says, cases })
const withTests = (one: Sentence, ...tests: NonNullable<Sentence['tests']>): Sentence => ({ ...one, tests })
const RULES = 'engine/audit/rules'

export const SENTENCES: readonly Sentence[] = [
  b('between bureaus: purchases between two dates', 'fourth y80', 'unseen u31'),
  b('between bureaus: a limit raised between two updates', 'fourth y83', 'brothers l45'),
  b('between bureaus: repossession within 45 days', 'truth s7'),
  b('between bureaus: charge-off within 45 days', 'truth s1', 'fourth y81'),
  b('between bureaus: placement within 45 days', 'truth s2'),
  b('between bureaus: a boarding date', 'truth s3', 'fourth y82'),
  withTests(b('compare only as of the same day, or say that it may be the dates'), [
    'engine/audit/days-between-bureaus.test.ts',
    'an older report is a day of its own',
  ]),
  withTests(b('ask about the side that harms'), ['engine/audit/harmful-side.test.ts', "harms: 'here'"]),
  b('current with past due: 0 to 29 days', 'fourth y1', 'unseen u7'),
  b('current with past due: payment agreements', 'fourth y2'),
  b('current with past due: modifications', 'truth s14'),
  b('current with past due: counselling', 'fourth y4', 'unseen u6'),
  b('current with past due: accommodation', 'fourth y3', 'third w4'),
  b('current with past due: billing disputes', 'unseen u5'),
  b('current with past due: child support', 'fourth y5', 'brothers l19'),
  b('current with past due: an older past-due date', 'truth s4'),
  b('balance after sale: the buyer’s or servicer’s own entry', 'unseen u13'),
  b('balance after sale: sold to Fannie Mae or Freddie Mac, servicing kept', 'fourth y13', 'fifth q16'),
  b('balance after sale: collateral sold', 'fourth y15'),
  b('balance after sale: sold and bought back', 'fourth y14'),
  b('current with a charge-off remark: an older mark than the status', 'fourth y33'),
  b('current with a charge-off remark: reversed, rescinded', 'fourth y32', 'truth s5'),
  b('current with a charge-off remark: recalled', 'third w66'),
  b('still owing: a balance dated before the discharge', 'fourth y38'),
  b('still owing: dues after the petition', 'fourth y39'),
  b('nothing past due, balance after paid: payment agreements', 'truth s15'),
  b('balance after paid: settlement accepted while it is being paid', 'fourth y9'),
  b('before opened: renumbered', 'unseen u15'),
  b('before opened: merged', 'truth s6'),
  b('before opened: transferred servicing', 'fourth y20', 'unseen u16'),
  b('before opened: a new agreement', 'fourth y21'),
  b('before opened: a landlord’s move-out account', 'fourth y23', 'brothers l38'),
  b('DOFD after charge-off: cured in months without data', 'truth s8', 'truth s9'),
  b('DOFD after charge-off: charged off on a bankruptcy notice', 'fourth y27'),
  withTests(
    b('re-aged: a furnisher’s own correction; it must not demand the earlier date as true', 'fourth y30', 'brothers l33'),
    [`${RULES}/reaged-delinquency/rule.ts`, 'which date of first delinquency is right'],
  ),
  b('obsolete delinquency: child-support arrears', 'fourth y6', 'brothers l18'),
  withTests(b('never late with late marks: nothing is demanded that may be true', 'unseen u8'), [
    `${RULES}/never-late-with-late-marks/rule.ts`,
    'that cannot be proven',
  ]),
  b('DOFD missing: surrendered lease', 'fourth y68'),
  b('no original creditor: a carrier or landlord collecting for itself', 'truth s10', 'fifth q48'),
  b('deceased: reported deceased in error', 'truth s11'),
  b('date in future: a report made in the night', 'third w50'),
  b('federal pause: state-agency loans', 'truth s12'),
  withTests(b('any date: 01/01/1900 and 1901 are placeholders', 'brothers l30', 'brothers l31', 'fourth y31', 'truth s13'), [
    'tools/faults.corpus.test.ts',
    'iiq-placeholder-1900',
  ]),
  c('a charge-off mark past its time without a printed DOFD', 'brothers e26', 'unseen u37', 'fourth y114'),
  c('a printed removal month that has passed', 'brothers e25', 'third w78', 'fourth y116'),
  c('a discharged account with an old DOFD', 'fourth y115'),
  c('one loan twice under one number', 'fourth y120'),
  c('old and new card number, each with the whole balance', 'brothers e28', 'fourth y122'),
  c('one collector listing one debt twice', 'unseen u56', 'fourth y121'),
  c('a federal student loan late in the on-ramp', 'brothers e22', 'unseen u61', 'fourth y123'),
  c('dates in 2038 on reported, balance and last-activity dates', 'brothers e16', 'fourth y125', 'fourth y126'),
  c('last activity before opening', 'unseen u67', 'fourth y127'),
  c('not updated since a discharge that the same file prints', 'fourth y128'),
  c('a charge-off balance that reappears', 'third w114', 'fourth y129'),
  c('amounts that are multiples of $50 in a chain whose DOFD moved', 'fourth y130'),
]
