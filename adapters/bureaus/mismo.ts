import { Buffer } from 'node:buffer'
import {
  type BureauAnswer,
  callBureau,
  type CallLimits,
  type Pace,
  realPace,
  textOf,
  within,
} from '#adapters/bureaus/call-bureau.ts'
import { escapeMarkup } from '#adapters/escape-markup.ts'
import type { BureauName, BureauPersonalInfo, BureauRequest, BureausPort, FetchedReport } from '#adapters/bureaus/port.ts'

/** What the contract with the reseller gives. */
export interface MismoSettings {
  /** The very address that takes requests. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
}

/** How long and how often is tried; each has a default. */
export interface MismoPace {
  readonly pace?: Pace
  /** Milliseconds for one fetch with all its tries: a reseller asks the bureau while we wait. */
  readonly timeout?: number
  readonly tries?: number
  readonly firstWait?: number
}

const NAMES: Readonly<Record<BureauName, string>> = { equifax: 'Equifax', experian: 'Experian', transunion: 'TransUnion' }

/**
 * A reseller of all three bureaus that takes a MISMO 2.3.1 credit request and answers MISMO, as XML or as JSON with the same
 * names. One bureau a request, by the repository flags. Source: reference/report-formats.md §2.8. It signs in by `Basic`; a
 * reseller that asks for `Bearer` gets the secret as its token. Neither the person nor an answer is logged anywhere here.
 */
export function mismoReseller(settings: MismoSettings, given: MismoPace = {}): BureausPort {
  const { pace = realPace, timeout = 90_000, tries = 4, firstWait = 400 } = given
  const basic = `Basic ${Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64')}`
  let authorization = basic
  const ask = async (person: BureauPersonalInfo, request: BureauRequest, limits: CallLimits): Promise<BureauAnswer | null> => {
    const requestId = crypto.randomUUID()
    const body = creditRequest(person, request, requestId)
    const post = (): Promise<BureauAnswer | null> =>
      callBureau(
        {
          url: settings.baseUrl,
          headers: {
            authorization,
            'content-type': 'application/xml; charset=utf-8',
            accept: 'application/json, application/xml;q=0.9',
            'idempotency-key': requestId,
          },
          body,
        },
        limits,
      )
    const first = await post()
    const wantsBearer = first?.status === 401 && /^bearer\b/i.test(first.headers.get('www-authenticate') ?? '')
    if (!wantsBearer || authorization !== basic) return first
    authorization = `Bearer ${settings.clientSecret}`
    return post()
  }
  return {
    provider: 'mismo',
    listBureaus: async () => [
      { bureau: 'equifax', kind: 'connected' },
      { bureau: 'experian', kind: 'connected' },
      { bureau: 'transunion', kind: 'connected' },
    ],
    fetchReport: async (person, request) => {
      const limits = { pace, tries, firstWait, signal: within(timeout, request.signal) }
      return meaningOf(await ask(person, request, limits), request.bureau)
    },
  }
}

const attributes = (given: Readonly<Record<string, string | null>>): string =>
  Object.entries(given)
    .flatMap(([name, value]) => (value === null ? [] : [` ${name}="${escapeMarkup(value)}"`]))
    .join('')

/** A request for one person's file at one bureau. */
function creditRequest(person: BureauPersonalInfo, { bureau, at }: BureauRequest, requestId: string): string {
  const when = at.slice(0, 19)
  const flags = Object.fromEntries(
    Object.entries(NAMES).map(([name, vendor]) => [`_${vendor}Indicator`, name === bureau ? 'Y' : 'N']),
  )
  const { address } = person
  const residence = address
    ? `<_RESIDENCE${attributes({ _StreetAddress: address.street, _City: address.city, _State: address.state, _PostalCode: address.zip, BorrowerResidencyType: 'Current' })}/>`
    : ''
  const borrower = attributes({
    BorrowerID: 'B1',
    _FirstName: person.firstName,
    _LastName: person.lastName,
    _BirthDate: person.dateOfBirth,
    _SSN: person.ssn,
    _PrintPositionType: 'Borrower',
  })
  const data = attributes({
    CreditRequestID: requestId,
    BorrowerID: 'B1',
    CreditReportRequestActionType: 'Submit',
    CreditReportType: 'Merge',
    CreditRequestType: 'Individual',
    CreditRequestDateTime: when,
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<REQUEST_GROUP MISMOVersionID="2.3.1"><REQUEST RequestDatetime="${when}"><REQUEST_DATA><CREDIT_REQUEST MISMOVersionID="2.3.1"><CREDIT_REQUEST_DATA${data}><CREDIT_REPOSITORY_INCLUDED${attributes(flags)}/></CREDIT_REQUEST_DATA><LOAN_APPLICATION><BORROWER${borrower}>${residence}</BORROWER></LOAN_APPLICATION></CREDIT_REQUEST></REQUEST_DATA></REQUEST></REQUEST_GROUP>`
}

/** The value of an attribute, in XML and in JSON alike: `_Condition="Error"`, `"@_Condition": "Error"`. */
function valuesOf(text: string, name: string): string[] {
  const pattern = new RegExp(`(?:^|[\\s"@])${name}"?\\s*[=:]\\s*"?([^",}>]*)`, 'g')
  return [...text.matchAll(pattern)].map((match) => (match[1] ?? '').trim())
}

const HOLDS_A_FILE = /CREDIT_(?:LIABILITY|INQUIRY|PUBLIC_RECORD|SCORE|FILE)\b/
const PURPOSE = /permissible ?purpose|inquiry not allowed/i
const SIGN_IN = /login|password|credential|not authori[sz]ed|unauthori[sz]ed|account identifier/i

/** What came of asking; null stands for no answer in time. */
function meaningOf(answer: BureauAnswer | null, bureau: BureauName): FetchedReport {
  if (!answer) return { kind: 'unreachable' }
  if (answer.status === 401 || answer.status === 403) return { kind: 'refused', reason: 'credentials' }
  const text = textOf(answer)
  if (!/RESPONSE_GROUP|CREDIT_RESPONSE/.test(text)) return { kind: 'unreachable' }
  const results = valuesOf(text, '_?(?:CreditFile)?ResultStatusType')
  const frozen = frozenFlag(text, bureau) || results.some((value) => /freeze|frozen/i.test(value))
  const isFound = HOLDS_A_FILE.test(text) && (results.length === 0 || results.some((value) => /^FileReturned/i.test(value)))
  if (answer.status === 200 && isFound && !(frozen && !/CREDIT_LIABILITY\b/.test(text))) {
    return { kind: 'report', file: answer.body, practice: false, score: null }
  }
  if (frozen) return { kind: 'frozen' }
  const said = [...valuesOf(text, '_Description'), ...valuesOf(text, '_Text')].join('\n')
  if (PURPOSE.test(said)) return { kind: 'refused', reason: 'permissible_purpose' }
  if (SIGN_IN.test(said)) return { kind: 'refused', reason: 'credentials' }
  const isUnknown = results.some((value) => /^NoFileReturned/i.test(value)) || /no (?:record|hit|file) ?found|no hit/i.test(said)
  return isUnknown ? { kind: 'no_match' } : { kind: 'unreachable' }
}

/** The flag of this bureau in the statement of frozen files. */
function frozenFlag(text: string, bureau: BureauName): boolean {
  const statement = /CREDIT_FROZEN_STATUS"?\s*:?\s*([^}>]*)/.exec(text)?.[1] ?? ''
  return valuesOf(statement, `_${NAMES[bureau]}Indicator`).some((value) => /^(?:true|y)$/i.test(value))
}
