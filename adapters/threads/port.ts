/**
 * Runs work of ours beside the thread that answers everybody, so that nobody waits for it but who asked. The module exports
 * a function `work(input)`; `input` and the answer must be structured-cloneable. What it throws rejects the promise.
 */
export interface ThreadsPort {
  run(module: URL, input: unknown): Promise<unknown>
  close(): Promise<void>
}
