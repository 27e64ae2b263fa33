import { describe, expect, it } from 'vitest'
import { complaintClocks, complaintIn } from '#engine/next-rounds/complaint-clocks.ts'

describe('the days of a complaint to the CFPB', () => {
  it.each([
    // Calendar days: holidays and weekends count.
    ['2026-12-17', '2027-01-01', '2027-02-15'],
    ['2028-02-14', '2028-02-29', '2028-04-14'],
    ['2027-02-01', '2027-02-16', '2027-04-02'],
  ])('filed on %s are %s and %s', (filedOn, first, last) => {
    const clocks = complaintClocks({ bureau: 'experian', filedOn })
    expect(clocks.map(({ kind, due }) => [kind, due])).toEqual([
      ['cfpb_response', first],
      ['cfpb_final_response', last],
    ])
    for (const { why } of clocks) expect(why).toContain('not a statute')
  })

  it.each([
    ['cfpb_complaint-experian', { bureau: 'experian', filedOn: '2027-02-01' }],
    ['attorney_general-experian', null],
    ['lawyer_packet', null],
    ['nonsense', null],
  ])('of %s are of %j', (round, complaint) => {
    expect(complaintIn({ round, filedOn: '2027-02-01', number: null })).toEqual(complaint)
  })
})
