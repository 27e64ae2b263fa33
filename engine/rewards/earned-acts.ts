import { MOST_PRACTICE_ACTS, POINTS } from '#engine/rewards/reward-rules.ts'
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
  /** The dispute that was sent or answered. */
  readonly disputeId: string | null
}

const REPORT_ACTIONS = ['report.uploaded', 'report.generated', 'report.pulled', 'report.fetched', 'report.connected']
/** A dispute is sent by a letter that its member confirmed, or by filing it directly; opening one sends nothing. */
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
}

/**
 * The acts that earn, oldest first, from the lines of the audit log. The same act never earns twice: the same report
 * uploaded again, the same entry disputed again, the same outcome recorded again. An outcome earns only for a dispute that
 * was sent.
 */
export function earnedActs(records: readonly Recorded[]): readonly EarnedAct[] {
  const inOrder = records.toSorted((a, b) => (a.at === b.at ? rankOf(a) - rankOf(b) : a.at < b.at ? -1 : 1))
  const entries = new Map(
    inOrder
      .filter(({ action }) => action === 'dispute.opened')
      .map((one) => [one.subjectId, one.detail['about'] ?? one.subjectId]),
  )
  const entryOf = (disputeId: string): string => String(entries.get(disputeId) ?? disputeId)
  const known = new Set<string>()
  const practised = new Map<ActivityType, number>()
  const earned: EarnedAct[] = []
  for (const record of inOrder) {
    const candidate = candidateOf(record, { entryOf, wasSent: (entry) => known.has(`dispute_created ${entry}`) })
    if (candidate === null) continue
    const { sameness, ...act } = candidate
    const name = `${act.activityType} ${sameness}`
    if (known.has(name)) continue
    known.add(name)
    if (act.isPractice && !hasRoom(practised, act.activityType)) continue
    earned.push({ id: record.id, ...act, pointsEarned: POINTS[act.activityType], createdAt: record.at })
  }
  return earned
}

const rankOf = ({ action }: Recorded): number => REWARDED_ACTIONS.indexOf(action)

/** Counts one more practice act of the kind, if it may still earn. */
function hasRoom(practised: Map<ActivityType, number>, type: ActivityType): boolean {
  const count = (practised.get(type) ?? 0) + 1
  practised.set(type, count)
  return count <= MOST_PRACTICE_ACTS[type]
}

interface Knowledge {
  /** What a dispute is about; the same for a second dispute about the same entry. */
  readonly entryOf: (disputeId: string) => string
  readonly wasSent: (entry: string) => boolean
}

const OWN = { isPractice: false, disputeId: null } as const

function candidateOf(record: Recorded, known: Knowledge): Candidate | null {
  const { action, detail } = record
  if (action === 'profile.saved' && detail['isComplete'] === true)
    return { activityType: 'profile_completed', description: 'Profile completed', sameness: '', ...OWN }
  if (action === 'subscription.demo_confirmed') {
    const description = 'Subscription confirmed with the demo payment; nothing was charged'
    return { activityType: 'payment_made', description, sameness: '', ...OWN }
  }
  if (REPORT_ACTIONS.includes(action)) return reportOf(record)
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
    description: isPractice ? `Practice report of ${name} added` : `Report of ${name} added`,
    sameness: isPractice ? `practice ${bureau}` : `${bureau} ${printed}`,
    isPractice,
    disputeId: null,
  }
}

/** Null for a letter that belongs to no dispute. */
function sendingOf(record: Recorded, { entryOf }: Knowledge): Candidate | null {
  const disputeId = record.action === 'dispute.submitted' ? record.subjectId : record.detail['dispute']
  if (typeof disputeId !== 'string') return null
  const isPractice = isPracticeRecord(record)
  const to = nameOf(String(record.detail['target'] ?? ''))
  return {
    activityType: 'dispute_created',
    description: isPractice ? `Practice dispute sent to ${to}` : `Dispute sent to ${to}`,
    sameness: entryOf(disputeId),
    isPractice,
    disputeId,
  }
}

function endingOf(record: Recorded, { entryOf, wasSent }: Knowledge): Candidate | null {
  const entry = entryOf(record.subjectId)
  if (!wasSent(entry)) return null
  const isPractice = isPracticeRecord(record)
  return {
    activityType: 'dispute_resolved',
    description: isPractice ? 'Outcome of a practice dispute recorded' : 'Outcome of a dispute recorded',
    sameness: entry,
    isPractice,
    disputeId: record.subjectId,
  }
}

function nameOf(target: string): string {
  const bureau = BUREAUS.find((one) => one === target)
  return bureau === undefined ? 'the company that reports the entry' : BUREAU_NAMES[bureau]
}
