import bwip from 'bwip-js/node'

/** A bar in inches from the top left corner of its barcode. */
export interface Bar {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A barcode as it is drawn: no quiet zone in it. */
export interface DrawnBarcode {
  readonly width: number
  readonly height: number
  readonly bars: readonly Bar[]
}

/** USPS-B-3200, in inches: 20 to 24 bars an inch, a full bar 0.125 to 0.165 high; the smallest pitch, since the window is narrow. */
const POSTAL = { pitch: 1 / 24, bar: 0.02, full: 0.145, tracker: 0.05, bars: 65 } as const
/** What the same paper asks to be left white around it. */
export const POSTAL_QUIET = { across: 0.125, down: 0.028 } as const
export const POSTAL_SIZE = { width: (POSTAL.bars - 1) * POSTAL.pitch + POSTAL.bar, height: POSTAL.full } as const

/** What bwip-js calls a barcode of separate bars: their bottoms and heights. */
interface RawBars {
  readonly bbs: readonly number[]
  readonly bhs: readonly number[]
}
/** The same of a barcode whose bars differ in width: bar, space, bar, in modules. */
interface RawWidths {
  readonly sbs: readonly number[]
}

function isNumbers(found: unknown): found is number[] {
  return Array.isArray(found) && found.every((one) => typeof one === 'number')
}

function rawOf(options: { readonly bcid: string; readonly text: string; readonly dontlint?: boolean }): object {
  const stack: unknown = bwip.raw(options)
  const [first]: unknown[] = Array.isArray(stack) ? stack : []
  if (typeof first !== 'object' || first === null) throw new Error('The barcode could not be drawn.')
  return first
}

function rawBars(digits: string): RawBars {
  const raw = rawOf({ bcid: 'onecode', text: digits })
  const [bbs, bhs]: unknown[] = ['bbs' in raw ? raw.bbs : null, 'bhs' in raw ? raw.bhs : null]
  if (!isNumbers(bbs) || !isNumbers(bhs)) throw new Error('The barcode could not be drawn.')
  return { bbs, bhs }
}

function rawWidths(text: string): RawWidths {
  const raw = rawOf({ bcid: 'gs1-128', text, dontlint: true })
  const sbs: unknown = 'sbs' in raw ? raw.sbs : null
  if (!isNumbers(sbs)) throw new Error('The barcode could not be drawn.')
  return { sbs }
}

/** Full, ascender, descender, tracker: the four bars of an Intelligent Mail barcode. */
export type PostalState = 'F' | 'A' | 'D' | 'T'

/** 20 digits of tracking and none, 5, 9 or 11 of the route. */
const POSTAL_DIGITS = /^\d[0-4]\d{18}(?:\d{5}|\d{9}|\d{11})?$/

/** The 65 bars of an Intelligent Mail barcode. */
export function postalStates(digits: string): readonly PostalState[] {
  if (!POSTAL_DIGITS.test(digits)) throw new Error('An Intelligent Mail barcode has 20, 25, 29 or 31 digits.')
  const { bbs, bhs } = rawBars(digits)
  const top = Math.max(...bbs.map((bottom, index) => bottom + (bhs[index] ?? 0)))
  return bbs.map((bottom, index) => {
    const rises = bottom + (bhs[index] ?? 0) > top - 0.001
    if (bottom < 0.001) return rises ? 'F' : 'D'
    return rises ? 'A' : 'T'
  })
}

function drawPostal(states: readonly PostalState[]): DrawnBarcode {
  const { pitch, bar, full, tracker } = POSTAL
  const above = (full - tracker) / 2
  const bars = states.map((state, index) => {
    const top = state === 'F' || state === 'A' ? 0 : above
    const bottom = state === 'F' || state === 'D' ? full : above + tracker
    return { left: index * pitch, top, width: bar, height: bottom - top }
  })
  return { ...POSTAL_SIZE, bars }
}

export const postalBarcode = (digits: string): DrawnBarcode => drawPostal(postalStates(digits))

/** Trackers alone: every character of a real one has bars that rise or fall, so that no reader takes this for a number. */
export const practicePostalBarcode = (): DrawnBarcode => drawPostal(Array.from({ length: POSTAL.bars }, () => 'T'))

/** The Postal Service asks for bars of at least 0.013 inches and three quarters of an inch in height on a label. */
const PACKAGE = { module: 0.014, height: 0.75 } as const
/** Ten modules at each end: without them no reader finds it. */
export const PACKAGE_QUIET = 10 * PACKAGE.module

/** The number of 22 or 26 digits as a GS1-128 of the Intelligent Mail package barcode, with the ZIP code it goes to before it. */
export function packageBarcode(number: string, zip: string): DrawnBarcode {
  if (!/^9[1-5]\d{20}(?:\d{4})?$/.test(number) || !/^\d{5}$/.test(zip)) throw new Error('This is no number of a package barcode.')
  const { sbs } = rawWidths(`(420)${zip}(${number.slice(0, 2)})${number.slice(2)}`)
  const bars: Bar[] = []
  let at = 0
  for (const [index, modules] of sbs.entries()) {
    if (index % 2 === 0) bars.push({ left: at * PACKAGE.module, top: 0, width: modules * PACKAGE.module, height: PACKAGE.height })
    at += modules
  }
  return { width: at * PACKAGE.module, height: PACKAGE.height, bars }
}

/** Bars all alike: they hold nothing. */
export function practicePackageBarcode(): DrawnBarcode {
  const bars = Array.from({ length: 60 }, (_, index) => ({ left: index * 0.05, top: 0, width: 0.02, height: PACKAGE.height }))
  return { width: 59 * 0.05 + 0.02, height: PACKAGE.height, bars }
}
