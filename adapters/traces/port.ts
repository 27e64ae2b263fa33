/**
 * A step of the product's work: a call, a job, a reading. It goes to a service that the operator chose, so it names kinds, routes and
 * numbers, never a person or the values in a path.
 */
export interface Step {
  /** Few different ones: `GET /api/credit-reports/:id`, `job files.sweep`. */
  readonly name: string
  /** Whether someone outside waits for it, or it works off a queue. */
  readonly kind: 'call' | 'work'
  readonly attributes: Readonly<Record<string, string | number>>
  /** The `traceparent` header of a proxy whose word counts; the step then belongs to that trace. */
  readonly cameFrom?: string
}

/** How a step ended. */
export interface StepEnd {
  readonly attributes?: Readonly<Record<string, string | number>>
  readonly isFailed: boolean
}

/** Tells a service which steps the product took, how long each lasted and which belonged together. */
export interface TracesPort {
  /** Begins a step. Answers how to end it. */
  begin(step: Step): (end: StepEnd) => void
  /** Runs `work` as one step; steps begun inside it become its children. If it throws, the step counts as failed and the error goes on. */
  during<Answer>(step: Step, work: () => Promise<Answer>): Promise<Answer>
  /** Sends what is still to be told, within some seconds. */
  close(): Promise<void>
}
