import type { FastifyInstance } from 'fastify'

export interface OpenStream {
  readonly headers: Readonly<Record<string, unknown>>
  /** The next piece that was written; null after the last. */
  next(): Promise<string | null>
  /** What is still to come, until the stream ends. */
  rest(): Promise<string>
}

/** A stream of events of which the first piece was heard: whatever happens from here on is told to it. */
export async function openStream(app: FastifyInstance, path: string, cookie: string): Promise<OpenStream> {
  const answered = await app.inject({ method: 'GET', url: path, headers: { cookie }, payloadAsStream: true })
  const pieces = answered.stream()[Symbol.asyncIterator]()
  const next = async (): Promise<string | null> => {
    const { value, done } = await pieces.next()
    return done === true ? null : String(value)
  }
  await next()
  const rest = async (): Promise<string> => {
    let text = ''
    for (let piece = await next(); piece !== null; piece = await next()) text += piece
    return text
  }
  return { headers: answered.headers, next, rest }
}
