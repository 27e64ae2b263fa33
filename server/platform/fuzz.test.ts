import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handMadePdf } from '#adapters/page-text/hand-made-pdf.ts'
import { logIn, readCurrentUser } from '#contract/sign-in.ts'
import { eraseAccount } from '#contract/account-data.ts'
import { ENDPOINTS } from '#contract/all.ts'
import { makeCalendarLink } from '#contract/calendar.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { REFUSALS } from '#contract/errors.ts'
import { refusalBody } from '#contract/refusal-body.ts'
import { JOBS } from '#server/background.ts'
import { casesOfShape, hostile, plainName, type Seen } from '#server/testing/cases-of-shape.ts'
import { call, confirmAddress, encodeForm, type FormFile, newMember, ok, prove } from '#server/testing/member.ts'
import { NOT_OF_ONE_MEMBER } from '#server/testing/not-of-one-member.ts'
import { plantLife, type PlantedLife } from '#server/testing/planted-life.ts'
import { fillPersonalTables, scansOf, type TableScan } from '#server/testing/query-plans.ts'
import { noteSentQueries, type SentQueries } from '#server/testing/sent-queries.ts'
import { takenBodies } from '#server/testing/taken-bodies.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'

/** `npm test` tries the same few cases of every second call each time, `npm run test:corpus` of all, `npm run fuzz` others and many more. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 2)
const SEED = Number(process.env['FUZZ_SEED'] ?? 33)

/** A call that has not answered by then never will; no machine is that busy. */
const NEVER_MS = 120_000

const MARKER = 'quaxmarel'
const PASSWORD = 'Correct-Horse-7'
const SSN = '123-45-6789'
const REPORT = exampleReport({
  accounts: [CLEAN_CARD, { ...IMPOSSIBLE_LOAN, remarks: [`Disputed by ${MARKER}`, `SSN ${SSN} belongs to another person`] }],
}).bytes

/** What forms are taken with that lists do not tell. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  password: [PASSWORD, 'Other-Horse-8'],
  currentPassword: [PASSWORD],
  confirmPassword: [PASSWORD, 'Other-Horse-8'],
  firstName: ['Ana'],
  lastName: ['Ruiz'],
  name: ['Ana Ruiz', 'Dana Whitfield'],
  dateOfBirth: ['1980-02-29', '1985-04-12'],
  street: ['12 Elm St'],
  address: ['12 Elm St'],
  city: ['Dayton'],
  state: ['OH'],
  zip: ['45402'],
  zipCode: ['45402'],
  ssn: [SSN],
  ssnLast4: ['5059'],
  phone: ['(555) 010-2030'],
  phoneNumber: ['(555) 010-2030'],
  timeZone: ['America/Chicago', 'Pacific/Kiritimati'],
  code: ['123456'],
  page: ['1', '0', '99', '1e9'],
}

let test: TestApp
let sent: SentQueries
let member: PlantedLife
let strangers: string
let seen: Seen
/** What each call takes from the member. */
let bodies: Readonly<Record<string, object>> = {}
/** What nobody is told: not even its owner. */
let secrets: readonly string[] = []
/** What the member alone is told. */
let ofMember: readonly string[] = []
beforeAll(async () => {
  sent = noteSentQueries()
  test = await testApp()
  await begin()
})
afterAll(async () => {
  sent.stop()
  await test.close()
})

let lives = 0
async function begin(): Promise<void> {
  lives += 1
  member = await plantLife(test, lives === 1 ? MARKER : `${MARKER}${lives}`, { report: REPORT })
  const stranger = await newMember(test.app, { isSubscribed: true, isKnown: true })
  strangers = stranger.cookie
  seen = await seenBy(member.cookie)
  const { url } = await ok(test.app, makeCalendarLink, { cookie: member.cookie })
  ofMember = [MARKER, url.split('/').at(-1) ?? url]
  await Promise.all([confirmAddress(test, member), confirmAddress(test, { id: stranger.id })])
  bodies = takenBodies({
    report: oneOf('credit-reports'),
    item: oneOf('negative-items'),
    letter: oneOf('dispute-letters'),
    dispute: oneOf('disputes'),
  })
  noteSecrets()
}

