import { describe, expect, it } from 'vitest'
import { credentials } from '#contract/credentials.ts'
import { firstOfEach } from '#web/platform/plain-form.ts'

describe('a plain form', () => {
  it('tells one problem a field, in the order of its schema', () => {
    const { error } = credentials.safeParse({ username: ' ', password: '' })
    expect(firstOfEach(error?.issues ?? [])).toEqual([
      { field: 'username', message: 'Email or username is required' },
      { field: 'password', message: 'Password is required' },
    ])
  })

  it('keeps the first of several about the same field', () => {
    const { error } = credentials.safeParse({ username: 'dana', password: undefined })
    const issues = error?.issues ?? []
    expect(firstOfEach([...issues, ...issues])).toHaveLength(1)
  })
})
