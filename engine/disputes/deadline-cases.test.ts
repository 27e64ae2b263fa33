import { describe, expect, it } from 'vitest'
import { addBusinessDays } from '#engine/disputes/business-days.ts'
import { deadlinesFor, type DisputeCase, lateFrom } from '#engine/disputes/deadlines.ts'
import { receiptOf } from '#engine/disputes/filing-clock.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { disputeCase } from '#engine/testing/dispute-case.ts'
import type { Day } from '#engine/values/day.ts'
import type { DeadlineKind } from '#engine/words/deadline-kind.ts'

/**
 * Dated cases, each worked by hand with a printed calendar from the words of the statute, never by running the product. The last
 * column is the working: how many days are left in the month, and which days a count in business days passes over.
 *
 * 15 USC 1681i(a)(1)(A): "before the end of the 30-day period beginning on the date on which the agency receives the notice":
 * every day counts and nothing moves the end. "Business day" is Monday to Friday but for the holidays of 5 USC 6103(a) on the
 * day on which they are kept: a Saturday's on Friday, a Sunday's on Monday.
 */
const BUREAU = disputeCase({ afterFreeAnnualReport: false })

/** What is known, the day that follows from it, and why by hand. */
type DatedCase = readonly [given: Partial<DisputeCase>, due: Day | null, working: string]

function check(kind: DeadlineKind, cases: readonly DatedCase[]): void {
  it.each(cases)('%j: %s (%s)', (given, due) => {
    const found = deadlinesFor({ ...BUREAU, ...given }).filter((deadline) => deadline.kind === kind)
    expect(found.map((deadline) => deadline.due)).toEqual(due === null ? [] : [due])
  })
}

describe('30 days from receipt, 1681i(a)(1)(A)', () => {
  check('reinvestigation', [
    [{ receivedOn: '2026-01-05' }, '2026-02-04', '26 days to January 31, 4 more'],
    [{ receivedOn: '2026-01-31' }, '2026-03-02', '28 days to February 28, 2 more'],
    [{ receivedOn: '2026-02-14' }, '2026-03-16', '14 days to February 28, 16 more'],
    [{ receivedOn: '2028-02-14' }, '2028-03-15', 'leap year: 15 days to February 29, 15 more'],
    [{ receivedOn: '2028-01-30' }, '2028-02-29', 'leap year: 1 day to January 31, 29 more: the leap day itself'],
    [{ receivedOn: '2028-01-31' }, '2028-03-01', 'leap year: 29 days to February 29, 1 more'],
    [{ receivedOn: '2027-01-30' }, '2027-03-01', 'no leap year: 1 and 28 days, 1 more'],
    [{ receivedOn: '2028-02-28' }, '2028-03-29', 'leap year: 1 day to February 29, 29 more'],
    [{ receivedOn: '2026-04-10' }, '2026-05-10', '20 days to April 30, 10 more: a Sunday, kept'],
    [{ receivedOn: '2026-06-04' }, '2026-07-04', '26 days to June 30, 4 more: Independence Day, a Saturday, kept'],
    [{ receivedOn: '2026-06-03' }, '2026-07-03', '27 days to June 30, 3 more: the Friday on which it is observed, kept'],
    [{ receivedOn: '2026-08-08' }, '2026-09-07', '23 days to August 31, 7 more: Labor Day, kept'],
    [{ receivedOn: '2026-11-01' }, '2026-12-01', 'delivered on a Sunday, it is received on it: 29 days to November 30, 1 more'],
    [{ receivedOn: '2026-11-26' }, '2026-12-26', 'confirmed by the portal on Thanksgiving: 4 days to November 30, 26 more'],
    [{ receivedOn: '2026-12-25' }, '2027-01-24', 'confirmed on Christmas: 6 days to December 31, 24 more: a Sunday, kept'],
    [{ receivedOn: '2027-12-02' }, '2028-01-01', '29 days to December 31, 1 more: New Year, a Saturday, kept'],
    [{ receivedOn: '2026-12-20' }, '2027-01-19', '11 days to December 31, 19 more'],
    [{ receivedOn: '2026-07-31' }, '2026-08-30', 'August has 31 days: 30 of them; a Sunday, kept'],
    [{ receivedOn: '2026-05-01' }, '2026-05-31', '30 days within May'],
    [{ expectedOn: '2026-11-27' }, '2026-12-27', 'no scan yet: from the day on which it is expected; 3 days, 27 more'],
  ])
})

