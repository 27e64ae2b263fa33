import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { matchAccounts } from '#engine/matching/match-accounts.ts'
import type { Report } from '#engine/report/report.ts'
import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'
import { reportsInShared } from '#tools/read-shared-file.ts'

/** Replicas of the bureaus' own reports with what a careful person reads in them (README next to them). */
const FOLDER = new URL('../../shared/faults/native/', import.meta.url)

const inquiry = z.object({ name: z.string(), dates: z.array(z.string()).optional(), date: z.string().optional() })
const entry = z.object({
  creditorName: z.string(),
  accountNumber: z.string(),
  originalCreditor: z.string().nullish(),
  dateOpened: z.string().nullish(),
  paymentHistory: z.record(z.string(), z.string()).default({}),
  trended: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  remarks: z.array(z.string()).optional(),
  comments: z.array(z.string()).optional(),
  comment: z.object({ current: z.array(z.string()) }).optional(),
})
const truth = z
  .record(
    z.enum(BUREAUS),
    z.object({
      reportDate: z.string(),
      personal: z.object({
        name: z.string(),
        aliases: z.array(z.string()).optional(),
        formerNames: z.array(z.string()).optional(),
        addresses: z.array(z.unknown()),
        phones: z.array(z.string()),
        employers: z.array(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])),
      }),
      accounts: z.array(entry),
      collections: z.array(entry).default([]),
      inquiries: z.object({ hard: z.array(inquiry), soft: z.array(inquiry) }),
      totals: z.record(z.string(), z.unknown()),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('truth.json', FOLDER), 'utf8')))

async function readReplica(bureau: Bureau): Promise<Report> {
  const [report] = await reportsInShared(`faults/native/${bureau}.pdf`)
  if (!report) throw new Error(`${bureau} holds no report`)
  return report
}

/** Our names of a month's figures, and those of the truth. */
const MONEY = {
  balance: 'balance',
  pastDue: 'pastDue',
  scheduledPayment: 'scheduledPayment',
  paid: 'amountPaid',
  creditLimit: 'creditLimit',
  highBalance: 'highCredit',
} as const

const inCents = (dollars: unknown): number | null => (typeof dollars === 'number' ? Math.round(dollars * 100) : null)

/** Two days of checking accounts are in the truth of one inquiry; the page prints them under another heading. */
const OF_CHECKING_ACCOUNTS = new Set(['soft GALPEL KV FOXMERE 2023-11-04', 'soft GALPEL KV FOXMERE 2020-08-19'])

describe('the one person of the three replicas', () => {
  it('has every account at each bureau that lists it', async () => {
    const reports = await Promise.all(BUREAUS.map(readReplica))
    const matches = matchAccounts(reports.map(({ bureau, accounts }) => ({ bureau, reportId: bureau, file: bureau, accounts })))
    expect(matches).toHaveLength(7)
    for (const { accounts } of matches) {
      const listed = BUREAUS.map((bureau) => accounts[bureau])
      // One bureau puts the store before the bank.
      const names = listed.map((one) => one?.creditorName.replace('SOLTRIA BKCRD/', '').slice(0, 4))
      expect([new Set(names).size, new Set(listed.map((one) => one?.accountType)).size]).toEqual([1, 1])
    }
  })
})

describe.each(BUREAUS)('the replica of %s', async (bureau) => {
  const report = await readReplica(bureau)
  const printed = truth[bureau]

  it('is of its day and its person, with every name, employer, address and phone', () => {
    const { name, alsoKnownAs, employers, addresses, phones } = report.personalInfo
    expect(report.reportDate).toBe(printed.reportDate)
    expect([name, alsoKnownAs, employers, phones]).toEqual([
      printed.personal.name,
      printed.personal.aliases ?? printed.personal.formerNames,
      printed.personal.employers,
      printed.personal.phones,
    ])
    expect(addresses.map(({ street, city, zip }) => street !== null && city !== null && zip !== null)).toEqual(
      printed.personal.addresses.map(() => true),
    )
  })

  it('has its accounts, each with its name, its number as printed, its original creditor and its remarks', () => {
    const facts = report.accounts.map((account) => [
      account.creditorName,
      account.accountNumber,
      account.originalCreditor,
      account.remarks,
    ])
    const wanted = [...printed.accounts, ...printed.collections].map((account) => [
      account.creditorName,
      account.accountNumber,
      account.originalCreditor ?? null,
      (account.remarks ?? account.comments ?? account.comment?.current ?? []).filter((remark) => remark !== 'None'),
    ])
    expect(facts.map((fact) => JSON.stringify(fact)).toSorted()).toEqual(wanted.map((fact) => JSON.stringify(fact)).toSorted())
  })

  it('has the money of every month as it is printed, and no other', () => {
    for (const account of printed.accounts) {
      const read = report.accounts.find(
        ({ creditorName, accountNumber }) => creditorName === account.creditorName && accountNumber === account.accountNumber,
      )
      const wanted = Object.entries(account.trended).flatMap(([month, one]) => {
        const figures = Object.entries(MONEY).map(([field, name]) => [field, inCents(one[name])])
        const remarks = typeof one['remarks'] === 'string' && /[A-Z]/.test(one['remarks']) ? one['remarks'] : null
        const all = { ...Object.fromEntries(figures), remarks }
        return Object.values(all).every((value) => value === null) ? [] : [[month, all]]
      })
      const found = (read?.balanceHistory ?? []).map(({ month, ...one }) => [
        month,
        { creditLimit: null, highBalance: null, remarks: null, ...one },
      ])
      expect(Object.fromEntries(found), account.creditorName).toEqual(Object.fromEntries(wanted))
    }
  })

  it('has its inquiries, one for each day', () => {
    const wanted = (['hard', 'soft'] as const).flatMap((kind) =>
      printed.inquiries[kind].flatMap(({ name, dates, date }) => (dates ?? [date]).map((day) => `${kind} ${name} ${day}`)),
    )
    expect(report.inquiries.map(({ kind, creditorName, date }) => `${kind} ${creditorName} ${date}`).toSorted()).toEqual(
      wanted.filter((one) => !OF_CHECKING_ACCOUNTS.has(one)).toSorted(),
    )
  })

  it('agrees with the totals that it prints', () => {
    expect(report.totals.reconciled).toBe(bureau === 'transunion' ? null : true)
  })
})
