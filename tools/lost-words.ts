import { documentLines, type Line, type Run } from '#engine/reading/lines/lines.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import type { Layout } from '#engine/reading/detect-layout.ts'
import { PRINTED_WORDS as EXPERIAN } from '#engine/reading/layouts/experian-web-print/printed-words.ts'
import { PRINTED_WORDS as EQUIFAX } from '#engine/reading/layouts/myequifax/printed-words.ts'
import { PRINTED_WORDS as TRANSUNION } from '#engine/reading/layouts/transunion-web-print/printed-words.ts'
import type { PrintedWords } from '#engine/recognition/printed-words.ts'
import type { Box } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

/** A place in reading order: the page, and how far down it. */
type At = readonly [page: number, y: number]

const isBefore = ([page, y]: At, [other, below]: At): boolean => page < other || (page === other && y < below)
const ofAll = (places: readonly At[], which: 'first' | 'last'): At | undefined =>
  places.reduce<At | undefined>((best, one) => {
    if (best === undefined) return one
    return isBefore(one, best) === (which === 'first') ? one : best
  }, undefined)

/** From the head of each account to the next one's, or where it is the last of its pages, to the last thing read of it. */
function stretchesOf({ accounts }: Report): { readonly from: At; readonly to: At }[] {
  const spans = accounts.flatMap(({ evidence }) => {
    const places = Object.values(evidence)
    const from = ofAll(
      places.map(({ page, box }): At => [page, box[1]]),
      'first',
    )
    const to = ofAll(
      places.map(({ page, box }): At => [page, box[1] + box[3]]),
      'last',
    )
    return from && to ? [{ from, to }] : []
  })
  const sorted = spans.toSorted((a, b) => (isBefore(a.from, b.from) ? -1 : 1))
  return sorted.map(({ from, to }, index) => {
    const next = sorted[index + 1]?.from
    return { from, to: next && next[0] - to[0] <= 1 && isBefore(to, next) ? next : to }
  })
}

const isIn = (box: Box, [x, y, width, height]: Box): boolean => {
  const [middle, centre] = [box[0] + box[2] / 2, box[1] + box[3] / 2]
  return middle >= x - 1 && middle <= x + width + 1 && centre >= y - 1 && centre <= y + height + 1
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9$]+/g, ' ')
    .trim()

/** Signs without letters, months, years, a page's own number, words for a blank: nothing is said about an account by them alone. */
const NOTHING =
  /^(?:[^A-Za-z0-9]*|[JFMASOND]|year|(?: ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: (?:19|20)\d\d)?)+|(?:19|20)\d\d|page \d+ of \d+|n\/?a|not reported)$/i

/** What a month says has its place where the first of its row stands. */
function figuresOf({ accounts }: Report): ReadonlySet<string> {
  const months = accounts.flatMap(({ balanceHistory }) => balanceHistory)
  const figures = months.flatMap(({ month: _month, remarks: _remarks, ...money }) => Object.values(money))
  // The head of an account repeats its balance.
  const balances = accounts.map(({ currentBalance }) => currentBalance)
  return new Set([
    ...[...figures, ...balances].flatMap((one) => (one === null ? [] : [String(one / 100)])),
    ...months.flatMap(({ remarks }) => remarks ?? []),
  ])
}

/** The last line of running text: no letter of it is a capital. */
const PROSE_END = /^[^A-Z\d$]+\.$/
/** Words in running text, of which the bureau prints the same for everyone. */
const PROSE_WORDS = 8
const isProse = ({ words }: Line): boolean =>
  words.length >= PROSE_WORDS && words.filter(({ text }) => /^[a-z]/.test(text)).length * 2 > words.length

const WORDS = {
  'experian-web-print': EXPERIAN,
  'equifax-myequifax': EQUIFAX,
  'transunion-web-print': TRANSUNION,
} as const satisfies Partial<Record<Layout, PrintedWords>>
type ExplainedLayout = keyof typeof WORDS

/** Labels and legends next to those that readers look for, the foot of a page, and sentences that say again what a month or a row says. */
const EXPLAINED: Readonly<Record<ExplainedLayout, RegExp>> = {
  'experian-web-print':
    /^(?:no data for this|period|previous:|none)$|^(?:\d+ )?[a-z]+(?: [a-z]+)* as of [a-z]{3} \d{4}|^(?:voluntarily|surrendered)$|your credit limit\/high balance was|^(?:[A-Z][a-z]{2} )?\d{4}(?:, | to |$)/i,
  'equifax-myequifax':
    /^(?:unknown|.+ \| [A-Z][a-z]{2} \d{2}, \d{4}|(?: ?(?:(\d+) \1 days past due|CO charge-off|B included in(?: bankruptcy)?|TN too new to rate|V voluntary surrender|F foreclosure|C collection account|R repossession))+)$/i,
  'transunion-web-print': /^total month$/i,
}