/** Whoever was signed out, or erased, by the cases of a call is there again for the next. */
async function signInAgain(): Promise<void> {
  const isIn = async (cookie: string) => (await call(test.app, readCurrentUser, { cookie })).status === 200
  if (!(await isIn(strangers))) strangers = (await newMember(test.app, { isSubscribed: true, isKnown: true })).cookie
  if (await isIn(member.cookie)) return
  const { cookie } = await call(test.app, logIn, { body: member })
  if (cookie === null || !(await isIn(cookie))) await begin()
  else member = { ...member, cookie }
  noteSecrets()
}

function noteSecrets(): void {
  secrets = [...new Set([...secrets, PASSWORD, SSN, SSN.replaceAll('-', ''), tokenOf(member.cookie)])]
}

const tokenOf = (cookie: string): string => cookie.split('=')[1] ?? cookie

const oneOf = (list: string): string => seen.get(plainName(list))?.[0] ?? ''

/** Everything that lists answer their owner, by name; what is their own word and would be known again is left out. */
async function seenBy(cookie: string): Promise<Seen> {
  const found = new Map<string, Set<string>>()
  const take = (value: unknown, name: string, within: string): void => {
    if (Array.isArray(value)) for (const part of value) take(part, name, within)
    else if (typeof value === 'object' && value !== null)
      for (const [field, part] of Object.entries(value)) take(part, field, name)
    else if (typeof value === 'string' && value.length < 200 && !value.toLowerCase().includes(MARKER)) {
      const known = plainName(name === 'id' ? within : name)
      found.set(known, (found.get(known) ?? new Set()).add(value))
    }
  }
  for (const { method, path, answers } of Object.values<Endpoint>(ENDPOINTS)) {
    if (method !== 'GET' || answers !== undefined || path.includes(':')) continue
    const { statusCode, payload } = await test.app.inject({ method, url: path, headers: { cookie } })
    const list = path.split('/')[2] ?? ''
    if (statusCode === 200) take(JSON.parse(payload), list, list)
  }
  const lists = [...found].map(([name, values]) => [name, [...values].slice(0, 20)] as const)
  return new Map([...lists, ...Object.entries(KNOWN).map(([name, values]) => [plainName(name), values] as const)])
}

const WHO = ['visitor', 'member', 'stranger'] as const

const FILES: readonly (readonly Uint8Array[])[] = [
  [REPORT],
  [],
  [new Uint8Array()],
  [Buffer.from('%PDF-1.7\n%\u00e2\u00e3')],
  [REPORT.subarray(0, REPORT.length / 2)],
  [handMadePdf([{ content: 'BT /F1 12 Tf 50 700 Td (Dear Dana, we received your dispute.) Tj ET' }])],
  [Buffer.from('<html><body>'.repeat(2_000))],
  [Buffer.from(`{"a":${'['.repeat(20_000)}`)],
  [Buffer.from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>')],
  [Buffer.from('\u0000\u0001\u0002'.repeat(99))],
  [REPORT, REPORT],
]
const NAMES = ['report.pdf', '', '.', '../../etc/passwd', 'x'.repeat(400), '\u202Efdp.exe', "a'b;c", '字\u{1F600}.pdf', '%00.pdf']

/** What a path takes in the place of a name. */
function namesFor({ path }: Endpoint, name: string): fc.Arbitrary<string> {
  const list = plainName(path.split('/')[2] ?? '')
  const known = [...(seen.get(plainName(name)) ?? []), ...(seen.get(list) ?? [])]
  const odd = fc.oneof(
    fc.uuid(),
    hostile.map((value) => JSON.stringify(value ?? null).slice(0, 300)),
    fc.constantFrom('', '.', '..', '0', '1', '-1', '1e3'),
  )
  return known.length === 0 ? odd : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: odd })
}

