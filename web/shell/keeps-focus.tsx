import { useEffect } from 'react'

/** What takes the focus of a control that goes: its row, or the nearest place that is made to take it. */
const placeAround = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('li, tr, [tabindex="-1"]') ?? null
const layerOf = (element: Element): Element | null => element.closest('[role="dialog"], [role="alertdialog"], [role="menu"]')

interface Place {
  readonly node: HTMLElement
  readonly list: Element | null
  /** Which of its list it is. */
  readonly at: number
}

/** Where the focus was: on the page, and in each dialog above it. */
interface Stop {
  readonly element: HTMLElement
  readonly layer: Element | null
  /** The nearest first. */
  readonly places: readonly Place[]
}

/**
 * A button often goes with its own press: it is done, its row is gone, or its dialog closed. Its focus would fall to the page's body,
 * and the next Tab begin at the top. So it goes to what is there now: the nearest place around the button that is left, the row that
 * came where its row was, or what is around the button that opened the dialog; where nothing is left, to the screen. Not to another
 * button: Enter pressed once more must not act again.
 */
export function KeepsFocus() {
  useEffect(keepFocus, [])
  return null
}

/** Until it ends, does so on the whole page. */
function keepFocus(): () => void {
  let trail: readonly Stop[] = []
  let isDue = false
  const look = (): void => {
    isDue = false
    const active = document.activeElement
    const isOff = active?.matches(':disabled') === true
    const lost = trail.at(-1)
    if ((active !== document.body && !isOff) || lost === undefined || canHaveFocus(lost.element)) return
    const main = document.getElementById('main')
    for (const stop of isOff ? [lost] : trail.toReversed()) {
      const place = survivorOf(stop, main)
      if (place !== null && !(isOff && layerOf(place) === place)) return give(place)
    }
    if (!isOff && main !== null) give(main)
  }
  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return
    const stop = stopAt(target)
    const below = stop.layer === null ? [] : trail.filter(({ layer }) => layer !== stop.layer && layer?.isConnected !== false)
    trail = [...below, stop]
  }
  // Left by the member, not taken from under them: then it is where they went.
  const leave = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) return
    queueMicrotask(() => {
      if (trail.at(-1)?.element === target && canHaveFocus(target) && document.hasFocus()) trail = []
    })
  }
  // This code loads after the screen, so somebody may already have moved the focus.
  const already = document.activeElement
  if (already instanceof HTMLElement && already !== document.body) trail = [stopAt(already)]
  const watcher = new MutationObserver(() => {
    const last = trail.at(-1)
    if (isDue || last === undefined || canHaveFocus(last.element)) return
    isDue = true
    // A dialog that closes gives the focus back first.
    setTimeout(look)
  })
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', leave)
  return () => {
    watcher.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', leave)
  }
}

const canHaveFocus = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement && element.isConnected && !element.matches(':disabled')

function stopAt(element: HTMLElement): Stop {
  const places: Place[] = []
  let node = placeAround(element)
  while (node !== null) {
    const list = node.parentElement
    places.push({ node, list, at: [...(list?.children ?? [])].indexOf(node) })
    node = placeAround(list)
  }
  return { element, layer: layerOf(element), places }
}

/** The nearest of its places that is left, or the row that came where one of them was. */
function survivorOf({ element, places }: Stop, main: HTMLElement | null): HTMLElement | null {
  for (const { node, list, at } of places) {
    if (node === element || node === main) continue
    if (node.isConnected) return rowOf(node)
    const rows = list?.isConnected === true && node.matches('li, tr') ? list.children : []
    const row = rows[Math.min(at, rows.length - 1)]
    if (row instanceof HTMLElement) return rowOf(row)
  }
  return null
}

/** A row that opens takes it on what opens it. */
const rowOf = (place: HTMLElement): HTMLElement =>
  (place.matches('li') ? place.querySelector<HTMLElement>('[data-row]') : null) ?? place

function give(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
