import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { handMadePdf } from '#adapters/page-text/hand-made-pdf.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { ORIGIN, softPasskey } from '#server/testing/soft-passkey.ts'
import { printReply } from '#tools/synthetic-answers/print-reply.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

interface Sent {
  readonly cookie?: string
  readonly body?: object
  readonly origin?: string
}

/** Calls the product of an earlier version over HTTP; refusals throw. */
export type Browser = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  address: string,
  sent?: Sent,
) => Promise<{ readonly json: unknown; readonly cookies: readonly string[] }>

const row = z.looseObject({ id: z.string() })
const idOf = (json: unknown): string => row.parse(json).id
const HOME = { address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const NAME = 'Dana Whitfield'
const userInfo = { name: NAME, ...HOME }
const today = (): string => new Date().toISOString().slice(0, 10)

/** Uses the product the way a member does for a while, so that each kind of thing it keeps is there. The people are invented. */
export async function liveIn(browser: Browser, directory: string) {
  const username = 'dana_before'
  const password = 'Correct-Horse-7'
  const email = 'dana@example.test'
  const cookie = await signUp(browser, { username, password, email, name: NAME })
  const post = async (address: string, body: object = {}) => (await browser('POST', address, { cookie, body })).json
  const patch = async (address: string, body: object) => (await browser('PATCH', address, { cookie, body })).json

  await post('/api/confirm-demo-payment')
  await post('/api/auth/verify-email', { token: await tokenIn(directory, email, /\/verify-email\?(?:token|code)=(\S+)/) })
  await patch('/api/profile', { name: NAME, phone: '(555) 010-2030', mailingAddress: HOME })
  await patch('/api/credit-profile', { targetScore: 740 })
  const { address: street, ...town } = HOME
  const lived = { street, ...town, from: '2019', to: null }
  const who = { name: NAME, formerNames: ['Dana Moss'], dateOfBirth: '1985-04-12', ssnLast4: '5059', addresses: [lived] }
  await patch('/api/identity', who)
  const file = (field: string, name: string, bytes: Uint8Array) => {
    const form = new FormData()
    form.set(field, new File([Buffer.from(bytes)], name, { type: 'application/pdf' }))
    return form
  }
  for (const bureau of ['equifax', 'experian'] as const) {
    const form = file('creditReport', `${bureau}.pdf`, exampleReport({ bureau }).bytes)
    form.set('bureau', 'auto')
    form.set('userId', '1')
    await browser('POST', '/api/credit-reports/upload', { cookie, body: form })
  }
  const paper = file('paper', 'bill.pdf', handMadePdf([{ content: 'BT /F1 24 Tf 100 500 Td (City Power bill) Tj ET' }]))
  paper.set('kind', 'address_proof')
  await browser('POST', '/api/papers', { cookie, body: paper })
  await answerQuestions(browser, cookie)

  const { requests, disputes } = await sendLetters(browser, cookie)
  const results = [{ creditor: 'MERIDIAN AUTO FINANCE', number: '****7766', kind: 'verified' as const }]
  const reply = printReply({ from: 'equifax', date: 'November 28, 2026', to: NAME, results, wording: 1 })
  await browser('POST', '/api/answers', { cookie, body: file('answer', 'answer.pdf', reply) })
  await post('/api/calendar-link')
  await addPasskey(browser, cookie)
  await addHelper(browser, { cookie, directory })
  await post('/api/rehearsals')
  return { username, password, cookie, requests, disputes }
}

/** A draft, an approved letter, a practised one, a request and a dispute that arrived. */
async function sendLetters(browser: Browser, cookie: string) {
  const post = async (address: string, body: object = {}) => (await browser('POST', address, { cookie, body })).json
  const patch = async (address: string, body: object) => (await browser('PATCH', address, { cookie, body })).json
  const list = async (address: string) => z.array(row).parse((await browser('GET', address, { cookie })).json)
  const items = await list('/api/negative-items')
  const write = (body: object) => post('/api/dispute-letters/generate', { userInfo, ...body })
  const approve = (id: string) => post(`/api/dispute-letters/${id}/attest`, {})
  const sendAndArrive = async (id: string) => {
    await patch(`/api/dispute-letters/${id}/sent`, { sentMethod: 'certified_mail' })
    return row.parse(await patch(`/api/dispute-letters/${id}/delivered`, { deliveredAt: today() }))['disputeId']
  }
  const lettersOf = async (creditor: string) => {
    const ids: string[] = []
    for (const item of items.filter(({ creditorName }) => creditorName === creditor))
      ids.push(idOf(await write({ negativeItemId: item.id })))
    const [first = '', second = ''] = ids
    return [first, second] as const
  }
  // Nothing contradicts the charge-off: its letter only asks, unless its member says what is wrong.
  const [request, dispute] = await lettersOf('CAPITAL ONE BANK USA NA')
  const wrong = items.filter(({ creditorName }) => creditorName === 'CAPITAL ONE BANK USA NA')[1]?.id
  await write({ negativeItemId: wrong, told: { isWrong: true }, statement: 'I paid this account in full in 2021.' })
  const [practised] = await lettersOf('MERIDIAN AUTO FINANCE')
  for (const id of [request, practised, dispute]) await approve(id)
  await post('/api/mailing/send-letters', { letterIds: [practised], mailingMethod: 'certified_mail' })
  const requests = [String(await sendAndArrive(request))]
  const disputes = [String(await sendAndArrive(dispute))]
  await approve(idOf(await disputesInSeveralStates(browser, cookie, write)))
  return { requests, disputes }
}

interface Person {
  readonly username: string
  readonly password: string
  readonly email: string
  readonly name: string
}

async function signUp(browser: Browser, person: Person): Promise<string> {
  const { cookies } = await browser('POST', '/api/auth/register', { body: person })
  const cookie = cookies[0]?.split(';')[0]
  if (cookie === undefined) throw new Error('signing up opened no session')
  return cookie
}

/** The token of the newest mail's link; mails go out a moment after what they tell of. */
async function tokenIn(directory: string, email: string, link: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = mailsTo(directory, email).flatMap((mail) => link.exec(mail)?.[1] ?? [])
    const token = found.at(-1)
    if (token !== undefined) return decodeURIComponent(token)
    await wait(100)
  }
  throw new Error(`no mail to ${email} has the link`)
}

