import { describe, expect, it } from 'vitest'
import { areLikeNames, isShortName, nameWords } from '#engine/matching/like-names.ts'

const areLike = (one: string, other: string): boolean => areLikeNames(nameWords(one), nameWords(other))

describe('names that are alike', () => {
  it.each([
    ['BARCLAYSBK', 'BARCLAYS BANK DELAWARE'],
    ['JEFFERSNCAPT', 'JEFFERSON CAPITAL SYSTEMS'],
    ['WF CRD SVC', 'WELLS FARGO CARD SERVICES'],
    ['PENFED CU', 'PENTAGON FEDERAL CREDIT UNION'],
    ['NCS', 'NATIONAL CREDIT SYSTEMS'],
    ['DEPTEDNELNET', 'US DEPT OF ED/NELNET'],
    ['HYUNDAI MOTOR FINANCE', 'HYUNDAI CAPITAL AMERICA'],
    ['RESURGENT/LVNV FUNDING', 'LVNV FUNDING LLC'],
    ['WEBBANK/FHUT', 'WEBBANK/FINGERHUT'],
    ['TARGET N.B.', 'TD BANK USA/TARGET CREDIT'],
    ['THD/CBNA', 'CBNA/THE HOME DEPOT'],
    ['BBY/CBNA', 'CBNA/BEST BUY'],
    ['SYNCB/JCP', 'JC PENNEY/SYNCB'],
    ['RIVERSIDE CREDIT UNION', 'RIVERSIDE COMMUNITY CREDIT UNION'],
    ['FST PREMIER', 'FIRST PREMIER BANK'],
    ['ALLIANT', 'ALLIANT CREDIT UNION'],
    ['HYUNDAI CAPITAL AMERICA DBA HYUNDAI MOTOR FINANCE', 'HYUNDAI MTR FN'],
  ])('%s and %s', (one, other) => {
    expect(areLike(one, other)).toBe(true)
    expect(areLike(other, one)).toBe(true)
  })

  it.each([
    ['SYNCB/AMAZON', 'SYNCB/LOWES'],
    ['FIRST BANK OF OHIO', 'FIRST BANK OF OMAHA'],
    ['CAPITAL ONE', 'JEFFERSON CAPITAL SYSTEMS'],
    ['CREDIT', 'CREDIT ONE BANK'],
    ['MERIDIAN AUTO', 'SUMMIT AUTO'],
    ['NATIONAL CREDIT SYSTEMS', 'NATIONAL CREDIT UNION'],
    ['CITY OF DAYTON WATER', 'CITY OF TOLEDO WATER'],
    ['AB', 'ALPHA BANK'],
    ['RIVERSIDE COMMUNITY CREDIT UNION', 'RIVERSIDE TEACHERS CREDIT UNION'],
    ['HARBOR NATIONAL BANK', 'HARBOR MARINERS BANK'],
    ['FIRST CITIZENS BANK', 'CITIZENS NATIONAL BANK'],
    ['FIRST CITIZENS BANK', 'CITIZENS BANK NA'],
    ['ONE NEVADA CREDIT UNION', 'NEVADA STATE BANK'],
    ['PEOPLES BANK', 'PEOPLES CU'],
    ['HERITAGE BANK', 'HERITAGE FCU'],
    ['THD/CBNA', 'SYNCB/THE HOME DEPOT'],
    ['CITI/SEARS', 'SHELL/CITI'],
    ['', 'ALPHA BANK'],
  ])('%s is not like %s', (one, other) => {
    expect(areLike(one, other)).toBe(false)
    expect(areLike(other, one)).toBe(false)
  })

  it('a store behind the stroke tells two cards of a bank apart', () => {
    expect(isShortName(nameWords('ELMHURST BANK'), nameWords('ELMHURST BANK/LAKE'))).toBe(false)
    expect(isShortName(nameWords('ELMHURST BK'), nameWords('ELMHURST BANK'))).toBe(true)
  })
})
