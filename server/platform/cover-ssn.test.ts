import { expect, it } from 'vitest'
import { withoutSsn } from '#server/platform/cover-ssn.ts'

it('a written Social Security number reaches no operation, however deep it was typed', () => {
  const body = { note: 'I am 219-09-9999', list: [{ words: ['219 09 9999'] }], count: 3, none: null, digits: '219099999' }
  expect(withoutSsn(body)).toEqual({
    note: 'I am XXX-XX-9999',
    list: [{ words: ['XXX-XX-9999'] }],
    count: 3,
    none: null,
    digits: '219099999',
  })
})

it('what is a secret itself stays as it is', () => {
  const secrets = { ssn: '219-09-9999', password: 'a 219-09-9999', currentPassword: '219-09-9999', token: '219-09-9999' }
  expect(withoutSsn({ credentials: secrets })).toEqual({ credentials: secrets })
})
