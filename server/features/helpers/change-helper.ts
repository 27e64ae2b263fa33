import { and, eq, isNull } from 'drizzle-orm'
import { type changeHelper as endpoint, helpConsentWords } from '#contract/helpers.ts'
import { helperGrants } from '#server/database/tables/helpers.ts'
import { grantTopic } from '#server/features/helpers/enter-helping.ts'
import { grantsOf, helperAnswer, isStanding, ownedGrant } from '#server/features/helpers/helper-rows.ts'
import { refusePast } from '#server/features/helpers/invite-helper.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import { tellOnCommit } from '#server/platform/change-feed.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refuseWithoutStepUp } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'

/** Another right or another last day, by words that are recorded again. What has ended is not opened again: that takes an invitation. */
export const changeHelper: Operation<typeof endpoint> = async (context, { user, params, body, session }) => {
  if (context.rehearsal !== null) throw new Refusal('forbidden')
  const { id } = await ownedGrant(context, user, params.id)
  const found = (await grantsOf(context, user)).find(({ grant }) => grant.id === id)
  if (found === undefined) throw new Refusal('not_found')
  await refuseWithoutStepUp(context, session)
  const today = await dayOf(context, user)
  refusePast(today, body.helpsUntil)
  if (!isStanding(found, today)) throw new Refusal('conflict', OVER)
  const { right, helpsUntil, consentVersion } = body
  const changed = await transact(context, user, async (tx) => {
    const consent = { consentVersion, consentWords: helpConsentWords(right), consentedAt: context.now() }
    const [row] = await tx
      .update(helperGrants)
      .set({ right, helpsUntil, ...consent })
      .where(and(eq(helperGrants.userId, user.id), eq(helperGrants.id, id), isNull(helperGrants.endedAt)))
      .returning()
    if (row === undefined) throw new Refusal('conflict', OVER)
    await tellOnCommit(tx, grantTopic(id))
    const detail = { right, helpsUntil, consentVersion }
    return { answer: row, audit: [{ action: 'helper.changed', subjectKind: 'helper_grant', subjectId: id, detail }] }
  })
  return helperAnswer({ ...found, grant: changed }, today)
}

const OVER = 'This help has ended. Invite the person again.'
