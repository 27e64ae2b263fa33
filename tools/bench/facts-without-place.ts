import type { Report } from '#engine/report/report.ts'

/** What the layout is, and what the program adds: nothing that is on a page. */
const NO_FACTS: ReadonlySet<string> = new Set(['id', 'evidence', 'printsDofd', 'fileEntry'])
const PERSON_LISTS = ['alsoKnownAs', 'addresses', 'phones', 'employers'] as const

interface Placed {
  readonly evidence: Report['personalInfo']['evidence']
}

/** The facts of a report that say something and have no place on a page, e.g. `CAPITAL ONE paymentHistory.2024-01`. */
export function factsWithoutPlace({ personalInfo, accounts, inquiries, publicRecords }: Report): string[] {
  const lists = PERSON_LISTS.flatMap((list) => personalInfo[list].map((_, index) => `${list}.${index}`))
  return [
    ...lacking(personalInfo, 'person', lists),
    ...accounts.flatMap((account) =>
      lacking(account, account.creditorName, [
        ...account.paymentHistory.map(({ month }) => `paymentHistory.${month}`),
        ...account.remarks.map((_, index) => `remarks.${index}`),
      ]),
    ),
    ...inquiries.flatMap((inquiry) => lacking(inquiry, `inquiry by ${inquiry.creditorName}`, [])),
    ...publicRecords.flatMap((record) => lacking(record, record.type, [])),
  ]
}

function lacking(entry: Placed, name: string, members: readonly string[]): string[] {
  const fields = Object.entries(entry).flatMap(([field, value]: [string, unknown]) =>
    value === null || Array.isArray(value) || NO_FACTS.has(field) ? [] : [field],
  )
  return [...fields, ...members].filter((field) => !(field in entry.evidence)).map((field) => `${name} ${field}`)
}
