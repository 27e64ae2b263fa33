import type { Finding } from '#engine/audit/finding.ts'
import { listed } from '#engine/letters/letter-words.ts'
import { ASSERTING_GRADES } from '#engine/words/grade.ts'

/** What a finished letter rests on, for those who want to know before they read it. */
export interface LetterOutline {
  readonly findings: readonly Pick<Finding, 'grade' | 'message' | 'isQuestion'>[]
  /** Whether the consumer's own words are in it. */
  readonly hasStatement: boolean
  readonly legalBasis: readonly string[]
  readonly enclosures: readonly string[]
  readonly recipient: string
}

/** A question that the consumer has not answered is nothing that a letter says. */
const said = (findings: LetterOutline['findings']): LetterOutline['findings'] => findings.filter(({ isQuestion }) => !isQuestion)

/** How the letter speaks: it asserts only what is printed or what the consumer says. */
export function toneOf({ findings: all, hasStatement }: Pick<LetterOutline, 'findings' | 'hasStatement'>): string {
  const findings = said(all)
  if (findings.some(({ grade }) => ASSERTING_GRADES.includes(grade)))
    return 'Factual and firm: it shows the error and asks for a correction'
  if (hasStatement) return 'Factual: it gives your own statement and asks for an investigation'
  if (findings.length > 0) return 'Factual and open: it asks and claims no error'
  return 'Neutral: it asks for verification and claims no error'
}

/** What the letter says and asks, in the order in which it does. */
export function keyPointsOf({
  findings: all,
  hasStatement,
  legalBasis,
  enclosures,
  recipient,
}: LetterOutline): readonly string[] {
  const findings = said(all)
  const asserted = findings.filter(({ grade }) => ASSERTING_GRADES.includes(grade))
  const asked = findings.filter(({ grade }) => !ASSERTING_GRADES.includes(grade))
  return [
    ...asserted.map(({ message }) => `States: ${message}`),
    ...asked.map(({ message }) => `Asks about: ${message}`),
    ...(hasStatement ? ['Gives what you say, in your own words and as your own statement.'] : []),
    ...(findings.length === 0 && !hasStatement ? [`Asks ${recipient} to verify the entry; it claims no error.`] : []),
    ...(legalBasis.length === 0 ? [] : [`Rests on ${listed(legalBasis)}.`]),
    ...(enclosures.length === 0 ? [] : [`Encloses: ${listed(enclosures.map((name) => name.replace(/^A /, 'a ')))}.`]),
  ]
}
