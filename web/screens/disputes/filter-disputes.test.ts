import { describe, expect, it } from 'vitest'
import { type Dispute, filterDisputes, filterOf } from '#web/screens/disputes/filter-disputes.ts'

type Row = Pick<Dispute, 'creditor' | 'description' | 'trackingNumbers' | 'status'>

const VERIZON: Row = {
  creditor: 'Verizon Wireless',
  description: 'Paid in 2022',
  trackingNumbers: ['9407 1118'],
  status: 'in_progress',
}
const LVNV: Row = {
  creditor: 'LVNV Funding',
  description: 'I do not know this account',
  trackingNumbers: [],
  status: 'pending',
}
const ALL = [VERIZON, LVNV]

describe('finding a dispute', () => {
  it('shows all by default', () => {
    expect(filterDisputes(ALL, '', 'all')).toEqual(ALL)
    expect(filterOf('nonsense')).toBe('all')
  })

  it('looks in creditor, reason and tracking number, for every word', () => {
    expect(filterDisputes(ALL, 'verizon PAID', 'all')).toEqual([VERIZON])
    expect(filterDisputes(ALL, '1118', 'all')).toEqual([VERIZON])
    expect(filterDisputes(ALL, 'verizon know', 'all')).toEqual([])
  })

  it('keeps to a status', () => {
    expect(filterDisputes(ALL, '', filterOf('pending'))).toEqual([LVNV])
    expect(filterDisputes(ALL, 'verizon', 'pending')).toEqual([])
  })
})
