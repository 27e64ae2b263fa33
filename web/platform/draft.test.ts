import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fieldsOf, forgetDraft, keepDraft, readDraft, withoutSecrets } from '#web/platform/draft.ts'
import { forgetKept } from '#web/platform/kept.ts'

/** A tab that keeps what is stored in it. */
const tabOf = (kept: Map<string, string>) => {
  const tab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      kept.set(key, text)
      Object.assign(tab, { [key]: text })
    },
    removeItem: (key: string) => {
      kept.delete(key)
      Reflect.deleteProperty(tab, key)
    },
  }
  return tab
}

describe('a draft', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('sessionStorage', tabOf(stored))
  })
  afterEach(() => {
    forgetKept(null)
    vi.unstubAllGlobals()
  })

  it('is kept, each under its own name, until it is dropped', () => {
    keepDraft('one', { creditor: 'Harbor Dental' })
    expect([readDraft('one'), readDraft('another')]).toEqual([{ creditor: 'Harbor Dental' }, undefined])
    forgetDraft('one')
    expect([readDraft('one'), stored.size]).toEqual([undefined, 0])
  })

  it('is in the tab for a reload, and is gone when someone signs out', () => {
    keepDraft('one', { creditor: 'Harbor Dental' })
    expect([...stored.values()].map(fieldsOf)).toEqual([{ creditor: 'Harbor Dental' }])
    forgetKept(null)
    expect([readDraft('one'), stored.size]).toEqual([undefined, 0])
  })

  it('is read back from a tab that was reloaded, and what is cut off is no draft', async () => {
    keepDraft('one', { creditor: 'Harbor Dental' })
    vi.resetModules()
    const reloaded = await import('#web/platform/draft.ts')
    expect(reloaded.readDraft('one')).toEqual({ creditor: 'Harbor Dental' })
    for (const [key] of stored) stored.set(key, '{"creditor": "Harb')
    vi.resetModules()
    expect((await import('#web/platform/draft.ts')).readDraft('one')).toBeUndefined()
  })

  it('never holds a secret', () => {
    expect(withoutSecrets({ firstName: 'Dana', ssn: '900-12-3456' }, ['ssn'])).toEqual({ firstName: 'Dana' })
  })
})
