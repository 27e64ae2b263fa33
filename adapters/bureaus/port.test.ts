import { Buffer } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Pace } from '#adapters/bureaus/call-bureau.ts'
import { practiceBureaus } from '#adapters/bureaus/embedded.ts'
import { experianBureau } from '#adapters/bureaus/experian.ts'
import { mismoReseller } from '#adapters/bureaus/mismo.ts'
import type { BureausPort } from '#adapters/bureaus/port.ts'
import { composePracticeReply } from '#engine/practice/compose-practice-reply.ts'
import { composePracticeReport } from '#engine/practice/compose-practice-report.ts'
import { iconFont } from '#engine/practice/icon-font.ts'
import { type LocalAnswer, type LocalBureauService, startLocalBureauService } from '#tools/local-services/bureau-service.ts'

const person = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  ssn: '987654329',
  dateOfBirth: '1980-02-29',
  address: { street: '1 Main St & Co', city: 'Austin', state: 'TX', zip: '78701' },
}
const AT = '2026-11-20T12:00:00.000Z'
const NAMES = ['equifax', 'experian', 'transunion'] as const
const SECRET = 'a secret & "more"'

/** No test waits: the waits that were asked for are written down. */
const waits: number[] = []
let time = 0
const pace: Pace = {
  now: () => time,
  chance: () => 1,
  wait: async (milliseconds) => {
    waits.push(milliseconds)
  },
}

const PROFILE = JSON.stringify({
  creditProfile: [
    {
      consumerIdentity: { name: [{ firstName: 'ANA', surname: 'RUIZ' }] },
      tradeline: [{ subscriberName: 'FIRST HARBOR BANK', status: '11', openOrClosed: 'O', balanceAmount: '00000250' }],
      informationalMessage: [{ messageNumber: '84', messageText: 'INFORMATION FOLLOWS' }],
    },
  ],
})
const MISMO = JSON.stringify({
  CREDIT_RESPONSE: { '@MISMOVersionID': '2.4', CREDIT_FILE: { '@_ResultStatusType': 'FileReturned' }, CREDIT_LIABILITY: [] },
})

let experianService: LocalBureauService
let mismoService: LocalBureauService
beforeAll(async () => {
  experianService = await startLocalBureauService({ secret: SECRET })
  mismoService = await startLocalBureauService({ secret: SECRET })
  experianService.usually({ body: PROFILE })
  mismoService.usually({ body: MISMO })
})
afterEach(() => {
  waits.length = 0
  time += 10_000_000
})
afterAll(async () => {
  await experianService.close()
  await mismoService.close()
})

/** A busy machine keeps a call waiting and fails none; whoever tests what ends it says how long. */
const PATIENT_MS = 600_000

const experian = (settings: { url?: string; secret?: string; timeout?: number } = {}): BureausPort =>
  experianBureau(
    {
      baseUrl: settings.url ?? experianService.url,
      clientId: 'client',
      clientSecret: settings.secret ?? SECRET,
      subscriberCode: '1',
      purposeCode: '2',
    },
    { pace, timeout: settings.timeout ?? PATIENT_MS },
  )
const mismo = (timeout = PATIENT_MS): BureausPort =>
  mismoReseller({ baseUrl: `${mismoService.url}/order`, clientId: 'client', clientSecret: SECRET }, { pace, timeout })

function bureausSuite(implementation: string, open: () => BureausPort): void {
  describe(`bureaus: ${implementation}`, () => {
    it('lists the three bureaus, each once', async () => {
      expect((await open().listBureaus()).map((connection) => connection.bureau)).toEqual([...NAMES])
    })

    it('answers a fetch as it said it would', async () => {
      const bureaus = open()
      for (const { bureau, kind } of await bureaus.listBureaus()) {
        const answer = await bureaus.fetchReport(person, { bureau, at: AT })
        expect(answer.kind === 'not_connected').toBe(kind === 'not_connected')
        if (answer.kind === 'report') expect(answer.practice).toBe(kind === 'practice')
        expect(kind === 'practice').toBe(bureaus.provider === 'practice' && kind !== 'not_connected')
      }
    })
  })
}

