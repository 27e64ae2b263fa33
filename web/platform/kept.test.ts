import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

// IndexedDB itself belongs to the browser; what is ours is whose it is, how old it may be, and that nothing throws without it.
const drawer = new Map<unknown, unknown>()
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: async (name: unknown) => drawer.get(name),
  set: async (name: unknown, value: unknown) => drawer.set(name, value),
  del: async (name: unknown) => drawer.delete(name),
  delMany: async (names: readonly unknown[]) => names.forEach((name) => drawer.delete(name)),
  entries: async () => [...drawer],
}))

// Files of a test worker share their modules: the one who came first may have it with the browser's own storage.
vi.resetModules()
const { forgetKept, keep, readKept, whenForgotten } = await import('#web/platform/kept.ts')

const DAY = 24 * 60 * 60_000
const shape = z.array(z.string())
const dana = { owner: 'dana', name: 'answers', shape }

describe('what this browser keeps', () => {
  it('is given back to its owner within a day, and is gone after it', async () => {
    await keep(dana, ['a'], 0)
    expect(await readKept(dana, DAY)).toEqual(['a'])
    expect(await readKept({ ...dana, owner: 'eve' }, DAY)).toBeNull()
    expect(await readKept(dana, DAY + 1)).toBeNull()
    expect(drawer.size).toBe(0)
  })

  it('is nothing when it has another form, and nothing once it is dropped', async () => {
    await keep(dana, ['a'], 0)
    expect(await readKept({ owner: 'dana', name: 'answers', shape: z.number() }, 0)).toBeNull()
    await keep(dana, null)
    expect(await readKept(dana, 0)).toBeNull()
  })

  it('leaves with everyone but the one who stays', async () => {
    vi.stubGlobal('indexedDB', {})
    await keep(dana, ['a'], 0)
    await keep({ owner: 'eve', name: 'others', shape }, ['b'], 0)
    const heard: (string | null)[] = []
    const leave = whenForgotten((stays) => heard.push(stays))
    forgetKept('dana')
    await vi.waitFor(() => expect([...drawer.keys()]).toEqual(['answers']), 60_000)
    forgetKept(null)
    await vi.waitFor(() => expect(drawer.size).toBe(0), 60_000)
    expect(heard).toEqual(['dana', null])
    leave()
    vi.unstubAllGlobals()
  })
})
