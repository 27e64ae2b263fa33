import { once } from 'node:events'
import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { register } from '#contract/accounts.ts'
import { REFUSALS } from '#contract/errors.ts'
import { uploadReport } from '#contract/reports.ts'
import { readHealth } from '#contract/service.ts'
import { type Installation, newInstallation, type ServerProcess } from '#server/testing/server-process.ts'
import { testCluster } from '#server/testing/test-cluster.ts'

let installation: Installation
beforeAll(async () => {
  installation = await newInstallation(testCluster())
})
afterAll(() => installation.remove())

const memberNamed = (username: string): string =>
  JSON.stringify({ username, email: `${username}@example.com`, password: 'Correct-Horse-7', name: 'Dana Whitfield', phone: null })

const signUp = (port: number, username: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${register.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: memberNamed(username),
  })

let servers: readonly ServerProcess[]

it('several servers that start at once on one empty database all serve', async () => {
  servers = await Promise.all([installation.start(), installation.start()])
  for (const { port } of servers) expect((await signUp(port, `member_of_${port}`)).status).toBe(201)
})

/** A connection to the server, and what came over it. */
interface Line {
  say(text: string): void
  /** What comes next. */
  hear(): Promise<string>
  /** When the server ended it. */
  readonly closed: Promise<number>
}

async function callUp(port: number): Promise<Line> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return {
    say: (text) => void socket.write(text),
    hear: async () => {
      const [chunk] = await once(socket, 'data')
      return String(chunk)
    },
    closed: once(socket, 'close').then(() => performance.now()),
  }
}

const head = (call: string, ...more: readonly string[]): string => [call, 'host: localhost', ...more].join('\r\n')
const GET_HEALTH = `${head(`GET ${readHealth.path} HTTP/1.1`)}\r\n\r\n`
const JSON_TYPE = 'content-type: application/json'
/** The server answers as soon as it has read the head: then the call runs. */
const TELL_ME = 'expect: 100-continue'

it('a server that is told to stop is not ready at once, answers what runs, cuts what stands still, and is gone within ten seconds', async () => {
  const [server] = servers
  if (server === undefined) throw new Error('no server has started')
  const { port, child, ended } = server
  const cookie = (await signUp(port, 'first_member')).headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(cookie).not.toBe('')

  const [idle, asking, running, stalled] = [await callUp(port), await callUp(port), await callUp(port), await callUp(port)]
  for (const one of [idle, asking]) {
    one.say(GET_HEALTH)
    expect(await one.hear()).toContain('200 OK')
  }
  asking.say(head(`GET ${readHealth.path} HTTP/1.1`))
  const body = memberNamed('second_member')
  running.say(
    `${head(`POST ${register.path} HTTP/1.1`, JSON_TYPE, TELL_ME, `content-length: ${body.length}`)}\r\n\r\n${body.slice(0, 20)}`,
  )
  expect(await running.hear()).toContain('100 Continue')
  const form = ['content-type: multipart/form-data; boundary=xx', `cookie: ${cookie}`, 'content-length: 5000000', TELL_ME]
  stalled.say(
    `${head(`POST ${uploadReport.path} HTTP/1.1`, ...form)}\r\n\r\n--xx\r\ncontent-disposition: form-data; name="creditReport"; filename="a.pdf"\r\n\r\n%PDF`,
  )
  expect(await stalled.hear()).toContain('100 Continue')

  const told = performance.now()
  child.kill('SIGTERM')
  // What no one asks anything over is closed first.
  const idleClosed = await idle.closed
  // Both at once: five seconds later what runs is cut.
  const answered = running.hear()
  running.say(body.slice(20))
  asking.say('\r\n\r\n')
  let refused = ''
  while (!refused.endsWith('}')) refused += await asking.hear()
  expect(refused).toContain('503 Service Unavailable')
  expect(refused).toContain(REFUSALS.unavailable.message)
  expect(await answered).toContain('201 Created')
  expect(idleClosed).toBeLessThan(await stalled.closed)
  expect(await ended).toBe(0)
  // Ten seconds, and what a busy machine takes for it.
  expect(performance.now() - told).toBeLessThan(60_000)
})

it('a folder belongs to one server: another one is refused in words, and a killed one holds nothing back', async () => {
  const own = { DATABASE_URL: '', DATA_DIR: path.join(installation.directory, 'embedded') }
  const first = await installation.start(own)
  await expect(installation.start(own)).rejects.toThrow(
    'DATA_DIR: another Errata server is running in this folder. Stop it first',
  )
  first.child.kill('SIGKILL')
  const next = await installation.start(own)
  expect((await signUp(next.port, 'next_member')).status).toBe(201)
  // Started again before the one that was told to stop is gone, and its database with it.
  next.child.kill('SIGTERM')
  const again = await installation.start(own)
  expect(await next.ended).toBe(0)
  expect((await signUp(again.port, 'last_member')).status).toBe(201)
})
