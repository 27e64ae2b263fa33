import { describe, expect, it } from 'vitest'
import { writeValue } from '#engine/reading/doubts/confirmations.ts'
import { parseAnswer } from '#engine/reading/doubts/parse-answer.ts'

const valueOf = (field: string, written: string): unknown => {
  const parsed = parseAnswer({ entry: field.startsWith('addresses') ? 'personalInfo' : 'account', field }, written)
  return parsed.kind === 'value' ? parsed.value : 'refused'
}

describe('what the member writes', () => {
  it.each([
    ['dateOpened', '05/31/2024', '2024-05-31'],
    ['dateOpened', 'May 2024', '2024-05'],
    ['dateOpened', '2024-05-31', '2024-05-31'],
    ['dateOpened', '2024-02-31', 'refused'],
    ['dateOpened', 'soon', 'refused'],
    ['currentBalance', '$1,234', 123400],
    ['currentBalance', '1234.5', 123450],
    ['currentBalance', '-20', -2000],
    ['currentBalance', '1,23', 'refused'],
    ['monthsReviewed', '84', 84],
    ['monthsReviewed', '8.4', 'refused'],
    ['status', 'closed', 'closed'],
    ['status', 'shut', 'refused'],
    ['paymentHistory.2024-05', 'charge_off', 'charge_off'],
    ['paymentHistory.2024-05', 'CO', 'refused'],
    ['accountNumber', '4447 9612 3456 7890', '7890'],
    ['lateCounts', '1 / 0 / 2', { days30: 1, days60: 0, days90: 2 }],
    ['addresses.0', '12 Oak St, Dayton, oh 45402', { street: '12 Oak St', city: 'Dayton', state: 'OH', zip: '45402' }],
    ['addresses.0', 'somewhere', 'refused'],
    ['statusText', '  Open ;  late ', 'Open ; late'],
  ])('%s: %s', (field, written, value) => {
    expect(valueOf(field, written.trim())).toEqual(value)
  })

  it.each([
    ['addresses.0', { street: '12 OAK ST', city: 'DAYTON', state: 'OH', zip: '45402' }],
    ['balanceHistory.2024-05', { month: '2024-05', balance: 123450, scheduledPayment: null, paid: 0, pastDue: -500 }],
    ['lateCounts', { days30: 1, days60: 0, days90: 2 }],
    ['contact', { lines: ['PO BOX 12', 'DAYTON, OH 45402'], phone: '(555) 010-0000' }],
    ['currentBalance', 99_905],
  ])('is what they were shown, written again: %s', (field, value) => {
    const entry = field.startsWith('addresses') ? 'personalInfo' : 'account'
    expect(valueOf(field, writeValue({ entry, field, value }))).toEqual(value)
  })
})
