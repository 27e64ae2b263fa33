import { type ComponentType, createElement, lazy, useState } from 'react'
import { loadCode } from '#web/platform/load-code.ts'

/** A part of a page. If its code is loaded ahead, no placeholder shows before it. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Never rejects. If loading fails, the part tries again when it's drawn. */
  readonly loadAhead: () => Promise<void>
}

/** A part of a page whose code is loaded when it is first drawn: `lazyPart(async () => (await import('…')).BottomTabs)`. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let here: ComponentType<Props> | null = null
  const remember = async (): Promise<ComponentType<Props>> => {
    here = await load()
    return here
  }
  const Later: ComponentType<Props> = lazy(async () => ({ default: await loadCode(remember) }))
  // React shows a placeholder for a lazy component first, even if its code is already loaded.
  function Part(props: Props) {
    const [Drawn] = useState(() => here ?? Later)
    return createElement(Drawn, props)
  }
  const loadAhead = async (): Promise<void> => {
    await remember().catch(() => undefined)
  }
  return Object.assign(Part, { loadAhead })
}
