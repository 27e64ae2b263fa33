import { z } from 'zod'
import { HELPER_RIGHTS, type HelperRight } from '#engine/helping/right.ts'
import { email } from '#contract/accounts.ts'
import { endpoint } from '#contract/endpoint.ts'
import { day, idParams, instant } from '#contract/values.ts'

export const helperRight = z.enum(HELPER_RIGHTS, { error: 'Choose what this person may do' })

/** Changes with every change of the words below. */
export const HELP_CONSENT_VERSION = '2026-11-30'

const SEES =
  'This person may see my credit file in Errata: reports, findings, disputes, letters, answers and dates. They may also ask the assistant about it.'
const PREPARES =
  'This person may also prepare things: write and edit draft letters from the facts in my file, draft the next step of a dispute, and add answers that came by mail. A draft says nothing in my name until I have read and confirmed it.'
const NEVER =
  'Whatever they may do, they never confirm, send, mail or file anything, never open a dispute, never speak in my words, and never reach my sign-in, my payments, my consents to bureaus, my identity papers, my files as they were uploaded, or the export and erasure of my account.'
const LOGGED = 'A log that I can read records everything they look at or draft. I can end this access at any time.'

/** What the member agrees to, as it is shown and recorded. */
export const helpConsentWords = (right: HelperRight): string =>
  [SEES, ...(right === 'prepare' ? [PREPARES] : []), NEVER, LOGGED].join(' ')

/** At most so many people help one member, asked ones included. */
export const MOST_HELPERS = 10
/** An invitation works once, and so many days. */
export const INVITATION_DAYS = 7

const grantFacts = {
  id: z.string(),
  right: helperRight,
  /** The last day on which it holds; null: until it is ended. */
  helpsUntil: day.nullable(),
}

/** Someone who helps the member, or helped. */
export const helper = z
  .object({
    ...grantFacts,
    /** Null once their account is gone. */
    name: z.string().nullable(),
    email: z.string().nullable(),
    since: instant,
    /** The last day on which they looked; null: not yet. */
    lastDay: day.nullable(),
    isStanding: z.boolean(),
    endedAt: instant.nullable(),
    endedBy: z.enum(['member', 'helper']).nullable(),
  })
  .meta({ id: 'Helper' })

/** Someone who was asked and has not answered yet. */
export const helperInvitation = z
  .object({ ...grantFacts, email: z.string(), invitedAt: instant, expiresAt: instant })
  .meta({ id: 'HelperInvitation' })

const base = { tag: 'helpers', access: 'signed_in' } as const

export const listHelpers = endpoint({
  ...base,
  method: 'GET',
  path: '/api/helpers',
  summary: 'Who helps the member or helped, and who was asked',
  answer: z.object({ helpers: z.array(helper), invitations: z.array(helperInvitation) }),
  pages: ['helpers', 'invitations'],
  refusals: ['invalid', 'unauthenticated'],
})

/** The consent that goes with a right: the version of the words that were shown, and that they were agreed to. */
const agreement = {
  right: helperRight,
  helpsUntil: day.nullish().transform((given) => given ?? null),
  consentVersion: z.literal(HELP_CONSENT_VERSION, { error: 'The text has changed. Reload the page and read it again.' }),
  agreed: z.literal(true, { error: 'Tick the box to agree' }),
}

export const helperForm = z.object({ email, ...agreement })

export const inviteHelper = endpoint({
  ...base,
  method: 'POST',
  path: '/api/helpers/invitations',
  summary: 'Ask somebody by e-mail to help; one answer whether an account has that address or not. A new link ends the older one',
  body: helperForm,
  answer: z.object({ message: z.string(), invitation: helperInvitation }),
  status: 201,
  refusals: ['invalid', 'unauthenticated', 'forbidden', 'step_up_needed', 'email_unconfirmed', 'conflict', 'too_many'],
})

