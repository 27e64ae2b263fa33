import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { ADMISSIONS, PROMISES, REQUESTS, THREATS } from '#engine/testing/hostile-additions.ts'
import { CLAUSES } from '#engine/testing/hostile-clauses.ts'
import { addsToLetter } from '#server/testing/model-answers.ts'
import {
  CONFIRMS,
  mailedToken,
  mailedTokens,
  newMember,
  newVisitor,
  PASSWORD,
  read,
  signIn,
  type Visitor,
} from '#tools/attacks/visitor.ts'
import { unless, type Way } from '#tools/attacks/way.ts'
import { inDatabaseOf, type Product } from '#tools/bench/product.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const items = z.array(z.object({ id: z.string() }))
const written = z.object({ letterContent: z.string() })

function form(bytes: Uint8Array, name: string): FormData {
  const made = new FormData()
  made.set('bureau', 'auto')
  made.set('creditReport', new Blob([Uint8Array.from(bytes)]), name)
  return made
}
const uploadBy = (one: Visitor, bytes: Uint8Array) => one.call('POST /api/credit-reports/upload', form(bytes, 'mine.pdf'))

function* filesBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    const found = statSync(file, { throwIfNoEntry: false })
    if (found?.isDirectory()) yield* filesBelow(file)
    else if (found?.isFile()) yield file
  }
}

/** Where a text is as it is: files of the data folder, and tables. */
async function placesOf(product: Product, text: string): Promise<readonly string[]> {
  const files = [...filesBelow(product.directory)].filter((file) => readFileSync(file).includes(text))
  const tables = await inDatabaseOf(product, async (pool) => {
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const hits = await pool.query(`select 1 from "${name}" t where strpos(t::text, $1) > 0 limit 1`, [text])
      if (hits.rows.length > 0) found.push(`table ${name}`)
    }
    return found
  })
  return [...files.map((file) => path.relative(product.directory, file)), ...tables]
}

