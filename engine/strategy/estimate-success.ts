import type { Finding } from '#engine/audit/finding.ts'
import { RULES } from '#engine/audit/rules.ts'
import { EVIDENCE_TABLE } from '#engine/letters/evidence-grade.ts'
import { counted } from '#engine/values/counted.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'

/**
 * For how many ended disputes the published table counts. Ten: fewer answers than that are too few for their share to say much
 * (own-outcomes.ts), so with ten of its own the installation and the table weigh the same.
 */
export const TABLE_COUNTS_FOR = 10

/** Others' outcomes are counted only from this many other members on: with fewer, a count could tell what became of someone's. */
export const OTHER_MEMBERS_NEEDED = 5

/** Ended disputes of this installation that rested on a rule, at one bureau. Practice is never among them. */
export interface EndedDisputes {
  readonly rule: string
  readonly bureau: Bureau
  /** Of the member who asks; `changed` ended with a removal or correction. */
  readonly own: { readonly ended: number; readonly changed: number }
  readonly others: { readonly ended: number; readonly changed: number; readonly members: number }
}

/** Ended disputes as an estimate counts them. */
export interface CountedOutcomes {
  readonly rule: string
  readonly bureau: Bureau
  readonly ended: number
  readonly changed: number
  /** Whether they are the member's own alone. */
  readonly isOwnOnly: boolean
  /** The same in one sentence. */
  readonly words: string
}

export interface SuccessEstimate {
  /** Percent, an estimate. */
  readonly percent: number
  /** What the published table alone says. */
  readonly tablePercent: number
  /** What was counted besides the table; empty while nothing has ended here under these rules. */
  readonly outcomes: readonly CountedOutcomes[]
}

interface Disputed {
  readonly bureau: Bureau
  readonly findings: readonly Pick<Finding, 'rule' | 'grade' | 'isQuestion'>[]
}

/**
 * How disputes about these entries may end: for each finding the table's percentage, updated by the ended disputes under its
 * rule at its bureau (Beta-Binomial); the best of them counts, as it does in the table. Rises with every removal or correction,
 * falls with every verification, and without either is exactly the table's figure.
 */
export function estimateSuccess(entries: readonly Disputed[], known: readonly EndedDisputes[]): SuccessEstimate {
  const grounds = entries.flatMap(({ bureau, findings }) =>
    findings
      .filter(({ isQuestion }) => !isQuestion)
      .map(({ rule, grade }) => {
        const ended = known.find((one) => one.rule === rule && one.bureau === bureau)
        const outcomes = ended === undefined ? null : countedOf(ended)
        const tablePercent = EVIDENCE_TABLE[grade].percent
        return { tablePercent, outcomes, percent: outcomes === null ? tablePercent : updatedPercent(tablePercent, outcomes) }
      }),
  )
  const best = (of: (ground: (typeof grounds)[number]) => number): number =>
    grounds.length === 0 ? EVIDENCE_TABLE.none.percent : Math.max(...grounds.map(of))
  const outcomes = grounds.flatMap((ground) => ground.outcomes ?? [])
  return {
    percent: best(({ percent }) => percent),
    tablePercent: best(({ tablePercent }) => tablePercent),
    outcomes: [...new Map(outcomes.map((one) => [`${one.rule} ${one.bureau}`, one])).values()],
  }
}

/** The mean of the Beta distribution that the table's percentage becomes by what was counted; whole, 0 to 100. */
export function updatedPercent(
  tablePercent: number,
  { ended, changed }: { readonly ended: number; readonly changed: number },
): number {
  if (ended === 0) return tablePercent
  const [successes, all] = [(TABLE_COUNTS_FOR * tablePercent) / 100 + changed, TABLE_COUNTS_FOR + ended]
  return Math.round((successes / all) * 100)
}

/** What may be counted and shown: one's own always, others' from a number of members on. Null where that is nothing. */
function countedOf({ rule, bureau, own, others }: EndedDisputes): CountedOutcomes | null {
  const isOwnOnly = others.members < OTHER_MEMBERS_NEEDED
  const ended = own.ended + (isOwnOnly ? 0 : others.ended)
  const changed = own.changed + (isOwnOnly ? 0 : others.changed)
  if (ended === 0) return null
  const of = isOwnOnly ? `${counted(ended, 'dispute')} of yours` : counted(ended, 'dispute')
  const title = RULES.find(({ id }) => id === rule)?.title ?? rule
  const words = `${changed} of ${of} under the rule “${title}” at ${BUREAU_NAMES[bureau]} ended in a removal or correction here.`
  return { rule, bureau, ended, changed, isOwnOnly, words }
}
