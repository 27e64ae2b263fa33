import { z } from 'zod'
import { tooLong } from '#contract/too-long.ts'

/**
 * An e-mail or a username, and the password: for the form and for the call. In its own file, because the sign-in page appears before
 * this loads.
 */
export const credentials = z.object({
  username: z
    .string({ error: 'Email or username is required' })
    .trim()
    .min(1, 'Email or username is required')
    .max(254, tooLong(254))
    .transform((text) => text.toLowerCase()),
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(200, 'Password must be at most 200 characters'),
})
