import { describe, expect, it } from 'vitest'
import { mailPieceDigits, routeOf } from '#engine/letters/intelligent-mail.ts'

const PIECE = { serviceType: '270', mailerId: '123456', serial: 42, route: '303740256' }

describe('the digits of an Intelligent Mail barcode', () => {
  it.each([
    [PIECE, '00270123456000000042303740256'],
    [{ ...PIECE, mailerId: '912345678', route: '75013' }, '0027091234567800004275013'],
    [{ ...PIECE, serial: 999_999 }, '00270123456000999999303740256'],
  ])('%o', (piece, digits) => {
    expect(mailPieceDigits(piece)).toBe(digits)
    expect([25, 29]).toContain(digits.length)
  })

  it.each([
    { ...PIECE, mailerId: '912345' },
    { ...PIECE, mailerId: '812345678' },
    { ...PIECE, serviceType: '27' },
    { ...PIECE, serial: 1_000_000 },
    { ...PIECE, serial: 1.5 },
    { ...PIECE, route: '3037' },
  ])('%o has none', (piece) => expect(mailPieceDigits(piece)).toBeNull())
})

it.each([
  [['Equifax', 'Atlanta, GA 30374-0256'], '303740256'],
  [['A', 'Allen, TX 75013 '], '75013'],
  [['A', 'Allen, TX'], null],
  [['A', 'No 123456'], null],
  [[], null],
])('the route of %o is %s', (lines, route) => expect(routeOf(lines)).toBe(route))
