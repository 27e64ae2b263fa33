import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { missingRanges } from '#engine/reading/sheets/missing-pages.ts'
import type { Facts, Truth } from '#tools/unseen-natives/facts.ts'

const MONEY_FIELDS: ReadonlySet<string> = new Set([
  'currentBalance',
  'pastDue',
  'creditLimit',
  'highBalance',
  'originalBalance',
  'chargeOffAmount',
  'monthlyPayment',
  'lastPaymentAmount',
])
const CELLS = ['balance', 'scheduledPayment', 'paid', 'pastDue', 'creditLimit', 'highBalance', 'remarks'] as const

/** Entries of a map in a fixed order, without those that say nothing. */
const lines = (all: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(all)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .toSorted()

function factLines({ fields, marks, money, remarks, former = [] }: Facts): string[] {
  const amounts = Object.entries(fields).map(([field, value]) => [
    field,
    typeof value === 'number' && MONEY_FIELDS.has(field) ? value * 100 : value,
  ])
  const months = Object.entries(money).flatMap(([month, row]) =>
    CELLS.map((cell) => [`${month} ${cell}`, typeof row[cell] === 'number' ? row[cell] * 100 : row[cell]]),
  )
  return lines({ ...Object.fromEntries(amounts), ...marks, ...Object.fromEntries(months), remarks, former })
}

function readLines(account: Account, like: Facts): string[] {
  const all = new Map<string, unknown>(Object.entries(account))
  const fields = Object.keys(like.fields).map((field) => [field, all.get(field)])
  const marks = account.paymentHistory.filter(({ code }) => code !== 'no_data').map(({ month, code }) => [month, code])
  const money = account.balanceHistory.flatMap(({ month, ...row }) => CELLS.map((cell) => [`${month} ${cell}`, row[cell]]))
  return lines({
    ...Object.fromEntries(fields),
    ...Object.fromEntries(marks),
    ...Object.fromEntries(money),
    remarks: account.remarks,
    former: account.formerRemarks ?? [],
  })
}

function differences(wanted: readonly string[], read: readonly string[], where: string): string[] {
  const rest = [...read]
  const lost = wanted.filter((one) => {
    const at = rest.indexOf(one)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return [...lost.map((one) => `${where} LOST ${one}`), ...rest.map((one) => `${where} INVENTED ${one}`)]
}

/** What was read otherwise than it is printed, one line a difference. */
export function readingErrors(truth: Truth, report: Report): string[] {
  const rest = [...report.accounts]
  const errors = truth.accounts.flatMap((facts) => {
    const { creditorName, accountNumber } = facts.fields
    const at = rest.findIndex(
      (one) => one.creditorName === creditorName && (accountNumber === undefined || one.accountNumber === accountNumber),
    )
    const where = String(creditorName)
    const [account] = at < 0 ? [] : rest.splice(at, 1)
    return account ? differences(factLines(facts), readLines(account, facts), where) : [`LOST ACCOUNT ${where} ${accountNumber}`]
  })
  const person = report.personalInfo
  return [
    ...errors,
    ...rest.map(({ creditorName, accountNumber }) => `INVENTED ACCOUNT ${creditorName} ${accountNumber}`),
    ...differences([String(truth.reportDate)], [String(report.reportDate)], 'day'),
    ...differences([String(truth.name)], [String(person.name)], 'name'),
    ...differences(
      truth.inquiries ?? [],
      report.inquiries.map(({ kind, creditorName, date }) => `${kind} ${creditorName} ${date}`),
      'inquiry',
    ),
    ...differences(truth.aliases ?? [], person.alsoKnownAs, 'alias'),
    ...differences(truth.phones ?? [], person.phones, 'phone'),
    ...differences(truth.employers ?? [], person.employers, 'employer'),
    ...differences(
      truth.addresses ?? [],
      person.addresses.map(({ street, city, state, zip }) => `${street} | ${city} | ${state} | ${zip}`),
      'address',
    ),
    ...differences(truth.missing ?? [], report.printedPages ? missingRanges(report.printedPages) : [], 'missing pages'),
    ...(truth.notices
      ? differences(
          truth.notices,
          (person.notices ?? []).map(({ kind }) => kind),
          'notice',
        )
      : []),
    ...differences(
      truth.records ?? [],
      report.publicRecords.map(({ type, dateFiled, court, reference }) => `${type} | ${dateFiled} | ${court} | ${reference}`),
      'record',
    ),
  ]
}
