import { describe, expect, it } from 'vitest'
import { isWaitingForCode, loadCode } from '#web/platform/load-code.ts'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

function surroundings({ there, startedAnew = false }: { there: boolean[]; startedAnew?: boolean }) {
  const waited: boolean[] = []
  const seen = { pauses: 0, startedAnew: 0, waited }
  return {
    seen,
    isServerThere: () => Promise.resolve(there.shift() ?? true),
    pause: () => {
      seen.pauses += 1
      seen.waited.push(isWaitingForCode())
      return Promise.resolve()
    },
    startAnew: () => {
      seen.startedAnew += 1
    },
    hasStartedAnew: () => startedAnew,
  }
}

describe('code that is loaded on demand', () => {
  it('is the code', async () => {
    expect(await loadCode(() => Promise.resolve('screen'))).toBe('screen')
  })

  it('waits while the server can’t be reached, says so, and then loads without leaving the page', async () => {
    const around = surroundings({ there: [false, false, false, true] })
    let tries = 0
    const load = () => {
      tries += 1
      return tries === 1 ? gone() : Promise.resolve('screen')
    }
    expect(await loadCode(load, around)).toBe('screen')
    expect([tries, around.seen.startedAnew]).toEqual([2, 0])
    expect(around.seen.waited).toEqual([true, true, true])
    expect(isWaitingForCode()).toBe(false)
  })

  it('loads the page again when the server is there and the file is not', async () => {
    const around = surroundings({ there: [true] })
    void loadCode(gone, around)
    await new Promise((resolve) => setImmediate(resolve))
    expect([around.seen.startedAnew, around.seen.pauses]).toEqual([1, 0])
  })

  it('does not load the page again and again', async () => {
    const around = surroundings({ there: [true], startedAnew: true })
    await expect(loadCode(gone, around)).rejects.toThrow('Failed to fetch')
    expect(around.seen.startedAnew).toBe(0)
  })
})
