import { markKey, marksOf, rungOf, writeMark } from '#engine/audit/history.ts'
import { isNegativeMark } from '#engine/audit/negative-items.ts'
import { changeOf, printed } from '#engine/comparison/change.ts'
import type { Change, Effect } from '#engine/comparison/difference.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'
import { writeDay, type Month } from '#engine/values/day.ts'
import { counted } from '#engine/values/counted.ts'

type Marks = ReadonlyMap<Month, HistoryMonth>

/**
 * What changed in the payment grid: months that are told otherwise than before, oldest first, then the months that are new.
 * A month that the newer grid no longer reaches back to is no change.
 */
export function historyChanges({ older, newer }: { readonly older: Account; readonly newer: Account }): readonly Change[] {
  const [was, is] = [marksByMonth(older), marksByMonth(newer)]
  return [...rewritten(older, newer, { was, is }), ...added(older, newer, was)]
}

/** Every month that is printed, those without data too. */
const marksByMonth = ({ paymentHistory }: Account): Marks => new Map(paymentHistory.map((mark) => [mark.month, mark]))

const NAME = 'Payment history'

function rewritten(older: Account, newer: Account, { was, is }: { was: Marks; is: Marks }): readonly Change[] {
  return [...is.values()].toReversed().flatMap((mark) => {
    const before = was.get(mark.month)
    if (before === undefined || before.code === mark.code) return []
    const both = {
      before: printed(writeMark(before), [markKey(before)], older),
      after: printed(writeMark(mark), [markKey(mark)], newer),
    }
    return [changeOf(NAME, both, rewrittenEffect(before, mark))]
  })
}

function rewrittenEffect(before: HistoryMonth, after: HistoryMonth): Effect | null {
  if (isNegativeMark(before) !== isNegativeMark(after)) return isNegativeMark(after) ? 'bad' : 'good'
  const [was, is] = [rungOf(before.code), rungOf(after.code)]
  return was === null || is === null ? null : is > was ? 'bad' : 'good'
}

/** Each bad month by itself, the good ones together. */
function added(older: Account, newer: Account, was: Marks): readonly Change[] {
  const newest = older.paymentHistory[0]?.month
  if (newest === undefined) return []
  const fresh = marksOf(newer).filter(({ month }) => month > newest && !was.has(month))
  const good = fresh.filter(({ code }) => code === 'ok')
  return [
    ...fresh
      .filter(isNegativeMark)
      .map((mark) => changeOf(NAME, { before: null, after: printed(writeMark(mark), [markKey(mark)], newer) }, 'bad')),
    ...(good.length === 0
      ? []
      : [changeOf(NAME, { before: null, after: printed(goodWords(good), good.map(markKey), newer) }, 'good')]),
  ]
}

function goodWords(good: readonly HistoryMonth[]): string {
  const [first, last] = [good[0]?.month ?? '', good.at(-1)?.month ?? '']
  const span = first === last ? writeDay(first) : `${writeDay(first)} to ${writeDay(last)}`
  return `${counted(good.length, 'month')} paid as agreed (${span})`
}
