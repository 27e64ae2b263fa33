import type { uploadReport as endpoint } from '#contract/reports.ts'
import { keepReply } from '#server/features/answers/answers.ts'
import { OtherPaper, uploadReport } from '#server/features/reports/reports.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Reads a report. Another paper that came instead is told apart and kept among the letters; the refusal says so. */
export const uploadAny: Operation<typeof endpoint> = async (context, request) => {
  try {
    return await uploadReport(context, request)
  } catch (error) {
    if (!(error instanceof OtherPaper)) throw error
    const { user, body, files } = request
    const [first, ...others] = files
      .filter(({ field, name }) => field === 'creditReport' && name !== '')
      .map(({ bytes }) => bytes)
    if (first)
      await keepReply(context, user, {
        parts: [first, ...others],
        password: body.password ?? null,
        receivedOn: null,
        replaced: null,
      })
    throw error
  }
}
