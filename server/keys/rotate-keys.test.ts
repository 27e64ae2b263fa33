import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { embeddedFiles } from '#adapters/files/embedded.ts'
import type { OpenDatabase } from '#server/database/open.ts'
import { users } from '#server/database/tables/accounts.ts'
import { dataKeys } from '#server/database/tables/keys.ts'
import { holdKeys, takeKeys } from '#server/keys/hold-keys.ts'
import { openRow } from '#server/keys/open-row.ts'
import { openInstallation } from '#server/keys/open-installation.ts'
import { type Rotated, rotateKeys } from '#server/keys/rotate-keys.ts'
import { sealPlain } from '#server/keys/seal-plain.ts'
import { SEALED_BY_INSTALLATION, SEALED_COLUMNS } from '#server/keys/sealed-columns.ts'
import { firstKeyOf } from '#server/platform/master-key.ts'
import { keyVersionOf, sealByInstallation } from '#server/platform/seal.ts'
import { type GivenSecrets, readSecrets } from '#server/platform/secret.ts'
import { openKeyRing, seal, type Sealing, unseal } from '#server/platform/vault.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { testCluster } from '#server/testing/test-cluster.ts'

let database: OpenDatabase
let directory: string
beforeEach(async () => {
  database = await freshDatabase(testCluster())
  directory = mkdtempSync(path.join(tmpdir(), 'errata-keys-'))
})
afterEach(async () => {
  await database.close()
  rmSync(directory, { recursive: true, force: true })
})

const files = () => embeddedFiles({ directory: path.join(directory, 'files') })
const OLD = 'a secret of an earlier version'

/** As the product opens them when it starts. */
async function opened(given: GivenSecrets = {}): Promise<Sealing> {
  const { secret, master } = await openInstallation(database.db, readSecrets(given, directory))
  return { db: database.db, secret, keys: openKeyRing(master) }
}

interface Wish {
  readonly given?: GivenSecrets
  readonly withDataKeys?: boolean
  readonly tell?: (line: string) => void
}

const rotate = ({ given = {}, withDataKeys = false, tell = () => undefined }: Wish = {}): Promise<Rotated> =>
  rotateKeys({ database, files: files(), directory, given, withDataKeys, tell })

async function newPerson(): Promise<string> {
  const userId = randomUUID()
  const username = `keys_${userId.slice(0, 8)}`
  await database.db
    .insert(users)
    .values({ userId, name: 'Dana', username, email: `${username}@example.test`, passwordHash: 'nobody signs in' })
  return userId
}

/** A file and an entry of each kind, sealed as this version does; and as an earlier one did where the key is given. */
async function furnish(userId: string, context: Sealing, oldKey: Uint8Array | null = null): Promise<void> {
  const sealed = async (place: string): Promise<Uint8Array> => {
    const bytes = Buffer.from(`what lies at ${place}`)
    return oldKey === null ? seal(context, place, bytes) : sealByInstallation(oldKey, place, bytes)
  }
  const base64 = async (place: string): Promise<string> => Buffer.from(await sealed(place)).toString('base64')
  for (const place of [`${userId}/reports/a`, `${userId}/papers/b/1.jpg`]) await files().put(place, await sealed(place))
  const id = randomUUID()
  await database.db.execute(
    sql`insert into authenticators (user_id, sealed_secret) values (${userId}::uuid, ${await base64(`${userId}/totp`)})`,
  )
  await database.db.execute(
    sql`insert into own_words (user_id, id, question, subject_kind, subject, sealed, is_practice)
        values (${userId}::uuid, ${id}::uuid, 'birthday', 'self', 'self', ${await base64(`${userId}/own-word/${id}`)}, false)`,
  )
}

