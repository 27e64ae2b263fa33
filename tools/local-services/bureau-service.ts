import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What the service answers once: a status with a body, a connection cut in the middle, or nothing at all. */
export type LocalAnswer =
  | {
      readonly status?: number
      readonly body: string | Uint8Array
      readonly type?: string
      readonly headers?: Record<string, string>
    }
  | 'cut'
  | 'silence'

export interface LocalRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** A bureau's service on this machine, for tests: it signs in and answers what it is told to. */
export interface LocalBureauService {
  readonly url: string
  /** Every request that came, sign-ins too. */
  readonly requests: readonly LocalRequest[]
  /** Answers for the next requests of reports, in this order; then the usual one again. */
  next(...answers: readonly LocalAnswer[]): void
  /** What was not asked for of them is not answered any more. */
  forgetNext(): void
  usually(answer: LocalAnswer): void
  /** Answers for the next sign-ins. */
  nextSignIn(...answers: readonly LocalAnswer[]): void
  /** From now on the tokens given out so far open nothing. */
  endTokens(): void
  close(): Promise<void>
}

const TOKEN_PATH = '/oauth2/v1/token'

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += String(part)
  return body
}

function send(response: ServerResponse, answer: LocalAnswer): void {
  if (answer === 'silence') return
  if (answer === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"creditProfile": [')
    setTimeout(() => response.destroy(), 5)
    return
  }
  response.writeHead(answer.status ?? 200, { 'content-type': answer.type ?? 'application/json', ...answer.headers })
  response.end(answer.body)
}

const headersOf = ({ headers }: IncomingMessage): LocalRequest['headers'] =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]))

/** `secret` is the client secret that signs in; `seconds` is what tokens say they are good for. */
export async function startLocalBureauService(given: { secret: string; seconds?: number }): Promise<LocalBureauService> {
  const requests: LocalRequest[] = []
  const answers: LocalAnswer[] = []
  const signIns: LocalAnswer[] = []
  let usual: LocalAnswer = { status: 500, body: 'no answer was set' }
  let issued = 0
  let ended = 0
  const signIn = (request: LocalRequest): LocalAnswer => {
    const queued = signIns.shift()
    if (queued !== undefined) return queued
    if (request.headers['client_secret'] !== given.secret)
      return { status: 401, body: '{"errors":[{"errorType":"Unauthorized"}]}' }
    issued += 1
    const seconds = String(given.seconds ?? 1800)
    return {
      body: JSON.stringify({ issued_at: '1', expires_in: seconds, token_type: 'Bearer', access_token: `token-${issued}` }),
    }
  }
  const report = (request: LocalRequest): LocalAnswer => {
    const token = /^Bearer token-(\d+)$/.exec(request.headers['authorization'] ?? '')?.[1]
    if (token !== undefined && Number(token) <= ended)
      return { status: 401, body: '{"errors":[{"message":"Access token expired"}]}' }
    return answers.shift() ?? usual
  }
  const server = createServer((incoming, response) => {
    void bodyOf(incoming).then((body) => {
      const request = { path: incoming.url ?? '', headers: headersOf(incoming), body }
      requests.push(request)
      send(response, request.path === TOKEN_PATH ? signIn(request) : report(request))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    next: (...queued) => void answers.push(...queued),
    forgetNext: () => void answers.splice(0),
    usually: (answer) => {
      usual = answer
    },
    nextSignIn: (...queued) => void signIns.push(...queued),
    endTokens: () => {
      ended = issued
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