/** What a letter says, what is kept, and what is told; behind a proxy with TLS. */
export const KEPT_AND_SAID_WAYS: readonly Way[] = [
  {
    number: '11',
    what: 'a hostile model slips in an admission, a promise, a threat or a request',
    attack: async ({ product: { url }, model }) => {
      const one = await newMember(url)
      await uploadBy(one, exampleReport({ seed: 'attack' }).bytes)
      const found = read(items, await one.call('GET /api/negative-items'))
      // A few of each; all of them are in `engine/wording/hostile-model.test.ts`.
      const tried = [ADMISSIONS, PROMISES, THREATS, REQUESTS, CLAUSES].flatMap((list) =>
        list.filter((_sentence, index) => index % 12 === 0),
      )
      const seen: string[] = []
      for (const [index, sentence] of tried.entries()) {
        model.answer((request) => ({ says: addsToLetter(sentence)(request) }))
        const body = { negativeItemId: found[index % found.length]?.id, recipient: 'equifax' }
        const letter = await one.call('POST /api/dispute-letters/generate', body)
        if (letter.status >= 300) seen.push(`a letter was answered ${letter.status}: ${letter.text.slice(0, 120)}`)
        else if (read(written, letter).letterContent.includes(sentence)) seen.push(`a letter says “${sentence}”`)
      }
      return [...seen, ...unless(model.requests.length > 5, `the model was asked ${model.requests.length} times`)]
    },
  },
  {
    number: '13a',
    what: 'what reports say lies readable',
    attack: async ({ product }) => {
      const one = await newMember(product.url)
      await uploadBy(one, exampleReport({ seed: 'attack-at-rest' }).bytes)
      const found = read(z.array(z.object({ message: z.string() })), await one.call('GET /api/findings'))
      const street = '77 Planted Quartz Way'
      const told = await one.call('PATCH /api/identity', {
        dateOfBirth: '1985-04-12',
        ssnLast4: '5059',
        addresses: [{ street, city: 'Dayton', state: 'OH', zip: '45402' }],
      })
      const [item] = read(items, await one.call('GET /api/negative-items'))
      const letter = read(written, await one.call('POST /api/dispute-letters/generate', { negativeItemId: item?.id }))
      const line = letter.letterContent.split('\n').find((text) => /This account is on page/.test(text)) ?? ''
      const planted = [street, '1985-04-12', line, ...found.map(({ message }) => message)]
      const places = await Promise.all(planted.map(async (text) => ({ text, at: await placesOf(product, text) })))
      return [
        ...unless(told.status === 200 && found.length > 0 && line !== '', 'nothing was planted'),
        ...places
          .filter(({ at }) => at.length > 0)
          .map(({ text, at }) => `“${text.slice(0, 60)}” lies readable in ${at.join(', ')}`),
      ]
    },
  },
  {
    number: '13d',
    what: 'a session has no end, its cookie no prefix, and a shared computer keeps something',
    attack: async ({ product }) => {
      const one = await newMember(product.url)
      const again = await signIn(one)
      const cookies = again.headers.getSetCookie()
      const before = (await one.call('GET /api/user')).status
      const left = newVisitor(product.url, one)
      const visit = await left.call('POST /api/auth/login', { username: one.name, password: PASSWORD, keepNothing: true })
      const out = await left.call('POST /api/logout')
      // A session of 89 days that is used goes on, and not beyond its 90 days.
      await inDatabaseOf(product, (pool) =>
        pool.query(`update sessions set created_at = now() - interval '89 days', last_seen_at = now() - interval '5 days'`),
      )
      const late = (await one.call('GET /api/user')).status
      const longest = await inDatabaseOf(product, async (pool) => {
        const { rows } = await pool.query<{ days: number }>(
          `select max(extract(epoch from expires_at - created_at) / 86400)::float as days from sessions where last_seen_at > now() - interval '1 day'`,
        )
        await pool.query(`update sessions set expires_at = now() - interval '1 second'`)
        return rows[0]?.days ?? Infinity
      })
      const old = (await one.call('GET /api/user')).status
      return [
        ...unless(
          cookies.length > 0 &&
            cookies.every((set) => set.startsWith('__Host-') && /; Secure/i.test(set) && /; HttpOnly/i.test(set)),
          `a cookie is ${cookies.join(' | ')}`,
        ),
        ...unless(before === 200 && late === 200 && old === 401, `a session is answered ${before}, ${late}, then ${old}`),
        ...unless(longest <= 90, `a session in use lives ${longest} days`),
        ...unless(
          visit.headers.getSetCookie().every((set) => !/max-age|expires/i.test(set)),
          'a shared computer keeps a cookie',
        ),
        ...unless(out.headers.get('clear-site-data')?.includes('"storage"') ?? false, 'a shared computer keeps its storage'),
      ]
    },
  },
  {
    number: '13f',
    what: 'common passwords, telling who has an account, mails without bound',
    attack: async ({ product: { url, directory } }) => {
      const one = await newMember(url)
      const common = await one.call('POST /api/auth/change-password', { currentPassword: PASSWORD, password: 'Password1' })
      const own = await one.call('POST /api/auth/change-password', {
        currentPassword: PASSWORD,
        password: `${one.name[0]?.toUpperCase()}${one.name.slice(1)}1`,
      })
      const asks = [one.email, 'nobody.at.all@example.test'].map((email) =>
        newVisitor(url).call('POST /api/auth/forgot-password', { email }),
      )
      const [known, unknown] = await Promise.all(asks)
      const [wrong, nobody] = [
        await signIn(newVisitor(url, one), 'Wrong-Horse-7'),
        await signIn(newVisitor(url, { name: 'nobody_here', email: '' }), 'Wrong-Horse-7'),
      ]
      const mails: number[] = []
      for (let tries = 0; tries < 6; tries += 1) mails.push((await one.call('POST /api/auth/verify-email/resend')).status)
      const flooded = Array.from({ length: 60 }, (_, index) => `flooded+${index}@example.test`)
      for (const [index, email] of flooded.entries())
        await newVisitor(url).call(
          'POST /api/auth/register',
          { username: `flood_${index}`, email, password: PASSWORD, name: 'Dana Whitfield' },
          { 'x-forwarded-for': `203.0.113.${index}` },
        )
      await mailedToken(directory, flooded[0] ?? '', CONFIRMS)
      const reached = flooded.filter((email) => mailedTokens(directory, email, CONFIRMS).length > 0)
      return [
        ...unless(common.status === 400, `a common password is answered ${common.status}`),
        ...unless(own.status === 400, `the account’s own name as a password is answered ${own.status}`),
        ...unless(known?.text === unknown?.text, 'asking for a link tells who has an account'),
        ...unless(wrong.text === nobody.text && wrong.status === nobody.status, 'signing in tells who has an account'),
        ...unless(mails.at(-1) === 429, 'links are mailed without bound'),
        ...unless(reached.length <= 50, `${reached.length} mails went to one mailbox`),
      ]
    },
  },
  {
    number: '13m',
    what: 'a write from another site is taken',
    attack: async ({ product: { url } }) => {
      const one = await newMember(url)
      const foreign: readonly Readonly<Record<string, string>>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: 'http://errata.example' },
      ]
      const tries = await Promise.all(foreign.map((headers) => one.call('POST /api/sessions/end-others', undefined, headers)))
      return unless(
        tries.every(({ status }) => status === 403),
        `foreign writes are answered ${tries.map(({ status }) => status).join(', ')}`,
      )
    },
  },
]
