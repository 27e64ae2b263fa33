import { describe, expect, it } from 'vitest'
import type { DisputeCase } from '#engine/disputes/deadlines.ts'
import { type Contact, followUpSteps, verificationSteps } from '#engine/disputes/follow-up.ts'
import { disputeCase } from '#engine/testing/dispute-case.ts'

const CASE = disputeCase({ receivedOn: '2026-11-23', expectedOn: '2026-11-23' })
const contact = (change: Partial<Contact> = {}, days: Partial<DisputeCase> = {}): Contact => ({
  target: 'experian',
  kind: 'dispute',
  sentOn: '2026-11-20',
  writtenOn: '2026-11-20',
  dispute: { ...CASE, ...days },
  ...change,
})
const step = (
  today: string,
  contacts: readonly Contact[],
  status: 'pending' | 'under_review' | 'resolved' | 'rejected' = 'under_review',
) => followUpSteps({ status, contacts }, today)[0]

describe('when a follow-up is due', () => {
  it('is not before the latest date: 45 days, five business days, a week of mail', () => {
    // 45 days from November 23 are January 7; five business days later January 14; a week of mail, January 21.
    expect(step('2027-01-21', [contact()])).toMatchObject({ kind: 'wait', bureau: 'experian', dueOn: '2027-01-22' })
    expect(step('2027-01-22', [contact()])).toMatchObject({
      kind: 'due',
      letter: 'no_answer',
      earlier: { writtenOn: '2026-11-20', receivedOn: '2026-11-23' },
    })
  })

  it('is never while the delivery is only expected, and without one no clock runs', () => {
    expect(step('2028-01-01', [contact({}, { receivedOn: null })])).toMatchObject({ kind: 'wait', dueOn: '2027-01-22' })
    expect(step('2028-01-01', [contact({}, { receivedOn: null, expectedOn: null })])).toMatchObject({ kind: 'wait', dueOn: null })
  })

  it('counts from the last dispute, and waits after a follow-up until a further round', () => {
    const again = contact({ sentOn: '2027-01-10', writtenOn: '2027-01-10' }, { receivedOn: '2027-01-12' })
    expect(step('2027-01-22', [contact(), again])).toMatchObject({ kind: 'wait' })
    const asked = contact({ kind: 'no_answer', sentOn: '2027-01-25' })
    expect(step('2027-06-01', [asked, contact()])).toMatchObject({ kind: 'wait', dueOn: null, citation: expect.any(String) })
    const round = contact({ sentOn: '2027-02-01', writtenOn: '2027-02-01' }, { receivedOn: '2027-02-03' })
    expect(step('2027-06-01', [contact(), asked, round])).toMatchObject({ kind: 'due', earlier: { writtenOn: '2027-02-01' } })
  })

  it('names no day of a letter that was recorded after it went out', () => {
    expect(step('2028-01-01', [contact({ writtenOn: '2026-12-20' })])).toMatchObject({
      earlier: { writtenOn: null, receivedOn: '2026-11-23' },
    })
  })

  it('asks how an entry was verified, once', () => {
    expect(step('2026-12-20', [contact()], 'rejected')).toMatchObject({ kind: 'due', letter: 'method_of_verification' })
    const asked = contact({ kind: 'method_of_verification', sentOn: '2026-12-21' }, { receivedOn: '2026-12-24' })
    expect(step('2027-03-01', [contact(), asked], 'rejected')).toMatchObject({ kind: 'wait', dueOn: '2027-01-08' })
  })

  it('has nothing to do with what is resolved, was not sent, or went to the company alone', () => {
    expect(step('2028-01-01', [contact()], 'resolved')).toMatchObject({ kind: 'none', why: expect.stringContaining('resolved') })
    expect(step('2028-01-01', [], 'pending')).toMatchObject({
      kind: 'none',
      why: expect.stringContaining('Nothing has been sent yet'),
    })
    expect(step('2028-01-01', [contact({ target: 'creditor' })])).toMatchObject({ kind: 'none' })
  })
})

describe('how an entry was verified', () => {
  const steps = (status: 'under_review' | 'resolved' | 'rejected') =>
    verificationSteps({ status, contacts: [contact()] }, '2026-12-20')

  it('is asked of the bureau that said that it was', () =>
    expect(steps('rejected')).toMatchObject([{ kind: 'due', bureau: 'experian', letter: 'method_of_verification' }]))

  it.each([
    ['that has not answered', steps('under_review')],
    ['that corrected or deleted it', steps('resolved')],
    ['of which nothing is disputed', verificationSteps(null, '2026-12-20')],
  ])('is not asked of one %s', (_, found) =>
    expect(found).toMatchObject([{ kind: 'none', why: expect.stringContaining('after it says it verified it') }]),
  )
})
