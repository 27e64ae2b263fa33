import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followReadings, listReports } from '#contract/reports.ts'
import type { Report } from '#web/parts/stored-report.ts'
import { refreshReports } from '#web/parts/refresh-reports.ts'
import { listen } from '#web/platform/listen.ts'
import { keyOf, read, refresh } from '#web/platform/query-client.ts'

/** Should an event be missed, the list is asked again. */
const ASK_AGAIN_MS = 15_000

/** Who listens at this moment, so that several parts of a screen share one stream. */
let listeners = 0
let leave: (() => void) | null = null

function follow(client: QueryClient): () => void {
  listeners += 1
  leave ??= start(client)
  return () => {
    listeners -= 1
    if (listeners > 0) return
    leave?.()
    leave = null
  }
}

function start(client: QueryClient): () => void {
  const stop = listen(followReadings, {}, ({ id, status, page, pages }) => {
    const known = client.getQueryData<Report[]>(keyOf(listReports))?.find((report) => report.id === id)
    if (status !== 'processing') return known?.status === status ? undefined : void refreshReports(client)
    client.setQueryData<Report[]>(keyOf(listReports), (reports) =>
      reports?.map((report) => (report.id === id ? { ...report, progress: { page, pages } } : report)),
    )
  })
  const timer = setInterval(() => void refresh(client, listReports), ASK_AGAIN_MS)
  return () => {
    clearInterval(timer)
    stop()
  }
}

/** The stored reports; while pictures are being read, with how far that is. */
export function useReports() {
  const client = useQueryClient()
  const reports = useQuery(read(listReports, {}))
  const isReading = reports.data?.some(({ status }) => status === 'processing') ?? false
  useEffect(() => (isReading ? follow(client) : undefined), [isReading, client])
  return reports
}
