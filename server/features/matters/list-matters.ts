import type { AnswerOf } from '#contract/endpoint.ts'
import type { listMatters as endpoint } from '#contract/matters.ts'
import { entryKey } from '#engine/analysis/credit-file.ts'
import type { Matter } from '#engine/matters/matter.ts'
import type { Context } from '#server/context.ts'
import type { PaperDate } from '#server/features/answers/answers.ts'
import { letterMarks } from '#server/features/letters/letters.ts'
import { matterAnswer } from '#server/features/matters/matter-answer.ts'
import { worklistOf } from '#server/features/matters/matters.ts'
import { ownDays } from '#server/features/matters/own-days.ts'
import { allItems } from '#server/features/negative-items/negative-items.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

export const listMatters: Operation<typeof endpoint> = (context, { user, query }) =>
  context.threads.fewAtOnce(() => answerFor(context, user, query.state))

async function answerFor(
  context: Context,
  user: SignedIn,
  state: Matter['state'] | undefined,
): Promise<AnswerOf<typeof endpoint>> {
  const [{ matters, counts, file, isPractice }, items, letters, deadlines] = await Promise.all([
    worklistOf(context, user),
    allItems(context, user),
    letterMarks(context, user),
    ownDays(context, user),
  ])
  const itemIds = new Map(items.map((item) => [entryKey(item), item.id]))
  const kept = { itemIds, written: Map.groupBy(letters, ({ disputeId }) => disputeId) }
  const wanted = state === undefined ? matters : matters.filter((matter) => matter.state === state)
  return {
    matters: wanted.map((matter) => matterAnswer(matter, kept)),
    counts,
    reportCount: file.reports.length,
    isPractice,
    hasTheftSteps: matters.some(({ kind }) => kind === 'theft'),
    deadlines: deadlines.map(deadlineAnswer),
  }
}

const deadlineAnswer = ({ replyId, stepId, kind, name, title, text, due, why }: PaperDate) => ({
  replyId,
  stepId,
  kind,
  name,
  title,
  text,
  due,
  why,
})