function filesFor({ carries, filePart = '' }: Endpoint): fc.Arbitrary<readonly FormFile[]> {
  if (carries !== 'multipart') return fc.constant([])
  const field = fc.oneof(
    { weight: 9, arbitrary: fc.constant(filePart) },
    { weight: 1, arbitrary: fc.constantFrom('', '__proto__', 'file') },
  )
  return fc
    .tuple(field, fc.constantFrom(...NAMES), fc.constantFrom(...FILES))
    .map(([part, name, files]) => files.map((bytes) => ({ field: part, name, type: 'application/pdf', bytes })))
}

const placesFor = (): fc.Arbitrary<string> => {
  const ids = [...(seen.get('rehearsal') ?? []), ...(seen.get('helper') ?? []), '11111111-1111-4111-8111-111111111111']
  const elsewhere = fc
    .tuple(fc.constantFrom('rehearsal', 'helping'), fc.constantFrom(...ids))
    .map(([kind, id]) => `/${kind}/${id}`)
  return fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: elsewhere })
}

const casesOf = (callName: string, endpoint: Endpoint) =>
  fc.record({
    who: fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom(...WHO) },
      { weight: 2, arbitrary: fc.constant<(typeof WHO)[number]>('member') },
    ),
    place: placesFor(),
    params: fc.tuple(...[...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => namesFor(endpoint, name))),
    query: queriesFor(endpoint),
    body: bodiesFor(callName, endpoint),
    files: filesFor(endpoint),
    address: fc.ipV4(),
  })
type Case = ReturnType<typeof casesOf> extends fc.Arbitrary<infer One> ? One : never

/** Half of them begin as a body that the call takes, as it stands or with some fields as the shape may have them, so that more is reached than its first check. */
function bodiesFor(callName: string, { body: shape }: Endpoint): fc.Arbitrary<unknown> {
  if (shape === undefined) return fc.oneof(fc.constant(undefined), hostile)
  const made = casesOfShape(shape, seen)
  const whole = bodies[callName]
  if (whole === undefined) return made
  const changed = fc.tuple(made, fc.array(fc.constantFrom(...Object.keys(whole)), { maxLength: 2 })).map(([other, fields]) => ({
    ...whole,
    ...Object.fromEntries(
      fields.map((field) => [field, typeof other === 'object' && other !== null ? Reflect.get(other, field) : other]),
    ),
  }))
  return fc.oneof(made, changed)
}

/** A query is texts only; a cursor goes along with lists. */
const queriesFor = ({ query, pages }: Endpoint): fc.Arbitrary<string> => {
  const asked = query === undefined ? fc.constant({}) : casesOfShape(query, seen)
  const cursor = pages === undefined ? fc.constant([]) : fc.array(fc.tuple(fc.constant('cursor'), hostile), { maxLength: 1 })
  return fc.tuple(asked, cursor).map(([fields, more]) => {
    const pairs = [...Object.entries(typeof fields === 'object' && fields !== null ? fields : { '': fields }), ...more]
    return new URLSearchParams(
      pairs.flatMap(([name, value]) =>
        [value].flat().map((one) => [name, typeof one === 'string' ? one : JSON.stringify(one ?? null)]),
      ),
    )
      .toString()
      .slice(0, 8_000)
  })
}

interface Answered {
  readonly status: number
  readonly text: string
  readonly typed: string
}

