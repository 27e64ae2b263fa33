import { describe, expect, it } from 'vitest'
import { departmentOf } from '#engine/matching/department.ts'

describe('the department that a name says', () => {
  it.each([
    ['JPMCB CARD SERVICES', 'cards'],
    ['WF CRD SVC', 'cards'],
    ['JPMCB AUTO FINANCE', 'cars'],
    ['Huntington Auto', 'cars'],
    ['PNC AUTO LN', 'cars'],
    ['US BANK HOME MORTGAGE', 'homes'],
    ['BANK OF AMERICA HOME LOANS', 'homes'],
    ['FIFTH THIRD HM EQ', 'homes'],
    ['CITIZENS STUDENT LOANS', 'students'],
  ])('%s: %s', (name, department) => expect(departmentOf(name)).toBe(department))

  it.each([
    'CAPITAL ONE',
    'CBNA/THE HOME DEPOT',
    'SYNCB/PEP BOYS AUTO',
    'AUTO CLUB CREDIT UNION',
    'HOMESTREET BANK',
    'DISCARDED GOODS',
    'LAKE BANK CARDS AND MORTGAGE',
    'DEPT OF EDUCATION',
    '',
  ])('%s says none', (name) => expect(departmentOf(name)).toBeNull())
})
