import { RATING_PHRASES, RATINGS } from '#engine/reading/layouts/transunion-web-print/words.ts'
import type { Line } from '#engine/reading/lines/lines.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** What the rating codes of a report mean; null for a code that its key explains in two ways. */
export type Ratings = ReadonlyMap<string, HistoryCode | null>

const ENTRY = new RegExp(`(?:^| )([A-Z0-9/]{1,4}) [-:=–—]? ?(${RATING_PHRASES.map(([phrase]) => phrase).join('|')})`, 'g')

/** Reads the ratings of the key, the authority for its own report. The remark codes under them are another list. */
export function readRatings(lines: readonly Line[]): Ratings {
  const remarks = lines.findIndex(isRemarksHeading)
  const explained = new Map<string, HistoryCode | null>()
  for (const line of remarks < 0 ? lines : lines.slice(0, remarks)) {
    for (const [, code = '', words = ''] of line.text.matchAll(ENTRY)) {
      const meaning = RATING_PHRASES.find(([phrase]) => new RegExp(`^(?:${phrase})$`).test(words))?.[1] ?? null
      const before = explained.get(code)
      explained.set(code, before === undefined || before === meaning ? meaning : null)
    }
  }
  return new Map([...Object.entries(RATINGS), ...explained])
}

const REMARK = /(?:^| )[A-Z]{3} ([A-Z][a-z].*?)(?= [A-Z]{3} [A-Z][a-z]|$)/g

/** The remarks that the key explains, in small letters without spaces; the commonest alone where its columns are so narrow that they wrap. */
export function remarkPhrases(lines: readonly Line[]): ReadonlySet<string> {
  const own = lines.slice(lines.findIndex(isRemarksHeading) + 1)
  const isWrapped = own.some(({ runs }) => runs.some(({ text }, at) => !CODE.test(text) && !CODE.test(runs[at - 1]?.text ?? '')))
  if (isWrapped) return WHOLE_REMARKS
  return new Set(own.flatMap((line) => [...line.text.matchAll(REMARK)].map(([, words = '']) => squashed(words))))
}

const CODE = /^[A-Z]{3}(?: |$)/
const isRemarksHeading = (line: Line): boolean => /^remarks?(?: codes?)?:?$/i.test(line.text)

/** Spaces and dashes are set in many ways. */
export const squashed = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const WHOLE_REMARKS: ReadonlySet<string> = new Set(
  ['Account information disputed by consumer', 'Closed by consumer', 'Placed for collection', 'Profit and loss write-off'].map(
    squashed,
  ),
)
