/** What someone has typed into a letter. */
export interface Typed {
  readonly letterContent: string
  readonly attestedFacts: readonly string[]
}

export interface EditKeeper<Text = Typed> {
  /** Something was typed: it is sent once the typing pauses. */
  readonly typed: (now: Text) => void
  /** Sends what has not been sent yet; resolves when it arrived or failed. */
  readonly flush: () => Promise<void>
  /** Forgets what has not been sent, and waits for what is on its way: what was typed is saved or discarded. */
  readonly settle: () => Promise<void>
}

interface Keeping<Text> {
  /** Rejects when the text did not arrive. */
  readonly send: (typed: Text) => Promise<unknown>
  readonly onFailure: (hasFailed: boolean) => void
  /** Calls `act` after a pause; answers what calls that off. */
  readonly later: (act: () => void, ms: number) => () => void
}

/** How long the typing pauses before it is sent. */
export const PAUSE_MS = 1_000
/** How long to wait before text that did not arrive is sent again. */
export const AGAIN_MS = 5_000

/** Sends what is typed, one text at a time and always the newest, and again until it has arrived. */
export function keepEdits<Text = Typed>({ send, onFailure, later }: Keeping<Text>): EditKeeper<Text> {
  let waiting: Text | null = null
  let sending: Promise<void> | null = null
  let callOff = (): void => undefined

  const wait = (ms: number): void => {
    callOff()
    callOff = later(() => void flush(), ms)
  }
  const sendOne = async (text: Text): Promise<void> => {
    try {
      await send(text)
      onFailure(false)
    } catch {
      // Newer text that was typed meanwhile says all of it, and goes out in its place.
      waiting ??= text
      onFailure(true)
      wait(AGAIN_MS)
    }
  }
  const flush = async (): Promise<void> => {
    callOff()
    await sending
    if (waiting === null) return
    const text = waiting
    waiting = null
    sending = sendOne(text).finally(() => {
      sending = null
    })
    await sending
  }
  return {
    typed: (now) => {
      waiting = now
      wait(PAUSE_MS)
    },
    flush,
    settle: async () => {
      callOff()
      waiting = null
      await sending
      callOff()
      waiting = null
    },
  }
}
