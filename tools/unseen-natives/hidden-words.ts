/** A word that nobody sees, at a place counted from the page's top left corner. */
export interface HiddenWord {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly text: string
}

/** Lays invisible words over the pages of a file that Chromium printed, as a tool that makes scans searchable does: an update at its end. */
export function withHiddenWords(pdf: Uint8Array, words: readonly HiddenWord[]): Uint8Array {
  const bytes = Buffer.from(pdf)
  const text = bytes.toString('latin1')
  const size = Number(/\/Size (\d+)/.exec(text)?.[1])
  const root = /\/Root (\d+ \d+ R)/.exec(text)?.[1]
  const before = /startxref\s+(\d+)/.exec(text.slice(-200))?.[1]
  const pages = [...text.matchAll(/(\d+) 0 obj\s*<<(\/Type \/Page\b(?!s)[\s\S]*?)>>\s*endobj/g)]
  const parts: string[] = []
  const places: (readonly [number: number, at: number])[] = []
  let length = bytes.length + 1
  const put = (number: number, body: string) => {
    places.push([number, length])
    const whole = `${number} 0 obj\n${body}\nendobj\n`
    parts.push(whole)
    length += whole.length
  }
  const font = size
  put(font, '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /Name /HiddenHorzOCR>>')
  for (const [index, [, number = '', dictionary = '']] of pages.entries()) {
    const own = words.filter(({ page }) => page === index + 1)
    const drawn = own.map(
      ({ x, y, text: word }) => `1 0 0 1 ${x} ${792 - y} Tm <${Buffer.from(word, 'latin1').toString('hex')}> Tj`,
    )
    const stream = `Q Q BT 3 Tr /HiddenHorzOCR 7.5 Tf ${drawn.join(' ')} ET`
    const opening = size + 1 + index * 2
    put(opening, '<</Length 3>> stream\nq q\nendstream')
    put(opening + 1, `<</Length ${stream.length}>> stream\n${stream}\nendstream`)
    const contents = /\/Contents (\d+ 0 R)/.exec(dictionary)?.[1]
    const withFont = dictionary
      .replace(/\/Contents \d+ 0 R/, `/Contents [${opening} 0 R ${contents} ${opening + 1} 0 R]`)
      .replace(/\/Font <</, `/Font <</HiddenHorzOCR ${font} 0 R `)
    if (contents === undefined || withFont === dictionary) throw new Error('a page of another form')
    put(Number(number), `<<${withFont}>>`)
  }
  const table = places.map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n${table}trailer\n<</Size ${size + 1 + pages.length * 2} /Root ${root} /Prev ${before}>>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([bytes, Buffer.from(`\n${parts.join('')}${end}`, 'latin1')])
}
