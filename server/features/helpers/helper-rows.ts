import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { helped, helper as helperShape, helperInvitation } from '#contract/helpers.ts'
import { stands } from '#engine/helping/right.ts'
import type { Day } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/open.ts'
import { helperGrants, helperInvitations, helpings } from '#server/database/tables/helpers.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import { type Owned, owned, type SignedIn } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeOld } from '#server/platform/remove-old.ts'
import type { UserToken } from '#server/platform/user-token.ts'

export type GrantRow = typeof helperGrants.$inferSelect
export type InvitationRow = typeof helperInvitations.$inferSelect

/** A grant of the member's own; 404 for anyone else. */
export async function ownedGrant(context: Context, user: SignedIn, id: string): Promise<Owned<GrantRow>> {
  const isThis = and(eq(helperGrants.userId, user.id), eq(helperGrants.id, isUuid(id) ? id : user.id))
  const [row] = isUuid(id) ? await context.db.select().from(helperGrants).where(isThis) : []
  if (!row) throw new Refusal('not_found')
  return owned(user, row)
}

/** The member's grants, newest first, each with the one who holds it; null: their account is gone. */
export async function grantsOf(
  context: Context,
  user: SignedIn,
): Promise<readonly { readonly grant: Owned<GrantRow>; readonly holder: SignedIn | null }[]> {
  const grants = await context.db
    .select()
    .from(helperGrants)
    .where(eq(helperGrants.userId, user.id))
    .orderBy(desc(helperGrants.since), asc(helperGrants.id))
  const found: { grant: Owned<GrantRow>; holder: SignedIn | null }[] = []
  for (const grant of grants) found.push({ grant: owned(user, grant), holder: await holderOf(context, grant) })
  return found
}

async function holderOf(context: Context, { userId, id }: GrantRow): Promise<SignedIn | null> {
  const [row] = await context.db
    .select({ helperId: helpings.userId })
    .from(helpings)
    .where(and(eq(helpings.memberId, userId), eq(helpings.grantId, id)))
  return row === undefined ? null : ownerOfRow(context, row.helperId)
}

/** A grant with the one who holds it; null: their account is gone. */
interface Granted {
  readonly grant: GrantRow
  readonly holder: SignedIn | null
}

/** Whether someone can look by it on that day of the member's. */
export const isStanding = ({ grant, holder }: Granted, today: Day): boolean => holder !== null && stands(grant, today)

export const helperAnswer = ({ grant, holder }: Granted, today: Day): z.input<typeof helperShape> => ({
  id: grant.id,
  right: grant.right,
  helpsUntil: grant.helpsUntil,
  name: holder?.name ?? null,
  email: holder?.email ?? null,
  since: grant.since,
  lastDay: grant.lastDay,
  isStanding: isStanding({ grant, holder }, today),
  endedAt: grant.endedAt,
  endedBy: grant.endedBy,
})

/** Those that can still be accepted, newest first. */
export const invitationsOf = (context: Context, user: SignedIn): Promise<InvitationRow[]> =>
  context.db
    .select()
    .from(helperInvitations)
    .where(and(eq(helperInvitations.userId, user.id), gt(helperInvitations.expiresAt, context.now())))
    .orderBy(desc(helperInvitations.invitedAt), asc(helperInvitations.id))

export const invitationAnswer = ({
  id,
  email,
  right,
  helpsUntil,
  invitedAt,
  expiresAt,
}: InvitationRow): z.input<typeof helperInvitation> => ({ id, email, right, helpsUntil, invitedAt, expiresAt })

/** The invitation that a link names, while it can be accepted. */
export async function invitationOfToken(context: Context, token: UserToken): Promise<InvitationRow | null> {
  const [row] = await context.db
    .select()
    .from(helperInvitations)
    .where(
      and(
        eq(helperInvitations.userId, token.userId),
        eq(helperInvitations.tokenHash, token.tokenHash),
        gt(helperInvitations.expiresAt, context.now()),
      ),
    )
  if (row === undefined) return null
  const helped = await helpedMember(context, { ...row, endedAt: null })
  return helped === null ? null : row
}

/** A grant as its helper has it. */
export interface HeldGrant {
  readonly grant: GrantRow
  readonly memberId: string
}

/** What someone holds, newest first: what has ended too. */
export async function heldBy(context: Context, holder: SignedIn): Promise<readonly HeldGrant[]> {
  const held = await context.db
    .select()
    .from(helpings)
    .where(eq(helpings.userId, holder.id))
    .orderBy(desc(helpings.since), asc(helpings.grantId))
  const grants: HeldGrant[] = []
  for (const one of held) grants.push(...(await grantHeldBy(context, one)))
  return grants
}

/** By two questions, for the grant is the member's: theirs may be on another machine than the helper's. */
async function grantHeldBy(
  context: Context,
  { memberId, grantId }: Pick<typeof helpings.$inferSelect, 'memberId' | 'grantId'>,
): Promise<HeldGrant[]> {
  const isThis = and(eq(helperGrants.userId, memberId), eq(helperGrants.id, grantId))
  const grants = await context.db.select().from(helperGrants).where(isThis)
  return grants.map((grant) => ({ grant, memberId }))
}

/** A grant that someone holds, whether it stands or not; null when it is another’s or none. */
export async function heldGrant(context: Context, holder: SignedIn, grantId: string): Promise<HeldGrant | null> {
  if (!isUuid(grantId)) return null
  const isThis = and(eq(helpings.userId, holder.id), eq(helpings.grantId, grantId))
  const [held] = await context.db.select().from(helpings).where(isThis)
  const [grant] = held === undefined ? [] : await grantHeldBy(context, held)
  return grant ?? null
}

/** An address whose owner was erased is no one's to be asked at any more. */
export async function forgetInvitationsTo(db: Database | Transaction, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return
  await db.delete(helperInvitations).where(inArray(helperInvitations.email, [...emails]))
}

/** What others hold of the files of someone who is erased: their rows are the helpers'. */
export async function forgetHelpOf(tx: Transaction, userId: string): Promise<void> {
  const grants = await tx.select({ id: helperGrants.id }).from(helperGrants).where(eq(helperGrants.userId, userId))
  if (grants.length === 0) return
  await tx.delete(helpings).where(
    inArray(
      helpings.grantId,
      grants.map(({ id }) => id),
    ),
  )
}

/** The member whom the help goes on for, on the day it is where they live; null once it is over or they are gone. */
export async function helpedMember(
  context: Context,
  grant: Pick<GrantRow, 'userId' | 'endedAt' | 'helpsUntil'>,
): Promise<SignedIn | null> {
  const member = await ownerOfRow(context, grant.userId)
  return member !== null && stands(grant, await dayOf(context, member)) ? member : null
}

export const helpedAnswer = ({ id, right, helpsUntil, since }: GrantRow, memberName: string): z.input<typeof helped> => ({
  id,
  right,
  helpsUntil,
  memberName,
  since,
})

/** No one answered them in time; no one’s act, so no audit row tells of it. */
export const sweepInvitations = (context: Context, before: string): Promise<void> =>
  removeOld(context, helperInvitations, { at: helperInvitations.expiresAt, before })
