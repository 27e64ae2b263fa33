import { withPages } from '#tools/unseen-natives/pdf-update.ts'

/** A word that nobody sees, at a place counted from the page's top left corner. */
export interface HiddenWord {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly text: string
}

/** Lays invisible words over the pages of a file that Chromium printed, pages of so many points, as a tool that makes scans searchable does. */
export function withHiddenWords(pdf: Uint8Array, words: readonly HiddenWord[], height = 792): Uint8Array {
  let font: number | null = null
  return withPages(pdf, ({ index, dictionary }, put) => {
    font ??= put('<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /Name /HiddenHorzOCR>>')
    const own = words.filter(({ page }) => page === index + 1)
    const drawn = own.map(
      ({ x, y, text: word }) => `1 0 0 1 ${x} ${height - y} Tm <${Buffer.from(word, 'latin1').toString('hex')}> Tj`,
    )
    const stream = `Q Q BT 3 Tr /HiddenHorzOCR 7.5 Tf ${drawn.join(' ')} ET`
    const opening = put('<</Length 3>> stream\nq q\nendstream')
    const closing = put(`<</Length ${stream.length}>> stream\n${stream}\nendstream`)
    return dictionary
      .replace(/\/Contents (\d+ 0 R)/, `/Contents [${opening} 0 R $1 ${closing} 0 R]`)
      .replace(/\/Font <</, `/Font <</HiddenHorzOCR ${font} 0 R `)
  })
}
