import { MOST_FREE_FORM_ACTS, MOST_PRACTICE_ACTS, POINTS } from '#engine/rewards/reward-rules.ts'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import type { ActivityType } from '#engine/words/reward.ts'

/** A line of the audit log. */
export interface Recorded {
  readonly id: string
  /** ISO instant. */
  readonly at: string
  readonly action: string
  readonly subjectId: string
  readonly detail: Readonly<Record<string, string | number | boolean | null>>
}

/** An act that earned points. */
export interface EarnedAct {
  readonly id: string
  readonly activityType: ActivityType
  readonly description: string
  readonly pointsEarned: number
  readonly createdAt: string
  readonly isPractice: boolean
  /** The dispute that was opened, sent or answered. */
  readonly disputeId: string | null
}

const REPORT_ACTIONS = ['report.uploaded', 'report.generated', 'report.pulled', 'report.fetched', 'report.connected']
/** A dispute is sent by a letter that its member confirmed, or by filing it directly. */
const SENDING_ACTIONS = ['letter.mailed', 'letter.marked_sent', 'dispute.submitted']
const ENDINGS = ['resolved', 'rejected']

/** The lines of the audit log that can earn anything, or say what another one is about; at one instant in this order. */
export const REWARDED_ACTIONS: readonly string[] = [
  'subscription.demo_confirmed',
  ...REPORT_ACTIONS,
  'dispute.opened',
  ...SENDING_ACTIONS,
  'dispute.moved',
  'profile.saved',
]

/** An act that may earn, and what makes it the same act when it is done again. */
interface Candidate extends Pick<EarnedAct, 'activityType' | 'description' | 'isPractice' | 'disputeId'> {
  readonly sameness: string
  /** Whether it is about a dispute of no entry of a report. */
  readonly isFreeForm: boolean
}

/**
 * The acts that earn, oldest first, from the lines of the audit log. The same act never earns twice: the same report
 * uploaded again, the same entry disputed again, the same outcome recorded again. A dispute about an entry of a report earns
 * when it is opened, any other one when it is sent. An outcome earns only for a dispute that was sent.
 */
export function earnedActs(records: readonly Recorded[]): readonly EarnedAct[] {
  const inOrder = records.toSorted((a, b) => (a.at === b.at ? rankOf(a) - rankOf(b) : a.at < b.at ? -1 : 1))
  const opened = new Map(inOrder.filter(({ action }) => action === 'dispute.opened').map((one) => [one.subjectId, one]))
  const entryOf = (disputeId: string): string => String(opened.get(disputeId)?.detail['about'] ?? disputeId)
  const isFreeForm = (disputeId: string): boolean => opened.get(disputeId)?.detail['fromItem'] !== true
  const known = new Set<string>()
  const sent = new Set<string>()
  const count = new Map<string, number>()
  const earned: EarnedAct[] = []
  for (const record of inOrder) {
    const disputeId = sentDispute(record)
    if (disputeId !== null) sent.add(entryOf(disputeId))
    const candidate = candidateOf(record, { entryOf, isFreeForm, wasSent: (entry) => sent.has(entry) })
    if (candidate === null) continue
    const { sameness, isFreeForm: isFree, ...act } = candidate
    const name = `${act.activityType} ${sameness}`
    if (known.has(name)) continue
    known.add(name)
    if (act.isPractice && !hasRoom(count, `practice ${act.activityType}`, MOST_PRACTICE_ACTS[act.activityType])) continue
    if (!act.isPractice && isFree && !hasRoom(count, `free ${act.activityType}`, MOST_FREE_FORM_ACTS)) continue
    earned.push({ id: record.id, ...act, pointsEarned: POINTS[act.activityType], createdAt: record.at })
  }
  return earned
}

const rankOf = ({ action }: Recorded): number => REWARDED_ACTIONS.indexOf(action)

/** Counts one more act of a kind that earns only so often; whether this one may. */
function hasRoom(counts: Map<string, number>, kind: string, most: number): boolean {
  const count = (counts.get(kind) ?? 0) + 1
  counts.set(kind, count)
  return count <= most
}

