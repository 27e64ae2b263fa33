/** Names of companies and courts: what is read alike in two places proves itself. */
export const NAMES: ReadonlySet<string> = new Set(['creditorName', 'originalCreditor', 'name', 'court', 'soldTo'])

/** Values of any letters and figures, which nothing in the report proves. */
const FREE: ReadonlySet<string> = new Set([
  'creditorName',
  'originalCreditor',
  'soldTo',
  'addresses',
  'employers',
  'phones',
  'contact',
  'accountNumber',
  'reference',
  'court',
  'remarks',
  'terms',
])
/** A name is one string of letters like another; numbers and addresses are of figures and of words that are in the report again. */
export const SURE_NAME = 0.95
const SURE_FREE = 0.92
/** A rule or a speck before a name: `1 OLD TOWN BANK`. */
const isStray = (value: unknown): boolean => typeof value === 'string' && /^(?:[\d|Il\]] |[-–—=.:;'"] ?)|[;:'"({]$/.test(value)

/** Short words of addresses and names that ran into their neighbours: `CTAPT`, `GAATLANTA`, `SYNCBAMAZON`, `CBNAITHE`, `POBOX`. */
const GLUED: readonly RegExp[] = [
  /^[A-Z]{2,}(?:APT|UNIT|STE|BLDG)\d*$/,
  /^(?:APT|UNIT|STE|BLDG)[A-Z0-9]+$/,
  /^(?:SYNCB|CBNA|TBOM|JPMCB|WFBNA)[A-Z]/,
  /^P[O0]BOX/,
]
/** Two capitals and a town: a state and the court's seat. */
const GLUED_STATE =
  /^(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])[A-Z]{5,}$/
/** A figure for a letter or a letter for a figure: `1C SYSTEM`, `7OOCREDIT`. */
const MIXED = /\dO|O\d|(?:^|[A-Z])[01](?:[A-Z]|$)/
/** `IC SYSTEM`, which may be printed `I C SYSTEM`: the thin letter hardly parts from the next. */
const INITIALS = /^I[A-Z] /
function hasGlued(name: string, quote: string): boolean {
  const words = quote.split(' ').map((word) => word.replace(/[,.;]$/, ''))
  if (NAMES.has(name) && (MIXED.test(words.join(' ')) || INITIALS.test(quote))) return true
  return words.some((word) => GLUED.some((glued) => glued.test(word)) || (name === 'court' && GLUED_STATE.test(word)))
}

/** What is left of a dash or a speck: no value is one letter. */
const isScrap = (value: unknown): boolean => typeof value === 'string' && value.replaceAll(/[^A-Za-z0-9]/g, '').length < 2

/** The mark of a closed account, of whose line the name was lost. */
const isMark = (name: string, value: unknown): boolean =>
  NAMES.has(name) && typeof value === 'string' && /^[-–—\s]*closed$/i.test(value)

/** Covered numbers have stars; no name or address has any, nor the like. */
const COVERED: ReadonlySet<string> = new Set(['accountNumber', 'reference'])
const ODD = /[*|~_=<>\\^{}[\]¥¢§%]/
const isOdd = (name: string, quote: string): boolean => !COVERED.has(name) && ODD.test(quote)

/** A sentence of the page or an address, which stands where the name, or what parts it from them, was lost. */
const isSentence = (name: string, value: unknown): boolean =>
  NAMES.has(name) &&
  typeof value === 'string' &&
  /\b[a-z]{2,}\.$|\b[a-z]{4,}\. [A-Z]|(?: [a-z]+){4}|\b[A-Z]{2},? +\d{5}(?:-\d{4})?$/.test(value)

/** Whether a value has the marks of words that ran together, or of a speck before it. */
export const isMarred = (name: string, { value, quote }: { value: unknown; quote: string }): boolean =>
  isStray(value) ||
  isScrap(value) ||
  isOdd(name, quote) ||
  isMark(name, value) ||
  isSentence(name, value) ||
  hasGlued(name, quote)

/** Whether a value of any letters was read less surely than it needs, or is marred. */
export const isUnproved = (name: string, { own, value, quote }: { own: number; value: unknown; quote: string }): boolean =>
  FREE.has(name) && (own < (NAMES.has(name) ? SURE_NAME : SURE_FREE) || isMarred(name, { value, quote }))
