type Tell<Event> = (event: Event) => void

/** The events of an answer under way. `return` stops it at once, also while the next is awaited. */
export interface ToldEvents<Event> extends AsyncIterableIterator<Event, undefined> {
  return(): Promise<IteratorResult<Event, undefined>>
}

/**
 * What a long answer tells on its way, as the events of a stream: each as it is told, then what it comes to. Whoever stops listening
 * aborts the signal. A failure ends the stream with its error.
 */
export function tellEvents<Event>(run: (tell: Tell<Event>, signal: AbortSignal) => Promise<Event>): ToldEvents<Event> {
  const left = new AbortController()
  const waiting: Event[] = []
  const state: { isOver: boolean; failure: { readonly error: unknown } | null } = { isOver: false, failure: null }
  let more = Promise.withResolvers<undefined>()
  const tell: Tell<Event> = (event) => {
    waiting.push(event)
    more.resolve(undefined)
  }
  const over = (failure: typeof state.failure): void => {
    Object.assign(state, { isOver: true, failure })
    more.resolve(undefined)
  }
  run(tell, left.signal).then(
    (last) => {
      tell(last)
      over(null)
    },
    (error: unknown) => over({ error }),
  )
  async function* told(): AsyncGenerator<Event, undefined> {
    while (!left.signal.aborted) {
      await more.promise
      more = Promise.withResolvers<undefined>()
      yield* waiting.splice(0)
      if (waiting.length > 0 || !state.isOver) continue
      if (state.failure !== null) throw state.failure.error
      return
    }
  }
  const events = told()
  return stoppable(events, () => {
    left.abort()
    more.resolve(undefined)
    return events.return(undefined)
  })
}

/** The same once the first event is there: what fails before it is refused like any call. */
export async function begun<Event>(events: ToldEvents<Event>): Promise<ToldEvents<Event>> {
  const first = await events.next()
  async function* resumed(): AsyncGenerator<Event, undefined> {
    if (first.done) return
    yield first.value
    yield* events
  }
  return stoppable(resumed(), () => events.return())
}

function stoppable<Event>(
  events: AsyncGenerator<Event, undefined>,
  stop: () => Promise<IteratorResult<Event, undefined>>,
): ToldEvents<Event> {
  const iterator: ToldEvents<Event> = { next: () => events.next(), return: stop, [Symbol.asyncIterator]: () => iterator }
  return iterator
}
