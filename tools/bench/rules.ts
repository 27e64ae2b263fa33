import { ALL_CASES, ERROR_CASES, LAWFUL_CASES } from '#engine/cases/all-cases.ts'
import type { Case } from '#engine/cases/case.ts'
import { judgeAll, scoreRules } from '#engine/cases/judge-case.ts'

/** `node tools/bench/rules.ts`: precision and recall of each rule on the cases of engine/cases. */

const share = (value: number | null): string => (value === null ? '-' : `${(value * 100).toFixed(1)} %`)

/** What the rules do on the corpus, in figures. */
export function benchRules(cases: readonly Case[] = ALL_CASES): {
  readonly rows: Readonly<Record<string, Readonly<Record<string, string | number>>>>
  readonly lawfulAccused: readonly string[]
  readonly errorsMissed: readonly string[]
} {
  const verdicts = judgeAll(cases)
  const rows = scoreRules(verdicts).map(({ rule, right, wrong, missed, precision, recall }) => [
    rule,
    { right, wrong, missed, precision: share(precision), recall: share(recall) },
  ])
  return {
    rows: Object.fromEntries(rows),
    lawfulAccused: verdicts
      .filter(({ one, verdict }) => one.expects.length === 0 && verdict.wrong.length > 0)
      .map(({ one }) => one.id),
    errorsMissed: verdicts.filter(({ verdict }) => verdict.missed.length > 0).map(({ one }) => one.id),
  }
}

if (import.meta.main) {
  const { rows, lawfulAccused, errorsMissed } = benchRules()
  console.table(rows)
  console.log(`${LAWFUL_CASES.length} lawful look-alikes, accused: ${lawfulAccused.length} ${lawfulAccused.join(' ')}`)
  console.log(`${ERROR_CASES.length} true errors, missed: ${errorsMissed.length} ${errorsMissed.join(' ')}`)
}
