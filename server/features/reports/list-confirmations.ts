import type { z } from 'zod'
import type { confirmation, listConfirmations as endpoint } from '#contract/confirmations.ts'
import { type Confirmation, confirmationsOf } from '#engine/reading/doubts/confirmations.ts'
import { evidenceAnswer } from '#server/features/reports/evidence-answer.ts'
import { readingIfKept } from '#server/features/reports/reading-rows.ts'
import { ownedReport } from '#server/features/reports/report-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

/** What waits for the member's word, in the order of the pages; nothing yet while the report is being read. */
export const listConfirmations: Operation<typeof endpoint> = async (context, { user, params }) => {
  if (await readingIfKept(context, user, params.id)) return []
  const { content, doubts } = await ownedReport(context, user, params.id)
  return confirmationsOf({ sure: content, doubts }).map(confirmationAnswer)
}

/** A value that was not surely read, as the wire has it. */
export const confirmationAnswer = ({
  key,
  entry,
  field,
  value,
  kind,
  choices,
  evidence,
}: Confirmation): z.input<typeof confirmation> => ({
  key,
  entry,
  field,
  value,
  kind,
  choices: [...choices],
  evidence: evidenceAnswer(evidence, true),
})
