import { describe, expect, it } from 'vitest'
import {
  answerOf,
  choiceWords,
  noteOnRead,
  problemOfAnswer,
  writeField,
  writeForEditing,
  writeRead,
} from '#web/screens/confirm-values/confirmation-words.ts'

describe('a value that waits for the member', () => {
  it.each([
    ['date', '2019-03-05', 'March 5, 2019'],
    ['date', '2019-03', 'March 2019'],
    ['money', '1284', '$1,284'],
    ['money', '12.50', '$12.50'],
    ['month_code', '30', '30 days late'],
    ['choice', 'authorized_user', 'Authorized user'],
    ['text', 'CAPITAL ONE', 'CAPITAL ONE'],
    ['date', '', 'nothing printed there'],
  ] as const)('%s %s reads %s', (kind, value, words) => expect(writeRead({ kind, value })).toBe(words))

  it.each([
    ['account/7/accountNumber', 'text', '807926******', 'We keep only the last four digits of a number.'],
    ['account/7/paymentHistory.2021-02', 'month_code', 'COL', 'Printed as “COL”.'],
    ['account/7/paymentHistory.2021-02', 'month_code', '', null],
    ['account/7/creditorName', 'text', 'CAPITAL ONE', null],
  ] as const)('%s (%s) says why the picture shows %s', (key, kind, quote, note) =>
    expect(noteOnRead({ key, kind, evidence: { page: 1, box: [1, 2, 3, 4], quote } })).toBe(note),
  )

  it('is corrected in the form that reports print, and sent in the form of the wire', () => {
    expect(writeForEditing({ kind: 'date', value: '2019-03-05' })).toBe('03/05/2019')
    expect(writeForEditing({ kind: 'date', value: '2019-03' })).toBe('03/2019')
    expect(answerOf({ kind: 'date' }, ' 3/5/2019 ')).toBe('2019-03-05')
    expect(answerOf({ kind: 'date' }, 'Mar 2019')).toBe('2019-03')
    expect(answerOf({ kind: 'money' }, ' 1,284 ')).toBe('1,284')
  })

  it('is checked as the server checks it', () => {
    expect(problemOfAnswer({ key: 'account/7/dateOpened' }, '13/40/2019')).toContain('Write the date')
    expect(problemOfAnswer({ key: 'account/7/dateOpened' }, '3/5/2019')).toBeNull()
    expect(problemOfAnswer({ key: 'account/7/currentBalance' }, 'much')).toContain('amount in dollars')
    expect(problemOfAnswer({ key: 'account/7/paymentHistory.2024-05' }, 'late')).toContain('codes')
    expect(problemOfAnswer({ key: 'personalInfo/phones@1,20.5,30,40,10' }, '555-0100')).toBeNull()
    expect(problemOfAnswer({ key: 'report/score' }, ' ')).toContain('Write what the page says')
  })

  it('is named by its field, months in words', () => {
    expect(writeField({ field: 'Payment history 2024-05' })).toBe('Payment history, May 2024')
    expect(writeField({ field: 'Date opened' })).toBe('Date opened')
  })

  it('has words for every code', () => {
    expect(choiceWords('charge_off')).toBe('Charged off')
    expect(choiceWords('in_collections')).toBe('In collections')
  })
})