describe('45 days after a free annual report, 1681j(a)(3)', () => {
  const annual = (receivedOn: Day): Partial<DisputeCase> => ({ receivedOn, afterFreeAnnualReport: true })
  check('reinvestigation', [
    [annual('2026-01-05'), '2026-02-19', '26 days to January 31, 19 more'],
    [annual('2026-01-31'), '2026-03-17', '28 days to February 28, 17 more'],
    [annual('2028-02-01'), '2028-03-17', 'leap year: 28 days to February 29, 17 more'],
    [annual('2028-01-15'), '2028-02-29', 'leap year: 16 days to January 31, 29 more: the leap day'],
    [annual('2026-11-17'), '2027-01-01', '13 days, 31 of December, 1 more: New Year, kept'],
    [annual('2027-11-16'), '2027-12-31', '14 days, 31 of December: the Friday on which New Year 2028 is observed, kept'],
    [annual('2026-10-12'), '2026-11-26', 'received on Columbus Day: 19 days, 26 more: Thanksgiving, kept'],
    [annual('2026-06-14'), '2026-07-29', '16 days to June 30, 29 more'],
    [{ ...annual('2026-03-10'), informationAddedOn: '2026-03-20' }, '2026-04-24', '21 days, 24 more: 45 and 15 make no 60'],
    [{ receivedOn: '2026-03-10', afterFreeAnnualReport: null }, '2026-04-09', 'not known to be one: 21 days, 9 more'],
  ])
})

describe('15 days more for added information, 1681i(a)(1)(B) and (C)', () => {
  const added = (receivedOn: Day, informationAddedOn: Day, foundWrongOn: Day | null = null): Partial<DisputeCase> => ({
    receivedOn,
    informationAddedOn,
    foundWrongOn,
  })
  check('reinvestigation', [
    [added('2026-02-02', '2026-02-20'), '2026-03-19', '26 days to February 28, 19 more'],
    [added('2026-02-02', '2026-02-02'), '2026-03-19', 'the day of receipt begins the period'],
    [added('2026-02-02', '2026-03-04'), '2026-03-19', 'March 4 is day 30, still within it'],
    [added('2026-02-02', '2026-03-05'), '2026-03-04', 'March 5 is day 31: too late to extend'],
    [added('2026-02-02', '2026-02-01'), '2026-03-04', 'came before the dispute: a part of it, no addition'],
    [added('2026-02-02', '2026-02-20', '2026-02-25'), '2026-03-04', 'found wrong within the 30 days: (C) takes the 15 away'],
    [added('2026-02-02', '2026-02-20', '2026-03-05'), '2026-03-19', 'found wrong on day 31: (C) speaks of the 30 days alone'],
    [added('2028-02-02', '2028-02-29'), '2028-03-18', 'leap year: 27 days to February 29, 18 more'],
    [added('2028-02-02', '2028-03-03'), '2028-03-18', 'leap year: day 30 is March 3'],
    [added('2028-02-02', '2028-03-04'), '2028-03-03', 'leap year: day 31'],
    [added('2026-12-10', '2026-12-31'), '2027-01-24', '21 days to December 31, 24 more'],
  ])
})

