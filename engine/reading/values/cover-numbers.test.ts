import { describe, expect, it } from 'vitest'
import { coverNumbers } from '#engine/reading/values/cover-numbers.ts'

describe('the text of a page', () => {
  it.each([
    ['SSN 123-45-6789.', 'SSN XXX-XX-6789.'],
    ['SSN 123 45 6789', 'SSN XXX-XX-6789'],
    ['SSN 123456789', 'SSN XXX-XX-6789'],
    ['SSN 123 - 45 - 6789', 'SSN XXX-XX-6789'],
    ['SSN 123–45–6789', 'SSN XXX-XX-6789'],
    ['Account 4447961234567890', 'Account XXXX7890'],
    ['Account 4447 9612 3456 7890', 'Account XXXX7890'],
  ])('%s keeps four digits', (text, covered) => {
    expect(coverNumbers(text)).toBe(covered)
  })

  it.each([
    'Atlanta, GA 30374-0256',
    '2026 2025 2024 2023',
    'Opened 06/15/2021, balance $18,000',
    'XXXXXXXX1234',
    'Account 517805XXXXXXXXXX',
    'Account 9975721933388****',
    'Account PPH0000000003898****',
    '(866) 349-5191',
  ])('%s stays', (text) => {
    expect(coverNumbers(text)).toBe(text)
  })
})
