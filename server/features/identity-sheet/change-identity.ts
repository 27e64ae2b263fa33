import type { changeIdentity as endpoint } from '#contract/identity.ts'
import { canBeBirthday } from '#engine/identity/birthday.ts'
import { within } from '#server/context.ts'
import { keepIdentity } from '#server/features/identity/identity.ts'
import { identitySheet } from '#server/features/identity-sheet/identity-sheet.ts'
import { redraftLetters } from '#server/features/letters/letters.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import { admitFitting, doubtOthers, judgeAnew, takeReports } from '#server/features/reports/reports.ts'
import type { Operation } from '#server/platform/operations.ts'
import { invalidField } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Takes the member's word on who they are; their reports are judged again with it. */
export const changeIdentity: Operation<typeof endpoint> = async (context, { user, body }) => {
  const born = body.dateOfBirth
  const today = await dayOf(context, user)
  if (born && !canBeBirthday(born, today)) {
    const message = born > today ? TO_COME : LONG_AGO
    throw invalidField('dateOfBirth', message)
  }
  await transact(context, user, async (tx) => {
    await takeReports(tx, user)
    const inside = within(context, tx)
    await keepIdentity(context, tx, { user, change: body })
    await admitFitting(context, tx, user)
    await doubtOthers(context, tx, user)
    await judgeAnew(inside, tx, { user, isPractice: false })
    const detail = Object.fromEntries(
      Object.entries(body).map(([part, value]) => [part, value === null ? 'removed' : 'confirmed']),
    )
    return { answer: undefined, audit: [{ action: 'identity.saved', subjectKind: 'user', subjectId: user.id, detail }] }
  })
  await redraftLetters(context, user)
  return identitySheet(context, user)
}

const TO_COME = 'This date is in the future. Check your date of birth.'
const LONG_AGO = 'This year is too long ago. Check your date of birth.'
