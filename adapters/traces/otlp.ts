import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { Step, StepEnd, TracesPort } from '#adapters/traces/port.ts'

interface Collector {
  /** Where it answers, without `/v1/traces`. */
  readonly endpoint: string
  readonly serviceName: string
}

const KINDS = { call: SpanKind.SERVER, work: SpanKind.CONSUMER } as const

/** How long sending waits for the collector, in milliseconds; then what it was sent is dropped. */
const PATIENCE_MS = 2_000

/**
 * Sends steps by OTLP over HTTP as JSON (https://opentelemetry.io/docs/specs/otlp/). Nothing of it is global: a library that
 * tells steps of its own, with texts of members in them, finds no collector.
 */
export function otlpTraces({ endpoint, serviceName }: Collector): TracesPort {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`,
    timeoutMillis: PATIENCE_MS,
  })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: PATIENCE_MS })],
  })
  const tracer = provider.getTracer('errata')
  const propagator = new W3CTraceContextPropagator()
  const around = new AsyncLocalStorage<Context>()

  const start = ({ name, kind, attributes, cameFrom }: Step) => {
    const above = around.getStore() ?? ROOT_CONTEXT
    const parent = cameFrom === undefined ? above : propagator.extract(above, { traceparent: cameFrom }, defaultTextMapGetter)
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, parent)
    const end = (told: StepEnd): void => {
      if (told.attributes !== undefined) span.setAttributes({ ...told.attributes })
      if (told.isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
    return { within: trace.setSpan(parent, span), end }
  }
  return {
    begin: (step) => start(step).end,
    during: async (step, work) => {
      const { within, end } = start(step)
      try {
        const answer = await around.run(within, work)
        end({ isFailed: false })
        return answer
      } catch (error) {
        // What an error says may quote a member's data: its kind must do.
        end({ isFailed: true, attributes: { 'error.type': error instanceof Error ? error.name : typeof error } })
        throw error
      }
    },
    // A collector that is away must not keep the process.
    close: () => provider.shutdown().catch(() => undefined),
  }
}