const asked = z.object({
  questions: z.array(
    z.object({ question: z.string(), subjectKind: z.string(), reportId: z.string().nullable(), entryId: z.string().nullable() }),
  ),
})

async function answerQuestions(browser: Browser, cookie: string): Promise<void> {
  const { questions } = asked.parse((await browser('GET', '/api/own-word', { cookie })).json)
  const about = questions.filter(({ question, subjectKind }) => question === 'belongs' && subjectKind !== 'account')
  for (const [index, { question, subjectKind, reportId, entryId }] of about.slice(0, 3).entries()) {
    const body = { question, subjectKind, reportId, entryId, answer: index === 0 ? 'not_mine' : 'mine' }
    await browser('POST', '/api/own-word', { cookie, body })
  }
}

async function disputesInSeveralStates(
  browser: Browser,
  cookie: string,
  write: (body: object) => Promise<unknown>,
): Promise<unknown> {
  const open = async (creditor: string, description: string) => {
    const { json } = await browser('POST', '/api/disputes', { cookie, body: { creditor, description } })
    return idOf(json)
  }
  const letter = await write({ disputeId: await open('Dayton Dental', 'I paid this bill in full in May.') })
  const move = (id: string, body: object) => browser('PATCH', `/api/disputes/${id}`, { cookie, body })
  const ended = await open('Elm Fitness', 'I ended this contract in 2024.')
  await move(ended, { status: 'in_progress' })
  await move(ended, { status: 'resolved', outcome: 'removed' })
  const refused = await open('North Cable', 'I returned the box and owe nothing.')
  await move(refused, { status: 'in_progress' })
  await move(refused, { status: 'under_review' })
  await move(refused, { status: 'rejected', outcome: 'verified' })
  await move(await open('Old Gym', 'I was never a member of this gym.'), { status: 'withdrawn' })
  const earlier = {
    creditor: 'Lakeside Telecom',
    bureau: 'experian',
    disputedOn: '2026-06-01',
    way: 'By phone',
    result: 'They kept it',
  }
  await browser('POST', '/api/disputes/earlier', { cookie, body: earlier })
  return letter
}

const passkeyOptions = z.object({ options: z.object({ challenge: z.string() }) })

async function addPasskey(browser: Browser, cookie: string): Promise<void> {
  const started = await browser('POST', '/api/auth/passkeys/start', { cookie, origin: ORIGIN })
  const { options } = passkeyOptions.parse(started.json)
  const browserCookies = [cookie, ...started.cookies.map((one) => one.split(';')[0] ?? '')].join('; ')
  const body = { name: 'Phone', response: softPasskey().make(options.challenge) }
  await browser('POST', '/api/auth/passkeys', { cookie: browserCookies, origin: ORIGIN, body })
}

async function addHelper(browser: Browser, { cookie, directory }: { cookie: string; directory: string }): Promise<void> {
  const email = 'ana@example.test'
  const helper = await signUp(browser, { username: 'ana_before', password: 'Correct-Horse-8', email, name: 'Ana Ruiz' })
  const consent = { right: 'prepare', helpsUntil: null, agreed: true, consentVersion: '2026-11-22' }
  await browser('POST', '/api/helpers/invitations', { cookie, body: { email, ...consent } })
  const token = await tokenIn(directory, email, /\/help\/accept\?token=(\S+)/)
  await browser('POST', '/api/helpers/invitations/accept', { cookie: helper, body: { token } })
  await browser('POST', '/api/helpers/invitations', { cookie, body: { email: 'late@example.test', ...consent } })
}
