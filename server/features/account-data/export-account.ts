import type { exportAccount as endpoint } from '#contract/account-data.ts'
import { archiveOf, gatherOwners } from '#server/features/account-data/archive.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import { type Operation, StreamedFile } from '#server/platform/operations.ts'
import { streamPack } from '#server/platform/pack.ts'
import { refuseWithoutStepUp } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'

/** Everything of the member in one archive, written while it is sent. */
export const exportAccount: Operation<typeof endpoint> = async (context, { user, session }) => {
  await refuseWithoutStepUp(context, session)
  const audit = [{ action: 'account.exported', subjectKind: 'user', subjectId: user.id }]
  await transact(context, user, () => Promise.resolve({ answer: undefined, audit }))
  const owners = await gatherOwners(context, user)
  return new StreamedFile(streamPack(archiveOf(context, user, owners)), `errata-export-${await dayOf(context, user)}.zip`)
}
