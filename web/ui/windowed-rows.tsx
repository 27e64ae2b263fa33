import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ComponentProps, type FocusEvent, Fragment, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import type { RowPlace } from '#web/ui/long-list.tsx'

/** About a row of one line. */
const LINE_HEIGHT = 72
/** So many before and behind those in sight. */
const BESIDE = 8

interface WindowedRowsProps {
  readonly list: RefObject<HTMLUListElement | null>
  readonly about: Pick<ComponentProps<'ul'>, 'aria-label' | 'onKeyDown'>
  readonly count: number
  readonly keyAt: (at: number) => string
  readonly rowHeight?: number | undefined
  /** Drawn wherever they are. */
  readonly kept: readonly (number | null)[]
  readonly draw: (at: number, placed: Pick<RowPlace, 'ref' | 'style'>) => ReactNode
}

/** Of many rows those in sight, those beside them, and the one that has the focus with its neighbors, so that Tab goes on from it. */
export function WindowedRows({ list, about, count, keyAt, rowHeight = LINE_HEIGHT, kept, draw }: WindowedRowsProps) {
  const [top, setTop] = useState(0)
  const [focused, setFocused] = useState<number | null>(null)
  useLayoutEffect(() => {
    // Whatever stands above may come and go.
    const watcher = new ResizeObserver(() => {
      if (list.current !== null) setTop(Math.round(list.current.getBoundingClientRect().top + scrollY))
    })
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [list])
  const always = [...kept, ...(focused === null ? [] : [focused - 1, focused, focused + 1])]
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component alone, and it draws few rows
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count,
    estimateSize: () => rowHeight,
    overscan: BESIDE,
    scrollMargin: top,
    initialOffset: globalThis.scrollY ?? 0,
    initialRect: { width: 0, height: globalThis.innerHeight ?? 0 },
    getItemKey: keyAt,
    rangeExtractor: (range) => withKept(range, always),
  })
  const watch = {
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      const row = target.closest<HTMLElement>('[data-index]')
      setFocused(row === null ? null : Number(row.dataset['index']))
    },
  }
  return (
    <ul ref={list} {...about} {...watch} className="relative divide-y divide-rule" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <Fragment key={String(key)}>
          {draw(index, { ref: rows.measureElement, style: { position: 'absolute', insetInline: 0, top: start - top } })}
        </Fragment>
      ))}
    </ul>
  )
}

/** The rows to draw, in order. */
export function withKept(range: Range, kept: readonly (number | null)[]): number[] {
  const there = kept.flatMap((at) => (at === null || at < 0 || at >= range.count ? [] : [at]))
  return [...new Set([...defaultRangeExtractor(range), ...there])].toSorted((a, b) => a - b)
}
