import type { Bureau } from '#engine/words/bureau.ts'
import type { Day } from '#engine/values/day.ts'
import { makeCreditFile, withoutOpenAccounts } from '#engine/practice/credit-file.ts'
import { experianTypst } from '#engine/practice/experian-typst.ts'
import { equifaxAcr } from '#tools/synthetic-reports/equifax-acr.ts'
import { equifaxAcrPrint } from '#tools/synthetic-reports/equifax-acr-html.ts'
import { experianWebPrint } from '#tools/synthetic-reports/experian-web-print.ts'
import { myEquifax } from '#engine/practice/myequifax.ts'
import { transUnionTypst } from '#engine/practice/transunion-typst.ts'
import { transUnionWebPrint } from '#tools/synthetic-reports/transunion-web-print.ts'
import type { HtmlPrint } from '#tools/synthetic-reports/print-pdf.ts'
import { seeded } from '#engine/practice/seed.ts'
import type { CreditFile, Situation } from '#engine/practice/situation.ts'
import type { PrintedFile } from '#engine/practice/truth.ts'

export const LAYOUTS = ['experian', 'myequifax', 'transunion', 'equifax-acr'] as const
export type Layout = (typeof LAYOUTS)[number]

/** The two machines that files come from. Each is started once for many files. */
export interface Printer {
  readonly print: (page: HtmlPrint) => Promise<Uint8Array>
  readonly typeset: (source: string) => Uint8Array
}

interface Using {
  /** Decides all that the layout leaves open. */
  readonly seed: string
  readonly printer: Printer
}

const TYPESET = { experian: experianTypst, myequifax: myEquifax, transunion: transUnionTypst, 'equifax-acr': equifaxAcr } as const

/** One credit file in one layout, set without a browser: what the practice bureaus print. */
export function typesetCreditFile(
  layout: Layout,
  file: CreditFile,
  using: { seed: string; typeset: Printer['typeset'] },
): PrintedFile {
  const chance = seeded(`${using.seed}/${layout}`)
  const { source, truth } = TYPESET[layout](file, chance)
  return { bytes: using.typeset(source), truth }
}

/** The Equifax print of the browser is the breaker of its typeset one: other fonts, gaps and orders. */
const WEB_PRINTS = {
  experian: experianWebPrint,
  transunion: transUnionWebPrint,
  'equifax-acr': equifaxAcrPrint,
} as const

/** One credit file in one layout. Throws when the browser or the typesetter does. */
export async function printCreditFile(layout: Layout, file: CreditFile, using: Using): Promise<PrintedFile> {
  if (layout === 'myequifax') return typesetCreditFile(layout, file, { seed: using.seed, typeset: using.printer.typeset })
  const { print, truth } = WEB_PRINTS[layout](file, seeded(`${using.seed}/${layout}`))
  return { bytes: await using.printer.print(print), truth }
}

/** A file of its own for each layout and seed: the same seed gives the same report. */
export const makeSeededReport = (layout: Layout, seed: string, printer: Printer): Promise<PrintedFile> =>
  printCreditFile(layout, seededFile(layout, seed), { seed, printer })

/** The file behind a seeded report, before a layout prints it. */
export function seededFile(layout: Layout, seed: string): CreditFile {
  const file = makeCreditFile(`${layout}-${seed}`)
  return layout === 'experian' ? withoutOpenAccounts(file) : file
}

/** The facts of a chosen case; what is left out comes from the seed, the accounts do not. */
export interface Case extends Partial<Omit<CreditFile, 'accounts'>> {
  readonly bureau: Bureau
  readonly reportDate: Day
  readonly accounts: readonly Situation[]
}

/** A report with exactly the accounts that are given, in the bureau's layout. */
export function makeReport(chosen: Case, using: Using): Promise<PrintedFile> {
  const { bureau, ...facts } = chosen
  const rest = makeCreditFile(using.seed)
  return printCreditFile(
    bureau === 'equifax' ? 'myequifax' : bureau,
    { ...rest, askings: [], records: [], statements: [], ...facts },
    using,
  )
}

/** A seeded report with the given accounts after its own. */
export function withCase(layout: Layout, accounts: readonly Situation[], using: Using): Promise<PrintedFile> {
  const file = seededFile(layout, using.seed)
  return printCreditFile(layout, { ...file, accounts: [...file.accounts, ...accounts] }, using)
}
