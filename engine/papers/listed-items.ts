import type { ReadField } from '#engine/answers/reply.ts'
import { belowHeading, besideHeading, type Heading, nextBelow } from '#engine/papers/own-column.ts'
import { type Passage, stretch } from '#engine/papers/paper-text.ts'
import { literalPattern } from '#engine/values/literal-pattern.ts'
import { TICK } from '#engine/papers/ticked-boxes.ts'

/** A bullet, as it is drawn or as a recogniser makes it out, a number, a letter or a box. */
const BULLET = /^(?:[•*·\-+¢¥§©°«»>▪■□☐☒☑✓✔o]|e|\(?\d{1,2}[.)]|\(?[a-h][.)]|\[ ?[xX]? ?\])\s(?=\S)/
const ENDS =
  /^(?:agency\b|bureau\b|sincerely|regards|respectfully|atentamente|cordialmente|if you|you (?:may|have|can)|our (?:decision|credit)|we |the (?:agency|consumer|federal|decision|credit (?:reporting|bureau)|report|information|bureau|company)\b|please|see |this |notice|(?:your )?(?:\w{1,12} ?)?score\b|thank you|page \d|information|in (?:evaluating|making)|where\b|what\b|how\b|who\b|key factors|factors? |name\s?:|address\s?:|telephone\s?:|date\s?:|nuestra decision|para |usted |si |within (?:\d|sixty))/i
