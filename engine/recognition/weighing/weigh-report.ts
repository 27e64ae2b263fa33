import { bottomOf, middleXOf, middleYOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import { kindOfField } from '#engine/reading/doubts/confirmations.ts'
import { type EntryKind, isDoubtful, partsOfField, valueAt } from '#engine/reading/doubts/doubts.ts'
import { saysNothing } from '#engine/reading/facts.ts'
import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'
import { findDay } from '#engine/recognition/weighing/find-day.ts'
import { findPrinted } from '#engine/recognition/weighing/find-printed.ts'
import { lastMonthOf, withoutImpossibleMonths } from '#engine/recognition/grids/impossible-months.ts'
import { joinOwnNames } from '#engine/recognition/weighing/join-own-names.ts'
import { withLostMonths } from '#engine/recognition/weighing/lost-months.ts'
import { lostHead, withLostFacts, withLostPerson } from '#engine/recognition/weighing/lost-facts.ts'
import { isCutOff, isPiledUp, isShortened, SEVERAL_AMOUNTS } from '#engine/recognition/weighing/cut-values.ts'
import { isMarred, isUnproved, NAMES, SURE_NAME } from '#engine/recognition/weighing/free-values.ts'
import { type NameReadings, nameReadings } from '#engine/recognition/weighing/name-readings.ts'
import { withOwnStreets } from '#engine/recognition/weighing/own-streets.ts'
import { withOwnSuffix } from '#engine/recognition/weighing/own-suffix.ts'
import { hasSigns, isSigned } from '#engine/recognition/weighing/signed-amounts.ts'
import { isTornApart } from '#engine/recognition/weighing/torn-names.ts'
import { withOwnWords } from '#engine/recognition/weighing/own-words.ts'
import { LEAST_NAME, likelySlips, plain } from '#engine/recognition/weighing/name-slips.ts'
import { partInitials } from '#engine/recognition/weighing/part-initials.ts'
import { hasUnreadInk } from '#engine/recognition/weighing/unread-ink.ts'
import { withUnread, withUnreadName, withUnreadRows } from '#engine/recognition/weighing/with-unread.ts'
import type { Evidence, EvidenceMap } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'
import { addMonths, addYears, firstDayOf, lastDayOf, monthNumber, type PartialDay } from '#engine/values/day.ts'
import { parseMoney } from '#engine/values/money.ts'

/**
 * What the structure of a report proves about its facts. A recogniser says how sure it is of letters; whether a date can
 * be one, whether an amount or a name stands elsewhere too, only the report can tell.
 */

/** A fact that the structure confirms. */
const PROVED = 0.92
/** Read less surely than this, nothing is proved by its form. */
const LEAST_DATE = 0.8
const LEAST_REPEATED = 0.6
/** A fact that cannot be, or that nothing at the place shows. */
const CANNOT_BE = 0.5
const OLDEST = '1950-01-01'

/** Fields that lie ahead of the report: when an entry leaves it. */
const AHEAD: ReadonlySet<string> = new Set(['removalDate', 'onRecordUntil'])
const MOST_AHEAD = 12
/** A rule concludes from these being empty: that nothing stands there must be seen, not only not read. */
const TELLING_IF_EMPTY: ReadonlySet<string> = new Set(['dateOfFirstDelinquency', 'creditLimit'])
/** `05/31/2024`, `5/2024`: two slashes and figures only are hardly ever read into another date. */
const SLASHED = /^\d{1,2}\/(?:\d{1,2}\/)?\d{4}$/

interface Entry {
  readonly evidence: EvidenceMap
}

interface Known {
  /** Words by page. */
  readonly words: ReadonlyMap<number, readonly Word[]>
  readonly format: string
  /** The names of the person. */
  readonly people: readonly string[]
  readonly reportDate: PartialDay | null
  /** Names that are in the report more than once, read surely at least once. */
  readonly names: ReadonlySet<string>
  /** Names from which others of the report, at least as frequent, differ by a letter or two. */
  readonly slips: ReadonlySet<string>
  /** All words of the document, one space between them. */
  readonly text: string
  readonly pages: ReadonlyMap<number, PageText>
  readonly readings: (name: string) => NameReadings
  readonly hasSigns: boolean
}

/** The report with each fact as sure as its letters and the report itself make it. */
export function weighReport(read: Report, document: DocumentText): Report {
  const report = partInitials(withOwnWords(joinOwnNames(withOwnSuffix(withOwnStreets(read), document))))
  const known: Known = {
    words: new Map(document.pages.map((page) => [page.number, page.words])),
    format: report.format,
    people: [report.personalInfo.name ?? '', ...report.personalInfo.alsoKnownAs],
    reportDate: report.reportDate,
    names: sureNames(report),
    slips: likelySlips(report),
    text: document.pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' '),
    pages: new Map(document.pages.map((page) => [page.number, page])),
    readings: nameReadings(document),
    hasSigns: hasSigns(report),
  }
  const head = headOf(document)
  const evidence = weighed(report, headEvidence(report, document), { kind: 'report', known })
  const accounts = report.accounts.map((one) => withUnreadName(weighedEntry(one, 'account', known), head))
  const last = lastMonthOf({ ...report, accounts }, evidence)
  return {
    ...report,
    evidence,
    personalInfo: withLostPerson(weighedEntry(report.personalInfo, 'personalInfo', known), { format: report.format, head }),
    accounts: withLostMonths(
      withUnreadRows(
        withUnread(
          accounts.map((one) =>
            withLostFacts(
              one,
              report.format,
              accounts.filter((other) => other !== one),
            ),
          ),
          known.words,
        ).map((one) => withoutImpossibleMonths(one, last)),
      ),
    ),
    inquiries: report.inquiries.map((one) => withUnreadName(weighedEntry(one, 'inquiry', known), head)),
    publicRecords: report.publicRecords.map((one) => weighedEntry(one, 'publicRecord', known)),
  }
}

