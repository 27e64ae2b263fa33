import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'

const LETTER = 5
const HEIGHT = 10
const LINE = 13
const LEFT = 60
const COLUMN = 170
const WIDTH = 92

/** Lines of text as pages of a letter: long ones wrap, an empty one parts paragraphs, a tab begins the next column. */
export function replyPages(...pages: readonly (readonly string[])[]): DocumentText {
  return { pages: pages.map((lines, index) => pageOf(lines, index + 1)), producer: null }
}

function pageOf(lines: readonly string[], number: number): PageText {
  const words: Word[] = []
  let y = 50
  for (const line of lines.flatMap(wrapped)) {
    line.split('\t').forEach((cell, column) => {
      let x = LEFT + column * COLUMN
      for (const text of cell.split(' ').filter((word) => word !== '')) {
        words.push({ text, box: [x, y, text.length * LETTER - 0.6, HEIGHT] })
        x += (text.length + 0.6) * LETTER
      }
    })
    y += line === '' ? LINE * 0.9 : LINE
  }
  return { number, width: 612, height: 792, words, marks: [] }
}

function wrapped(line: string): string[] {
  if (line.includes('\t') || line.length <= WIDTH) return [line]
  const rows: string[] = ['']
  for (const word of line.split(' ')) {
    const row = rows.at(-1) ?? ''
    if (row.length + word.length + 1 > WIDTH) rows.push(word)
    else rows[rows.length - 1] = row === '' ? word : `${row} ${word}`
  }
  return rows
}
