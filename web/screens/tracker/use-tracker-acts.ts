import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { type followUp, prepareFollowUp, prepareFollowUps, readAllDocuments, readDocuments } from '#contract/case-file.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { download } from '#web/platform/download.ts'
import type { Dispute } from '#web/screens/tracker/tracker-figures.ts'
import { toast } from '#web/ui/toast.ts'

export type FollowUp = z.output<typeof followUp>

export interface TrackerActs {
  /** Of one dispute, or of all. */
  readonly download: (dispute: Dispute | null) => void
  readonly isDownloading: boolean
  /** Prepares what is due on one dispute, or on all. */
  readonly followUp: (dispute: Dispute | null) => void
  readonly isFollowingUp: boolean
  /** What came of it; null before, and once it is closed. */
  readonly followUps: readonly FollowUp[] | null
  readonly closeFollowUps: () => void
}

/** What the tracker can do with disputes. Letters are prepared here, never sent. */
export function useTrackerActs(): TrackerActs {
  const client = useQueryClient()
  const papers = useMutation({
    mutationFn: (dispute: Dispute | null) =>
      dispute === null
        ? download(readAllDocuments, { name: 'dispute-documents.zip' })
        : download(readDocuments, { params: { id: dispute.id }, name: fileName(dispute) }),
    retry: false,
    onMutate: () => void toast({ title: 'Preparing the documents', description: 'The download will start on its own.' }),
    onError: (error) =>
      toast({ title: 'Download Failed', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' }),
  })
  const letters = useMutation({
    mutationFn: async (dispute: Dispute | null): Promise<readonly FollowUp[]> =>
      dispute === null ? call(prepareFollowUps, {}) : [await call(prepareFollowUp, { params: { id: dispute.id } })],
    retry: false,
    onSuccess: () => refreshCases(client),
    onError: (error) =>
      toast({ title: 'Follow-up not prepared', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' }),
  })
  return {
    download: papers.mutate,
    isDownloading: papers.isPending,
    followUp: letters.mutate,
    isFollowingUp: letters.isPending,
    followUps: letters.data ?? null,
    closeFollowUps: letters.reset,
  }
}

const fileName = ({ creditor, isPractice }: Dispute): string =>
  `${isPractice ? 'PRACTICE-' : ''}documents-${creditor.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.zip`
