import { addressLine, detailKey } from '#engine/audit/detail-key.ts'
import { isVariant } from '#engine/audit/detail-variant.ts'
import type { Address, Report } from '#engine/report/report.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** A report that gives a value, and the page. */
export interface ProposedBy {
  readonly reportId: string
  readonly bureau: Bureau
  readonly page: number | null
}

export interface Proposal<Value = string> {
  readonly value: Value
  readonly from: readonly ProposedBy[]
  /** No report gives another: it may be chosen before the member has looked. */
  readonly isAgreed: boolean
}

export interface Proposals {
  readonly name: readonly Proposal[]
  readonly formerNames: readonly Proposal[]
  readonly dateOfBirth: readonly Proposal[]
  readonly ssnLast4: readonly Proposal[]
  /** The first address of each report comes first: where they live now, by that report. */
  readonly addresses: readonly Proposal<Address>[]
}

interface Given<Value> {
  readonly value: Value
  readonly by: ProposedBy
}

/** What the reports say about the member, each value once with every report that gives it. Nothing of it counts until they confirm it. */
export function proposeIdentity(reports: readonly Report[]): Proposals {
  const each = <Value>(read: (report: Report) => readonly { value: Value | null; field: string }[]): readonly Given<Value>[] =>
    reports.flatMap((report) =>
      read(report).flatMap(({ value, field }) =>
        value === null
          ? []
          : [
              {
                value,
                by: {
                  reportId: report.id,
                  bureau: report.bureau,
                  page: report.personalInfo.evidence[field]?.page ?? null,
                },
              },
            ],
      ),
    )
  const names = each(({ personalInfo: { name } }) => [{ value: name === null ? null : properCase(name), field: 'name' }])
  const others = each(({ personalInfo: { alsoKnownAs } }) =>
    alsoKnownAs.map((value, index) => ({ value: properCase(value), field: `alsoKnownAs.${index}` })),
  )
  const home = each(({ personalInfo: { addresses } }) => addresses.slice(0, 1).map((value) => ({ value, field: 'addresses.0' })))
  const earlier = each(({ personalInfo: { addresses } }) =>
    addresses.slice(1).map((value, index) => ({ value, field: `addresses.${index + 1}` })),
  )
  const livesAt = grouped(home, isSameAddress)
  return {
    name: proposed(grouped(names, isSameName)),
    formerNames: grouped(
      others.filter(({ value }) => names.every((name) => !isSameName(name.value, value))),
      isSameName,
    ).map((group) => ({ ...group, isAgreed: false })),
    dateOfBirth: proposed(
      grouped(
        each(({ personalInfo: { dateOfBirth } }) => [{ value: dateOfBirth, field: 'dateOfBirth' }]).toSorted(
          (a, b) => b.value.length - a.value.length,
        ),
        (a, b) => a.startsWith(b),
      ),
    ),
    ssnLast4: proposed(
      grouped(
        each(({ personalInfo: { ssnLast4 } }) => [{ value: ssnLast4 === MASK ? null : ssnLast4, field: 'ssnLast4' }]),
        (a, b) => a === b,
      ),
    ),
    addresses: [
      ...proposed(livesAt),
      ...grouped(
        earlier.filter(({ value }) => livesAt.every((group) => !isSameAddress(group.value, value))),
        isSameAddress,
      ).map((group) => ({ ...group, isAgreed: false })),
    ],
  }
}

/** No number was ever issued that ends so: it is a mask. */
const MASK = '0000'

type Group<Value> = Omit<Proposal<Value>, 'isAgreed'>

function grouped<Value>(given: readonly Given<Value>[], isSame: (a: Value, b: Value) => boolean): readonly Group<Value>[] {
  const groups: { value: Value; from: ProposedBy[] }[] = []
  for (const { value, by } of given) {
    const group = groups.find((one) => isSame(one.value, value))
    if (group) group.from.push(by)
    else groups.push({ value, from: [by] })
  }
  return groups
}

const proposed = <Value>(groups: readonly Group<Value>[]): readonly Proposal<Value>[] =>
  groups.map((group) => ({ ...group, isAgreed: groups.length === 1 }))

const isSameName = (a: string, b: string): boolean => isVariant(detailKey('name', a), detailKey('name', b))

const isSameAddress = (a: Address, b: Address): boolean =>
  isVariant(detailKey('address', addressLine(a)), detailKey('address', addressLine(b)))

/** `DANA O'NEIL-WHITFIELD III` as a person writes it; what is not all capitals stays. */
function properCase(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name
    .toLowerCase()
    .replaceAll(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/\b(?:ii|iii|iv)\b/gi, (suffix) => suffix.toUpperCase())
}
