import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { register } from '#contract/accounts.ts'
import { logIn, logOut, readCurrentUser } from '#contract/sign-in.ts'
import { followNotifications } from '#contract/notifications.ts'
import { followReadings } from '#contract/readings.ts'
import { listReports, uploadReport } from '#contract/reports.ts'
import { readHealth, readReadiness } from '#contract/service.ts'
import { freePort } from '#server/testing/free-port.ts'
import { type Installation, newInstallation, type ServerProcess } from '#server/testing/server-process.ts'
import { testCluster } from '#server/testing/test-cluster.ts'
import { type S3Server, startS3Server } from '#tools/local-services/s3-server.ts'

const METRICS_TOKEN = 'a token of the tests'

let installation: Installation
let store: S3Server
let s3: Readonly<Record<string, string>>
beforeAll(async () => {
  installation = await newInstallation(testCluster())
  store = await startS3Server()
  const { bucket, endpoint, credentials } = store.settings
  s3 = {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  }
})
afterAll(async () => {
  await installation.remove()
  await store.close()
})

const ask = ({ port }: ServerProcess, path: string, given: RequestInit = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, { ...given, headers: { connection: 'close', ...given.headers } })
const post = (server: ServerProcess, path: string, body: unknown): Promise<Response> =>
  ask(server, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const cookieOf = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

const member = (username: string) => ({
  username,
  email: `${username}@example.com`,
  password: 'Correct-Horse-7',
  name: 'Dana Whitfield',
  phone: null,
})

/** A photograph of nothing: it is read behind the call, and ends as no report. */
const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()

it('two processes are one product: signed in at one, heard at the other, uploaded at one and read by a worker on another disk', async () => {
  const [web, worker] = [await installation.start({ ...s3, ROLE: 'web' }), await installation.start({ ...s3, ROLE: 'worker' })]
  const other = await installation.start({ ...s3, ROLE: 'web' })
  expect((await post(web, register.path, member('two_processes'))).status).toBe(201)
  const { username, password } = member('two_processes')
  const cookie = cookieOf(await post(web, logIn.path, { username, password }))
  expect((await ask(other, readCurrentUser.path, { headers: { cookie } })).status).toBe(200)

  // The worker answers whether it is well, and nothing else.
  expect((await ask(worker, readHealth.path)).status).toBe(200)
  expect((await ask(worker, readReadiness.path)).status).toBe(200)
  expect((await ask(worker, readCurrentUser.path, { headers: { cookie } })).status).toBe(404)

  const form = new FormData()
  form.set('bureau', 'equifax')
  form.set('userId', '1')
  form.set('creditReport', new Blob([new Uint8Array(await photograph())], { type: 'image/jpeg' }), 'page.jpg')
  expect((await ask(web, uploadReport.path, { method: 'POST', headers: { cookie }, body: form })).status).toBe(201)
  // The worker reads what was uploaded at one process, and its end is heard at another.
  expect(await (await ask(other, followReadings.path, { headers: { cookie } })).text()).toContain('"status":"failed"')
  expect(await (await ask(web, listReports.path, { headers: { cookie } })).text()).toContain('"status":"failed"')

  // Who signs out at one is heard no more at the other: the stream ends, long before it would look by itself.
  const stream = await ask(other, followNotifications.path, { headers: { cookie } })
  let heard = ''
  let hasSignedOut = false
  for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += chunk
    if (hasSignedOut || !heard.includes('"unread":')) continue
    hasSignedOut = true
    expect((await ask(web, logOut.path, { method: 'POST', headers: { cookie } })).status).toBe(200)
  }
  expect(hasSignedOut).toBe(true)
})

it('PROCESSES serve on one port, an ended one is replaced, and they stop together', async () => {
  const server = await installation.start({ ...s3, PROCESSES: '2', METRICS_TOKEN, PORT: String(await freePort()) })
  const workers = (): number[] =>
    readFileSync(`/proc/${server.child.pid}/task/${server.child.pid}/children`, 'utf8').trim().split(' ').map(Number)
  await expect.poll(() => workers().length).toBe(2)
  const [killed = 0] = workers()
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => workers().filter((pid) => pid !== killed).length).toBe(2)
  // Until one of them listens, no one does.
  await expect
    .poll(() =>
      ask(server, readHealth.path).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  expect((await post(server, register.path, member('one_of_many'))).status).toBe(201)
  // Whichever is asked, the figures are those of all.
  for (let asked = 0; asked < 9; asked += 1) await ask(server, readHealth.path)
  const figures = async (): Promise<number> => {
    const text = await (await ask(server, '/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text()
    const count = /errata_call_seconds_count\{method="GET",route="\/api\/health",status="200"\} (\d+)/.exec(text)?.[1]
    return Number(count ?? 0)
  }
  await expect.poll(figures).toBeGreaterThanOrEqual(9)
  server.child.kill('SIGTERM')
  await once(server.child, 'exit')
  expect(await server.ended).toBe(0)
})
