import type { PageTextPort } from '#adapters/page-text/port.ts'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { makeCreditFile, withoutOpenAccounts } from '#engine/practice/credit-file.ts'
import type { CreditFile } from '#engine/practice/situation.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { type BureauTruth, type Corpus, type LayoutScore, type ReadFile, startLayoutScore } from '#tools/bench/reading-row.ts'
import { consumerDirectPage } from '#tools/synthetic-reports/consumerdirect.ts'
import { identityIqPage } from '#tools/synthetic-reports/identityiq.ts'
import {
  type Layout,
  type Printer,
  printCreditFile,
  seededFile,
  typesetCreditFile,
} from '#tools/synthetic-reports/make-report.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'
import { makeThreeBureauFile, type ThreeBureauFile } from '#tools/synthetic-reports/three-bureau-file.ts'

interface Printed {
  readonly bytes: Uint8Array
  readonly truths: readonly BureauTruth[]
}

/** A layout with pages: prints the file of a seed, or one with so many accounts. */
interface TextLayout {
  readonly name: string
  readonly print: (seed: string, printer: Printer, accounts?: number) => Promise<Printed>
}

/** More accounts than sixty pages of any layout hold. */
const MANY = 260

const ofBureau = (layout: Layout, seed: string, accounts?: number): CreditFile => {
  if (accounts === undefined) return seededFile(layout, seed)
  const file = makeCreditFile(`${layout}-${seed}`, { accounts: MANY })
  const fit = layout === 'experian' ? withoutOpenAccounts(file) : file
  return { ...fit, accounts: fit.accounts.slice(0, accounts) }
}

const browserPrint =
  (layout: Layout): TextLayout['print'] =>
  async (seed, printer, accounts) => {
    const { bytes, truth } = await printCreditFile(layout, ofBureau(layout, seed, accounts), { seed, printer })
    return { bytes, truths: [truth] }
  }

const typeset =
  (layout: Layout): TextLayout['print'] =>
  async (seed, { typeset: set }, accounts) => {
    const { bytes, truth } = typesetCreditFile(layout, ofBureau(layout, seed, accounts), { seed, typeset: set })
    return { bytes, truths: [truth] }
  }

const threeBureauPrint =
  (family: string, make: typeof identityIqPage): TextLayout['print'] =>
  async (seed, printer, accounts) => {
    const { print, printTruths } = make(seed, ofBureaus(`${family} ${seed}`, accounts))
    return { bytes: await printer.print(print), truths: printTruths }
  }

function ofBureaus(seed: string, accounts?: number): ThreeBureauFile {
  if (accounts === undefined) return makeThreeBureauFile(seed)
  const file = makeThreeBureauFile(seed, { accounts: MANY })
  return { ...file, entries: file.entries.slice(0, accounts) }
}

const TEXT_LAYOUTS: readonly TextLayout[] = [
  { name: 'Experian web print', print: browserPrint('experian') },
  { name: 'TransUnion web print', print: browserPrint('transunion') },
  { name: 'myEquifax', print: typeset('myequifax') },
  { name: 'Equifax ACR, typeset', print: typeset('equifax-acr') },
  { name: 'Equifax ACR, printed by the browser', print: browserPrint('equifax-acr') },
  { name: 'IdentityIQ, printed', print: threeBureauPrint('identityiq', identityIqPage) },
  { name: 'ConsumerDirect, printed', print: threeBureauPrint('consumerdirect', consumerDirectPage) },
]

interface Machines {
  readonly printer: Printer
  readonly pageText: PageTextPort
}

/** `files` files a layout, the last of them as long as a report gets. */
export async function benchTextLayouts({ files, seeds }: Corpus, tell: (score: LayoutScore) => void): Promise<void> {
  const browser = await startBrowserPrinter(process.env['CHROMIUM'] ?? '/usr/bin/chromium')
  const machines = { printer: { print: browser.print, typeset: startTypesetter() }, pageText: embeddedPageText() }
  try {
    for (const [index, layout] of TEXT_LAYOUTS.entries()) {
      const score = startLayoutScore(layout.name)
      // Each layout's own people: two layouts of one bureau would else print the same.
      for (let number = 1; number < files; number += 1)
        score.add(await readOne(layout, { seed: `${seeds}-${index}-${number}` }, machines))
      score.add(await readLong(layout, `${seeds}-${index}-long`, machines))
      tell(score.sum())
    }
  } finally {
    await browser.close()
    await machines.pageText.close()
  }
}

async function readOne(
  layout: TextLayout,
  { seed, accounts }: { seed: string; accounts?: number },
  machines: Machines,
): Promise<ReadFile> {
  const { bytes, truths } = await layout.print(seed, machines.printer, accounts)
  const text = await machines.pageText.read(bytes, { password: null, digest: null, timeoutMs: 60_000 })
  if (text.kind !== 'text' || text.document === null) return { name: seed, pages: 0, reports: [], truths }
  const result = readDocument(text.document, [seed, `${seed}-2`, `${seed}-3`])
  return { name: seed, pages: text.document.pages.length, reports: result.kind === 'reports' ? result.reports : [], truths }
}

const LONG = { least: 55, wanted: 57, most: 60, tries: 8 } as const

/** A file of 55 to 60 pages. Throws when no number of accounts makes one. */
async function readLong(layout: TextLayout, seed: string, machines: Machines): Promise<ReadFile> {
  let accounts = 60
  for (let tries = 0; tries < LONG.tries; tries += 1) {
    const read = await readOne(layout, { seed, accounts }, machines)
    if (read.pages >= LONG.least && read.pages <= LONG.most) return read
    accounts = Math.min(MANY, Math.max(1, Math.round((accounts * LONG.wanted) / Math.max(1, read.pages))))
  }
  throw new Error(`${layout.name} ${seed}: no file of ${LONG.least} to ${LONG.most} pages`)
}
