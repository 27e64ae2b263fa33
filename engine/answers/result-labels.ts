import { COMPANY_LABELS } from '#engine/answers/company-labels.ts'
import { plainWords } from '#engine/answers/plain-words.ts'
import type { Meaning } from '#engine/answers/result-words.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'

/** A word or two that stand alone, as in a column `Result`. */
const LABELS: readonly (readonly [RegExp, AnswerKind | 'unknown'])[] = [
  [
    /^(?:(?:item|account|tradeline|inquiry|information|entry|record)s? )?(?:deleted|removed|delete|remove|deletion|purged)(?: (?:from (?:file|report|(?:your|the) (?:credit )?(?:file|report)s?)|item|account))?$|^(?:no such (?:account|item|entry)|not (?:found )?(?:on|in) (?:(?:your|the) )?(?:credit )?(?:file|report))$|^(?:eliminad|borrad|suprimid|removid)[oa]s?(?: de(?:l| su) (?:informe|reporte|expediente|archivo)(?: de credito)?)?$/,
    'deleted',
  ],
  ...COMPANY_LABELS,
  [
    /^(?:(?:disputed )?(?:information|info|item|account) )?(?:verified(?: as accurate)?|accurate),? (?:and|&|\/|with) (?:(?:other )?(?:information|info) )?(?:updated?|changes?|modified)$|^(?:partially|partly) (?:updated|corrected|verified|modified)$|^(?:updated|corrected|modified) (?:in part|partially)$|^partial update$/,
    'updated_in_part',
  ],
  [
    /^(?:(?:disputed )?(?:information|info|item|account|tradeline|entry) )?(?:updated|modified|corrected|changed|revised|update|modify|amended)(?:,? (?:and|&) other (?:information|info) (?:also )?(?:updated|modified|corrected|changed))?$|^new information(?: below)?$|^(?:actualizad|corregid|modificad)[oa]s?$/,
    'updated',
  ],
  [
    /^(?:(?:item|account|information|tradeline|entry) )?(?:verified|verify|confirmed|validated|accurate)(?:,? ?[-–—/]? ?(?:as |to be )?(?:accurate|correct|reported|no change|not changed|as reported|unchanged)){0,6}$|^(?:no changes?(?: made)?|unchanged|not changed|remains?(?: (?:as is|unchanged|on (?:file|report)))?|(?:reporting|reported) (?:accurately|correctly)(?:,? no changes?(?: made)?)?|(?:verificad|confirmad)[oa]s?(?: como (?:correct|exact|precis)[oa])?(?:,? sin cambios?)?|sin cambios?|meets fcra requirements|stands as reported)$/,
    'verified',
  ],
  [
    /^(?:frivolous|irrelevant)(?: ?(?:or|\/|and) ?(?:frivolous|irrelevant))?(?: dispute)?$|^not (?:re-?)?investigated$/,
    'frivolous',
  ],
  [
    /^(?:(?:additional|more|further) (?:information|documentation|info)|(?:proof of )?identification|proof of identity|documents?)(?: (?:is |are )?(?:needed|required|requested|wanted|missing))$/,
    'more_information_wanted',
  ],
  [/^(?:(?:item|account|information) )?blocked(?: ?[-–—(]? ?identity theft\)?)?$/, 'blocked'],
  [/^(?:(?:item|account|information|previously deleted item) )?re-?inserted$/, 'reinserted'],
  [/^(?:processed|reviewed|completed?|resolved|closed)$/, 'unknown'],
]

/** What a label means that stands alone; null for none. */
export function meaningOfLabel(text: string): Meaning | null {
  const plain = plainWords(text)
    .replace(/^[\s:*•\-–—"'()[\]]+/, '')
    .replace(/(?<![\s:;,.*"'()[\]])[\s:;,.*"'()[\]]+$/, '')
    .replace(
      /^(?:(?:investigation |dispute )?(?:results?|outcome|resolution|disposition|status|action(?: taken)?|response|decision|finding|resultado|accion|respuesta)s?)\s*[:\-–—]\s*/,
      '',
    )
    .replace(
      / (?:by|per) (?:the |your )?(?:data furnisher|furnisher|company|creditor|lender|source|collector|bank|subscriber)$/,
      '',
    )
  if (plain.length === 0 || plain.length > 60) return null
  const found = LABELS.find(([pattern]) => pattern.test(plain))
  return found ? { kind: found[1], sureness: found[1] === 'unknown' ? 0.5 : 0.95 } : null
}

/** The same of a cell, which may go on with a sentence: `Corrected. The amount was reported by mistake.`, `Deleted: the court has no such record` */
export const meaningOfCell = (text: string): Meaning | null =>
  meaningOfLabel(text) ?? meaningOfLabel(/^([A-Z][A-Za-z ,]{3,50})(?:\. [A-Z]|: (?:[A-Z]\w* )?[a-z]+ )/.exec(text)?.[1] ?? '')
