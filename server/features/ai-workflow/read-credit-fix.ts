import type { readCreditFix as endpoint } from '#contract/ai-workflow.ts'
import { readOutlook } from '#server/features/ai-workflow/file-plan.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readCreditFix: Operation<typeof endpoint> = (context, { user }) => readOutlook(context, user)
