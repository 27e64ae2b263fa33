import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { user } from '#contract/sign-in.ts'
import { timeZone } from '#contract/time-zone.ts'
import { neededName, notNamedBySsn } from '#contract/values.ts'

/** One mailbox that a message can be sent to: no list, no name in brackets, and no dot of the domain without a name before it. */
const EMAIL = /^[^\s@<>,;:"()[\]\\\p{Cc}]+@(?:[^\s@.<>,;:"()[\]\\\p{Cc}]+\.)+[^\s@.<>,;:"()[\]\\\p{Cc}]+$/u
const hasMixedCharacters = (text: string): boolean => /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text)

/** Trimmed, and in small letters. */
export const email = notNamedBySsn(
  z
    .string({ error: 'Email is required' })
    .trim()
    .min(1, { error: 'Email is required', abort: true })
    .max(254, { error: 'Please enter a valid email address', abort: true })
    .regex(EMAIL, 'Please enter a valid email address'),
).transform((text) => text.toLowerCase())

const username = z
  .string({ error: 'Username is required' })
  .min(1, { error: 'Username is required', abort: true })
  .max(40, { error: 'Username must be at most 40 characters', abort: true })
  .transform((text) => text.toLowerCase())
  .pipe(
    notNamedBySsn(
      z
        .string()
        .min(3, { error: 'Username must be at least 3 characters', abort: true })
        .regex(/^[a-z0-9_]*$/, 'Username may contain only letters, digits and underscore'),
    ),
  )

const password = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required', abort: true })
  .min(8, { error: 'Password must be at least 8 characters', abort: true })
  .max(200, 'Password must be at most 200 characters')
  .refine(hasMixedCharacters, 'Password must contain uppercase, lowercase, and number')

/** The rule is that of `password`, in the words of the reset form. */
const newPassword = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required', abort: true })
  .min(8, { error: 'Password must be at least 8 characters long', abort: true })
  .max(200, 'Password must be at most 200 characters')
  .refine(hasMixedCharacters, 'Password must contain at least one uppercase letter, one lowercase letter, and one number')

const bothPasswords = z.object({ password: z.string(), confirmPassword: z.string() })
const NO_MATCH = { path: ['confirmPassword'], message: 'Passwords do not match' }

/** Next to a form, not on it: the passwords are compared even when something else is wrong, so that one attempt shows every problem. */
const samePasswords = bothPasswords.refine((form) => form.confirmPassword === form.password, NO_MATCH)

const PHONE_FORMAT = 'Phone must be in format: (555) 123-4567'

/** Empty or `(555) 123-4567`. */
export const phone = z
  .string()
  .max(40, { error: PHONE_FORMAT, abort: true })
  .trim()
  .regex(/^(\(\d{3}\) \d{3}-\d{4})?$/, PHONE_FORMAT)
  .optional()

/** First and last name joined, on one line. */
export const name = neededName(200, 'First name is required')

/** The form as the visitor fills it. */
export const registrationForm = z.intersection(
  z.object({
    firstName: neededName(100, 'First name is required'),
    lastName: neededName(100, 'Last name is required'),
    email,
    username,
    password,
    confirmPassword: z.string(),
    phone,
  }),
  samePasswords,
)

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Make an account and sign in',
  tag: 'accounts',
  access: 'public',
  body: z.object({
    username,
    email,
    password,
    name,
    phone: phone.nullable(),
    /** Where the browser is: letters are dated, and days counted, by the days there. The profile changes it. */
    timeZone: timeZone.optional().catch(undefined),
  }),
  answer: z.object({
    user,
    /** The password is taken, but everyone tries it first. */
    warning: z.string().optional(),
  }),
  status: 201,
  refusals: ['invalid', 'conflict', 'too_many'],
})

/** The form and the body alike. */
export const resetRequest = z.object({ email })

export const askReset = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mail a link to choose a new password; one answer whether an account has this e-mail or not',
  tag: 'accounts',
  access: 'public',
  body: resetRequest,
  answer: z.object({ message: z.string() }),
  refusals: ['invalid', 'too_many'],
})

/** Any text may be asked about; what is no token of ours is not valid. */
const resetToken = z.string({ error: 'The token of the reset link is required' }).max(100_000)

export const checkResetToken = endpoint({
  method: 'POST',
  path: '/api/auth/verify-reset-token',
  summary: 'Whether a reset link still works; asking does not use it up',
  tag: 'accounts',
  access: 'public',
  body: z.object({ token: resetToken }),
  answer: z.object({ valid: z.boolean() }),
  refusals: ['invalid'],
})

/** The form as the visitor fills it. */
export const newPasswordForm = z.intersection(
  z.object({
    password: newPassword,
    confirmPassword: z.string().min(1, 'Please confirm your password'),
  }),
  bothPasswords.refine((form) => form.confirmPassword === '' || form.confirmPassword === form.password, NO_MATCH),
)

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Choose a new password with the token of a reset link; ends every session of the account',
  tag: 'accounts',
  access: 'public',
  body: z.object({ token: resetToken, password: newPassword }),
  answer: z.object({ message: z.string() }),
  refusals: ['invalid'],
})

/** The form as the member fills it: the reset form's rules and words, and the password that holds now. */
export const passwordChangeForm = z.intersection(
  z.object({ currentPassword: z.string().min(1, 'Enter your current password').max(200, 'Enter your current password') }),
  newPasswordForm,
)

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Choose another password; every other session of the account ends, this one goes on',
  tag: 'accounts',
  access: 'signed_in',
  body: z.object({
    currentPassword: z.string({ error: 'Enter your current password' }).min(1, 'Enter your current password').max(200),
    password: newPassword,
  }),
  answer: z.object({ message: z.string() }),
  refusals: ['invalid', 'unauthenticated', 'step_up_needed', 'too_many'],
})
