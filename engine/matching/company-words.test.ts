import { describe, expect, it } from 'vitest'
import { companyWords } from '#engine/matching/company-words.ts'

const share = (a: string, b: string): boolean => [...companyWords(a)].some((word) => companyWords(b).has(word))

describe('the words of a company', () => {
  it.each([
    ['JPMCB CARD', 'CHASE BANK USA NA'],
    ['CAP ONE', 'CAPITAL ONE BANK USA NA'],
    ['CREDCO/LAKE HOME LENDING', 'LAKE HOME LENDING LLC'],
    ['700CREDIT/LAKE FICTION TOYOTA', 'TOYOTA MOTOR CREDIT CORP'],
    ['AMERICREDIT/GM FINANCIAL', 'GM FINANCIAL'],
    ['SYNCB/AMAZON', 'AMAZON SYNCB'],
  ])('%s and %s have one in common', (a, b) => expect(share(a, b)).toBe(true))

  it.each([
    ['FIRST NATIONAL BANK', 'SECOND NATIONAL BANK'],
    ['HARBOR CREDIT UNION', 'OAK FEDERAL CREDIT UNION'],
    ['CAPITAL ONE', 'CAPITAL BANK'],
    ['MERIDIAN AUTO FINANCE', 'TRI CITY MOTOR CREDIT'],
    ['CREDIT CARD SERVICES', 'LOAN SERVICES'],
  ])('%s and %s have none', (a, b) => expect(share(a, b)).toBe(false))
})
