import { describe, expect, it } from 'vitest'
import { goneCode, isWaitingForCode, loadCode, watchWaitingForCode } from '#web/platform/load-code.ts'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

function surroundings({ there, startedAnew = false }: { there: boolean[]; startedAnew?: boolean }) {
  const waited: boolean[] = []
  const seen = { pauses: 0, waited }
  return {
    seen,
    isServerThere: () => Promise.resolve(there.shift() ?? true),
    pause: () => {
      seen.pauses += 1
      seen.waited.push(isWaitingForCode())
      return Promise.resolve()
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
    expect([tries, goneCode()]).toEqual([2, null])
    expect(around.seen.waited).toEqual([true, true, true])
    expect(isWaitingForCode()).toBe(false)
  })

  it('fails where loading the page again did not help, and says so', async () => {
    const around = surroundings({ there: [true], startedAnew: true })
    let isBack = false
    const load = () => (isBack ? Promise.resolve('screen') : gone())
    await expect(loadCode(load, around)).rejects.toThrow('Failed to fetch')
    expect(goneCode()).toBe('missing')
    isBack = true
    expect([await loadCode(load, around), goneCode()]).toEqual(['screen', null])
  })

  it('is gone when the server is there and the file is not: the page stays, and says so', async () => {
    const around = surroundings({ there: [true] })
    const said = new Promise<void>((resolve) => watchWaitingForCode(resolve))
    void loadCode(gone, around)
    await said
    expect([goneCode(), around.seen.pauses]).toEqual(['update', 0])
  })
})
