import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { request as requestHttps } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { listen } from '#server/platform/listen.ts'
import { readCertificate } from '#server/settings.ts'
import { encodeForm } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'errata-tls-'))
const [certFile, keyFile] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')]
const CURVE = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
const NAMES = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']

let test: TestApp
let app: FastifyInstance
let port: number
let client: ClientHttp2Session
beforeAll(async () => {
  execFileSync('openssl', ['req', '-x509', '-nodes', ...CURVE, '-keyout', keyFile, '-out', certFile, ...NAMES], {
    stdio: 'ignore',
  })
  test = await testApp({ environment: { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile } })
  app = await makeApp(test.context, null)
  port = await listen(app, { host: '127.0.0.1', port: 0, certificate: readCertificate(test.context.settings) })
  client = connect(`https://localhost:${port}`, { ca: readFileSync(certFile) })
})
afterAll(async () => {
  client.close()
  await app.close()
  await test.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Sent {
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}

/** One call over HTTP/2. */
function ask({ headers, body }: Sent): Promise<{ readonly headers: IncomingHttpHeaders; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const stream = client.request(headers)
    const pieces: Buffer[] = []
    let answered: IncomingHttpHeaders = {}
    stream.on('response', (found) => {
      answered = found
    })
    stream.on('data', (piece: Buffer) => pieces.push(piece))
    stream.on('end', () => resolve({ headers: answered, text: Buffer.concat(pieces).toString() }))
    stream.on('error', reject)
    stream.end(body)
  })
}

const post = (url: string, headers: Readonly<Record<string, string>>, body: Buffer | string) =>
  ask({ headers: { ':method': 'POST', ':path': url, origin: `https://localhost:${port}`, ...headers }, body })

async function join(): Promise<string> {
  const person = { name: 'Ann Example', email: 'ann@example.org', username: 'ann_over_tls', password: 'Correct-Horse-9' }
  const { headers } = await post('/api/auth/register', { 'content-type': 'application/json' }, JSON.stringify(person))
  return headers['set-cookie']?.join('; ') ?? ''
}

describe('over TLS', () => {
  it('HTTP/2 is spoken: signing up, cookies that go over no other way, uploads and streams of events', async () => {
    const cookies = await join()
    expect(cookies).toMatch(/Secure/)
    const cookie = cookies.split(/[;,]/).find((part) => part.includes('errata_session')) ?? ''
    expect(cookies.match(/__Host-errata_\w+/g)).toEqual(['__Host-errata_session', '__Host-errata_device'])
    const planted = await ask({ headers: { ':path': '/api/user', cookie: cookie.replace('__Host-', '') } })
    expect(planted.headers[':status']).toBe(401)
    const who = await ask({ headers: { ':path': '/api/user', cookie } })
    expect([who.headers[':status'], JSON.parse(who.text)]).toMatchObject([200, { user: { username: 'ann_over_tls' } }])
    expect(who.headers['strict-transport-security']).toMatch(/max-age/)

    const form = encodeForm({ bureau: 'auto' }, [
      { field: 'creditReport', name: 'report.pdf', type: 'application/pdf', bytes: Buffer.from('no report') },
    ])
    const upload = await post('/api/credit-reports/upload', { cookie, 'content-type': form.type }, form.payload)
    expect(upload.headers[':status']).toBe(415)

    const stream = client.request({ ':path': '/api/dispute-notifications/events', cookie })
    const [headers, first] = await Promise.all([
      new Promise<IncomingHttpHeaders>((resolve) => stream.once('response', resolve)),
      new Promise<string>((resolve) => stream.once('data', (piece: Buffer) => resolve(piece.toString()))),
    ])
    expect([headers['content-type'], first]).toEqual(['text/event-stream; charset=utf-8', 'retry: 1000\n\n'])
    stream.close()
  })

  it('a foreign page cannot write', async () => {
    const { headers } = await post(
      '/api/auth/login',
      { origin: 'https://elsewhere.example', 'content-type': 'application/json' },
      '{}',
    )
    expect(headers[':status']).toBe(403)
  })

  it('whoever knows only HTTP/1.1 is answered, too', async () => {
    const status = await new Promise((resolve, reject) => {
      const call = requestHttps({
        host: 'localhost',
        port,
        path: '/api/health',
        ca: readFileSync(certFile),
      })
      call.on('response', (answer) => {
        answer.resume()
        resolve([answer.httpVersion, answer.statusCode])
      })
      call.on('error', reject)
      call.end()
    })
    expect(status).toEqual(['1.1', 200])
  })
})

describe('closing', () => {
  it('ends connections on which nothing is asked', async () => {
    const other = await makeApp(test.context, null)
    const otherPort = await listen(other, { host: '127.0.0.1', port: 0, certificate: readCertificate(test.context.settings) })
    const waiting = connect(`https://localhost:${otherPort}`, { ca: readFileSync(certFile) })
    await new Promise((resolve) => waiting.once('connect', resolve))
    const ended = new Promise((resolve) => waiting.once('close', resolve))
    await other.close()
    await ended
  })
})
