import type { MatterQuestion, MatterState, NextStep } from '#engine/matters/matter.ts'
import { QUESTION_SHEETS, type QuestionSheet, SHEET_QUESTIONS, SHEET_VALUES } from '#engine/words/own-word.ts'

/** What of a matter a list shows as one row. */
export interface RowOfSheet {
  readonly id: string
  readonly name: string
  readonly state: MatterState
  readonly entries: readonly unknown[]
  readonly questions: readonly Pick<MatterQuestion, 'sheet'>[]
  readonly nextStep: NextStep | null
}

/** The matters as a list shows them: those that wait for answers on the same sheet are one row, as they count as one question. The sheets come in the order in which they are asked. */
export function rowASheet<M extends RowOfSheet>(matters: readonly M[]): readonly M[] {
  const onSheets = new Map<QuestionSheet, M[]>()
  for (const matter of matters) {
    const sheet = sheetOf(matter)
    if (sheet !== null) onSheets.set(sheet, [...(onSheets.get(sheet) ?? []), matter])
  }
  const sheets = QUESTION_SHEETS.filter((sheet) => onSheets.has(sheet))
  const begun = new Set<QuestionSheet>()
  return matters.flatMap((matter) => {
    const sheet = sheetOf(matter)
    if (sheet === null) return matter
    if (begun.has(sheet)) return []
    const next = sheets[begun.size]
    begun.add(sheet)
    return next === undefined ? [] : rowOf(next, onSheets.get(next) ?? [])
  })
}

/** The sheet on which everything about a matter is asked; null where it waits for something else as well. */
function sheetOf({ state, questions }: RowOfSheet): QuestionSheet | null {
  const [first] = questions
  if (state !== 'question' || first === undefined) return null
  return questions.every(({ sheet }) => sheet === first.sheet) ? first.sheet : null
}

function rowOf<M extends RowOfSheet>(sheet: QuestionSheet, matters: readonly M[]): readonly M[] {
  const [first] = matters
  if (first === undefined || matters.length === 1) return matters
  return [
    {
      ...first,
      id: `sheet.${sheet}`,
      name: `${matters.length} ${SHEET_VALUES[sheet]}`,
      entries: matters.flatMap(({ entries }) => entries),
      questions: matters.flatMap(({ questions }) => questions),
      nextStep: { kind: 'answer', why: SHEET_QUESTIONS[sheet], by: null, cost: null },
    },
  ]
}
