import { and, eq, gte, sql } from 'drizzle-orm'
import {
  type Draft,
  type ProposalRequest,
  type Proposals,
  type Spent,
  tokensOf,
  type WordsRequest,
} from '#adapters/model/port.ts'
import type { Context } from '#server/context.ts'
import { modelCalls } from '#server/database/tables/model-use.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { transact } from '#server/platform/transact.ts'

type Purpose = (typeof modelCalls.$inferInsert)['purpose']

/** The member has used up the tokens of the day; nothing was asked. */
interface OverLimit {
  readonly kind: 'over_limit'
}

/** Asks the model for words, within what the member may cost a day. */
export function askForWords(
  context: Context,
  user: SignedIn,
  { purpose, ...request }: WordsRequest & { readonly purpose: 'letter' | 'assistant' },
): Promise<Draft | OverLimit> {
  const most = mostOf(request.instructions.length + request.material.length, request.longest)
  return withinLimit(context, user, { purpose, most, ask: () => context.model.draft(request) })
}

/** Characters of an answer that proposes fields: what the adapter lets it cost. */
const LONGEST_PROPOSALS = 48_000

/** Asks the model for the fields of pages, within the same limit. */
export function askForFields(context: Context, user: SignedIn, request: ProposalRequest): Promise<Proposals | OverLimit> {
  const asked = request.instructions.length + request.pages.reduce((sum, { lines }) => sum + lines.join('\n').length, 0)
  const most = mostOf(asked, LONGEST_PROPOSALS)
  return withinLimit(context, user, { purpose: 'proposal', most, ask: () => context.model.propose(request) })
}

const mostOf = (asked: number, answered: number): Spent => ({
  inputTokens: tokensOf(asked),
  outputTokens: tokensOf(answered),
})

type Told = Draft | Proposals

interface Asking<Answer extends Told> {
  readonly purpose: Purpose
  /** What the call may cost: set aside before it, replaced by what it cost. What never comes back has cost all of it. */
  readonly most: Spent
  ask(): Promise<Answer>
}

async function withinLimit<Answer extends Told>(
  context: Context,
  user: SignedIn,
  { purpose, most, ask }: Asking<Answer>,
): Promise<Answer | OverLimit> {
  if (!context.model.isConnected) return ask()
  const id = await setAside(context, user, { purpose, most })
  if (id === null) return { kind: 'over_limit' }
  const answer = await ask()
  if (answer.kind !== 'none') await settle(context, user, { id, spent: answer.spent, outcome: outcomeOf(answer) })
  return answer
}

const outcomeOf = (answer: Exclude<Told, { kind: 'none' }>): string => (answer.kind === 'failed' ? answer.trouble : 'answered')

/** Null where the day’s tokens do not suffice. Two calls at once count each other. */
function setAside(
  context: Context,
  user: SignedIn,
  { purpose, most }: { purpose: Purpose; most: Spent },
): Promise<string | null> {
  const now = context.now()
  return transact(context, user, async (tx) => {
    await oneAtATime(tx, `model ${user.id}`)
    const since = and(eq(modelCalls.userId, user.id), gte(modelCalls.at, `${now.slice(0, 10)}T00:00:00.000Z`))
    const total = sql<number>`coalesce(sum(${modelCalls.inputTokens} + ${modelCalls.outputTokens}), 0)::int`
    const [used] = await tx.select({ tokens: total }).from(modelCalls).where(since)
    const after = (used?.tokens ?? 0) + most.inputTokens + most.outputTokens
    if (after > context.settings.MODEL_DAILY_TOKENS) return { answer: null, audit: [] }
    const [row] = await tx
      .insert(modelCalls)
      .values({ userId: user.id, purpose, ...most, at: now })
      .returning({ id: modelCalls.id })
    if (row === undefined) throw new Error('a call that was set aside has a row')
    return {
      answer: row.id,
      audit: [{ action: 'model.asked', subjectKind: 'model_call', subjectId: row.id, detail: { purpose } }],
    }
  })
}

function settle(
  context: Context,
  user: SignedIn,
  { id, spent, outcome }: { id: string; spent: Spent; outcome: string },
): Promise<void> {
  return transact(context, user, async (tx) => {
    await tx
      .update(modelCalls)
      .set(spent)
      .where(and(eq(modelCalls.userId, user.id), eq(modelCalls.id, id)))
    const detail = { ...spent, outcome }
    return { answer: undefined, audit: [{ action: 'model.answered', subjectKind: 'model_call', subjectId: id, detail }] }
  })
}
