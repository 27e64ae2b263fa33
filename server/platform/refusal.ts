import { REFUSALS, type Issue, type RefusalBody, type RefusalCode } from '#contract/errors.ts'

/** An expected "no", with the words the consumer sees. Thrown by operations, answered by the platform. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly extra: Pick<RefusalBody, 'issues' | 'detected' | 'letterIds'>

  constructor(code: RefusalCode, message?: string, extra: { issues?: Issue[]; detected?: string; letterIds?: string[] } = {}) {
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
