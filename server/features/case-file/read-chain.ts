import type { z } from 'zod'
import type { readChain as endpoint } from '#contract/case-file.ts'
import type { chain as chainShape } from '#contract/timeline.ts'
import { checkChain } from '#engine/case-file/event-chain.ts'
import type { Context } from '#server/context.ts'
import { eventsOf, ownedDispute, sha256, type DisputeRow } from '#server/features/disputes/disputes.ts'
import type { Owned } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The timeline to be taken along: `tools/verify-packet.mjs` checks it wherever it lies. */
export const readChain: Operation<typeof endpoint> = async (context, { user, params }) =>
  chainOf(context, await ownedDispute(context, user, params.id))

/** The same as it is in a packet. */
export async function chainOf(context: Context, dispute: Owned<DisputeRow>): Promise<z.input<typeof chainShape>> {
  const events = await eventsOf(context, dispute)
  return {
    format: 'errata-chain/1',
    disputeId: dispute.id,
    isPractice: dispute.isPractice,
    exportedAt: context.now(),
    state: checkChain(dispute.id, events, sha256),
    events: events.map(({ facts, ...event }) => ({ ...event, facts: facts && { ...facts } })),
  }
}
