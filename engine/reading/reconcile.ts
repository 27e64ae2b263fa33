import type { Reconciliation } from '#engine/report/report.ts'

/** The totals that a file prints about itself, each against what was read; a total that is not printed is not compared. */
export function reconcile(printed: Readonly<Record<string, number>>, all: Readonly<Record<string, number>>): Reconciliation {
  const names = Object.keys(printed).filter((name) => name in all)
  if (names.length === 0) return { printed: {}, read: {}, reconciled: null }
  const read = Object.fromEntries(names.map((name) => [name, all[name] ?? 0]))
  return {
    printed: Object.fromEntries(names.map((name) => [name, printed[name] ?? 0])),
    read,
    reconciled: names.every((name) => printed[name] === read[name]),
  }
}
