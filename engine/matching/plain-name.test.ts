import { expect, it } from 'vitest'
import { plainName } from '#engine/matching/plain-name.ts'

it.each([
  ['Example Lending, LLC.', 'example lending'],
  ['FIRST BANK, N.A.', 'first bank'],
  ['Cohen & Co', 'cohen'],
  ['COMPANYWIDE CORP', 'companywide'],
])('%s is %s: punctuation and legal form are dropped', (name, plain) => {
  expect(plainName(name)).toBe(plain)
})
