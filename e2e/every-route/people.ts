import { type APIRequestContext, request } from '@playwright/test'
import { makeCreditFile } from '#engine/practice/credit-file.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'
import { done, join, joinAndPay, negativeItems, newPerson, uploadReport } from '../steps.ts'

/** Who comes to a screen: with how much in their file. */
export const VISITORS = ['unpaid', 'empty', 'one', 'many'] as const
export type Visitor = (typeof VISITORS)[number]

/** The cookies of a signed-in browser. */
export type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>

/** One member of each kind, made through the calls that the screens make. */
export async function makePeople(url: string): Promise<Readonly<Record<Visitor, Cookies>>> {
  const [unpaid, empty, one, many] = await Promise.all([
    newMember(url, false),
    newMember(url, true),
    newMember(url, true),
    newMember(url, true),
  ])
  await uploadReport(one, exampleReport({ seed: 'one', accounts: [CLEAN_CARD, IMPOSSIBLE_LOAN] }).bytes)
  await disputeFirst(one, 1)
  await uploadReport(many, exampleReport({ seed: 'many', accounts: makeCreditFile('many').accounts }).bytes)
  await uploadReport(many, exampleReport({ seed: 'many-too', bureau: 'experian' }).bytes)
  await disputeFirst(many, 3)
  const cookies = {
    unpaid: await unpaid.storageState(),
    empty: await empty.storageState(),
    one: await one.storageState(),
    many: await many.storageState(),
  }
  await Promise.all([unpaid, empty, one, many].map((member) => member.dispose()))
  return cookies
}

async function newMember(url: string, hasPaid: boolean): Promise<APIRequestContext> {
  const member = await request.newContext({ baseURL: url })
  await (hasPaid ? joinAndPay(member) : join(member, newPerson()))
  return member
}

/** Disputes the first items with their bureau and writes a letter for each. */
async function disputeFirst(member: APIRequestContext, count: number): Promise<void> {
  const { items } = await negativeItems(member)
  for (const { id } of items.slice(0, count)) {
    await done(member, 'post', `/api/disputes/bureau/${id}`)
    await done(member, 'post', '/api/dispute-letters/generate', { negativeItemId: id })
  }
}
