/** How calls to a service went. */
export interface VendorCount {
  readonly answered: number
  readonly failed: number
  readonly longestSeconds: number
}

interface VendorCall {
  readonly service: string
  readonly isAnswered: boolean
  readonly seconds: number
}

/** Counts the calls of this process to services outside; what they are about stays with them. */
export interface VendorCalls {
  /** The same port, whose calls are counted. */
  watch<Port extends object>(service: string, port: Port): Port
  of(service: string): VendorCount
  /** Tells each call from now on. */
  tell(listener: (call: VendorCall) => void): void
}

const NONE: VendorCount = { answered: 0, failed: 0, longestSeconds: 0 }

export function openVendorCalls(): VendorCalls {
  const counts = new Map<string, VendorCount>()
  const listeners: ((call: VendorCall) => void)[] = []
  const of = (service: string): VendorCount => counts.get(service) ?? NONE
  const note = (call: VendorCall): void => {
    const { answered, failed, longestSeconds } = of(call.service)
    counts.set(call.service, {
      answered: answered + (call.isAnswered ? 1 : 0),
      failed: failed + (call.isAnswered ? 0 : 1),
      longestSeconds: Math.max(longestSeconds, call.seconds),
    })
    for (const listener of listeners) listener(call)
  }
  return {
    of,
    tell: (listener) => void listeners.push(listener),
    watch: (service, port) =>
      new Proxy(port, {
        get: (target, name) => {
          const member: unknown = Reflect.get(target, name)
          if (typeof member !== 'function' || name === 'close') return member
          return (...args: unknown[]): unknown => {
            const began = performance.now()
            const count = (isAnswered: boolean): void =>
              note({ service, isAnswered, seconds: (performance.now() - began) / 1000 })
            const answer: unknown = Reflect.apply(member, target, args)
            if (answer instanceof Promise)
              answer.then(
                () => count(true),
                () => count(false),
              )
            return answer
          }
        },
      }),
  }
}
