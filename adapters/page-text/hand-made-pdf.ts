import { deflateSync } from 'node:zlib'

/** For tests: PDFs that no ordinary program writes. */

export interface HandMadePage {
  readonly content: string | Buffer
  /** Further entries of the page, such as `/Rotate 90`. */
  readonly entries?: string
  /** Further entries of its resources. */
  readonly resources?: string
  /** Further fonts of its resources, each with its name. */
  readonly fonts?: string
}

function stream(content: string | Buffer, entries = ''): Buffer {
  const body = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
  return Buffer.concat([Buffer.from(`<< ${entries} /Length ${body.length} >>\nstream\n`), body, Buffer.from('\nendstream')])
}

/** A stream of `megabytes` zero bytes after `start`, packed `times` times over. */
export function packedStream(start: string, megabytes: number, times: number): Buffer {
  let body: Buffer = Buffer.concat([Buffer.from(start), Buffer.alloc(megabytes * 1024 * 1024, 0x20)])
  for (let round = 0; round < times; round += 1) body = deflateSync(body, { level: 1 })
  return stream(body, `/Filter [${'/FlateDecode '.repeat(times)}]`)
}

/** A form object, for `extra` of `handMadePdf`. */
export function formStream(content: string, entries: string): Buffer {
  return stream(content, `/Type /XObject /Subtype /Form ${entries}`)
}

function assemble(objects: ReadonlyMap<number, string | Buffer>): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: string[] = []
  let length = 9
  const size = Math.max(...objects.keys()) + 1
  for (const [number, body] of objects) {
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')])
    offsets[number] = `${String(length).padStart(10, '0')} 00000 n \n`
    parts.push(part)
    length += part.length
  }
  const rows = Array.from({ length: size }, (_, number) => offsets[number] ?? '0000000000 65535 f \n')
  parts.push(
    Buffer.from(`xref\n0 ${size}\n${rows.join('')}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`),
  )
  return Buffer.concat(parts)
}

/** Letter pages with Helvetica as /F1; objects of `extra` have the numbers from 9000 on. */
export function handMadePdf(pages: readonly HandMadePage[], extra: readonly (string | Buffer)[] = []): Buffer {
  const objects = new Map<number, string | Buffer>()
  const numbers = pages.map((_, index) => 10 + index * 2)
  objects.set(1, '<< /Type /Catalog /Pages 2 0 R >>')
  objects.set(2, `<< /Type /Pages /Count ${pages.length} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`)
  objects.set(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  for (const [index, page] of pages.entries()) {
    const number = 10 + index * 2
    const resources = `<< /Font << /F1 3 0 R ${page.fonts ?? ''} >> ${page.resources ?? ''} >>`
    objects.set(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources ${resources} /Contents ${number + 1} 0 R ${page.entries ?? ''} >>`,
    )
    objects.set(number + 1, typeof page.content === 'string' ? stream(page.content) : page.content)
  }
  for (const [index, body] of extra.entries()) objects.set(9000 + index, body)
  return assemble(objects)
}

/** One page shown `count` times in the page tree. */
export function manyPages(count: number): Buffer {
  const objects = new Map<number, string | Buffer>()
  objects.set(1, '<< /Type /Catalog /Pages 2 0 R >>')
  objects.set(2, `<< /Type /Pages /Count ${count} /Kids [${'3 0 R '.repeat(count)}] >>`)
  objects.set(3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>')
  return assemble(objects)
}
