import { RULES } from '#engine/audit/rules.ts'
import { howOftenRight } from '#engine/cases/how-often-right.ts'
import { AUTHORITIES, type AuthorityId } from '#engine/law/authorities.ts'
import type { Authority } from '#engine/law/authority.ts'
import { RATE_SHOPPING } from '#engine/law/habits.ts'
import { type Period, PERIODS } from '#engine/law/periods.ts'
import { FEDERAL_STUDENT_LOAN_ON_RAMP, FEDERAL_STUDENT_LOAN_PAUSE } from '#engine/law/windows.ts'
import { writeDay } from '#engine/values/day.ts'
import { GRADES } from '#engine/words/grade.ts'

/** The documents that are printed from data, by their path. `npm run check` refuses an old one; `node tools/check-docs.ts --write` prints them again. */
export const printedDocuments = (): Readonly<Record<string, string>> => ({
  'docs/law.md': lawDocument(),
  'docs/rules.md': rulesDocument(),
  'engine/cases/how-often-right.json': `${JSON.stringify(howOftenRight(), null, 2)}\n`,
})

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const KINDS: readonly (readonly [Authority['kind'], string])[] = [
  ['statute', 'Statutes'],
  ['regulation', 'Regulations'],
  ['guidance', 'Guidance'],
  ['policy', 'Policies: what bureaus and authorities say they do, no law'],
]

function statusOf({ effective, ended }: Authority): string {
  if (ended !== null) return `fell on ${writeDay(ended)}: refused`
  return effective === null ? 'in force' : `in force since ${writeDay(effective)}`
}

function lawDocument(): string {
  const all: readonly Authority[] = Object.values(AUTHORITIES)
  const sections = KINDS.map(([kind, title]) => {
    const rows = all
      .filter((authority) => authority.kind === kind)
      .map((authority) => [`[${authority.cite}](${authority.source})`, authority.title, statusOf(authority)])
    return `## ${title}\n\n${table(['Authority', 'What it says', 'Status'], rows)}`
  })
  const periods: readonly (readonly [string, Period])[] = Object.entries({ ...PERIODS, rate_shopping: RATE_SHOPPING })
  const numbers = periods.map(([name, period]) => [
    `\`${name}\``,
    period.inWords,
    AUTHORITIES[period.authority].cite,
    period.sentence,
  ])
  const windows = [FEDERAL_STUDENT_LOAN_PAUSE, FEDERAL_STUDENT_LOAN_ON_RAMP].map(
    ({ from, to, sentence, authority }) =>
      `From ${writeDay(from)} to ${writeDay(to)}: ${sentence} (${AUTHORITIES[authority].cite})`,
  )
  return `# The law registry

Printed from \`engine/law\`; nothing else in the product holds an authority or a number of law. A letter, a finding or an answer cites what
stands here and nothing else, and on a day on which it stands: what was withdrawn or vacated is kept so that it can be refused by name.
Read in their sources; not reviewed by a lawyer.

${sections.join('\n\n')}

## Numbers

${table(['Name', 'Value', 'Rests on', 'Sentence'], numbers)}

${windows.join('\n\n')}
`
}

function rulesDocument(): string {
  const cited = (ids: readonly AuthorityId[]): string => ids.map((id) => AUTHORITIES[id].cite).join('; ')
  const sections = GRADES.map((grade) => {
    const rows = RULES.filter((rule) => rule.grade === grade).map((rule) => [
      `[\`${rule.id}\`](../engine/audit/rules/${rule.id.replaceAll('_', '-')}/rule.md)`,
      rule.title,
      cited(rule.citations),
      rule.target,
    ])
    return rows.length === 0 ? [] : [`## \`${grade}\`\n\n${table(['Rule', 'Title', 'Rests on', 'Asked first'], rows)}`]
  }).flat()
  return `# The rules

Printed from \`engine/audit/rules\`, ${RULES.length} rules by their grade, strongest first; only the first three grades assert an error in a
letter. Each rule has its own page: what it means, when it fires, when the entry is lawful, what is asked, and the sources. How often
they are right stands in \`engine/cases/how-often-right.json\`, which the product shows at \`/rules\`.

${sections.join('\n\n')}
`
}
