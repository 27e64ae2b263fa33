import { keyOfAddress, addressLine, detailKey } from '#engine/audit/detail-key.ts'
import { isVariant } from '#engine/audit/detail-variant.ts'
import type { Address } from '#engine/report/report.ts'
import { addMonths, type Day, lastDayOf, type PartialDay } from '#engine/values/day.ts'

/** A place where the member lives or lived; the days are as exact as they know them. */
export interface LivedAt {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly from: PartialDay | null
  /** Null: they live there now, or did not say until when. */
  readonly to: PartialDay | null
}

/** Who the member is, by their own word; null is what they have not confirmed. */
export interface Identity {
  readonly name: string | null
  readonly formerNames: readonly string[] | null
  /** A year alone where the member gave no more. */
  readonly dateOfBirth: PartialDay | null
  readonly ssnLast4: string | null
  /** Where they live now comes first. */
  readonly addresses: readonly LivedAt[] | null
  /** What they would rather not give: no letter states it, and none waits for it. */
  readonly declined: readonly Declinable[]
}

/** A bureau can find a file without them, if with more trouble. */
export const DECLINABLE = ['dateOfBirth', 'ssnLast4'] as const
export type Declinable = (typeof DECLINABLE)[number]

export const NOTHING_KNOWN: Identity = {
  name: null,
  formerNames: null,
  dateOfBirth: null,
  ssnLast4: null,
  addresses: null,
  declined: [],
}

/** What a letter states of its writer, in the order in which it is asked. */
export const IDENTITY_PARTS = ['name', 'dateOfBirth', 'ssnLast4', 'addresses'] as const
export type IdentityPart = (typeof IDENTITY_PARTS)[number]

export const currentAddress = ({ addresses }: Identity): LivedAt | null => addresses?.find(({ to }) => to === null) ?? null

/** Where they lived last before, when they left within two years: a bureau may know them by it. */
export function recentAddress(identity: Identity, today: Day): LivedAt | null {
  const since = addMonths(today, -24)
  const left = (identity.addresses ?? []).flatMap((address) =>
    address.to === null ? [] : [{ address, until: lastDayOf(address.to) }],
  )
  const last = left.toSorted((a, b) => b.until.localeCompare(a.until))[0]
  return last !== undefined && last.until >= since ? last.address : null
}

type Place = Pick<LivedAt, 'street' | 'city' | 'state' | 'zip'>

/** What is neither confirmed nor declined yet. An address that they gave for their mail is their own word too. */
export const missingParts = (identity: Identity, mailed: Place | null): readonly IdentityPart[] =>
  IDENTITY_PARTS.filter((part) =>
    part === 'addresses'
      ? currentAddress(identity) === null && mailed === null
      : identity[part] === null && !identity.declined.some((one) => one === part),
  )

/** Where they live or get mail, in one line each, where addresses are printed and none of them is this one. */
export function unlistedAddresses(
  identity: Identity,
  { mailed, printed }: { mailed: Place | null; printed: readonly Address[] },
): readonly string[] {
  if (printed.length === 0) return []
  const keys = printed.map(keyOfAddress)
  const current = currentAddress(identity)
  const asked = [...(current === null ? [] : [current]), ...(mailed === null ? [] : [mailed])]
  const unlisted = new Map(asked.map((address) => [keyOfAddress(address), addressLine(address)]))
  return [...unlisted].flatMap(([key, line]) => (keys.some((one) => isVariant(one, key)) ? [] : [line]))
}

/** Names and addresses of theirs, by `detailKey`. Until they confirm a name, it is the one they registered with. */
export function ownKeys({ name, formerNames, addresses }: Identity, registered: string): readonly string[] {
  const names = [name ?? registered, ...(formerNames ?? [])]
  return [...names.map((text) => detailKey('name', text)), ...(addresses ?? []).map(keyOfAddress)]
}
