import type { Finding } from '#engine/audit/finding.ts'
import { type EvidenceGrade, gradeEvidence } from '#engine/letters/evidence-grade.ts'
import { groundOf, usableFindings } from '#engine/strategy/grounds.ts'
import { subjectsOf } from '#engine/strategy/rule-subjects.ts'
import { KINDS_OF_WANTED, WANTED_PAPERS } from '#engine/strategy/wanted-papers.ts'
import type { PaperKind } from '#engine/words/paper-kind.ts'

/** What documents a dispute, what would, and what to make sure of first. */
export interface EvidenceMeter {
  readonly level: EvidenceGrade['level']
  /** An estimate by the published table. */
  readonly percent: number
  /** What the pages show, as the findings say it. */
  readonly there: readonly string[]
  /** Papers of the consumer's own that are kept and can be enclosed. */
  readonly kept: readonly string[]
  /** Papers of the consumer's own that nothing in the file can stand for, and that are not kept. */
  readonly missing: readonly string[]
  /** What the papers would do: without them the letter still shows an error, or only asks. */
  readonly missingWords: string
  /** What would make the entry lawful after all. */
  readonly lawfulIf: readonly string[]
}

type Weighed = Pick<Finding, 'rule' | 'grade' | 'message' | 'isQuestion' | 'exonerations' | 'disagreement'>

export function evidenceMeter(findings: readonly Weighed[]): EvidenceMeter {
  const usable = usableFindings(findings)
  const { level, percent } = gradeEvidence(usable)
  return {
    level,
    percent,
    there: usable.map(({ message }) => message),
    kept: [],
    missing: [...new Set(subjectsOf(usable).flatMap((subject) => WANTED_PAPERS[subject]))],
    missingWords: missingWords(usable),
    lawfulIf: [...new Set(usable.flatMap(({ exonerations }) => exonerations))],
  }
}

/** The same, knowing which kinds of paper are kept: what is kept is not wanted any more. */
export function withPapers<Meter extends Pick<EvidenceMeter, 'missing'>>(
  meter: Meter,
  kinds: readonly PaperKind[],
): Meter & Pick<EvidenceMeter, 'kept'> {
  const isKept = (name: string): boolean => KINDS_OF_WANTED[name]?.every((kind) => kinds.includes(kind)) ?? false
  return { ...meter, kept: meter.missing.filter(isKept), missing: meter.missing.filter((name) => !isKept(name)) }
}

function missingWords(usable: readonly Weighed[]): string {
  switch (groundOf(usable)) {
    case 'proven':
      return 'Your report shows the error, and we enclose a copy. These documents would make it stronger, but you can send it without them.'
    case 'own_word':
      return 'It rests on your own word. These documents would back it up.'
    case 'policy':
      return 'The bureau can see it in its own file. These documents would make it easier.'
    default:
      return 'Your report doesn’t settle it, so the letter only asks. With one of these documents, it could say what’s wrong.'
  }
}
