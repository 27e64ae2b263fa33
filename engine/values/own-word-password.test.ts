import { describe, expect, it } from 'vitest'
import { isOwnWordPassword } from '#engine/values/own-word-password.ts'

const DANA = { name: 'Dana Ruiz Whitfield', username: 'dana_w85', email: 'whitfield.d@example.test' }

describe('a password of the account’s own words', () => {
  it.each([
    'Whitfield1985',
    'Dana-Whitfield-1',
    'DANA_W85x',
    'Ruiz2026!',
    'WhitfieldD9',
    'Errata2026',
    'MyErrata1',
    'dAnAdAnA77',
    'Whitfield.D1',
  ])('%s is one', (password) => expect(isOwnWordPassword(password, DANA)).toBe(true))

  it.each(['Correct-Horse-7', 'Dana-Battery-Staple-8', 'Whitfield-lamp-7', '12345678', '', 'Horse85'])('%j is none', (password) =>
    expect(isOwnWordPassword(password, DANA)).toBe(false),
  )

  it('knows names in every alphabet, and takes no word that is too short to tell', () => {
    expect(isOwnWordPassword('Jürgen1985', { ...DANA, name: 'Jürgen Ó Sé' })).toBe(true)
    expect(isOwnWordPassword('Wu-lantern-1', { ...DANA, name: 'Li Wu' })).toBe(false)
  })
})