function headOf({ pages: [first] }: DocumentText): Evidence {
  return { page: first?.number ?? 1, box: [0, 0, first?.width ?? 612, 40], quote: '', confidence: CANNOT_BE }
}

/** What a reader took from the head of a report without saying where: it is asked about where no place shows it surely. */
function headEvidence(report: Report, document: DocumentText): EvidenceMap {
  const nowhere = headOf(document)
  const { reportDate, reportNumber, score, scoreModel } = report
  const found = {
    ...(reportDate !== null && { reportDate: findDay(document, reportDate) }),
    ...(reportNumber !== null && { reportNumber: findPrinted(document, reportNumber) }),
    ...(score !== null && { score: findPrinted(document, String(score)) }),
    ...(scoreModel !== null && { scoreModel: findPrinted(document, scoreModel) }),
  }
  const placed = Object.entries(found).map(([field, place]) => [field, place ?? nowhere] as const)
  const lost = lostHead(report).map((field) => [field, nowhere] as const)
  return { ...Object.fromEntries([...placed, ...lost]), ...report.evidence }
}

const weighedEntry = <Whole extends Entry>(entry: Whole, kind: EntryKind, known: Known): Whole => ({
  ...entry,
  evidence: weighed(entry, entry.evidence, { kind, known }),
})

function weighed(entry: object, evidence: EvidenceMap, { kind, known }: { kind: EntryKind; known: Known }): EvidenceMap {
  const amounts = sureAmounts(entry, evidence, kind)
  const days = daysOf(entry, evidence, kind)
  return Object.fromEntries(
    Object.entries(evidence).map(([field, read]) => {
      const isRow = kind === 'account' && field.startsWith('balanceHistory.')
      const least = isRow ? rowConfidence(field, read, { entry, evidence, amounts, words: known.words }) : null
      const place = { ...read, confidence: least ?? read.confidence ?? confidenceAt(read, known.words) }
      const value = valueAt(entry, kind, field)
      const confidence = confidenceOf({ field, kind, value, place }, { known, amounts, days })
      const isDoubted =
        isMixed(place.quote, isRow) ||
        (NAMES.has(field) && isTornApart((known.words.get(place.page) ?? []).filter(({ box }) => isInside(box, place)))) ||
        (value !== null && hasInkBeside(place, known))
      return [field, { ...place, confidence: isDoubted ? Math.min(confidence, UNPROVED) : confidence }]
    }),
  )
}

