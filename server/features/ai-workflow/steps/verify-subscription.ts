import type { Step } from '#server/features/ai-workflow/step.ts'
import { hasActiveSubscription } from '#server/features/subscriptions/subscriptions.ts'

/** Looked up again: a run that goes on after a restart may find that the subscription has ended. */
export const verifySubscription: Step = async (context, user) =>
  (await hasActiveSubscription(context, user))
    ? { kind: 'completed', message: 'Your subscription is active.', counts: {} }
    : { kind: 'failed', message: 'You have no active subscription. Subscribe, then start the workflow again.' }
