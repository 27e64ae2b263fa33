import { keepsNothing } from '#web/platform/shared-computer.ts'

/** The keys of what this browser keeps. Never a fact of a report, never a password. */
export type StorageKey = 'remembered-email' | 'remember-email' | 'announced-news' | 'swipe-hint'

const PREFIX = 'errata.'

/** The kept text; null when there is none or the browser forbids storage (private windows). */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

/** Keeps the text, or forgets it when null and on a shared computer. A browser that forbids storage forgets at once; nothing breaks. */
export function store(key: StorageKey, value: string | null): void {
  try {
    if (value === null || keepsNothing()) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, value)
  } catch {
    // Storage is full or forbidden: the setting lasts for this visit only.
  }
}
