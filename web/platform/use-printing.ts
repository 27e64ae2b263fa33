import { useSyncExternalStore } from 'react'

/** Between the browser's two announcements. */
let isAnnounced = false

/**
 * Whether the page is being put on paper, so that what is folded on the screen can be unfolded. The browser counts its pages
 * before it tells the media query: what unfolds no sooner is cut off, so its announcement is heard too.
 */
export const usePrinting = (): boolean => useSyncExternalStore(watchPrinting, isPrinting, () => false)

const isPrinting = (): boolean => isAnnounced || paper().matches
const paper = (): MediaQueryList => globalThis.matchMedia('print')

function watchPrinting(listener: () => void): () => void {
  const announce = (isBegin: boolean) => () => {
    isAnnounced = isBegin
    listener()
  }
  const [begin, end] = [announce(true), announce(false)]
  const watched = paper()
  globalThis.addEventListener('beforeprint', begin)
  globalThis.addEventListener('afterprint', end)
  watched.addEventListener('change', listener)
  return () => {
    globalThis.removeEventListener('beforeprint', begin)
    globalThis.removeEventListener('afterprint', end)
    watched.removeEventListener('change', listener)
  }
}
