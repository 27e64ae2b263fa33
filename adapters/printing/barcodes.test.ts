import { describe, expect, it } from 'vitest'
import {
  packageBarcode,
  POSTAL_SIZE,
  postalBarcode,
  postalStates,
  practicePackageBarcode,
  practicePostalBarcode,
} from '#adapters/printing/barcodes.ts'
import { RECIPIENT_AREA } from '#adapters/printing/envelope.ts'

describe('the Intelligent Mail barcode', () => {
  // The example of USPS-B-3200 itself.
  it('is that of the Postal Service for its own example', () => {
    expect(postalStates('0123456709498765432101234567891').join('')).toBe(
      'AADTFFDFTDADTAADAATFDTDDAAADDTDTTDAFADADDDTFFFDDTTTADFAAADFTDAADA',
    )
  })

  it('has the measures of the same paper and fits the window with its white', () => {
    const { width, height, bars } = postalBarcode('0123456709498765432101234567891')
    expect(bars).toHaveLength(65)
    expect([width, height]).toEqual([POSTAL_SIZE.width, POSTAL_SIZE.height])
    expect(
      bars.every((bar) => bar.left >= 0 && bar.left + bar.width <= width + 1e-9 && bar.top + bar.height <= height + 1e-9),
    ).toBe(true)
    expect(64 / ((bars.at(-1)?.left ?? 0) - (bars[0]?.left ?? 0))).toBeCloseTo(24)
    expect(width + 0.25).toBeLessThanOrEqual(RECIPIENT_AREA.width)
  })

  it.each(['', '123', '0523456709498765432', '0723456709498765432x', '07234567094987654321012', '09234567094987654321'])(
    'refuses %j',
    (digits) => expect(() => postalBarcode(digits)).toThrow(),
  )

  it('of practice holds nothing: only bars that neither rise nor fall', () => {
    const heights = new Set(practicePostalBarcode().bars.map(({ height }) => height))
    expect([...heights]).toEqual([practicePostalBarcode().bars[0]?.height])
  })
})

describe('the barcode of a certified label', () => {
  it('begins as every GS1-128 does and is as wide as its digits ask', () => {
    const { bars, width } = packageBarcode('9407199999999912345676', '30374')
    // Start C (211232) and FNC1 (411131), bar by bar.
    const modules = bars.slice(0, 6).map((bar) => Math.round(bar.width / 0.014))
    expect(modules).toEqual([2, 1, 3, 4, 1, 3])
    // Start, FNC1, 4 pairs of the route, FNC1, 11 pairs, check: 19 characters of 11 modules, and the stop of 13.
    expect(Math.round(width / 0.014)).toBe((1 + 1 + 4 + 1 + 11 + 1) * 11 + 13)
  })

  it.each([
    ['PRACTICE-ABCD-EFGH-JKLM', '30374'],
    ['70200000000000000001', '30374'],
    ['9407199999999912345676', '3037'],
  ])('refuses %s to %s', (number, zip) => expect(() => packageBarcode(number, zip)).toThrow())

  it('of practice is bars all alike', () => {
    expect(new Set(practicePackageBarcode().bars.map(({ width }) => width)).size).toBe(1)
  })
})
