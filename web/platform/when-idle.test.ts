import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenUsed } from '#web/platform/when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each(['pointermove', 'pointerdown', 'keydown'])('acts once at the first %s', (sign) => {
  const act = vi.fn()
  whenUsed(act)
  expect(act).not.toHaveBeenCalled()
  dispatchEvent(new Event(sign))
  dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(10_000)
  expect(act).toHaveBeenCalledOnce()
})

it('acts after three seconds for someone who only looks', () => {
  const act = vi.fn()
  whenUsed(act)
  vi.advanceTimersByTime(2_999)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
})

it('does nothing once it is called off', () => {
  const act = vi.fn()
  whenUsed(act)()
  dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(10_000)
  expect(act).not.toHaveBeenCalled()
})
