import { chooseStrategy } from '#engine/disputes/choose-strategy.ts'
import { articleExplaining } from '#engine/education/find-article.ts'
import { AUTHORITIES, type AuthorityId, citable } from '#engine/law/authorities.ts'
import { PERIODS } from '#engine/law/periods.ts'
import type { EvidenceGrade } from '#engine/letters/evidence-grade.ts'
import { type Concern, concernsIn } from '#engine/strategy/concerns.ts'
import type { DisputeState, Matter } from '#engine/strategy/matter.ts'
import { disputeOf, nextSteps } from '#engine/strategy/next-steps.ts'
import { byStrength, nothingMatches, standsOn, weighMatter } from '#engine/strategy/weigh-matter.ts'
import { writeDay } from '#engine/values/day.ts'
import type { DisputeStatus, Outcome } from '#engine/words/dispute-status.ts'

/** What the file holds for one matter. */
export interface MatterAnalysis {
  readonly strategy: string
  readonly grade: EvidenceGrade
  readonly timeframe: string
  readonly nextSteps: readonly string[]
  /** As cited. */
  readonly legalBasis: readonly string[]
  readonly articleIds: readonly string[]
}

/** Everything in it is computed from the entries that match, the findings about them, and where their dispute stands. */
export function analyseMatter(given: Matter): MatterAnalysis {
  const matter = { ...given, entries: byStrength(given.entries) }
  const concerns = concernsIn(matter.description)
  return {
    strategy: strategyFor(matter),
    grade: weighMatter(matter),
    timeframe: timeframeOf(matter),
    nextSteps: nextSteps(matter, concerns),
    legalBasis: lawOf(matter, concerns),
    articleIds: articlesFor(matter, concerns),
  }
}

/** Whom to write to, why, and what it rests on. */
export function strategyFor(given: Matter): string {
  const { creditor, file, dispute } = given
  const entries = byStrength(given.entries)
  const [lead] = entries
  if (lead === undefined) {
    const own = 'A dispute would rest only on your own statement. It’s only as strong as the documents you send with it.'
    return [nothingMatches(creditor, file), own, dispute === null ? '' : stateWords(dispute)].filter(Boolean).join(' ')
  }
  const found = `${lead.creditorName} is on ${standsOn(entries)}.`
  const harmless =
    lead.item === null && lead.findings.length === 0
      ? 'It doesn’t count against you there. The report shows nothing late or derogatory.'
      : ''
  const state = disputeOf({ dispute, entries })
  return [found, harmless, state === null ? '' : stateWords(state), chooseStrategy(lead.bureau, lead.findings)]
    .filter(Boolean)
    .join(' ')
}

function stateWords({ status, outcome }: DisputeState): string {
  if (status === 'pending') return 'You have an open dispute about it. Nothing has been sent yet.'
  if (status === 'withdrawn') return 'You withdrew the dispute about it. Nothing was sent.'
  if (status === 'in_progress') return 'You sent a dispute about it and are waiting for an answer.'
  if (status === 'under_review') return 'A dispute about it is being investigated.'
  return `A dispute about it ended. You recorded that ${ENDED_AS[status === 'rejected' ? 'verified' : outcome]}.`
}

const ENDED_AS: Readonly<Record<Outcome, string>> = {
  removed: 'the item was removed',
  updated: 'the item was corrected',
  verified: 'the item was verified with no change',
  pending: 'we don’t know the result',
}

/** The real clock where one runs; what the law gives otherwise. */
export function timeframeOf(matter: Pick<Matter, 'dispute' | 'entries'>): string {
  const due = disputeOf(matter)?.due ?? null
  const usual = `${PERIODS.reinvestigation.sentence} ${PERIODS.reinvestigation_longest.sentence}`
  if (due === null) return `${usual} ${RESULTS}`
  return `The answer is due by ${writeDay(due)}. ${RESULTS}`
}

const RESULTS = `The written results follow within ${PERIODS.results_notice.inWords} (${AUTHORITIES.fcra_1681i_a_6.cite}).`

const PROCEDURE: readonly AuthorityId[] = ['fcra_1681i_a_1', 'fcra_1681i_a_2', 'fcra_1681i_a_5', 'fcra_1681i_a_6']
const AFTER: Readonly<Partial<Record<DisputeStatus, readonly AuthorityId[]>>> = {
  resolved: ['fcra_1681i_a_5_b', 'fcra_1681i_d'],
  rejected: ['fcra_1681i_a_7', 'fcra_1681i_b'],
}

function lawOf(matter: Matter, concerns: readonly Concern[]): readonly string[] {
  const status = disputeOf(matter)?.status
  const ids = [
    ...matter.entries.flatMap(({ findings }) => findings.flatMap(({ citations }) => citations)),
    ...concerns.flatMap(({ law }) => law),
    ...PROCEDURE,
    ...(status === undefined ? [] : (AFTER[status] ?? [])),
  ]
  return [...new Set(ids)].filter((id) => citable(id, matter.today)).map((id) => AUTHORITIES[id].cite)
}

const MOST_ARTICLES = 4
const ARTICLE_AFTER: Readonly<Partial<Record<DisputeStatus, string>>> = {
  in_progress: 'the-thirty-day-clock',
  under_review: 'the-thirty-day-clock',
  resolved: 'deleted-and-back-again',
  rejected: 'how-was-it-verified',
}

/** Ids of the articles that explain the findings, the concerns and the stage, those first that are about this very entry. */
export function articlesFor(matter: Pick<Matter, 'dispute' | 'entries'>, concerns: readonly Concern[]): readonly string[] {
  const status = disputeOf(matter)?.status
  const rules = matter.entries.flatMap(({ findings }) => findings.flatMap(({ rule }) => articleExplaining(rule)?.id ?? []))
  const stage = status === undefined ? undefined : ARTICLE_AFTER[status]
  const usual = matter.entries.length === 0 ? ['what-is-not-an-error', 'get-your-free-reports'] : ['dispute-it-yourself']
  const ids = [...rules, ...concerns.map(({ articleId }) => articleId), ...(stage === undefined ? [] : [stage]), ...usual]
  return [...new Set(ids)].slice(0, MOST_ARTICLES)
}
