/** One thing a document says: a screen's heading, a sentence, a bullet or a row of a table, under its section. */
export interface Unit {
  /** The headings above it, e.g. `2. Screens and routes / Error fallback`. */
  readonly section: string
  readonly text: string
}

const SENTENCE_END = /(?<=[.!?]["')]?)\s+(?=["'(]?[A-Z0-9])/
/** Full stops that end no sentence, as those within quotation marks do not. */
const ABBREVIATION = /\b(?:e\.g|i\.e|Est|No|vs)\.$/
const RULE_OF_TABLE = /^\|[-| :]+\|$/

/** Splits a document into its units, in order. A section's number and title, a table's head and its rule say nothing by themselves. */
export function unitsOf(document: string): Unit[] {
  const lines = document.split('\n')
  const headings: string[] = []
  return lines.flatMap((line, index) => {
    const heading = /^(#{1,4}) (.+)$/.exec(line)
    if (!heading) {
      const section = headings.slice(1).filter(Boolean).join(' / ')
      return textsOf(line, lines[index + 1] ?? '').map((text) => ({ section, text }))
    }
    const [, marks = '', title = ''] = heading
    headings.splice(marks.length - 1)
    headings[marks.length - 1] = title
    return marks.length < 3 ? [] : [{ section: headings.slice(1).filter(Boolean).join(' / '), text: title }]
  })
}

function textsOf(line: string, next: string): string[] {
  const text = line.trim()
  if (text === '' || RULE_OF_TABLE.test(text)) return []
  if (text.startsWith('|')) return RULE_OF_TABLE.test(next.trim()) ? [] : [text]
  return sentencesOf(text.replace(/^- /, ''))
}

function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END).reduce<string[]>((sentences, part) => {
    const last = sentences.at(-1)
    if (last !== undefined && (ABBREVIATION.test(last) || isQuoting(last))) return [...sentences.slice(0, -1), `${last} ${part}`]
    return [...sentences, part]
  }, [])
}

const isQuoting = (text: string): boolean => [...text].filter((sign) => sign === '"').length % 2 === 1