function hasInkBeside(place: Evidence, { pages }: Known): boolean {
  const page = pages.get(place.page)
  const words = page?.words.filter(({ box }) => isInside(box, place)) ?? []
  return page !== undefined && hasUnreadInk(words, page)
}

/**
 * A speck is read as a figure, and amounts have their sign; a dash behind a value is that of the next row, whose label was
 * not made out.
 */
const isMixed = (quote: string, isRow: boolean): boolean => (isRow ? /(?:^| )\d(?: |$)/.test(quote) : / [-–—]{1,2}$/.test(quote))

/** For a place that a reader made without its words: the least sure word there; nothing there proves nothing. */
function confidenceAt(place: Evidence, words: Known['words']): number {
  const inside = (words.get(place.page) ?? []).filter(({ box }) => isInside(box, place))
  return inside.length === 0 ? CANNOT_BE : Math.min(...inside.map(({ confidence }) => confidence ?? 1))
}

/**
 * A row of the balance table: its month is proved by the rows before and after it, an amount by standing in the entry
 * again. What is left is as sure as its words. Null where the row's words are not to be seen.
 */
function rowConfidence(
  field: string,
  place: Evidence,
  { entry, evidence, amounts, words }: { entry: object; evidence: EvidenceMap; amounts: Amounts; words: Known['words'] },
): number | null {
  const month = partsOfField(field).member ?? ''
  const value = valueAt(entry, 'account', field)
  const rows = valueAt(entry, 'account', 'balanceHistory')
  const inSequence = [-1, 1].some((step) => `balanceHistory.${addMonths(month, step)}` in evidence)
  const inside = (words.get(place.page) ?? []).filter(({ box }) => isInside(box, place))
  if (!inSequence || inside.length === 0) return null
  const least = inside.map(({ text, confidence }) => {
    const own = confidence ?? 1
    const amount = parseMoney(text)
    const isMonth = own >= LEAST_DATE && (monthNumber(text) !== null || text === month.slice(0, 4))
    const isAgain = text.startsWith('$') && own >= LEAST_REPEATED && amount !== null && (amounts.get(amount) ?? 0) > 1
    return isMonth || isAgain || (SLASHED.test(text) && own >= LEAST_DATE) ? Math.max(own, PROVED) : own
  })
  return Math.min(...least, ...otherFigures(value, { inside, amounts, rows: Array.isArray(rows) ? rows : [] }))
}

/**
 * The place of a row may be that of one figure only: another that stands nowhere else in the entry is proved by nothing,
 * and one that is missing where most months have it was not made out.
 */
function otherFigures(
  value: unknown,
  { inside, amounts, rows }: { inside: readonly Word[]; amounts: Amounts; rows: readonly unknown[] },
): number[] {
  if (typeof value !== 'object' || value === null) return []
  const seen = new Set(inside.map(({ text }) => parseMoney(text)))
  return Object.entries(value).flatMap(([name, figure]) => {
    if (name === 'month') return []
    if (figure !== null) return seen.has(figure) || (amounts.get(figure) ?? 0) > 1 ? [] : [UNPROVED]
    const share = rows.filter((row) => figureOf(row, name) !== null).length / rows.length
    return share > (STEADY.has(name) ? 1 / 2 : OFTEN) ? [UNPROVED] : []
  })
}

/** Where so many months have a figure, it is missing in none without a question. */
const OFTEN = 0.8
/** Printed for every month where they are printed at all. */
const STEADY: ReadonlySet<string> = new Set(['balance', 'scheduledPayment'])
const figureOf = (row: unknown, name: string): unknown =>
  typeof row === 'object' && row !== null ? (new Map<string, unknown>(Object.entries(row)).get(name) ?? null) : null

function isInside(box: Word['box'], { box: place }: Evidence): boolean {
  const [x, y] = [middleXOf(box), middleYOf(box)]
  return x >= place[0] - 1 && x <= rightOf(place) + 1 && y >= topOf(place) - 1 && y <= bottomOf(place) + 1
}

interface Fact {
  readonly field: string
  readonly kind: EntryKind
  readonly value: unknown
  readonly place: Evidence & { readonly confidence: number }
}

interface Beside {
  readonly known: Known
  readonly amounts: Amounts
  readonly days: readonly string[]
}

