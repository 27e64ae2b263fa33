import { type EarlierHistory, historyOf } from '#engine/disputes/earlier-dispute.ts'
import type { z } from 'zod'
import type { generateLetter } from '#contract/letters.ts'
import { addressLine } from '#engine/audit/detail-key.ts'
import { type Finding, isFavorable } from '#engine/audit/finding.ts'
import { disputeAddress } from '#engine/law/dispute-addresses.ts'
import { currentAddress, type Identity, recentAddress, unlistedAddresses } from '#engine/identity/identity.ts'
import {
  SENDER_NEEDS,
  type LetterReport,
  type LetterSubject,
  type Recipient,
  type Sender,
} from '#engine/letters/letter-request.ts'
import { senderOrigins } from '#engine/letters/sender-origins.ts'
import { isFromMonitoring } from '#engine/report/monitoring-formats.ts'
import type { PersonalInfo } from '#engine/report/report.ts'
import { sameFurnisher } from '#engine/strategy/match-entries.ts'
import type { Day } from '#engine/values/day.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import { type LetterKind, RECIPIENTS_OF } from '#engine/words/letter-type.ts'
import type { Context } from '#server/context.ts'
import { allDisputes, isAboutMixedFile, ownedDispute, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { findingIfKept, findingsOfEntry } from '#server/features/findings/findings.ts'
import { confirmedIdentity } from '#server/features/identity/identity.ts'
import { ownStatements, statementsOf } from '#server/features/letters/member-statements.ts'
import { accountOf } from '#server/features/letters/account-of.ts'
import { allLetters, lettersOfDispute } from '#server/features/letters/letter-rows.ts'
import { findingSource, mixedFileSource, OTHER_BUREAU, subjectOfItem } from '#server/features/letters/report-source.ts'
import { allItems, itemIfKept, type ItemRow } from '#server/features/negative-items/negative-items.ts'
import { dayOf, storedProfile } from '#server/features/profile/profile.ts'
import { newestOwnReports, usableReport, reportIfKept, type ReportRow } from '#server/features/reports/reports.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'

export type LetterWish = z.output<typeof generateLetter.body>

/** What a letter is about and whom it goes to, gathered from the user's own rows. */
export interface LetterSource {
  readonly item: ItemRow | null
  /** The id that the entry had before its report was deleted and uploaded again; null where it is the same. */
  readonly formerItemId: string | null
  readonly dispute: Owned<DisputeRow> | null
  readonly report: ReportRow | null
  readonly creditor: string
  readonly target: DisputeTarget
  readonly subject: LetterSubject
  readonly findings: readonly Finding[]
  /** The finding that the member chose to dispute. */
  readonly chosen?: string | undefined
  readonly statements: readonly string[]
  /** Sentences of the member's words that only repeat a report: none of their statement. */
  readonly copied?: readonly string[] | undefined
  /** How the dispute was begun before Errata. */
  readonly history?: EarlierHistory | undefined
}

/** A letter of one of the documents' kinds, or a follow-up. */
type Order = LetterWish & { readonly followUp?: { readonly kind: LetterKind } }

export async function gatherSource(context: Context, user: SignedIn, order: Order): Promise<LetterSource> {
  const kind = order.followUp?.kind ?? order.letterType
  const source = await gathered(context, user, { kind, order })
  // The statement for the file is theirs word for word.
  return kind === 'dispute_statement' ? source : { ...source, ...(await ownStatements(context, user, source)) }
}

async function gathered(
  context: Context,
  user: SignedIn,
  { kind, order }: { readonly kind: LetterKind; readonly order: Order },
): Promise<LetterSource> {
  refuseUnfit(kind, order.recipient)
  const [usual] = RECIPIENTS_OF[kind]
  const wish = order.recipient === undefined && usual === 'creditor' ? { ...order, recipient: usual } : order
  if (!wish.negativeItemId) {
    const dispute = await ownedDispute(context, user, wish.disputeId ?? '')
    if (dispute.negativeItemId !== null)
      return fromItem(context, user, { kind, wish: { ...wish, negativeItemId: dispute.negativeItemId } })
    if (dispute.findingId !== null) return fromFinding(context, user, { kind, wish, dispute })
    if (isAboutMixedFile(dispute)) return fromMixedFile(context, user, { kind, wish, dispute })
    const statements = await statementsOf(context, { kind, dispute, said: wish.statement })
    const of = { dispute, creditor: dispute.creditor, history: historyOf(dispute) }
    const base = { item: null, formerItemId: null, findings: [], statements, ...of }
    const inquiry = wish.inquiry ?? (await inquiryBefore(context, user, dispute))
    if (inquiry) return { ...base, ...(await aboutInquiry(context, user, { wish, dispute, inquiry })) }
    const account = await accountOf(context, user, { dispute, recipient: wish.recipient })
    if (account && dispute.earlier === null) return { ...base, ...account, target: fittingTarget(kind, wish.recipient, dispute) }
    // A report that is older than what came of the dispute shows nothing of it, and still has the number of the account.
    const accountNumber = account?.subject.kind === 'account' ? account.subject.account.accountNumber : null
    const subject = { kind: 'described', creditorName: dispute.creditor, accountNumber } as const
    return { ...base, report: null, target: fittingTarget(kind, wish.recipient, dispute), subject }
  }
  return fromItem(context, user, { kind, wish })
}

export const NO_BUREAU = 'Only a bureau has to do what this letter asks. Choose the bureau that lists the account.'

/** The recipient that was asked for, else the dispute's first that the kind fits. */
function fittingTarget(kind: LetterKind, asked: DisputeTarget | undefined, dispute: DisputeRow): DisputeTarget {
  const fits = (target: DisputeTarget): boolean => RECIPIENTS_OF[kind].includes(target === 'creditor' ? 'creditor' : 'bureau')
  const target = asked ?? dispute.disputeTargets.find(fits)
  if (target === undefined) throw invalidField('recipient', NO_BUREAU)
  return target
}

const OTHER_INQUIRY = 'This inquiry is from a different company than the dispute. Open a dispute about it, then write the letter.'

/** The inquiry that a dispute from the form is about, as its report prints it. */
async function aboutInquiry(
  context: Context,
  user: SignedIn,
  { wish, dispute, inquiry }: { wish: LetterWish; dispute: DisputeRow; inquiry: NonNullable<LetterWish['inquiry']> },
): Promise<Pick<LetterSource, 'report' | 'target' | 'subject'>> {
  const { report, found } = await printedInquiry(context, user, inquiry)
  const isOther = found.creditorName.toLowerCase() !== dispute.creditor.toLowerCase()
  if (isOther || (report.source === 'practice') !== dispute.isPractice) throw new Refusal('conflict', OTHER_INQUIRY)
  const target = wish.recipient ?? report.bureau
  if (target !== 'creditor' && target !== report.bureau) throw new Refusal('conflict', OTHER_BUREAU)
  return { report, target, subject: { kind: 'inquiry', inquiry: found } }
}

/** The inquiry that an earlier letter of the dispute is about, while its report is here. */
async function inquiryBefore(context: Context, user: SignedIn, dispute: DisputeRow): Promise<LetterWish['inquiry']> {
  const inquiry = (await lettersOfDispute(context, user, dispute.id)).findLast(({ told }) => told?.inquiry)?.told?.inquiry ?? null
  return inquiry === null || (await reportIfKept(context, user, inquiry.reportId)) === null ? null : inquiry
}

interface InquirySource extends LetterSource {
  readonly subject: Extract<LetterSubject, { kind: 'inquiry' }>
}

/** An inquiry of a report about which nothing is disputed yet. */
export async function inquirySource(
  context: Context,
  user: SignedIn,
  inquiry: NonNullable<LetterWish['inquiry']>,
): Promise<InquirySource> {
  const { report, found } = await printedInquiry(context, user, inquiry)
  const base = { item: null, formerItemId: null, dispute: null, findings: [], statements: [] }
  return { ...base, report, creditor: found.creditorName, target: report.bureau, subject: { kind: 'inquiry', inquiry: found } }
}

async function printedInquiry(context: Context, user: SignedIn, { reportId, inquiryId }: NonNullable<LetterWish['inquiry']>) {
  const report = await usableReport(context, user, reportId)
  const found = report.content.inquiries.find(({ id }) => id === inquiryId)
  if (!found) throw new Refusal('not_found')
  return { report, found }
}

const FINDING_GONE =
  'We can’t find this in your reports anymore. Its report was deleted, or you answered a question about it. Upload the report again, then write the letter.'

/** What a dispute is about that was opened from a finding. */
async function fromFinding(
  context: Context,
  user: SignedIn,
  { kind, wish, dispute }: { kind: LetterKind; wish: LetterWish; dispute: Owned<DisputeRow> },
): Promise<LetterSource> {
  const finding = await findingIfKept(context, user, dispute.findingId ?? '')
  if (finding === null) throw new Refusal('conflict', FINDING_GONE)
  const target = fittingTarget(kind, wish.recipient, dispute)
  const source = await findingSource(context, user, { finding, target })
  return {
    ...source,
    dispute,
    creditor: dispute.creditor,
    statements: await statementsOf(context, { kind, dispute, said: wish.statement }),
  }
}

/** What a dispute is about that a mixed-file letter opened: the report that letter named, or the one that is named now. */
async function fromMixedFile(
  context: Context,
  user: SignedIn,
  { kind, wish, dispute }: { kind: LetterKind; wish: LetterWish; dispute: Owned<DisputeRow> },
): Promise<LetterSource> {
  const before = (await lettersOfDispute(context, user, dispute.id)).findLast(({ told }) => told?.reportId)?.told?.reportId
  const source = await mixedFileSource(context, user, wish.reportId ?? before ?? '')
  fittingTarget(kind, wish.recipient, dispute)
  return {
    ...source,
    dispute,
    creditor: dispute.creditor,
    statements: await statementsOf(context, { kind, dispute, said: wish.statement }),
  }
}

const UNFIT =
  'This kind of letter goes to the company that reports the account or collects the debt, not to a bureau. Choose the creditor, or write a dispute to the bureau.'

/** A kind that fits no bureau is written to none, and one that asks for what a bureau owes to no company. */
export function refuseUnfit(kind: LetterKind, recipient: DisputeTarget | undefined): void {
  if (recipient === undefined || RECIPIENTS_OF[kind].includes(recipient === 'creditor' ? 'creditor' : 'bureau')) return
  const message = recipient === 'creditor' ? NO_BUREAU : UNFIT
  throw invalidField('recipient', message)
}

async function fromItem(
  context: Context,
  user: SignedIn,
  { kind, wish }: { readonly kind: LetterKind; readonly wish: LetterWish },
): Promise<LetterSource> {
  const { item, formerItemId } = await entryOf(context, user, wish.negativeItemId ?? '')
  const target = wish.recipient ?? item.bureau
  if (target !== 'creditor' && target !== item.bureau) {
    throw new Refusal('conflict', OTHER_BUREAU)
  }
  const report = await usableReport(context, user, item.reportId)
  const dispute =
    item.disputeId === null
      ? await openDisputeAbout(context, user, formerItemId)
      : await ownedDispute(context, user, item.disputeId)
  return {
    item,
    formerItemId,
    dispute,
    report,
    creditor: item.creditorName,
    target,
    subject: subjectOfItem(report.content, item),
    findings: (await findingsOfEntry(context, user, item)).filter((finding) => !isFavorable(finding)),
    chosen: wish.findingId ?? undefined,
    statements: await statementsOf(context, { kind, dispute, said: wish.statement }),
  }
}

const ENTRY_GONE = 'The report with this account was deleted. Upload it again, then rewrite the letter.'

/** The entry itself; where its report was deleted and a newer one prints the same one entry, that. */
async function entryOf(context: Context, user: SignedIn, id: string) {
  const kept = isUuid(id) ? await itemIfKept(context, user, id) : null
  if (kept !== null) return { item: kept, formerItemId: null }
  const letter = (await allLetters(context, user)).find(({ negativeItemId }) => negativeItemId === id)
  const dispute = (await allDisputes(context, user)).find(({ negativeItemId }) => negativeItemId === id)
  const known = letter ?? dispute
  if (known === undefined) throw new Refusal('not_found')
  const bureaus = letter === undefined ? (dispute?.disputeTargets ?? []) : [letter.target]
  const isThere = (bureau: DisputeTarget): boolean => bureaus.every((one) => one === 'creditor') || bureaus.includes(bureau)
  const listed = (await allItems(context, user)).filter(
    (one) => one.isListed && one.isPractice === known.isPractice && isThere(one.bureau),
  )
  const named = sameFurnisher(known.creditor, listed)
  const numbered = named.filter(({ accountNumber }) => accountNumber !== null && letter?.content.includes(accountNumber))
  const [item, ...others] = named.length > 1 ? numbered : named
  // Where two could be meant none is taken: the letter would be about a guess.
  if (item === undefined || others.length > 0) throw new Refusal('conflict', ENTRY_GONE)
  return { item, formerItemId: id }
}

/** The dispute that goes on although the entry's report was uploaded again. */
async function openDisputeAbout(
  context: Context,
  user: SignedIn,
  formerItemId: string | null,
): Promise<Owned<DisputeRow> | null> {
  if (formerItemId === null) return null
  const all = await allDisputes(context, user)
  return all.find(({ negativeItemId, status }) => negativeItemId === formerItemId && !ENDED_STATUSES.includes(status)) ?? null
}

export function letterReport(row: ReportRow): LetterReport {
  const { bureau, reportDate, reportNumber } = row.content
  return { id: row.id, bureau, reportDate, reportNumber, isFromMonitoring: isFromMonitoring(row.content) }
}

const DIRECT_DISPUTES: readonly LetterKind[] = ['dispute', 'direct_dispute']

/** Where the letter goes: as the member typed it, else where the company takes disputes, else as the report prints it. */
export function recipientOf(source: LetterSource, wish: LetterWish | null): Recipient {
  if (source.target !== 'creditor') return { kind: 'bureau', bureau: source.target, printedAddress: null }
  const isCollector = source.subject.kind === 'account' && source.subject.account.accountType === 'collection'
  const kind = isCollector ? 'collector' : 'furnisher'
  const given = wish?.recipientAddress
  if (given?.address) {
    const place = `${given.city ?? ''}, ${given.state ?? ''} ${given.zip ?? ''}`.trim()
    return { kind, name: source.creditor, lines: [given.address, place], source: 'statement' }
  }
  const account = source.subject.kind === 'account' ? source.subject.account : null
  // A company may take disputes elsewhere than its other mail.
  const noted = account !== null && wish !== null && DIRECT_DISPUTES.includes(wish.letterType) ? disputeAddress(account) : null
  if (noted !== null) return { kind, name: noted.name, lines: noted.lines, source: 'registry' }
  const printed = account?.contact?.lines ?? []
  return { kind, name: source.creditor, lines: printed, source: source.report === null ? 'statement' : 'report' }
}

interface SenderAsked {
  readonly given: Given
  readonly report: ReportRow | null
}

type Given = { readonly [Part in keyof NonNullable<LetterWish['userInfo']>]?: string | undefined }

/**
 * Who writes: what they typed for this letter, else what they confirmed of themselves, else their account's name and what their
 * newest report prints of their address. Digits and birth date are only ever their own word; a practice letter has those of its
 * invented report. A place that no one said is empty.
 */
export async function knownSender(context: Context, user: SignedIn, { given, report: about }: SenderAsked): Promise<Sender> {
  const report = about ?? (await newestOwnReports(context, user))[0] ?? null
  const printed = report?.content.personalInfo
  const known = await confirmedIdentity(context, user)
  const { mailingAddress } = await storedProfile(context, user)
  const home = currentAddress(known) ?? (mailingAddress && { ...mailingAddress, street: mailingAddress.address })
  const address = home ?? printed?.addresses[0]
  const isPractice = report?.source === 'practice'
  const own = {
    name: known.name !== null || user.name !== '',
    address: home !== null,
    ssnLast4: !isPractice,
    dateOfBirth: !isPractice,
  }
  return {
    name: given.name || known.name || user.name || printed?.name || '',
    street: given.address || address?.street || '',
    city: given.city || address?.city || '',
    state: given.state || address?.state || '',
    zip: given.zip || address?.zip || '',
    ssnLast4: isPractice ? (printed?.ssnLast4 ?? null) : known.ssnLast4,
    dateOfBirth: isPractice ? null : known.dateOfBirth,
    recentAddress: isPractice ? null : otherAddress(known, { printed, today: await dayOf(context, user) }),
    phone: null,
    from: senderOrigins(given, {
      printed: report === null ? null : { id: report.id, personalInfo: report.content.personalInfo },
      own,
    }),
  }
}

/** Where they lived before, for a bureau that does not know where they live now. */
function otherAddress(known: Identity, { printed, today }: { printed: PersonalInfo | undefined; today: Day }): string | null {
  const recent = recentAddress(known, today)
  const isKnown = printed === undefined || unlistedAddresses(known, { mailed: null, printed: printed.addresses }).length === 0
  return recent === null || isKnown ? null : addressLine(recent)
}

/** The same for a letter that is kept: it needs a name and a whole address. */
export async function senderOf(
  context: Context,
  user: SignedIn,
  source: { wish: LetterWish; report: ReportRow | null },
): Promise<Sender> {
  const sender = await knownSender(context, user, { given: source.wish.userInfo ?? {}, report: source.report })
  const { name, street: address, city, state, zip } = sender
  const known = { name, address, city, state, zip }
  const issues = SENDER_NEEDS.filter(([field]) => known[field] === '').map(([field, message]) => ({
    path: `userInfo.${field}`,
    message,
  }))
  if (issues.length > 0) throw new Refusal('invalid', 'We need your name and address for the letter.', { issues })
  return sender
}
