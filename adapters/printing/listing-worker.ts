import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { LISTING_SHEET } from './listing-sheet.ts'
import type { ListedPage } from './port.ts'

/** This file runs in a worker thread; `embedded.ts` starts it: a long listing takes a second, and no one waits for it. */

let compiler: NodeCompiler | null = null

/** The listing as a PDF. */
export function setListing(pages: readonly ListedPage[]): Uint8Array {
  compiler ??= NodeCompiler.create({ workspace: '/listing' })
  const listed = pages.map(({ texts }) => texts.map(({ x, y, text, isHeading }) => [x, y, text, isHeading]))
  try {
    const set = compiler.compile({ mainFileContent: LISTING_SHEET, inputs: { pages: JSON.stringify(listed) } }).result
    if (set === null) throw new Error('The listing could not be set.')
    return new Uint8Array(compiler.pdf(set))
  } finally {
    compiler.evictCache(0)
  }
}