async function ask(endpoint: Endpoint, one: Case): Promise<Answered> {
  const names = [...one.params]
  const path = endpoint.path.replaceAll(/:(\w+)/g, () => encodeURIComponent((names.shift() ?? '').toWellFormed()))
  const url = `${one.place}${path}${one.query === '' ? '' : `?${one.query}`}`
  const cookie = { visitor: null, member: member.cookie, stranger: strangers }[one.who]
  const form = endpoint.carries === 'multipart' ? encodeForm(one.body, one.files) : null
  const json = one.body === undefined ? undefined : JSON.stringify(one.body)
  const hasBody = endpoint.method !== 'GET' && (form !== null || json !== undefined)
  const answered = await test.app.inject({
    method: endpoint.method,
    url,
    remoteAddress: one.address,
    headers: { ...(cookie === null ? {} : { cookie }), ...(hasBody ? { 'content-type': form?.type ?? 'application/json' } : {}) },
    ...(hasBody ? { payload: form?.payload ?? json ?? '' } : {}),
    payloadAsStream: true,
  })
  return { status: answered.statusCode, text: await textOf(answered.stream(), isFollowed(endpoint)), typed: `${url}${json}` }
}

/** A stream that tells of changes has no end: its beginning is read. */
const isFollowed = ({ method, answers }: Endpoint): boolean => method === 'GET' && answers === 'events'

async function textOf(stream: AsyncIterable<unknown>, isEndless: boolean): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of stream) {
    pieces.push(Buffer.from(piece instanceof Uint8Array ? piece : String(piece)))
    if (isEndless) break
  }
  return Buffer.concat(pieces).toString('latin1')
}

