import type { z } from 'zod'
import type { identity as shape } from '#contract/identity.ts'
import { missingParts, unlistedAddresses } from '#engine/identity/identity.ts'
import { type Proposal, proposeIdentity } from '#engine/identity/propose-identity.ts'
import type { Context } from '#server/context.ts'
import { confirmedIdentity } from '#server/features/identity/identity.ts'
import { storedProfile } from '#server/features/profile/profile.ts'
import { newestOwnReports } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** What both calls answer: the member's word, and what their own reports propose. */
export async function identitySheet(context: Context, user: SignedIn): Promise<z.input<typeof shape>> {
  const known = await confirmedIdentity(context, user)
  const { mailingAddress } = await storedProfile(context, user)
  const reports = (await newestOwnReports(context, user)).map(({ content }) => content)
  const proposals = proposeIdentity(reports)
  const mailed = mailingAddress === null ? null : { ...mailingAddress, street: mailingAddress.address }
  return {
    ...known,
    formerNames: known.formerNames && [...known.formerNames],
    addresses: known.addresses && [...known.addresses],
    declined: [...known.declined],
    proposals: {
      name: listed(proposals.name),
      formerNames: listed(proposals.formerNames),
      dateOfBirth: listed(proposals.dateOfBirth),
      ssnLast4: listed(proposals.ssnLast4),
      addresses: listed(proposals.addresses),
    },
    missing: [...missingParts(known, mailed)],
    unlistedAddresses: [
      ...unlistedAddresses(known, { mailed, printed: reports.flatMap(({ personalInfo }) => personalInfo.addresses) }),
    ],
  }
}

const listed = <Value>(proposals: readonly Proposal<Value>[]) => proposals.map((one) => ({ ...one, from: [...one.from] }))
