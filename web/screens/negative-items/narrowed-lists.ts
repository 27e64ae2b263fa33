import { rowASheet } from '#engine/matters/row-a-sheet.ts'
import { isOnReports, type Item, ITEM_TYPE_WORDS } from '#web/parts/item-words.ts'
import type { Matter, Worklist } from '#web/parts/use-matters.ts'
import { fitsFilter, hasWords, type MatterFilter, NO_FILTER } from '#web/parts/worklist/fits-filter.ts'
import { counted } from '#web/parts/written.ts'

interface Counted {
  readonly matters: readonly Matter[]
  readonly isPractice: boolean
}

/** What the screen lists under a filter. */
export interface NarrowedLists {
  /** What is open or settled: errors, questions, disputes. */
  readonly matters: readonly Matter[]
  /** The negative items that the worklist counts. */
  readonly onReports: readonly Item[]
  /** Those that are gone from the reports. */
  readonly gone: readonly Item[]
  /** Practice next to a real file. */
  readonly practice: readonly Item[]
  /** How many rows they come to. */
  readonly count: number
}

/** The lists of /negative-items; a kind and a state of an item are those of its matter. */
export function narrowedLists({ matters, isPractice }: Counted, items: readonly Item[], filter: MatterFilter): NarrowedLists {
  const byItem = matterOfItem(matters)
  const shown = items.filter((item) => fits(item, filter, byItem.get(item.id)))
  const open = rowASheet(
    matters.filter((matter) => matter.kind !== 'theft' && matter.state !== 'clear' && fitsFilter(matter, filter)),
  )
  const onReports = shown.filter((item) => isOnReports(item, { isPractice }))
  const gone = shown.filter(({ status }) => status !== 'open')
  const practice = shown.filter((item) => item.status === 'open' && item.isPractice !== isPractice)
  return { matters: open, onReports, gone, practice, count: open.length + shown.length }
}

/** Of each negative item its matter, for lists of hundreds. */
const matterOfItem = (matters: readonly Matter[]): ReadonlyMap<string, Matter> =>
  new Map(
    matters.flatMap((matter) =>
      matter.entries.flatMap(({ negativeItemId }) => (negativeItemId === null ? [] : [[negativeItemId, matter] as const])),
    ),
  )

function fits(item: Item, { words, bureau, kind, state }: MatterFilter, matter: Matter | undefined): boolean {
  if (bureau !== 'all' && item.bureau !== bureau) return false
  if (matter === undefined ? kind !== 'all' || state !== 'all' : !fitsFilter(matter, { ...NO_FILTER, kind, state })) return false
  return hasWords(
    words,
    [item.creditorName, item.description, item.accountNumber ?? '', ITEM_TYPE_WORDS[item.itemType]].join(' '),
  )
}

/** The numbers of the worklist; of a narrowed list, how much of it is shown. */
export function tallyOf(
  counts: Worklist['counts'] | undefined,
  { shown, of }: { readonly shown: number; readonly of: number },
): string {
  if (counts === undefined) return 'Loading your items'
  if (shown < of) return `Showing ${shown} of ${of}`
  const { errors, asks, questions, negativeItems } = counts
  const told = [
    counted(errors, 'error'),
    ...(asks > 0 ? [`${counted(asks, 'item')} to ask about`] : []),
    counted(questions, 'question'),
    counted(negativeItems, 'negative item'),
  ]
  return told.join(' · ')
}
