import type { Finding } from '#web/parts/item-words.ts'

export type FindingGroup = readonly [Finding, ...Finding[]]

/** The findings in groups about the same entry, in the order they came. A finding about the whole report stands alone. */
export function byEntry(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of findings) {
    const key = `${finding.reportId} ${finding.subjectKind} ${finding.subjectId ?? finding.id}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [finding])
    else group.push(finding)
  }
  return [...groups.values()]
}
