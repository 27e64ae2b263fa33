import { Piscina } from 'piscina'
import { HEAP_CEILING } from '#adapters/threads/watch-heaps.ts'

const IDLE_BEFORE_ENDING = 60_000
/** Megabytes of a thread's own heap. */
export const THREAD_HEAP = 512
/** Megabytes in which a thread makes what it soon forgets. `npm start` has the same for every thread, the first one too. */
const THREAD_YOUNG = 24

/** For whom a thread steps back: for the one that answers everyone, or for those that read text, too. */
export type StepsBack = 'for calls' | 'for readers' | false

/** The nice value that Piscina adds. Not on macOS, where it would slow the whole process. */
const STEPS: Record<Exclude<StepsBack, false>, Partial<Record<NodeJS.Platform, number>>> = {
  'for calls': { linux: 7, win32: -1 },
  'for readers': { linux: 12, win32: -2 },
}

const stepsOf = (stepsBack: StepsBack): number => (stepsBack === false ? 0 : (STEPS[stepsBack][process.platform] ?? 0))

/** Threads for long work; they start when there is some, and end after a minute without any. */
export const openPool = (threads: number, { stepsBack = false }: { readonly stepsBack?: StepsBack } = {}): Piscina =>
  new Piscina({
    niceIncrement: stepsOf(stepsBack),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_BEFORE_ENDING,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP * HEAP_CEILING, maxYoungGenerationSizeMb: THREAD_YOUNG },
  })

/** One thread for one kind of work, with so many megabytes of its own heap; started for the first, and ended when none comes for a while. */
export const openThread = <Input, Output>(
  module: URL,
  name: string,
  { heap = THREAD_HEAP, stepsBack = false }: { readonly heap?: number; readonly stepsBack?: StepsBack } = {},
): Piscina<Input, Output> =>
  new Piscina({
    filename: module.href,
    name,
    niceIncrement: stepsOf(stepsBack),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_BEFORE_ENDING,
    resourceLimits: { maxOldGenerationSizeMb: heap * HEAP_CEILING },
  })
