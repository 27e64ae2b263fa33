import { z } from 'zod'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'

/** The mails about the plan; `id` names the contract or the invoice, `time` the one of several about it. */
export const billingMail = z.object({
  userId: z.uuid(),
  kind: z.enum(['contract', 'cancelled', 'paid', 'failed', 'refunded']),
  id: z.uuid(),
  time: z.number().int(),
})
export type BillingMail = z.output<typeof billingMail>

export const BILLING_MAIL = { name: 'billing.mail', shape: billingMail } as const

/** Goes with the change that it tells of. */
export const sendMail = (context: Pick<Context, 'jobs'>, tx: Transaction, mail: BillingMail): Promise<void> =>
  context.jobs.send(tx, BILLING_MAIL, mail, { key: `${mail.kind} ${mail.id} ${mail.time}` })
