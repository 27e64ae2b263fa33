import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followReadings } from '#contract/readings.ts'
import { readReport } from '#contract/reports.ts'
import { refreshReports } from '#web/parts/refresh-reports.ts'
import { type ReportHead, reportHeads } from '#web/parts/stored-report.ts'
import { call, isCallError } from '#web/platform/api.ts'
import { listen } from '#web/platform/listen.ts'

/** Should an event be missed, what is being read is asked for again. */
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
    tell(client, { id, status, progress: { page, pages } })
  })
  const timer = setInterval(() => void askAgain(client), ASK_AGAIN_MS)
  return () => {
    clearInterval(timer)
    stop()
  }
}

type Standing = Pick<ReportHead, 'id' | 'status' | 'progress'>

const known = (client: QueryClient): readonly ReportHead[] => client.getQueryData(reportHeads().queryKey) ?? []

/** How far a reading is goes into the list that is there; once it has ended, everything that is made of reports is asked for. */
function tell(client: QueryClient, { id, status, progress }: Standing): void {
  if (status !== 'processing') {
    if (known(client).find((report) => report.id === id)?.status !== status) void refreshReports(client)
    return
  }
  client.setQueryData(reportHeads().queryKey, (reports) =>
    reports?.map((report) => (report.id === id ? { ...report, progress } : report)),
  )
}

/** Asks for what is being read alone: a reading has nothing in it yet, however many reports there are. */
async function askAgain(client: QueryClient): Promise<void> {
  const reading = known(client).filter(({ status }) => status === 'processing')
  for (const { id } of reading) {
    try {
      tell(client, await call(readReport, { params: { id } }))
    } catch (error) {
      // It was cancelled elsewhere. Without an answer, the next time is soon.
      if (isCallError(error)) void refreshReports(client)
    }
  }
}

/** The stored reports, as heads; while pictures are being read, with how far that is. */
export function useReports() {
  const client = useQueryClient()
  const reports = useQuery(reportHeads())
  const isReading = reports.data?.some(({ status }) => status === 'processing') ?? false
  useEffect(() => (isReading ? follow(client) : undefined), [isReading, client])
  return reports
}
