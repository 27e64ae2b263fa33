import { randomUUID } from 'node:crypto'
import type { eraseAccount as endpoint } from '#contract/account-data.ts'
import type { Context } from '#server/context.ts'
import { erasures } from '#server/database/tables/account-data.ts'
import { removeAccounts, takeAccount, understudiesOf } from '#server/features/accounts/accounts.ts'
import { LOOK_AGAIN } from '#server/features/account-data/account-data.ts'
import { countRows, deleteRows, type ErasureRow, type Gone, sealGone } from '#server/features/account-data/erasure-rows.ts'
import { finishErasure } from '#server/features/account-data/finish-erasure.ts'
import { KEPT_BY_LAW } from '#server/features/account-data/kept-by-law.ts'
import { forgetHelpOf, forgetInvitationsTo } from '#server/features/helpers/helpers.ts'
import { mailedOf } from '#server/features/mailing/mailing.ts'
import { forgetCustomer } from '#server/features/subscriptions/subscriptions.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import { logSecurityEvent } from '#server/platform/security-events.ts'
import { afterCommit, inTransaction } from '#server/platform/transact.ts'
import { refuseWithoutStepUp } from '#server/platform/step-up.ts'

/** Seconds after which it is looked again: soon, for a crash; and when whatever was under way has ended. */
const SOON = 60
const LAST = 30 * 60

/** All rows go in one transaction, sessions with them; files and messages follow at once, and whatever hinders that, soon. */
export const eraseAccount: Operation<typeof endpoint> = async (context, { user, body, session }) => {
  await refuseWithoutStepUp(context, session)
  if (body.confirm !== 'ERASE' && body.confirm.toLowerCase() !== user.username) throw unconfirmed()
  const { row, gone } = await eraseRows(context, user)
  session.clear()
  return finishErasure(context, row, gone)
}

function unconfirmed(): Refusal {
  return invalidField('confirm', 'Type your username, or ERASE, to confirm')
}

/** Everything that is in the database, or nothing. No audit row tells of it: the log of what was done to the account goes with it. */
function eraseRows(context: Context, user: SignedIn): Promise<{ row: ErasureRow; gone: Gone }> {
  return inTransaction(context, async (tx) => {
    const account = await takeAccount(tx, user)
    if (account === null) throw new Refusal('unauthenticated')
    const userIds = [user.id, ...(await understudiesOf({ db: tx }, user))]
    const counts = await countRows(tx, userIds)
    const kept = Object.keys(counts).filter((table) => table in KEPT_BY_LAW)
    const gone = { userIds, emails: account.emails, mailed: await mailedOf({ db: tx }, userIds), kept }
    const jobs = await context.jobs.forget(tx, userIds)
    await forgetCustomer(context, tx, user)
    await forgetHelpOf(tx, user.id)
    await removeAccounts(tx, userIds)
    await deleteRows(tx, userIds)
    await forgetInvitationsTo(tx, account.emails)
    const id = randomUUID()
    const deleted = {
      ...Object.fromEntries(Object.entries(counts).filter(([table]) => !kept.includes(table))),
      ...(jobs > 0 && { jobs }),
    }
    const row = { id, askedAt: context.now(), finishedAt: null, sealed: sealGone(context, id, gone), deleted, sha256: null }
    await tx.insert(erasures).values(row)
    afterCommit(tx, () => logSecurityEvent(context, { event: 'account.erased', userId: user.id }))
    await context.jobs.send(tx, LOOK_AGAIN, { id, isLast: false }, { key: id, afterSeconds: SOON })
    await context.jobs.send(tx, LOOK_AGAIN, { id, isLast: true }, { key: `${id} last`, afterSeconds: LAST })
    return { row, gone }
  })
}
