import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { newMember } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

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

  it('leaves what a member wrote', async () => {
    const { cookie } = await newMember(app)
    const said = 'Email or username is required'
    const payload = { creditor: said, description: said }
    const made = await app.inject({ method: 'POST', url: '/api/disputes', headers: { ...SPANISH, cookie }, payload })
    expect(made.json()).toMatchObject(payload)
  })
})
