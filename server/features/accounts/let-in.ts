import { randomBytes } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { knownDevices } from '#server/database/tables/accounts.ts'
import { deviceWords } from '#server/platform/device-words.ts'
import { newDeviceMessage } from '#server/features/accounts/new-device-message.ts'
import { instantBefore } from '#server/platform/instants.ts'
import { keepMail } from '#server/platform/mails.ts'
import type { Visit } from '#server/platform/operations.ts'
import { keyedHash } from '#server/platform/secret.ts'
import { closeSessionWithin, openSession } from '#server/platform/session.ts'
import type { Proof } from '#server/platform/step-up.ts'

/** As long as its cookie lives. */
const DEVICE_MS = 400 * 24 * 60 * 60_000
const DEVICE = /^[\w-]{43}$/

interface Entering {
  readonly user: { readonly id: string; readonly email: string }
  readonly visit: Pick<Visit, 'session' | 'device' | 'header'>
  /** How they showed who they are. */
  readonly by: Proof
  /** The account was just made, so its first browser is no news. */
  readonly isFirst?: boolean
  /** It is a shared computer: nothing outlives the visit. */
  readonly keepsNothing?: boolean | undefined
}

/**
 * The one way in, once the person is proven: a new session that replaces the one this browser had, whoever's it was. A
 * browser that is new to the account leads to a mail. Returns how to set the cookies once the transaction has committed.
 */
export async function letIn(
  context: Context,
  tx: Transaction,
  { user, visit, by, isFirst = false, keepsNothing = false }: Entering,
): Promise<() => void> {
  const now = context.now()
  const device = deviceWords(visit.header('user-agent'))
  await closeSessionWithin(context, tx, visit.session.value)
  const cookie = await openSession(tx, { userId: user.id, device, by, keepsNothing }, now)
  const given = visit.device.value
  const mark = given !== null && DEVICE.test(given) ? given : randomBytes(32).toString('base64url')
  const isNew = await noteDevice(context, tx, { userId: user.id, mark })
  if (isNew && !isFirst)
    await keepMail(context, tx, {
      userId: user.id,
      message: newDeviceMessage(context.settings, { to: user.email, device, at: now }),
    })
  return () => {
    visit.session.set(cookie, keepsNothing)
    visit.device.set(mark, keepsNothing)
  }
}

/** How a browser's mark is stored, useless to anyone who reads the database. */
export const deviceHashOf = (context: Pick<Context, 'secret'>, { userId, mark }: { userId: string; mark: string }): string =>
  keyedHash(context.secret, 'device', `${userId} ${mark}`)

/** Whether the account was not signed in to from this browser before. */
async function noteDevice(
  context: Context,
  tx: Transaction,
  { userId, mark }: { userId: string; mark: string },
): Promise<boolean> {
  const seenAt = context.now()
  const deviceHash = deviceHashOf(context, { userId, mark })
  const isOver = lt(knownDevices.seenAt, instantBefore(seenAt, DEVICE_MS))
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), isOver))
  const added = await tx.insert(knownDevices).values({ userId, deviceHash, seenAt }).onConflictDoNothing().returning()
  if (added.length > 0) return true
  const isThis = and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash))
  await tx.update(knownDevices).set({ seenAt }).where(isThis)
  return false
}
