import { Buffer } from 'node:buffer'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { iconFont } from '#engine/practice/icon-font.ts'

const FONT_FOLDERS = ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/dejavu']

/** The compiler takes either folders or bytes, and the icon font has no folder. */
function fonts(): Buffer[] {
  const files = FONT_FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name)),
  )
  return [Buffer.from(iconFont()), ...files.filter((file) => file.endsWith('.ttf')).map((file) => readFileSync(file))]
}

/** The real file's maker, which readers use to recognise the layout. */
export const FOP = 'Apache FOP Version 2.10'

/** The file with another Info dictionary, as an incremental update (ISO 32000-1, 7.5.6). */
function withProducer(pdf: Uint8Array, producer: string): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1')
  const trailer = text.slice(text.lastIndexOf('trailer'))
  const size = /\/Size (\d+)/.exec(trailer)?.[1]
  const root = /\/Root \d+ \d+ R/.exec(trailer)?.[0]
  const previous = /startxref\s+(\d+)/.exec(trailer)?.[1]
  if (size === undefined || root === undefined || previous === undefined) throw new Error('not a PDF with a classic trailer')
  const info = `${size} 0 obj\n<< /Producer (${producer}) /CreationDate (D:20241212000000Z) >>\nendobj\n`
  const start = pdf.length + 1
  const entry = `${String(start).padStart(10, '0')} 00000 n \n`
  const tail = `xref\n${size} 1\n${entry}trailer\n<< /Size ${Number(size) + 1} ${root} /Info ${size} 0 R /Prev ${previous} >>\nstartxref\n${start + info.length}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(`\n${info}${tail}`, 'latin1')])
}

/** Sets Typst documents; without the named fonts it falls back on the one it carries. */
export function startTypesetter(producer = FOP): (source: string) => Uint8Array {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts() }] })
  return (source) => {
    const bytes = compiler.pdf({ mainFileContent: source }, { creationTimestamp: 1_733_961_600 })
    compiler.evictCache(10)
    return withProducer(new Uint8Array(bytes), producer)
  }
}