describe('written results 5 business days after completion, 1681i(a)(6)(A)', () => {
  const done = (completedOn: Day, receivedOn: Day = '2026-01-02'): Partial<DisputeCase> => ({ receivedOn, completedOn })
  check('results_notice', [
    [done('2026-03-02'), '2026-03-09', 'Monday: 3, 4, 5, 6, 9'],
    [done('2026-03-06'), '2026-03-13', 'Friday: 9, 10, 11, 12, 13'],
    [done('2026-03-07'), '2026-03-13', 'Saturday: 9, 10, 11, 12, 13'],
    [done('2026-03-08'), '2026-03-13', 'Sunday: 9, 10, 11, 12, 13'],
    [done('2026-01-14'), '2026-01-22', 'over Martin Luther King Jr. Day: 15, 16, 20, 21, 22'],
    [done('2026-02-12'), '2026-02-20', 'over Washington’s Birthday: 13, 17, 18, 19, 20'],
    [done('2026-05-21'), '2026-05-29', 'over Memorial Day: 22, 26, 27, 28, 29'],
    [done('2026-06-16'), '2026-06-24', 'over Juneteenth, a Friday: 17, 18, 22, 23, 24'],
    [done('2026-06-30'), '2026-07-08', 'over July 3, observed: 1, 2, 6, 7, 8'],
    [done('2026-09-03'), '2026-09-11', 'over Labor Day: 4, 8, 9, 10, 11'],
    [done('2026-10-08'), '2026-10-16', 'over Columbus Day: 9, 13, 14, 15, 16'],
    [done('2026-11-06'), '2026-11-16', 'over Veterans Day, a Wednesday: 9, 10, 12, 13, 16'],
    [done('2026-11-25'), '2026-12-03', 'over Thanksgiving; the Friday after is a business day: 27, 30, 1, 2, 3'],
    [done('2027-06-16'), '2027-06-24', 'Juneteenth is a Saturday, kept on Friday 18: 17, 21, 22, 23, 24'],
    [done('2027-07-01'), '2027-07-09', 'July 4 is a Sunday, kept on Monday 5: 2, 6, 7, 8, 9'],
    [done('2028-02-24', '2028-01-03'), '2028-03-02', 'leap year: 25, 28, 29, 1, 2'],
    [done('2028-11-08', '2028-10-02'), '2028-11-16', 'Veterans Day is a Saturday, kept on Friday 10: 9, 13, 14, 15, 16'],
    [{ receivedOn: '2026-11-25' }, '2027-01-04', 'not completed: December 25 at the latest, then 28, 29, 30, 31, 4'],
    [
      { receivedOn: '2026-11-16', informationAddedOn: '2026-11-30' },
      '2027-01-08',
      'not completed, 45 days: December 31, then 4, 5, 6, 7, 8',
    ],
  ])
})

describe('the two weeks at the end of a year', () => {
  const done = (completedOn: Day): Partial<DisputeCase> => ({ receivedOn: '2026-11-02', completedOn })
  check('results_notice', [
    [done('2026-12-18'), '2026-12-28', 'Friday: 21, 22, 23, 24, 28'],
    [done('2026-12-23'), '2026-12-31', 'Wednesday: 24, 28, 29, 30, 31'],
    [done('2026-12-24'), '2027-01-04', 'Thursday: 28, 29, 30, 31, 4'],
    [done('2026-12-26'), '2027-01-04', 'Saturday: 28, 29, 30, 31, 4'],
    [done('2026-12-28'), '2027-01-05', 'Monday: 29, 30, 31, 4, 5'],
    [done('2026-12-31'), '2027-01-08', 'Thursday: 4, 5, 6, 7, 8'],
    [done('2027-12-22'), '2027-12-30', 'Christmas is a Saturday, kept on Friday 24: 23, 27, 28, 29, 30'],
    [done('2027-12-27'), '2028-01-04', 'New Year 2028 is a Saturday, kept on Friday 31: 28, 29, 30, 3, 4'],
    [done('2028-12-22'), '2029-01-02', 'both on a Monday: 26, 27, 28, 29, 2'],
  ])
})