/** A sentence says something of someone; a reason is a bare one. */
const SAYS =
  /^[A-Z]\S*(?: \S+){0,4} (?:did not|didn't|does not|doesn't|cannot|can't|may|will|is not able|are not able|played no|made no|no tom[oed6]|no puede)\b/
/** What comes below is something else. */
const ANNOUNCES =
  /:$|\bp\.? ?o\.? ?box \d|\b[A-Z]{2} \d{5}(?:-\d{4})?$|\(?\d{3}[-.)] ?\d{3}[-.]\d{4}|^[A-Z][a-z]+(?: [a-z]+){0,2}: \S/i
const MOST = 12
/** Where someone can be called is no reason. */
const TELEPHONE = /\(?\d{3}[-.)] ?\d{3}[-.]\d{4}/
/** Letters: what is longer is a sentence about something else. */
const LONGEST = 160

interface Item {
  readonly passage: Passage
  readonly from: number
  readonly to: number
}

/** A box that is ticked, and one that is not. */
const TICKED = /^(?:[\u2611\u2612\u2713\u2714\u2717\u2718]|\[ ?[xX] ?\])\s(?=\S)/
const UNTICKED = /^(?:\u2610|\[ {0,2}\])\s(?=\S)/

/**
 * Of a form that lists every reason there is, those whose box is ticked, below the words that announce them if it has such; null where a paper has
 * no boxes. What is ticked above them says what was asked for.
 */
export function tickedItems(passages: readonly Passage[], announces: RegExp): ReadField<string>[] | null {
  const lines = passages.flatMap((passage) => {
    let at = 0
    return passage.text.split('\n').map((text) => {
      const from = at
      at += text.length + 1
      return { passage, text, from }
    })
  })
  if (!lines.some(({ text }) => UNTICKED.test(text) || text.startsWith(TICK))) return null
  const start = lines.findIndex(({ text }) => announces.test(text))
  return lines.flatMap(({ passage, text, from }, at) => {
    if (at < start) return []
    const box = TICKED.exec(text)?.[0].length ?? 0
    if (box === 0) return []
    // It goes on with a small letter.
    const next = lines[at + 1]
    const to = next?.passage === passage && /^[a-z(]/.test(next.text) ? next.from + next.text.length : from + text.length
    const words = passage.text.slice(from + box, to).replaceAll('\n', ' ')
    if (ENDS.test(words) || words.length > LONGEST || /[.:]$/.test(words) || TELEPHONE.test(words)) return []
    return [stretch(words, { passage, from: from + box, to })]
  })
}

/** The items listed behind or below words that announce a list; a list that runs on in a sentence is parted at its semicolons. */
export function listBelow(passages: readonly Passage[], announces: RegExp): ReadField<string>[] {
  const items: Item[] = []
  passages.forEach((passage, at) => {
    const match = announces.exec(passage.text)
    if (!match) return
    const from = match.index + match[0].length
    const own = passage.text.slice(from)
    const beside = besideHeading(passages, { at, index: match.index })
    const isBeside = beside !== null && beginsList(beside)
    if (own.trim() === '') items.push(...itemsOf(passages, { at, index: match.index }))
    // Of a form, the next row below is another label.
    else if (!isBeside || !own.startsWith('\n') || BULLET.test(own.trim())) items.push(...itemsIn(passage, from))
  })
  return items.slice(0, MOST).flatMap(({ passage, from, to }) => {
    const value = passage.text.slice(from, to).replaceAll('\n', ' ')
    return TELEPHONE.test(value) ? [] : [stretch(value, { passage, from, to })]
  })
}

/** What is listed with bullets below the first row that announces it, whatever its words, but for those about something else. */
export function bulletsBelow(passages: readonly Passage[], notBelow: RegExp): ReadField<string>[] {
  for (const { text } of passages)
    for (const heading of text.match(HEADING_ROW) ?? []) {
      if (notBelow.test(heading)) continue
      const items = listBelow(passages, new RegExp(`${literalPattern(heading.trim())}$`, 'm'))
      if (items.length > 0) return items
    }
  return []
}

/** A row that ends in a colon, with a bullet at the head of the next one. */
const HEADING_ROW = /^[^\n:]{4,80}:(?=\n(?:[•*·\-▪■□]|\d{1,2}[.)])\s)/gm

/** Below their heading, or next to it in a form; where both could be meant, neither is. */
function itemsOf(passages: readonly Passage[], heading: Heading): Item[] {
  const beside = besideHeading(passages, heading)
  const below = nextBelow(passages, heading)
  if (!beside || !beginsList(beside) || (below && BULLET.test(below.text))) return itemsBelow(belowHeading(passages, heading))
  return below ? [] : itemsIn(beside.passage, beside.from)
}

/** What is next to a heading may be a heading itself, or something else. */
function beginsList({ passage, from }: { readonly passage: Passage; readonly from: number }): boolean {
  const [row = ''] = passage.text.slice(from).split('\n')
  return !row.endsWith(':') && !ENDS.test(row)
}

function itemsBelow(passages: readonly Passage[]): Item[] {
  const items: Item[] = []
  let isBulleted = false
  for (const passage of passages) {
    const first = passage.text.split('\n')[0] ?? ''
    // A bullet that stands far from its words is a passage of its own.
    if (/^\S{1,2}$/.test(passage.text)) continue
    if (ENDS.test(first) || items.length >= MOST || (items.length > 0 && ANNOUNCES.test(first))) break
    // The end of an item that had no room in its row.
    if (items.length > 0 && /^[a-z]+(?: [a-z]+)?$/.test(passage.text)) continue
    const isListed = passage.text.split('\n').some((line) => BULLET.test(line))
    // Where the items before have bullets, what has none and begins again is something else.
    if (!isListed && isBulleted && /^[A-Z]/.test(first)) break
    isBulleted ||= isListed
    if (!isListed && (passage.text.length > LONGEST || (items.length > 0 && /[.:]$/.test(passage.text)))) break
    items.push(...itemsIn(passage, 0))
  }
  return items
}

/** Row by row: a bullet begins an item; a row with a small letter goes on with it. */
function itemsIn(passage: Passage, start: number): Item[] {
  const { text } = passage
  const rest = text.slice(start)
  const isSentence = /;/.test(rest)
  const items: { from: number; to: number }[] = []
  let at = start
  for (const row of rest.split('\n')) {
    const lead = row.length - row.trimStart().length
    const words = row.trim()
    const bullet = BULLET.exec(words)?.[0].length ?? 0
    const from = at + lead + bullet
    const to = at + row.trimEnd().length
    at += row.length + 1
    if (words === '') continue
    if (items.length > 0 && bullet === 0 && (ENDS.test(words) || SAYS.test(words) || ANNOUNCES.test(words))) break
    // Where one sentence ends and another begins, a paragraph has begun.
    if (items.length > 0 && bullet === 0 && /[a-z]\. [A-Z]/.test(words)) break
    const last = items.at(-1)
    const goesOn = bullet === 0 && last !== undefined && (/^[a-z(]/.test(words) || isSentence)
    if (goesOn) last.to = to
    else items.push({ from, to })
  }
  const parts = isSentence ? items.flatMap((item) => parted(text, item)) : items
  return parts
    .filter(({ from, to }) => /[A-Za-z]{3}/.test(text.slice(from, to)))
    .map((item) => ({ passage, ...trimmed(text, item) }))
}

function parted(text: string, { from, to }: { readonly from: number; readonly to: number }) {
  const parts: { from: number; to: number }[] = []
  let at = from
  for (const part of text.slice(from, to).split(';')) {
    parts.push({ from: at, to: at + part.length })
    at += part.length + 1
  }
  return parts
}

/** Without the blanks around it and the stop behind it. */
function trimmed(text: string, { from, to }: { readonly from: number; readonly to: number }) {
  let [first, end] = [from, to]
  while (first < end && /\s/.test(text[first] ?? '')) first += 1
  while (end > first && /[\s.;,]/.test(text[end - 1] ?? '')) end -= 1
  return { from: first, to: end }
}
