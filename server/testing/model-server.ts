import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { ModelPort } from '#adapters/model/port.ts'
import { anthropicAnswer, anthropicEvents, chatAnswer, chatEvents, type Ending } from '#server/testing/model-wire.ts'

/** What the server says: an answer in words, an error, no JSON at all, half an answer, or nothing. */
export type ModelAnswer =
  | { readonly says: string; readonly isAtItsBound?: boolean; readonly msAPiece?: number }
  | { readonly status: number }
  | { readonly raw: string }
  | { readonly cutAfter: string }
  | 'silence'

/** A request as it came over the wire. */
export interface ModelRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
  /** What the model is told to do, and what it is given, put together from the messages. */
  readonly instructions: string
  readonly material: string
}

/** A model's server on this machine, for tests: it speaks chat completions (OpenAI's, Ollama's) and Anthropic's messages. */
export interface ModelServer {
  /** With `/v1`. */
  readonly url: string
  readonly requests: readonly ModelRequest[]
  /** From now on it answers so. */
  answer(answer: ModelAnswer | ((request: ModelRequest) => ModelAnswer)): void
  /** Whether it answers nothing. */
  isSilent(): boolean
  close(): Promise<void>
}

/** A model that is waited for as long as a busy machine takes, but for a moment only while its server is silent. */
export function patientModel(peer: ModelServer, open: (timeoutMs: number) => ModelPort): ModelPort {
  const [patient, hasty] = [open(60_000), open(300)]
  const chosen = (): ModelPort => (peer.isSilent() ? hasty : patient)
  return { ...patient, draft: (request) => chosen().draft(request), propose: (request) => chosen().propose(request) }
}

export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  let answerOf: (request: ModelRequest) => ModelAnswer = () => ({ status: 500 })
  let isSilent = false
  const server = createServer((incoming, response) => {
    void bodyOf(incoming).then((body) => {
      const request = read(incoming, body)
      requests.push(request)
      send(response, request, answerOf(request))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    answer: (answer) => {
      answerOf = typeof answer === 'function' ? answer : () => answer
      isSilent = answer === 'silence'
    },
    isSilent: () => isSilent,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += String(part)
  return body
}

function read({ url = '', headers }: IncomingMessage, body: string): ModelRequest {
  const asked: { messages?: { role: string; content: unknown }[]; system?: unknown } = JSON.parse(body)
  const of = (role: string): string =>
    (asked.messages ?? [])
      .filter((one) => one.role === role)
      .map(({ content }) => textOf(content))
      .join('\n')
  return {
    path: url,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body,
    instructions: asked.system === undefined ? of('system') : textOf(asked.system),
    material: of('user'),
  }
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part: { text?: string }) => part.text ?? '').join('')
}

function send(response: ServerResponse, request: ModelRequest, answer: ModelAnswer): void {
  if (answer === 'silence') return
  if ('status' in answer) {
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ type: 'error', error: { type: 'error', message: 'no' } }))
    return
  }
  const streams = /"stream":\s*true/.test(request.body)
  response.writeHead(200, { 'content-type': streams ? 'text/event-stream' : 'application/json' })
  if ('raw' in answer) {
    response.end(answer.raw)
    return
  }
  const [text, ends] = 'says' in answer ? [answer.says, true] : [answer.cutAfter, false]
  const ending: Ending = !ends ? 'none' : 'says' in answer && answer.isAtItsBound === true ? 'bound' : 'whole'
  const events = request.path.endsWith('/messages') ? anthropicEvents(text, ending) : chatEvents(text, ending)
  if (!streams) {
    const isAnthropic = request.path.endsWith('/messages')
    response.end(JSON.stringify(isAnthropic ? anthropicAnswer(text, request.body) : chatAnswer(text)))
    return
  }
  const pace = 'says' in answer ? (answer.msAPiece ?? 0) : 0
  void written(response, events, pace).then(() => {
    // A connection that breaks, and none that ends.
    if (ends) response.end()
    else setTimeout(() => response.destroy(), 20)
  })
}

async function written(response: ServerResponse, events: readonly string[], pace: number): Promise<void> {
  for (const event of events) {
    response.write(event)
    if (pace > 0) await new Promise((resolve) => setTimeout(resolve, pace))
  }
}
