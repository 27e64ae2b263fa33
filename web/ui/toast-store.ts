import type { ReactNode } from 'react'

/** One message is seen at a time; the next one takes its place. */
export const TOAST_LIMIT = 1
export const TOAST_DURATION_MS = 5_000
export const TOAST_REMOVE_DELAY_MS = 1_000_000
export const TOAST_SWIPE_PX = 50
/** Brings the focus to the toasts. */
export const TOAST_HOTKEY = ['F8']
/** From 768 px up; below, a toast is as wide as the screen. */
export const TOAST_MAX_WIDTH_PX = 420

export interface ToastMessage {
  readonly title: string
  readonly description?: ReactNode
  /** `destructive` for a failure. */
  readonly tone?: 'default' | 'destructive'
}

export interface ShownToast extends ToastMessage {
  readonly id: number
  readonly isOpen: boolean
}

export interface ToastStore {
  readonly show: (message: ToastMessage) => number
  readonly dismiss: (id: number) => void
  readonly read: () => readonly ShownToast[]
  readonly subscribe: (listener: () => void) => () => void
}

/** The toasts of one page. `later` schedules the removal of a dismissed toast, long after its way out has ended. */
export function createToastStore(later: (act: () => void, ms: number) => void): ToastStore {
  let toasts: readonly ShownToast[] = []
  let nextId = 1
  const listeners = new Set<() => void>()
  const set = (next: readonly ShownToast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    show: (message) => {
      const id = nextId
      nextId += 1
      set([{ ...message, id, isOpen: true }, ...toasts].slice(0, TOAST_LIMIT))
      return id
    },
    dismiss: (id) => {
      if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return
      set(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)))
      later(() => set(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS)
    },
    read: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
