import { ASSUMED_SCORES } from '#engine/analysis/estimate-gain.ts'
import { listed } from '#engine/letters/letter-words.ts'
import { simulateScore } from '#engine/scores/simulate-score.ts'
import { strategyFor, timeframeOf } from '#engine/strategy/analyse-matter.ts'
import { AT_ONCE, groundOf, usableFindings } from '#engine/strategy/grounds.ts'
import { closingNote } from '#engine/strategy/mortgage/closing-day.ts'
import { concernsIn } from '#engine/strategy/concerns.ts'
import type { Entry, FileOfEntries, Matter } from '#engine/strategy/matter.ts'
import { nextSteps } from '#engine/strategy/next-steps.ts'
import { byStrength, isContradicted, isOpenToAsk } from '#engine/strategy/weigh-matter.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { counted } from '#engine/values/counted.ts'
import type { Day } from '#engine/values/day.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import { type Priority, PRIORITIES } from '#engine/words/priority.ts'

/** What to dispute in which order. */
export interface StrategySuggestion {
  readonly strategy: string
  /** Points, an estimate. */
  readonly estimatedImpact: number
  readonly timeline: string
  readonly recommendations: readonly string[]
  readonly priorityItems: readonly { readonly creditor: string; readonly description: string }[]
  readonly priority: Priority
}

/** The order for one matter. */
export function suggestForMatter(given: Matter): StrategySuggestion {
  const matter = { ...given, entries: byStrength(given.entries) }
  return {
    strategy: strategyFor(matter),
    estimatedImpact: togetherWorth(matter.entries, matter.file),
    timeline: timeframeOf(matter),
    recommendations: nextSteps(matter, concernsIn(matter.description)),
    priorityItems: matter.entries.filter(isWorthALook).map(asPriorityItem),
    priority: highest(matter.entries),
  }
}

/** The order for the whole file: what the page itself contradicts comes first. */
export function suggestForFile(file: FileOfEntries, today: Day): StrategySuggestion {
  const open = byStrength(file.entries).filter((entry) => isWorthALook(entry) && !isEnded(entry))
  const first = open.filter(({ findings }) => groundOf(findings) !== null).slice(0, AT_ONCE)
  const proven = open.filter(isContradicted)
  const note = open.length === 0 ? null : closingNote(file.closesOn, today)
  const closing = note === null ? [] : [note]
  return {
    strategy: strategyForFile(file, open, proven),
    estimatedImpact: togetherWorth(proven, file),
    timeline:
      open.length === 0
        ? 'Nothing on your reports is left to dispute. Each dispute you opened has its own dates.'
        : `${PERIODS.reinvestigation.sentence} ${PERIODS.reinvestigation_longest.sentence} Disputes sent in the same week are answered around the same time.`,
    recommendations: [...closing, ...recommendationsFor(file, open, proven)],
    priorityItems: first.map(asPriorityItem),
    priority: highest(first),
  }
}

const isWorthALook = ({ item, findings }: Entry): boolean => item !== null || groundOf(findings) !== null
const isEnded = ({ dispute }: Entry): boolean => dispute !== null && ENDED_STATUSES.includes(dispute.status)

const asPriorityItem = ({ creditorName, item, findings }: Entry) => ({
  creditor: creditorName,
  description: usableFindings(findings)[0]?.message ?? item?.description ?? '',
})

const highest = (entries: readonly Entry[]): Priority =>
  PRIORITIES.find((priority) => entries.some(({ item }) => item?.priority === priority)) ?? 'low'

/** One entry's own points; several together by the simulator, since points do not simply add up, but no less than the largest. */
function togetherWorth(entries: readonly Entry[], { score }: Pick<FileOfEntries, 'score'>): number {
  const impacts = entries.flatMap(({ item }) => (item === null ? [] : [item.estimatedImpact]))
  const actions = impacts.map((impact) => ({ kind: 'remove_negative_item' as const, impact }))
  return Math.max(0, ...impacts, impacts.length > 1 ? simulateScore(score ?? ASSUMED_SCORES.middle, actions).improvement : 0)
}

function strategyForFile(file: FileOfEntries, open: readonly Entry[], proven: readonly Entry[]): string {
  if (file.bureaus.length === 0) return 'You have no report yet, so there’s nothing to put in order. Upload one first.'
  if (open.length === 0) return 'You have nothing left to dispute.'
  if (proven.length === 0)
    return `Your file has ${counted(open.length, 'item', 'items')} to look at, and nothing in your reports shows that any of them are wrong. Compare them with your own records, and dispute only what you know is wrong.`
  return `Your file has ${counted(open.length, 'item', 'items')} to look at, and ${proven.length} of them can’t be right as reported. Dispute ${proven.length === 1 ? 'that one' : 'those'} first, each with the bureau that lists it.`
}

/** More names than these are a count. */
const MOST_NAMES = 4

function named(some: readonly Entry[]): string {
  const names = [...new Set(some.map(({ creditorName }) => creditorName))]
  if (names.length <= MOST_NAMES) return listed(names)
  const shown = names.slice(0, MOST_NAMES - 1)
  return listed([...shown, `${names.length - shown.length} others`])
}

function recommendationsFor(file: FileOfEntries, open: readonly Entry[], proven: readonly Entry[]): readonly string[] {
  if (open.length === 0)
    return [
      file.bureaus.length === 3
        ? 'Check your reports again in a few months. They’re free every week at AnnualCreditReport.com.'
        : 'Upload the other bureaus’ reports. Each bureau keeps its own file.',
    ]
  const unsent = open.filter(({ dispute }) => dispute?.status === 'pending')
  const asking = open.filter(isOpenToAsk)
  const silent = open.filter(({ findings }) => groundOf(findings) === null)
  return [
    ...(proven.length === 0 ? [] : [`Dispute ${named(proven)} first. What your report shows there can’t be right.`]),
    ...(asking.length === 0 ? [] : [`Then ask about ${named(asking)}. Something isn’t clear, so the letter only asks.`]),
    ...(silent.length === 0
      ? []
      : [
          `Nothing in your reports contradicts ${named(silent)}. Leave correct items alone. Dispute them only if your own records show an error.`,
        ]),
    ...(unsent.length === 0 ? [] : [`Read, approve and send what’s already open: ${named(unsent)}.`]),
  ]
}
