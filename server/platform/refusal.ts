import { REFUSALS, type RefusalCode } from '#contract/errors.ts'
import type { RefusalBody } from '#contract/refusal-body.ts'

/** What goes along with some refusals. */
interface Extra extends Pick<RefusalBody, 'issues' | 'detected' | 'replyId' | 'letterIds' | 'quote' | 'challenge' | 'proof'> {
  /** With `too_many` and `unavailable`: in how many seconds the call is taken again; it travels in the head of the answer. */
  readonly retryAfter?: number
}

/** Where no one can say when it is over: others' work decides. */
const A_MINUTE = 60
/** What keeps the server busy is over soon. */
const SOME_SECONDS = 5

/** An expected "no", with the words the consumer sees. Thrown by operations, answered by the platform. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly extra: Extra

  constructor(code: RefusalCode, message?: string, extra: Extra = {}) {
    super(message ?? REFUSALS[code].message)
    this.code = code
    this.extra = extra
  }

  get status(): number {
    return REFUSALS[this.code].status
  }

  /** Seconds until asking again makes sense (RFC 9110, 10.2.3); null where waiting changes nothing. */
  get retryAfter(): number | null {
    if (this.code === 'too_many') return this.extra.retryAfter ?? A_MINUTE
    return this.code === 'unavailable' ? (this.extra.retryAfter ?? SOME_SECONDS) : null
  }

  body(): RefusalBody {
    const { retryAfter: _head, ...told } = this.extra
    return { message: this.message, code: this.code, ...told }
  }
}

/** One field of a form is not taken: the message is shown at that field. */
export const invalidField = (path: string, message: string): Refusal =>
  new Refusal('invalid', message, { issues: [{ path, message }] })

/** Of `most` acts within a window the oldest was at `at`: in how many seconds it is out of the window. */
export const secondsLeft = (at: string, windowMs: number, now: string): number =>
  Math.max(1, Math.ceil((Date.parse(at) + windowMs - Date.parse(now)) / 1000))
