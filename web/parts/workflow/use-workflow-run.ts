import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { followWorkflow, readCreditFix, readWorkflow, type workflowRun } from '#contract/ai-workflow.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { listen } from '#web/platform/listen.ts'
import { logError } from '#web/platform/log.ts'
import { read, refresh } from '#web/platform/query-client.ts'

export type Run = z.output<typeof workflowRun>

interface Wish {
  /** The call that starts it and answers its end. */
  readonly start: () => Promise<Run>
  /** A run that was seen going on has ended, well or badly. */
  readonly onEnd: (run: Run) => void
  /** The run could not be started, or no one knows how it goes. */
  readonly onError: (error: Error) => void
}

const LATEST = read(readWorkflow, {})

/** The one run of this member, for every screen that shows it: going on here or elsewhere, or the latest that has ended. */
export function useWorkflowRun({ start, onEnd, onError }: Wish) {
  const client = useQueryClient()
  const latest = useQuery({ ...LATEST, staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: true })
  const started = useMutation({
    // The argument names the run before this one.
    mutationFn: (_before: string | null) => start(),
    retry: false,
    networkMode: 'always',
    onSuccess: (run) => void client.setQueryData(LATEST.queryKey, run),
    onError: async (error) => {
      logError('The workflow could not be started', error)
      onError(error)
      await latest.refetch()
    },
  })

  const known = latest.data ?? null
  const isGoingOn = known?.status === 'running' && !known.isInterrupted
  const isRunning = started.isPending || isGoingOn
  useEffect(() => {
    if (!isRunning) return undefined
    return listen(followWorkflow, {}, (run) => void client.setQueryData(LATEST.queryKey, run))
  }, [isRunning, client])

  const ended = useEnd(known, { isRunning, startedId: started.data?.runId ?? null })
  const tell = useRef(onEnd)
  useEffect(() => {
    tell.current = onEnd
  }, [onEnd])
  useEffect(() => {
    if (ended === null) return
    tell.current(ended)
    void refreshCases(client)
    void refresh(client, readCreditFix)
  }, [ended, client])

  // The run before this one is not this one.
  const isBefore = started.isPending && known !== null && known.runId === started.variables && known.status !== 'running'
  return {
    run: isBefore ? null : known,
    latest,
    isRunning,
    /** The run that has ended while this screen was open. */
    ended: isRunning ? null : ended,
    error: started.error,
    begin: () => {
      if (!isRunning) started.mutate(known?.runId ?? null)
    },
  }
}

/** The run that has ended before the reader's eyes, told once; null until there is one. */
function useEnd(
  run: Run | null,
  { isRunning, startedId }: { readonly isRunning: boolean; readonly startedId: string | null },
): Run | null {
  const [seen, setSeen] = useState<string | null>(null)
  const [ended, setEnded] = useState<Run | null>(null)
  if (run !== null && run.status === 'running' && seen !== run.runId) setSeen(run.runId)
  const isSeen = run !== null && (run.runId === seen || run.runId === startedId)
  if (isSeen && !isRunning && run.status !== 'running' && ended?.runId !== run.runId) setEnded(run)
  return ended
}
