import { describe, expect, it } from 'vitest'
import { nameField, TOLD_FIELDS, writeField } from '#engine/audit/field-words.ts'
import { grid, makeAccount } from '#engine/testing/make.ts'

const account = makeAccount({
  statusText: 'Charge-off',
  currentBalance: 1_200_50,
  dateOpened: '2018-02',
  removalDate: '2027-03-01',
  responsibility: 'authorized_user',
  paymentHistory: grid('2024-03', '30'),
  remarks: ['Fixed rate'],
})

describe('a field in words', () => {
  it.each([
    ['statusText', 'Status', 'Charge-off'],
    ['currentBalance', 'Balance', '$1,200.50'],
    ['dateOpened', 'Date opened', 'February 2018'],
    ['removalDate', 'Removal date', 'March 1, 2027'],
    ['responsibility', 'Responsibility', 'authorized user'],
    ['paymentHistory.2024-03', 'Payment history', 'March 2024 (30 days late)'],
    ['remarks.0', 'Remark', 'Fixed rate'],
    ['creditLimit', 'Credit limit', null],
    ['remarks.1', 'Remark', null],
    ['paymentHistory.2024-04', 'Payment history', null],
    ['monthsReviewed', null, null],
    ['toString', null, null],
  ])('%s', (key, name, words) => {
    expect([nameField(key), writeField(account, key)]).toEqual([name, words])
  })

  it('has a name and a writer for each, and writes nothing where nothing is printed', () => {
    expect(TOLD_FIELDS.length).toBeGreaterThan(15)
    expect(TOLD_FIELDS.map((key) => writeField(makeAccount(), key)).filter((words) => words !== null)).toEqual([])
    expect(new Set(TOLD_FIELDS.map((key) => nameField(key))).size).toBe(TOLD_FIELDS.length)
  })
})
