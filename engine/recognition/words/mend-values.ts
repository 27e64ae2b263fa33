import { leftOf, rightOf, unionOf } from '#engine/reading/lines/boxes.ts'
import { type PageText, textOfWords, type Word } from '#engine/reading/page-text.ts'
import { editDistance } from '#engine/recognition/words/letters.ts'
import { withDollars, withDollarsUnder } from '#engine/recognition/words/lost-dollars.ts'
import { withSlashes } from '#engine/recognition/words/lost-slashes.ts'
import { unglued } from '#engine/recognition/words/unglue-words.ts'
import type { PrintedWords } from '#engine/recognition/printed-words.ts'
import { gapBetween, usualGap } from '#engine/recognition/words/word-gaps.ts'
import { SHORT_MONTHS } from '#engine/values/short-months.ts'

/** A value that had to be fixed to have its form is shown for confirmation. */
const MENDED = 0.85
/** A day that cannot be may have been more than one that can. */
const GUESSED = 0.6

const FIGURES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  Z: '2',
  S: '5',
  s: '5',
  B: '8',
  g: '9',
}
const asFigures = (text: string): string => [...text].map((letter) => FIGURES[letter] ?? letter).join('')

const F = String.raw`[\dOoQDlIi|ZSsBg]`
/** What must be a day or a month in figures, whatever letters were read into it. */
const DATE = new RegExp(`^${F}{1,2}/(?:${F}{1,2}/)?${F}{4},?$`)
const AMOUNT = new RegExp(String.raw`^-?\$(?=.*\d)${F}[\dOoQDlIi|ZSsBg,]*(?:\.${F}{2})?$`)
/** A dollar sign is read as an S or a paragraph sign; a group of three figures behind a comma says it is an amount. */
const LOST_DOLLAR = /^[S§](\d{1,3}(?:,\d{3})+(?:\.\d{2})?)$/
/** A comma is read as a full stop. */
const POINTED = /^(-?\$\d{1,3})\.(\d{3})$/

