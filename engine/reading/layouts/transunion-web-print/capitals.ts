import { labelsIn } from '#engine/reading/layouts/transunion-web-print/fields.ts'
import { LABELS } from '#engine/reading/layouts/transunion-web-print/words.ts'
import { type Line, lineOfWords } from '#engine/reading/lines/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'

/** The words of each label by the same in capitals. */
const BY_CAPITALS: ReadonlyMap<string, readonly string[]> = new Map(
  LABELS.map((label) => [label.toUpperCase(), label.split(' ')]),
)
/** Some of these stand in every print, in no value. */
const ALWAYS_THERE: ReadonlySet<string> = new Set([
  'Credit Report Date',
  'Social Security Number',
  'Account Name',
  'Pay Status',
  'Requested On',
])
const CAPITALS_ALWAYS_THERE: ReadonlySet<string> = new Set([...ALWAYS_THERE].map((label) => label.toUpperCase()))

const CAPITALS: readonly string[] = [...BY_CAPITALS.keys()]

const withoutColon = (text: string): string => text.replace(/:$/, '')

/**
 * The lines with their labels as the bureau writes them, where the print's style sets all labels in capitals: they are told from values
 * by their letters. Other prints come back as they are.
 */
export function withOwnLabels(lines: readonly Line[]): readonly Line[] {
  const has = (labels: ReadonlySet<string>): boolean =>
    lines.some(({ runs }) => runs.some(({ text }) => labels.has(withoutColon(text))))
  if (!has(CAPITALS_ALWAYS_THERE) || has(ALWAYS_THERE)) return lines
  const spelled = new Map<Word, string>()
  for (const { label, words } of labelsIn(lines, CAPITALS)) {
    const own = BY_CAPITALS.get(label) ?? []
    words.forEach((word, index) => spelled.set(word, `${own[index] ?? word.text}${word.text.endsWith(':') ? ':' : ''}`))
  }
  return lines.map((line) => (line.words.some((word) => spelled.has(word)) ? spelledAnew(line, spelled) : line))
}

function spelledAnew(line: Line, spelled: ReadonlyMap<Word, string>): Line {
  const own = line.words.map((word) => ({ ...word, text: spelled.get(word) ?? word.text }))
  return lineOfWords(line.page, own) ?? line
}