async function orNever<T>(work: Promise<T>): Promise<T> {
  const never = Promise.withResolvers<never>()
  const timer = setTimeout(() => never.reject(new Error('the call never answered')), NEVER_MS)
  try {
    return await Promise.race([work, never.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Lines that say that something of ours broke, and not that something was refused. */
const BROKEN = /"message":"[^"]*\b(?:failed|given up|stopped|could not|not taken up)\b/

/** What is wrong with an answer, by the words of whoever reads the failure. */
function wrongIn({ refusals }: Endpoint, { who }: Case, { status, text, typed }: Answered): readonly string[] {
  const wrong: string[] = []
  if (status >= 400) {
    const refusal = refusalBody.safeParse(parsedOr(text))
    const code = refusal.data?.code
    if (!refusal.success) wrong.push(`a refusal of another shape: ${text.slice(0, 200)}`)
    if (status >= 500 && (code === 'internal' || !refusals.some((one) => one === code && REFUSALS[one].status === status)))
      wrong.push(`${status} ${code}`)
  }
  const hidden = who === 'member' ? secrets : [...secrets, ...ofMember]
  const leaked = hidden.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()) && !typed.includes(secret))
  return [...wrong, ...leaked.map((secret) => `tells ${secret}`)]
}

const parsedOr = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const LAST = ['answerOwnership', 'eraseAccount']
const isEnding = ([name, { method }]: readonly [string, Endpoint]): number =>
  LAST.includes(name) ? 2 : method === 'DELETE' ? 1 : 0
/** Each case of these takes a good part of a second where it is taken: they have a twentieth of the cases. */
const DEAR = [
  'recognisePage',
  'readPracticePage',
  'advanceRehearsal',
  'startRehearsal',
  'exportAccount',
  'readAllDocuments',
  'readDocuments',
  'readPacket',
  'addPaper',
  'startCreditFix',
  'startWorkflow',
  // Waits, so that its time tells nothing.
  'askReset',
]
/** These take seconds, whatever is sent: `npm run fuzz` alone tries them. */
const DEAREST = ['recognisePage', 'startRehearsal', 'autoPullReports', 'fetchAllReports', 'fetchBureauReports']
const isShort = CASES < 10
/** What takes away comes last, so that there is something for the others. */
const operations = Object.entries<Endpoint>(ENDPOINTS)
  .filter(([name], at) => !isShort || ((isWholeCorpus || at % 2 === 0) && !DEAREST.includes(name)))
  .toSorted((a, b) => isEnding(a) - isEnding(b))
const taken = new Set<string>()

describe('whatever is sent', () => {
  it.each(operations)('%s answers, breaks nothing and tells nothing', async (name, endpoint) => {
    await signInAgain()
    await fc.assert(
      fc.asyncProperty(casesOf(name, endpoint), async (one) => {
        const before = test.logged.length
        const answered = await orNever(sent.during(() => ask(endpoint, one)))
        if (answered.status < 300) taken.add(name)
        const lines = test.logged.slice(before)
        const told = lines.filter(
          (line) => BROKEN.test(line) || [...secrets, ...ofMember].some((secret) => line.toLowerCase().includes(secret)),
        )
        expect([...wrongIn(endpoint, one, answered), ...told]).toEqual([])
        expect(Reflect.get({}, 'polluted')).toBeUndefined()
      }),
      { numRuns: DEAR.includes(name) ? Math.ceil(CASES / 20) : CASES, seed: SEED },
    )
  })

  it('was taken by most calls, so that more than refusals was tried', () => {
    expect(taken.size).toBeGreaterThan(operations.length / 2)
  })
})

describe('every query that was sent', () => {
  let scans: readonly TableScan[] = []
  beforeAll(async () => {
    await begin()
    await sent.during(async () => {
      for (const job of JOBS) if (job.every !== null) await job.run(test.context, {}, new AbortController().signal)
      await test.context.jobs.workOff(test.context)
      const cookie = await prove(test.app, { cookie: member.cookie, body: { password: PASSWORD } })
      await ok(test.app, eraseAccount, { cookie, body: { confirm: 'ERASE' } })
    })
    await fillPersonalTables(test.pool)
    scans = await scansOf(test.pool, sent.texts())
  })

  it('was seen', () => {
    expect(new Set(scans.map(({ query }) => query)).size).toBeGreaterThan(250)
    expect(new Set(scans.map(({ table }) => table)).size).toBeGreaterThan(40)
  })

  const isWrong = ({ indexes, isOfOneMember }: TableScan): boolean =>
    indexes.length === 0 || (!isOfOneMember && indexes.some((index) => NOT_OF_ONE_MEMBER[index] === undefined))

  it('finds the rows of one member by an index, or says why not', () => {
    expect(scans.filter(isWrong)).toEqual([])
  })

  // They are known on the machine that everybody connects to, and members' rows may lie on others.
  it('asks which processes live in no query of members’ rows', () => {
    expect(scans.filter(({ query }) => query.includes('pg_locks'))).toEqual([])
  })

  it('would be found out', async () => {
    const wrong = [
      'select name from users where name = $1',
      'select id from disputes where status = $1',
      'select id from disputes where user_id <> $1 and id = $2',
      'select id from letters where user_id in ($1, $2)',
      'select d.id from disputes d join helpings h on d.user_id = h.member_id where h.user_id = $1',
      'select (select count(*) from letters l where l.user_id = d.user_id and l.dispute_id = d.id) from disputes d where d.user_id = $1',
      'update disputes set status = $1 where id = $2',
      'delete from disputes where id = $1',
    ]
    const good = [
      'select id from disputes where user_id = $1 and status = $2',
      'select d.id from disputes d join letters l on l.user_id = d.user_id and l.dispute_id = d.id where d.user_id = $1',
      'update disputes set status = $1 where user_id = $2 and id = $3',
    ]
    for (const query of wrong) expect((await scansOf(test.pool, [query])).filter(isWrong), query).not.toEqual([])
    for (const query of good) expect((await scansOf(test.pool, [query])).filter(isWrong), query).toEqual([])
  })

  it('has no excuse by an index that is not there', async () => {
    const { rows } = await test.pool.query<{ name: string }>('select indexname as name from pg_indexes')
    const there = new Set(rows.map(({ name }) => name))
    expect(Object.keys(NOT_OF_ONE_MEMBER).filter((index) => !there.has(index))).toEqual([])
  })
})
