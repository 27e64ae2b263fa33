import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import type { PageText, PageTextPort } from '#adapters/page-text/port.ts'
import { CONDITIONS, type Condition, DRAWN_DPI, degrade } from '#tools/synthetic-pictures/degrade.ts'

const USAGE =
  'node tools/synthetic-pictures/write-pictures.ts --from FOLDER_OF_PDFS --out FOLDER [--conditions scan,fax] [--pages 2] [--seed dev]'

/** A degraded page, and what is printed on it. */
export interface Picture {
  readonly name: string
  readonly bytes: Uint8Array
  readonly truth: PageText
}

/** Pages with fewer words say little. */
const ENOUGH_WORDS = 60

/** `pages` pages of a PDF, spread over it, each in one condition. Throws when the PDF cannot be read. */
export async function* picturesOf(
  pdf: { readonly name: string; readonly bytes: Uint8Array },
  pageText: PageTextPort,
  wanted: { readonly condition: Condition; readonly pages: number; readonly seed: string },
): AsyncGenerator<Picture> {
  const read = await pageText.read(pdf.bytes, { password: null, digest: null })
  if (read.kind === 'refused' || read.document === null) throw new Error(`${pdf.name} cannot be read`)
  const full = read.document.pages.filter(({ words }) => words.length >= ENOUGH_WORDS)
  const step = Math.max(1, Math.floor(full.length / wanted.pages))
  for (const truth of full.filter((_, index) => index % step === 0).slice(0, wanted.pages)) {
    const drawn = await pageText.renderPage(pdf.bytes, { page: truth.number, dpi: DRAWN_DPI, colour: false, password: null })
    if (drawn.kind === 'refused') throw new Error(`${pdf.name} cannot be drawn`)
    const name = `${wanted.condition}-${pdf.name}-${truth.number}`
    yield { name, truth, bytes: await degrade(drawn.png, wanted.condition, `${wanted.seed}/${name}`) }
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      out: { type: 'string' },
      conditions: { type: 'string', default: CONDITIONS.join(',') },
      pages: { type: 'string', default: '2' },
      seed: { type: 'string', default: 'dev' },
    },
  })
  if (values.from === undefined || values.out === undefined) throw new RangeError(USAGE)
  await mkdir(values.out, { recursive: true })
  const pageText = embeddedPageText()
  const chosen = CONDITIONS.filter((one) => values.conditions.split(',').includes(one))
  const files = (await readdir(values.from)).filter((name) => name.endsWith('.pdf')).toSorted()
  for (const file of files)
    for (const condition of chosen) {
      const pdf = { name: basename(file, '.pdf'), bytes: new Uint8Array(await readFile(join(values.from, file))) }
      for await (const picture of picturesOf(pdf, pageText, { condition, pages: Number(values.pages), seed: values.seed })) {
        await writeFile(join(values.out, picture.name), picture.bytes)
        await writeFile(join(values.out, `${picture.name}.json`), JSON.stringify(picture.truth))
      }
    }
  await pageText.close()
}

if (import.meta.main) await main()
