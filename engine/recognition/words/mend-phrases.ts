import { leftOf, rightOf, unionOf } from '#engine/reading/lines/boxes.ts'
import { type Line, pageLines } from '#engine/reading/lines/lines.ts'
import { type PageText, textOfWords, type Word } from '#engine/reading/page-text.ts'
import { findPhrase, type FoundPhrase, type PhraseIndex } from '#engine/recognition/words/find-phrase.ts'
import { folded } from '#engine/recognition/words/letters.ts'

/** A gap wider than this part of the letters' height parts two pieces of a line. */
const PARTED = 0.5
/** How sure a label is that was found on the page, exact or fixed: it states no fact. */
const SURE_LABEL = 0.99
/** A value from a closed list, read letter for letter. */
const SURE_VALUE = 0.96
/** The same, with letters fixed that look alike. */
const ALIKE_VALUE = 0.92
/** With other letters fixed: shown for confirmation. */
const GUESSED_VALUE = 0.8
/** A word of which hardly anything was made out proves nothing, whatever it reads like; two strokes are soon read as a code. */
const LEAST = 0.25
const LEAST_CODE = 0.5
const CODE = /^[A-Z]{2}$/

/** The page with the layout's own words as the layout prints them. Only whole pieces of lines are fixed, never a part. */
export function mendPhrases(page: PageText, index: PhraseIndex): PageText {
  return { ...page, words: pageLines(page).flatMap((line) => mendedLine(line, index)) }
}

function mendedLine(line: Line, index: PhraseIndex): Word[] {
  const words: Word[] = []
  for (let from = iconsBefore(line.words, index); from < line.words.length; ) {
    const isStart = isParted(line.words[from - 1], line.words[from])
    const found = isStart
      ? (spacedLabelAt(line.words, from, index) ??
        phraseAt(line.words, from, index) ??
        underscoredAt(line.words, from, index) ??
        numberedLabelAt(line.words, from, index) ??
        packedLabelAt(line.words, from, index) ??
        unendedLabelAt(line.words, from, index))
      : packedLabelAt(line.words, from, index)
    words.push(...(found ? respelled(line.words.slice(from, from + found.count), found) : line.words.slice(from, from + 1)))
    from += found?.count ?? 1
  }
  return words
}

/**
 * An icon is read as a letter or two; where all that follows in the line is a label of several words, it is none of its own. Before
 * the heading of a part it may be read as a figure too: nothing is counted there.
 */
const ICON = /^[^\d\s]{1,2}$/
const FIGURE_ICON = /^\d$/
const PART = / (?:info|information|history)$/i
function iconsBefore(words: readonly Word[], index: PhraseIndex): number {
  const [first] = words
  if (first === undefined || words.length < 3) return 0
  const isLetters = ICON.test(first.text)
  const found = isLetters || FIGURE_ICON.test(first.text) ? phraseAt(words, 1, index) : null
  if (!found?.isLabel || found.count < words.length - 1 || !found.phrase.includes(' ')) return 0
  return isLetters || PART.test(found.phrase) ? 1 : 0
}

const isParted = (before: Word | undefined, after: Word | undefined): boolean =>
  !before || !after || leftOf(after.box) - rightOf(before.box) > before.box[3] * PARTED || before.text.endsWith(':')

function phraseAt(words: readonly Word[], from: number, index: PhraseIndex): (FoundPhrase & { count: number }) | null {
  let end = from + 1
  while (end < words.length && end - from < index.longest + 2 && !isParted(words[end - 1], words[end])) end += 1
  const isWhole = end === words.length || isParted(words[end - 1], words[end])
  if (!isWhole) return null
  const text = textOfWords(words.slice(from, end))
  const found = findPhrase(text, index) ?? twiceRead(text, index)
  return found && !isPartOfSentence(text, found) ? { ...found, count: end - from } : null
}

/** `account.` or `Account` on a line of its own, where a sentence wraps, is no heading `Accounts`. */
const isPartOfSentence = (text: string, { phrase, isLabel, wrong }: FoundPhrase): boolean =>
  isLabel && wrong > 0 && (/^[a-z].*[a-z]\.$/.test(text) || `${text}s` === phrase)

/** Of the letters' height: so wide a space inside a label, where letters were drawn narrower than they are printed. */
const WIDE_SPACE = 1.1

