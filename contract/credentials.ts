import { z } from 'zod'
import { tooLong } from '#contract/too-long.ts'

/**
 * The form and the body alike: an e-mail or a username, and the password. In a file of its own, because the sign-in is drawn before
 * it loads this.
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