const practice = practiceBureaus({ compose: composePracticeReport, composeReply: composePracticeReply, fonts: [iconFont()] })
bureausSuite('practice', () => practice)
bureausSuite('Experian', experian)
bureausSuite('a MISMO reseller', mismo)

const fetched = async (wish: Partial<typeof person> = {}, at = AT) => {
  const answer = await practice.fetchReport({ ...person, ...wish }, { bureau: 'experian', at })
  if (answer.kind !== 'report') throw new Error('the practice bureaus know everybody')
  return Buffer.from(answer.file)
}

describe('the practice bureaus', () => {
  it('answer PDFs that are the same for the same person and day, whatever number is given', async () => {
    const first = await fetched()
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await fetched({ ssn: '987654321' }, '2026-11-20T23:59:00.000Z')).equals(first)).toBe(true)
    expect((await fetched({}, '2026-11-21T00:00:00.000Z')).equals(first)).toBe(false)
    expect((await fetched({ lastName: 'Other' })).equals(first)).toBe(false)
  })

  it('do not know a child', async () => {
    expect(await practice.fetchReport({ ...person, dateOfBirth: '2015-01-01' }, { bureau: 'equifax', at: AT })).toEqual({
      kind: 'no_match',
    })
  })
})

const ask = (bureaus: BureausPort, bureau: (typeof NAMES)[number] = 'experian', signal?: AbortSignal) =>
  bureaus.fetchReport(person, { bureau, at: AT, ...(signal && { signal }) })
const messages = (...texts: readonly string[]): LocalAnswer => ({
  body: JSON.stringify({ creditProfile: [{ informationalMessage: texts.map((messageText) => ({ messageText })) }] }),
})
const errors = (...texts: readonly string[]): LocalAnswer => ({
  status: 400,
  body: JSON.stringify({ errors: texts.map((text) => ({ errorCode: '1002', message: text })) }),
})

