import { REFUSALS, type RefusalBody, type RefusalCode } from '#contract/errors.ts'

/** What goes along with some refusals. */
type Extra = Pick<RefusalBody, 'issues' | 'detected' | 'letterIds' | 'quote' | 'challenge' | 'proof'>

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

  body(): RefusalBody {
    return { message: this.message, code: this.code, ...this.extra }
  }
}
