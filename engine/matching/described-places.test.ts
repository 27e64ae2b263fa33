import { describe, expect, it } from 'vitest'
import { describedPlaces } from '#engine/matching/described-places.ts'
import { CARD, reportWith } from '#engine/testing/credit-file.ts'
import { makeInquiry } from '#engine/testing/make.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'

const SECOND = { ...CARD, id: 'second', creditorName: 'Oak Bank, N.A.' }
const REPORTS = [
  reportWith([CARD, SECOND], { id: 'r1', bureau: 'equifax', inquiries: [makeInquiry({ id: 'i', creditorName: 'OAK BANK' })] }),
  reportWith([CARD, { ...CARD, id: 'twin' }], { id: 'r2', bureau: 'experian' }),
]

const of = (creditor: string, disputeTargets: readonly DisputeTarget[], description = 'I paid this on time.') =>
  describedPlaces({ creditor, description, disputeTargets }, REPORTS).map(({ reportId, subjectId }) => `${reportId} ${subjectId}`)

describe('what a dispute from the form is about', () => {
  it.each<[string, readonly DisputeTarget[], readonly string[]]>([
    ['Harbor Card', ['equifax'], ['r1 card']],
    ['oak bank na', ['equifax', 'transunion'], ['r1 second']],
    ['Oak Bank', ['creditor'], ['r1 second']],
    ['Harbor Card', ['experian'], []],
    ['Harbor Card', ['creditor'], ['r1 card']],
    ['Harbor', ['equifax'], []],
    ['Oak Bank', ['experian'], []],
    ['N.A.', ['equifax'], []],
  ])('%s with %s is %s', (creditor, targets, places) => expect(of(creditor, targets)).toEqual(places))

  it('is the inquiry where it says so', () =>
    expect(of('Oak Bank', ['equifax'], 'About the inquiry of March 2, 2024. I never applied.')).toEqual(['r1 i']))
})
