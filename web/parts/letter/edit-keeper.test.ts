import { describe, expect, it } from 'vitest'
import { AGAIN_MS, keepEdits, PAUSE_MS, type Typed } from '#web/parts/letter/edit-keeper.ts'

const text = (letterContent: string): Typed => ({ letterContent, attestedFacts: [] })

/** A keeper on a clock that the test moves and a network that the test answers. */
function keeper() {
  const sent: { text: string; arrive: () => void; fail: () => void }[] = []
  const failures: boolean[] = []
  let timer: { act: () => void; ms: number } | null = null
  const keeping = keepEdits({
    send: ({ letterContent }) =>
      new Promise<void>((resolve, reject) => {
        sent.push({ text: letterContent, arrive: resolve, fail: () => reject(new TypeError('offline')) })
      }),
    onFailure: (hasFailed) => failures.push(hasFailed),
    later: (act, ms) => {
      const mine = { act, ms }
      timer = mine
      return () => {
        if (timer === mine) timer = null
      }
    },
  })
  const pause = async (): Promise<number> => {
    const due = timer
    timer = null
    due?.act()
    await settled()
    return due?.ms ?? 0
  }
  return { ...keeping, sent, failures, pause, isWaiting: () => timer !== null }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('what is typed into a letter', () => {
  it('is sent once the typing pauses, and only the newest of it', async () => {
    const { typed, sent, pause } = keeper()
    typed(text('a'))
    typed(text('ab'))
    expect(sent).toHaveLength(0)
    expect(await pause()).toBe(PAUSE_MS)
    expect(sent.map((one) => one.text)).toEqual(['ab'])
  })

  it('goes out one text at a time', async () => {
    const { typed, sent, pause } = keeper()
    typed(text('a'))
    await pause()
    typed(text('ab'))
    await pause()
    expect(sent.map((one) => one.text)).toEqual(['a'])
    sent[0]?.arrive()
    await settled()
    expect(sent.map((one) => one.text)).toEqual(['a', 'ab'])
  })

  it('is sent again until it arrives, and says meanwhile that it has not', async () => {
    const { typed, sent, pause, failures } = keeper()
    typed(text('a'))
    await pause()
    sent[0]?.fail()
    await settled()
    expect(failures).toEqual([true])
    expect(await pause()).toBe(AGAIN_MS)
    sent[1]?.arrive()
    await settled()
    expect(sent.map((one) => one.text)).toEqual(['a', 'a'])
    expect(failures).toEqual([true, false])
  })

  it('is replaced by newer text where it did not arrive', async () => {
    const { typed, sent, pause } = keeper()
    typed(text('a'))
    await pause()
    typed(text('ab'))
    sent[0]?.fail()
    await settled()
    await pause()
    expect(sent.map((one) => one.text)).toEqual(['a', 'ab'])
  })

  it('goes out at once when the letter is left', async () => {
    const { typed, sent, flush } = keeper()
    typed(text('a'))
    void flush()
    await settled()
    expect(sent.map((one) => one.text)).toEqual(['a'])
  })

  it('does not follow a saved letter: what is on its way is waited for, the rest forgotten', async () => {
    const { typed, sent, settle, pause, isWaiting } = keeper()
    typed(text('a'))
    await pause()
    typed(text('ab'))
    let isSettled = false
    void settle().then(() => {
      isSettled = true
    })
    await settled()
    expect(isSettled).toBe(false)
    sent[0]?.fail()
    await settled()
    expect([isSettled, isWaiting(), sent.length]).toEqual([true, false, 1])
  })
})
