import { Worker } from 'node:worker_threads'

/** Four times within each look of the thread. */
const BEAT_MS = 250

/**
 * Ends this process when its event loop has not turned for so many seconds: no one is answered then, not even the signal to stop. A thread
 * of its own counts the turns, says where the loop stood, and ends the process, which whoever started it starts again. 0: never.
 */
export function watchLoop(seconds: number): { close(): Promise<void> } {
  if (seconds === 0) return { close: () => Promise.resolve() }
  const turns = new Int32Array(new SharedArrayBuffer(4))
  const beat = setInterval(() => Atomics.add(turns, 0, 1), BEAT_MS)
  const thread = new Worker(new URL('./watch-loop-thread.ts', import.meta.url), {
    workerData: { turns, seconds },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  })
  beat.unref()
  thread.unref()
  return {
    close: async () => {
      clearInterval(beat)
      await thread.terminate()
    },
  }
}
