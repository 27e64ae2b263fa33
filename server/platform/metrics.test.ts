import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { logIn, readCurrentUser } from '#contract/sign-in.ts'
import { readReport } from '#contract/reports.ts'
import { readHealth } from '#contract/service.ts'
import { makeApp, makeWorkerApp } from '#server/app.ts'
import { newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const METRICS_TOKEN = 'a token of the tests'
const authorization = `Bearer ${METRICS_TOKEN}`
const SWEEP = z.object({ userId: z.uuid() })
const ID = '3f0c2c1e-7b5e-4d0a-8a53-0d8cf1ad6b5a'

let test: TestApp
beforeAll(async () => {
  test = await testApp({ environment: { METRICS_TOKEN, CALL_LOG: 'on', TRUST_PROXY: '1' } })
})
afterAll(() => test.close())

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => test.app.inject({ method: 'GET', url, headers })

it('tells how many calls were answered how fast and what waits, to who has the token alone', async () => {
  expect((await get('/metrics')).statusCode).toBe(401)
  expect((await get('/metrics', { authorization: `${authorization}x` })).statusCode).toBe(401)
  const { cookie, id } = await newMember(test.app)
  await ok(test.app, readCurrentUser, { cookie })
  await get(readReport.path.replace(':id', ID), { cookie })
  await test.context.db.transaction((tx) => test.context.jobs.send(tx, { name: 'files.sweep', shape: SWEEP }, { userId: id }))
  const { body, headers, statusCode } = await get('/metrics', { authorization })
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
  expect(body).toContain('errata_call_seconds_count{method="GET",route="/metrics",status="401"} 2')
  expect(body).toMatch(/errata_call_seconds_count\{method="GET",route="\/api\/credit-reports\/:id",status="404"\} 1/)
  expect(body).toContain('errata_waiting{what="job files.sweep"} 1')
  expect(body).toContain('errata_nodejs_eventloop_lag_p99_seconds')
  for (const ofSomebody of [ID, id]) expect(body).not.toContain(ofSomebody)
})

it('logs one line a call, with its id and nothing of who asked, and none for a probe that finds all well', async () => {
  const { cookie, username } = await newMember(test.app)
  const calls = () => test.logged.filter((line) => line.includes('"message":"call"'))
  const before = calls().length
  await get(`${readReport.path.replace(':id', ID)}?said=${username}`, { cookie, 'x-request-id': 'from-the-proxy-1' })
  await get(readHealth.path)
  await get(readCurrentUser.path, { 'x-request-id': 'bad\tid' })
  await expect.poll(() => calls().length).toBe(before + 2)
  const [first = '', second = ''] = calls().slice(before)
  expect(JSON.parse(first)).toEqual({
    id: 'from-the-proxy-1',
    method: 'GET',
    route: '/api/credit-reports/:id',
    status: expect.any(Number),
    ms: expect.any(Number),
    message: 'call',
  })
  expect(JSON.parse(second).id).toMatch(/^[\w-]{12}$/)
  expect(first + second).not.toContain(username)
})

it('a call that failed by a fault of ours can be named', async () => {
  const { username, password } = await newMember(test.app)
  const passwords = { ...test.context.passwords, isRight: () => Promise.reject(new Error('a fault')) }
  const app = await makeApp({ ...test.context, passwords }, null)
  const { statusCode, headers } = await app.inject({ method: 'POST', url: logIn.path, payload: { username, password } })
  await app.close()
  expect(statusCode).toBe(500)
  expect(test.logged.join('\n')).toContain(`"id":"${String(headers['x-request-id'])}"`)
})

it('is not there where nobody asked for it, and is there where a process only works', async () => {
  const plain = await testApp()
  expect((await plain.app.inject({ method: 'GET', url: '/metrics', headers: { authorization } })).statusCode).toBe(404)
  const before = plain.logged.length
  await plain.app.inject({ method: 'GET', url: readHealth.path })
  expect(plain.logged.length).toBe(before)
  await plain.close()
  const worker = await makeWorkerApp(test.context)
  expect((await worker.inject({ method: 'GET', url: '/metrics', headers: { authorization } })).body).toContain('errata_waiting')
  expect((await worker.inject({ method: 'GET', url: readHealth.path })).statusCode).toBe(200)
  expect((await worker.inject({ method: 'GET', url: readCurrentUser.path })).statusCode).toBe(404)
  await worker.close()
})
