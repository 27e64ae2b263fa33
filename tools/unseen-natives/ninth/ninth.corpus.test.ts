import { describe, expect, it } from 'vitest'
import { confirmationsOf } from '#engine/reading/doubts/confirmations.ts'
import { setAside } from '#engine/reading/doubts/doubts.ts'
import { withoutRunningLines } from '#engine/reading/sheets/running-lines.ts'
import { lostWords } from '#tools/lost-words.ts'
import { isAsserted, toldOf } from '#tools/native-people/score.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { textOfPdf } from '#tools/synthetic-reports/text-of-pdf.ts'
import { readingErrors } from '#tools/unseen-natives/compare.ts'
import { ninthCases } from '#tools/unseen-natives/ninth/cases.ts'
import { readCase } from '#tools/unseen-natives/read-case.ts'

const printer = await startBrowserPrinter()
const cases = await ninthCases(printer)
await printer.close()

const LAYOUTS = { equifax: 'equifax-myequifax', experian: 'experian-web-print', transunion: 'transunion-web-print' } as const
/** What the page itself leaves open: whose the `W` is, the street's or the town's, and whether `SVC` is the name's or the number's. */
const OPEN: Readonly<Record<string, { readonly errors: readonly string[]; readonly asked: readonly string[] }>> = {
  'transunion, NEWCOMER': {
    errors: [
      'address LOST 88 QUEEN ST W | TORONTO | ON | M5H 2N2',
      'address INVENTED 88 QUEEN ST W TORONTO | null | ON | M5H 2N2',
    ],
    asked: [],
  },
  'transunion, FILER': {
    errors: ['LOST ACCOUNT WESTLAKE-LIKE FINANCIAL SVC 991****', 'INVENTED ACCOUNT WESTLAKE-LIKE FINANCIAL SVC 991****'],
    asked: ['Creditor name', 'Account number'],
  },
}
const assertedOf = (...all: Parameters<typeof toldOf>): string[] =>
  toldOf(...all)
    .filter(isAsserted)
    .map(({ message }) => message)

describe('the ninth set', () => {
  it('is 24 reports', () => {
    expect(cases).toHaveLength(24)
  })

  it.each(cases)('is read as printed, no word of an account is lost, and nothing false is said: $name', async (one) => {
    const report = await readCase(one)
    const open = OPEN[one.name]
    expect(readingErrors(one.truth, report)).toEqual(open?.errors ?? [])
    expect(confirmationsOf(setAside(report)).map(({ field }) => field)).toEqual(
      expect.arrayContaining(open ? [...open.asked] : []),
    )
    expect(assertedOf([report])).toEqual([])
    if (!one.isWhole) return
    expect(report.totals.reconciled).not.toBe(false)
    expect(lostWords(withoutRunningLines(await textOfPdf(one.pdf)), report, LAYOUTS[one.bureau]).lost).toEqual([])
  })

  it.each([...new Set(cases.filter(({ isWhole }) => isWhole).map(({ who }) => who))])(
    'says nothing false of the three reports together: %s',
    async (who) => {
      expect(assertedOf(await Promise.all(cases.filter((one) => one.who === who).map(readCase)))).toEqual([])
    },
  )
})