describe('notice that a dispute is frivolous 5 business days after deciding so, 1681i(a)(3)(B)', () => {
  const held = (heldFrivolousOn: Day): Partial<DisputeCase> => ({ receivedOn: '2026-07-01', heldFrivolousOn })
  check('frivolous_notice', [
    [held('2026-12-11'), '2026-12-18', 'Friday: 14, 15, 16, 17, 18'],
    [held('2026-12-23'), '2026-12-31', 'over Christmas: 24, 28, 29, 30, 31'],
    [held('2026-07-04'), '2026-07-10', 'on the Saturday itself: 6, 7, 8, 9, 10'],
    [held('2026-10-12'), '2026-10-19', 'on Columbus Day itself: 13, 14, 15, 16, 19'],
    [held('2027-12-30'), '2028-01-07', 'over the observed New Year: 3, 4, 5, 6, 7'],
    [{ receivedOn: '2026-10-27' }, '2026-12-03', 'not held so: Thanksgiving at the latest, then 27, 30, 1, 2, 3'],
  ])
})

describe('description of the procedure 15 days after the request, 1681i(a)(7)', () => {
  const asked = (procedureRequestedOn: Day): Partial<DisputeCase> => ({ receivedOn: '2026-10-01', procedureRequestedOn })
  check('verification_method', [
    [asked('2026-11-26'), '2026-12-11', '4 days to November 30, 11 more'],
    [asked('2026-12-20'), '2027-01-04', '11 days to December 31, 4 more'],
    [asked('2028-02-14'), '2028-02-29', 'leap year: 15 days: the leap day'],
    [asked('2028-02-15'), '2028-03-01', 'leap year: 14 days to February 29, 1 more'],
    [asked('2027-02-14'), '2027-03-01', 'no leap year: 14 days to February 28, 1 more'],
    [asked('2026-11-07'), '2026-11-22', '15 days: a Sunday, kept'],
    [asked('2026-12-10'), '2026-12-25', '15 days: Christmas, kept'],
  ])
})

describe('block 4 business days after the complete packet, 1681c-2(a)', () => {
  const packet = (receivedOn: Day): Partial<DisputeCase> => ({ channel: 'identity_theft_block', receivedOn })
  check('block', [
    [packet('2026-12-18'), '2026-12-24', 'Friday: 21, 22, 23, 24'],
    [packet('2026-12-21'), '2026-12-28', 'over Christmas: 22, 23, 24, 28'],
    [packet('2026-12-29'), '2027-01-05', 'over New Year: 30, 31, 4, 5'],
    [packet('2026-11-22'), '2026-11-27', 'delivered on a Sunday: 23, 24, 25, 27'],
    [packet('2026-11-26'), '2026-12-02', 'on Thanksgiving itself: 27, 30, 1, 2'],
    [packet('2028-02-24'), '2028-03-01', 'leap year: 25, 28, 29, 1'],
    [packet('2027-12-23'), '2027-12-30', 'Christmas kept on Friday 24: 27, 28, 29, 30'],
    [packet('2026-07-02'), '2026-07-09', 'over July 3, observed: 6, 7, 8, 9'],
  ])
  check('cfpb_door', [[packet('2026-12-18'), null, 'the door is for complaints about accuracy, not about a block']])
})

describe('notice of a reinsertion 5 business days after it, 1681i(a)(5)(B)(ii)', () => {
  it.each<[reinsertedOn: Day, due: Day, working: string]>([
    ['2026-11-23', '2026-12-01', 'over Thanksgiving: 24, 25, 27, 30, 1'],
    ['2026-12-25', '2027-01-04', 'on Christmas itself: 28, 29, 30, 31, 4'],
    ['2028-02-29', '2028-03-07', 'from the leap day: 1, 2, 3, 6, 7'],
    ['2027-01-16', '2027-01-25', 'Saturday, over Martin Luther King Jr. Day: 19, 20, 21, 22, 25'],
    ['2026-12-24', '2027-01-04', 'over Christmas and New Year: 28, 29, 30, 31, 4'],
  ])('%s: %s (%s)', (reinsertedOn, due) => {
    expect(addBusinessDays(reinsertedOn, PERIODS.reinsertion_notice.value)).toBe(due)
  })
})

