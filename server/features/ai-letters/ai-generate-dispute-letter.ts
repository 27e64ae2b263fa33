import type { aiGenerateDisputeLetter as endpoint } from '#contract/ai-disputes.ts'
import { findSubject } from '#server/features/ai-letters/find-subject.ts'
import { writeAbout } from '#server/features/ai-letters/write-about.ts'
import { invalidField } from '#server/platform/refusal.ts'
import type { Operation } from '#server/platform/operations.ts'
import { refuseOtherUser } from '#server/platform/refuse-other-user.ts'

const WHICH = 'Choose the negative item this letter is about'

/** The letter about one negative item: by its id, else by its creditor's name. */
export const aiGenerateDisputeLetter: Operation<typeof endpoint> = async (context, { user, body }) => {
  refuseOtherUser(user, body.userId)
  const item = typeof body.negativeItem === 'string' ? { id: body.negativeItem } : body.negativeItem
  const [id, creditor] = [item.id ?? null, item.creditorName || item.creditor || '']
  if (id === null && creditor === '') throw invalidField('negativeItem', WHICH)
  const subject = await findSubject(context, user, { creditor, negativeItemId: id === null ? null : String(id) })
  const person = body.personalInfo ?? {}
  const written = await writeAbout(context, user, {
    subject,
    creditor: subject.item?.creditorName ?? creditor,
    // With an id the description is the file's own; without one it is what the user says.
    description: id === null ? (item.description ?? '') : '',
    concern: null,
    accountNumber: item.accountNumber ?? null,
    recipient: undefined,
    userInfo: {
      ...person,
      name: person.name || [person.firstName, person.lastName].filter(Boolean).join(' ') || undefined,
      zip: person.zip || person.zipCode,
    },
  })
  const { content, tone: _tone, keyPoints: _keyPoints, ...rest } = written
  return { success: true, letter: content, ...rest }
}
