import type { z } from 'zod'
import type { letterKind, listLetterKinds as endpoint } from '#contract/letter-kinds.ts'
import { lacksOf } from '#engine/letters/letter-lacks.ts'
import { senderOrigins } from '#engine/letters/sender-origins.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import { OFFERED_KINDS, type OfferedKind, RECIPIENTS_OF } from '#engine/words/letter-type.ts'
import type { Context } from '#server/context.ts'
import { verificationDue } from '#server/features/letters/due-follow-ups.ts'
import { allLetters, type LetterRow } from '#server/features/letters/letter-rows.ts'
import { gatherSource, inquirySource, type LetterSource, NO_BUREAU, recipientOf } from '#server/features/letters/letter-source.ts'
import { statementsOf } from '#server/features/letters/member-statements.ts'
import { recordedOf } from '#server/features/letters/recorded-of.ts'
import { issuesOf, requestFor } from '#server/features/letters/request-for.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

type About = z.output<typeof endpoint.query>
type Answer = z.input<typeof letterKind>

/** Each further kind with what the engine says about it before anything is told. */
export const listLetterKinds: Operation<typeof endpoint> = async (context, { user, query }) => {
  const source = await sourceOf(context, user, query)
  const [steps, { recorded }, letters, day] = await Promise.all([
    verificationDue(context, user, source.dispute),
    recordedOf(context, user, source),
    allLetters(context, user),
    dayOf(context, user),
  ])
  const answerOf = async (kind: OfferedKind): Promise<Answer> => {
    const letterId = letters.find((row) => row.letterType === kind && isAbout(row, source, query))?.id ?? null
    if (kind === 'method_of_verification') {
      const recipients = steps.flatMap((step) => (step.kind === 'due' ? [step.bureau] : []))
      return { letterType: kind, recipients, why: recipients.length > 0 ? null : (steps[0]?.why ?? null), asks: [], letterId }
    }
    const recipients = recipientsFor(kind, source)
    const [target] = recipients
    if (target === undefined) return { letterType: kind, recipients: [], why: NO_BUREAU, asks: [], letterId }
    const aimed = { ...source, target, statements: await statementsOf(context, { kind, dispute: source.dispute }) }
    const recipient = recipientOf(aimed, null)
    const known = { kind, day, sender: NOBODY, recipient, told: null, recorded, earlier: undefined }
    const lacks = lacksOf(requestFor(context, aimed, known))
    const refused = lacks.find((lack) => lack.kind === 'refused')
    if (refused) return { letterType: kind, recipients: [], why: refused.message, asks: [], letterId }
    return { letterType: kind, recipients, why: null, asks: issuesOf(lacks), letterId }
  }
  return Promise.all(OFFERED_KINDS.map(answerOf))
}

/** What is asked does not hang on who asks. */
const NOBODY = {
  name: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  ssnLast4: null,
  dateOfBirth: null,
  recentAddress: null,
  phone: null,
  from: senderOrigins({}, { printed: null, own: {} }),
}

function sourceOf(context: Context, user: SignedIn, about: About): Promise<LetterSource> {
  const { negativeItemId, disputeId, reportId, inquiryId } = about
  if (!negativeItemId && !disputeId && reportId && inquiryId) return inquirySource(context, user, { reportId, inquiryId })
  return gatherSource(context, user, { negativeItemId, disputeId, letterType: 'dispute' })
}

/** The bureaus that have the entry, as far as the kind fits a bureau, and its company, as far as it fits that. */
function recipientsFor(kind: OfferedKind, { item, report, dispute }: LetterSource): DisputeTarget[] {
  const bureau = item?.bureau ?? report?.bureau
  const bureaus = bureau === undefined ? (dispute?.disputeTargets ?? []).filter((one) => one !== 'creditor') : [bureau]
  return RECIPIENTS_OF[kind].flatMap((fit): readonly DisputeTarget[] => (fit === 'creditor' ? ['creditor'] : bureaus))
}

function isAbout(row: LetterRow, { item, dispute }: LetterSource, { inquiryId, reportId }: About): boolean {
  if (item !== null) return row.negativeItemId === item.id
  if (dispute !== null) return row.negativeItemId === null && row.disputeId === dispute.id
  const asked = row.told?.inquiry
  return asked?.inquiryId === inquiryId && asked?.reportId === reportId
}
