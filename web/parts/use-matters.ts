import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { listMatters, type matter } from '#contract/matters.ts'
import { read } from '#web/platform/query-client.ts'

export type Worklist = z.output<typeof listMatters.answer>
export type Matter = z.output<typeof matter>
export type MatterEntry = Matter['entries'][number]

/** Next to the one who asked within so many milliseconds, a part of the same screen asks for nothing again. What changed is asked for all the same. */
export const BESIDE_OTHERS_MS = 60_000

/** The worklist as it is now: it changes by what happens on every other screen. */
export const useMatters = (freshMs = 0) => useQuery({ ...read(listMatters, {}), staleTime: freshMs, refetchOnMount: true })

/** How many negative items the worklist counts on one report. */
export const negativeOn = (matters: readonly Matter[], reportId: string): number =>
  matters.flatMap(({ entries }) => entries).filter((entry) => entry.isNegative && entry.reportId === reportId).length

/** The errors in the order of the worklist, those of one report where it is named. */
export const errorsIn = (matters: readonly Matter[], reportId?: string): readonly MatterEntry[] =>
  matters
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.isError && (reportId === undefined || entry.reportId === reportId))