function confidenceOf({ field, kind, value, place }: Fact, { known, amounts, days }: Beside): number {
  const own = place.confidence
  const { name } = partsOfField(field)
  const month = /^(?:payment|balance)History\.(\d{4}-\d{2})$/.exec(field)?.[1]
  if (month !== undefined && !isPossible(name, month, known.reportDate)) return Math.min(own, CANNOT_BE)
  // Figures that are no day.
  if (value === null && /\d{1,2}\/\d/.test(place.quote)) return Math.min(own, CANNOT_BE)
  if (value === null) return TELLING_IF_EMPTY.has(name) && !isSeenEmpty(place, known.words) ? Math.min(own, CANNOT_BE) : own
  const form = kindOfField(kind, field)
  if (form === 'date' && isShortened(place.quote, known.text)) return Math.min(own, CANNOT_BE)
  if (form === 'date' && typeof value === 'string') {
    if (!isPossible(name, value, known.reportDate)) return Math.min(own, CANNOT_BE)
    const isProved = SLASHED.test(place.quote.trim()) && own >= LEAST_DATE && !days.some((day) => isMisreadOf(value, day))
    return isProved ? Math.max(own, PROVED) : own
  }
  if (form === 'money' && known.hasSigns && !isSigned(value, place.quote)) return Math.min(own, UNPROVED)
  if (form === 'money' && SEVERAL_AMOUNTS.test(place.quote)) return Math.min(own, UNPROVED)
  if (form === 'money' && typeof value === 'number')
    return (amounts.get(value) ?? 0) > 1 && own >= LEAST_REPEATED ? Math.max(own, PROVED) : own
  if (name === 'accountNumber' && typeof value === 'string' && /[A-WYZa-wyz]/.test(value)) return Math.min(own, CANNOT_BE)
  if (kind === 'personalInfo' && PERSON_NAMES.has(name) && typeof value === 'string' && !isOwnName(value, known))
    return Math.min(own, UNPROVED_NAME)
  if (NAMES.has(name) && typeof value === 'string' && (known.slips.has(plain(value)) || isReadOtherwise(known.readings(value))))
    return Math.min(own, UNPROVED_NAME)
  const isAgain = typeof value === 'string' && own >= LEAST_AGREEING && isTwice(value, known.text)
  const isRepeated = isAgain || (typeof value === 'string' && own >= LEAST_REPEATED && known.names.has(plain(value)))
  if (isRepeated && NAMES.has(name) && !isMarred(name, { value, quote: place.quote })) return Math.max(own, PROVED)
  if (name === 'remarks' && typeof value === 'string' && GOES_ON.test(value)) return Math.min(own, UNPROVED)
  if (name === 'terms' && typeof value === 'string' && /^\$[\d,.]*$/.test(value)) return Math.min(own, CANNOT_BE)
  if (isPiledUp(name, value) || isCutOff(name, value, known.format)) return Math.min(own, UNPROVED)
  return isUnproved(name, { own, value, quote: place.quote }) ? Math.min(own, UNPROVED) : own
}

/** No sentence ends with a comma or such a word: the line below was not taken for its end. */
const GOES_ON = /,$| (?:a|after|an|and|as|at|by|for|from|in|of|on|or|the|to|under|with)$/i

/** Whether a dash or the like is beside the label: that nothing was read there does not say that nothing is. */
function isSeenEmpty({ page, box }: Evidence, words: Known['words']): boolean {
  const middle = middleYOf(box)
  const beside = (words.get(page) ?? []).filter(
    (word) => Math.abs(middleYOf(word.box) - middle) < box[3] * 0.5 && word.box[0] >= rightOf(box) - 1,
  )
  const [next] = beside.toSorted((a, b) => a.box[0] - b.box[0])
  return next !== undefined && saysNothing(next.text)
}

/** Whether a day can be in a report: not before anyone's birth, not after the report unless it says when an entry goes. */
function isPossible(name: string, value: PartialDay, reportDate: PartialDay | null): boolean {
  if (lastDayOf(value) < OLDEST && name !== 'dateOfBirth') return false
  if (reportDate === null) return true
  const latest = AHEAD.has(name) ? addYears(reportDate, MOST_AHEAD) : reportDate
  return firstDayOf(value) <= lastDayOf(latest)
}