/** Dust beside an amount or a day is read as a quotation mark: neither has one. */
const DUSTY = /^["“”‘’'°]?(-?\$\d{1,3}(?:,\d{3})*(?:\.\d{2})?|\d{2}\/\d{2}\/\d{4})["“”‘’'°]?$/

/** Figures of a date that cannot be: 6, 8 and 9 are read for 0. */
const SLASHES = /^(\d{2})\/(\d{2})\/(\d)(\d)(\d{2},?)$/
function possibleDay(text: string): string {
  const match = SLASHES.exec(text)
  if (!match) return text
  const [, month = '', day = '', millennium = '', century = '', rest = ''] = match
  const lower = (figures: string, most: number): string =>
    Number(figures) <= most ? figures : figures.replace(/^[689]/, '0').replace(/^([13])[689]$/, '$10')
  const year = millennium === '2' ? century.replace(/[689]/, '0') : century
  return `${lower(month, 12)}/${lower(day, 31)}/${millennium}${year}${rest}`
}

/** Letters of one stem, and of two. */
const asStems = (text: string): string => text.replaceAll(/[ltfi1|]/g, 'l').replaceAll(/[nrh]/g, 'n')
/** Before a day and a year stands a month: the only one that is spelled like it but for a letter. */
function monthLike(text: string): string {
  const near = SHORT_MONTHS.filter((month) => editDistance(text, month, 1) <= 1)
  const alike = near.filter((month) => asStems(month) === asStems(text))
  const [only, ...others] = alike.length > 0 ? alike : near
  return only !== undefined && others.length === 0 ? only : text
}
const IS_MONTH = new RegExp(`^(?:${SHORT_MONTHS.join('|')})`)
const DUST_BEFORE = new RegExp(`^["“”‘’'*°.](?=(?:${SHORT_MONTHS.join('|')})$)`)

/** The words after a word, as far as they may belong to its address. */
const AHEAD = 7
const CITY = /\b[A-Z]{2},? \d{5}\b/

/** `III` behind a name, in which figures are no letters: a figure one has its own neighbours. */
const NUMERAL = /^(?=.*[Il|])[Il1i|]{2,3}$/
/** The stroke between a bank and its shop is read as a letter of its height. */
const STROKE =
  /^(SYNCB|TBOM|DSNB|CBNA|JPMCB|WFBNA|UPSTART|AFFIRM|COMENITY|COMENITYBANK|USDOE|\d{3}CREDIT|AMERICREDIT)[Il1|]\/?(?=[A-Z]{2})(?!NG$)|^([A-Z]{2,})[Il1|](?=(?:CBNA|CAPONE|NELNET|GLELSI|AIDVANTAGE|MOHELA|WEBBANK)$)/

/** The same, and both its sides as letters too: `UPSTARTI/ICROSS`. */
const STROKE_TWICE = /^([A-Z]{2,})[Il|]\/[Il|](?=[A-Z]{2})/

/** The same, and the side behind it as a letter with which no word can begin: `LLC/ITRUST`. */
const STROKE_AGAIN = /^([A-Z]{2,}\/)[Il|](?=(?:[BCDFGPT]R|[BCFGP]L|[CT]H|J)[A-Z])/

/** The stroke behind the form of a company: `LLCITRANSPORT`, `BANKIVICTORIAS`, `BANKI/VICTORIAS`. */
const STROKE_BEHIND = /^([A-Z]*(?:LLC|BANK))[Il|](?:\/(?=[A-Z]{2})|(?=[A-Z]{5,}$))/

/** One letter of a row of x is read as a K. */
const CROSS = /^([Xx]{4,})[Kk]([Xx]*\d{0,4})$/

/** A bracket between the capitals of a name is a speck, or a part of one of its letters. */
const STRAY = /^([A-Z'&-]*[A-Z]-?)[[\]{}|]([A-Z'-]{2,}[,.]?)$/

/** No report prints a brace: it is a bracket, or within a name the stroke that is drawn like one. */
const BRACE_BEFORE = /^[{](?=\w)/
const BRACE_BEHIND = /(?<=\w[.]?)[}](?=[.,;:]?$)/
const BRACE_WITHIN = /^([A-Z]{2,})[{}](?=[A-Z\d]{2,}$)/

const STATES = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR VI GU AP AE AA'.split(
    ' ',
  ),
)
const LIKE: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'IL',
  I: 'L',
  L: 'I',
  O: 'CDQ',
  C: 'GO',
  G: 'C',
  V: 'Y',
  Y: 'V',
  N: 'M',
  M: 'N',
}

/** Before a postal code stands a state: the only one that can be read so, where this is none. */
function asState(text: string, before: string): string {
  const [first = '', second = '', point = ''] = text
  // The point is dust, or the comma of an address that has none behind its city.
  if (STATES.has(first + second)) return text.replace('.', before.endsWith(',') ? '' : ',')
  const near = [...(LIKE[first] ?? '')]
    .map((letter) => letter + second)
    .concat([...(LIKE[second] ?? '')].map((letter) => first + letter))
  const [state, ...others] = near.filter((one) => STATES.has(one))
  return state === undefined || others.length > 0 ? text : state + (point === ',' ? point : '')
}

/** A postal code, and not the first figures of a covered number: those stand behind the `NA` of a bank. */
const BEFORE_STATE = /^\d{5}(?:-\d{4})?(?![^\s.,;|])/
/** Before the days of an inquiry stands its kind: `Solt`. */
const KIND_OF_ASKING = /^(?!(?:Soft|Hard)$)(?:S[oe][flt][tfl]|H[ao]r[dcol])$/
/** Between two days of a list stands a comma. */
const POINTED_DAY = /^\d{2}\/\d{2}\/\d{4}[.;]$/
const ANY_DAY = /^\d{2}\/\d{2}\/\d{4}\b/

/** A dot of dust above the I of a name in capitals makes a small letter of it. */
const DOTTED = /^(?=(?:.*[A-Z]){3})[A-Z'-]*i[A-Z'-]*[,.]?$/

