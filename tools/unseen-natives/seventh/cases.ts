import type { BrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { brothers } from '#tools/unseen-natives/seventh/brothers.ts'
import { type Printers, printersOf, type SeventhCase } from '#tools/unseen-natives/seventh/case.ts'
import { oddFiles } from '#tools/unseen-natives/seventh/odd-files.ts'
import { DEBTS } from '#tools/unseen-natives/seventh/owing.ts'
import { LONG, SPANISH } from '#tools/unseen-natives/seventh/people.ts'
import { toldOtherwise } from '#tools/unseen-natives/seventh/told-otherwise.ts'
import { acrOf } from '#tools/unseen-natives/sixth/acr.ts'
import { equifaxOf } from '#tools/unseen-natives/sixth/equifax.ts'
import { experianOf } from '#tools/unseen-natives/sixth/experian.ts'
import { transunionOf } from '#tools/unseen-natives/sixth/transunion.ts'

async function wholeReports({ experian, transunion, equifax, packed, shown }: Printers): Promise<SeventhCase[]> {
  const [spanish, long, debts] = ['Spanish letters', 'names and numbers of every form', 'debts bought and recovered'] as const
  return [
    await experian(spanish, experianOf(SPANISH)),
    await transunion(spanish, transunionOf(SPANISH)),
    await equifax(spanish, equifaxOf(SPANISH, shown, 690)),
    await packed(spanish, acrOf(SPANISH)),
    await experian(long, experianOf(LONG)),
    await transunion(long, transunionOf(LONG), { scale: 1.15 }),
    await equifax(long, equifaxOf(LONG, shown, 660)),
    await experian(debts, experianOf(DEBTS)),
    await transunion(debts, transunionOf(DEBTS)),
    await equifax(debts, equifaxOf(DEBTS, shown, 640)),
    await packed(debts, acrOf(DEBTS)),
  ]
}

/** Prints of people, made before the readers were looked at, and their brothers, made after. */
export async function seventhCases(browser: BrowserPrinter): Promise<SeventhCase[]> {
  const printers = await printersOf(browser)
  return [
    ...(await wholeReports(printers)),
    ...(await toldOtherwise(printers)),
    ...(await oddFiles(printers)),
    ...(await brothers(printers)),
  ]
}
