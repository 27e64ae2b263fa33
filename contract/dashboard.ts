import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { matterCounts } from '#contract/matters.ts'
import { id } from '#contract/values.ts'

/** Counts of the user’s own rows. */
export const dashboardStats = z
  .object({
    totalNegativeItems: z.number().int(),
    itemsDisputed: z.number().int(),
    activeDisputes: z.number().int(),
    resolvedDisputes: z.number().int(),
    reportsUploaded: z.number().int(),
    /** Points: the estimated impact of the active disputes, added up; an estimate. */
    estimatedScoreIncrease: z.number().int(),
    totalDisputes: z.number().int(),
    inProgress: z.number().int(),
    needDisputes: z.number().int(),
    findings: z.number().int(),
    /** The counts of the worklist. */
    ...matterCounts.omit({ negativeItems: true }).shape,
    /** Whether the figures are those of practice reports, while there are no own reports. */
    isPractice: z.boolean(),
  })
  .meta({ id: 'DashboardStats' })

export const readDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard/:userId',
  summary: 'The figures of the dashboard; only one’s own',
  tag: 'dashboard',
  access: 'subscribed',
  params: z.object({ userId: id }),
  answer: dashboardStats,
  refusals: ['unauthenticated', 'subscription_required', 'forbidden'],
})
