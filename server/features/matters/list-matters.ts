import type { AnswerOf } from '#contract/endpoint.ts'
import type { listMatters as endpoint } from '#contract/matters.ts'
import { entryKey } from '#engine/analysis/credit-file.ts'
import type { Matter, MatterEntry } from '#engine/matters/matter.ts'
import { isError, stateOfEntry } from '#engine/matters/state.ts'
import { toDollars } from '#engine/values/money.ts'
import type { Context } from '#server/context.ts'
import type { PaperDate } from '#server/features/answers/answers.ts'
import { titleOfRule } from '#server/features/findings/findings.ts'
import { letterMarks } from '#server/features/letters/letters.ts'
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
  const written = Map.groupBy(letters, ({ disputeId }) => disputeId)
  const wanted = state === undefined ? matters : matters.filter((matter) => matter.state === state)
  return {
    matters: wanted.map(({ entries, questions, apart, days: _days, ...matter }) => ({
      ...matter,
      ...(apart !== null && { disputeId: apart.disputeId }),
      entries: entries.map((entry) => ({
        ...entryAnswer(entry),
        negativeItemId: itemIds.get(entryKey(entry)) ?? null,
        letterIds: (written.get(entry.dispute?.disputeId ?? null) ?? []).map(({ id }) => id),
      })),
      questions: questions.map(({ question, subjectKind, reportId, entryId, label, text, sheet }) => ({
        question,
        subjectKind,
        reportId,
        entryId,
        label,
        text,
        sheet,
      })),
    })),
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

function entryAnswer(entry: MatterEntry) {
  const { reportId, bureau, subjectId, subjectKind, creditorName, accountNumber, balance, isEarlier, isNegative } = entry
  return {
    reportId,
    bureau,
    subjectId,
    subjectKind,
    creditorName,
    accountNumber,
    balance: balance === null ? null : toDollars(balance),
    page: entry.findings[0]?.evidence[0]?.page ?? null,
    isEarlier,
    isNegative,
    isError: isError(entry),
    state: stateOfEntry(entry),
    findings: entry.findings.map(({ id, rule, grade, isQuestion = false, message }) => ({
      id,
      rule,
      title: titleOfRule(rule),
      grade,
      isQuestion,
      message,
    })),
    disputeId: entry.dispute?.disputeId ?? null,
  }
}
