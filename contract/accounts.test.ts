import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { register, registrationForm, resetRequest } from '#contract/accounts.ts'
import { credentials } from '#contract/credentials.ts'
import { NO_SSN } from '#contract/values.ts'

const problemsOf = (schema: z.ZodType, values: unknown): string[] =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

const FILLED = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.test',
  username: 'dana_w',
  password: 'Correct-Horse-7',
  confirmPassword: 'Correct-Horse-7',
  phone: '(555) 123-4567',
}

describe('the registration form', () => {
  it.each([
    {},
    { phone: '' },
    { phone: undefined },
    { firstName: 'Дана', lastName: '李' },
    { username: 'abc' },
    { username: 'dana_123456789' },
    { email: 'dana123456789@example.test' },
    { password: 'aaaaaaA1', confirmPassword: 'aaaaaaA1' },
  ])('takes %o', (change) => expect(problemsOf(registrationForm, { ...FILLED, ...change })).toEqual([]))

  it.each([
    [{ firstName: ' ' }, 'firstName: First name is required'],
    [{ lastName: '' }, 'lastName: Last name is required'],
    [{ firstName: '😀' }, 'firstName: A name needs at least one letter'],
    [{ lastName: '–.' }, 'lastName: A name needs at least one letter'],
    [{ email: '' }, 'email: Email is required'],
    [{ email: 'dana@example' }, 'email: Please enter a valid email address'],
    [{ username: '' }, 'username: Username is required'],
    [{ username: 'ab' }, 'username: Username must be at least 3 characters'],
    [{ username: '123456789' }, `username: ${NO_SSN}`],
    [{ email: '123-45-6789@example.test' }, `email: ${NO_SSN}`],
    [{ password: '', confirmPassword: '' }, 'password: Password is required'],
    [{ password: 'aaaaaA1', confirmPassword: 'aaaaaA1' }, 'password: Password must be at least 8 characters'],
    ...['AAAAAAA1', 'aaaaaaa1', 'aaaaaaAA'].map((password): [object, string] => [
      { password, confirmPassword: password },
      'password: Password must contain uppercase, lowercase, and number',
    ]),
    [{ confirmPassword: 'Correct-Horse-8' }, 'confirmPassword: Passwords do not match'],
    [{ phone: '555-123-4567' }, 'phone: Phone must be in format: (555) 123-4567'],
  ] satisfies [object, string][])('refuses %o with the documents’ words', (change, problem) => {
    expect(problemsOf(registrationForm, { ...FILLED, ...change })).toEqual([problem])
  })

  it('takes a whole answer as it is', () => {
    expect(registrationForm.parse(FILLED)).toEqual(FILLED)
    expect(registrationForm.parse({ ...FILLED, phone: '' })).toEqual({ ...FILLED, phone: '' })
  })

  it('keeps a name on one line: it is over letters', () => {
    expect(registrationForm.parse({ ...FILLED, firstName: ' Dana\r\n\nMarie ' }).firstName).toBe('Dana Marie')
    const body = { username: 'dana_w', email: FILLED.email, password: FILLED.password }
    expect(register.body.parse({ ...body, name: 'Dana\n\nI owe nothing' }).name).toBe('Dana I owe nothing')
    expect(register.body.safeParse({ ...body, name: ' \n ' }).error?.issues[0]?.message).toBe('First name is required')
  })

  it('says that the passwords differ beside whatever else is wrong', () => {
    expect(problemsOf(registrationForm, { ...FILLED, confirmPassword: '' })).toEqual(['confirmPassword: Passwords do not match'])
    expect(problemsOf(registrationForm, { ...FILLED, username: 'd', password: 'short', confirmPassword: 'other' })).toEqual([
      'username: Username must be at least 3 characters',
      'password: Password must be at least 8 characters',
      'confirmPassword: Passwords do not match',
    ])
  })
})

describe('the login form', () => {
  it('needs both, and lowers the identifier', () => {
    expect(problemsOf(credentials, { username: ' ', password: '' })).toEqual([
      'username: Email or username is required',
      'password: Password is required',
    ])
    expect(credentials.parse({ username: 'Dana@Example.TEST', password: 'Aa1' })).toEqual({
      username: 'dana@example.test',
      password: 'Aa1',
    })
  })
})

describe('the form that asks for a reset link', () => {
  it.each([
    '<dana@example.test>',
    'dana,kim@example.test',
    'dana@example..test',
    'dana@.test',
    'dana@example.test.',
    'da"na@example.test',
  ])('takes no address that no message can be sent to: %s', (email) =>
    expect(problemsOf(resetRequest, { email })).toEqual(['email: Please enter a valid email address']),
  )

  it('needs an email that looks like one', () => {
    expect(problemsOf(resetRequest, { email: '' })).toEqual(['email: Email is required'])
    expect(problemsOf(resetRequest, { email: 'dana' })).toEqual(['email: Please enter a valid email address'])
    expect(problemsOf(resetRequest, { email: 'dana@example.test' })).toEqual([])
  })
})
