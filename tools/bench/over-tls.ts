import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse, type IncomingHttpHeaders } from 'node:http2'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'

/** Headers of one connection alone, which HTTP/2 does not have. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'host']

const passedOn = (headers: IncomingHttpHeaders | http.IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.includes(name)))

/** An answer as the server gave it, and the milliseconds it took until it began. */
interface Answer {
  readonly status: number
  readonly headers: http.OutgoingHttpHeaders
  readonly body: Buffer
  readonly ms: number
}

export interface Front {
  readonly url: string
  /** From now on, repeats the answers it already has, as late as the server gave them. It asks the server only for what is new. */
  replay(): void
  stop(): void
}

/**
 * Puts TLS and HTTP/2 in front of the server on this port, as a proxy does in production. The certificate is self-signed. Needs openssl.
 */
export async function overTls(port: number): Promise<Front> {
  const agent = new http.Agent({ keepAlive: true })
  const heard = new Map<string, Answer>()
  let isReplaying = false
  const server = createSecureServer(selfSigned(), (request, response) => {
    const known = heard.get(nameOf(request))
    if (isReplaying && known !== undefined) sayAgain(known, response)
    else passOn(request, response)
  })
  function passOn(request: Http2ServerRequest, response: Http2ServerResponse): void {
    const { method, url: address } = request
    const name = nameOf(request)
    const began = performance.now()
    const asked = http.request({ port, agent, method, path: address, headers: passedOn(request.headers) }, (answer) => {
      const ms = performance.now() - began
      const [status, headers] = [answer.statusCode ?? 502, passedOn(answer.headers)]
      response.writeHead(status, headers)
      answer.pipe(response)
      keep(answer, (body) => heard.set(name, { status, headers, body, ms: Math.min(ms, heard.get(name)?.ms ?? ms) }))
    })
    asked.on('error', () => response.stream.close())
    request.pipe(asked)
  }
  return {
    url: `https://localhost:${await listening(server)}`,
    replay: () => {
      isReplaying = true
    },
    stop: () => server.close(),
  }
}

/** Requests with the same name get the same answer. */
const nameOf = ({ method, url, headers }: Http2ServerRequest): string =>
  [method, url, headers.cookie, headers['accept-encoding'], headers.accept].join('\n')

function sayAgain({ status, headers, body, ms }: Answer, response: Http2ServerResponse): void {
  setTimeout(() => response.writeHead(status, headers).end(body), ms)
}

/** Collects an answer next to its way to the browser. One that never ends, as a stream of news, is not kept. */
function keep(answer: http.IncomingMessage, done: (body: Buffer) => void): void {
  const parts: Buffer[] = []
  answer.on('data', (part: Buffer) => parts.push(part))
  answer.on('end', () => done(Buffer.concat(parts)))
}

function selfSigned(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'errata-tls-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  execFileSync('openssl', ['req', '-x509', '-nodes', ...curve, '-keyout', key, '-out', cert, '-subj', '/CN=localhost'], {
    stdio: 'ignore',
  })
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return pair
}

/** Starts the server on a free port and returns the port. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
