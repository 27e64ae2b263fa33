import { watchHeaps } from '#adapters/threads/watch-heaps.ts'
import type { Grey } from '#adapters/recognition/cleaning/grey.ts'
import { workOf } from '#adapters/threads/work-limit.ts'
import type { ReadPicture } from '#adapters/recognition/tesseract-thread.ts'
import { openThread, type StepsBack } from '#adapters/threads/pool.ts'

/** What is needed of a thread that reads pictures. */
export interface Reader {
  read(picture: Grey): Promise<ReadPicture>
  /** Milliseconds that the thread has worked since it began, on whatever; null while there is none. */
  worked(): Promise<number | null>
  terminate(): Promise<unknown>
}

/** Megabytes of the thread's own heap; Tesseract's memory and the picture are outside of it. */
const THREAD_HEAP = 256

/** Tesseract as WebAssembly in a thread of its own, which is started with the first picture. */
export function startTesseract({ stepsBack = false }: { readonly stepsBack?: StepsBack } = {}): Reader {
  const thread = openThread<Grey, ReadPicture>(new URL('./tesseract-thread.ts', import.meta.url), 'readPicture', {
    heap: THREAD_HEAP,
    stepsBack,
  })
  return {
    read: (picture) => watchHeaps(thread, THREAD_HEAP, () => thread.run(picture)),
    worked: workOf(thread),
    terminate: () => thread.destroy(),
  }
}
