import { describe, expect, it } from 'vitest'
import { newPasswordForm } from '#contract/accounts.ts'
import { passwordStrength, unnamedChooser } from '#web/parts/password-strength.ts'

describe('the strength of a password', () => {
  it.each([
    ['', 0, 'Very Weak'],
    ['a', 1, 'Very Weak'],
    ['aaaaaaa', 1, 'Very Weak'],
    ['aaaaaaaa', 2, 'Weak'],
    ['aA', 2, 'Weak'],
    ['aA1', 3, 'Fair'],
    ['aaaaaaA1', 4, 'Good'],
    ['aA1!', 4, 'Good'],
    ['aaaaaA1!', 5, 'Strong'],
    ['aaaaaA1 ', 5, 'Strong'],
    ['ññññññññ', 2, 'Weak'],
  ])('of %o is %i: %s', (password, score, label) => {
    expect(passwordStrength(password)).toMatchObject({ score, label })
  })

  it('of its member’s own words is weak, whatever else it has', () => {
    const dana = { name: 'Dana Whitfield', username: 'dana_w', email: 'dana@example.test' }
    expect(passwordStrength('Whitfield1985!', dana)).toMatchObject({ score: 2, label: 'Weak' })
    expect(passwordStrength('Correct-Horse-7', dana).label).toBe('Strong')
  })

  it('is weak too where no one says whose it is: of our name, and of the words of one that was refused', () => {
    expect(passwordStrength('Errata-2026!', unnamedChooser([])).label).toBe('Weak')
    expect(passwordStrength('Whitfield1985!', unnamedChooser([])).label).toBe('Strong')
    const refused = unnamedChooser(['Whitfield1985!', 'Password1'])
    expect(['Whitfield-1986!', 'whitfielD1!', 'Password2!'].map((typed) => passwordStrength(typed, refused).label)).toEqual([
      'Weak',
      'Weak',
      'Weak',
    ])
    expect(passwordStrength('Correct-Horse-7', refused).label).toBe('Strong')
  })

  it('says which of the five points are there', () => {
    expect(passwordStrength('aA1').criteria.map(({ isMet }) => isMet)).toEqual([false, true, true, true, false])
  })

  it('needs no special character to be taken: Good is enough', () => {
    expect(passwordStrength('aaaaaaA1').label).toBe('Good')
    expect(newPasswordForm.safeParse({ password: 'aaaaaaA1', confirmPassword: 'aaaaaaA1' }).success).toBe(true)
  })
})

describe('the form', () => {
  const problems = (password: string, confirmPassword: string): string[] =>
    newPasswordForm
      .safeParse({ password, confirmPassword })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

  it.each([
    ['', '', ['password: Password is required', 'confirmPassword: Please confirm your password']],
    ['Ab1', 'Ab1', ['password: Password must be at least 8 characters long']],
    [
      'aaaaaaaa',
      'aaaaaaaa',
      ['password: Password must contain at least one uppercase letter, one lowercase letter, and one number'],
    ],
    ['aaaaaaA1', '', ['confirmPassword: Please confirm your password']],
    ['aaaaaaA1', 'aaaaaaA2', ['confirmPassword: Passwords do not match']],
    ['aaaaaaA1', 'aaaaaaA1', []],
  ])('%o and %o: %j', (password, confirmPassword, expected) => {
    expect(problems(password, confirmPassword)).toEqual(expected)
  })
})
