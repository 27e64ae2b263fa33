import {
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { DRAWN_AT_ONCE, useGrowing } from '#web/platform/use-growing.ts'
import { usePrinting } from '#web/platform/use-printing.ts'
import { MoreRows } from '#web/ui/more-rows.tsx'

/** More rows than this are drawn only where they are in sight. */
const MOST_DRAWN = 60

const WindowedRows = lazyPart(async () => (await import('#web/ui/windowed-rows.tsx')).WindowedRows)

/** What a row of a list puts on its `<li>`: its place among all, also among those that are not drawn. */
export interface RowPlace {
  readonly 'aria-posinset': number
  readonly 'aria-setsize': number
  readonly 'data-index': number
  /** Where only the rows in sight are drawn: how it is measured, and where it stands. */
  readonly ref?: Ref<HTMLLIElement>
  readonly style?: CSSProperties
}

interface LongListProps<Row> {
  readonly label?: string
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** So many are shown at first; without it all are. */
  readonly first?: number
  /** What the list was narrowed by: another narrowing is another list. */
  readonly narrowing?: string | undefined
  /** About so high a row is, until it is measured. */
  readonly rowHeight?: number
  /** The row that is open: it stays, however far away it is. */
  readonly open?: string | null
  readonly children: (row: Row, place: RowPlace) => ReactNode
}

/**
 * Rows of which there may be hundreds: the first ones, then all with one press. Up to a few dozen are drawn while the browser has nothing
 * else to do; of more, those in sight. On paper all are. Arrow keys, Home and End go from one `data-row` to another, also to rows that
 * are not drawn yet.
 */
export function LongList<Row>({
  label,
  rows,
  keyOf,
  first = rows.length,
  narrowing,
  rowHeight,
  open = null,
  children,
}: LongListProps<Row>) {
  const [isWhole, setWhole] = useState(false)
  const isPrinting = usePrinting()
  const shown = isWhole || isPrinting ? rows.length : Math.min(first, rows.length)
  const isWindowed = shown > MOST_DRAWN && !isPrinting
  const drawn = useGrowing(isWindowed ? Math.min(shown, DRAWN_AT_ONCE) : shown, narrowing)
  const list = useRef<HTMLUListElement>(null)
  /** The row that the keyboard goes to as soon as it is drawn. */
  const [goal, setGoal] = useState<number | null>(null)
  const reach = (): void => {
    const row = goal === null ? null : rowAt(list.current, goal)
    if (row === null) return
    row.focus()
    setGoal(null)
  }
  const draw = (at: number, placed?: Pick<RowPlace, 'ref' | 'style'>): ReactNode => {
    const row = rows[at]
    if (row === undefined) return null
    return children(row, { 'aria-posinset': at + 1, 'aria-setsize': rows.length, 'data-index': at, ...placed })
  }
  const keyAt = (at: number): string => {
    const row = rows[at]
    return row === undefined ? `${at}` : keyOf(row)
  }
  const about = {
    'aria-label': label,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => move(event, { last: shown - 1, setGoal }),
  }
  const plain = (
    <ul ref={list} {...about} className="divide-y divide-rule empty:hidden">
      {rows.slice(0, drawn).map((_row, at) => (
        <Fragment key={keyAt(at)}>{draw(at)}</Fragment>
      ))}
    </ul>
  )
  return (
    <>
      {isWindowed ? (
        <Suspense fallback={plain}>
          <WindowedRows
            list={list}
            about={about}
            count={shown}
            keyAt={keyAt}
            rowHeight={rowHeight}
            kept={[goal, open === null ? null : rows.findIndex((row) => keyOf(row) === open)]}
            draw={draw}
          />
          <OnceDrawn act={reach} />
        </Suspense>
      ) : (
        <>
          {plain}
          <OnceDrawn act={reach} />
        </>
      )}
      <MoreRows
        left={rows.length - shown}
        isNone={shown === 0}
        onMore={() => {
          setWhole(true)
          setGoal(shown)
        }}
      />
    </>
  )
}

/** Next to rows that may come later than the list. */
function OnceDrawn({ act }: { readonly act: () => void }) {
  useEffect(act)
  return null
}

/** What may take the focus in a row: the button that opens it, or the row. */
const rowAt = (list: HTMLElement | null, at: number): HTMLElement | null => {
  const row = list?.querySelector<HTMLElement>(`:scope > [data-index="${at}"]`) ?? null
  if (row === null) return null
  row.tabIndex = -1
  return row.querySelector<HTMLElement>('[data-row]') ?? row
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

function move(event: KeyboardEvent<HTMLElement>, { last, setGoal }: { last: number; setGoal: (at: number) => void }): void {
  const { target } = event
  if (!(target instanceof HTMLElement) || !target.matches('[data-row]')) return
  const at = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'])
  const next = STEPS[event.key]?.(at, last)
  if (next === undefined || Number.isNaN(next)) return
  event.preventDefault()
  setGoal(next)
}
