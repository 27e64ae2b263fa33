import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { embeddedTraces } from '#adapters/traces/embedded.ts'
import { otlpTraces } from '#adapters/traces/otlp.ts'
import type { Step, TracesPort } from '#adapters/traces/port.ts'
import { startTraceCollector } from '#tools/local-services/trace-collector.ts'

const job = (name: string): Step => ({ name, kind: 'work', attributes: {} })

function tracesSuite(implementation: string, open: () => TracesPort): void {
  it(`${implementation}: does the work, answers what it answers and throws what it throws`, async () => {
    const traces = open()
    expect(await traces.during(job('one'), () => Promise.resolve(7))).toBe(7)
    const fault = new Error('a fault')
    await expect(traces.during(job('two'), () => Promise.reject(fault))).rejects.toBe(fault)
    traces.begin(job('three'))({ isFailed: true })
    await traces.close()
  })
}

tracesSuite('nobody', embeddedTraces)
// Nothing listens there: a collector that is away stops nothing.
tracesSuite('a collector that is away', () => otlpTraces({ endpoint: 'http://127.0.0.1:9', serviceName: 'errata' }))

describe('a collector', () => {
  let collector: Awaited<ReturnType<typeof startTraceCollector>>
  beforeEach(async () => {
    collector = await startTraceCollector()
  })
  afterEach(() => collector.close())

  it('hears of each step, which were inside of which, and which failed, but not what the error said', async () => {
    const traces = otlpTraces({ endpoint: `${collector.url}/`, serviceName: 'errata of a test' })
    const inner = () => traces.during(job('inner'), () => Promise.reject(new RangeError('SSN 666-12-3456')))
    await traces.during(job('outer'), () => inner().catch(() => null))
    const cameFrom = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    traces.begin({ name: 'GET /api/user', kind: 'call', attributes: { 'http.route': '/api/user' }, cameFrom })({
      isFailed: false,
      attributes: { 'http.response.status_code': 200 },
    })
    await traces.close()
    const [failed, whole, call] = ['inner', 'outer', 'GET /api/user'].map((name) =>
      collector.steps().find((step) => step.name === name),
    )
    expect(whole).toMatchObject({ kind: 5, isFailed: false })
    expect(failed).toMatchObject({
      traceId: whole?.traceId,
      parentSpanId: whole?.spanId,
      isFailed: true,
      attributes: { 'error.type': 'RangeError' },
    })
    expect(call).toMatchObject({
      kind: 2,
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
      attributes: { 'http.route': '/api/user', 'http.response.status_code': 200 },
    })
    expect(collector.text()).toContain('errata of a test')
    expect(collector.text()).not.toContain('666-12-3456')
  })
})
