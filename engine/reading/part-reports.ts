import { type Detected, detectLayout, detectInText, type Layout } from '#engine/reading/detect-layout.ts'
import { areOfSeveralPeople } from '#engine/reading/named-on-pages.ts'
import { type DocumentText, textOfWords } from '#engine/reading/page-text.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** What is printed on the first page of a report, and the number that this one report has. */
const BEGINNINGS: readonly { readonly layouts: readonly Layout[]; readonly sign: RegExp; readonly number: RegExp }[] = [
  {
    layouts: ['experian-web-print'],
    sign: /\bReport Number:? \d{4}-\d{4}-\d{2}\b/,
    number: /\bReport Number:? (\d{4}-\d{4}-\d{2})\b/,
  },
  { layouts: ['transunion-web-print'], sign: /\bPersonal Credit Report for\b/i, number: /\bFile Number:? ?(\d{6,})\b/i },
  // The head or the foot of every page; a dispute may have a confirmation too, so that the number counts in a head or on a first page alone.
  {
    layouts: ['equifax-acr'],
    sign: /\bEFX-ACR/,
    number: /(?:\bPrepared for: .{1,80} Date: .{1,30}|^(?=.*\bPage 1 of \d).*?)\bConfirmation # ?(\d{6,})\b/,
  },
  { layouts: ['equifax-myequifax'], sign: /\bReport Confirmation\b/, number: /\bReport Confirmation:? ?(\d{6,})\b/ },
  // A bankruptcy has a `Reference#` too, on pages that say nothing of the report's own day.
  {
    layouts: ['identityiq', 'consumerdirect'],
    sign: /^(?=.*\bReport Date\b).*?\bReference ?#:? ?[A-Z]?\d{5,}\b/,
    number: /\bReference ?#:? ?([A-Z]?\d{5,})\b/,
  },
]

interface Begun {
  readonly layouts: readonly Layout[]
  /** Null where it does not stand right behind its label. */
  readonly number: string | null
}

function beginsIn(text: string): Begun | null {
  const found = BEGINNINGS.find(({ sign }) => sign.test(text))
  return found === undefined ? null : { layouts: found.layouts, number: found.number.exec(text)?.[1] ?? null }
}

/** Layouts print these words on every page, or on the first alone. */
const isOther = (begun: Begun, before: Begun | undefined): boolean =>
  begun.layouts !== before?.layouts || (begun.number !== null && before.number !== null && begun.number !== before.number)

type Parts =
  /** One report, as most files are. */
  | { readonly kind: 'one' }
  /** A report of each bureau, one behind the other. */
  | { readonly kind: 'several'; readonly parts: readonly DocumentText[] }
  /** Two reports of one bureau, or one of three bureaus and another: read as one, an account would be there twice. */
  | { readonly kind: 'same_bureau' }

/**
 * The reports of a file: cut where another begins by what it prints there, else by what each page tells of its bureau.
 */
export function partReports(document: DocumentText): Parts {
  const texts = document.pages.map(({ words }) => textOfWords(words))
  if (areOfSeveralPeople(document.pages)) return { kind: 'same_bureau' }
  const parts = partWhereOneBegins(document, texts)
  return parts.kind === 'one' ? partByPages(document, texts.map(detectInText)) : parts
}

/**
 * People photograph or print the pages that matter, of one bureau and of another, and not those where a report begins. A page
 * that tells nothing goes with the one before it.
 * @param detected - What each page tells by itself.
 */
export function partByPages(document: DocumentText, detected: readonly Detected[]): Parts {
  const told = detected.flatMap((page, at) => (page.kind === 'layout' ? [{ at, bureau: page.bureau }] : []))
  const bureaus = [...new Set(told.map(({ bureau }) => bureau))]
  if (bureaus.length < 2) return { kind: 'one' }
  if (!areDifferent(bureaus)) return { kind: 'same_bureau' }
  const bureauAt = (page: number) => (told.findLast(({ at }) => at <= page) ?? told[0])?.bureau
  return {
    kind: 'several',
    parts: bureaus.map((bureau) => ({ ...document, pages: document.pages.filter((_, page) => bureauAt(page) === bureau) })),
  }
}

/**
 * People put the reports of the three bureaus into one PDF. It is cut where another report begins; each part must be a report
 * by itself.
 */
function partWhereOneBegins(document: DocumentText, texts: readonly string[]): Parts {
  const starts: { readonly page: number; readonly begun: Begun }[] = []
  for (const [page, text] of texts.entries()) {
    const begun = beginsIn(text)
    if (begun !== null && isOther(begun, starts.at(-1)?.begun)) starts.push({ page, begun })
  }
  if (starts.length < 2) return { kind: 'one' }
  // What comes before the first beginning is its cover.
  const parts = starts.map(({ page }, index) => ({
    ...document,
    pages: document.pages.slice(index === 0 ? 0 : page, starts[index + 1]?.page),
  }))
  const bureaus: (Bureau | null)[] = []
  for (const [index, part] of parts.entries()) {
    const detected = detectLayout(part)
    if (detected.kind !== 'layout' || !starts[index]?.begun.layouts.includes(detected.layout)) return { kind: 'one' }
    bureaus.push(detected.bureau)
  }
  return areDifferent(bureaus) ? { kind: 'several', parts } : { kind: 'same_bureau' }
}

/** A page of three bureaus, null, speaks for each of them. */
function areDifferent(bureaus: readonly (Bureau | null)[]): boolean {
  return !bureaus.includes(null) && new Set(bureaus).size === bureaus.length
}
