import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isNegativeAccount } from '#engine/audit/negative-items.ts'
import { isOneReport } from '#engine/reading/files/is-one-report.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { missingRanges } from '#engine/reading/sheets/missing-pages.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { documentInShared, reportsInShared } from '#tools/read-shared-file.ts'

/** Pages as members print them, with what a careful person reads on them (README next to them). */
const FOLDER = 'faults/native/pages'

const text = z.string().nullish()
const amount = z.number().nullish()
const truth = z.object({
  reportDate: z.string().nullable(),
  personalInfo: z.object({ name: z.string().nullable() }),
  pages: z.object({ of: z.number(), given: z.array(z.number()), missing: z.array(z.string()).optional() }).optional(),
  accounts: z.array(
    z.object({
      creditorName: z.string(),
      accountNumberPrinted: z.string().nullable(),
      negative: z.boolean(),
      status: z.string(),
      statusText: z.string(),
      loanType: text,
      responsibility: text,
      dateOpened: text,
      dateReported: text,
      dateClosed: text,
      lastPaymentDate: text,
      lastActivityDate: text,
      dateOfFirstDelinquency: text,
      currentBalance: amount,
      creditLimit: amount,
      highBalance: amount,
      pastDue: amount,
      chargeOffAmount: amount,
      monthlyPayment: amount,
      monthsReviewed: amount,
      paymentHistory: z.record(z.string(), z.string()),
      remarks: z.array(z.string()),
      contact: z.union([z.array(z.string()), z.string().transform((line) => [line])]),
      monthTable: z
        .record(
          z.string(),
          z.object({
            balance: z.number().nullable(),
            scheduledPayment: z.number().nullable(),
            actualPayment: z.number().nullable(),
            pastDue: z.number().nullable(),
            highCredit: z.number().nullable(),
            creditLimit: z.number().nullable(),
          }),
        )
        .optional(),
    }),
  ),
})
type Printed = z.infer<typeof truth>['accounts'][number]

const truthOf = (name: string) =>
  truth.parse(JSON.parse(readFileSync(new URL(`../../shared/${FOLDER}/${name}.json`, import.meta.url), 'utf8')))

async function readPages(name: string, chosen: Bureau | null = null): Promise<Report> {
  const [report] = await reportsInShared(`${FOLDER}/${name}.pdf`, chosen)
  if (!report) throw new Error(`${name} holds no report`)
  return report
}

const cents = (dollars: number): number => Math.round(dollars * 100)
const squeezed = (lines: readonly string[]): string => lines.join(' ').replaceAll(/[\s,-]+/g, '')

/** What is printed of an account, each as the page has it; what no truth names is not compared. */
function printedFacts(account: Printed): Record<string, unknown> {
  const { creditorName, accountNumberPrinted, statusText, status, negative, paymentHistory, remarks, contact, ...others } =
    account
  const facts = Object.entries(others).flatMap(([field, value]) => (value === undefined ? [] : [[field, value] as const]))
  return {
    ...Object.fromEntries(facts),
    creditorName,
    accountNumber: accountNumberPrinted,
    statusText,
    paymentStatus: status,
    negative,
    paymentHistory: Object.fromEntries(Object.entries(paymentHistory).filter(([, code]) => code !== 'no_data')),
    remarks,
    contact: squeezed(contact),
  }
}

const AMOUNTS: ReadonlySet<string> = new Set([
  'currentBalance',
  'creditLimit',
  'highBalance',
  'pastDue',
  'chargeOffAmount',
  'monthlyPayment',
])

function readFacts(account: Account, like: Record<string, unknown>): Record<string, unknown> {
  const { contact, paymentHistory } = account
  const marked = paymentHistory.filter(({ code }) => code !== 'no_data')
  const own = {
    ...account,
    negative: isNegativeAccount(account),
    paymentHistory: Object.fromEntries(marked.map(({ month, code }) => [month, code])),
    contact: squeezed([...(contact?.lines ?? []), contact?.phone ?? '']),
  }
  const values = new Map<string, unknown>(Object.entries(own))
  return Object.fromEntries(Object.keys(like).map((field) => [field, values.get(field)]))
}

const inCents = (facts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [
      field,
      AMOUNTS.has(field) && typeof value === 'number' ? cents(value) : value,
    ]),
  )

describe.each<[string, Bureau | null]>([
  ['myequifax-pages', null],
  ['transunion-member-page', 'transunion'],
  ['excerpt-without-headings', null],
  ['searchable-by-ocr', null],
])('%s', async (name, chosen) => {
  const printed = truthOf(name)
  const report = await readPages(name, chosen)

  it('has its day and its name', () => {
    expect([report.reportDate, report.personalInfo.name]).toEqual([printed.reportDate, printed.personalInfo.name])
  })

  it('has its accounts as they are printed, all of it sure', () => {
    const wanted = printed.accounts.map((account) => inCents(printedFacts(account)))
    expect(report.accounts.map((account, index) => readFacts(account, wanted[index] ?? {}))).toEqual(wanted)
    const unsure = report.accounts.flatMap(({ evidence }) =>
      Object.values(evidence).filter(({ confidence = 1 }) => confidence < 0.9),
    )
    expect(unsure).toEqual([])
  })

  it('tells which of its pages are missing', () => {
    const missing = report.printedPages === undefined ? undefined : missingRanges(report.printedPages)
    expect(missing).toEqual(printed.pages?.missing)
    expect(report.totals.reconciled).toBe(false)
  })
})

