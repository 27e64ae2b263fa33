import { z } from 'zod'
import { DECLINABLE, IDENTITY_PARTS } from '#engine/identity/identity.ts'
import { endpoint } from '#contract/endpoint.ts'
import { birthday } from '#contract/own-word.ts'
import { profileName, town } from '#contract/profile.ts'
import { bureau, neededLine, partialDay } from '#contract/values.ts'

const WHOLE_NUMBER = 'Enter only the last four digits. We never keep a full Social Security number.'

const ssnLast4 = z
  .string()
  .trim()
  .max(40, WHOLE_NUMBER)
  .refine((typed) => typed.replaceAll(/\D/g, '').length <= 4, { error: WHOLE_NUMBER, abort: true })
  .regex(/^\d{4}$/, 'Enter the last four digits')

const MOST = 20

/** A place where the member lives or lived. */
export const livedAt = z
  .object({
    street: neededLine(200, 'Address is required'),
    ...town,
    from: partialDay.nullable().default(null),
    /** Null: they live there now. */
    to: partialDay.nullable().default(null),
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ['to'],
    error: 'This is before the day you moved in',
  })
  .meta({ id: 'LivedAt' })

const proposedBy = z.object({ reportId: z.string(), bureau, page: z.number().int().nullable() })
const proposal = z.object({
  value: z.string(),
  from: z.array(proposedBy),
  /** No report gives another value. */
  isAgreed: z.boolean(),
})
const printedAddress = z.object({
  street: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
})

/** Who the member is by their own word, null where they have not confirmed it yet; next to it what their reports propose. */
export const identity = z
  .object({
    name: z.string().nullable(),
    formerNames: z.array(z.string()).nullable(),
    dateOfBirth: partialDay.nullable(),
    ssnLast4: z.string().nullable(),
    addresses: z.array(livedAt).nullable(),
    proposals: z.object({
      name: z.array(proposal),
      formerNames: z.array(proposal),
      dateOfBirth: z.array(proposal),
      ssnLast4: z.array(proposal),
      addresses: z.array(proposal.extend({ value: printedAddress })),
    }),
    /** What they would rather not give: no letter states it, and none waits for it. */
    declined: z.array(z.enum(DECLINABLE)),
    /** What has to be confirmed before a letter to a bureau can be approved. */
    missing: z.array(z.enum(IDENTITY_PARTS)),
    /** Current addresses of theirs that none of their reports lists: a proof of address helps there. */
    unlistedAddresses: z.array(z.string()),
  })
  .meta({ id: 'Identity' })

export const readIdentity = endpoint({
  method: 'GET',
  path: '/api/identity',
  summary: 'Who the member is by their own word, what of it is still to be confirmed, and what their reports propose',
  tag: 'profile',
  access: 'signed_in',
  answer: identity,
  refusals: ['unauthenticated'],
})

/** Who the member is, as they confirm it. */
export const identityChange = z.object({
  name: profileName.nullish(),
  formerNames: z.array(profileName).max(MOST).nullish(),
  dateOfBirth: birthday.nullish(),
  ssnLast4: ssnLast4.nullish(),
  addresses: z.array(livedAt).max(MOST).nullish(),
})

export const changeIdentity = endpoint({
  method: 'PATCH',
  path: '/api/identity',
  summary:
    'Confirm who the member is; what is left out stays as it is, null takes it away; a birth date or digits of null are declined and asked for no more',
  tag: 'profile',
  access: 'signed_in',
  body: identityChange,
  answer: identity,
  refusals: ['invalid', 'unauthenticated'],
})
