import type { z } from 'zod'
import type { matter as shape } from '#contract/matters.ts'
import { entryKey } from '#engine/analysis/credit-file.ts'
import type { Matter, MatterEntry } from '#engine/matters/matter.ts'
import { isError, stateOfEntry } from '#engine/matters/state.ts'
import { toDollars } from '#engine/values/money.ts'
import { titleOfRule } from '#server/features/findings/findings.ts'

/** What is kept of the entries of matters. */
interface Kept {
  /** The negative item of an entry, by the entry's key. */
  readonly itemIds: ReadonlyMap<string, string>
  /** The letters of a dispute, newest first. */
  readonly written: ReadonlyMap<string | null, readonly { readonly id: string }[]>
}

/** A matter as the call tells it. */
export function matterAnswer(whole: Matter, { itemIds, written }: Kept): z.input<typeof shape> {
  const { entries, questions, apart, days: _days, ...matter } = whole
  return {
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
  }
}

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
