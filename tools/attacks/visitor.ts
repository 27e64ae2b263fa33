import { setTimeout as wait } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { mailsTo } from '#server/testing/outbox.ts'

export const PASSWORD = 'Correct-Horse-7'
export const NEW_PASSWORD = 'Battery-Staple-8'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** One browser: it brings back the cookies that it got. */
export interface Visitor {
  readonly name: string
  readonly email: string
  /** What it would send now. */
  cookies(): string
  /** `GET /api/user` */
  call(what: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>
}

let count = 0

export function newVisitor(url: string, as?: Pick<Visitor, 'name' | 'email'>): Visitor {
  count += 1
  const name = as?.name ?? `attacked_${count}`
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([key, value]) => `${key}=${value}`).join('; ')
  return {
    name,
    email: as?.email ?? `${name}@example.test`,
    cookies,
    call: async (what, body, headers = {}) => {
      const [method = '', path = ''] = what.split(' ')
      const json = body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }
      const answered = await fetch(url + path, {
        method,
        headers: { cookie: cookies(), ...json, ...headers },
        redirect: 'manual',
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      })
      for (const set of answered.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        if (value === '') jar.delete(key)
        else jar.set(key, value)
      }
      return { status: answered.status, headers: answered.headers, text: await answered.text() }
    },
  }
}

export const signUp = (visitor: Visitor): Promise<Answer> =>
  visitor.call('POST /api/auth/register', {
    username: visitor.name,
    email: visitor.email,
    password: PASSWORD,
    name: 'Dana Whitfield',
  })

export const signIn = (visitor: Visitor, password = PASSWORD, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  visitor.call('POST /api/auth/login', { username: visitor.name, password }, headers)

/** The tokens of the mails with such a link, oldest first. */
export const mailedTokens = (directory: string, email: string, link: RegExp): readonly string[] =>
  mailsTo(directory, email).flatMap((raw) => link.exec(raw)?.[1] ?? [])

/** The token of the newest mail with such a link; mails are written soon after the answer. */
export async function mailedToken(directory: string, email: string, link: RegExp): Promise<string> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const newest = mailedTokens(directory, email, link).at(-1)
    if (newest !== undefined) return newest
    await wait(50)
  }
  throw new Error(`no mail with a link came to ${email}`)
}

export const CONFIRMS = /\/verify-email\?code=(\S+)\r\n/
export const RESETS = /\/reset-password\?token=(\S+)\r\n/
export const INVITES = /\/help\/accept\?token=(\S+)\r\n/
export const RETURNS = /\/return-email\?code=(\S+)\r\n/

export async function newMember(url: string): Promise<Visitor> {
  const member = newVisitor(url)
  const { status } = await signUp(member)
  if (status !== 201) throw new Error(`signing up answered ${status}`)
  return member
}

export async function confirmedMember(url: string, directory: string): Promise<Visitor> {
  const member = await newMember(url)
  const token = await mailedToken(directory, member.email, CONFIRMS)
  await member.call('POST /api/auth/verify-email', { token })
  return member
}

export const read = <Shape>(shape: z.ZodType<Shape>, { text }: Answer): Shape => shape.parse(JSON.parse(text))

const key = z.object({ key: z.string() })

/** Turns the authenticator app on; answers what makes its codes. Each code works once: `ago` takes an earlier one. */
export async function useAuthenticator(member: Visitor): Promise<(ago?: number) => string> {
  const started = read(key, await member.call('POST /api/auth/authenticator'))
  const app = new TOTP({ secret: Secret.fromBase32(started.key) })
  const code = (ago = 0) => app.generate({ timestamp: Date.now() - ago * 30_000 })
  const on = await member.call('POST /api/auth/authenticator/confirm', { code: code(1) })
  if (on.status !== 200) throw new Error(`turning the authenticator app on answered ${on.status}`)
  return code
}
