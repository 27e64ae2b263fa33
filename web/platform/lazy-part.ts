import { type ComponentType, createElement, lazy, useState } from 'react'
import { loadCode } from '#web/platform/load-code.ts'

/** A part whose code may be loaded before it is drawn: then nothing stands in its place, not even for a moment. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Never rejects: what could not be loaded is asked for again when it is drawn. */
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
  // Of a lazy component React draws the stand-in first, even where its code is there.
  function Part(props: Props) {
    const [Drawn] = useState(() => here ?? Later)
    return createElement(Drawn, props)
  }
  const loadAhead = async (): Promise<void> => {
    await remember().catch(() => undefined)
  }
  return Object.assign(Part, { loadAhead })
}
