import type { PageTextPort } from '#adapters/page-text/port.ts'
import {
  type Layout,
  type makeSeededReport,
  printCreditFile,
  seededFile,
  typesetCreditFile,
} from '#tools/synthetic-reports/make-report.ts'

interface Making {
  readonly printer: Parameters<typeof makeSeededReport>[2]
  readonly pageText: PageTextPort
  /** Set by the typesetter where the layout is also printed by the browser. */
  readonly isPlain?: boolean
}

/** A seeded file cut down to the number of accounts that fills about so many pages, or as many as it fills. */
export async function longReport(
  layout: Layout,
  pages: number,
  { printer, pageText, isPlain = false }: Making,
): Promise<Uint8Array> {
  const large = ['1', '2', '3', '10', '11', '18', '20', '23'].map((seed) => ({ seed, file: seededFile(layout, seed) }))
  const biggest = large.toSorted((a, b) => b.file.accounts.length - a.file.accounts.length)[0]
  if (!biggest) throw new Error('there is a seeded file')
  const print = async (accounts: number): Promise<Uint8Array> => {
    const file = { ...biggest.file, accounts: biggest.file.accounts.slice(0, accounts) }
    const using = { seed: biggest.seed, printer, typeset: printer.typeset }
    return (isPlain ? typesetCreditFile(layout, file, using) : await printCreditFile(layout, file, using)).bytes
  }
  let accounts = biggest.file.accounts.length
  let bytes = await print(accounts)
  for (let tries = 0; tries < 4; tries += 1) {
    const counted = await pageText.pageCount(bytes, { password: null })
    const count = counted.kind === 'pages' ? counted.count : 0
    if (Math.abs(count - pages) <= 1) break
    accounts = Math.max(1, Math.min(biggest.file.accounts.length, Math.round((accounts * pages) / count)))
    bytes = await print(accounts)
  }
  return bytes
}
