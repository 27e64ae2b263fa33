import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readReport } from '#contract/reports.ts'
import { makeApp } from '#server/app.ts'
import { newMember } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
let app: FastifyInstance
beforeAll(async () => {
  test = await testApp()
  app = await makeApp(test.context, null)
})
afterAll(async () => {
  await app.close()
  await test.close()
})

const SPANISH = { 'accept-language': 'es-MX,es;q=0.9' }
const wrongly = (headers: Readonly<Record<string, string>>) =>
  app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: { username: 'nobody_here', password: 'Wrong1word' } })

describe('an answer', () => {
  it('is in Spanish for Spanish screens, and English for everybody else', async () => {
    expect((await wrongly(SPANISH)).json().message).toBe('El correo, el nombre de usuario o la contraseña no son correctos')
    expect((await wrongly({})).json().message).toBe('Invalid email, username or password')
    expect((await wrongly({ ...SPANISH, cookie: 'errata_language=en' })).json().message).toBe(
      'Invalid email, username or password',
    )
  })

  it('that was written beside the thread, too, with what the report prints as it stands', async () => {
    const { cookie } = await newMember(app, { isSubscribed: true })
    const { bytes } = exampleReport({ seed: 'in spanish' })
    const { answer } = await upload(app, { cookie, bytes })
    const url = `/api/credit-reports/${answer?.report.id ?? ''}`
    const [english, spanish] = await Promise.all(
      [{}, SPANISH].map((headers) => app.inject({ url, headers: { ...headers, cookie } })),
    )
    const [one, other] = [english, spanish].map((answered) => readReport.answer.parse(answered?.json()))
    expect(one?.summary).toMatch(/^Read from your Equifax report: \d accounts, /)
    expect(other?.summary).toMatch(
      /^Leído de su informe de Equifax: \d cuentas, \d consultas? duras?, \d registros públicos\. Coincide con los totales que muestra el informe\.$/,
    )
    expect(one?.findings[0]?.message).toMatch(/ before | earlier /)
    expect(other?.findings[0]?.message).not.toMatch(/ the | was /)
    expect(other?.accounts).toEqual(one?.accounts)
  })

  it('leaves what a member wrote', async () => {
    const { cookie } = await newMember(app)
    const said = 'Email or username is required'
    const payload = { creditor: said, description: said }
    const made = await app.inject({ method: 'POST', url: '/api/disputes', headers: { ...SPANISH, cookie }, payload })
    expect(made.json()).toMatchObject(payload)
  })
})