describe('direct dispute with a company: the clock of a bureau, 1681s-2(a)(8)(E)(iii)', () => {
  const direct = (given: Partial<DisputeCase>): Partial<DisputeCase> => ({ channel: 'furnisher', ...given })
  check('furnisher_investigation', [
    [direct({ receivedOn: '2026-11-30' }), '2026-12-30', '30 days of December'],
    [direct({ receivedOn: '2026-11-30', informationAddedOn: '2026-12-15' }), '2027-01-14', '31 days of December, 14 more'],
    [direct({ receivedOn: '2028-01-31' }), '2028-03-01', 'leap year: 29 days to February 29, 1 more'],
    [direct({ receivedOn: '2026-11-30', afterFreeAnnualReport: true }), '2026-12-30', 'the 45 days are a bureau’s'],
    [direct({ receivedOn: '2026-09-07' }), '2026-10-07', 'received on Labor Day: 23 days, 7 more'],
    [direct({ receivedOn: '2026-09-07', isSentByCreditRepair: true }), null, 'from a credit repair organization it is a request'],
  ])
})

describe('30 days from the validation notice, 1692g(b)', () => {
  const noticed = (receivedOn: Day | null, printedEnd: Day | null = null): Partial<DisputeCase> => ({
    channel: 'collector',
    validationNotice: { receivedOn, printedEnd },
  })
  check('validation', [
    [noticed('2026-01-30'), '2026-03-01', '1 and 28 days, 1 more: a Sunday, kept'],
    [noticed('2028-01-30'), '2028-02-29', 'leap year: 1 and 29 days: the leap day'],
    [noticed('2026-12-05'), '2027-01-04', '26 days to December 31, 4 more'],
    [noticed('2026-11-20', '2026-12-31'), '2026-12-31', 'the end date that the notice prints (12 CFR 1006.34)'],
    [noticed(null), null, 'nobody knows when it came'],
  ])
})

describe('the CFPB’s door: 45 days, or the dispute is closed', () => {
  const sent = (receivedOn: Day, completedOn: Day | null = null): Partial<DisputeCase> => ({ receivedOn, completedOn })
  check('cfpb_door', [
    [sent('2026-12-01'), '2027-01-15', '30 days to December 31, 15 more'],
    [sent('2026-12-01', '2026-12-18'), '2026-12-18', 'closed before'],
    [sent('2026-12-01', '2027-01-15'), '2027-01-15', 'closed on day 45 itself'],
    [sent('2026-12-01', '2027-01-20'), '2027-01-15', 'closed after day 45'],
    [sent('2028-01-20'), '2028-03-05', 'leap year: 11 and 29 days, 5 more'],
    [{ receivedOn: '2026-12-01', isAboutAccuracy: false }, null, 'not about accuracy'],
    [{ expectedOn: '2026-02-10' }, '2026-03-27', 'no scan yet: 18 days to February 28, 27 more'],
  ])
})

describe('from when a bureau may be called late: the time, 5 business days, a week for the mail', () => {
  it.each<[given: Partial<DisputeCase>, from: Day | null, working: string]>([
    [{ receivedOn: '2026-11-25' }, '2027-01-12', 'December 25; 28, 29, 30, 31, 4; a week to January 11; from the 12th'],
    [
      { receivedOn: '2026-11-25', afterFreeAnnualReport: null },
      '2027-01-23',
      '45 days where that is unsure: January 9; 11, 12, 13, 14, 15; a week to the 22nd; from the 23rd',
    ],
    [{ receivedOn: '2028-01-31' }, '2028-03-16', 'March 1; 2, 3, 6, 7, 8; a week to the 15th; from the 16th'],
    [{ expectedOn: '2026-11-25' }, null, 'nobody is late who may have received nothing'],
  ])('%j: %s (%s)', (given, from) => expect(lateFrom({ ...BUREAU, ...given })).toBe(from))
})

