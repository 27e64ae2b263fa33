import type { Bureau } from '#engine/words/bureau.ts'
import type { Day } from '#engine/values/day.ts'
import { aboutExample } from '#tools/synthetic-reports/about-example.ts'
import { makeCreditFile } from '#engine/practice/credit-file.ts'
import { typesetCreditFile } from '#tools/synthetic-reports/make-report.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'
import { situation, type CreditFile, type Person, type Situation } from '#engine/practice/situation.ts'
import type { PrintedFile } from '#engine/practice/truth.ts'

/** A clean card: nothing about it is negative and nothing is wrong. */
export const CLEAN_CARD = situation({
  creditorName: 'FIRST HARBOR BANK',
  accountNumber: '4447961234567890',
  dateOpened: '2018-04-12',
  currentBalance: 120_000,
  balanceDate: '2026-11-01',
  creditLimit: 500_000,
  highBalance: 210_000,
  statusDate: '2026-11',
  paymentHistory: [
    { month: '2026-10', code: 'ok' },
    { month: '2026-09', code: 'ok' },
    { month: '2026-08', code: 'ok' },
  ],
})

/** A loan that is closed before it was opened: two printed dates that cannot both be true. It was late once, so it is negative. */
export const IMPOSSIBLE_LOAN = situation({
  creditorName: 'MERIDIAN AUTO FINANCE',
  accountNumber: '8123450099887766',
  accountType: 'installment',
  accountTypeText: 'Auto Loan',
  loanType: 'Auto',
  dateOpened: '2021-06-15',
  dateClosed: '2020-02-10',
  status: 'closed',
  paymentStatus: 'current',
  currentBalance: 0,
  balanceDate: '2024-03-01',
  originalBalance: 1_800_000,
  statusDate: '2024-03',
  dateReported: '2024-03-01',
  paymentHistory: [
    { month: '2024-02', code: 'ok' },
    { month: '2024-01', code: '30' },
    { month: '2023-12', code: 'ok' },
  ],
})

/** A lawful charge-off: negative, and nothing on the page contradicts it. */
export const LAWFUL_CHARGE_OFF = situation({
  creditorName: 'CAPITAL ONE BANK USA NA',
  accountNumber: '5178059912345678',
  dateOpened: '2016-09-01',
  status: null,
  paymentStatus: 'charge_off',
  currentBalance: 48_800,
  pastDue: 48_800,
  chargeOffAmount: 48_800,
  balanceDate: '2026-10-20',
  pastDueDate: '2026-10',
  statusDate: '2024-05',
  creditLimit: 50_000,
  highBalance: 61_200,
  dateOfFirstDelinquency: '2023-10-11',
  removalDate: '2030-07',
  isNegative: true,
  paymentHistory: [
    { month: '2024-05', code: 'charge_off' },
    { month: '2024-04', code: '150' },
    { month: '2024-03', code: '120' },
    { month: '2024-02', code: '90' },
    { month: '2024-01', code: '60' },
    { month: '2023-12', code: '30' },
    { month: '2023-11', code: 'ok' },
  ],
})

export interface ExampleWish {
  readonly bureau?: Extract<Bureau, 'equifax' | 'experian'>
  readonly reportDate?: Day
  readonly accounts?: readonly Situation[]
  readonly seed?: string
  readonly file?: Partial<CreditFile>
  /** Who it is about, where that is not the person whom the tests register. */
  readonly person?: Partial<Person>
}

let typeset: ReturnType<typeof startTypesetter> | null = null

/** A small report whose every fact is known to the test that prints it; set without a browser, in some tens of milliseconds. */
export function exampleReport(wish: ExampleWish = {}): PrintedFile {
  typeset ??= startTypesetter()
  const seed = wish.seed ?? 'example'
  const rest = aboutExample(makeCreditFile(seed), wish.person)
  const file: CreditFile = {
    ...rest,
    askings: [],
    records: [],
    statements: [],
    reportDate: wish.reportDate ?? '2026-11-10',
    accounts: wish.accounts ?? [CLEAN_CARD, IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF],
    ...wish.file,
  }
  return typesetCreditFile(wish.bureau === 'experian' ? 'experian' : 'myequifax', file, { seed, typeset })
}
