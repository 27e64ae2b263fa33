import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

interface KeptFocus {
  readonly list: RefObject<HTMLUListElement | null>
  readonly watch: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

const canHaveFocus = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled')

/** In a list whose buttons come and go: focus that was on one that went stays in its row, or goes to the list. */
export function useKeptFocus(): KeptFocus {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<{ readonly element: HTMLElement; readonly row: HTMLElement | null } | null>(null)
  useEffect(() => {
    if (last.current === null || document.activeElement !== document.body || canHaveFocus(last.current.element)) return
    const { row } = last.current
    // The row itself, not its first button: Enter pressed once more must not remove the file.
    const place = row?.isConnected ? row : list.current
    place?.focus({ preventScroll: true })
  })
  return {
    list,
    watch: {
      onFocus: ({ target, currentTarget }) => {
        const row = [...currentTarget.children].find((child) => child.contains(target))
        last.current = { element: target, row: row instanceof HTMLElement ? row : null }
      },
      onBlur: ({ target }) => {
        // Left by the member, not taken from under them: then it is where they went.
        queueMicrotask(() => {
          if (last.current?.element === target && canHaveFocus(target)) last.current = null
        })
      },
    },
  }
}
