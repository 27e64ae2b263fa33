import { randomUUID } from 'node:crypto'
import { and, arrayOverlaps, asc, eq, lte } from 'drizzle-orm'
import { EmailFailure, type EmailMessage } from '#adapters/email/port.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { mails } from '#server/database/tables/mails.ts'
import { type ComposedMail, inLanguage } from '#server/platform/compose-mail.ts'
import { instantAfter } from '#server/platform/instants.ts'
import { displayOf } from '#server/platform/display-of.ts'
import { describeError } from '#server/platform/log.ts'
import { sealByInstallation, unsealByInstallation } from '#server/platform/seal.ts'
import { keyedHash } from '#server/platform/secret.ts'
import { afterCommit } from '#server/platform/transact.ts'
import { seal, unseal } from '#server/platform/vault.ts'

interface Mail {
  /** The account it goes to, or the one who asked for it; null after an erasure. */
  readonly userId: string | null
  readonly message: EmailMessage & Partial<ComposedMail>
  /** When a link in it stops working. */
  readonly expiresAt?: string
}

type MailRow = typeof mails.$inferSelect

/** Longer than any mail server is waited for: the one who took a mail up that long ago has died over it. */
const HELD_MS = 2 * 60_000
const LONGEST_PAUSE_MS = 60 * 60_000
const KEPT_MS = 30 * 24 * 60 * 60_000
/** How many waiting mails one round takes up. */
const MOST_A_ROUND = 500
const MOST_FAILURES = 5

/**
 * Keeps a mail with the change that it tells of. It is sent when that has committed, and tried again until it is out.
 * A rehearsal writes to no one.
 */
export async function keepMail(context: Context, tx: Transaction, { userId, message, expiresAt }: Mail): Promise<void> {
  if (context.rehearsal !== null) return
  const id = randomUUID()
  const now = context.now()
  // One name for every try: a mailbox that gets it twice shows it once.
  const spoken = inLanguage(message, userId === null ? null : (await displayOf(within(context, tx), userId)).language)
  const named: EmailMessage = { ...spoken, messageId: `<mail.${id}@errata.invalid>` }
  await tx.insert(mails).values({
    id,
    userId,
    sealedMail: await sealMail(within(context, tx), { id, userId }, named),
    addressHashes: userId === null ? [] : [message.to, message.replyTo ?? message.to].map((address) => hashOf(context, address)),
    createdAt: now,
    dueAt: now,
    expiresAt: expiresAt ?? instantAfter(now, KEPT_MS),
  })
  afterCommit(tx, () => {
    sendMail(context, id).catch((error: unknown) => context.log.error(describeError(error), 'a mail waits to be sent'))
  })
}

/** What waits to or speaks of one of these addresses; answers how many. */
export async function forgetMails(context: Context, tx: Transaction, addresses: readonly string[]): Promise<number> {
  const hashes = addresses.map((address) => hashOf(context, address))
  const gone = await tx.delete(mails).where(arrayOverlaps(mails.addressHashes, hashes)).returning({ id: mails.id })
  return gone.length
}

/** Goes with its account also where the rows of both lie on different machines. */
export async function forgetMailsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(mails).where(eq(mails.userId, userId))
}

/** Sends what is due: what a mail server did not take, and what a process left behind. The next round goes on where one stops. */
export async function sendWaitingMails(context: Context, signal?: AbortSignal): Promise<void> {
  const waiting = await context.db
    .select({ id: mails.id })
    .from(mails)
    .where(lte(mails.dueAt, context.now()))
    .orderBy(asc(mails.dueAt))
    .limit(MOST_A_ROUND)
  let failures = 0
  for (const { id } of waiting) {
    signal?.throwIfAborted()
    if ((await sendMail(context, id)) === 'done') continue
    failures += 1
    // A server that is away is not waited for by each mail in turn.
    if (failures === MOST_FAILURES) return
  }
}

/** Sends one mail, unless someone else is doing that. */
async function sendMail(context: Context, id: string): Promise<'done' | 'later'> {
  const row = await takeUp(context, id)
  if (row === null) return 'done'
  if (row.expiresAt <= context.now()) {
    context.log.error({ tries: row.tries }, 'a mail was given up: it is of no use any more')
  } else {
    try {
      await context.email.send(await openMail(context, row))
    } catch (error) {
      context.log.error({ ...describeError(error), tries: row.tries }, 'a mail could not be sent')
      if (!(error instanceof EmailFailure && error.isPermanent)) {
        await context.db
          .update(mails)
          .set({ dueAt: instantAfter(context.now(), pauseAfter(row.tries)) })
          .where(eq(mails.id, id))
        return 'later'
      }
    }
  }
  await context.db.delete(mails).where(eq(mails.id, id))
  return 'done'
}

/** Ours for as long as a mail server may take; null where it is out, not due, or in other hands. */
async function takeUp(context: Context, id: string): Promise<MailRow | null> {
  const now = context.now()
  const [found] = await context.db.select().from(mails).where(eq(mails.id, id))
  if (found === undefined) return null
  const [row] = await context.db
    .update(mails)
    .set({ dueAt: instantAfter(now, HELD_MS), tries: found.tries + 1 })
    .where(and(eq(mails.id, id), eq(mails.tries, found.tries), lte(mails.dueAt, now)))
    .returning()
  return row ?? null
}

/** One minute, two, four, and at most an hour. */
const pauseAfter = (tries: number): number => Math.min(LONGEST_PAUSE_MS, 60_000 * 2 ** (tries - 1))

const hashOf = (context: Context, address: string): string => keyedHash(context.secret, 'mail address', address.toLowerCase())

const placeOf = ({ userId, id }: Pick<MailRow, 'userId' | 'id'>): string => `${userId ?? 'mails'}/mail/${id}`

async function sealMail(context: Context, row: Pick<MailRow, 'userId' | 'id'>, message: EmailMessage): Promise<string> {
  const bytes = Buffer.from(JSON.stringify(message))
  const place = placeOf(row)
  const sealed = row.userId === null ? sealByInstallation(context.secret, place, bytes) : await seal(context, place, bytes)
  return Buffer.from(sealed).toString('base64')
}

/** Ours alone writes these rows, so what opens has the shape that was sealed. */
async function openMail(context: Context, row: MailRow): Promise<EmailMessage> {
  const sealed = Buffer.from(row.sealedMail, 'base64')
  const place = placeOf(row)
  const bytes = row.userId === null ? unsealByInstallation(context.secret, place, sealed) : await unseal(context, place, sealed)
  return JSON.parse(Buffer.from(bytes).toString('utf8'))
}
