import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { createSecureServer, type IncomingHttpHeaders } from 'node:http2'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Headers of one connection alone, which HTTP/2 does not have. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'host']

const passedOn = (headers: IncomingHttpHeaders | http.IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.includes(name)))

/**
 * Puts TLS and HTTP/2 in front of the server on this port, as a proxy does in production. The certificate is self-signed. Needs openssl.
 */
export async function overTls(port: number): Promise<{ readonly url: string; stop(): void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'errata-tls-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  execFileSync('openssl', ['req', '-x509', '-nodes', ...curve, '-keyout', key, '-out', cert, '-subj', '/CN=localhost'], {
    stdio: 'ignore',
  })
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  const agent = new http.Agent({ keepAlive: true })
  const server = createSecureServer(pair, (request, response) => {
    const { method, url: address } = request
    const asked = http.request({ port, agent, method, path: address, headers: passedOn(request.headers) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers))
      answer.pipe(response)
    })
    asked.on('error', () => response.stream.close())
    request.pipe(asked)
  })
  return { url: `https://localhost:${await listening(server)}`, stop: () => server.close() }
}

/** Starts the server on a free port and returns the port. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
