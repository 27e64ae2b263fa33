import type { AccountTable } from '#engine/reading/layouts/bureau-columns/page.ts'
import { BUREAUS } from '#engine/words/bureau.ts'

type History = AccountTable['history']

/** A history with another strip of it: two years may be printed in two strips of twelve months. A month that is there stays as it is. */
export function withStrip(history: History, strip: History): History {
  const joined = BUREAUS.flatMap((bureau) => {
    const before = history[bureau] ?? []
    const known = new Set(before.map(({ month }) => month))
    const cells = [...before, ...(strip[bureau] ?? []).filter(({ month }) => !known.has(month))]
    return cells.length === 0 ? [] : [[bureau, cells] as const]
  })
  return Object.fromEntries(joined)
}
