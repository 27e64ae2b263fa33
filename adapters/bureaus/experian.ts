import { z } from 'zod'
import {
  type BureauAnswer,
  callBureau,
  type CallLimits,
  jsonOf,
  type Pace,
  realPace,
  within,
} from '#adapters/bureaus/call-bureau.ts'
import type { BureauPersonalInfo, BureausPort, FetchedReport } from '#adapters/bureaus/port.ts'
import { signInOnce, type SignIn } from '#adapters/bureaus/sign-in.ts'

/** What the contract with Experian gives. */
export interface ExperianSettings {
  /** `https://us-api.experian.com`, without a stroke at the end. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** The subscriber code and the code of the permissible purpose, where the contract names them. */
  readonly subscriberCode?: string | undefined
  readonly purposeCode?: string | undefined
}

/** How long and how often is tried; each has a default. */
export interface ExperianPace {
  readonly pace?: Pace
  /** Milliseconds for one fetch, the sign-in and all tries included. */
  readonly timeout?: number
  readonly tries?: number
  readonly firstWait?: number
}

const TOKEN_PATH = '/oauth2/v1/token'
const REPORT_PATH = '/consumerservices/credit-profile/v2/credit-report'

/**
 * Experian's Credit Profile v2. Only Experian is connected. Sources: Experian's public documentation as quoted in
 * reference/report-formats.md §2.9 and its recorded answers. Neither the person nor an answer is logged anywhere here.
 */
export function experianBureau(settings: ExperianSettings, given: ExperianPace = {}): BureausPort {
  const { pace = realPace, timeout = 45_000, tries = 4, firstWait = 400 } = given
  const signIn = signInOnce(pace, (limits) => requestToken(settings, limits))
  return {
    provider: 'experian',
    listBureaus: async () => [
      { bureau: 'equifax', kind: 'not_connected' },
      { bureau: 'experian', kind: 'connected' },
      { bureau: 'transunion', kind: 'not_connected' },
    ],
    fetchReport: async (person, request) => {
      if (request.bureau !== 'experian') return { kind: 'not_connected' }
      const limits = { pace, tries, firstWait, signal: within(timeout, request.signal) }
      return fetchProfile(person, { settings, signIn, limits })
    },
  }
}

interface Asking {
  readonly settings: ExperianSettings
  readonly signIn: SignIn
  readonly limits: CallLimits
}

async function fetchProfile(person: BureauPersonalInfo, { settings, signIn, limits }: Asking): Promise<FetchedReport> {
  // All tries carry one id, so that a try whose answer was lost is not counted, or charged, twice.
  const requestId = crypto.randomUUID()
  const ask = (token: string): Promise<BureauAnswer | null> =>
    callBureau(
      {
        url: `${settings.baseUrl}${REPORT_PATH}`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'application/json',
          clientReferenceId: requestId,
          'idempotency-key': requestId,
        },
        body: JSON.stringify(profileRequest(person, settings)),
      },
      limits,
    )
  const first = await signIn.token(limits)
  if (typeof first !== 'string') return first
  const answer = await ask(first)
  if (answer?.status !== 401) return meaningOf(answer)
  // The token may have ended before its time: once more with a new one.
  signIn.forget(first)
  const second = await signIn.token(limits)
  return typeof second === 'string' ? meaningOf(await ask(second)) : second
}

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive().catch(600) })

async function requestToken(settings: ExperianSettings, limits: CallLimits): ReturnType<Parameters<typeof signInOnce>[1]> {
  const { clientId, clientSecret } = settings
  const answer = await callBureau(
    {
      url: `${settings.baseUrl}${TOKEN_PATH}`,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      },
      body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' }),
    },
    limits,
  )
  if (!answer) return { kind: 'unreachable' }
  if (answer.status === 400 || answer.status === 401 || answer.status === 403) return { kind: 'refused', reason: 'credentials' }
  const parsed = tokenAnswer.safeParse(answer.status === 200 ? jsonOf(answer) : null)
  if (!parsed.success) return { kind: 'unreachable' }
  return { kind: 'token', token: parsed.data.access_token, seconds: parsed.data.expires_in }
}

