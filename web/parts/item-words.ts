import type { z } from 'zod'
import type { finding, findingHead } from '#contract/findings.ts'
import type { negativeItem } from '#contract/negative-items.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'
import { ASSERTING_GRADES, type Grade } from '#engine/words/grade.ts'
import type { ItemType } from '#engine/words/item-type.ts'
import type { Tone } from '#web/ui/tag.tsx'

export type Item = z.output<typeof negativeItem>
export type Finding = z.output<typeof finding>
export type FindingHead = z.output<typeof findingHead>

/** What a button of an item’s row is about: a company may be listed by each bureau, and each is disputed apart. */
export const itemName = ({ creditorName, bureau }: { readonly creditorName: string; readonly bureau: Bureau }): string =>
  `${creditorName}, ${BUREAU_NAMES[bureau]}`

/** Whether the worklist counts the item: the reports at hand list it. Practice counts only where there is no real report. */
export const isOnReports = ({ status, isPractice }: Item, worklist: { readonly isPractice: boolean }): boolean =>
  status === 'open' && isPractice === worklist.isPractice

export const ITEM_TYPE_WORDS: Record<ItemType, string> = {
  late_payment: 'Late payment',
  collection: 'Collection',
  charge_off: 'Charge-off',
  bankruptcy: 'Bankruptcy',
  inquiry: 'Inquiry',
  public_record: 'Public record',
}

/** How strong a finding is, in words. */
export const GRADE_WORDS: Record<Grade, { readonly label: string; readonly tone: Tone }> = {
  legal_limit: { label: 'Past a legal limit', tone: 'bad' },
  impossible: { label: 'Cannot be true', tone: 'bad' },
  contradiction: { label: 'Contradicts itself', tone: 'bad' },
  disagreement: { label: 'Bureaus disagree', tone: 'warn' },
  proof: { label: 'Ask for proof', tone: 'warn' },
  policy: { label: 'Against the bureau’s own policy', tone: 'warn' },
  identity: { label: 'May not be yours', tone: 'warn' },
  note: { label: 'Worth a look', tone: 'neutral' },
}

/** Whether a letter states it as an error. The other grades ask; nothing is called wrong then. */
export const isAsserted = ({ grade, isQuestion }: Pick<Finding, 'grade' | 'isQuestion'>): boolean =>
  !isQuestion && ASSERTING_GRADES.includes(grade)

type Grounds = Pick<Finding, 'isQuestion' | 'grade' | 'bureau' | 'disputeTarget'>

/** What a dispute of the entry itself can rest on: no open question, no note, and not the better of two values. */
export const usableHere = <One extends Grounds>(findings: readonly One[]): readonly One[] =>
  findings.filter((one) => !one.isQuestion && one.grade !== 'note' && one.bureau === one.disputeTarget)
