import { and, eq, isNull } from 'drizzle-orm'
import type { ErasureCertificate } from '#contract/account-data.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { erasures } from '#server/database/tables/account-data.ts'
import { writeCertificate } from '#server/features/account-data/certificate.ts'
import { COMPACT } from '#server/features/account-data/compact-database.ts'
import {
  countRows,
  countTraces,
  deleteRows,
  type ErasureRow,
  erasureOf,
  type Gone,
  goneOf,
} from '#server/features/account-data/erasure-rows.ts'
import { KEPT_BY_LAW } from '#server/features/account-data/kept-by-law.ts'
import { forgetMailed } from '#server/features/mailing/mailing.ts'
import { composeMail } from '#server/platform/compose-mail.ts'
import { forgetMails, keepMail } from '#server/platform/mails.ts'
import { inTransaction } from '#server/platform/transact.ts'
import { forgetKeys } from '#server/platform/vault.ts'

/**
 * What follows once the rows are gone: files, the post office's copies, messages; then everything is looked through, and that is
 * written down. Doing it again is harmless: a crash in the middle loses nothing but time.
 */
export async function finishErasure(context: Context, row: ErasureRow, gone: Gone): Promise<ErasureCertificate> {
  await inTransaction(context, async (tx) => {
    await deleteRows(tx, gone.userIds)
    await context.jobs.forget(tx, gone.userIds)
  })
  forgetKeys(context, gone.userIds)
  const files = await deleteFiles(context, gone)
  const { count: letters, isElsewhere } = await forgetLetters(context, gone)
  const messages = await forgetMessages(context, gone)
  await context.db.transaction((tx) => context.jobs.send(tx, COMPACT, {}, { key: 'compact' }))
  const deleted = { ...row.deleted, ...added(row.deleted, { files, letters_at_the_practice_post_office: letters, messages }) }
  const certificate = writeCertificate({
    id: row.id,
    askedAt: row.askedAt,
    finishedAt: row.finishedAt ?? context.now(),
    deleted,
    left: await countLeft(context, gone),
    stays: staying(context, gone, isElsewhere),
  })
  const { finishedAt, sha256 } = certificate
  await inTransaction(context, async (tx) => {
    const isThis = eq(erasures.id, row.id)
    const first = await tx
      .update(erasures)
      .set({ finishedAt })
      .where(and(isThis, isNull(erasures.finishedAt)))
      .returning({ id: erasures.id })
    await tx.update(erasures).set({ deleted, sha256 }).where(isThis)
    if (first.length > 0) await mailCertificate(context, tx, { gone, certificate })
  })
  return certificate
}

/** Looks again after some time, for what another process was writing at that moment, or for what a crash left. */
export async function lookAgain(context: Context, { id, isLast }: { id: string; isLast: boolean }): Promise<void> {
  const row = await erasureOf(context, id)
  const gone = row === null ? null : goneOf(context, row)
  if (row === null || gone === null) return
  const { left } = await finishErasure(context, row, gone)
  // Every column of ids of every table: it takes as long as there are rows of others, so no call waits for it.
  const traces = isLast ? await countTraces(context.db, gone.userIds) : 0
  if (left + traces > 0) throw new Error('something of an erased account is still there')
  if (isLast) await context.db.update(erasures).set({ sealed: null }).where(eq(erasures.id, id))
}

async function deleteFiles(context: Context, { userIds }: Gone): Promise<number> {
  let count = 0
  for (const id of userIds) {
    const keys = await context.files.list(id)
    for (const key of keys) await context.files.delete(key)
    count += keys.length
  }
  return count
}

/** Those that wait first: what is being sent at this moment is found in the outbox then, or by the next look. */
async function forgetMessages(context: Context, { emails }: Gone): Promise<number> {
  let count = await inTransaction(context, (tx) => forgetMails(context, tx, emails))
  for (const email of emails) count += await context.email.forget(email)
  return count
}

async function forgetLetters(context: Context, { mailed }: Gone): Promise<{ count: number; isElsewhere: boolean }> {
  let count = 0
  for (const one of mailed) if (await forgetMailed(context, one)) count += 1
  return { count, isElsewhere: count < mailed.length }
}

/** Of each kind the most that a look has found: the second look finds what the first has deleted no more. */
const added = (before: Readonly<Record<string, number>>, now: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(now).flatMap(([what, count]) => {
      const most = Math.max(count, before[what] ?? 0)
      return most === 0 ? [] : [[what, most]]
    }),
  )

async function countLeft(context: Context, gone: Gone): Promise<number> {
  const rows = Object.entries(await countRows(context.db, gone.userIds)).filter(([table]) => !(table in KEPT_BY_LAW))
  const files = await Promise.all(gone.userIds.map(async (id) => (await context.files.list(id)).length))
  const messages = await forgetMessages(context, gone)
  return [...rows.map(([, count]) => count), ...files, messages].reduce((sum, count) => sum + count, 0)
}

function staying(context: Context, gone: Gone, isElsewhere: boolean): readonly string[] {
  return [
    ...gone.kept.map((table) => KEPT_BY_LAW[table] ?? table),
    ...(isElsewhere
      ? [
          'Letters that were really mailed: they are with their recipients, and whoever printed them keeps them under its own rules.',
        ]
      : []),
    ...(context.settings.SMTP_URL === undefined ? [] : ['Messages that were sent to your mailbox: they are there.']),
    ...(context.settings.DATABASE_URL === undefined
      ? [FREED_ROOM]
      : [
          'Room in the files of the database server that is not written over yet, and backups, as long as whoever runs this installation keeps them.',
        ]),
    'A line without your name: the number of this certificate, its two instants, its counts and its hash.',
  ]
}

const FREED_ROOM =
  'Freed room in the files of the database: it is rewritten within minutes while it is small, and written over with use where it is large. What was sealed in it opens no more.'

/** To the erased member's mailbox. An installation that only writes messages to a folder sends none, because that would leave one behind. */
async function mailCertificate(
  context: Context,
  tx: Transaction,
  { gone, certificate }: { readonly gone: Gone; readonly certificate: ErasureCertificate },
): Promise<void> {
  const [email] = gone.emails
  if (context.settings.SMTP_URL === undefined || email === undefined) return
  const parts = certificate.text
    .trim()
    .split('\n\n')
    .map((part) => ({ kind: 'text' as const, text: part }))
  const message = composeMail({ to: email, at: context.now(), subject: 'Your Errata account is erased', parts })
  await keepMail(context, tx, { userId: null, message })
}
