import { describe, expect, it } from 'vitest'
import { registrationForm } from '#contract/accounts.ts'

const FORM = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.test',
  username: 'dana',
  password: 'Correct-Horse-7',
  confirmPassword: 'Correct-Horse-7',
  phone: '',
}

const wordsFor = (change: Partial<typeof FORM>): string[] =>
  registrationForm.safeParse({ ...FORM, ...change }).error?.issues.map(({ message }) => message) ?? []

describe('the registration form', () => {
  it('takes a whole answer as it is', () => {
    expect(registrationForm.parse(FORM)).toEqual(FORM)
  })

  it('says that the passwords differ beside whatever else is wrong', () => {
    expect(wordsFor({ confirmPassword: '' })).toEqual(['Passwords do not match'])
    expect(wordsFor({ username: 'd', password: 'short', confirmPassword: 'other' })).toEqual([
      'Username must be at least 3 characters',
      'Password must be at least 8 characters',
      'Passwords do not match',
    ])
  })
})
