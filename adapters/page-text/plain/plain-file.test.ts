import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openPlainFile } from '#adapters/page-text/plain/plain-file.ts'
import { NotPlain, PdfReference } from '#adapters/page-text/plain/values.ts'

/** A file of these parts, and where each of them begins. */
function written(parts: readonly string[]): { text: string; at: number[] } {
  let text = '%PDF-1.7\n'
  const at: number[] = []
  for (const part of parts) {
    at.push(text.length)
    text += `${part}\n`
  }
  return { text, at }
}

const entry = (at: number): string => `${String(at).padStart(10, '0')} 00000 n \n`
const FREE = '0000000000 65535 f \n'
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

/** A file with a table, its objects numbered from 1. */
function withTable(objects: readonly string[], trailer = ''): string {
  const { text, at } = written(objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj`))
  return `${text}xref\n0 ${objects.length + 1}\n${FREE}${at.map(entry).join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`
}

const of = (file: string, object: number): unknown => openPlainFile(bytesOf(file)).resolve(new PdfReference(object))

describe('the objects of a file', () => {
  it('are found by its table, and through references', () => {
    const file = withTable([
      '<< /Type /Catalog /Title (a\\051) /Next 2 0 R >>',
      '[1 -2.5 .5 /Name#20x <4142> true null 3 0 R]',
      '7',
    ])
    expect(of(file, 2)).toEqual([1, -2.5, 0.5, 'Name x', new Uint8Array([0x41, 0x42]), true, null, new PdfReference(3)])
    const plain = openPlainFile(bytesOf(file))
    const root = plain.dict(plain.trailer, 'Root')
    expect(root && plain.get(root, 'Title')).toEqual(new Uint8Array(Buffer.from('a)')))
    expect(of(file, 3)).toBe(7)
    expect(of(file, 99)).toBe(null)
  })

  it('are those that were written last: an update stands, and what it deletes is gone', () => {
    const first = withTable(['<< /Version 1 >>', '(kept)', '(deleted)'])
    const changed = first.length
    const update = `1 0 obj\n<< /Version 2 >>\nendobj\n`
    const table = changed + update.length
    const before = /startxref\n(\d+)/.exec(first)?.[1]
    const file = `${first}${update}xref\n1 1\n${entry(changed)}3 1\n0000000000 00001 f \ntrailer\n<< /Size 4 /Root 1 0 R /Prev ${before} >>\nstartxref\n${table}\n%%EOF\n`
    expect(of(file, 1)).toEqual(new Map([['Version', 2]]))
    expect(of(file, 2)).toEqual(new Uint8Array(Buffer.from('kept')))
    expect(of(file, 3)).toBe(null)
  })

  it('are found in object streams, by a table that is packed and predicted', () => {
    const packed = deflateSync(Buffer.from('3 0 4 3 (a)(b)'))
    let text = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n', 'latin1')
    const streamAt = text.length
    const head = `2 0 obj\n<< /Type /ObjStm /N 2 /First 8 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
    text = Buffer.concat([text, Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')])
    const tableAt = text.length
    const rows = [
      [0, 0, 0],
      [1, 9, 0],
      [1, streamAt, 0],
      [2, 2, 0],
      [2, 2, 1],
      [1, tableAt, 0],
    ].map(([kind = 0, at = 0, more = 0]) => [kind, at >> 8, at & 255, more])
    // Each row says how it differs from the one above (PNG's `up`).
    const predicted = rows.flatMap((row, index) => [
      2,
      ...row.map((byte, column) => (byte - (rows[index - 1]?.[column] ?? 0)) & 255),
    ])
    const table = deflateSync(Buffer.from(predicted))
    const dict = `<< /Type /XRef /Size 6 /W [1 2 1] /Root 1 0 R /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >> /Length ${table.length} >>`
    text = Buffer.concat([
      text,
      Buffer.from(`5 0 obj\n${dict}\nstream\n`),
      table,
      Buffer.from(`\nendstream\nendobj\nstartxref\n${tableAt}\n%%EOF\n`),
    ])
    const plain = openPlainFile(new Uint8Array(text))
    expect(plain.resolve(new PdfReference(3))).toEqual(new Uint8Array(Buffer.from('a')))
    expect(plain.resolve(new PdfReference(4))).toEqual(new Uint8Array(Buffer.from('b')))
  })

  const whole = withTable(['<< /Type /Catalog >>', '(x)'])
  it.each([
    ['something before the file', `junk ${whole}`],
    ['no end', whole.slice(0, -20)],
    ['a table elsewhere', whole.replace(/startxref\n\d+/, 'startxref\n17')],
    ['an encrypted file', withTable(['<< >>'], '/Encrypt << /Filter /Standard >> ')],
    ['two tables in one', withTable(['<< >>'], '/XRefStm 9 ')],
    ['tables that lead round', whole.replace('/Root', `/Prev ${/startxref\n(\d+)/.exec(whole)?.[1]} /Root`)],
    ['an entry of no kind', whole.replace(' n \n', ' x \n')],
    ['no trailer', whole.replace('trailer\n<<', 'trailer\n[')],
  ])('are left to PDFium: %s', (_, file) => {
    expect(() => openPlainFile(bytesOf(file))).toThrow(NotPlain)
  })

  it.each([
    ['an object that is not where it is said to be', withTable(['<< >>', '(x)']).replace('2 0 obj', '3 0 obj')],
    ['an object without an end', withTable(['<< >>', '(x)']).replace('(x)\nendobj', '(x)\nendxxx')],
    ['a stream that is longer than it says', withTable(['<< >>', '<< /Length 3 >>\nstream\nlonger\nendstream'])],
    ['a length that refers to itself', withTable(['<< >>', '<< /Length 2 0 R >>\nstream\nx\nendstream'])],
    ['a string without an end', withTable(['<< >>', '(x']).replaceAll(')', '')],
    ['a number of no kind', withTable(['<< >>', '--5'])],
    ['a key said twice', withTable(['<< >>', '<< /A 1 /A 2 >>'])],
    ['values nested without end', withTable(['<< >>', '['.repeat(60)])],
  ])('are left to PDFium: %s', (_, file) => {
    expect(() => of(file, 2)).toThrow(/./)
  })
})
