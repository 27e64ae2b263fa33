import { join, resolve } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { Piscina } from 'piscina'
import { picturesPdf } from './pictures-pdf.ts'
import type { ListedPage, PrintableLetter, PrintedLetter, Printing } from './port.ts'
import { SHEET } from './sheet.ts'

/** Results of layout that have not been used for so many letters are forgotten, so that memory stays level. */
const KEPT_LETTERS = 10

/** A folder that need not exist: enclosed pages are laid into it in memory, and nothing is read from disk. */
const WORKSPACE = resolve('/letter-sheet')

/** The whole printing office inside the process: Typst with the serif that it brings along, no file and no network. */
export function embeddedPrinting(): Printing {
  const compiler = NodeCompiler.create({ workspace: WORKSPACE })
  // Started for the first listing, ended when none comes for a while; at rest it keeps no process alive.
  const listings = new Piscina<readonly ListedPage[], Uint8Array>({
    filename: new URL('./listing-worker.ts', import.meta.url).href,
    name: 'setListing',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  })
  return {
    print: async (letter) => printWith(compiler, letter),
    setListing: (pages) => listings.run(pages),
    setPictures: picturesPdf,
  }
}

/** Runs to its end without a pause: letters that are printed at once cannot see each other's pages. */
function printWith(compiler: NodeCompiler, letter: PrintableLetter): PrintedLetter {
  const pages = letter.pages.map((page, index) => ({ ...page, bytes: null, file: fileName(index) }))
  compiler.resetShadow()
  for (const [index, page] of letter.pages.entries()) compiler.mapShadow(shadowPath(index), Buffer.from(page.bytes))
  try {
    const compiled = compiler.compile({ mainFileContent: SHEET, inputs: { letter: JSON.stringify({ ...letter, pages }) } })
    const sheet = compiled.result
    if (sheet === null) throw new Error('The letter could not be set: an enclosed page is damaged or of another format.')
    return { pdf: new Uint8Array(compiler.pdf(sheet)), pageCount: sheet.numOfPages }
  } finally {
    compiler.resetShadow()
    compiler.evictCache(KEPT_LETTERS)
  }
}

const fileName = (index: number): string => `/enclosed-${index}.png`
const shadowPath = (index: number): string => join(WORKSPACE, fileName(index))
