import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** From row to row of its list by the arrow keys, Home and End. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const next = STEPS[event.key]?.(rows.indexOf(event.currentTarget), rows.length - 1)
  if (next === undefined) return
  event.preventDefault()
  rows[next]?.focus()
}
