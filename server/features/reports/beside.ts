import type { Context } from '#server/context.ts'
import type { StoredReport } from '#server/features/reports/report-rows.ts'

/** Work on whole reports: a module that exports it as `work`, the same function, and how its answer is known. */
export interface ReportWork<Input, Answer> {
  readonly module: URL
  readonly work: (input: Input) => Answer
  readonly isAnswer: (found: unknown) => found is Answer
}

/** Characters. What they are made into takes this thread a few milliseconds. */
const FEW = 100_000

/** Does the work here where the reports are short, else next to this thread, which answers everyone meanwhile. */
export async function beside<Input extends { readonly reports: readonly StoredReport[] }, Answer>(
  context: Context,
  { module, work, isAnswer }: ReportWork<Input, Answer>,
  input: Input,
): Promise<Answer> {
  const length = input.reports.reduce((sum, { content }) => sum + content.length, 0)
  if (length <= FEW) return work(input)
  const found = await context.threads.run(module, input)
  if (!isAnswer(found)) throw new Error(`${module.pathname} answers what its work answers`)
  return found
}
