import type { ListedPage, ListedText } from '#adapters/printing/port.ts'

const MARGIN = 54
const LINE = 11
const COLUMNS = 104
const LINES = 62

interface Laid {
  readonly text: string
  readonly isHeading: boolean
}

/** Texts of `plainText`, each beginning on a new page; headings and what the statute wants in bold are bold. */
export function layDocument(documents: readonly string[]): ListedPage[] {
  return documents.flatMap((words) => pagesOf(words.split('\n\n').flatMap(linesOf)))
}

function linesOf(paragraph: string): Laid[] {
  const isHeading = paragraph.startsWith('# ') || paragraph.startsWith('**')
  const plain = paragraph.replace(/^# /, '').replaceAll('**', '')
  return [...wrapped(plain).map((text) => ({ text, isHeading })), { text: '', isHeading: false }]
}

function wrapped(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > COLUMNS) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

function pagesOf(lines: readonly Laid[]): ListedPage[] {
  const pages: ListedPage[] = []
  for (let first = 0; first < lines.length; first += LINES) {
    const texts: ListedText[] = lines
      .slice(first, first + LINES)
      .flatMap(({ text, isHeading }, index) => (text === '' ? [] : [{ x: MARGIN, y: MARGIN + index * LINE, text, isHeading }]))
    pages.push({ texts })
  }
  return pages
}