export const withdrawInvitation = endpoint({
  ...base,
  method: 'DELETE',
  path: '/api/helpers/invitations/:id',
  summary: 'Take an invitation back; its link works no more. Harmless when it is gone',
  params: idParams,
  answer: z.object({ message: z.string() }),
  refusals: ['unauthenticated', 'not_found'],
})

export const changeHelper = endpoint({
  ...base,
  method: 'PATCH',
  path: '/api/helpers/:id',
  summary: 'Give a helper another right or another last day; the words are recorded anew',
  params: idParams,
  body: z.object(agreement),
  answer: helper,
  refusals: ['invalid', 'unauthenticated', 'forbidden', 'not_found', 'step_up_needed', 'conflict'],
})

export const endHelper = endpoint({
  ...base,
  method: 'DELETE',
  path: '/api/helpers/:id',
  summary: 'End a helper’s access at once; harmless when it has ended',
  params: idParams,
  answer: z.object({ message: z.string() }),
  refusals: ['unauthenticated', 'not_found'],
})

/** What a helper did on one day of one kind, or what changed about their access. */
export const helperLogLine = z
  .object({
    id: z.string(),
    /** The last time on that day. */
    at: instant,
    /** Null once their account is gone, and before anyone accepted. */
    name: z.string().nullable(),
    kind: z.enum(['looked', 'prepared', 'invited', 'withdrawn', 'accepted', 'changed', 'ended']),
    /** What was looked at or prepared: `your letters`; null for what is no look. */
    what: z.string().nullable(),
    times: z.number().int(),
  })
  .meta({ id: 'HelperLogLine' })

export const readHelperLog = endpoint({
  ...base,
  method: 'GET',
  path: '/api/helpers/log',
  summary: 'Who looked at what, newest first',
  answer: z.object({ lines: z.array(helperLogLine) }),
  pages: ['lines'],
  refusals: ['invalid', 'unauthenticated'],
})

/** Someone whom the signed-in person helps. */
export const helped = z.object({ ...grantFacts, memberName: z.string(), since: instant }).meta({ id: 'Helped' })

export const listHelped = endpoint({
  ...base,
  method: 'GET',
  path: '/api/helped',
  summary: 'Whom the signed-in person helps; their file is opened under /helping/{id}',
  answer: z.object({ helped: z.array(helped) }),
  pages: ['helped'],
  refusals: ['invalid', 'unauthenticated'],
})

export const leaveHelped = endpoint({
  ...base,
  method: 'DELETE',
  path: '/api/helped/:id',
  summary: 'Help somebody no more; harmless when it has ended',
  params: idParams,
  answer: z.object({ message: z.string() }),
  refusals: ['unauthenticated', 'not_found'],
})

export const readHelping = endpoint({
  ...base,
  method: 'GET',
  path: '/api/helping',
  summary: 'Under /helping/{id}: whose file this is, and what may be done in it; elsewhere 404',
  answer: helped,
  refusals: ['unauthenticated', 'not_found'],
})

/** Any text may be asked about; what is no token of ours is not valid. */
const invitationToken = z.string({ error: 'The token of the invitation is required' }).max(300)

export const readInvitation = endpoint({
  tag: 'helpers',
  access: 'public',
  method: 'POST',
  path: '/api/helpers/invitations/read',
  summary: 'Who asks for help, and for which; for whoever holds the link. Asking does not use it up',
  body: z.object({ token: invitationToken }),
  answer: z.object({
    memberName: z.string(),
    right: helperRight,
    helpsUntil: day.nullable(),
    expiresAt: instant,
    words: z.string(),
  }),
  refusals: ['invalid'],
})

export const acceptInvitation = endpoint({
  ...base,
  method: 'POST',
  path: '/api/helpers/invitations/accept',
  summary: 'Help from now on; only with the account of the address that was asked, and once',
  body: z.object({ token: invitationToken }),
  answer: helped,
  refusals: ['invalid', 'unauthenticated', 'forbidden', 'conflict'],
})
