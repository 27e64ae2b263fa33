import { ANSWER_MEANINGS } from '#engine/answers/answer-meaning.ts'
import type { Reply } from '#web/parts/answers/answer-calls.ts'
import { titleOfReply } from '#web/parts/answers/paper-words.ts'
import { ANSWER_KINDS, type AnswerKind } from '#engine/words/answer-kind.ts'
import { BUREAU_NAMES, BUREAUS, type DisputeTarget, targetName } from '#engine/words/bureau.ts'
import type { CheckVerdict } from '#engine/words/check-verdict.ts'
import type { Option } from '#web/ui/select-field.tsx'
import type { Tone } from '#web/ui/tag.tsx'

/** What an answer can say; a silence is recorded where the clock is. */
export const KIND_OPTIONS: readonly Option[] = ANSWER_KINDS.filter((kind) => kind !== 'no_answer').map((value) => ({
  value,
  label: ANSWER_MEANINGS[value].label,
}))

export const TARGET_OPTIONS: readonly Option[] = [
  ...BUREAUS.map((value) => ({ value, label: BUREAU_NAMES[value] })),
  { value: 'creditor', label: 'The company that reports or collects it' },
]

export const nameOfTarget = (target: DisputeTarget): string => targetName(target, 'the company')

export const isKind = (value: string): value is AnswerKind => ANSWER_KINDS.some((kind) => kind === value)
export const isTarget = (value: string): value is DisputeTarget => TARGET_OPTIONS.some((option) => option.value === value)

/** What it is and who wrote it, in the heading of its sheet. */
export function nameOfReply({ sender, ...reply }: Pick<Reply, 'kind' | 'refused' | 'sender'>): string {
  const title = titleOfReply(reply)
  return sender === null ? title : `${title} from ${sender.value.name}`
}

export const VERDICT_WORDS: Readonly<Record<CheckVerdict, { readonly label: string; readonly tone: Tone }>> = {
  kept: { label: 'As answered', tone: 'good' },
  differs: { label: 'Printed otherwise', tone: 'warn' },
  not_kept: { label: 'Not as answered yet', tone: 'warn' },
  came_back: { label: 'Listed again', tone: 'warn' },
}

/** Below this the reader is told to look closely. */
const SURE = 0.9
export const isDoubtful = (confidence: number | undefined): boolean => confidence !== undefined && confidence < SURE

/** How many results of a reply wait for the member. */
export const waitingIn = ({ status, kind, confirmedAt, results }: Reply): number =>
  status === 'read' && kind !== 'answer' && kind !== 'report'
    ? Number(confirmedAt === null)
    : status === 'read'
      ? results.filter(({ answer, isAboutNone }) => answer === null && !isAboutNone).length
      : 0