/** The request of the Credit Profile; a part that the person did not give is left out. */
function profileRequest(person: BureauPersonalInfo, settings: ExperianSettings): unknown {
  const [year = '', month = '', day = ''] = person.dateOfBirth.split('-')
  const { address, ssn } = person
  return {
    consumerPii: {
      primaryApplicant: {
        name: { firstName: person.firstName, lastName: person.lastName },
        dob: { dob: `${month}${day}${year}` },
        ...(ssn !== null && { ssn: { ssn } }),
        ...(address && {
          currentAddress: { line1: address.street, city: address.city, state: address.state, zipCode: address.zip },
        }),
      },
    },
    ...(settings.subscriberCode !== undefined && { requestor: { subscriberCode: settings.subscriberCode } }),
    ...(settings.purposeCode !== undefined && { permissiblePurpose: { type: settings.purposeCode } }),
    addOns: {
      riskModels: { modelIndicator: ['V4'], scorePercentile: 'N' },
      summaries: { summaryType: ['Profile Summary'] },
      fraudShield: 'Y',
      paymentHistory84: 'Y',
    },
  }
}

const message = z.looseObject({
  messageNumber: z.string().optional(),
  messageText: z.string().optional(),
})
const profile = z.looseObject({ informationalMessage: z.array(message).optional() })
const profileAnswer = z.object({ creditProfile: z.array(profile).min(1) })
const errorAnswer = z.object({
  errors: z.array(z.looseObject({ errorCode: z.coerce.string().optional(), message: z.string().optional() })).min(1),
})

/** What a profile with a file of a person has next to messages. */
const OF_A_PERSON = ['consumerIdentity', 'tradeline', 'inquiry', 'publicRecord']

/** What came of asking; null stands for no answer in time. */
function meaningOf(answer: BureauAnswer | null): FetchedReport {
  if (!answer) return { kind: 'unreachable' }
  if (answer.status === 401 || answer.status === 403) return { kind: 'refused', reason: 'credentials' }
  const body = jsonOf(answer)
  const errors = errorAnswer.safeParse(body)
  if (errors.success) return meaningOfErrors(errors.data.errors.map((one) => `${one.errorCode ?? ''} ${one.message ?? ''}`))
  const profiles = profileAnswer.safeParse(body)
  if (answer.status !== 200 || !profiles.success) return { kind: 'unreachable' }
  const [first] = profiles.data.creditProfile
  if (first && OF_A_PERSON.some((name) => name in first)) {
    return { kind: 'report', file: answer.body, practice: false, score: null }
  }
  const said = (first?.informationalMessage ?? []).map((one) => `${one.messageNumber ?? ''} ${one.messageText ?? ''}`)
  return meaningOfMessages(said)
}

/** Messages that are in a profile's place, such as `07 *****  NO RECORD FOUND  *****`. */
function meaningOfMessages(said: readonly string[]): FetchedReport {
  if (said.some((text) => /\bfr(?:ozen|eeze)\b/i.test(text))) return { kind: 'frozen' }
  if (said.some((text) => /inquiry not allowed|^76 /i.test(text))) return { kind: 'refused', reason: 'permissible_purpose' }
  return said.some((text) => /no record found|ssn is required|^0?7 /i.test(text)) ? { kind: 'no_match' } : { kind: 'unreachable' }
}

/** Refusals of the request: of who asks, of why, or of the person as given. */
function meaningOfErrors(said: readonly string[]): FetchedReport {
  if (said.some((text) => /permissible ?purpose|inquiry not allowed|^76 /i.test(text))) {
    return { kind: 'refused', reason: 'permissible_purpose' }
  }
  if (said.some((text) => /requestor|subscriber|client|credential|unauthori[sz]ed|access token/i.test(text))) {
    return { kind: 'refused', reason: 'credentials' }
  }
  if (said.some((text) => /\bfr(?:ozen|eeze)\b/i.test(text))) return { kind: 'frozen' }
  return said.some((text) => /applicant|no record found/i.test(text)) ? { kind: 'no_match' } : { kind: 'unreachable' }
}
