import { compactDayOrMonth } from '#engine/reading/values/compact-values.ts'
import { type DataFacts, inTable } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, partOf, partsOf } from '#engine/reading/listing/data-tree.ts'
import { byWords, codeNode, codeOf, wordsOf } from '#engine/reading/layouts/equifax-consumer/codes.ts'
import { MONTHS, RATE_WORDS } from '#engine/reading/layouts/equifax-consumer/words.ts'
import { isUnknownSign, MOST_MONTHS, patternSigns } from '#engine/reading/values/pattern-signs.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'
import { addMonths, monthOf } from '#engine/values/day.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

const PARTS = ['paymentHistory1to24', 'paymentHistory25to36', 'paymentHistory37to48']
const OLD_NAME = '24MonthPaymentHistory'
/** Between the years stands a stroke that is no month. */
const SEPARATOR = '/'

type Kind = Pick<Account, 'accountType' | 'paymentStatus'>

/** `9` says charged off or collected: the words beside it say which, else the account does, else nothing does. */
function codeOfMonth(code: string, words: string | null, kind: Kind): HistoryCode | null {
  const known = inTable(MONTHS, code)
  const said = RATE_WORDS.find(([pattern]) => words !== null && pattern.test(words))?.[2] ?? null
  // Of a home it is a foreclosure or nothing that could be told.
  if (code === '8') return said ?? (kind.accountType === 'mortgage' ? null : known)
  if (code !== '9') return known ?? said
  if (said === 'charge_off' || said === 'collection') return said
  if (kind.accountType === 'collection') return 'collection'
  return kind.paymentStatus === 'charge_off' ? 'charge_off' : null
}

interface Cell {
  readonly node: DataNode | null
  readonly code: string
  readonly words: string | null
}

/** The months of one part: a list of codes with their words, or one text with a character a month. */
function cellsOf(trade: DataNode, part: string): Cell[] {
  const nodes = partsOf(trade, part)
  const [only] = nodes
  const isText = nodes.length === 1 && only !== undefined && only.children.length === 0 && (only.text ?? '').length > 1
  const cells = isText
    ? [...patternSigns(only.text)].map((code) => ({ node: only, code, words: null }))
    : nodes.slice(0, MOST_MONTHS).map((node) => ({ node: codeNode(node), code: codeOf(node), words: wordsOf(node) }))
  return cells.filter(({ code }) => code !== SEPARATOR)
}

/**
 * Newest first, beginning with the month before the one that is reported: the reported month has the account's rate. Blanks
 * are months before the account and hold their place.
 */
export function readMonths(trade: DataNode, facts: DataFacts, kind: Kind): HistoryMonth[] {
  const reported = compactDayOrMonth(partOf(trade, 'dateReported')?.text ?? '')
  if (reported === null || reported.length < 7) return []
  const recent = cellsOf(trade, 'paymentHistory1to24')
  const first = recent.length > 0 ? recent : cellsOf(trade, OLD_NAME)
  // A later part begins where the one before it is full, whatever of it is written.
  const starts = [0, 24, 36]
  return PARTS.flatMap((part, at) =>
    (at === 0 ? first : cellsOf(trade, part)).flatMap(({ node, code, words }, index) => {
      const meaning = codeOfMonth(code, words, kind)
      const month = addMonths(monthOf(reported), -(starts[at] ?? 0) - index - 1)
      if (meaning === null) {
        if (isUnknownSign(code)) facts.askMonth(node, month)
        return []
      }
      facts.note(node, [`paymentHistory.${month}`])
      return [{ month, code: meaning }]
    }),
  )
}

/** What the words beside a rate say of how the account is paid. */
export const paymentByWords = (words: string | null): Account['paymentStatus'] =>
  byWords(
    RATE_WORDS.map(([pattern, payment]) => [pattern, payment] as const),
    words,
  )
