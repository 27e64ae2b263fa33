import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { EndpointName } from '#contract/all.ts'
import { HELPING_NEEDS, OWN_WORD_FIELDS } from '#contract/helping-needs.ts'
import { covers, filledWord, type Need } from '#engine/helping/right.ts'
import type { Context } from '#server/context.ts'
import { helperGrants } from '#server/database/tables/helpers.ts'
import { type GrantRow, heldGrant, helpedMember } from '#server/features/helpers/helper-rows.ts'
import { lookedMessage } from '#server/features/helpers/messages.ts'
import { notify } from '#server/features/notifications/notifications.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import { actFor, type SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { inTransaction, recordAudit } from '#server/platform/transact.ts'
import { keepMail } from '#server/platform/mails.ts'
import { whileItStands } from '#server/platform/while-it-stands.ts'

/** A call that is answered from the member's file for someone who helps them. */
interface Helping {
  readonly context: Context
  /** The member, so that every query is scoped to them; the log names who it was. */
  readonly user: SignedIn
  /** 403 for a body in which the helper would speak as the member. */
  refuseOwnWord(body: unknown): void
  /** Writes into the member's log what was looked at or prepared. */
  noteAct(subjectId: string | null): Promise<void>
  /** A stream ends when the help does. */
  whileItStands<Event>(events: AsyncIterable<Event>): AsyncIterable<Event>
}

interface Entering {
  readonly grantId: string
  readonly name: EndpointName
}

/** What is said when the help a page belongs to has ended, or never was. */
const OVER = 'This help has ended, or it isn’t yours.'

/** The one place where a helper becomes someone who reads another's rows: by a grant that stands and covers the call. */
export async function enterHelping(context: Context, holder: SignedIn, { grantId, name }: Entering): Promise<Helping> {
  const found = await standingGrant(context, holder, grantId)
  if (found === null) throw new Refusal('not_found', OVER)
  const { grant, member } = found
  const need: Need = HELPING_NEEDS[name] ?? 'own'
  if (!covers(grant.right, need)) throw new Refusal('not_for_helpers', refusedWords(member.name, need))
  const inside = asHelper(context, grant.id)
  return {
    context: inside,
    user: member,
    refuseOwnWord: (body) => {
      const field = filledWord(body, OWN_WORD_FIELDS[name] ?? [])
      if (field === null) return
      const message = `What ${member.name} says in their own words, only they can say. Leave it out, and they’ll add it.`
      throw new Refusal('not_for_helpers', message, { issues: [{ path: field, message }] })
    },
    noteAct: (subjectId) => noteAct(inside, { grant, holder, member, name, need, subjectId }),
    whileItStands: (events) =>
      whileItStands(context, {
        topic: grantTopic(grantId),
        stands: async () => (await standingGrant(context, holder, grantId)) !== null,
        events,
      }),
  }
}

const refusedWords = (member: string, need: Need): string => {
  if (need === 'prepare') return `You may look at ${member}’s file but not change anything. They can let you prepare drafts, too.`
  if (need === 'send') return `Only ${member} can do this, because it would be sent or said in their name, or start a deadline.`
  return `This is only for ${member}: their account, money, consents and documents.`
}

/** Behind the calls other people's things wait too: those are read by no one's help. */
function asHelper(context: Context, grantId: string): Context {
  return {
    ...context,
    helper: { grantId },
    readings: { ...context.readings, wake: () => context.readings.wake(context) },
    replyReadings: { ...context.replyReadings, wake: () => context.replyReadings.wake(context) },
  }
}

async function standingGrant(
  context: Context,
  holder: SignedIn,
  grantId: string,
): Promise<{ readonly grant: GrantRow; readonly member: SignedIn } | null> {
  const held = await heldGrant(context, holder, grantId)
  const member = held === null ? null : await helpedMember(context, held.grant)
  // What they sign in with is no part of their file.
  return held === null || member === null ? null : { grant: held.grant, member: actFor({ ...member, username: '' }) }
}

interface Act {
  readonly grant: GrantRow
  readonly holder: SignedIn
  readonly member: SignedIn
  readonly name: EndpointName
  readonly need: Need
  readonly subjectId: string | null
}

/** The row commits before the answer leaves. The first look of a day is told to the member. */
async function noteAct(context: Context, { grant, holder, member, name, need, subjectId }: Act): Promise<void> {
  const today = await dayOf(context, member)
  await inTransaction(context, async (tx) => {
    const action = need === 'prepare' ? 'helper.prepared' : 'helper.looked'
    const row = { action, subjectKind: 'file', subjectId: subjectId ?? member.id, detail: { operation: name } }
    await recordAudit(context, tx, { user: member, rows: [row] })
    const isThis = and(eq(helperGrants.userId, member.id), eq(helperGrants.id, grant.id))
    if (grant.lastDay === today) return
    const noted = await tx
      .update(helperGrants)
      .set({ lastDay: today })
      .where(and(isThis, or(isNull(helperGrants.lastDay), lt(helperGrants.lastDay, today))))
      .returning({ id: helperGrants.id })
    if (noted.length === 0) return
    await notify(tx, member, {
      occasion: `helper_looked:${grant.id}:${today}`,
      type: 'helper_news',
      title: 'Someone who helps you opened your file',
      message: 'The log in your Settings shows who it was, and what they look at and prepare.',
      priority: 'medium',
      isPractice: false,
      at: context.now(),
    })
    const who = { to: member.email, replyTo: holder.email, at: context.now(), helper: holder.name }
    await keepMail(context, tx, { userId: member.id, message: lookedMessage(context.settings, who) })
  })
}

/** What is said when a grant has changed or ended. */
export const grantTopic = (grantId: string): string => `helper ${grantId}`

/** Whose file a page under `/helping/<id>` shows; null when that help has ended. */
export const memberIfHelped = async (context: Context, holder: SignedIn, grantId: string): Promise<SignedIn | null> =>
  (await standingGrant(context, holder, grantId))?.member ?? null
