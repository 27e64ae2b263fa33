import { describe, expect, it, vi } from 'vitest'
import {
  createToastStore,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_LIMIT,
  TOAST_MAX_WIDTH_PX,
  TOAST_REMOVE_DELAY_MS,
  TOAST_SWIPE_PX,
} from '#web/ui/toast-store.ts'
import { TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '#web/ui/tooltip.tsx'

function storeWithClock() {
  const scheduled: { act: () => void; ms: number }[] = []
  return { store: createToastStore((act, ms) => scheduled.push({ act, ms })), scheduled }
}

describe('what the documents say about toasts and tooltips', () => {
  it('is one at a time, five seconds, a swipe of 50 px, F8, 1,000,000 ms, 420 px', () => {
    expect([TOAST_LIMIT, TOAST_DURATION_MS, TOAST_SWIPE_PX, TOAST_REMOVE_DELAY_MS, TOAST_MAX_WIDTH_PX]).toEqual([
      1, 5_000, 50, 1_000_000, 420,
    ])
    expect(TOAST_HOTKEY).toEqual(['F8'])
  })

  it('is 700 ms before a tooltip opens, and 300 ms within which the next one opens at once', () => {
    expect([TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS]).toEqual([700, 300])
  })
})

describe('the toasts of a page', () => {
  it('shows one at a time: a new one takes the place of the old', () => {
    const { store } = storeWithClock()
    store.show({ title: 'Login Failed', tone: 'destructive' })
    store.show({ title: 'Logged Out' })
    expect(store.read().map((toast) => toast.title)).toEqual(['Logged Out'])
  })

  it('closes a dismissed toast at once and removes it after 1,000,000 ms', () => {
    const { store, scheduled } = storeWithClock()
    const id = store.show({ title: 'Logged Out' })
    store.dismiss(id)
    expect(store.read()).toMatchObject([{ id, isOpen: false }])
    expect(scheduled.map(({ ms }) => ms)).toEqual([TOAST_REMOVE_DELAY_MS])
    scheduled[0]?.act()
    expect(store.read()).toEqual([])
  })

  it('schedules nothing for a toast that is closed or gone', () => {
    const { store, scheduled } = storeWithClock()
    const id = store.show({ title: 'Logged Out' })
    store.dismiss(id)
    store.dismiss(id)
    store.dismiss(id + 1)
    expect(scheduled).toHaveLength(1)
  })

  it('leaves a newer toast alone when an older one is removed late', () => {
    const { store, scheduled } = storeWithClock()
    store.dismiss(store.show({ title: 'first' }))
    store.show({ title: 'second' })
    scheduled[0]?.act()
    expect(store.read().map((toast) => toast.title)).toEqual(['second'])
  })

  it('tells its listeners of each change until they leave', () => {
    const { store } = storeWithClock()
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    store.show({ title: 'one' })
    leave()
    store.show({ title: 'two' })
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
