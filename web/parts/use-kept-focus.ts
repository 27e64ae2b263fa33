import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

interface KeptFocus<List> {
  readonly list: RefObject<List | null>
  readonly watch: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

const canHaveFocus = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled')

/** In a list whose buttons come and go: focus that was on one that went stays in its row, or goes to the list; with the list it goes to the screen. */
export function useKeptFocus<List extends HTMLElement = HTMLUListElement>(): KeptFocus<List> {
  const list = useRef<List>(null)
  const last = useRef<{ readonly element: HTMLElement; readonly row: HTMLElement | null } | null>(null)
  useEffect(() => {
    if (last.current === null || canHaveFocus(last.current.element)) return
    const { element, row } = last.current
    // A button that was just turned off has the focus a moment longer.
    if (document.activeElement !== document.body && document.activeElement !== element) return
    // The row itself, not its first button: Enter pressed once more must not remove the file.
    const place = row?.isConnected ? row : (list.current ?? document.getElementById('main'))
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
