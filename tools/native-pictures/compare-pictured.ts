import type { Account } from '#engine/report/account.ts'
import { SURE } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

/** A fact of a report under a name of its own, and whether it is asserted or asked about. */
interface Fact {
  readonly value: string
  readonly isSure: boolean
}
type Facts = ReadonlyMap<string, readonly Fact[]>

/** Of an account: what is no fact of it, and what says only how the bureau prints it, which no picture asserts. */
const SKIPPED: ReadonlySet<string> = new Set(['id', 'evidence', 'reportId', 'isMarkedAdverse', 'printsDofd'])

const confidenceOf = (account: Account, field: string): number => account.evidence[field]?.confidence ?? 1

function factsOfAccount(account: Account): [string, Fact][] {
  const plain = Object.entries(account).flatMap(([field, value]): [string, Fact][] =>
    SKIPPED.has(field) || value === null || value === undefined || typeof value === 'object'
      ? []
      : [[field, { value: String(value), isSure: confidenceOf(account, field) >= SURE }]],
  )
  const months = account.paymentHistory.map(({ month, code }): [string, Fact] => [
    `mark ${month}`,
    { value: code, isSure: confidenceOf(account, `paymentHistory.${month}`) >= SURE },
  ])
  const read = new Set(account.paymentHistory.map(({ month }) => `paymentHistory.${month}`))
  const askedMonths = Object.keys(account.evidence)
    .filter((field) => field.startsWith('paymentHistory.') && !read.has(field))
    .map((field): [string, Fact] => [`mark ${field.slice('paymentHistory.'.length)}`, { value: 'which?', isSure: false }])
  const money = account.balanceHistory.flatMap(({ month, ...cells }) =>
    Object.entries(cells).flatMap(([cell, value]): [string, Fact][] =>
      value === null || value === undefined
        ? []
        : [[`${cell} ${month}`, { value: String(value), isSure: confidenceOf(account, `balanceHistory.${month}`) >= SURE }]],
    ),
  )
  const remarks = account.remarks.map((text, index): [string, Fact] => [
    'remark',
    { value: text, isSure: confidenceOf(account, `remarks.${index}`) >= SURE },
  ])
  return [...plain, ...months, ...askedMonths, ...money, ...remarks]
}

function factsOf(report: Report): Facts {
  const found = new Map<string, Fact[]>()
  const add = (name: string, fact: Fact) => found.set(name, [...(found.get(name) ?? []), fact])
  const person = report.personalInfo
  const ofPerson = (field: string): boolean => (person.evidence[field]?.confidence ?? 1) >= SURE
  for (const field of ['name', 'dateOfBirth', 'ssnLast4'] as const)
    if (person[field] !== null) add(field, { value: person[field], isSure: ofPerson(field) })
  for (const field of ['alsoKnownAs', 'phones', 'employers'] as const)
    for (const [index, value] of person[field].entries()) add(field, { value, isSure: ofPerson(`${field}.${index}`) })
  for (const [index, { street, city, state, zip }] of person.addresses.entries())
    add('address', { value: [street, city, state, zip].join(' | '), isSure: ofPerson(`addresses.${index}`) })
  if (report.reportDate !== null) add('reportDate', { value: report.reportDate, isSure: true })
  for (const { kind, creditorName, date, evidence } of report.inquiries)
    add('inquiry', {
      value: `${kind} ${creditorName} ${date}`,
      isSure: Object.values(evidence).every(({ confidence = 1 }) => confidence >= SURE),
    })
  // Accounts of a report stand in the order of its pages.
  for (const [index, account] of report.accounts.entries())
    for (const [name, fact] of factsOfAccount(account)) add(`${index + 1} ${name}`, fact)
  return found
}

/** How a picture was read against the text layer of the same pages. */
export interface PicturedScore {
  readonly facts: number
  readonly right: number
  /** Read, right or not, and asked about. */
  readonly asked: number
  readonly lost: number
  /** Asserted, and not what the text layer says: `name: read for printed`. */
  readonly wrong: readonly string[]
  readonly lostNames: readonly string[]
}

export function comparePictured(printed: Report, pictured: Report): PicturedScore {
  const wanted = factsOf(printed)
  const read = factsOf(pictured)
  const wrong: string[] = []
  const lostNames: string[] = []
  let [facts, right, asked] = [0, 0, 0]
  for (const name of new Set([...wanted.keys(), ...read.keys()])) {
    const left = (wanted.get(name) ?? []).map(({ value }) => value)
    facts += left.length
    let unsure = 0
    for (const { value, isSure } of read.get(name) ?? []) {
      const at = left.indexOf(value)
      if (at >= 0) left.splice(at, 1)
      if (!isSure) {
        asked += 1
        unsure += at < 0 ? 1 : 0
      } else if (at >= 0) right += 1
      else wrong.push(`${name}: ${value} for ${left.join('; ')}`)
    }
    // Each value that is asked about stands for one that is printed.
    lostNames.push(...left.slice(unsure).map((value) => `${name}: ${value}`))
  }
  return { facts, right, asked, lost: lostNames.length, wrong, lostNames }
}
