import { z } from 'zod'
import { BUREAU_NAMES, BUREAUS, type Bureau } from '#engine/words/bureau.ts'
import { base, fetchCredentials, fetchedReport, refusals } from '#contract/bureaus.ts'
import { endpoint } from '#contract/endpoint.ts'
import { bureau, idParams, instant, personLine } from '#contract/values.ts'

/** Who is asked on the member’s behalf: the practice bureaus, Experian itself, or a reseller of the three. */
export const BUREAU_PROVIDERS = ['practice', 'experian', 'mismo'] as const
export type BureauProvider = (typeof BUREAU_PROVIDERS)[number]

const ASKED_THROUGH: Readonly<Record<BureauProvider, string>> = {
  practice: 'the practice bureaus',
  experian: 'its own service for consumers',
  mismo: 'a company that resells bureau reports',
}

/** The instruction that is shown, signed and recorded word for word (15 USC 1681b(a)(2)). */
export const consentWords = (of: Bureau, provider: BureauProvider): string =>
  `I instruct Errata in writing, under the Fair Credit Reporting Act, 15 U.S.C. § 1681b(a)(2), to ask ${BUREAU_NAMES[of]}, through ${ASKED_THROUGH[provider]}, for my own credit report, to read it for me and to keep it in my account. This is about my own report only. It holds each time I ask for my report, until I withdraw it.`

/** A written consent, valid while `withdrawnAt` is null. */
export const bureauConsent = z
  .object({
    id: z.string(),
    bureau,
    provider: z.enum(BUREAU_PROVIDERS),
    words: z.string(),
    signature: z.string(),
    givenAt: instant,
    withdrawnAt: instant.nullable(),
  })
  .meta({ id: 'BureauConsent' })

export const bureauConnection = z
  .object({
    bureau,
    status: z.enum(['not_connected', 'connecting', 'connected', 'failed']),
    reportAvailable: z.boolean(),
    lastUpdated: instant.nullable(),
    /** Whether it leads to the practice bureaus. */
    isPractice: z.boolean(),
    provider: z.enum(BUREAU_PROVIDERS),
    /** Whether this installation can ask the bureau at all. */
    canBeAsked: z.boolean(),
    /** Whether the bureau is a real one, which is asked only with a written consent. */
    needsConsent: z.boolean(),
    /** The valid consent for this bureau and provider; null for none. */
    consent: bureauConsent.nullable(),
  })
  .meta({ id: 'BureauConnection' })

export const connectBureau = endpoint({
  ...base,
  method: 'POST',
  path: '/api/connect-bureau',
  summary: 'Connect one bureau and fetch its report; again refreshes it',
  body: z.object({ bureau: z.enum(BUREAUS, { error: 'Choose a bureau' }), credentials: fetchCredentials }),
  answer: z.object({ connection: bureauConnection, report: fetchedReport }),
  refusals,
})

export const listBureauConnections = endpoint({
  ...base,
  method: 'GET',
  path: '/api/bureau-connections',
  summary: 'The three bureaus, who would be asked, whether a consent stands, and whether each has answered for this member',
  answer: z.array(bureauConnection),
  refusals: ['unauthenticated'],
})

export const SIGNATURE_CHARACTERS = 200

/** The form of the written instruction. */
export const consentForm = z
  .object({
    bureaus: z.array(z.enum(BUREAUS)).min(1, 'Choose a bureau').max(BUREAUS.length),
    signature: personLine(SIGNATURE_CHARACTERS, 'Type your full name to sign').refine(
      (typed) => typed.trim().split(/\s+/).length > 1,
      'Type your full name to sign: first and last name',
    ),
    agreed: z.literal(true, { error: 'Tick the box to agree' }),
  })
  .meta({ id: 'ConsentForm' })

export const giveConsent = endpoint({
  ...base,
  method: 'POST',
  path: '/api/bureau-consents',
  summary: 'Instruct Errata in writing to ask these bureaus; the words are recorded as they were shown',
  body: consentForm,
  answer: z.object({ consents: z.array(bureauConsent) }),
  status: 201,
  refusals: ['invalid', 'unauthenticated', 'conflict'],
})

export const listConsents = endpoint({
  ...base,
  method: 'GET',
  path: '/api/bureau-consents',
  summary: 'Every written consent, newest first; withdrawn ones too',
  pages: 'rows',
  answer: z.array(bureauConsent),
  refusals: ['invalid', 'unauthenticated'],
})

export const withdrawConsent = endpoint({
  ...base,
  method: 'DELETE',
  path: '/api/bureau-consents/:id',
  summary: 'Withdraw a consent; from then on the bureau is not asked',
  params: idParams,
  answer: z.object({ message: z.string() }),
  refusals: ['unauthenticated', 'not_found'],
})
