import { type Detected, detectLayout, type Layout, LAYOUTS } from '#engine/reading/detect-layout.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { folded } from '#engine/recognition/words/letters.ts'
import { inWordsOf } from '#engine/recognition/mend-pages.ts'
import type { PrintedWords } from '#engine/recognition/printed-words.ts'
import { VOCABULARIES } from '#engine/recognition/vocabularies.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** So many labels that only one layout prints say which one a page from the middle of a report belongs to. */
const LEAST_LABELS = 3
/** Shorter labels are read into other words. */
const LEAST_LETTERS = 7

const BUREAU_OF: Readonly<Record<Layout, Bureau | null>> = {
  'experian-web-print': 'experian',
  'transunion-web-print': 'transunion',
  'equifax-acr': 'equifax',
  'equifax-myequifax': 'equifax',
  'equifax-member-center': 'equifax',
  'member-card': null,
  identityiq: null,
  consumerdirect: null,
}

/**
 * Which layout recognised pages have. The signs of a layout may be misread, and a single page from the middle of a report
 * may show none: then the labels decide that this layout alone prints.
 */
export function detectRecognised(document: DocumentText): Detected {
  const plain = detectLayout(document)
  if (plain.kind === 'layout' || plain.why === 'no_text') return plain
  for (const layout of LAYOUTS) {
    const words = VOCABULARIES[layout]
    const detected = words ? detectLayout(inWordsOf(words, document)) : null
    if (detected?.kind === 'layout' && detected.layout === layout) return detected
  }
  if (plain.why !== 'unknown_document') return plain
  const layout = layoutByLabels(document)
  return layout === null ? plain : { kind: 'layout', layout, bureau: BUREAU_OF[layout] }
}

/** The layout whose own labels stand on the page, several of them, and clearly more than any other's. */
function layoutByLabels(document: DocumentText): Layout | null {
  const pieces = new Set(document.pages.flatMap(pageLines).flatMap((line) => line.runs.map((run) => folded(run.text))))
  const counts = LAYOUTS.map((layout) => ({ layout, count: ownLabels(layout).filter((label) => pieces.has(label)).length }))
  const [first, second] = counts.toSorted((a, b) => b.count - a.count)
  if (!first || first.count < LEAST_LABELS || first.count < 2 * (second?.count ?? 0)) return null
  return first.layout
}

const labelsOf = (words: PrintedWords | undefined): ReadonlySet<string> => new Set(words?.labels.map(folded))

function ownLabels(layout: Layout): readonly string[] {
  const others = LAYOUTS.filter((other) => other !== layout).map((other) => labelsOf(VOCABULARIES[other]))
  return [...labelsOf(VOCABULARIES[layout])].filter(
    (label) => label.length >= LEAST_LETTERS && !others.some((labels) => labels.has(label)),
  )
}
