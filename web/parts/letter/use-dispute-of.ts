import { useQuery } from '@tanstack/react-query'
import { listDisputes, readDispute } from '#contract/disputes.ts'
import { headsOf } from '#contract/endpoint.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { Case } from '#web/parts/case.ts'
import { read } from '#web/platform/query-client.ts'

type About = { readonly negativeItemId: string } | { readonly disputeId: string } | { readonly reportId: string }

/** The dispute that a letter belongs to; null until it is known, and where there is none. */
export function useDisputeOf(about: About): Case | null {
  const items = 'negativeItemId' in about ? about.negativeItemId : ''
  const { data: heads = [] } = useQuery({
    ...read(headsOf(listDisputes), { query: { view: 'heads', items } }),
    enabled: items !== '',
  })
  const id = 'disputeId' in about ? about.disputeId : (heads.find(({ status }) => status !== 'withdrawn')?.id ?? '')
  return useQuery({ ...read(readDispute, { params: { id } }), enabled: id !== '' }).data ?? null
}

/** Whether the bureau has it already and has not answered it. */
export const isWithBureau = (
  dispute: Pick<Case, 'disputeTargets' | 'isRequest' | 'tracker'> | null,
  target: DisputeTarget,
): boolean =>
  dispute !== null &&
  target !== 'creditor' &&
  dispute.disputeTargets.includes(target) &&
  !dispute.isRequest &&
  (dispute.tracker.status === 'submitted' || dispute.tracker.status === 'under_review')
