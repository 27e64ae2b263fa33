/** The first that fits is meant: a program that is built on another one names both. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.].*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
]

const LONGEST = 500

const first = (table: typeof PROGRAMS, text: string): string | null => table.find(([sign]) => sign.test(text))?.[1] ?? null

/** What a browser says about itself, in plain words. Anything may be said there: only known names are repeated. */
export const deviceWords = (userAgent: string | null): string => knownDevice(userAgent) ?? 'An unknown program'

/** The same; null where no name in it is known. */
export function knownDevice(userAgent: string | null): string | null {
  const said = (userAgent ?? '').slice(0, LONGEST)
  const [program, system] = [first(PROGRAMS, said), first(SYSTEMS, said)]
  if (program === null) return system === null ? null : `A program on ${system}`
  return system === null ? program : `${program} on ${system}`
}
