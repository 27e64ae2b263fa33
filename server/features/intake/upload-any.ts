import type { uploadReport as endpoint } from '#contract/reports.ts'
import { type ArrivedReply, keepReply } from '#server/features/answers/answers.ts'
import { OtherPaper, uploadReport } from '#server/features/reports/reports.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Reads a report. Another paper that came instead is told apart and kept among the letters; the refusal says which. */
export const uploadAny: Operation<typeof endpoint> = async (context, request) => {
  try {
    return await uploadReport(context, request)
  } catch (error) {
    if (!(error instanceof OtherPaper)) throw error
    const { user, body, files } = request
    const [first, ...others] = files
      .filter(({ field, name }) => field === 'creditReport' && name !== '')
      .map(({ bytes }) => bytes)
    if (!first) throw error
    const came: ArrivedReply = {
      parts: [first, ...others],
      password: body.password ?? null,
      receivedOn: null,
      disputeId: null,
      replaced: null,
    }
    const { row } = await keepReply(context, user, came)
    throw new Refusal('not_a_report', error.message, { replyId: row.id })
  }
}
