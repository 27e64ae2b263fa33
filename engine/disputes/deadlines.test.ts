import { describe, expect, it } from 'vitest'
import { deadlinesFor, type DisputeCase, lateFrom } from '#engine/disputes/deadlines.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { disputeCase } from '#engine/testing/dispute-case.ts'
import type { DeadlineKind } from '#engine/words/deadline-kind.ts'

const BUREAU = disputeCase({ receivedOn: '2026-03-02', afterFreeAnnualReport: false })

function due(change: Partial<DisputeCase>, kind: DeadlineKind): string | null {
  return deadlinesFor({ ...BUREAU, ...change }).find((deadline) => deadline.kind === kind)?.due ?? null
}

describe('the reinvestigation runs from receipt and does not roll', () => {
  it.each<[string, Partial<DisputeCase>, string]>([
    ['30 days', { receivedOn: '2026-03-02' }, '2026-04-01'],
    ['over a short February', { receivedOn: '2026-02-01' }, '2026-03-03'],
    ['over a leap February', { receivedOn: '2028-02-01' }, '2028-03-02'],
    ['from the leap day', { receivedOn: '2028-02-29' }, '2028-03-30'],
    ['over the year end', { receivedOn: '2026-12-15' }, '2027-01-14'],
    ['to a Saturday, kept', { receivedOn: '2026-10-22' }, '2026-11-21'],
    ['to a Sunday, kept', { receivedOn: '2026-10-23' }, '2026-11-22'],
    ['to Thanksgiving, kept', { receivedOn: '2026-10-27' }, '2026-11-26'],
    ['to Christmas, kept', { receivedOn: '2026-11-25' }, '2026-12-25'],
    ['to New Year, kept', { receivedOn: '2026-12-02' }, '2027-01-01'],
    ['45 days after a free annual report', { afterFreeAnnualReport: true }, '2026-04-16'],
    ['30 days when that is unsure', { afterFreeAnnualReport: null }, '2026-04-01'],
    ['45 days over a leap February', { receivedOn: '2028-01-31', afterFreeAnnualReport: true }, '2028-03-16'],
    ['45 days over the year end', { receivedOn: '2026-12-01', afterFreeAnnualReport: true }, '2027-01-15'],
    ['15 more for information on day 10', { informationAddedOn: '2026-03-12' }, '2026-04-16'],
    ['15 more for information on day 30', { informationAddedOn: '2026-04-01' }, '2026-04-16'],
    ['no more for information on day 31', { informationAddedOn: '2026-04-02' }, '2026-04-01'],
    ['no more for information that came before the dispute', { informationAddedOn: '2026-03-01' }, '2026-04-01'],
    ['45 and 15 never make 60', { afterFreeAnnualReport: true, informationAddedOn: '2026-03-12' }, '2026-04-16'],
    ['unsure and 15 never make 60', { afterFreeAnnualReport: null, informationAddedOn: '2026-03-12' }, '2026-04-16'],
    ['no more once found wrong', { informationAddedOn: '2026-03-12', foundWrongOn: '2026-03-10' }, '2026-04-01'],
    ['from the expected delivery', { receivedOn: null, expectedOn: '2026-03-05' }, '2026-04-04'],
    ['the scan wins over the expectation', { receivedOn: '2026-03-09', expectedOn: '2026-03-05' }, '2026-04-08'],
  ])('%s', (_, change, expected) => {
    expect(due(change, 'reinvestigation')).toBe(expected)
  })
})

describe('the notices run in business days', () => {
  it.each<[string, Partial<DisputeCase>, DeadlineKind, string]>([
    ['results: five after completion', { completedOn: '2026-03-20' }, 'results_notice', '2026-03-27'],
    ['results: completion on a Saturday', { completedOn: '2026-03-21' }, 'results_notice', '2026-03-27'],
    ['results: over Thanksgiving', { receivedOn: '2026-10-22', completedOn: '2026-11-20' }, 'results_notice', '2026-11-30'],
    [
      'results: over Christmas and New Year',
      { receivedOn: '2026-12-01', completedOn: '2026-12-23' },
      'results_notice',
      '2026-12-31',
    ],
    [
      'results: over a Saturday Christmas',
      { receivedOn: '2027-12-01', completedOn: '2027-12-23' },
      'results_notice',
      '2028-01-03',
    ],
    ['results: not completed, the last day', {}, 'results_notice', '2026-04-08'],
    ['results: not completed, end on Sunday', { receivedOn: '2026-10-23' }, 'results_notice', '2026-11-30'],
    ['results: not completed, after an annual report', { afterFreeAnnualReport: true }, 'results_notice', '2026-04-23'],
    ['frivolous: five after it was held so', { heldFrivolousOn: '2026-03-06' }, 'frivolous_notice', '2026-03-13'],
    [
      'frivolous: over the observed July 3',
      { receivedOn: '2026-06-26', heldFrivolousOn: '2026-07-01' },
      'frivolous_notice',
      '2026-07-09',
    ],
    ['frivolous: not held so, the last day', {}, 'frivolous_notice', '2026-04-08'],
    ['procedure: fifteen calendar days', { procedureRequestedOn: '2026-04-10' }, 'verification_method', '2026-04-25'],
    ['procedure: over a leap February', { procedureRequestedOn: '2028-02-20' }, 'verification_method', '2028-03-06'],
  ])('%s', (_, ...[change, kind, expected]) => {
    expect(due(change, kind)).toBe(expected)
  })

  it.each<[string, string, string]>([
    ['four from a Monday', '2026-03-02', '2026-03-06'],
    ['four from a Friday', '2026-03-06', '2026-03-12'],
    ['four over Columbus Day', '2026-10-08', '2026-10-15'],
    ['four over Veterans Day', '2026-11-09', '2026-11-16'],
    ['four over Juneteenth', '2026-06-17', '2026-06-24'],
  ])('block: %s', (_, receivedOn, expected) => {
    expect(due({ channel: 'identity_theft_block', receivedOn }, 'block')).toBe(expected)
  })
})