/** Figures that are read for one another. */
const ALIKE_FIGURES = /^(?:0[689]|[689]0|3[89]|[89]3|5[68]|[68]5|68|86|89|98|17|71)$/

/** Whether a day is another of its entry but for one figure that is read for the other: its form does not prove it. */
function isMisreadOf(value: string, other: string): boolean {
  if (value.length !== other.length) return false
  const wrong = [...value].flatMap((figure, at) => (figure === other[at] ? [] : [`${figure}${other[at]}`]))
  return wrong.length === 1 && ALIKE_FIGURES.test(wrong[0] ?? '')
}

const daysOf = (entry: object, evidence: EvidenceMap, kind: EntryKind): string[] =>
  Object.keys(evidence).flatMap((field) => {
    const value = kindOfField(kind, field) === 'date' ? valueAt(entry, kind, field) : null
    return typeof value === 'string' ? [value] : []
  })

type Amounts = ReadonlyMap<number, number>

/** How often each amount is in the entry, on places of its own, surely read at least once. */
function sureAmounts(entry: object, evidence: EvidenceMap, kind: EntryKind): Amounts {
  const places = new Map<number, Set<string>>()
  const sure = new Set<number>()
  const count = (value: unknown, place: Evidence): void => {
    if (typeof value !== 'number') return
    places.set(value, (places.get(value) ?? new Set()).add(`${place.page} ${place.box.join(' ')}`))
    if (!isDoubtful(place)) sure.add(value)
  }
  for (const [field, place] of Object.entries(evidence)) {
    const value = valueAt(entry, kind, field)
    if (kindOfField(kind, field) === 'money') count(value, place)
    if (field.startsWith('balanceHistory.') && typeof value === 'object' && value !== null)
      for (const figure of Object.values(value)) count(figure, place)
  }
  return new Map([...places].map(([value, at]) => [value, sure.has(value) ? at.size : 0]))
}

/** A lost space makes another name of a person's (`A FICTIVE`, `AFICTIVE`), and the letters are read surely all the same. */
const PERSON_NAMES: ReadonlySet<string> = new Set(['name', 'alsoKnownAs'])
const UNPROVED_NAME = 0.88
const UNPROVED = 0.88
/** Read twice, and not the beginning of a longer name of which the end was lost. */
const isOwnName = (value: string, { text, people }: Known): boolean =>
  isTwice(value, text) && !people.some((one) => one !== value && one.startsWith(`${value} `))
const isTwice = (value: string, text: string): boolean => value.includes(' ') && text.indexOf(value) !== text.lastIndexOf(value)

/** Said otherwise in as many places, a name is not known. */
const isReadOtherwise = ({ same, other }: NameReadings): boolean => other > 0 && other >= same

/** Two readings that agree prove each other from here on. */
const LEAST_AGREEING = 0.78

/** Names that were surely read in one place or another, or alike in two: the same letters elsewhere are no accident. */
function sureNames(report: Report): ReadonlySet<string> {
  const named = [
    ...[...report.accounts, ...report.inquiries].map(({ creditorName, evidence }) => ({
      text: plain(creditorName),
      place: evidence['creditorName'],
    })),
    ...report.accounts.map(({ originalCreditor, evidence }) => ({
      text: plain(originalCreditor ?? ''),
      place: evidence['originalCreditor'],
    })),
  ].filter(({ text }) => text.length >= LEAST_NAME)
  const agreeing = Map.groupBy(
    named.filter(({ place }) => (place?.confidence ?? 0) >= LEAST_AGREEING),
    ({ text }) => text,
  )
  // One line may name the company of many inquiries: that is one reading, and as sure as it is itself.
  const isAgreed = (text: string): boolean => {
    const alike = agreeing.get(text) ?? []
    const places = new Set(alike.map(({ place }) => `${place?.page} ${place?.box.join(' ')}`))
    return places.size > 1 || (alike.length > 1 && alike.every(({ place }) => place !== undefined && !isDoubtful(place)))
  }
  const sure = named.filter(({ text, place }) => (place?.confidence ?? 0) >= SURE_NAME || isAgreed(text))
  return new Set(sure.map(({ text }) => text))
}
