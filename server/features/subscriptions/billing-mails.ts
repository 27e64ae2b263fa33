import { EmailFailure } from '#adapters/email/port.ts'
import { GUARANTEE_DAYS } from '#engine/billing/billing-policy.ts'
import { writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'
import type { Context } from '#server/context.ts'
import { ownerOfRow, readPerson } from '#server/features/accounts/accounts.ts'
import type { BillingMail } from '#server/features/subscriptions/billing-mail-job.ts'
import { type ContractRow, contractOf } from '#server/features/subscriptions/contract-rows.ts'
import { rightsText } from '#server/features/subscriptions/documents.ts'
import { type InvoiceRow, linesOf, ownedInvoice } from '#server/features/subscriptions/invoice-rows.ts'
import { lineWords } from '#server/features/subscriptions/move-money.ts'
import { signedDocument } from '#server/features/subscriptions/signed-documents.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { composeMail, inLanguage, type MailPart, pageLink } from '#server/platform/compose-mail.ts'
import { displayOf } from '#server/platform/display-of.ts'
import { describeError } from '#server/platform/log.ts'

/** Writes and sends one mail about the plan; under the same name each time, so that a mailbox shows one. */
export async function mailAboutPlan(context: Context, mail: BillingMail): Promise<void> {
  const user = await ownerOfRow(context, mail.userId)
  const said = user && (await wordsOf(context, user, mail))
  if (!user || !said) return
  const { email: to } = await readPerson(context, user)
  const messageId = `<billing.${mail.kind}.${mail.id}.${mail.time}@errata.invalid>`
  const message = inLanguage(
    composeMail({ to, at: context.now(), messageId, ...said }),
    (await displayOf(context, user.id)).language,
  )
  try {
    await context.email.send(message)
  } catch (error) {
    if (!(error instanceof EmailFailure) || !error.isPermanent) throw error
    context.log.error(describeError(error), 'a mail about the plan was refused for good')
  }
}

interface Said {
  readonly subject: string
  readonly parts: readonly MailPart[]
}

const text = (words: string): MailPart => ({ kind: 'text', text: words })
const toPlan = (context: Context, words: string, label: string): MailPart => ({
  kind: 'act',
  text: words,
  label,
  href: pageLink(context.settings, '/subscribe'),
})

function wordsOf(context: Context, user: SignedIn, { kind, id }: BillingMail): Promise<Said | null> {
  if (kind === 'contract') return contractWords(context, user, id)
  if (kind === 'cancelled') return cancelledWords(context, user, id)
  return invoiceWords(context, user, { kind, id })
}

/** The copy that 15 USC 1679e(c) gives the consumer: rights, contract, and the notice of cancellation in duplicate. */
async function contractWords(context: Context, user: SignedIn, id: string): Promise<Said | null> {
  const signed = await signedDocument(context, user, id)
  if (signed === null) return null
  const paragraphs = [`# ${rightsText}`, signed.words].flatMap((words) => words.split(/\n\n+/))
  return {
    subject: 'Your contract, and how to cancel it',
    parts: [
      text('You signed a contract for the Errata plan. Nothing was charged. Your copy is below. Keep it.'),
      toPlan(context, 'You can cancel with one click, or with the notice at the end of this message:', 'Open your plan'),
      ...paragraphs.map(text),
    ],
  }
}

async function cancelledWords(context: Context, user: SignedIn, id: string): Promise<Said | null> {
  const contract = await contractOf(context, user, id)
  if (contract === null || contract.cancelledAt === null) return null
  const on = writeDay(contract.cancelledAt.slice(0, 10))
  return {
    subject: 'Your contract has ended',
    parts: [
      text(contract.cancelledBy === 'posted_notice' ? `We got your notice of cancellation from ${on}.` : `It ended on ${on}.`),
      text(whatIsCharged(contract)),
      toPlan(context, 'See what was done and paid:', 'Open your plan'),
    ],
  }
}

function whatIsCharged({ cancelledAt, cancelledBy, holdEndsAt }: ContractRow): string {
  const isFree = cancelledAt !== null && Date.parse(cancelledAt) < Date.parse(holdEndsAt)
  if (isFree && cancelledBy === 'posted_notice')
    return 'It came in time, so it’s as if you never signed the contract. You owe nothing, and what you paid goes back to your card.'
  if (isFree || cancelledBy === 'refund' || cancelledBy === 'chargeback') return 'Nothing more is charged.'
  return 'The last invoice covers work completed until then, at the contract’s prices. After that, nothing is charged.'
}

const SUBJECTS = { paid: 'Your payment', failed: 'A payment didn’t go through', refunded: 'Your money was refunded' } as const

async function invoiceWords(
  context: Context,
  user: SignedIn,
  { kind, id }: { kind: keyof typeof SUBJECTS; id: string },
): Promise<Said | null> {
  const row = await ownedInvoice(context, user, id)
  if (row === null) return null
  return {
    subject: SUBJECTS[kind],
    parts: kind === 'failed' ? failedParts(context, row) : await paidParts(context, user, { kind, row }),
  }
}

async function paidParts(
  context: Context,
  user: SignedIn,
  { kind, row }: { readonly kind: 'paid' | 'refunded'; readonly row: InvoiceRow },
): Promise<MailPart[]> {
  const lines = (await linesOf(context, user)).filter(({ invoiceId }) => invoiceId === row.id)
  const contract = await contractOf(context, user, row.contractId)
  const total = writeMoney(row.totalCents)
  return [
    text(`${writeDay(row.fromAt.slice(0, 10))} to ${writeDay(row.toAt.slice(0, 10))}`),
    ...lines.map((line) => text(`${writeMoney(line.cents)}: ${lineWords(line)}`)),
    text(
      kind === 'paid'
        ? `We charged ${total} to your card. If you ask within ${GUARANTEE_DAYS} days, you get a full refund.`
        : `${writeMoney(row.refundedCents)} of ${total} goes back to your card. ${
            contract?.cancelledAt == null
              ? 'Your contract goes on; what this invoice lists is not charged again.'
              : 'The contract has ended; nothing more is charged.'
          }`,
    ),
    toPlan(context, 'See all invoices:', 'Open your plan'),
  ]
}

const failedParts = (context: Context, row: InvoiceRow): MailPart[] => [
  text(`Your bank did not pay ${writeMoney(row.totalCents)} for the month to ${writeDay(row.toAt.slice(0, 10))}.`),
  text(
    row.nextTryAt === null
      ? 'We won’t try again on our own.'
      : `We’ll try again on ${writeDay(row.nextTryAt.slice(0, 10))}. Until then, nothing changes.`,
  ),
  toPlan(context, 'To pay now with another card:', 'Open your plan'),
]