/** A word in the form that its other letters force; a value without such a form stays as it was read. */
function inForm(text: string, { before, after }: { before: string; after: string }): string {
  if (/^P[Q0D]$/.test(text) && /^BOX\b/i.test(after)) return 'PO'
  if (/^[A-Z][A-Za-z01]?[,.]?$/.test(text) && BEFORE_STATE.test(after)) return asState(text.toUpperCase(), before)
  // Between the parts of an address stands a comma; a quarter of a town is written in capitals as they are.
  if (/^[A-Z0-9]+[;.]$/.test(text) && CITY.test(after)) return `${text.slice(0, -1)},`
  if (/^[NS][ew]$/.test(text) && /[A-Z0-9]$/.test(before)) return text.toUpperCase()
  if (/^[A-Z][a-z]{1,3}$/.test(text) && !IS_MONTH.test(text) && /^\d{1,2}, (?:19|20)\d{2}\b/.test(after)) return monthLike(text)
  if (/^\d{1,2}\.$/.test(text) && IS_MONTH.test(before) && /^(?:19|20)\d{2}\b/.test(after)) return `${text.slice(0, -1)},`
  if (DUST_BEFORE.test(text) && /^\d{1,2}[,.] (?:19|20)\d{2}\b/.test(after)) return text.slice(1)
  if (SLASHES.test(text)) return possibleDay(text)
  if (NUMERAL.test(text) && /^[A-Z]{3,}$/.test(before)) return 'I'.repeat(text.length)
  if (/['‘’]{2}/.test(text)) return text.replace(/['‘’]{2,}/, (signs) => (signs.includes('’') ? '’' : "'"))
  if (DOTTED.test(text)) return text.replace('i', 'I')
  if (STRAY.test(text)) return text.replace(STRAY, '$1$2')
  if (BRACE_WITHIN.test(text)) return text.replace(BRACE_WITHIN, '$1/')
  if (BRACE_BEFORE.test(text) || BRACE_BEHIND.test(text)) return text.replace(BRACE_BEFORE, '(').replace(BRACE_BEHIND, ')')
  if (STROKE_TWICE.test(text)) return text.replace(STROKE_TWICE, '$1/')
  if (STROKE_BEHIND.test(text)) return text.replace(STROKE_BEHIND, '$1/')
  if (STROKE_AGAIN.test(text)) return text.replace(STROKE_AGAIN, '$1')
  if (STROKE.test(text)) return text.replace(STROKE, '$1$2/')
  // Both halves of a star may be read as one.
  if (/Number:?$/.test(before) && /^[*¥%+"'“”‘’°#]{1,2}(?<!\*\*)\d{4}$/.test(text)) return `*${text.slice(-4)}`
  if (/^0['’][A-Z]/.test(text)) return `O${text.slice(1)}`
  if (KIND_OF_ASKING.test(text) && ANY_DAY.test(after)) return text.startsWith('S') ? 'Soft' : 'Hard'
  if (POINTED_DAY.test(text) && ANY_DAY.test(after)) return `${text.slice(0, -1)},`
  if (/^[\d/,$.-]+$/.test(text)) return text.replace(POINTED, '$1,$2')
  if (/^unti[tfI1|]$/.test(text)) return 'until'
  if (CROSS.test(text)) return text.replace(CROSS, (_, head: string, tail: string) => `${head}${head.charAt(0)}${tail}`)
  if (DATE.test(text) && text.replaceAll(/\D/g, '').length >= 3) return asFigures(text)
  if (AMOUNT.test(text)) return asFigures(text)
  return text.replace(LOST_DOLLAR, '$$$1').replace(DUSTY, '$1')
}

const mended = (word: Word, text: string): Word =>
  text === word.text
    ? word
    : { ...word, text, confidence: Math.min(word.confidence ?? 1, SLASHES.test(word.text) ? GUESSED : MENDED) }

/** The page with its dates, amounts and masked numbers in their form. No figure is ever put in or left out. */
export function mendValues(page: PageText): PageText {
  const words: Word[] = []
  const space = usualGap(page)
  const parted = page.words.flatMap((word, index) =>
    unglued(word, {
      before: textOfWords(page.words.slice(Math.max(0, index - 3), index)),
      behind: page.words[index + 1]?.text ?? '',
    }),
  )
  for (const word of withSlashes(parted)) {
    const last = words.at(-1)
    if (last && isTorn(last, word, space)) words[words.length - 1] = joined(last, word)
    else words.push(word)
  }
  const textFrom = (from: number): string => textOfWords(words.slice(from, from + AHEAD))
  return {
    ...page,
    words: withDollars(
      words.map((word, index) =>
        mended(word, inForm(word.text, { before: words[index - 1]?.text ?? '', after: textFrom(index + 1) })),
      ),
    ),
  }
}

/** An amount torn at its comma, or a mask before its last figures. */
function isTorn(first: Word, second: Word, space: number | null): boolean {
  const gap = leftOf(second.box) - rightOf(first.box)
  const isLevel = Math.abs(first.box[1] - second.box[1]) < first.box[3] * 0.3
  if (!isLevel || gap < -1 || gap > first.box[3] * 0.3) return false
  if (/^-?\$\d{1,3}(?:,\d{3})*,$/.test(first.text)) return /^\d{3}(?:,\d{3})*(?:\.\d{2})?$/.test(second.text)
  if (/^\d{4,6}$/.test(first.text) && HEADED_MASK.test(second.text)) return true
  if (isPartedMask(first, second, space)) return false
  const figures = /^[Xx*]{6,}(\d{0,3})$/.exec(first.text)?.[1]
  return figures !== undefined && /^\d{1,4}$/.test(second.text) && figures.length + second.text.length === 4
}

/** Of the page's usual space, and where that is not known, of the height of a levelled box: wider than this, a gap is a space. */
const SPACE_SHARE = 0.7
const SPACE = 0.2

/** A mask and the four figures behind it, printed with a space between them: as wide as the page's others (`usualGap`). */
export function isPartedMask(mask: Word, figures: Word, space: number | null): boolean {
  const gap = gapBetween(mask, figures)
  const least = space === null ? SPACE : space * SPACE_SHARE
  return gap !== null && gap > least && /^[Xx]{6,}$/.test(mask.text) && /^\d{4}$/.test(figures.text)
}

/** A mask behind the figures of a number, the last of them read as a letter. */
const HEADED_MASK = /^[LlI|](?=[Xx]{6,}$)/

function joined(first: Word, second: Word): Word {
  const box = unionOf([first.box, second.box]) ?? first.box
  const confidence = Math.min(first.confidence ?? 1, second.confidence ?? 1, MENDED)
  return { text: first.text + second.text.replace(HEADED_MASK, '1'), box, confidence }
}

/** Stars behind figures are read as other small signs: as many of them as there are. */
const LIKE_STARS = /^(\d{4,})([*%+#"'°]{2,})$/
const starred = (word: Word): Word => {
  const match = LIKE_STARS.exec(word.text)
  if (!match || /^\*+$/.test(match[2] ?? '')) return word
  // A per cent sign is as wide as one star, and stands for no more.
  const text = `${match[1]}${'*'.repeat((match[2] ?? '').length)}`
  return { ...word, text, confidence: Math.min(word.confidence ?? 1, MENDED) }
}

/** A whole mask with its four to six figures is a form of its own. */
const WHOLE_MASK = /^(?:[Xx*]{4,}\d{4}|\d{4,6}[Xx*]{4,})$/
const LEAST_MASK = 0.88
const SURE_MASK = 0.95

/** Small and capital letters of a mask are read alike: it is written as the layout writes it. */
function asMask(word: Word, letter: PrintedWords['mask']): Word {
  const match = /^(\d*)([Xx*]{4,})(\d*)$/.exec(word.text)
  if (!match) return word
  const [, head = '', mask = '', tail = ''] = match
  const text = letter === null || mask.includes('*') ? word.text : `${head}${letter.repeat(mask.length)}${tail}`
  const own = word.confidence ?? 1
  return { ...word, text, confidence: WHOLE_MASK.test(text) && own >= LEAST_MASK ? Math.max(own, SURE_MASK) : own }
}

/**
 * The words of a masked number as the layout prints them: it may part the mask from the figures behind it (`isParted` where
 * other numbers of the document are). Where it may and none was seen parted, a space may have been lost.
 */
export function maskWords(
  word: Word,
  { mask, partsMask, isParted }: Pick<PrintedWords, 'mask' | 'partsMask'> & { isParted: boolean },
): Word[] {
  const whole = asMask(starred(word), mask)
  const parts = partsMask ? /^([Xx*]{4,})(\d{1,4})$/.exec(whole.text) : null
  if (!parts) return [whole]
  if (!isParted) return [{ ...whole, confidence: Math.min(whole.confidence ?? 1, MENDED) }]
  const [, cover = '', figures = ''] = parts
  const [left, top, width, height] = whole.box
  // Two words of one number, a space between them.
  const step = width / (whole.text.length + 1)
  return [
    { ...whole, text: cover, box: [left, top, step * cover.length, height] },
    { ...whole, text: figures, box: [left + step * (cover.length + 1), top, step * figures.length, height] },
  ]
}

/** Under its label a cell begins within so many heights of letters. */
const BELOW = 1.6
/** So little of a word was made out that it may be a dash. */
const HARDLY = 0.6
const MOST_LETTERS = 4

const isAlone = ([x, y, width, height]: Word['box'], { words }: PageText): boolean =>
  words.every(({ box }) => {
    const gap = Math.max(box[0] - x - width, x - rightOf(box))
    return Math.abs(box[1] - y) > height * 0.4 || gap > height * BESIDE || (box[0] === x && box[2] === width)
  })
/** Of the height: words of one line stand closer. */
const BESIDE = 0.6

/** Whether a word is under one of these labels. */
function underLabels({ words }: PageText, labels: ReadonlySet<string>): (word: Word) => boolean {
  const heads = words.filter(({ text }) => labels.has(text))
  return ({ box }) =>
    heads.some(({ box: [x, y, width, height] }) => {
      const gap = box[1] - y
      return gap > height * 0.4 && gap < height * BELOW && box[0] > x - height * 3 && rightOf(box) < x + width + height * 3
    })
}

/** The page with what is under labels of amounts as it is printed there: an amount with its sign, or a dash. */
export function withAmountsUnder(page: PageText, labels: ReadonlySet<string>): PageText {
  const isUnderLabel = underLabels(page, labels)
  return withDashes(withDollarsUnder(page, isUnderLabel), isUnderLabel)
}

/** The page with the codes that stand alone under their label: `OR`, which is none, is the only one that differs from it by a letter. */
export function withCodesUnder(page: PageText, labels: ReadonlySet<string>, codes: readonly string[]): PageText {
  const isUnderLabel = underLabels(page, labels)
  const words = page.words.map((word) => {
    if (!/^[A-Z0]{2}$/.test(word.text) || codes.includes(word.text) || !isUnderLabel(word)) return word
    const [code, ...others] = codes.filter((one) => editDistance(word.text, one, 1) <= 1)
    const isOnly = code !== undefined && others.length === 0 && isAlone(word.box, page)
    return isOnly ? { ...word, text: code, confidence: Math.min(GUESSED, word.confidence ?? 1) } : word
  })
  return { ...page, words }
}

/** What stands alone there, without a dollar sign and hardly made out, is most likely a dash: it is asked about. */
function withDashes(page: PageText, isUnderLabel: (word: Word) => boolean): PageText {
  const isScrap = ({ text, confidence = 1 }: Word): boolean =>
    confidence < HARDLY && text.length <= MOST_LETTERS && !/\$|\d{2}/.test(text) && !/^[-–—]+$/.test(text)
  const isDash = (word: Word): boolean => isScrap(word) && isAlone(word.box, page) && isUnderLabel(word)
  return { ...page, words: page.words.map((word) => (isDash(word) ? { ...word, text: '--' } : word)) }
}
