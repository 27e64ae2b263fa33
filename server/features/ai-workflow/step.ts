import type { StepCounts } from '#engine/workflow/workflow-steps.ts'
import type { Context } from '#server/context.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** Says how much of a step's work is done: `done` of `all`, in words for the member. */
export type Tell = (progress: { readonly done: number; readonly all: number; readonly message: string }) => Promise<void>

export type StepEnd =
  | { readonly kind: 'completed'; readonly message: string; readonly counts: StepCounts }
  /** The message says what to do. */
  | { readonly kind: 'failed'; readonly message: string }

/** The work of one step. It reads the file again, so that it may be the first one after a restart, and repeating it is harmless. */
export type Step = (context: Context, user: SignedIn, tell: Tell) => Promise<StepEnd>