describe('when what was mailed is expected: 5 business days', () => {
  it.each<[filedOn: Day, expectedOn: Day, working: string]>([
    ['2026-11-23', '2026-12-01', 'over Thanksgiving: 24, 25, 27, 30, 1'],
    ['2026-12-24', '2027-01-04', 'over Christmas and New Year: 28, 29, 30, 31, 4'],
  ])('%s: %s (%s)', (filedOn, expectedOn) =>
    expect(receiptOf({ target: 'equifax', method: 'mail', filedOn })).toEqual({ receivedOn: null, expectedOn }),
  )
})

describe('why the date is that day', () => {
  const whyOf = (given: Partial<DisputeCase>, kind: DeadlineKind): string =>
    deadlinesFor({ ...BUREAU, ...given }).find((deadline) => deadline.kind === kind)?.why ?? ''

  it.each<[Partial<DisputeCase>, DeadlineKind, string]>([
    [
      { receivedOn: '2026-01-02', completedOn: '2026-03-02' },
      'results_notice',
      'the weekends, and there is no federal holiday in between.',
    ],
    [
      { receivedOn: '2026-11-02', completedOn: '2026-12-24' },
      'results_notice',
      'Not counted: the weekends, Christmas Day (observed on December 25, 2026) and New Year’s Day (observed on January 1, 2027).',
    ],
    [
      { receivedOn: '2026-10-27' },
      'reinvestigation',
      'It falls on Thanksgiving Day, but the law counts every day, so the deadline doesn’t move',
    ],
    [{ receivedOn: '2026-10-23' }, 'reinvestigation', 'It falls on a Sunday'],
    [
      { receivedOn: '2026-02-02', informationAddedOn: '2026-02-20' },
      'reinvestigation',
      '15 more because you added information in that time, on February 20, 2026',
    ],
    [
      { receivedOn: '2026-02-02', informationAddedOn: '2026-03-05' },
      'reinvestigation',
      'came outside this time, so it adds no days',
    ],
    [
      { receivedOn: '2026-02-02', informationAddedOn: '2026-02-20', foundWrongOn: '2026-02-25' },
      'reinvestigation',
      'found wrong on February 25, 2026, so the information you added gives no extra days',
    ],
    [
      { receivedOn: '2026-02-02', afterFreeAnnualReport: true },
      'reinvestigation',
      'The dispute follows a free annual report, so the bureau has 45 days',
    ],
    [
      { receivedOn: '2026-02-02', afterFreeAnnualReport: true, informationAddedOn: '2026-02-20' },
      'reinvestigation',
      'Information you added doesn’t make it longer. 45 days is the most.',
    ],
    [{ channel: 'identity_theft_block', receivedOn: '2026-07-02' }, 'block', 'Independence Day (observed on July 3, 2026)'],
    [{ receivedOn: '2026-12-01' }, 'cfpb_door', 'more than 45 days ago, so file it the day after'],
    [{ receivedOn: '2026-10-01', procedureRequestedOn: '2026-12-10' }, 'verification_method', 'It falls on Christmas Day'],
    [
      { channel: 'collector', validationNotice: { receivedOn: '2026-01-30', printedEnd: null } },
      'validation',
      'It falls on a Sunday',
    ],
  ])('%j, %s: %s', (given, ...[kind, words]) => expect(whyOf(given, kind)).toContain(words))

  it('says that nothing was passed over where nothing was', () => {
    const why = whyOf({ channel: 'identity_theft_block', receivedOn: '2026-03-02' }, 'block')
    expect(why).toContain('There is no weekend or federal holiday in between.')
  })
})
