import { z } from 'zod'

/** Bills and tries what is due of one member, and undoes what a notice of cancellation has struck. */
export const settleMember = { name: 'billing.settle', shape: z.object({ userId: z.uuid() }) } as const
