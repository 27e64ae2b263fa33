import type { MatterKind, MatterState } from '#engine/matters/matter.ts'
import type { Matter, MatterEntry } from '#web/parts/use-matters.ts'
import { writeDollars } from '#web/parts/written.ts'
import type { Tone } from '#web/ui/tag.tsx'

export const KIND_WORDS: Readonly<Record<MatterKind, string>> = {
  debt: 'Account',
  inquiry: 'Inquiry',
  record: 'Public record',
  detail: 'Personal detail',
  notice: 'Notice',
  theft: 'Step against identity theft',
}

/** Where a matter is. */
export const STATE_WORDS: Readonly<Record<MatterState, { readonly label: string; readonly tone: Tone }>> = {
  to_do: { label: 'To do', tone: 'warn' },
  error: { label: 'Error', tone: 'bad' },
  unsent: { label: 'Not sent yet', tone: 'info' },
  refused: { label: 'Not fixed yet', tone: 'warn' },
  question: { label: 'Needs your answer', tone: 'warn' },
  ask: { label: 'Worth asking', tone: 'neutral' },
  waiting: { label: 'Waiting for an answer', tone: 'info' },
  settled: { label: 'Settled', tone: 'good' },
  clear: { label: 'No error found', tone: 'neutral' },
}

/** What is wrong, in a few words: the strongest of what was found, or else what to do next. */
export function problemOf({ entries, state, questions, nextStep }: Matter): string {
  if (nextStep?.kind === 'answer') return nextStep.why
  if (state === 'question') return questions[0]?.text ?? nextStep?.why ?? ''
  const speaking = entries.filter((entry) => entry.state === state)
  return strongest([...speaking, ...entries]) ?? nextStep?.why ?? ''
}

/** What is wrong with one bureau’s entry, in a few words; null where nothing was found. */
export const problemOfEntry = (entry: MatterEntry): string | null => strongest([entry])

function strongest(entries: readonly MatterEntry[]): string | null {
  const found = entries.flatMap(({ findings }) => findings)
  return (found.find(({ isQuestion }) => !isQuestion) ?? found[0])?.title ?? null
}

/** The most that a bureau says is owed; null where none says an amount. */
export function amountOf({ entries }: Pick<Matter, 'entries'>): string | null {
  const balances = entries.flatMap(({ balance }) => balance ?? [])
  return balances.length === 0 ? null : writeDollars(Math.max(...balances))
}
