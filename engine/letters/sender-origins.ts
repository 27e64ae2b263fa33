import { placeOf } from '#engine/letters/fact.ts'
import type { Origin, SenderOrigins } from '#engine/letters/letter-request.ts'
import type { PersonalInfo } from '#engine/report/report.ts'

export const STATED: Origin = { source: 'statement' }
export const FROM_PROFILE: Origin = { source: 'profile' }

/** What is known of the writer besides what they typed. */
export interface KnownOfSender {
  /** The report whose name and first address are used where nothing else says them. */
  readonly printed: { readonly id: string; readonly personalInfo: PersonalInfo } | null
  /** Whether the profile holds a mailing address; it goes before the printed one. */
  readonly hasProfileAddress: boolean
}

/** Of each part of the writer, where it is from: what was typed goes before the profile's address and what the report prints. */
export function senderOrigins(
  typed: { readonly [Part in 'name' | 'address' | 'city' | 'state' | 'zip']?: string | undefined },
  { printed, hasProfileAddress }: KnownOfSender,
): SenderOrigins {
  const at = (field: string): Origin =>
    printed === null ? FROM_PROFILE : { source: 'report', ...placeOf(printed.personalInfo.evidence[field], printed.id) }
  const address = hasProfileAddress ? FROM_PROFILE : at('addresses.0')
  return {
    name: typed.name ? STATED : printed?.personalInfo.name ? at('name') : FROM_PROFILE,
    street: typed.address ? STATED : address,
    place: typed.city || typed.state || typed.zip ? STATED : address,
    ssnLast4: at('ssnLast4'),
  }
}