export interface LostWords {
  /** Words of the account sections. */
  readonly total: number
  /** What no field, label, legend or running text took, piece by piece. */
  readonly lost: readonly string[]
}

/**
 * The words of the account sections that ended nowhere: neither in a place that a fact of the report points at, nor among the words that
 * the layout prints for everyone.
 */
export function lostWords(document: DocumentText, report: Report, layout: ExplainedLayout): LostWords {
  const stretches = stretchesOf(report)
  const entries = [...report.accounts, report.personalInfo, { evidence: report.evidence ?? {} }]
  const places = Map.groupBy(
    entries.flatMap(({ evidence }) => Object.values(evidence)),
    ({ page }) => page,
  )
  const { labels, values, codes } = WORDS[layout]
  const printed = new Set([...labels, ...values, ...codes].map(plain))
  const isLabelAgain = ofLabelPieces(labels.map(plain))
  const names = new Set(report.accounts.map(({ creditorName }) => plain(creditorName)))
  const figures = figuresOf(report)
  // An address and a phone on two pages have one place.
  const contacts = report.accounts.map(({ contact }) => plain(contact?.lines.join(' ') ?? ''))
  const isOfContact = (text: string): boolean => text.length >= 8 && contacts.some((contact) => contact.includes(text))
  const phones = new Set(report.accounts.map(({ contact }) => contact?.phone))
  // A title has room for 24 letters.
  const isCutName = (text: string): boolean => text.length >= 20 && [...names].some((name) => name.startsWith(text))
  const isTaken = ({ page }: Line, box: Box): boolean => (places.get(page) ?? []).some((place) => isIn(box, place.box))
  const isKnown = (text: string): boolean =>
    NOTHING.test(text.trim()) ||
    printed.has(plain(text)) ||
    isLabelAgain(plain(text)) ||
    names.has(plain(text)) ||
    isCutName(plain(text)) ||
    isOfContact(plain(text)) ||
    EXPLAINED[layout].test(text) ||
    phones.has(text) ||
    text.split(' ').every((one) => figures.has(one.replaceAll(/[$,]/g, '')))
  let total = 0
  let wasProse = false
  const lost: string[] = []
  const lines = documentLines(document)
  const isOfHeading = (index: number): boolean =>
    [index - 1, index].some((from) => names.has(plain([lines[from]?.text, lines[from + 1]?.text].join(' '))))
  for (const [index, line] of lines.entries()) {
    const at: At = [line.page, line.box[1] + line.box[3] / 2]
    if (!stretches.some(({ from, to }) => !isBefore(at, from) && isBefore(at, to))) continue
    total += line.words.length
    const isRunning: boolean = isProse(line) || (wasProse && PROSE_END.test(line.text))
    wasProse = isRunning
    if (isRunning || isKnown(line.text) || isOfHeading(index)) continue
    // A value that touches its label takes the label's last word with it: `Account StatusNOT_MORE_THAN_THREE_PAYMENTS_PAST_DUE`.
    const isOfLabel = (text: string, whole: string): boolean =>
      labels.some((label) => label.startsWith(text) && whole.startsWith(label))
    lost.push(
      ...line.runs.flatMap((run: Run) =>
        openPieces(
          run,
          (word) => isTaken(line, word),
          (text) => isKnown(text) || isOfLabel(text, run.text),
        ),
      ),
    )
  }
  return { total, lost }
}

/** Whether a text is nothing but labels and halves of them, as cells next to each other print them, which are broken between words where they are narrow. */
function ofLabelPieces(labels: readonly string[]): (text: string) => boolean {
  const halves = labels.flatMap((label) => {
    const words = label.split(' ')
    return words.flatMap((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')])
  })
  const pieces = [...new Set(halves)].filter((piece) => piece !== '').toSorted((a, b) => b.length - a.length)
  return (text) => {
    let rest = text === '' ? null : `${text} `
    while (rest) {
      const from: string = rest
      const piece = pieces.find((one) => from.startsWith(`${one} `))
      rest = piece === undefined ? null : from.slice(piece.length + 1)
    }
    return rest === ''
  }
}

/** What of a piece is neither taken nor known, as one text. */
function openPieces(run: Run, isTaken: (box: Box) => boolean, isKnown: (text: string) => boolean): string[] {
  const text = run.words.flatMap((word) => (isTaken(word.box) ? [] : [word.text])).join(' ')
  return text === '' || isKnown(text) || isKnown(run.text) ? [] : [text]
}
