import { useEffect, useRef } from 'react'

/** From a list to one of its entries and back is a new page for the reader, though the path stays: the focus starts at its top. */
export function useFocusOnChange(shownEntry: string | undefined): void {
  const shown = useRef(shownEntry)
  useEffect(() => {
    if (shown.current === shownEntry) return
    shown.current = shownEntry
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [shownEntry])
}
