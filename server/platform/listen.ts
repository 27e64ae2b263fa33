import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from 'node:http2'
import { TLSSocket } from 'node:tls'
import type { FastifyInstance } from 'fastify'

/** A certificate with its key, both PEM. */
export interface Certificate {
  readonly cert: Buffer
  readonly key: Buffer
}

/** As many calls of one connection are worked on at once. */
const STREAMS_OF_CONNECTION = 100
/** A connection on which nothing is asked is closed. */
const IDLE_MS = 120_000

interface Listening {
  readonly host: string
  readonly port: number
  /** Null: plain HTTP, as behind a proxy that ends TLS. */
  readonly certificate: Certificate | null
}

/** Begins to answer; says on which port. With a certificate over TLS: HTTP/2, and HTTP/1.1 for the one who knows no other. */
export async function listen(app: FastifyInstance, { host, port, certificate }: Listening): Promise<number> {
  if (certificate === null) {
    await app.listen({ port, host })
    return portOf(app.server.address())
  }
  // Fastify's own type of request is that of HTTP/1.1; Node gives those of HTTP/2 the same members.
  const server = createSecureServer(
    { ...certificate, allowHTTP1: true, minVersion: 'TLSv1.2', settings: { maxConcurrentStreams: STREAMS_OF_CONNECTION } },
    (request, response) => Reflect.apply(app.routing, undefined, [request, response]),
  )
  closeWith(app, server)
  await app.ready()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return portOf(server.address())
}

/** When the application closes, nothing new is taken; what was asked is answered first. */
function closeWith(app: FastifyInstance, server: Http2SecureServer): void {
  const sessions = new Set<ServerHttp2Session>()
  const idle = new Set<TLSSocket>()
  let isClosing = false
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
    session.setTimeout(IDLE_MS, () => session.close())
    if (isClosing) session.close()
  })
  server.on('secureConnection', (socket) => {
    if (socket.alpnProtocol === 'h2') return
    if (isClosing) return void socket.destroy()
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  server.on('request', ({ socket, httpVersionMajor }, response) => {
    if (httpVersionMajor > 1 || !(socket instanceof TLSSocket)) return
    idle.delete(socket)
    response.once('close', () => idle.add(socket))
  })
  app.addHook('onClose', async () => {
    isClosing = true
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const session of sessions) session.close()
    for (const socket of idle) socket.destroy()
    await closed
  })
}

const portOf = (address: ReturnType<FastifyInstance['server']['address']>): number =>
  typeof address === 'object' && address !== null ? address.port : 0
