/** A page of a file that Chromium printed. */
export interface PrintedPage {
  /** Counted from 0. */
  readonly index: number
  readonly dictionary: string
}

type Put = (body: string) => number

/** The file with every page's dictionary changed, by an update at its end. `put` adds an object and tells its number. */
export function withPages(pdf: Uint8Array, change: (page: PrintedPage, put: Put) => string): Uint8Array {
  const bytes = Buffer.from(pdf)
  const text = bytes.toString('latin1')
  const root = /\/Root (\d+ \d+ R)/.exec(text)?.[1]
  const before = /startxref\s+(\d+)/.exec(text.slice(-200))?.[1]
  const pages = [...text.matchAll(/(\d+) 0 obj\s*<<(\/Type \/Page\b(?!s)[\s\S]*?)>>\s*endobj/g)]
  let size = Number(/\/Size (\d+)/.exec(text)?.[1])
  const parts: string[] = []
  const places: (readonly [number: number, at: number])[] = []
  let length = bytes.length + 1
  const write = (number: number, body: string) => {
    places.push([number, length])
    const whole = `${number} 0 obj\n${body}\nendobj\n`
    parts.push(whole)
    length += whole.length
  }
  const put: Put = (body) => {
    write(size, body)
    size += 1
    return size - 1
  }
  for (const [index, [, number = '', dictionary = '']] of pages.entries()) {
    const changed = change({ index, dictionary }, put)
    if (changed === dictionary) throw new Error('a page of another form')
    write(Number(number), `<<${changed}>>`)
  }
  const table = places.map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n${table}trailer\n<</Size ${size} /Root ${root} /Prev ${before}>>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([bytes, Buffer.from(`\n${parts.join('')}${end}`, 'latin1')])
}

/** Every page's drawing as a form of its own, as tools that merge or stamp files leave it. */
export function asForms(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1')
  return withPages(pdf, ({ dictionary }, put) => {
    const number = /\/Contents (\d+) 0 R/.exec(dictionary)?.[1]
    const resources = balanced(dictionary, '/Resources <<')
    const opening = `${number} 0 obj`
    const start = text.indexOf(`\n${opening}`) + 1
    const body = text.slice(start + opening.length, text.indexOf('endobj', start)).trim()
    const form = put(body.replace('<<', `<</Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources ${resources} `))
    const drawn = 'q /Whole Do Q'
    const contents = put(`<</Length ${drawn.length}>> stream\n${drawn}\nendstream`)
    return dictionary
      .replace(resources, `<</XObject <</Whole ${form} 0 R>>>>`)
      .replace(/\/Contents \d+ 0 R/, `/Contents ${contents} 0 R`)
  })
}

/** Each page cut off so many points from its left edge. */
export const cutAt = (pdf: Uint8Array, width: number): Uint8Array =>
  withPages(pdf, ({ dictionary }) => dictionary.replace(/\/MediaBox \[[^\]]*\]/, `/MediaBox [0 0 ${width} 792]`))

/** A dictionary's text from its opening signs to the closing ones that belong to them. */
function balanced(text: string, opening: string): string {
  const start = text.indexOf(opening) + opening.length - 2
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const two = text.slice(at, at + 2)
    if (two === '<<') depth += 1
    else if (two === '>>') depth -= 1
    else continue
    at += 1
    if (depth === 0) return text.slice(start, at + 1)
  }
  throw new Error('a dictionary without an end')
}
