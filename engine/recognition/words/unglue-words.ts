import type { Word } from '#engine/reading/page-text.ts'

/** What may be parted otherwise too is shown for confirmation. */
const MENDED = 0.85

const MONTH = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
const STATE = 'A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]'
const ROAD = 'ST|AVE|RD|LN|DR|CT|PL|BLVD|PKWY|HWY|TER|CIR|WAY'
const STREET = `${ROAD}|NW|NE|SW|SE|[NSEW]`

interface Glued {
  readonly parts: RegExp
  /** How the words before it end, how those behind it begin. */
  readonly after?: RegExp
  readonly before?: RegExp
  readonly isSure?: true
}

/** Words that lost the space between them, and only one space can be meant: `in04/2020`, `Apr9,`, `POBOX`, `STAPTC`, `UNIT4`. */
const GLUED: readonly Glued[] = [
  { parts: /^(in|of|on|to|by|from)(\d{1,2}\/(?:\d{1,2}\/)?\d{4}[.,;]?)$/, isSure: true },
  { parts: new RegExp(`^(${MONTH})([\\dlI]{1,2},)$`), isSure: true },
  { parts: new RegExp(`^(${MONTH})['’]([sSlI],)$`) },
  { parts: /^(P[O0Q])(BOX)$/, isSure: true },
  { parts: new RegExp(`^(${STREET})(APT|UNIT|STE|BLDG)([A-Z]|\\d{1,4}[A-Z]?)?([,.]?)$`) },
  { parts: /^(APT|UNIT|STE|BLDG)([A-Z]|\d{1,4}[A-Z]?)([,.]?)$/ },
  { parts: /^(APT|UNIT|STE)([A-Z]|\d{1,4}[A-Z]?)(BLDG)([A-Z]|\d{1,4})?([,.]?)$/ },
  { parts: /^([A-Z]|\d{1,4}[A-Z]?)(BLDG)([A-Z]|\d{1,4})?([,.]?)$/ },
  { parts: new RegExp(`^(\\d{1,3}(?:ST|ND|RD|TH))(${ROAD})(APT|UNIT|STE|BLDG)?([A-Z]|\\d{1,4}[A-Z]?)?([,.]?)$`) },
  { parts: /^(\d{1,5})([NSEW])$/, before: /^\d{1,3}(?:ST|ND|RD|TH)/ },
  { parts: new RegExp(`^(${STATE})([A-Z]{4,})$`), after: /\bBKPT CT$/ },
]

/** The words that a recognised word is, each with its share of the place, by the words before and behind it. */
export function unglued(word: Word, { before, behind }: { readonly before: string; readonly behind: string }): Word[] {
  for (const one of GLUED) {
    const match = one.parts.exec(word.text)
    if (!match || (one.after && !one.after.test(before)) || (one.before && !one.before.test(behind))) continue
    const { isSure } = one
    const texts = match.slice(1).filter((part): part is string => part !== undefined && part !== '')
    const [last = '', point = ''] = texts.slice(-2)
    const whole = /^[,.]$/.test(point) ? [...texts.slice(0, -2), last + point] : texts
    return shared(isSure ? word : { ...word, confidence: Math.min(word.confidence ?? 1, MENDED) }, whole)
  }
  return [word]
}

const DAY = /^(?:[\dlI]{1,2}|[sSlI]),$/

function shared(word: Word, texts: readonly string[]): Word[] {
  const [left, top, width, height] = word.box
  const letters = word.text.length
  let at = 0
  return texts.map((text) => {
    const from = left + (width * at) / letters
    at += text.length
    const box = [from, top, (width * text.length) / letters, height] as const
    return { ...word, text: DAY.test(text) ? text.replaceAll(/[lI]/g, '1').replace(/s/i, '5') : text, box }
  })
}
