import { expect, it } from 'vitest'
import { canBeBirthday } from '#engine/identity/birthday.ts'

it.each(['1985-04-12', '1985', '1901-01-01', '2026-11-29'])('%s can be a birthday', (born) =>
  expect(canBeBirthday(born, '2026-11-29')).toBe(true),
)

it.each(['0000-01-01', '0099-12-31', '1895-12-31', '2026-11-30', '2027', '9999-12-31'])('%s cannot', (born) =>
  expect(canBeBirthday(born, '2026-11-29')).toBe(false),
)
