import { and, eq } from 'drizzle-orm'
import type { recordTheftStep as endpoint } from '#contract/theft.ts'
import { within } from '#server/context.ts'
import { theftSteps } from '#server/database/tables/theft.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import { begin } from '#server/features/theft/begin-theft.ts'
import { theftNow } from '#server/features/theft/theft.ts'
import type { Operation } from '#server/platform/operations.ts'
import { invalidField } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** The first fraud alerts and freezes by law are of 2004 (Public Law 108-159). */
const FIRST_DAY = '2004-01-01'
const TOO_EARLY = 'That step wasn’t possible then. Enter the day you did it.'
const TO_COME = 'This date is in the future. Enter the day you did it.'

/** Keeps the day of a step, in place of another; the same again changes nothing. */
export const recordTheftStep: Operation<typeof endpoint> = async (context, { user, params: { step }, body }) => {
  const { doneOn } = body
  const alert = step === 'fraud_alert' ? (body.alert ?? 'initial') : null
  if (doneOn < FIRST_DAY) throw invalidField('doneOn', TOO_EARLY)
  await transact(context, user, async (tx) => {
    if (doneOn > (await dayOf(within(context, tx), user))) throw invalidField('doneOn', TO_COME)
    const begun = await begin(context, tx, user)
    const [before] = await tx
      .select()
      .from(theftSteps)
      .where(and(eq(theftSteps.userId, user.id), eq(theftSteps.step, step)))
      .for('update')
    if (before?.doneOn === doneOn && before.alert === alert) return { answer: undefined, audit: begun }
    const kept = { doneOn, alert, recordedAt: context.now() }
    await tx
      .insert(theftSteps)
      .values({ userId: user.id, step, ...kept })
      .onConflictDoUpdate({ target: [theftSteps.userId, theftSteps.step], set: kept })
    const audit = { action: 'theft.step_recorded', subjectKind: 'user', subjectId: user.id, detail: { step, doneOn } }
    return { answer: undefined, audit: [...begun, audit] }
  })
  return theftNow(context, user)
}
