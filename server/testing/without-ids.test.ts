import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { withoutIds } from './without-ids.ts'

it('takes out ids, tokens and hashes, and leaves what a person typed', () => {
  const id = '3a9958fe-8f33-4479-ac6f-7a1e3fc27aff'
  expect(withoutIds(`{"dispute":"${id}","last4":"9958","ssn":"734-21-9958"}`)).toBe(
    '{"dispute":"(id)","last4":"9958","ssn":"734-21-9958"}',
  )
  expect(withoutIds(`/letters/${id}?k=${randomBytes(32).toString('base64url')} 4447961234567890`)).toBe(
    '/letters/(id)?k=(id) 4447961234567890',
  )
  expect(withoutIds(randomUUID())).toBe('(id)')
})
