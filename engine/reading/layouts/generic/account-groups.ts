import { bottomOf, leftOf, topOf } from '#engine/reading/lines/boxes.ts'
import { findFacts, type FoundFact } from '#engine/reading/layouts/generic/find-facts.ts'
import { BUREAU_PATTERNS, FIELDS, type Field, HEADINGS, SYNONYMS } from '#engine/reading/layouts/generic/words.ts'
import { type Line, type Run, runOf } from '#engine/reading/lines/lines.ts'

/** Labels that belong to one account, and the name that is at the head of them. */
export interface AccountGroup {
  readonly name: Run
  readonly facts: ReadonlyMap<Field, FoundFact>
}

/** Facts that an account has and that a summary or a paragraph does not; a group needs one of the first and one of the second. */
const IDENTIFYING: readonly Field[] = ['accountNumber', 'dateOpened']
const DESCRIBING: readonly Field[] = [
  'currentBalance',
  'statusText',
  'paymentStatusText',
  'accountTypeText',
  'creditLimit',
  'highBalance',
  'originalBalance',
  'dateReported',
]
const LEAST_FACTS = 3

/** The accounts that can be told from the labels alone. A group without a name of its own at its head is none. */
export function accountGroups(lines: readonly Line[]): AccountGroup[] {
  const facts = findFacts(lines)
  const withLabels = new Set(facts.map(({ lineIndex }) => lineIndex))
  const repeated = repeatedTexts(lines, withLabels)
  const ended = new Set(facts.flatMap((fact) => endOf(fact, lines) ?? []))
  return grouped(facts).flatMap((group, index, all) => {
    // Of two labels for one fact, `Type` and `Loan Type`, the first is the account's.
    const filled = new Map(group.toReversed().flatMap((fact) => (fact.value ? [[fact.field, fact] as const] : [])))
    const has = (fields: readonly Field[]): boolean => fields.some((field) => filled.has(field))
    if (!has(IDENTIFYING) || !has(DESCRIBING) || filled.size < LEAST_FACTS) return []
    const after = all[index - 1]?.at(-1)?.lineIndex ?? -1
    const name = nameOf(lines, group, { after, withLabels, repeated, ended })
    return name ? [{ name, facts: filled }] : []
  })
}

/** Far apart on a page, labels are no more of one account, in heights of a line. */
const WIDEST_GAP = 12

/** A group ends where one of its facts comes round again, or where nothing of it stands for long. */
function grouped(facts: readonly FoundFact[]): FoundFact[][] {
  const groups: FoundFact[][] = []
  for (const fact of facts) {
    const open = groups.at(-1)
    const last = open?.at(-1)
    const isFar = last !== undefined && (last.label.page + 1 < fact.label.page || isFarBelow(last.label, fact.label))
    const isAgain = open?.some((other) => other.field === fact.field && !(last && isSecondLabel(fact, other, last))) ?? false
    if (!open || isFar || isAgain) groups.push([fact])
    else open.push(fact)
  }
  return groups
}

/** Whether a fact is told once more under another label, row upon row: a name would stand between two accounts. */
function isSecondLabel(fact: FoundFact, other: FoundFact, last: FoundFact): boolean {
  const isBelow = last.value !== null && topOf(last.value.box) > bottomOf(last.label.box) - 1
  return (
    labelText(fact) !== labelText(other) &&
    fact.label.page === last.label.page &&
    fact.lineIndex - last.lineIndex <= (isBelow ? 2 : 1)
  )
}

const labelText = ({ label }: FoundFact): string => label.text.toLowerCase().replace(/(?<![:\s])[:\s]+$/, '')

const isFarBelow = (above: Run, below: Run): boolean =>
  above.page === below.page && topOf(below.box) - bottomOf(above.box) > below.box[3] * WIDEST_GAP

/** What is printed over group after group is a title of a part, not a name. */
function repeatedTexts(lines: readonly Line[], withLabels: ReadonlySet<number>): ReadonlySet<string> {
  const above = lines
    .filter((_, index) => withLabels.has(index + 1) && !withLabels.has(index))
    .map(({ text }) => text.toLowerCase())
  return new Set(above.filter((text) => above.filter((other) => other === text).length > 2))
}

