import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn } from '#contract/sign-in.ts'
import { newMember } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const WRONG = 'Wrong-Horse-7'

interface From {
  readonly client: string
  readonly cookie?: string
}

/** Signs in through a proxy at 10.0.0.1 that says for whom it asks. */
async function signIn(test: TestApp, username: string, password: string, { client, cookie }: From) {
  return test.app.inject({
    method: logIn.method,
    url: logIn.path,
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': client, ...(cookie && { cookie }) },
    payload: { username, password },
  })
}

/** What a browser keeps of an answer. */
const cookiesOf = ({ cookies }: Awaited<ReturnType<typeof signIn>>): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

async function guessManyNames(test: TestApp, client: string): Promise<number> {
  let last = 0
  for (let name = 0; name < 210; name += 1) last = (await signIn(test, `nobody_${name}`, WRONG, { client })).statusCode
  return last
}

describe.each([
  ['one proxy is trusted', '1'],
  ['its network is trusted', '10.0.0.0/8'],
])('behind a proxy, where %s', (_case, trusted) => {
  let test: TestApp
  beforeAll(async () => {
    test = await testApp({ environment: { TRUST_PROXY: trusted } })
  })
  afterAll(() => test.close())

  it('somebody who guesses 210 names locks out themselves and nobody else', async () => {
    const member = await newMember(test.app)
    expect(await guessManyNames(test, '203.0.113.7')).toBe(429)
    expect((await signIn(test, member.username, member.password, { client: '198.51.100.4' })).statusCode).toBe(200)
  })

  it('what a client says of itself counts for nothing', async () => {
    const client = '192.0.2.9'
    for (let name = 0; name < 210; name += 1)
      await signIn(test, `other_${name}`, WRONG, { client: `198.51.100.${name}, ${client}` })
    expect((await signIn(test, 'nobody', WRONG, { client })).statusCode).toBe(429)
  })
})

describe('without a trusted proxy, everybody behind one counts as one, but', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await testApp()
  })
  afterAll(() => test.close())

  it('a browser that signed in before is let in, whatever the others guess, also at its own account', async () => {
    const member = await newMember(test.app)
    const first = await signIn(test, member.username, member.password, { client: '198.51.100.4' })
    const known = { client: '198.51.100.4', cookie: cookiesOf(first) }
    for (let tries = 0; tries < 12; tries += 1) await signIn(test, member.username, WRONG, { client: '203.0.113.7' })
    expect(await guessManyNames(test, '203.0.113.7')).toBe(429)
    expect((await signIn(test, member.username, member.password, { client: '198.51.100.4' })).statusCode).toBe(429)
    expect((await signIn(test, member.username, member.password, known)).statusCode).toBe(200)
  })

  it('guesses no more often than anybody else', async () => {
    test.setNow('2026-11-21T12:00:00.000Z')
    const member = await newMember(test.app)
    const first = await signIn(test, member.username, member.password, { client: '192.0.2.1' })
    const known = { client: '192.0.2.1', cookie: cookiesOf(first) }
    const codes: number[] = []
    for (let tries = 0; tries < 11; tries += 1) codes.push((await signIn(test, member.username, WRONG, known)).statusCode)
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })

  it('its mark opens no budget at another account', async () => {
    test.setNow('2026-11-22T12:00:00.000Z')
    const [one, other] = [await newMember(test.app), await newMember(test.app)]
    const first = await signIn(test, one.username, one.password, { client: '192.0.2.1' })
    const known = { client: '192.0.2.1', cookie: cookiesOf(first) }
    for (let tries = 0; tries < 10; tries += 1) await signIn(test, other.username, WRONG, { client: '192.0.2.2' })
    expect((await signIn(test, other.username, other.password, known)).statusCode).toBe(429)
  })
})