/** `Account  Number`: a label whose words stand a little further apart than a space, and nothing but letters that look alike in it. */
function spacedLabelAt(words: readonly Word[], from: number, index: PhraseIndex): (FoundPhrase & { count: number }) | null {
  const isFar = (before: Word, after: Word): boolean => leftOf(after.box) - rightOf(before.box) > before.box[3] * WIDE_SPACE
  const isEnd = (at: number): boolean => {
    const [before, after] = [words[at - 1], words[at]]
    return before === undefined || after === undefined || before.text.endsWith(':') || isFar(before, after)
  }
  let end = from + 1
  while (end - from < index.longest && !isEnd(end)) end += 1
  const piece = words.slice(from, end)
  if (!isEnd(end) || !piece.some((word, at) => at > 0 && isParted(piece[at - 1], word))) return null
  const found = findPhrase(textOfWords(piece), index)
  return found?.isLabel && found.wrong === 0 ? { ...found, count: piece.length } : null
}

/** `CHARGE  OFF`: a value of which the strokes between its words, thin as they are, were lost; they leave a wide space. */
function underscoredAt(words: readonly Word[], from: number, index: PhraseIndex): (FoundPhrase & { count: number }) | null {
  for (let count = Math.min(MOST_UNDERSCORED, words.length - from); count > 1; count -= 1) {
    const piece = words.slice(from, from + count)
    const isNear = piece.every(({ box }, at) => {
      const before = piece[at - 1]?.box
      return !before || leftOf(box) - rightOf(before) < box[3] * WIDE_SPACE
    })
    const text = piece.map((word) => word.text).join('_')
    const found =
      isNear && /^[A-Z_]+$/.test(text) ? index.byFolded.get(folded(text))?.find(({ phrase }) => phrase === text) : undefined
    if (found) return { ...found, wrong: 1, count }
  }
  return null
}
const MOST_UNDERSCORED = 5

/** `CcoL`, `CoOL`: a code of which letters were read twice over, large and small. */
function twiceRead(text: string, index: PhraseIndex): FoundPhrase | null {
  if (!/^[A-Za-z0]{3,6}$/.test(text) || !/[a-z]/.test(text) || !/[A-Z].*[A-Z]/.test(text)) return null
  const once = folded(text).replaceAll(/(.)\1+/g, '$1')
  const [found] = index.byFolded.get(once) ?? []
  return found && /^[A-Z]{2,4}$/.test(found.phrase) ? { ...found, wrong: 1 } : null
}

/** A colon, or what is read for one. */
const COLON = /[:;]$/

/** `Balance. $490`, `Account Number *2077`: before a covered number or an amount a label ends, whatever its colon was read as. */
const isLostColon = (text: string, next: Word | undefined): boolean =>
  next !== undefined &&
  ((text.endsWith('.') && /^\$\d/.test(next.text)) || (text === 'Number' && /^[*¥]{1,2}\d{4}$/.test(next.text)))

/** A label behind the value before it, with no more than a space between: its colon ends it. Only letters that look alike are fixed. */
function packedLabelAt(
  words: readonly Word[],
  from: number,
  index: PhraseIndex,
): (FoundPhrase & { count: number; isEnded: true }) | null {
  const ahead = words.slice(from, from + index.longest)
  const end = ahead.findIndex(({ text }, at) => COLON.test(text) || isLostColon(text, ahead[at + 1]))
  const found = end < 0 ? null : findPhrase(textOfWords(ahead.slice(0, end + 1)).replace(/[.;]$/, ''), index)
  return found?.isLabel && found.wrong === 0 ? { ...found, count: end + 1, isEnded: true } : null
}

