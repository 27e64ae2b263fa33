import { createServer } from 'node:http'
import { z } from 'zod'

const VALUE = z.object({ stringValue: z.string().optional(), intValue: z.union([z.number(), z.string()]).optional() })
const SPAN = z.object({
  name: z.string(),
  kind: z.number(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  status: z.object({ code: z.number().optional() }),
  attributes: z.array(z.object({ key: z.string(), value: VALUE })),
})
const BODY = z.object({ resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(SPAN) })) })) })

/** A collector of traces on this machine: it takes what OTLP over HTTP sends as JSON, and keeps it. */
export async function startTraceCollector() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const isRight = request.method === 'POST' && request.url === '/v1/traces'
      if (isRight) bodies.push(Buffer.concat(chunks).toString())
      response.writeHead(isRight ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`,
    /** All that was sent, as it came. */
    text: () => bodies.join('\n'),
    /** Every step that was told. */
    steps: () =>
      bodies.flatMap((body) =>
        BODY.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map(({ attributes, status, ...span }) => ({
              ...span,
              isFailed: status.code === 2,
              attributes: Object.fromEntries(
                attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
              ),
            })),
          ),
        ),
      ),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