describe('Experian', () => {
  const asked = () => experianService.requests.filter(({ path }) => path !== '/oauth2/v1/token')
  const signedIn = () => experianService.requests.filter(({ path }) => path === '/oauth2/v1/token')

  it('signs in once for many reports and gives the file as it came', async () => {
    const bureaus = experian()
    const before = signedIn().length
    const [first] = await Promise.all([ask(bureaus), ask(bureaus), ask(bureaus)])
    await ask(bureaus)
    expect(signedIn()).toHaveLength(before + 1)
    expect(first).toMatchObject({ kind: 'report', practice: false, score: null })
    if (first?.kind === 'report') expect(Buffer.from(first.file).equals(Buffer.from(PROFILE))).toBe(true)
    const request = asked().at(-1)
    expect(request?.path).toBe('/consumerservices/credit-profile/v2/credit-report')
    expect(JSON.parse(request?.body ?? '{}')).toMatchObject({
      consumerPii: {
        primaryApplicant: { name: { firstName: 'Ana', lastName: 'Ruiz' }, dob: { dob: '02291980' }, ssn: { ssn: '987654329' } },
      },
      requestor: { subscriberCode: '1' },
      permissiblePurpose: { type: '2' },
    })
  })

  it('signs in again when the token’s time is up, and when it ended before', async () => {
    const bureaus = experian()
    await ask(bureaus)
    time += 1_790_000
    const before = signedIn().length
    expect((await ask(bureaus)).kind).toBe('report')
    expect(signedIn()).toHaveLength(before + 1)
    experianService.endTokens()
    expect((await ask(bureaus)).kind).toBe('report')
    expect(signedIn()).toHaveLength(before + 2)
  })

  it('is refused with a wrong secret', async () => {
    expect(await ask(experian({ secret: 'wrong' }))).toEqual({ kind: 'refused', reason: 'credentials' })
  })

  it('waits and asks again after 429, errors of the service and a cut connection, with one id for all tries', async () => {
    experianService.next({ status: 429, body: '', headers: { 'retry-after': '3' } }, { status: 503, body: '' }, 'cut')
    const before = asked().length
    expect((await ask(experian())).kind).toBe('report')
    expect(waits).toEqual([3000, 800, 1600])
    const ids = asked()
      .slice(before)
      .map(({ headers }) => headers['idempotency-key'])
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(1)
  })

  it('waits until the time that the service names, and not at all where it asks for more than anybody waits', async () => {
    const at = (later: number): LocalAnswer => ({
      status: 429,
      body: '',
      headers: { 'retry-after': new Date(time - (time % 1000) + later).toUTCString() },
    })
    experianService.next(at(5000))
    expect((await ask(experian())).kind).toBe('report')
    expect(waits[0]).toBeGreaterThan(4000)
    expect(waits[0]).toBeLessThanOrEqual(5000)
    for (const late of [at(3_600_000), { status: 503, body: '', headers: { 'retry-after': '3600' } }]) {
      waits.length = 0
      experianService.next(late)
      expect(await ask(experian())).toEqual({ kind: 'unreachable' })
      expect(waits).toEqual([])
    }
  })

  it('is unreachable after four errors, for a web page, and when no server is there', async () => {
    experianService.next(...[1, 2, 3, 4].map(() => ({ status: 500, body: 'oops' })))
    expect(await ask(experian())).toEqual({ kind: 'unreachable' })
    experianService.next({ body: '<!doctype html><h1>Maintenance</h1>', type: 'text/html' })
    expect(await ask(experian())).toEqual({ kind: 'unreachable' })
    experianService.nextSignIn({ body: '<html>', type: 'text/html' })
    expect(await ask(experian())).toEqual({ kind: 'unreachable' })
    const nobody = experianBureau({ baseUrl: 'http://127.0.0.1:9', clientId: 'c', clientSecret: 's' }, { pace })
    expect(await ask(nobody)).toEqual({ kind: 'unreachable' })
  })

  it('is unreachable when no answer comes in time, and stops when the caller gives up', async () => {
    // Its own service: a request that arrives late on a busy machine can't use up another test's answer.
    const silent = await startLocalBureauService({ secret: SECRET })
    silent.usually('silence')
    expect(await ask(experian({ url: silent.url, timeout: 60 }))).toEqual({ kind: 'unreachable' })
    const stop = new AbortController()
    const before = silent.requests.length
    const answer = ask(experian({ url: silent.url }), 'experian', stop.signal)
    await expect.poll(() => silent.requests.slice(before).some(({ path }) => path !== '/oauth2/v1/token')).toBe(true)
    stop.abort()
    expect(await answer).toEqual({ kind: 'unreachable' })
    await silent.close()
  })

  it.each<[string, LocalAnswer, object]>([
    ['no record', messages('*****  NO RECORD FOUND  *****'), { kind: 'no_match' }],
    ['a frozen file', messages('FILE FROZEN DUE TO CONSUMER REQUEST'), { kind: 'frozen' }],
    ['an inquiry not allowed', errors('INQUIRY NOT ALLOWED'), { kind: 'refused', reason: 'permissible_purpose' }],
    ['a wrong subscriber', errors('Requestor subscriberCode is invalid'), { kind: 'refused', reason: 'credentials' }],
    ['a name it does not take', errors('PrimaryApplicant lastName is invalid'), { kind: 'no_match' }],
    ['a refusal', { status: 403, body: '{}' }, { kind: 'refused', reason: 'credentials' }],
    ['an unknown message', messages('SOMETHING ELSE'), { kind: 'unreachable' }],
    ['nonsense', { body: '[]' }, { kind: 'unreachable' }],
  ])('tells %s', async (_, answer, expected) => {
    experianService.next(answer)
    expect(await ask(experian())).toEqual(expected)
  })
})

