import type { Context } from '#server/context.ts'
import { watchEverywhere } from '#server/platform/change-feed.ts'

/** Should a change not be heard, it is seen by looking. */
const LOOK_MS = 20_000

/** Events that someone may hear only while a right of theirs stands. */
interface Heard<Event> {
  /** What is told when the right has changed or ended. */
  readonly topic: string
  readonly stands: () => Promise<boolean>
  readonly events: AsyncIterable<Event>
}

/** Hands events on until the right to hear them ends. */
export async function* whileItStands<Event>(context: Context, { topic, stands, events }: Heard<Event>): AsyncGenerator<Event> {
  const watch = watchEverywhere(context, topic)
  const iterator = events[Symbol.asyncIterator]()
  try {
    let next = iterator.next()
    for (;;) {
      const told = await Promise.race([next, watch.change(LOOK_MS).then(() => 'look' as const)])
      if (!(await stands())) return
      if (told === 'look') continue
      if (told.done === true) return
      yield told.value
      next = iterator.next()
    }
  } finally {
    watch.stop()
    // It may be waiting for its next change: it ends with that.
    void iterator.return?.()
  }
}