interface Around {
  /** The last line of the group before. */
  readonly after: number
  readonly withLabels: ReadonlySet<number>
  readonly repeated: ReadonlySet<string>
  /** Lines that end with a value which does not go on below. */
  readonly ended: ReadonlySet<number>
}

/** The line that ends with the value, beside its label or below it, if that is a day, an amount or a number: no words go on behind these. */
function endOf({ field, value, lineIndex }: FoundFact, lines: readonly Line[]): number | null {
  if (SYNONYMS[field].kind === 'text' || value === null) return null
  const last = value.words.at(-1)
  return [lineIndex, lineIndex + 1].find((index) => lines[index]?.words.at(-1) === last) ?? null
}

/** Lines between a name and the first label: an address, a title of the first part. */
const MOST_BETWEEN = 3

/** The name behind a label of its own at the head of the group, else the line above the group. */
function nameOf(lines: readonly Line[], group: readonly FoundFact[], around: Around): Run | null {
  const [first] = group
  if (!first) return null
  const labelled = group.find(({ field }) => field === 'creditorName')
  if (labelled) {
    const { value, lineIndex } = labelled
    const isAtTop = lineIndex <= first.lineIndex + 1
    return isAtTop &&
      value &&
      isName(value.text, around.repeated) &&
      !goesOnBelow(
        lines.filter((_, index) => !around.withLabels.has(index)),
        value,
      )
      ? value
      : null
  }
  for (let index = first.lineIndex - 1; index > around.after && index >= first.lineIndex - 1 - MOST_BETWEEN; index -= 1) {
    const [line, below] = [lines[index], lines[index + 1]]
    if (!line || !below || around.withLabels.has(index)) return null
    if (line.page !== below.page || topOf(line.box) < topOf(below.box) - below.box[3] * 4) return null
    if (isTitle(line.text) || isAddress(line.text) || around.repeated.has(line.text.toLowerCase())) continue
    const [run] = line.runs
    const isWhole = run && line.runs.length === 1 && isName(run.text, around.repeated)
    const isApart =
      around.ended.has(index - 1) ||
      isTitleOfList(lines[index - 1]) ||
      standsOut(line, { above: lines[index - 1], below, label: first.label })
    return isWhole && isAtHead(run, first.label) && isApart ? run : null
  }
  return null
}

/** Under the title of a part that lists accounts stands the name of the first. */
const isTitleOfList = (line: Line | undefined): boolean =>
  line !== undefined && isTitle(line.text) && /\baccounts\b|\baccount history\b|\btrade ?lines\b|^collections\b/i.test(line.text)

/** Whether text of the same make goes on close under the value: then it is only the beginning of a name. */
function goesOnBelow(lines: readonly Line[], value: Run): boolean {
  return lines.some(
    ({ page, runs }) =>
      page === value.page &&
      runs.some(({ box, text }) => {
        const gap = topOf(box) - bottomOf(value.box)
        const isClose = gap > -value.box[3] * 0.4 && gap < value.box[3] * 0.35 && Math.abs(leftOf(box) - leftOf(value.box)) < 3
        return (
          isClose &&
          !isTitle(text.replace(/:.*/s, '')) &&
          !isAddress(text) &&
          Math.abs(box[3] - value.box[3]) < value.box[3] * 0.08
        )
      }),
  )
}

/** A line that begins something: letters higher than its labels', or nearer to what follows than to what is above. */
function standsOut(line: Line, around: { above: Line | undefined; below: Line; label: Run }): boolean {
  const { above, below, label } = around
  const isHigher = line.box[3] > label.box[3] * 1.08
  const gapBelow = topOf(below.box) - bottomOf(line.box)
  if (!above || above.page !== line.page) return isHigher || gapBelow < line.box[3] * 2
  const gapAbove = topOf(line.box) - bottomOf(above.box)
  // A line of the same letters close above is the beginning of the name: half a name is none.
  if (Math.abs(above.box[3] - line.box[3]) < line.box[3] * 0.08 && gapAbove < line.box[3] * 0.4) return false
  return isHigher || gapAbove > gapBelow * 1.3 + 1
}

