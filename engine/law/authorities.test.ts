import { describe, expect, it } from 'vitest'
import { RULES } from '#engine/audit/rules.ts'
import { AUTHORITIES, citable, type AuthorityId } from '#engine/law/authorities.ts'
import type { Authority } from '#engine/law/authority.ts'
import { after, chargeOffDates, PERIODS } from '#engine/law/periods.ts'
import { FEDERAL_STUDENT_LOAN_ON_RAMP, FEDERAL_STUDENT_LOAN_PAUSE } from '#engine/law/windows.ts'
import { isDay } from '#engine/values/day.ts'

const DAY = '2026-11-20'
const IDS = Object.keys(AUTHORITIES).filter((id): id is AuthorityId => id in AUTHORITIES)

describe('the law registry', () => {
  it.each([
    ['cfpb_circular_2022_07', '2025-05-11', '2025-05-12'],
    ['cfpb_background_screening_2024', '2025-05-11', '2025-05-12'],
    ['cfpb_file_disclosure_2024', '2025-05-11', '2025-05-12'],
    ['cfpb_medical_debt_rule', '2025-07-10', '2025-07-11'],
  ] as const)('refuses %s from the day it fell', (id, last, end) => {
    expect([citable(id, last), citable(id, end), citable(id, DAY)]).toEqual([true, false, false])
  })

  it('refuses a text before it is in force', () => {
    expect([citable('cares_3513', '2020-03-26'), citable('cares_3513', '2020-03-27')]).toEqual([false, true])
  })

  it.each(IDS)('%s has real days, a source and a title', (id) => {
    const { effective, ended, source, title, cite }: Authority = AUTHORITIES[id]
    for (const day of [effective, ended]) expect(day === null || isDay(day)).toBe(true)
    expect(source).toMatch(/^https:\/\//)
    expect(title.length * cite.length).toBeGreaterThan(0)
  })

  it('has no citation twice', () => {
    const cites = IDS.map((id) => AUTHORITIES[id].cite)
    expect(new Set(cites).size).toBe(cites.length)
  })

  it.each(RULES.map((rule) => [rule.id, rule.citations] as const))('%s cites only what can be cited', (_id, citations) => {
    expect(citations.length).toBeGreaterThan(0)
    expect(citations.filter((id) => !citable(id, DAY))).toEqual([])
  })
})

describe('the numbers of law', () => {
  it.each(Object.entries(PERIODS))('%s rests on an authority that can be cited', (_name, period) => {
    expect(citable(period.authority, DAY)).toBe(true)
    expect(period.value).toBeGreaterThan(0)
  })

  it('counts years and calendar days, leap days included', () => {
    expect(after('2016-02-29', PERIODS.adverse_item_report)).toBe('2023-02-28')
    expect(after('2025-02-01', PERIODS.reinvestigation)).toBe('2025-03-03')
    expect(() => after('2025-02-01', PERIODS.theft_block)).toThrow(RangeError)
  })

  it('has two dates for a charge-off: 180 days first, then seven years', () => {
    expect(chargeOffDates('2017-03-10')).toEqual({ customary: '2024-03-10', outermost: '2024-09-06' })
  })

  it('knows the pause of federal student loans', () => {
    expect([FEDERAL_STUDENT_LOAN_PAUSE.from, FEDERAL_STUDENT_LOAN_PAUSE.to]).toEqual(['2020-04', '2023-09'])
    expect([FEDERAL_STUDENT_LOAN_ON_RAMP.from, FEDERAL_STUDENT_LOAN_ON_RAMP.to]).toEqual(['2023-10', '2024-09'])
  })
})