/** Opens everything there is of everybody; the numbers of the keys that it took. */
async function openAll(context: Sealing): Promise<readonly (number | null)[]> {
  const versions: (number | null)[] = []
  const check = async (place: string, sealed: Uint8Array): Promise<void> => {
    expect(Buffer.from(await unseal(context, place, sealed)).toString()).toBe(`what lies at ${place}`)
    versions.push(keyVersionOf(sealed))
  }
  for (const key of await files().list('')) await check(key, (await files().get(key)) ?? new Uint8Array())
  const { rows } = await database.db.execute<{ place: string; sealed: string }>(
    sql`select user_id || '/totp' as place, sealed_secret as sealed from authenticators
        union all select user_id || '/own-word/' || id, sealed from own_words`,
  )
  for (const { place, sealed } of rows) await check(place, Buffer.from(sealed, 'base64'))
  return versions
}

const secretFile = (): string => readFileSync(path.join(directory, 'app-secret'), 'utf8')

describe('opening the keys', () => {
  it('makes a key of its own on an empty database and finds it again', async () => {
    const first = await opened()
    expect((await opened()).secret).toEqual(first.secret)
    expect(first.secret).not.toEqual(firstKeyOf(secretFile()))
  })

  it('goes on with the key of an earlier version where somebody has worked with it', async () => {
    mkdirSync(directory, { recursive: true })
    writeFileSync(path.join(directory, 'app-secret'), OLD)
    const person = await newPerson()
    await furnish(person, { ...(await opened()) }, firstKeyOf(OLD))
    const context = await opened()
    expect(context.secret).toEqual(firstKeyOf(OLD))
    expect(await openAll(context)).toEqual([null, null, null, null])
  })

  it('says so when the secret is another one', async () => {
    await opened()
    await expect(opened({ APP_SECRET: 'quite another secret' })).rejects.toThrow('APP_SECRET: not the one')
  })
})

