import { expect, it } from 'vitest'
import { z } from 'zod'
import { otlpTraces } from '#adapters/traces/otlp.ts'
import { readReport } from '#contract/reports.ts'
import { newMember } from '#server/testing/member.ts'
import { testApp } from '#server/testing/test-app.ts'
import { startTraceCollector } from '#tools/local-services/trace-collector.ts'

const ID = '3f0c2c1e-7b5e-4d0a-8a53-0d8cf1ad6b5a'
const SWEEP = { name: 'files.sweep', shape: z.object({ userId: z.uuid() }) }

it('tells a collector of calls and jobs by their kind, and nothing of whose they were', async () => {
  const collector = await startTraceCollector()
  const traces = otlpTraces({ endpoint: collector.url, serviceName: 'errata' })
  const test = await testApp({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, traces })
  const { cookie, id, username } = await newMember(test.app)
  const url = `${readReport.path.replace(':id', ID)}?said=${username}`
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  await test.app.inject({ method: 'GET', url, headers: { cookie, traceparent } })
  await test.context.db.transaction((tx) => test.context.jobs.send(tx, SWEEP, { userId: id }))
  await test.context.jobs.workOff(test.context)
  await test.close()
  const call = collector.steps().find(({ name }) => name === 'GET /api/credit-reports/:id')
  expect(call?.attributes).toMatchObject({ 'http.request.method': 'GET', 'http.response.status_code': 404 })
  // Nobody said that a proxy stands in front: the caller's word does not count.
  expect(call?.parentSpanId ?? '').toBe('')
  expect(collector.steps().find(({ name }) => name === 'job files.sweep')?.isFailed).toBe(false)
  for (const ofSomebody of [ID, id, username, cookie]) expect(collector.text()).not.toContain(ofSomebody)
  await collector.close()
})
