import { DISPUTE_DEFAULTS } from '#contract/disputes.ts'
import { RECIPIENTS_OF } from '#engine/words/letter-type.ts'
import type { Context } from '#server/context.ts'
import { openDispute } from '#server/features/disputes/disputes.ts'
import { confirmedAbout } from '#server/features/letters/confirmed-words.ts'
import { inquirySource, type LetterWish, recipientOf, refuseUnfit, senderOf } from '#server/features/letters/letter-source.ts'
import { aboutInquiryOf, ownStatements } from '#server/features/letters/member-statements.ts'
import { OTHER_BUREAU } from '#server/features/letters/report-source.ts'
import { recordedOf } from '#server/features/letters/recorded-of.ts'
import { composeOrRefuse, requestFor } from '#server/features/letters/request-for.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'

/** How many characters say at least something; as many as a dispute that is opened from the form. */
const LEAST_WORDS = 10
const NO_WORDS = `Say what you know about it in at least ${LEAST_WORDS} characters`

/**
 * A letter about an inquiry that no one disputed yet: its dispute is opened in the company's printed name, once the letter lacks
 * nothing. The same words again are the same dispute.
 */
export async function openInquiry(context: Context, user: SignedIn, wish: LetterWish): Promise<LetterWish> {
  const { inquiry, statement } = wish
  if (!inquiry) throw new Refusal('not_found')
  const source = await inquirySource(context, user, inquiry)
  const [words = ''] = (await ownStatements(context, user, { ...source, statements: statement ? [statement] : [] })).statements
  if (words.length < LEAST_WORDS) throw invalidField('statement', NO_WORDS)
  const [usual] = RECIPIENTS_OF[wish.letterType]
  const target = wish.recipient ?? (usual === 'creditor' ? usual : source.target)
  refuseUnfit(wish.letterType, target)
  if (target !== 'creditor' && target !== source.target) throw new Refusal('conflict', OTHER_BUREAU)
  const aimed = { ...source, target }
  const [sender, { recorded }] = await Promise.all([
    senderOf(context, user, { wish, report: source.report }),
    recordedOf(context, user, aimed),
  ])
  const known = { day: await dayOf(context, user), sender, recipient: recipientOf(aimed, wish), recorded, earlier: undefined }
  const said = { ...aimed, statements: [words] }
  const confirmed = await confirmedAbout(context, user, said)
  composeOrRefuse(requestFor(context, said, { confirmed, ...known, kind: wish.letterType, told: wish.told }))
  const { date } = source.subject.inquiry
  const { dispute } = await openDispute(context, user, {
    negativeItemId: null,
    creditor: source.creditor,
    ...DISPUTE_DEFAULTS,
    description: aboutInquiryOf(date, words),
    ownWords: words,
    disputeTargets: [target],
    submissionMethod: 'mail',
    isPractice: source.report?.source === 'practice',
  })
  // The words that describe the dispute stand in its letter already.
  return { ...wish, disputeId: dispute.id, statement: null }
}
