import type { NotAReport } from '#engine/reading/detect-layout.ts'
import { BUREAU_PATTERNS } from '#engine/reading/layouts/generic/words.ts'
import { classesOf, hasClass, isElement, isShown, type MarkupElement, textIn } from '#engine/reading/listing/markup-tree.ts'
import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'

/** Whether any element of the page passes, the shown alone. */
function someIn(element: MarkupElement, passes: (one: MarkupElement) => boolean): boolean {
  return element.children.some((child) => isElement(child) && isShown(child) && (passes(child) || someIn(child, passes)))
}

/** The source of a page as Chrome and Firefox show it: its tags are words, line by line. */
const isSourceShown = (root: MarkupElement): boolean =>
  someIn(
    root,
    (one) => (one.tag === 'td' && hasClass(one, 'line-content')) || (one.tag === 'body' && one.attributes['id'] === 'viewsource'),
  )

/** What Chrome leaves on a page that it translated, and Edge on every text that it did. */
function isTranslated(root: MarkupElement): boolean {
  const language = root.attributes['lang'] ?? ''
  if (language === '' || /^en\b/i.test(language)) return false
  return (
    classesOf(root).some((name) => name === 'translated-ltr' || name === 'translated-rtl') ||
    someIn(root, ({ attributes }) => attributes['_msttexthash'] !== undefined)
  )
}

const PLACEHOLDER = /\{\{[^{}]*\}\}/g
/** What is in a report that was filled in. */
const FILLED = /\$ ?\d|\b\d{1,2}\/(?:\d{1,2}\/)?\d{2,4}\b/g
const LEAST_PLACEHOLDERS = 3

/** A page as the site sends it, before its program puts the report in: "HTML only" saves that. */
function isTemplate(root: MarkupElement): boolean {
  const text = textIn(root)
  const placeholders = text.match(PLACEHOLDER)?.length ?? 0
  return placeholders >= LEAST_PLACEHOLDERS && placeholders > (text.match(FILLED)?.length ?? 0)
}

/** Signs that a page holds as long as its program put nothing in. */
const MOST_SIGNS_OF_EMPTY = 600
const isOfProgram = ({ tag, attributes }: MarkupElement): boolean =>
  tag === 'transunion-report' ||
  attributes['ng-app'] !== undefined ||
  /^(?:smartcredit-app|app|root)$/.test(attributes['id'] ?? '')

const isEmptyProgram = (root: MarkupElement): boolean => someIn(root, isOfProgram) && textIn(root).length < MOST_SIGNS_OF_EMPTY

/** A page that was saved in a way in which no layout can be read from it; null where nothing of the kind shows. */
export function troubleBefore(root: MarkupElement): NotAReport | null {
  if (isSourceShown(root)) return 'page_source'
  if (isTranslated(root)) return 'translated'
  return isTemplate(root) ? 'not_filled' : null
}

/** Of which no layout could be read: a page that was not filled in, or on credit with a frame of which the file has nothing. */
export function troubleAfter(root: MarkupElement): NotAReport {
  if (isEmptyProgram(root)) return 'not_filled'
  const hasEmptyFrame = someIn(root, (one) => one.tag === 'iframe' && one.children.length === 0 && isPage(one.attributes['src']))
  return hasEmptyFrame && /\bcredit\b/i.test(textIn(root)) ? 'frame_left_out' : 'unknown_document'
}

const isPage = (source: string | undefined): boolean => source !== undefined && !/^(?:about|javascript):|^\s*$/i.test(source)

/** What every report says of its accounts, whatever its layout. */
const FACTS = [/\baccount (?:#|number)/i, /\bbalance\b/i, /\bopened\b/i, /\b(?:pay(?:ment)?|account) status\b/i]
const LEAST_FACTS = 3
const LEAST_FIGURES = 4

/** The bureaus of a saved page that lists accounts as a report does, in a layout of which nobody told us; none for any other page. */
export function bureausOfUnreadReport(root: MarkupElement): readonly Bureau[] {
  const text = textIn(root)
  const isReport =
    /\bcredit report\b/i.test(text) &&
    FACTS.filter((fact) => fact.test(text)).length >= LEAST_FACTS &&
    (text.match(FILLED)?.length ?? 0) >= LEAST_FIGURES
  return isReport ? BUREAUS.filter((bureau) => BUREAU_PATTERNS[bureau].test(text)) : []
}
