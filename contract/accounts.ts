import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

export const user = z
  .object({ id: z.string(), name: z.string(), username: z.string(), email: z.string() })
  .meta({ id: 'User' })
export type User = z.infer<typeof user>

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const hasMixedCharacters = (text: string): boolean => /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text)

const email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, { error: 'Email is required', abort: true })
  .max(254, { error: 'Please enter a valid email address', abort: true })
  .regex(EMAIL, 'Please enter a valid email address')
  .transform((text) => text.toLowerCase())

const username = z
  .string({ error: 'Username is required' })
  .min(1, { error: 'Username is required', abort: true })
  .transform((text) => text.toLowerCase())
  .pipe(
    z
      .string()
      .min(3, { error: 'Username must be at least 3 characters', abort: true })
      .max(40, 'Username must be at most 40 characters')
      .regex(/^[a-z0-9_]*$/, 'Username may contain only letters, digits and underscore'),
  )

const password = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required', abort: true })
  .min(8, { error: 'Password must be at least 8 characters', abort: true })
  .max(200, 'Password must be at most 200 characters')
  .refine(hasMixedCharacters, 'Password must contain uppercase, lowercase, and number')

const phone = z
  .string()
  .trim()
  .regex(/^(\(\d{3}\) \d{3}-\d{4})?$/, 'Phone must be in format: (555) 123-4567')
  .optional()

/** First and last name joined. */
const name = z
  .string({ error: 'First name is required' })
  .trim()
  .min(1, 'First name is required')
  .max(200, 'Name must be at most 200 characters')

/** The form as the visitor fills it. */
export const registrationForm = z
  .object({
    firstName: z.string().trim().min(1, 'First name is required').max(100),
    lastName: z.string().trim().min(1, 'Last name is required').max(100),
    email,
    username,
    password,
    confirmPassword: z.string(),
    phone,
  })
  .refine((form) => form.password === form.confirmPassword, { path: ['confirmPassword'], message: 'Passwords do not match' })

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Make an account and sign in',
  tag: 'accounts',
  access: 'public',
  body: z.object({ username, email, password, name, phone: phone.nullable() }),
  answer: z.object({ user }),
  status: 201,
  refusals: ['invalid', 'conflict', 'too_many'],
})

/** The form and the body alike: an e-mail or a username, and the password. */
export const credentials = z.object({
  username: z
    .string({ error: 'Email or username is required' })
    .trim()
    .min(1, 'Email or username is required')
    .max(254)
    .transform((text) => text.toLowerCase()),
  password: z.string({ error: 'Password is required' }).min(1, 'Password is required').max(200),
})

export const logIn = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with username or e-mail',
  tag: 'accounts',
  access: 'public',
  body: credentials,
  answer: z.object({ user }),
  refusals: ['invalid', 'unauthenticated', 'too_many'],
})

export const logOut = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Sign out; harmless when nobody is signed in',
  tag: 'accounts',
  access: 'public',
  answer: z.object({ message: z.string() }),
  refusals: [],
})

export const readCurrentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  summary: 'Who is signed in',
  tag: 'accounts',
  access: 'signed_in',
  answer: z.object({ user }),
  refusals: ['unauthenticated'],
})
