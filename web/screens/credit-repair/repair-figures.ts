import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { type dashboardStats, readDashboard } from '#contract/dashboard.ts'
import { readSubscription } from '#contract/subscriptions.ts'
import { headsOf } from '#contract/endpoint.ts'
import { listDisputes } from '#contract/disputes.ts'
import type { DisputeHead } from '#web/parts/dispute-words.ts'
import type { Item } from '#web/parts/item-words.ts'
import { useItems } from '#web/parts/use-item-cases.ts'
import { readyReports, type ReportHead, reportHeads } from '#web/parts/stored-report.ts'
import { counted } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'

export type Figures = Pick<
  z.output<typeof dashboardStats>,
  'reportsUploaded' | 'totalNegativeItems' | 'itemsDisputed' | 'activeDisputes' | 'resolvedDisputes' | 'estimatedScoreIncrease'
>

interface Lists {
  readonly reports: readonly Pick<ReportHead, 'source'>[]
  readonly items: readonly Pick<Item, 'status' | 'isDisputed' | 'isPractice'>[]
  readonly disputes: readonly Pick<DisputeHead, 'status' | 'estimatedImpact' | 'isPractice'>[]
}

/** The tiles counted from the lists, by the same rules as the dashboard call, for members without a subscription. */
export function countFigures(lists: Lists): Figures {
  const isPractice = lists.reports.every(({ source }) => source === 'practice')
  const reportCount = lists.reports.filter(({ source }) => (source === 'practice') === isPractice).length
  const items = lists.items.filter((item) => item.isPractice === isPractice)
  const disputes = lists.disputes.filter((dispute) => dispute.isPractice === isPractice)
  const active = disputes.filter(({ status }) => status === 'in_progress' || status === 'pending')
  return {
    reportsUploaded: reportCount,
    totalNegativeItems: items.filter(({ status }) => status === 'open').length,
    itemsDisputed: items.filter(({ isDisputed }) => isDisputed).length,
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
export function useFigures(userId: string): FiguresRead {
  const subscription = useQuery({ ...read(readSubscription, {}), retry: false })
  const isPaid = subscription.data?.hasActiveSubscription === true
  const dashboard = useQuery({ ...read(readDashboard, { params: { userId } }), enabled: isPaid })
  const isCounted = subscription.isError || subscription.data?.hasActiveSubscription === false
  const reports = useQuery(reportHeads())
  const disputes = useQuery({ ...read(headsOf(listDisputes), { query: { view: 'heads' } }), enabled: isCounted })
  const items = useItems({ enabled: isCounted })
  const failed = [reports, subscription, dashboard, disputes].filter(({ isError }) => isError)
  const retry = (): void => {
    void Promise.all(failed.map((query) => query.refetch()))
    if (items.error !== null) items.retry()
  }
  if (dashboard.data !== undefined) return { figures: dashboard.data, error: null, retry }
  const error = dashboard.error ?? reports.error ?? disputes.error ?? items.error
  if (reports.data === undefined || disputes.data === undefined || items.isPending || error !== null)
    return { figures: null, error, retry }
  const figures = countFigures({ reports: readyReports(reports.data), items: items.items, disputes: disputes.data })
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
            words: `${ready} negative ${ready === 1 ? 'item has' : 'items have'} no dispute yet. Dispute only what’s wrong.`,
          },
        ]
      : []),
    ...(itemsDisputed > 0 && activeDisputes === 0
      ? [{ title: 'All Letters Sent, monitor for responses over the next 30 days', words: 'Record each answer on its dispute.' }]
      : []),
  ]
}