describe('the other clocks', () => {
  it.each<[string, Partial<DisputeCase>, DeadlineKind, string | null]>([
    ['CFPB: 45 days', {}, 'cfpb_door', '2026-04-16'],
    ['CFPB: closed earlier', { completedOn: '2026-03-20' }, 'cfpb_door', '2026-03-20'],
    ['CFPB: closed later than 45 days', { completedOn: '2026-04-30' }, 'cfpb_door', '2026-04-16'],
    ['CFPB: not about accuracy', { isAboutAccuracy: false }, 'cfpb_door', null],
    ['furnisher: 30 days', { channel: 'furnisher' }, 'furnisher_investigation', '2026-04-01'],
    ['furnisher: 15 more', { channel: 'furnisher', informationAddedOn: '2026-03-20' }, 'furnisher_investigation', '2026-04-16'],
    [
      'furnisher: an annual report changes nothing',
      { channel: 'furnisher', afterFreeAnnualReport: true },
      'furnisher_investigation',
      '2026-04-01',
    ],
    [
      'furnisher: a credit repair letter is a request',
      { channel: 'furnisher', isSentByCreditRepair: true },
      'furnisher_investigation',
      null,
    ],
    [
      'validation: 30 days from receipt',
      { channel: 'collector', validationNotice: { receivedOn: '2026-01-31', printedEnd: null } },
      'validation',
      '2026-03-02',
    ],
    [
      'validation: the printed end wins',
      { channel: 'collector', validationNotice: { receivedOn: '2026-01-31', printedEnd: '2026-03-09' } },
      'validation',
      '2026-03-09',
    ],
    ['validation: no notice, no date', { channel: 'collector' }, 'validation', null],
  ])('%s', (_, ...[change, kind, expected]) => {
    expect(due(change, kind)).toBe(expected)
  })

  it.each<[DisputeCase['channel'], readonly DeadlineKind[]]>([
    ['bureau', ['reinvestigation', 'frivolous_notice', 'results_notice', 'cfpb_door']],
    ['furnisher', ['furnisher_investigation']],
    ['identity_theft_block', ['block']],
    ['collector', []],
  ])('a %s dispute has its own kinds only', (channel, kinds) => {
    const found = deadlinesFor({ ...BUREAU, channel }).map((deadline) => deadline.kind)
    expect(found.toSorted()).toEqual([...kinds].toSorted())
  })

  it('has no clock before a delivery is known or expected', () => {
    expect(deadlinesFor({ ...BUREAU, receivedOn: null })).toEqual([])
  })

  it('sorts by date', () => {
    const dates = deadlinesFor({ ...BUREAU, procedureRequestedOn: '2026-03-03' }).map((deadline) => deadline.due)
    expect(dates).toEqual(dates.toSorted())
  })
})

describe('why this date', () => {
  it('says from what it counts, and names a registered authority', () => {
    const found = deadlinesFor({ ...BUREAU, procedureRequestedOn: '2026-04-10' })
    expect(found.length).toBeGreaterThan(1)
    for (const deadline of found) {
      expect(deadline.why).toMatch(/^[A-Z].*\.$/)
      expect(AUTHORITIES).toHaveProperty(deadline.citation)
      expect(deadline.basis).toBe('recorded')
    }
  })

  it('says that a delivery is only expected', () => {
    const [first] = deadlinesFor({ ...BUREAU, receivedOn: null, expectedOn: '2026-03-05' })
    expect(first?.basis).toBe('expected')
    expect(first?.why).toContain('as expected')
    expect(first?.why).toContain('March 5, 2026')
  })

  it('says what would hold if the report was the free annual one, where that is unsure', () => {
    const why = deadlinesFor({ ...BUREAU, afterFreeAnnualReport: null }).find(
      (deadline) => deadline.kind === 'reinvestigation',
    )?.why
    expect(why).toContain('the bureau has 45 days')
  })
})

describe('calling a bureau late', () => {
  it('waits for the investigation, the notice and the mail', () => {
    expect(lateFrom(BUREAU)).toBe('2026-04-16')
    expect(lateFrom({ ...BUREAU, afterFreeAnnualReport: null })).toBe('2026-05-01')
  })

  it('says nothing before delivery, after completion, or of anyone but a bureau', () => {
    expect(lateFrom({ ...BUREAU, receivedOn: null, expectedOn: '2026-03-05' })).toBeNull()
    expect(lateFrom({ ...BUREAU, completedOn: '2026-03-20' })).toBeNull()
    expect(lateFrom({ ...BUREAU, channel: 'furnisher' })).toBeNull()
  })
})
