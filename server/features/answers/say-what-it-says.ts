import type { z } from 'zod'
import type { usePaper } from '#contract/answers.ts'
import { type FactSaid, factValue, type SaidOfPaper, saidWith } from '#engine/papers/said-of-paper.ts'
import type { Context } from '#server/context.ts'
import { type ReplyRow, sayOfReply } from '#server/features/answers/reply-rows.ts'
import type { Owned } from '#server/platform/caller.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'

type Said = Pick<z.output<typeof usePaper.body>, 'facts' | 'from' | 'datedOn' | 'isMine'>

/** Keeps what the member says about single facts, of the sender and of the day: it goes before what was read. The very row where nothing was said. */
export async function sayWhatItSays(inside: Context, row: Owned<ReplyRow>, said: Said): Promise<Owned<ReplyRow>> {
  const { facts = [], from, datedOn, isMine } = said
  if (facts.length === 0 && from === undefined && datedOn === undefined && isMine === undefined) return row
  const changed = await sayOfReply(inside, row, ({ facts: read = [], said: before = {} }): SaidOfPaper | null => {
    let now: readonly FactSaid[] | null = before.facts ?? []
    for (const [index, one] of facts.entries()) {
      now = saidWith(read, now, { ...one, value: one.value === null ? null : checked(one, one.value, index) })
      if (now === null) return null
    }
    return {
      facts: now,
      ...(from !== undefined && { from }),
      ...(datedOn !== undefined && { datedOn }),
      ...(isMine !== undefined && { isMine }),
    }
  })
  if (changed === null) throw new Refusal('conflict', 'This letter no longer says that. Open it again and check.')
  return changed
}

function checked({ name, was }: FactSaid, value: string, index: number): string {
  // To undo a correction, what was read comes back as it was read.
  const kept = value === was ? value : factValue(name, value)
  if (kept !== null) return kept
  throw invalidField(`facts.${index}.value`, 'Check this value. Days are YYYY-MM-DD, amounts are dollars.')
}
