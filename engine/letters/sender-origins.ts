import { placeOf } from '#engine/letters/fact.ts'
import type { Origin, SenderOrigins } from '#engine/letters/letter-request.ts'
import type { PersonalInfo } from '#engine/report/report.ts'

export const STATED: Origin = { source: 'statement' }
export const FROM_PROFILE: Origin = { source: 'profile' }

/** What is known of the writer besides what they typed. */
export interface KnownOfSender {
  /** The report whose values stand where the member's own word has none. */
  readonly printed: { readonly id: string; readonly personalInfo: PersonalInfo } | null
  /** The parts that are the member's own word; they go before what is printed. */
  readonly own: { readonly [Part in 'name' | 'address' | 'ssnLast4' | 'dateOfBirth']?: boolean }
}

/** Of each part of the writer, where it is from: what was typed goes before the member's own word and what the report prints. */
export function senderOrigins(
  typed: { readonly [Part in 'name' | 'address' | 'city' | 'state' | 'zip']?: string | undefined },
  { printed, own }: KnownOfSender,
): SenderOrigins {
  const at = (field: string): Origin =>
    printed === null ? FROM_PROFILE : { source: 'report', ...placeOf(printed.personalInfo.evidence[field], printed.id) }
  const address = own.address ? FROM_PROFILE : at('addresses.0')
  return {
    name: typed.name ? STATED : own.name ? FROM_PROFILE : at('name'),
    street: typed.address ? STATED : address,
    place: typed.city || typed.state || typed.zip ? STATED : address,
    ssnLast4: own.ssnLast4 ? FROM_PROFILE : at('ssnLast4'),
    dateOfBirth: own.dateOfBirth ? FROM_PROFILE : at('dateOfBirth'),
  }
}
