import { type ComponentType, lazy } from 'react'
import { loadCode } from '#web/platform/load-code.ts'

/** A part of a page whose code is loaded when it is first drawn: `lazyPart(async () => (await import('…')).BottomTabs)`. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await loadCode(load) }))