const SAMPLES = '../shared/samples/experian'
describe.skipIf(!existsSync(SAMPLES))(
  'Experian’s recorded bodies (../shared/samples; skipped where the folder is missing)',
  () => {
    it('are a report, a refusal and no match', async () => {
      const profile = readFileSync(`${SAMPLES}/experian_credit_profile_v2_doc_sample_consumer.json`)
      const [refusal = '', nobody = ''] = readFileSync(`${SAMPLES}/experian_credit_profile_errors.txt`, 'utf8').split(/\n(?=\{)/)
      experianService.next({ body: profile }, { status: 400, body: refusal }, { body: nobody })
      expect((await ask(experian())).kind).toBe('report')
      expect(await ask(experian())).toEqual({ kind: 'refused', reason: 'credentials' })
      expect(await ask(experian())).toEqual({ kind: 'no_match' })
    })
  },
)

describe('a MISMO reseller', () => {
  const result = (status: string): LocalAnswer => ({
    type: 'application/xml',
    body: `<RESPONSE_GROUP><RESPONSE><RESPONSE_DATA><CREDIT_RESPONSE><CREDIT_FILE _ResultStatusType="${status}"/></CREDIT_RESPONSE></RESPONSE_DATA></RESPONSE></RESPONSE_GROUP>`,
  })
  const failed = (description: string): LocalAnswer => ({
    type: 'application/xml',
    body: `<RESPONSE_GROUP><RESPONSE><STATUS _Condition="Error" _Code="E1" _Description="${description}"/></RESPONSE></RESPONSE_GROUP>`,
  })

  it('asks one bureau by its flag, and signs in with the name and the secret', async () => {
    expect((await ask(mismo(), 'transunion')).kind).toBe('report')
    const request = mismoService.requests.at(-1)
    expect(request?.body).toContain('_EquifaxIndicator="N" _ExperianIndicator="N" _TransUnionIndicator="Y"')
    expect(request?.body).toContain('_StreetAddress="1 Main St &amp; Co"')
    expect(request?.headers['authorization']).toBe(`Basic ${Buffer.from(`client:${SECRET}`).toString('base64')}`)
  })

  it('gives the secret as a token where the reseller asks for one, and remembers', async () => {
    const bureaus = mismo()
    mismoService.next({ status: 401, body: '', headers: { 'www-authenticate': 'Bearer realm="orders"' } })
    expect((await ask(bureaus)).kind).toBe('report')
    const before = mismoService.requests.length
    expect((await ask(bureaus)).kind).toBe('report')
    expect(mismoService.requests.slice(before).map(({ headers }) => headers['authorization'])).toEqual([`Bearer ${SECRET}`])
  })

  it.each<[string, LocalAnswer, object]>([
    ['no hit', result('NoFileReturnedNoHit'), { kind: 'no_match' }],
    ['a freeze', result('NoFileReturnedCreditFreeze'), { kind: 'frozen' }],
    [
      'a freeze as a flag',
      {
        body: JSON.stringify({
          CREDIT_RESPONSE: { CREDIT_FROZEN_STATUS: { '@_EquifaxIndicator': 'false', '@_ExperianIndicator': 'true' } },
        }),
      },
      { kind: 'frozen' },
    ],
    ['a wrong sign-in in its answer', failed('Invalid login or password'), { kind: 'refused', reason: 'credentials' }],
    ['a wrong purpose', failed('Permissible purpose missing'), { kind: 'refused', reason: 'permissible_purpose' }],
    ['an error of its own', failed('Please call'), { kind: 'unreachable' }],
    ['a wrong sign-in', { status: 401, body: '' }, { kind: 'refused', reason: 'credentials' }],
    ['a web page', { body: '<html><body>Down</body></html>', type: 'text/html' }, { kind: 'unreachable' }],
  ])('tells %s', async (_, answer, expected) => {
    mismoService.next(answer)
    expect(await ask(mismo())).toEqual(expected)
  })

  it('tries again what may pass', async () => {
    mismoService.next({ status: 502, body: '' }, 'cut')
    expect((await ask(mismo())).kind).toBe('report')
    expect(waits).toEqual([400, 800])
    mismoService.next('silence')
    expect(await ask(mismo(50))).toEqual({ kind: 'unreachable' })
  })
})
