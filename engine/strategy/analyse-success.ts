import { EVIDENCE_TABLE } from '#engine/letters/evidence-grade.ts'
import { listed } from '#engine/letters/letter-words.ts'
import { groundOf } from '#engine/strategy/grounds.ts'
import { concernsIn } from '#engine/strategy/concerns.ts'
import { type EndedDisputes, estimateSuccess, type SuccessEstimate } from '#engine/strategy/estimate-success.ts'
import type { Entry, FileOfEntries, Matter } from '#engine/strategy/matter.ts'
import { byStrength, isContradicted, isOpenToAsk, weighMatter } from '#engine/strategy/weigh-matter.ts'
import { counted } from '#engine/values/counted.ts'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'

/** How well a dispute is documented, and what would document it better. */
export interface SuccessAnalysis extends Pick<SuccessEstimate, 'tablePercent' | 'outcomes'> {
  /** Percent, an estimate by the published table of the evidence and this installation's own outcomes. */
  readonly successRate: number
  readonly level: 'low' | 'medium' | 'high'
  readonly insights: readonly string[]
  readonly improvements: readonly string[]
}

/** Of one matter; `known` are the disputes that ended on this installation. */
export function successOfMatter(given: Matter, known: readonly EndedDisputes[] = []): SuccessAnalysis {
  const matter = { ...given, entries: byStrength(given.entries) }
  const { level, reasons } = weighMatter(matter)
  const { percent, tablePercent, outcomes } = estimateSuccess(matter.entries, known)
  return {
    successRate: percent,
    tablePercent,
    outcomes,
    level,
    insights: [...reasons, ...ownOutcomes(matter.file)],
    improvements: improvementsFor(matter),
  }
}

/** A description this short names no date, no amount and no reason. Characters. */
const SHORT_DESCRIPTION = 40

function improvementsFor({ entries, description, file, creditor }: Matter): readonly string[] {
  const concerns = concernsIn(description)
  const evidence = concerns.map(({ about, evidence: papers }) => `You wrote about ${about}. ${listed(papers)} would show it.`)
  const [check] = entries.filter(isContradicted).flatMap(({ findings }) => findings.flatMap(({ exonerations }) => exonerations))
  return [
    ...(entries.length === 0 ? [`Upload a report that lists ${creditor}. We can only check what a report shows.`] : []),
    ...evidence,
    ...(evidence.length === 0 && !entries.some(isContradicted)
      ? ['Add anything that shows the error: statements, receipts, letters. Nothing in your file shows it yet.']
      : []),
    ...(check === undefined ? [] : [`First make sure there’s no lawful explanation. ${check}`]),
    ...(description.trim().length < SHORT_DESCRIPTION
      ? ['Say exactly what is wrong: which date, amount or status, and what it should be.']
      : []),
    ...otherBureaus(file),
  ]
}

function otherBureaus({ bureaus }: FileOfEntries): readonly string[] {
  const missing = BUREAUS.filter((bureau) => !bureaus.includes(bureau)).map((bureau) => BUREAU_NAMES[bureau])
  if (missing.length === 0 || bureaus.length === 0) return []
  return [
    `Upload your ${listed(missing)} report${missing.length === 1 ? '' : 's'}. Each bureau keeps its own file, with its own errors.`,
  ]
}

/** What the user's own ended disputes came to; nothing while none has ended. */
function ownOutcomes({ entries }: FileOfEntries): readonly string[] {
  const ended = entries.flatMap(({ dispute }) => (dispute !== null && dispute.outcome !== 'pending' ? [dispute] : []))
  if (ended.length === 0) return []
  const changed = ended.filter(({ outcome }) => outcome === 'removed' || outcome === 'updated').length
  return [
    `Of your ${ended.length} answered ${ended.length === 1 ? 'dispute' : 'disputes'} about items in this file, ${changed} ended with a removal or correction.`,
  ]
}

