import { disputeTargetOf, isFavorable } from '#engine/audit/finding.ts'
import { nameOfFinding } from '#engine/audit/person-detail.ts'
import { furnisherKey } from '#engine/matching/furnisher-name.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { type Bureau, BUREAU_NAMES, BUREAUS, type DisputeTarget } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import type { NewDispute } from '#server/features/disputes/open-dispute.ts'
import { findingsOfEntry, ownedFinding, type StoredFinding } from '#server/features/findings/findings.ts'
import { itemOfEntry, type ItemRow } from '#server/features/negative-items/negative-items.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type Keyed, keyedHash } from '#server/platform/secret.ts'

export const UNANSWERED =
  'Only you can say if this is wrong. Answer the question about it first, under “Only you can say.” Then dispute it.'

/** A finding that is to be disputed. */
export interface ToDispute {
  readonly finding: StoredFinding
  /** Whom the dispute goes to where no one else is named. */
  readonly target: DisputeTarget
  /** The negative item that its entry is; null for every other entry, and for who the report says the member is. */
  readonly item: Owned<ItemRow> | null
}

/** The user's own finding, or the other bureau's where that is the entry that harms; a question has to be answered first. */
export async function toDispute(context: Context, user: SignedIn, findingId: string): Promise<ToDispute> {
  const named = await ownedFinding(context, user, findingId)
  if (named.isQuestion) throw new Refusal('conflict', UNANSWERED, { issues: [{ path: 'findingId', message: UNANSWERED }] })
  const finding = await harmfulSide(context, user, named)
  const target = disputeTargetOf(finding)
  return { finding, target, item: await itemOfEntry(context, user, { ...finding, creditorName: finding.creditorName ?? '' }) }
}

/** Of two bureaus that disagree only the one is disputed whose entry harms. */
async function harmfulSide(context: Context, user: SignedIn, finding: StoredFinding): Promise<StoredFinding> {
  const other = isFavorable(finding) ? (finding.disagreement?.other ?? null) : null
  if (other === null) return finding
  const there = await findingsOfEntry(context, user, other)
  const harmful = there.find((one) => one.rule === finding.rule && !isFavorable(one))
  if (harmful === undefined) throw new Refusal('conflict', favorable(finding.bureau, other.bureau))
  return harmful
}

const favorable = (here: Bureau, there: Bureau): string =>
  `${BUREAU_NAMES[here]} has the better value here, so there is nothing to dispute with it. Dispute what ${BUREAU_NAMES[there]} reports.`

const MOST_NAME = 200

/** The dispute about a finding whose entry is no negative item. */
export function fromFinding(
  context: Context,
  user: SignedIn,
  { finding, target }: { readonly finding: StoredFinding; readonly target: DisputeTarget },
): NewDispute {
  return {
    negativeItemId: null,
    findingId: finding.id,
    entryKey: keyOfDisputed(context, user, finding),
    creditor: nameOfFinding(finding).slice(0, MOST_NAME),
    description: finding.message,
    status: 'pending',
    priority: null,
    estimatedImpact: USUAL_IMPACT,
    disputeTargets: [target],
    submissionMethod: 'mail',
    isPractice: finding.isPractice ?? false,
  }
}

/** What a dispute about the finding's entry is known by, also once a newer report is there. */
export const keyOfDisputed = (context: Keyed, user: Pick<SignedIn, 'id'>, finding: StoredFinding): string =>
  keyedHash(context.secret, 'disputed entry', `${user.id}|${entryOf(finding)}`)

const MIXED_FILE = 'Mixed file at'

/** Whether a dispute was opened about a whole file and not about an account. */
export const isAboutMixedFile = ({
  creditor,
  entryKey,
}: {
  readonly creditor: string
  readonly entryKey: string | null
}): boolean => entryKey !== null && creditor.startsWith(MIXED_FILE)

/** The dispute about a file that is mixed with someone else's. */
export const fromMixedFile = (context: Context, user: SignedIn, bureau: Bureau): NewDispute => ({
  negativeItemId: null,
  findingId: null,
  entryKey: keyedHash(context.secret, 'disputed entry', `${user.id}|${bureau}|mixed file`),
  creditor: `${MIXED_FILE} ${BUREAU_NAMES[bureau]}`,
  description: `Your ${BUREAU_NAMES[bureau]} file is mixed with someone else’s.`,
  status: 'pending',
  priority: 'high',
  estimatedImpact: USUAL_IMPACT,
  disputeTargets: [bureau],
  submissionMethod: 'mail',
  isPractice: false,
})

/** Points: what the New Dispute form begins with. */
const USUAL_IMPACT = 10

/** What makes it the same entry of the bureau on a later report, as far as a finding tells. */
function entryOf(finding: StoredFinding): string {
  const { bureau, isPractice = false, subjectKind, rule, evidence } = finding
  if (subjectKind === 'report') return `${bureau}|${isPractice}|${subjectKind}|${rule}|${evidence[0]?.quote ?? ''}`
  return printedEntry({ ...finding, isPractice })
}

type Printed = Pick<StoredFinding, 'bureau' | 'subjectKind' | 'reportId' | 'subjectId' | 'creditorName' | 'accountNumber'> & {
  readonly isPractice: boolean
}

/** Company and number, as far as both are printed; else the very line of the report. */
function printedEntry({ bureau, isPractice, subjectKind, reportId, subjectId, creditorName, accountNumber }: Printed): string {
  const file = `${bureau}|${isPractice}|${subjectKind}`
  const digits = accountNumber?.replaceAll(/\D/g, '') ?? ''
  return creditorName !== null && digits !== ''
    ? `${file}|${furnisherKey(creditorName)}|${digits}`
    : `${file}|${reportId}|${subjectId}`
}

/** An account of a report, whether something is found about it or not. */
export interface AccountOnReport {
  readonly report: Pick<Report, 'bureau'> & { readonly id: string }
  readonly account: Pick<Account, 'id' | 'creditorName' | 'accountNumber'>
  readonly isPractice: boolean
}

interface SaidAccount {
  readonly creditor: string
  readonly accountNumber?: string | null | undefined
  readonly disputeTargets?: readonly DisputeTarget[] | undefined
  readonly isPractice: boolean
}

/** The key of an account that the member named by its printed number, at the one bureau they named; null where that is not enough. */
export function keyOfPrinted(
  context: Keyed,
  user: Pick<SignedIn, 'id'>,
  { creditor, accountNumber, disputeTargets = [], isPractice }: SaidAccount,
): string | null {
  const [bureau, ...others] = BUREAUS.filter((one) => disputeTargets.includes(one))
  if (bureau === undefined || others.length > 0 || !/\d/.test(accountNumber ?? '')) return null
  const account = { creditorName: creditor, accountNumber: accountNumber ?? null, id: '' }
  return keyOfAccount(context, user, { report: { bureau, id: '' }, account, isPractice })
}

/** The key of a dispute about an account, the same the one who opened it. */
export function keyOfAccount(
  context: Keyed,
  user: Pick<SignedIn, 'id'>,
  { report, account, isPractice }: AccountOnReport,
): string {
  const { creditorName, accountNumber, id: subjectId } = account
  const { bureau, id: reportId } = report
  const place = { bureau, isPractice, subjectKind: 'account', reportId, subjectId, creditorName, accountNumber } as const
  return keyedHash(context.secret, 'disputed entry', `${user.id}|${printedEntry(place)}`)
}
