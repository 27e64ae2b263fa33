import { describe, expect, it } from 'vitest'
import { register } from '#contract/accounts.ts'
import { DEMO_NAME, demoEmailOf, makeDemoCredentials } from '#web/screens/test-login/demo-credentials.ts'

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))

describe('the demo credentials', () => {
  it('are what the register call takes, whatever the chance', () => {
    for (const byte of [0, 127, 255]) {
      const { username, password } = makeDemoCredentials((length) => new Uint8Array(length).fill(byte))
      const body = { username, password, name: DEMO_NAME, email: demoEmailOf(username) }
      expect(register.body.safeParse(body).error?.issues).toBeUndefined()
    }
  })

  it('are no two visitors’ the same', () => {
    const [one, other] = [makeDemoCredentials(random), makeDemoCredentials(random)]
    expect(one.username).toMatch(/^demo_[a-z0-9]{10}$/)
    expect(one.username).not.toBe(other.username)
    expect(one.password).not.toBe(other.password)
  })
})
