import type { AnswerOf } from '#contract/endpoint.ts'
import type { readStrategy as endpoint } from '#contract/strategy.ts'
import { entryKey } from '#engine/analysis/credit-file.ts'
import type { Entry } from '#engine/analysis/entry.ts'
import { FHA_DISPUTED, LENDER_RULES } from '#engine/law/lender-rules.ts'
import { planDisputes } from '#engine/strategy/plan-disputes.ts'
import { withPapers } from '#engine/strategy/evidence-meter.ts'
import type { MortgageMode, PlannedDispute } from '#engine/strategy/planned-dispute.ts'
import { toDollars } from '#engine/values/money.ts'
import type { PaperKind } from '#engine/words/paper-kind.ts'
import { entryAnswer, fileForAdvice, idsOf } from '#server/features/analysis/analysis.ts'
import { allItems } from '#server/features/negative-items/negative-items.ts'
import { papersOf } from '#server/features/papers/papers.ts'
import type { Context } from '#server/context.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The order of the file at hand, with what each entry can be disputed by. Nothing is kept. */
export const readStrategy: Operation<typeof endpoint> = (context, { user }) =>
  context.threads.fewAtOnce(() => strategyOf(context, user))

async function strategyOf(context: Context, user: SignedIn): Promise<AnswerOf<typeof endpoint>> {
  const [{ file, isPractice }, items, papers] = await Promise.all([
    fileForAdvice(context, user),
    allItems(context, user),
    papersOf(context, user),
  ])
  const kinds = papers.map(({ kind }) => kind)
  const { disputes, leave, mortgage } = planDisputes(file)
  const handles = new Map(items.map((item) => [entryKey(item), item]))
  const disputed = new Map(file.disputes.flatMap((one) => (one.status === 'withdrawn' ? [] : [[entryKey(one), one.disputeId]])))
  const asEntry = entryAnswer(idsOf(file.earlier))
  const named = <One extends { readonly entry: Entry }>(one: One) => ({
    ...one,
    negativeItemId: handles.get(entryKey(one.entry))?.id ?? null,
    disputeId: disputed.get(entryKey(one.entry)) ?? null,
    entry: asEntry(one.entry),
  })
  return {
    disputes: disputes.map((dispute) => ({ ...named(dispute), ...listsOf(dispute, kinds) })),
    leave: leave.map(named),
    mortgage: mortgage === null ? null : { ...modeAnswer(mortgage), remarks: mortgage.remarks.map(named).map(remarkAnswer) },
    reportCount: file.reports.length,
    isPractice,
  }
}

const remarkAnswer = <One extends { readonly balance: number | null }>(remark: One) => ({
  ...remark,
  balance: remark.balance === null ? null : toDollars(remark.balance),
})

const modeAnswer = ({ closesOn, held, counted }: MortgageMode) => ({
  closesOn,
  held,
  counted: { ...counted, total: toDollars(counted.total), limit: toDollars(FHA_DISPUTED.total) },
  rules: Object.values(LENDER_RULES).map((rule) => ({ ...rule })),
})

/** The answer's own lists. */
function listsOf({ target, meter: weighed, clock, ifRefused, preview }: PlannedDispute, kinds: readonly PaperKind[]) {
  const meter = withPapers(weighed, kinds)
  return {
    target: { ...target, citations: [...target.citations] },
    meter: {
      ...meter,
      there: [...meter.there],
      kept: [...meter.kept],
      missing: [...meter.missing],
      lawfulIf: [...meter.lawfulIf],
    },
    clock: { ...clock, citations: [...clock.citations] },
    ifRefused: ifRefused.map((right) => ({ ...right, citations: [...right.citations] })),
    preview: preview === null ? null : { ...preview, codes: [...preview.codes], add: [...preview.add] },
  }
}