/** Of the whole file: the mean of the estimates over the negative entries that no dispute has ended. */
export function successOfFile(file: FileOfEntries, known: readonly EndedDisputes[] = []): SuccessAnalysis {
  const open = byStrength(file.entries).filter(
    ({ item, dispute }) => item !== null && (dispute === null || dispute.outcome === 'pending'),
  )
  if (open.length === 0) {
    const none =
      file.bureaus.length === 0
        ? 'You have no report yet, so there’s nothing to estimate.'
        : 'You have no negative items left to dispute, so there’s nothing to estimate.'
    const insights = [none, ...ownOutcomes(file)]
    return { successRate: 0, tablePercent: 0, outcomes: [], level: 'low', insights, improvements: nothingToImprove(file) }
  }
  const estimates = open.map((entry) => estimateSuccess([entry], known))
  const tablePercent = meanOf(estimates.map((one) => one.tablePercent))
  return {
    successRate: meanOf(estimates.map(({ percent }) => percent)),
    tablePercent,
    outcomes: [...new Map(estimates.flatMap(({ outcomes }) => outcomes).map((one) => [one.words, one])).values()],
    level: levelOf(tablePercent),
    insights: [...countsOf(open), ...ownOutcomes(file)],
    improvements: [...improvementsForFile(open), ...otherBureaus(file)],
  }
}

const meanOf = (percents: readonly number[]): number => Math.round(percents.reduce((sum, one) => sum + one, 0) / percents.length)

/** The level whose least percentage in the table the mean reaches. */
function levelOf(percent: number): SuccessAnalysis['level'] {
  const least = (level: SuccessAnalysis['level']): number =>
    Math.min(...Object.values(EVIDENCE_TABLE).flatMap((row) => (row.level === level ? [row.percent] : [])))
  return percent >= least('high') ? 'high' : percent >= least('medium') ? 'medium' : 'low'
}

const nothingToImprove = (file: FileOfEntries): readonly string[] =>
  file.bureaus.length === 0
    ? ['Upload a report from one of the bureaus. We can only check what a report shows.']
    : otherBureaus(file)

function countsOf(open: readonly Entry[]): readonly string[] {
  const proven = open.filter(isContradicted)
  const asking = open.filter(isOpenToAsk)
  const [best] = open
  return [
    spread({ proven: proven.length, asking: asking.length, all: open.length }),
    ...(best === undefined || best.findings[0] === undefined
      ? []
      : [`Best documented: ${best.creditorName}, ${BUREAU_NAMES[best.bureau]}. ${best.findings[0].message}`]),
    'The rate is the average of the estimates for these items. Dispute the well-documented ones. Dispute the others only if your documents show an error.',
  ]
}

/** How the negative entries stand, without what there is none of. */
function spread({ proven, asking, all }: { proven: number; asking: number; all: number }): string {
  const silent = all - proven - asking
  const rest = silent < all ? `the other ${silent}` : all === 1 ? 'it' : 'any of them'
  const parts = [
    ...(asking === 0 ? [] : [`there is a question to ask about ${asking}`]),
    ...(silent === 0 ? [] : [`nothing contradicts ${rest}`]),
  ]
  if (proven === 0) return `Your file shows ${counted(all, 'negative item', 'negative items')}: ${parts.join('; ')}.`
  const wrong = `${proven} of ${counted(all, 'negative item', 'negative items')} in your file can’t be right as reported`
  return `${[wrong, ...parts].join('; ')}.`
}

function improvementsForFile(open: readonly Entry[]): readonly string[] {
  const silent = [...new Set(open.filter(({ findings }) => groundOf(findings) === null).map(({ creditorName }) => creditorName))]
  return silent.length === 0
    ? ['Look at the spot each finding marks in your report, and make sure there’s no lawful explanation.']
    : [
        `Look for documents about ${listed(silent.length > 4 ? [...silent.slice(0, 3), `${silent.length - 3} others`] : silent)}. Nothing in your reports contradicts ${silent.length === 1 ? 'that item' : 'those items'}.`,
      ]
}