describe('the rotation', () => {
  it('wraps every key anew under a new secret; what was sealed opens as before, and the old secret opens nothing', async () => {
    const context = await opened()
    const before = secretFile()
    for (const person of [await newPerson(), await newPerson()]) await furnish(person, context)
    const done = await rotate()
    expect(done).toEqual({ rewrapped: 3, persons: 2, newKeys: 0, files: 0, entries: 0, unopened: 0 })
    expect(secretFile()).not.toBe(before)
    expect(existsSync(path.join(directory, 'app-secret.next'))).toBe(false)
    expect(await openAll(await opened())).toHaveLength(8)
    expect((await opened()).secret).toEqual(context.secret)
    await expect(opened({ APP_SECRET: before })).rejects.toThrow('APP_SECRET: not the one')
  })

  it('seals anew what an earlier version sealed, and needs the earlier key no more', async () => {
    writeFileSync(path.join(directory, 'app-secret'), OLD)
    const person = await newPerson()
    await furnish(person, await opened(), firstKeyOf(OLD))
    expect(await rotate()).toMatchObject({ newKeys: 1, files: 2, entries: 2, unopened: 0 })
    const context = await opened()
    expect(await openAll({ ...context, secret: new Uint8Array(32) })).toEqual([1, 1, 1, 1])
    expect(await rotate()).toMatchObject({ newKeys: 0, files: 0, entries: 0 })
  })

  it('seals an address that an earlier version kept in plain text', async () => {
    const person = await newPerson()
    await database.db.execute(
      sql`insert into profiles (user_id, address, city, state, zip) values (${person}::uuid, '12 Alder Street', 'Dayton', 'OH', '45402')`,
    )
    await opened()
    expect(await rotate()).toMatchObject({ entries: 1, unopened: 0 })
    const { rows } = await database.db.execute<Record<string, string>>(sql`select * from profiles`)
    expect(JSON.stringify(rows)).not.toContain('Alder')
    const sealed = Buffer.from(rows[0]?.['sealed_address'] ?? '', 'base64')
    const address = Buffer.from(await unseal(await opened(), `${person}/profile`, sealed)).toString()
    expect(JSON.parse(address)).toEqual({ address: '12 Alder Street', city: 'Dayton', state: 'OH', zip: '45402' })
    expect(await rotate()).toMatchObject({ entries: 0 })
  })

  it('seals what earlier versions kept of reports and letters in plain text, once', async () => {
    const person = await newPerson()
    const [report, letter] = [randomUUID(), randomUUID()]
    const doubts = [{ entryId: 'account/1', quote: 'Quillfern' }]
    const said = {
      creditor: 'Quillfern Savings',
      recipientLines: ['Equifax', 'P.O. Box 740256, "Atlanta"'],
      senderLines: ['Dana'],
      enclosures: [],
      content: 'Dear Equifax: Quillfern – no.',
      facts: [{ id: 'a', text: 'Quillfern' }],
      told: null,
      papers: [],
      attestedFacts: ['Quillfern'],
      strategy: 'a',
    }
    for (const id of [report, randomUUID()])
      await database.db.execute(
        sql`insert into reports (user_id, id, bureau, source, file_key, file_hash, page_count, content, doubts)
            values (${person}::uuid, ${id}::uuid, 'equifax', 'upload', 'x', ${id}, 1, '{"accounts":["Quillfern"]}'::jsonb,
            ${id === report ? JSON.stringify(doubts) : '[]'}::jsonb)`,
      )
    await database.db.execute(
      sql`insert into letters (user_id, id, target, letter_type, letter_date, legal_basis, success_probability, written_by, is_practice,
            creditor, recipient_lines, sender_lines, enclosures, content, facts, papers, attested_facts, strategy)
          values (${person}::uuid, ${letter}::uuid, 'equifax', 'dispute', '2026-11-20', '{}', 1, 'rules', false, ${said.creditor},
            array[${said.recipientLines[0]}, ${said.recipientLines[1]}], '{Dana}', '{}', ${said.content}, ${JSON.stringify(said.facts)}::jsonb,
            '[]'::jsonb, '{Quillfern}', 'a')`,
    )
    // Of the one its member said something of their own, of the other nothing.
    const [spoken, silent] = [randomUUID(), randomUUID()]
    for (const [id, words] of [
      [spoken, 'I paid Quillfern.'],
      [silent, ''],
    ])
      await database.db.execute(
        sql`insert into disputes (user_id, id, creditor, description, own_words, status, priority, estimated_impact, dispute_targets,
              submission_method, is_practice)
            values (${person}::uuid, ${id}::uuid, 'Savings', ${words === '' ? '' : 'Paid Quillfern'}, ${words}, 'pending', 'high', 1, '{equifax}', 'mail', false)`,
      )
    const context = await opened()
    // Two processes that start at once.
    const counts = await Promise.all([sealPlain(context), sealPlain(context)])
    expect(counts[0].entries + counts[1].entries).toBe(8)
    expect(await sealPlain(context)).toEqual({ entries: 0, tables: [] })
    for (const table of ['reports', 'letters', 'disputes']) {
      const { rows } = await database.db.execute(sql`select t::text as line from ${sql.identifier(table)} t`)
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toContain('Quillfern')
    }
    const rows = await database.db.execute<{ id: string; row: Record<string, unknown> }>(
      sql`select id, to_jsonb(r) as row from reports r union all select id, to_jsonb(l) from letters l
        union all select id, to_jsonb(d) from disputes d`,
    )
    const open = async (table: string, id: string) => openRow(context, table, rows.rows.find((one) => one.id === id)?.row ?? {})
    expect(await open('reports', report)).toMatchObject({ content: { accounts: ['Quillfern'] }, doubts })
    expect(await open('letters', letter)).toMatchObject({
      creditor: said.creditor,
      recipient_lines: said.recipientLines,
      content: said.content,
      facts: said.facts,
      attested_facts: said.attestedFacts,
      told: null,
    })
    expect([await open('disputes', spoken), await open('disputes', silent)]).toMatchObject([
      { own_words: 'I paid Quillfern.', description: 'Paid Quillfern' },
      { own_words: '', description: '' },
    ])
    expect(await rotate({ withDataKeys: true })).toMatchObject({ entries: 7, unopened: 0 })
  })

  it('makes new keys of persons when asked, and destroys the old', async () => {
    const person = await newPerson()
    await furnish(person, await opened())
    expect(await rotate({ withDataKeys: true })).toMatchObject({ rewrapped: 2, newKeys: 1, files: 2, entries: 2 })
    expect(await openAll(await opened())).toEqual([2, 2, 2, 2])
    expect((await database.db.select().from(dataKeys)).map(({ version }) => version)).toEqual([2])
  })

  it('takes the new secret from the environment, and tells when it is not there or no other', async () => {
    const given = { APP_SECRET: 'the first secret of theirs' }
    await furnish(await newPerson(), await opened(given))
    await expect(rotate({ given })).rejects.toThrow('APP_SECRET_NEXT: needed')
    await expect(rotate({ given: { ...given, APP_SECRET_NEXT: given.APP_SECRET } })).rejects.toThrow('APP_SECRET_NEXT: the same')
    const both = { ...given, APP_SECRET_NEXT: 'the second secret of theirs' }
    // Before and after: whoever starts with both is served.
    expect(await openAll(await opened(both))).toHaveLength(4)
    expect(await rotate({ given: both })).toMatchObject({ rewrapped: 2 })
    expect(await openAll(await opened(both))).toHaveLength(4)
    expect(await openAll(await opened({ APP_SECRET: both.APP_SECRET_NEXT }))).toHaveLength(4)
    await expect(opened(given)).rejects.toThrow('APP_SECRET: not the one')
    expect(await rotate({ given: both })).toMatchObject({ rewrapped: 0 })
    expect(existsSync(path.join(directory, 'app-secret'))).toBe(false)
  })

  it('leaves what opens with no key as it lies, says how much, and destroys no key', async () => {
    const person = await newPerson()
    await furnish(person, await opened())
    const broken = Buffer.from((await files().get(`${person}/reports/a`)) ?? [])
    broken[30] = (broken[30] ?? 0) ^ 1
    await files().put(`${person}/reports/a`, broken)
    expect(await rotate({ withDataKeys: true })).toMatchObject({ files: 1, entries: 2, unopened: 1 })
    expect(await files().get(`${person}/reports/a`)).toEqual(broken)
    expect(await database.db.select().from(dataKeys)).toHaveLength(2)
  })

  it('is refused while the product runs, and the product while it rotates', async () => {
    await furnish(await newPerson(), await opened())
    const before = secretFile()
    const [one, two] = [await holdKeys(database, () => undefined), await holdKeys(database, () => undefined)]
    expect([one, two]).not.toContain(null)
    await expect(rotate()).rejects.toThrow('Errata is running')
    expect(secretFile()).toBe(before)
    await one?.close()
    await expect(rotate()).rejects.toThrow('Errata is running')
    await two?.close()
    const rotating = await takeKeys(database)
    expect(await holdKeys(database, () => undefined)).toBeNull()
    await expect(rotate()).rejects.toThrow('Errata is running')
    await rotating?.close()
    expect(await rotate()).toMatchObject({ rewrapped: 2 })
  })

  it('stopped after any step it leaves everything readable, and the next run finishes', async () => {
    writeFileSync(path.join(directory, 'app-secret'), OLD)
    const people = [await newPerson(), await newPerson(), await newPerson()]
    await furnish(people[0] ?? '', await opened(), firstKeyOf(OLD))
    for (const person of people.slice(1)) await furnish(person, await opened())
    let steps = 0
    for (let stop = 1; ; stop += 1) {
      let said = 0
      const tell = (): void => {
        said += 1
        if (said === stop) throw new Error('stopped')
      }
      const isStopped = await rotate({ withDataKeys: true, tell }).then(
        () => false,
        () => true,
      )
      expect(await openAll(await opened())).toHaveLength(12)
      if (!isStopped) break
      steps += 1
    }
    expect(steps).toBe(6)
    expect(await database.db.select().from(dataKeys)).toHaveLength(3)
  })
})

describe('every sealed column', () => {
  it('is known to the rotation', async () => {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select table_name || '.' || column_name as name from information_schema.columns
          where table_schema = 'public' and column_name like '%sealed%' order by 1`,
    )
    const known = [...SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`), ...SEALED_BY_INSTALLATION]
    expect(rows.map(({ name }) => name)).toEqual(known.toSorted())
  })
})
