import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { instant } from '#contract/values.ts'

const percent = z.number().int().min(0).max(100)

/** Score, goal and three figures in percent; null where no report prints what is needed. */
export const creditProfile = z
  .object({
    /** The newest score that a report printed; bureau disclosures print none. */
    currentScore: z.number().int().min(250).max(900).nullable(),
    targetScore: z.number().int().min(300).max(850).nullable(),
    paymentHistory: percent.nullable(),
    creditUtilization: z.number().int().min(0).nullable(),
    creditHistory: percent.nullable(),
    updatedAt: instant.nullable(),
  })
  .meta({ id: 'CreditProfile' })

export const readCreditProfile = endpoint({
  method: 'GET',
  path: '/api/credit-profile',
  summary: 'Score, goal and the three figures computed from the accounts of the newest reports',
  tag: 'credit profile',
  access: 'signed_in',
  answer: creditProfile,
  refusals: ['unauthenticated'],
})
