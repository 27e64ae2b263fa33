import { detectLayout, type Layout } from '#engine/reading/detect-layout.ts'
import type { DocumentText, PageText } from '#engine/reading/page-text.ts'

/** What only one layout prints on the first page of a report, and the number that this one report has. */
const BEGINNINGS: readonly { readonly layout: Layout; readonly sign: RegExp; readonly number: RegExp }[] = [
  {
    layout: 'experian-web-print',
    sign: /\bReport Number:? \d{4}-\d{4}-\d{2}\b/,
    number: /\bReport Number:? (\d{4}-\d{4}-\d{2})\b/,
  },
  { layout: 'transunion-web-print', sign: /\bPersonal Credit Report for\b/i, number: /\bFile Number:? ?(\d{6,})\b/i },
  // The foot of every page; a dispute may have a confirmation too, so that the number counts on a first page alone.
  { layout: 'equifax-acr', sign: /\bEFX-ACR/, number: /^(?=.*\bPage 1 of \d).*?\bConfirmation # ?(\d{6,})\b/ },
  { layout: 'equifax-myequifax', sign: /\bReport Confirmation\b/, number: /\bReport Confirmation:? ?(\d{6,})\b/ },
]

interface Begun {
  readonly layout: Layout
  /** Null where it does not stand right behind its label. */
  readonly number: string | null
}

function beginsOn({ words }: PageText): Begun | null {
  const text = words.map((word) => word.text).join(' ')
  const found = BEGINNINGS.find(({ sign }) => sign.test(text))
  return found === undefined ? null : { layout: found.layout, number: found.number.exec(text)?.[1] ?? null }
}

/** Layouts print these words on every page, or on the first alone. */
const isOther = (begun: Begun, before: Begun | undefined): boolean =>
  begun.layout !== before?.layout || (begun.number !== null && before.number !== null && begun.number !== before.number)

type Parts =
  /** One report, as most files are. */
  | { readonly kind: 'one' }
  /** A report of each bureau, one behind the other. */
  | { readonly kind: 'several'; readonly parts: readonly DocumentText[] }
  /** Two reports of one bureau: read as one, each account would stand there twice. */
  | { readonly kind: 'same_bureau' }

/**
 * People put the reports of the three bureaus into one PDF. It is cut where another report begins; each part must be a report
 * by itself.
 */
export function partReports(document: DocumentText): Parts {
  const starts: { readonly page: number; readonly begun: Begun }[] = []
  for (const [page, text] of document.pages.entries()) {
    const begun = beginsOn(text)
    if (begun !== null && isOther(begun, starts.at(-1)?.begun)) starts.push({ page, begun })
  }
  if (starts.length < 2) return { kind: 'one' }
  // What stands before the first beginning is its cover.
  const parts = starts.map(({ page }, index) => ({
    ...document,
    pages: document.pages.slice(index === 0 ? 0 : page, starts[index + 1]?.page),
  }))
  const bureaus = new Set<string>()
  for (const [index, part] of parts.entries()) {
    const detected = detectLayout(part)
    if (detected.kind !== 'layout' || detected.layout !== starts[index]?.begun.layout) return { kind: 'one' }
    bureaus.add(detected.bureau ?? '')
  }
  return bureaus.size === parts.length ? { kind: 'several', parts } : { kind: 'same_bureau' }
}
