/** For whom something is done. */
export interface Asking {
  /** Whoever shares this name shares turns: the member's id, or a visitor's network address. */
  readonly member: string
  /** Background work, such as recognizing scans, which takes minutes. It has separate queues wherever there are queues. */
  readonly isBehindCalls: boolean
}

/**
 * Runs work of ours next to the thread that answers everyone, so that no one waits for it but who asked. The module exports
 * a function `work(input)`; `input` and the answer must be structured-cloneable. What it throws rejects the promise.
 */
export interface ThreadsPort {
  run(module: URL, input: unknown): Promise<unknown>
  /** Whatever needs a thread inside `work`, of this port or another, takes turns with that of other members. */
  inTurnOf<Answer>(asking: Asking, work: () => Answer): Answer
  /**
   * Long work of this very thread, which answers everyone: few pieces at a time, each in its member's turn, and the one who waits for
   * something short is answered in between. Not inside a transaction: what holds a connection must not wait for others.
   */
  fewAtOnce<Answer>(work: () => Promise<Answer>): Promise<Answer>
  /**
   * Work that goes through several queues and the database: one piece of each member at a time, in the order in which they came. Each
   * queue is fair on its own, but a member with work in all of them could still keep every processor busy. Anything the work calls counts as
   * part of it. Not inside a transaction.
   */
  oneAtOnce<Answer>(work: () => Promise<Answer>): Promise<Answer>
  close(): Promise<void>
}
