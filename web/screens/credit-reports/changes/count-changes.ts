import type { Changes } from '#web/screens/credit-reports/changes/what-changed.tsx'

/** Entries that came or went, and every value that is printed otherwise. What is not matched for certain is no change. */
export function countChanges({ accounts, inquiries, publicRecords, person, score }: Changes): number {
  const ofEntries = [accounts, inquiries, publicRecords].map(
    ({ added, gone, changed }) => added.length + gone.length + changed.reduce((sum, { changes }) => sum + changes.length, 0),
  )
  return ofEntries.reduce((sum, one) => sum + one, person.length + (score === null ? 0 : 1))
}
