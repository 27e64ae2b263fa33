import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LAYOUTS, type Layout, makeSeededReport } from '#tools/synthetic-reports/make-report.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'
import type { PrintedFile } from '#engine/practice/truth.ts'

const USAGE =
  'node tools/synthetic-reports/write-corpus.ts --layout experian|myequifax|transunion|equifax-acr --seeds 1-20 --out FOLDER'

/** `1-20` or `7`. Throws RangeError on anything else. */
function seedsOf(range: string): string[] {
  const match = /^(\d+)(?:-(\d+))?$/.exec(range)
  if (!match?.[1]) throw new RangeError(USAGE)
  const [first, last] = [Number(match[1]), Number(match[2] ?? match[1])]
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}

/** The seeded reports of a layout one after the other, from one browser that is closed at the end. */
export async function* makeCorpus(layout: Layout, seeds: readonly string[]): AsyncGenerator<PrintedFile & { name: string }> {
  const browser = await startBrowserPrinter()
  const printer = { print: browser.print, typeset: startTypesetter() }
  try {
    for (const seed of seeds) yield { ...(await makeSeededReport(layout, seed, printer)), name: `${layout}-${seed}` }
  } finally {
    await browser.close()
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { layout: { type: 'string' }, seeds: { type: 'string', default: '1-20' }, out: { type: 'string' } },
  })
  const layout = LAYOUTS.find((one) => one === values.layout)
  if (layout === undefined || values.out === undefined) throw new RangeError(USAGE)
  await mkdir(values.out, { recursive: true })
  for await (const { name, bytes, truth } of makeCorpus(layout, seedsOf(values.seeds))) {
    await writeFile(join(values.out, `${name}.truth.json`), `${JSON.stringify(truth, null, 1)}\n`)
    await writeFile(join(values.out, `${name}.pdf`), bytes)
    process.stdout.write(`${name}: ${truth.accounts.length} accounts, ${bytes.length} bytes\n`)
  }
}

if (import.meta.main) await main()