/** A name begins where its labels do, or a little left of them. */
const isAtHead = (name: Run, label: Run): boolean =>
  leftOf(name.box) < leftOf(label.box) + 24 && leftOf(name.box) > leftOf(label.box) - 60

const headingText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<!\s)\s*\(?\bcont(?:inued|\.|'d)\)?$/, '')
    .replace(/^\d+(?:\.\d+)?\.? /, '')
    .replace(/(?<=^|\))([^:()]*)[:(][^)]*\)?$/, '$1')
    .trimEnd()
    .replace(/(?<!\s)\s+\d+$/, '')
    .trim()
const LABELS: ReadonlySet<string> = new Set(FIELDS.flatMap((field) => SYNONYMS[field].labels))
/** Whether a text is a label or the title of a part. */
export const isTitle = (text: string): boolean =>
  [headingText(text), text.toLowerCase().trim()].some((title) => HEADINGS.has(title) || LABELS.has(title))
const isAddress = (text: string): boolean =>
  /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b|^p\.? ?o\.? ?box\b|\(?\b\d{3}\)?[ .-]\d{3}[.-]\d{4}\b|^\d{1,6} [A-Za-z0-9 .]*\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|way|ct|pkwy|hwy|parkway|court|circle|place|pl|cir)\b/i.test(
    text,
  )

/** Small words that make a sentence and no company's name. */
const PROSE =
  /\b(?:your?|the following|is|are|was|were|has|have|this|these|that|we|our|may|can|will|if|on file|reported|listed|section|page)\b/i

/** Whether a line can be a company's name. Precision first: what may be anything else is none. */
export function isName(text: string, repeated: ReadonlySet<string> = new Set()): boolean {
  const name = text.replace(/(?<!\s)\s+#?[*xX•\d-]{4,}$/, '')
  if (
    name.length < 2 ||
    name.length > 60 ||
    !/[A-Z]{2}|[A-Z][a-z]/.test(name) ||
    /[.!?:;]$/.test(name.replace(/\b(?:inc|co|corp|ltd|n\.a|n\.a)\.$/i, ''))
  )
    return false
  if (isTitle(name) || repeated.has(text.toLowerCase()) || PROSE.test(name) || isAddress(name)) return false
  if (Object.values(BUREAU_PATTERNS).some((pattern) => pattern.test(name))) return false
  if (
    /^\$|^\d{1,2}\/\d{1,4}(?:\/\d{2,4})?$|^\d{1,2}\/\d{1,2}\/\d|\b(?:19|20)\d{2}\b.*\b(?:19|20)\d{2}\b|^[A-Z][a-z]{2,8} \d{1,2}, \d{4}$/.test(
      name,
    )
  )
    return false
  // Titles are written with small words between capitals; a company's name is in capitals, or each word begins with one.
  return name.split(/\s+/).every((word) => /^[A-Z0-9&/(#'’.-]/.test(word) || /^(?:of|and|the|de|for|d\/b\/a|dba)$/.test(word))
}

const CLOSED = /(?<!\s)\s*(?:[-–—] ?closed|\(closed\))$/i
const NUMBERED = /^\d{1,2}\.\d{1,3} +/

/** A name without its number in the report, its mark and the account number that may come behind it; and that number. */
export function nameAndNumber(run: Run): { name: Run; text: string; number: Run | null } {
  const last = run.words.at(-1)
  const isNumber =
    last !== undefined && run.words.length > 1 && /^#?[\dxX*•]{4,}$/.test(last.text) && /[*xX•]{2}|\d{6}/.test(last.text)
  const name = (isNumber ? runOf(run.page, run.words.slice(0, -1)) : run) ?? run
  return { name, text: name.text.replace(NUMBERED, '').replace(CLOSED, ''), number: isNumber ? runOf(run.page, [last]) : null }
}
