import { execFileSync } from 'node:child_process'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { z } from 'zod'
import { mailsIn } from '#server/testing/outbox.ts'
import { leaveABrowser } from '#tools/attacks/browser.ts'
import { newMember, newVisitor, PASSWORD } from '#tools/attacks/visitor.ts'
import { unless, type Way } from '#tools/attacks/way.ts'

const answersAt = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 })
    const tell = (isOpen: boolean) => () => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.on('connect', tell(true)).on('error', tell(false)).on('timeout', tell(false))
  })

/** With no settings at all. */
export const AT_HOME: readonly Way[] = [
  {
    number: '10',
    what: 'an erasure leaves mails behind',
    attack: async ({ product: { url, directory } }) => {
      const leaving = newVisitor(url, { name: 'leaving_one', email: 'dänä.leaving@example.test' })
      await leaving.call('POST /api/auth/register', {
        username: leaving.name,
        email: leaving.email,
        password: PASSWORD,
        name: 'Dana Leaving',
      })
      const toOne = () => mailsIn(directory).filter((mail) => /leaving/i.test(mail.replaceAll('=\r\n', ''))).length
      for (let tries = 0; tries < 600 && toOne() === 0; tries += 1) await new Promise((resolve) => setTimeout(resolve, 50))
      const before = toOne()
      const erased = await leaving.call('POST /api/account/erase', { confirm: 'ERASE' })
      return [
        ...unless(before > 0, 'no mail was there to be erased'),
        ...unless(erased.status === 200, `the erasure was answered ${erased.status}`),
        ...unless(toOne() === 0, `${toOne()} mails to the erased address are left`),
      ]
    },
  },
  {
    number: '13b',
    what: 'pages and unsent files stay in the browser after signing out',
    attack: async ({ product: { url } }) => {
      const one = await newMember(url)
      const picture = await one.call('GET /api/user')
      const seen = await leaveABrowser({ url, name: one.name })
      return [...seen, ...unless(picture.headers.get('cache-control') === 'no-store', 'a private answer may be stored')]
    },
  },
  {
    number: '13i',
    what: 'it listens on all addresses',
    attack: async ({ port }) => {
      const outer = Object.values(networkInterfaces())
        .flatMap((found) => found ?? [])
        .filter(({ internal, family }) => !internal && family === 'IPv4')
      const open = await Promise.all(outer.map(({ address }) => answersAt(address, port)))
      return [
        ...unless(await answersAt('127.0.0.1', port), 'it is not reached from this machine either'),
        ...unless(!open.includes(true), 'it is reached from outside this machine'),
      ]
    },
  },
  {
    number: '13k',
    what: 'nobody can say what is installed',
    attack: async ({ product: { url } }) => {
      const run = (script: string) =>
        execFileSync('npm', ['run', '--silent', script], { encoding: 'utf8', maxBuffer: 64_000_000 })
      const bill = z
        .object({ bomFormat: z.literal('CycloneDX'), components: z.array(z.unknown()) })
        .parse(JSON.parse(run('sbom')))
      const contact = await newVisitor(url).call('GET /.well-known/security.txt')
      return [
        ...unless(bill.components.length > 100, `the SBOM names ${bill.components.length} packages`),
        ...unless(/\bMIT\b/.test(run('licenses')), 'the list of licences is empty'),
        ...unless(/^Contact: /m.test(contact.text) && /^Expires: /m.test(contact.text), 'there is no security.txt'),
      ]
    },
  },
]
