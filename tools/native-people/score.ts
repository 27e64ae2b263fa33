import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import type { Finding } from '#engine/audit/finding.ts'
import { readPaper } from '#engine/papers/read-paper.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import type { Account, BalanceMonth } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { ASSERTING_GRADES } from '#engine/words/grade.ts'
import type { Expected, ExpectedAccount } from '#tools/native-people/expected.ts'

/** One thing that was read differently from what is printed. */
export interface Failure {
  readonly kind: string
  readonly where: string
  readonly expected: unknown
  readonly actual: unknown
}

export interface Score {
  readonly failures: readonly Failure[]
  readonly counts: Readonly<Record<string, number>>
}

export async function readPdf(bytes: Uint8Array): Promise<Report> {
  const port = embeddedPageText({ threads: 1 })
  const read = await port.read(bytes, { password: null, digest: null })
  await port.close()
  if (read.kind !== 'text' || read.document === null) throw new Error(`no text: ${read.kind}`)
  // Handed to the one call that takes any paper, it is no letter.
  const told = readPaper(read.document, [])?.kind
  if (told !== 'report') throw new Error(`taken for another paper: ${told}`)
  const result = readDocument(read.document, ['r1', 'r2', 'r3'], null)
  if (result.kind !== 'reports') throw new Error(`no report: ${result.kind}`)
  return result.reports[0]
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What is in one list and not in the other, each as often. */
function apart<T>(
  expected: readonly T[],
  actual: readonly T[],
): { readonly lost: readonly T[]; readonly invented: readonly T[] } {
  const rest = [...actual]
  const lost = expected.filter((one) => {
    const at = rest.findIndex((other) => same(one, other))
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return { lost, invented: rest }
}

/** Each printed account with the one that was read of it: the same number and nearly the same name first, then the same place in the order. */
function pairUp(expected: readonly ExpectedAccount[], actual: readonly Account[]) {
  const rest = [...actual]
  const take = (test: (account: Account) => boolean): Account | null => {
    const at = rest.findIndex(test)
    return at < 0 ? null : (rest.splice(at, 1)[0] ?? null)
  }
  const first = expected.map(({ fields }) =>
    take(
      (a) =>
        a.accountNumber === fields.accountNumber &&
        a.creditorName === fields.creditorName &&
        a.dateOpened === (fields.dateOpened ?? a.dateOpened),
    ),
  )
  const second = expected.map(
    ({ fields }, index) =>
      first[index] ?? take((a) => a.creditorName === fields.creditorName || a.accountNumber === fields.accountNumber),
  )
  return { pairs: expected.map((one, index) => [one, second[index] ?? null] as const), invented: rest }
}

function accountFailures(expected: ExpectedAccount, account: Account, counts: Record<string, number>): Failure[] {
  const failures: Failure[] = []
  const where = `${expected.fields.creditorName} ${expected.fields.accountNumber}`
  const fail = (kind: string, wanted: unknown, actual: unknown) => failures.push({ kind, where, expected: wanted, actual })
  const count = (kind: string) => (counts[kind] = (counts[kind] ?? 0) + 1)
  const read = new Map<string, unknown>(Object.entries(account))
  for (const [field, wanted] of Object.entries(expected.fields)) {
    count('fields')
    const actual = read.get(field) ?? null
    if (!same(wanted, actual)) fail(`field ${field}`, wanted, actual)
  }
  const marks = Object.fromEntries(
    account.paymentHistory.filter(({ code }) => code !== 'no_data').map(({ month, code }) => [month, code]),
  )
  for (const month of new Set([...Object.keys(expected.marks), ...Object.keys(marks)])) {
    count('marks')
    if (expected.marks[month] !== marks[month]) fail('mark', `${month} ${expected.marks[month]}`, `${month} ${marks[month]}`)
  }
  const money = new Map<string, Omit<BalanceMonth, 'month'>>(account.balanceHistory.map(({ month, ...row }) => [month, row]))
  for (const month of new Set([...Object.keys(expected.money), ...money.keys()])) {
    const wanted = expected.money[month]
    const actual = money.get(month)
    for (const cell of ['balance', 'scheduledPayment', 'paid', 'pastDue', 'creditLimit', 'highBalance', 'remarks'] as const) {
      if ((wanted?.[cell] ?? null) !== null || (actual?.[cell] ?? null) !== null) count('money')
      if ((wanted?.[cell] ?? null) !== (actual?.[cell] ?? null))
        fail(`money ${cell}`, `${month} ${wanted?.[cell]}`, `${month} ${actual?.[cell]}`)
    }
  }
  if (!same(expected.remarks, account.remarks)) fail('remarks', expected.remarks, account.remarks)
  if (!same(expected.formerRemarks, account.formerRemarks ?? []))
    fail('formerRemarks', expected.formerRemarks, account.formerRemarks)
  return failures
}

/** How a report was read, against what is printed. */
export function score(expected: Expected, report: Report): Score {
  const counts: Record<string, number> = {}
  const add = (kind: string, by: number) => (counts[kind] = (counts[kind] ?? 0) + by)
  const failures: Failure[] = []
  const fail = (kind: string, where: string, [wanted, actual]: readonly [wanted: unknown, actual: unknown]) =>
    failures.push({ kind, where, expected: wanted, actual })
  const { pairs, invented } = pairUp(expected.accounts, report.accounts)
  add('accounts', expected.accounts.length)
  for (const account of invented)
    fail('invented account', `${account.creditorName} ${account.accountNumber}`, [null, account.creditorName])
  for (const [wanted, account] of pairs) {
    if (account === null)
      fail('lost account', `${wanted.fields.creditorName} ${wanted.fields.accountNumber}`, [wanted.fields, null])
    else failures.push(...accountFailures(wanted, account, counts))
  }
  add('inquiries', expected.inquiries.length)
  const inquiries = apart(
    expected.inquiries,
    report.inquiries.map(({ kind, creditorName, date }) => `${kind} ${creditorName} ${date}`),
  )
  for (const one of inquiries.lost) fail('lost inquiry', one, [one, null])
  for (const one of inquiries.invented) fail('invented inquiry', one, [null, one])
  const person = report.personalInfo
  const addresses = person.addresses.map(({ street, city, state, zip }) => [street, city, state, zip].join(' | '))
  const lists = [
    ['aliases', expected.aliases, person.alsoKnownAs],
    ['addresses', expected.addresses, addresses],
    ['phones', expected.phones, person.phones],
    ['employers', expected.employers, person.employers],
    ['name', [expected.name], [person.name]],
    ['born', [expected.born], [person.dateOfBirth]],
    ['ssn4', [expected.ssn4], [person.ssnLast4]],
    ['reportDate', [expected.reportDate], [report.reportDate]],
    ['reconciled', [expected.isReconciled], [report.totals.reconciled]],
  ] as const
  for (const [what, wanted, actual] of lists) {
    add('personal', wanted.length)
    const { lost, invented: more } = apart<unknown>(wanted, actual)
    for (const one of lost) fail(`lost ${what}`, what, [one, what === 'reconciled' ? report.totals : more])
    for (const one of more) fail(`invented ${what}`, what, [null, one])
  }
  const records = report.publicRecords.map(({ type }) => type)
  if (records.length > 0) fail('invented public record', 'public records', [null, records])
  return { failures, counts }
}

export const isAsserted = ({ grade }: Finding): boolean => ASSERTING_GRADES.includes(grade)

/** What the member is told of the reports of one person, judged together; what they are only asked is left out. */
export function toldOf(reports: readonly Report[]): readonly Finding[] {
  const own = reports.map((report) => ({ ...report, id: report.bureau }))
  return own.flatMap((report) =>
    auditReport(report, {
      earlier: [],
      others: own.filter(({ id }) => id !== report.id).map((other) => ({ report: other, isOfSameFile: false })),
    }).filter(({ isQuestion }) => isQuestion !== true),
  )
}