/** The dispute that this line says was sent; null for any other line, and for a letter that belongs to no dispute. */
function sentDispute({ action, subjectId, detail }: Recorded): string | null {
  if (!SENDING_ACTIONS.includes(action)) return null
  const disputeId = action === 'dispute.submitted' ? subjectId : detail['dispute']
  return typeof disputeId === 'string' ? disputeId : null
}

interface Knowledge {
  /** What a dispute is about; the same for a second dispute about the same entry. */
  readonly entryOf: (disputeId: string) => string
  readonly isFreeForm: (disputeId: string) => boolean
  readonly wasSent: (entry: string) => boolean
}

const OWN = { isPractice: false, isFreeForm: false, disputeId: null } as const

function candidateOf(record: Recorded, known: Knowledge): Candidate | null {
  const { action, detail } = record
  if (action === 'profile.saved' && detail['isComplete'] === true)
    return { activityType: 'profile_completed', description: 'Profile completed', sameness: '', ...OWN }
  if (action === 'subscription.demo_confirmed') {
    const description = 'Subscription confirmed with the demo payment. Nothing was charged'
    return { activityType: 'payment_made', description, sameness: '', ...OWN }
  }
  if (REPORT_ACTIONS.includes(action)) return reportOf(record)
  if (action === 'dispute.opened') return known.isFreeForm(record.subjectId) ? null : openingOf(record, known)
  if (SENDING_ACTIONS.includes(action)) return sendingOf(record, known)
  const isEnding = action === 'dispute.moved' && ENDINGS.includes(String(detail['to']))
  return isEnding ? endingOf(record, known) : null
}

const isPracticeRecord = ({ detail }: Recorded): boolean => detail['practice'] === true

/** The report of a bureau of one day is one report, however often it is downloaded; a practice bureau's earns once. */
function reportOf(record: Recorded): Candidate {
  const bureau = String(record.detail['bureau'] ?? '')
  const isPractice = isPracticeRecord(record)
  const printed = record.detail['reportDate'] ?? record.detail['file'] ?? record.subjectId
  const name = nameOf(bureau)
  return {
    activityType: 'report_uploaded',
    description: isPractice ? `Practice ${name} report added` : `${name} report added`,
    sameness: isPractice ? `practice ${bureau}` : `${bureau} ${printed}`,
    isPractice,
    isFreeForm: false,
    disputeId: null,
  }
}

function openingOf(record: Recorded, { entryOf }: Knowledge): Candidate {
  const isPractice = isPracticeRecord(record)
  return {
    activityType: 'dispute_created',
    description: isPractice ? 'Practice dispute opened' : 'Dispute opened',
    sameness: entryOf(record.subjectId),
    isPractice,
    isFreeForm: false,
    disputeId: record.subjectId,
  }
}

function sendingOf(record: Recorded, { entryOf, isFreeForm }: Knowledge): Candidate | null {
  const disputeId = sentDispute(record)
  if (disputeId === null) return null
  const isPractice = isPracticeRecord(record)
  const to = nameOf(String(record.detail['target'] ?? ''))
  return {
    activityType: 'dispute_created',
    description: isPractice ? `Practice dispute sent to ${to}` : `Dispute sent to ${to}`,
    sameness: entryOf(disputeId),
    isPractice,
    isFreeForm: isFreeForm(disputeId),
    disputeId,
  }
}

function endingOf(record: Recorded, { entryOf, isFreeForm, wasSent }: Knowledge): Candidate | null {
  const entry = entryOf(record.subjectId)
  if (!wasSent(entry)) return null
  const isPractice = isPracticeRecord(record)
  return {
    activityType: 'dispute_resolved',
    description: isPractice ? 'Practice dispute outcome recorded' : 'Dispute outcome recorded',
    sameness: entry,
    isPractice,
    isFreeForm: isFreeForm(record.subjectId),
    disputeId: record.subjectId,
  }
}

function nameOf(target: string): string {
  const bureau = BUREAUS.find((one) => one === target)
  return bureau === undefined ? 'the company that reports the item' : BUREAU_NAMES[bureau]
}