describe('equifax-acr-2025', async () => {
  const printed = truthOf('equifax-acr-2025')
  const report = await readPages('equifax-acr-2025')

  it('has its day, the name that its pages are prepared for, and says which of them are missing', () => {
    expect([report.reportDate, report.personalInfo.name]).toEqual([printed.reportDate, printed.personalInfo.name])
    expect(missingRanges(report.printedPages ?? expect.fail('all are here'))).toEqual(['1-12', '15-16', '18-22'])
  })

  it('has its accounts and its bankruptcy, all of it sure', () => {
    expect(report.accounts.map((account) => [account.creditorName, isNegativeAccount(account), account.remarks])).toEqual(
      printed.accounts.map(({ creditorName, negative, remarks }) => [creditorName, negative, remarks]),
    )
    expect(report.publicRecords).toMatchObject([
      { reference: '2304417', dateFiled: '2023-01-19', dateResolved: '2026-03-04', status: 'Discharged CH-13' },
    ])
    const maps = [...report.accounts, ...report.publicRecords].map(({ evidence }) => Object.values(evidence))
    expect(maps.flat().filter(({ confidence = 1 }) => confidence < 0.9)).toEqual([])
  })

  it('has the money of each of its 24 months', () => {
    for (const [index, { monthTable = {} }] of printed.accounts.entries()) {
      const read = new Map(report.accounts[index]?.balanceHistory.map((one) => [one.month, one]))
      for (const [month, wanted] of Object.entries(monthTable)) {
        const one = read.get(month)
        const figures = [one?.balance, one?.scheduledPayment, one?.paid, one?.pastDue, one?.highBalance, one?.creditLimit]
        expect(
          figures.map((value) => value ?? null),
          month,
        ).toEqual(
          [
            wanted.balance,
            wanted.scheduledPayment,
            wanted.actualPayment,
            wanted.pastDue,
            wanted.highCredit,
            wanted.creditLimit,
          ].map((dollars) => (dollars === null ? null : cents(dollars))),
        )
      }
    }
  })
})

describe('transunion-seven-columns', async () => {
  const printed = truthOf('transunion-seven-columns')
  const report = await readPages('transunion-seven-columns')

  /** What the edge of the page or something white cut off, as the README next to it lists it; `status` goes with what is printed for it. */
  const CUT = [
    ['loanType', 'dateReported', 'balanceDate', 'lastPaymentDate'],
    ['statusText', 'paymentStatus', 'highBalance'],
    ['dateOpened', 'contact'],
  ]

  it('asks about what is cut off, and about nothing else', () => {
    const unsure = report.accounts.map(({ evidence }) =>
      Object.keys(evidence).filter((field) => (evidence[field]?.confidence ?? 1) < 0.9),
    )
    expect(unsure.map((fields) => fields.toSorted())).toEqual(CUT.map((fields) => fields.toSorted()))
    // Of this day the file itself has only the beginning.
    expect(report.accounts[1]?.dateClosed).toBeNull()
  })

  it('has every month, and knows which accounts are negative', () => {
    for (const [index, account] of report.accounts.entries()) {
      const wanted = printedFacts(printed.accounts[index] ?? printed.accounts[0] ?? expect.fail('no account'))
      const facts = readFacts(account, wanted)
      for (const field of ['creditorName', 'accountNumber', 'paymentHistory', 'negative'])
        expect(facts[field]).toEqual(wanted[field])
    }
    expect(report.accounts[2]).toMatchObject({ paymentStatus: 'current', status: 'open', statusText: 'Current Account' })
  })
})

it('a page of the member center whose foot lost its address is read alike, under no one’s name, and joins no other of another day', async () => {
  const printed = await documentInShared(`${FOLDER}/myequifax-pages.pdf`)
  const pages = printed.pages.map((page) => ({ ...page, words: page.words.filter(({ text: word }) => !word.includes('://')) }))
  const read = (numbers: readonly number[]): Report => {
    const own = pages.filter(({ number }) => numbers.includes(number)).map((page, index) => ({ ...page, number: index + 1 }))
    const result = readDocument({ ...printed, pages: own }, ['r1', 'r2', 'r3'])
    return result.kind === 'reports' ? result.reports[0] : expect.fail(result.kind)
  }
  const wanted = truthOf('myequifax-pages')
  const whole = read(pages.map(({ number }) => number))
  expect(whole.personalInfo.name).toBeNull()
  expect(whole.accounts.map(({ creditorName, currentBalance }) => [creditorName, currentBalance])).toEqual(
    wanted.accounts.map(({ creditorName, currentBalance }) => [
      creditorName,
      currentBalance == null ? null : cents(currentBalance),
    ]),
  )
  const [one, other] = [read([1, 2]), read([6, 7])]
  expect(isOneReport(one, { ...other, reportDate: '2026-08-01' })).toBe(false)
  expect(
    isOneReport(
      { ...one, personalInfo: { ...one.personalInfo, name: 'JANE SAMPLE' } },
      { ...other, personalInfo: { ...other.personalInfo, name: 'PAT SAMPLE' } },
    ),
  ).toBe(false)
})

it('pages that name no bureau are asked about', async () => {
  await expect(readPages('transunion-member-page')).rejects.toThrow('not_a_report')
})
