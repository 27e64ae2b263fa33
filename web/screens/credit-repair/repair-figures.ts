import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { type dashboardStats, readDashboard } from '#contract/dashboard.ts'
import { readSubscription } from '#contract/subscriptions.ts'
import type { Dispute, ItemCase, useItemCases } from '#web/parts/use-item-cases.ts'
import { readyReports, type ReportHead, reportHeads } from '#web/parts/stored-report.ts'
import { counted } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'

export type Figures = Pick<
  z.output<typeof dashboardStats>,
  'reportsUploaded' | 'totalNegativeItems' | 'itemsDisputed' | 'activeDisputes' | 'resolvedDisputes' | 'estimatedScoreIncrease'
>

interface Lists {
  readonly reports: readonly Pick<ReportHead, 'source'>[]
  readonly cases: readonly Pick<ItemCase, 'item'>[]
  readonly disputes: readonly Pick<Dispute, 'status' | 'estimatedImpact' | 'isPractice'>[]
}

/** The tiles counted from the lists, by the same rules as the dashboard call, for members without a subscription. */
export function countFigures(lists: Lists): Figures {
  const isPractice = lists.reports.every(({ source }) => source === 'practice')
  const reportCount = lists.reports.filter(({ source }) => (source === 'practice') === isPractice).length
  const cases = lists.cases.filter(({ item }) => item.isPractice === isPractice)
  const disputes = lists.disputes.filter((dispute) => dispute.isPractice === isPractice)
  const active = disputes.filter(({ status }) => status === 'in_progress' || status === 'pending')
  return {
    reportsUploaded: reportCount,
    totalNegativeItems: cases.filter(({ item }) => item.status === 'open').length,
    itemsDisputed: cases.filter(({ item }) => item.isDisputed).length,
    activeDisputes: active.length,
    resolvedDisputes: disputes.filter(({ status }) => status === 'resolved').length,
    estimatedScoreIncrease: active.reduce((sum, { estimatedImpact }) => sum + estimatedImpact, 0),
  }
}

export interface FiguresRead {
  /** Null while they are on their way, and when they could not be read. */
  readonly figures: Figures | null
  /** Why they could not be read. */
  readonly error: Error | null
  readonly retry: () => void
}

/** The figures of the page: the dashboard call for subscribers, else counted here. */
export function useFigures(
  userId: string,
  lists: Omit<Lists, 'reports'> & Pick<ReturnType<typeof useItemCases>, 'isPending' | 'error' | 'retry'>,
): FiguresRead {
  const reports = useQuery(reportHeads())
  const subscription = useQuery({ ...read(readSubscription, {}), retry: false })
  const dashboard = useQuery({
    ...read(readDashboard, { params: { userId } }),
    enabled: subscription.data?.hasActiveSubscription === true,
  })
  const failed = [reports, subscription, dashboard].filter(({ isError }) => isError)
  const retry = () => void Promise.all([lists.retry(), ...failed.map((query) => query.refetch())])
  if (dashboard.data !== undefined) return { figures: dashboard.data, error: null, retry }
  const error = dashboard.error ?? reports.error ?? lists.error
  if (reports.data === undefined || lists.isPending || lists.error !== null) return { figures: null, error, retry }
  const figures = countFigures({ reports: readyReports(reports.data), cases: lists.cases, disputes: lists.disputes })
  return { figures, error: null, retry }
}

const ENOUGH_REPORTS = 3

export interface NextStep {
  readonly title: string
  readonly words: string
}

/** The documents' three recommendations. */
export function nextSteps({ reportsUploaded, totalNegativeItems, itemsDisputed, activeDisputes }: Figures): readonly NextStep[] {
  const ready = totalNegativeItems - itemsDisputed
  return [
    ...(reportsUploaded < ENOUGH_REPORTS
      ? [
          {
            title: 'Upload more reports',
            words: `You have uploaded ${counted(reportsUploaded, 'report')}. Each of the three bureaus keeps its own file.`,
          },
        ]
      : []),
    ...(ready > 0
      ? [
          {
            title: 'Generate more letters',
            words: `${ready} negative ${ready === 1 ? 'item is' : 'items are'} ready to be disputed.`,
          },
        ]
      : []),
    ...(itemsDisputed > 0 && activeDisputes === 0
      ? [{ title: 'All Letters Sent, monitor for responses over the next 30 days', words: 'Record each answer on its dispute.' }]
      : []),
  ]
}
