import type { Finding } from '#engine/audit/finding.ts'
import type { Report } from '#engine/report/report.ts'
import { type Person, PRINTERS } from '#tools/native-people/people.ts'
import { type Failure, isAsserted, readPdf, score, toldOf } from '#tools/native-people/score.ts'

/** How the reports of people were read and judged. */
export interface Judgement {
  readonly counts: Readonly<Record<string, number>>
  readonly failures: readonly Failure[]
  /** Asserted about what is as it happened. */
  readonly falseAssertions: readonly string[]
  /** Planted contradictions that a bureau shows and no rule names. */
  readonly missed: readonly string[]
}

/** Prints, reads and judges people, one after the other. */
export async function judge(people: readonly Person[]): Promise<Judgement> {
  const counts: Record<string, number> = { people: people.length, reports: 0, planted: 0 }
  const failures: Failure[] = []
  const falseAssertions: string[] = []
  const missed: string[] = []
  for (const person of people) {
    const reports: Report[] = []
    for (const bureau of person.bureaus) {
      const { pdf, expected } = PRINTERS[bureau](person.story)
      const report = await readPdf(pdf)
      reports.push(report)
      const scored = score(expected, report)
      for (const [kind, count] of Object.entries(scored.counts)) counts[kind] = (counts[kind] ?? 0) + count
      for (const failure of scored.failures)
        failures.push({ ...failure, kind: `${bureau} ${failure.kind}`, where: `person ${person.story.seed}: ${failure.where}` })
    }
    counts['reports'] = (counts['reports'] ?? 0) + reports.length
    const told = toldOf(reports)
    const ofPlant = told.filter((finding) => isOfPlant(finding, person))
    const others = told.filter((finding) => !isOfPlant(finding, person))
    falseAssertions.push(
      ...others.filter(isAsserted).map(({ bureau, message }) => `person ${person.story.seed}, ${bureau}: ${message}`),
    )
    if (person.planted === null) continue
    counts['planted'] = (counts['planted'] ?? 0) + 1
    missed.push(...missedOf(person, ofPlant))
  }
  return { counts, failures, falseAssertions, missed }
}

const isOfPlant = ({ creditorName }: Finding, { planted }: Person): boolean =>
  planted !== null && creditorName !== null && planted.account.company.startsWith(creditorName)

function missedOf({ story, planted }: Person, told: readonly Finding[]): readonly string[] {
  if (planted === null) return []
  const { name, shows, rules } = planted.plant
  return shows
    .filter((where) => !told.some(({ bureau, rule }) => rules.includes(rule) && (where === 'together' || where === bureau)))
    .map((where) => `person ${story.seed}, ${where}: ${name}`)
}

/** How many failures there are of each kind. */
export const countKinds = (failures: readonly Failure[]): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(Object.groupBy(failures, ({ kind }) => kind)).map(([kind, all]) => [kind, all?.length ?? 0]))