/** What is left of a colon that lost one of its dots; one that lost both leaves nothing. */
const HALF_COLON = /[.,'‘’"]$/
/** What a value begins with that is no word. */
const FIGURES = /^[^A-Za-z\d]?\d|^\$/
const DATED = /^Date /
const DAY = /^[^A-Za-z\d]?\d{1,2}(?:\D|$)/

/**
 * `Date Reported. 12/05/2025`, `Date of 1st Delinquency 12/09/2024`: a label of several words, read letter for letter, whose colon
 * lost its dots in a bad line. It begins a piece of the line and figures follow it: no sentence does.
 */
function unendedLabelAt(
  words: readonly Word[],
  from: number,
  index: PhraseIndex,
): (FoundPhrase & { count: number; isEnded: true }) | null {
  for (let count = Math.min(index.longest, words.length - from - 1); count > 1; count -= 1) {
    const next = words[from + count]
    const text = textOfWords(words.slice(from, from + count))
    const own = text.replace(HALF_COLON, '')
    if (next === undefined || isParted(words[from + count - 1], next) || !FIGURES.test(next.text)) continue
    if (own === text && !(DATED.test(text) && DAY.test(next.text))) continue
    const found = findPhrase(own, index)
    if (found?.isLabel && found.phrase.toLowerCase() === own.toLowerCase() && /^[A-Z]/.test(own))
      return { ...found, count, isEnded: true }
  }
  return null
}

/** A label before a number with its sign: `Address ID #4119182794`. */
function numberedLabelAt(words: readonly Word[], from: number, index: PhraseIndex): (FoundPhrase & { count: number }) | null {
  const count = words.slice(from, from + index.longest).findIndex(({ text }) => /^#\d{3}/.test(text))
  const found = count < 1 ? null : findPhrase(textOfWords(words.slice(from, from + count)), index)
  return found?.isLabel && found.phrase.endsWith(' #') ? { ...found, phrase: found.phrase.slice(0, -2), count } : null
}

const plain = (text: string): string => text.toLowerCase().replace(/(?<!\s)\s*:$/, '')

/** The words with the phrase's spelling where theirs is another; capitals and a colon stay as they were read. */
function respelled(words: readonly Word[], { phrase, isLabel, wrong, isEnded }: FoundPhrase & { isEnded?: true }): Word[] {
  const read = textOfWords(words)
  const isExact = plain(read) === plain(phrase) && (!isEnded || read.endsWith(':'))
  const raised = isLabel ? SURE_LABEL : isExact ? SURE_VALUE : wrong === 0 ? ALIKE_VALUE : GUESSED_VALUE
  const slip = !isExact ? null : isLabel ? labelSlip(read, phrase) : caseSlip(read, phrase)
  if (slip === 'doubtful')
    return words.map((word) => ({ ...word, confidence: Math.min(CASE_DOUBT, confidenceOf(word, raised, isLabel)) }))
  if (isExact && slip === null) return words.map((word) => ({ ...word, confidence: confidenceOf(word, raised, isLabel) }))
  const colon = COLON.test(read) || isEnded ? ':' : ''
  const spelled = `${isLabel ? phrase : inCaseOf(read, phrase)}${colon}`.split(' ')
  const least = Math.min(...words.map((word) => confidenceOf(word, raised, isLabel)))
  if (spelled.length === words.length)
    return words.map((word, index) => ({ ...word, text: spelled[index] ?? word.text, confidence: least }))
  return shared(words, spelled).map((word) => ({ ...word, confidence: least }))
}

/** `CHAPTER7 BANKRUPTCY` lost its space, not its capitals. */
const inCaseOf = (read: string, phrase: string): string =>
  read === read.toUpperCase() && /[A-Z]{2}/.test(read) ? phrase.toUpperCase() : phrase

/** Small and large, these letters differ in nothing but their size, or their dot. */
const SAME_SHAPE = /^[cikopsuvwxz]/
const CASE_DOUBT = 0.85

/**
 * Whether a value begins small where its phrase begins with a capital that looks like it. Certain where a later word has its
 * capital (`installment Account`); without any the value may be printed so. Other capitals differ from report to report.
 */
function caseSlip(read: string, phrase: string): 'certain' | 'doubtful' | null {
  if (!SAME_SHAPE.test(read) || phrase.charAt(0) !== read.charAt(0).toUpperCase()) return null
  return read.slice(1) === phrase.slice(1) && / [A-Z]/.test(phrase) ? 'certain' : 'doubtful'
}

/** `Regular inquiries`: a label of small letters of which one, or the i that is no larger than its capital, was read for the other. */
const SLIPS = /^[cikopsuvwxz]$/i
function labelSlip(read: string, phrase: string): 'certain' | null {
  const own = read.replace(/(?<!\s)\s*:$/, '')
  if (own === phrase || own.length !== phrase.length || own === own.toUpperCase()) return null
  const isSlip = [...own].every((letter, at) => letter === phrase[at] || SLIPS.test(letter))
  return isSlip ? 'certain' : null
}

/** Figures keep the confidence they were read with: no list tells 30 from 80. Short words are read into each other. */
function confidenceOf(word: Word, raised: number, isLabel: boolean): number {
  const own = word.confidence ?? 1
  if (isLabel) return raised
  if (/\d/.test(word.text) || own < (CODE.test(word.text) ? LEAST_CODE : LEAST)) return Math.min(own, raised)
  return raised < ALIKE_VALUE ? Math.min(own, raised) : raised
}

/** Other words than were read, each with its share of the place. */
function shared(words: readonly Word[], spelled: readonly string[]): Word[] {
  const box = unionOf(words.map((word) => word.box)) ?? [0, 0, 0, 0]
  const letters = spelled.join(' ').length
  let at = 0
  return spelled.map((text) => {
    const left = box[0] + (box[2] * at) / letters
    at += text.length + 1
    return { text, box: [left, box[1], (box[2] * text.length) / letters, box[3]] }
  })
}
