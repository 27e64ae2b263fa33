import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readReplyOf } from '#contract/answers.ts'
import { READING_MS, refreshAnswers, type Reply } from '#web/parts/answers/answer-calls.ts'
import { refreshReports } from '#web/parts/refresh-reports.ts'
import type { Upload } from '#web/parts/upload/upload-queue.ts'
import { isCallError } from '#web/platform/api.ts'
import { read } from '#web/platform/query-client.ts'

/** The letters that uploads are kept as, by their ids, as they are now; null once one is deleted. */
export type Letters = ReadonlyMap<string, Reply | null>

const GONE = 404

export function useLetters(uploads: readonly Upload[]): Letters {
  const client = useQueryClient()
  const ids = [
    ...new Set(uploads.flatMap(({ state }) => (state.is === 'taken' && state.replyId !== null ? [state.replyId] : []))),
  ]
  const letters = useQueries({
    queries: ids.map((id) => ({
      ...read(readReplyOf, { params: { id } }),
      // What the queue was answered is known already.
      refetchInterval: ({ state }: { state: { data?: Reply | undefined } }) =>
        state.data?.status === 'processing' ? READING_MS : (false as const),
    })),
    combine: (found): Letters =>
      new Map(
        found.flatMap(({ data, error }, index): [string, Reply | null][] => {
          const isGone = isCallError(error) && error.status === GONE
          const letter = isGone ? null : data
          return letter === undefined ? [] : [[ids[index] ?? '', letter]]
        }),
      ),
  })
  const ended = [...letters.values()].filter((letter) => letter !== null && letter.status !== 'processing').length
  const reports = [...letters.values()].filter((letter) => letter !== null && letter.reportIds.length > 0).length
  useEffect(() => {
    if (ended > 0) void refreshAnswers(client)
  }, [ended, client])
  useEffect(() => {
    if (reports > 0) void refreshReports(client)
  }, [reports, client])
  return letters
}
