import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { EmailMessage } from '#adapters/email/port.ts'
import { eraseAccount, type ErasureCertificate, exportAccount } from '#contract/account-data.ts'
import { logIn, readCurrentUser } from '#contract/sign-in.ts'
import { endRehearsal, startRehearsal } from '#contract/rehearsals.ts'
import { lookAgain } from '#server/features/account-data/account-data.ts'
import { isProof, NO_PROOF, OF_NOBODY, personalTables } from '#server/features/account-data/personal-tables.ts'
import { makeApp } from '#server/app.ts'
import { unseal } from '#server/platform/vault.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { type PlantedLife, plantLife, tablesThatSay } from '#server/testing/planted-life.ts'
import { QUICK_REHEARSAL } from '#server/testing/quick-rehearsal.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'

const START = '2026-11-20T12:00:00.000Z'
const LATER = '2026-11-20T12:20:00.000Z'

let test: TestApp
let life: PlantedLife
let other: PlantedLife
beforeAll(async () => {
  test = await testApp()
  life = await plantLife(test, 'quaxmarel', { report: reportOf('quaxmarel') })
  other = await plantLife(test, 'brindolo', { report: reportOf('brindolo') })
})
afterAll(() => test.close())

const reportOf = (marker: string): Uint8Array =>
  exampleReport({ accounts: [CLEAN_CARD, { ...IMPOSSIBLE_LOAN, remarks: [`Disputed by ${marker}`] }] }).bytes

const unzipped = (raw: Buffer): Record<string, Uint8Array> => unzipSync(new Uint8Array(raw))

function filesBelow(directory: string): string[] {
  if (!existsSync(directory)) return []
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

const filesThatSay = (text: string): string[] =>
  filesBelow(test.directory).filter((file) => readFileSync(file, 'latin1').toLowerCase().includes(text) || file.includes(text))

describe('every table', () => {
  it('belongs to a user, or is named as holding nothing of a person', async () => {
    const found = await test.context.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
    const personal = await personalTables(test.context.db)
    expect(personal.length).toBeGreaterThan(30)
    expect(found.rows.map(({ name }) => name).filter((name) => !personal.includes(name))).toEqual(
      Object.keys(OF_NOBODY).toSorted(),
    )
  })

  it('has no column that sounds like a proof of who is there and is neither left out nor looked at', async () => {
    const found = await test.context.db.execute<{ name: string; column: string }>(
      sql`select table_name as name, column_name as column from information_schema.columns where table_schema = 'public'`,
    )
    const personal = await personalTables(test.context.db)
    const suspicious = found.rows
      .filter(({ name, column }) => personal.includes(name) && /hash|secret|token|seal|code|key|sha256/.test(column))
      .filter(({ column }) => !isProof(column) && column !== 'sealed')
      .map(({ name, column }) => `${name}.${column}`)
    expect(suspicious.filter((one) => !NO_PROOF.includes(one))).toEqual([])
  })
})

describe('the export', () => {
  it('holds every row of every table, whatever feature it is of, and nothing of anybody else', async () => {
    const { raw, status } = await call(test.app, exportAccount, { cookie: life.cookie })
    expect(status).toBe(200)
    const files = unzipped(raw)
    for (const table of await personalTables(test.context.db)) {
      const counted = await test.context.db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(table)} where user_id = ${life.id}::uuid`,
      )
      const rows: unknown = JSON.parse(strFromU8(files[`data/${table}.json`] ?? new Uint8Array()))
      expect([table, Array.isArray(rows) && rows.length]).toEqual([table, counted.rows[0]?.count])
    }
    const everything = Object.values(files)
      .map((bytes) => Buffer.from(bytes).toString('latin1'))
      .join('\n')
    expect(everything).toContain(life.marker)
    expect(everything).not.toContain(other.marker)
    expect(everything).not.toContain(other.id)
  })

  it('holds the originals, the letters, the lists and what it left out in words; practice is marked', async () => {
    const files = unzipped((await call(test.app, exportAccount, { cookie: life.cookie })).raw)
    const names = Object.keys(files)
    const kept = await test.context.files.list(life.id)
    expect(names.filter((name) => name.startsWith('files/'))).toHaveLength(kept.length)
    expect(Object.values(files).some((bytes) => Buffer.from(bytes).equals(Buffer.from(reportOf('quaxmarel'))))).toBe(true)
    expect(names.filter((name) => /^letters\/.*\.pdf$/.test(name)).length).toBeGreaterThanOrEqual(2)
    expect(names.some((name) => name.startsWith('PRACTICE-rehearsal-'))).toBe(true)
    const accounts = strFromU8(files['lists/accounts.csv'] ?? new Uint8Array())
    expect(accounts).toContain('MERIDIAN AUTO FINANCE')
    expect(accounts).toContain('Disputed by quaxmarel')
    expect(strFromU8(files['lists/disputes.csv'] ?? new Uint8Array())).toContain('quaxmarel Dental')
    expect(strFromU8(files['data/own_words.json'] ?? new Uint8Array())).toContain('not_mine')
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('Left out: the hashes of your password')
    const manifest: { files: { name: string }[]; notes: string[] } = JSON.parse(
      strFromU8(files['manifest.json'] ?? new Uint8Array()),
    )
    expect(manifest.files.map(({ name }) => name)).toEqual(
      names.filter((name) => !['README.txt', 'manifest.json'].includes(name)),
    )
    expect(manifest.notes).toEqual([])
  })

  it('says nothing that proves who is there', async () => {
    const files = unzipped((await call(test.app, exportAccount, { cookie: life.cookie })).raw)
    const data = Object.entries(files).flatMap(([name, bytes]) => (name.includes('data/') ? [strFromU8(bytes)] : []))
    expect(data.join()).not.toMatch(/"(password_hash|token_hash|code_hash|sealed_secret|sealed)"/)
    const hash = await test.context.db.execute<{ hash: string }>(
      sql`select password_hash as hash from users where user_id = ${life.id}::uuid`,
    )
    expect(data.join()).not.toContain(hash.rows[0]?.hash)
  })

  it('asks for a fresh proof; a visitor gets nothing', async () => {
    test.setNow(LATER)
    expect((await call(test.app, exportAccount, { cookie: life.cookie })).refusal?.code).toBe('step_up_needed')
    expect((await call(test.app, eraseAccount, { cookie: life.cookie, body: { confirm: 'ERASE' } })).refusal?.code).toBe(
      'step_up_needed',
    )
    test.setNow(START)
    expect((await call(test.app, exportAccount)).status).toBe(401)
  })
})

describe('the erasure', () => {
  let certificate: ErasureCertificate
  let before: Record<string, number>

  it('needs the typed word; until then nothing is gone', async () => {
    const { cookie } = life
    for (const confirm of ['erase', 'yes', other.username]) {
      const { refusal } = await call(test.app, eraseAccount, { cookie, body: { confirm } })
      expect(refusal).toMatchObject({ code: 'invalid', issues: [{ path: 'confirm' }] })
    }
    expect((await ok(test.app, readCurrentUser, { cookie })).user.id).toBe(life.id)
  })

  it('leaves nothing of the person in any table or file', async () => {
    before = await tablesThatSay(test, life.marker)
    // A thief's copy of a file, as it lay.
    const [place = ''] = await test.context.files.list(life.id)
    const copy = (await test.context.files.get(place)) ?? new Uint8Array()
    await unseal(test.context, place, copy)
    // The word had been planted far and wide: this test can fail.
    expect(Object.keys(before).length).toBeGreaterThanOrEqual(5)
    // What is sealed says it to nobody.
    for (const table of ['reports', 'letters', 'profiles', 'identities', 'own_words']) expect(before).not.toHaveProperty(table)
    expect(filesThatSay(life.marker).length).toBeGreaterThanOrEqual(3)
    expect((await test.context.files.list(life.id)).length).toBeGreaterThan(3)
    certificate = await ok(test.app, eraseAccount, { cookie: life.cookie, body: { confirm: life.username.toUpperCase() } })
    for (const text of [life.marker, life.id, life.email, life.username]) {
      expect(await tablesThatSay(test, text)).toEqual({})
      expect(filesThatSay(text)).toEqual([])
    }
    expect(await test.context.files.list(life.id)).toEqual([])
    await expect(unseal(test.context, place, copy)).rejects.toThrow()
  })

  it('leaves nobody else’s things touched', async () => {
    expect(await tablesThatSay(test, other.marker)).toEqual(before)
    const { raw } = await call(test.app, exportAccount, { cookie: other.cookie })
    expect(JSON.parse(strFromU8(unzipped(raw)['manifest.json'] ?? new Uint8Array()))).toMatchObject({ notes: [] })
  })

  it('ends the session and every way in', async () => {
    expect((await call(test.app, readCurrentUser, { cookie: life.cookie })).status).toBe(401)
    expect((await call(test.app, eraseAccount, { cookie: life.cookie, body: { confirm: 'ERASE' } })).status).toBe(401)
    const body = { username: life.username, password: life.password }
    expect((await call(test.app, logIn, { body })).status).toBe(401)
  })

  it('is certified with what was counted, and a hash that anybody can check', async () => {
    expect(certificate.left).toBe(0)
    const counted = Object.fromEntries(certificate.deleted.map(({ what, count }) => [what, count]))
    expect(counted).toMatchObject({
      reports: expect.any(Number),
      letters: expect.any(Number),
      letters_at_the_practice_post_office: 2,
      messages: expect.any(Number),
    })
    expect(certificate.text).not.toContain(life.marker)
    expect(counted).toMatchObject({ data_keys: expect.any(Number) })
    expect(certificate.text).toContain('The key of the account is deleted, too.')
    const [body = '', last = ''] = certificate.text.split('\nSHA-256 of the lines above: ')
    const { createHash } = await import('node:crypto')
    expect(createHash('sha256').update(body).digest('hex')).toBe(last.trim())
    expect(last.trim()).toBe(certificate.sha256)
  })

  it('is looked at again and forgets whose it was', async () => {
    const { id } = certificate
    await lookAgain(test.context, { id, isLast: false })
    await lookAgain(test.context, { id, isLast: true })
    await lookAgain(test.context, { id, isLast: true })
    const kept = await test.context.db.execute<{ sealed: string | null; sha256: string }>(
      sql`select sealed, sha256 from erasures where id = ${id}::uuid`,
    )
    expect(kept.rows[0]?.sealed).toBeNull()
  })

  if (isWholeCorpus)
    it('that stopped half-way is finished by the second look', async () => {
      const member = await newMember(test.app)
      await ok(test.app, startRehearsal, { cookie: member.cookie, body: QUICK_REHEARSAL })
      await test.context.files.put(`${member.id}/papers/1.jpg`, Buffer.from('x'))
      const list = test.context.files.list
      Object.assign(test.context.files, { list: () => Promise.reject(new Error('the disk is gone')) })
      expect((await call(test.app, eraseAccount, { cookie: member.cookie, body: { confirm: 'ERASE' } })).status).toBe(500)
      Object.assign(test.context.files, { list })
      // The rows went in one piece; the file waits.
      expect(await list(member.id)).toHaveLength(1)
      expect((await call(test.app, readCurrentUser, { cookie: member.cookie })).status).toBe(401)
      const waiting = await test.context.db.execute<{ id: string }>(sql`select id from erasures where finished_at is null`)
      expect(waiting.rows).toHaveLength(1)
      await lookAgain(test.context, { id: waiting.rows[0]?.id ?? '', isLast: true })
      expect(await list(member.id)).toEqual([])
      const rest = await test.context.db.execute(
        sql`select id from erasures where finished_at is null or (sealed is not null and id = ${waiting.rows[0]?.id}::uuid)`,
      )
      expect(rest.rows).toEqual([])
    })

  if (isWholeCorpus)
    it('forgets mail to an address that was only wished for, and never somebody else’s', async () => {
      const [member, neighbour] = [await newMember(test.app), await newMember(test.app)]
      const wished = `new-${member.email}`
      for (const email of [wished, neighbour.email]) {
        await test.context.db.execute(
          sql`insert into email_confirmations (user_id, token_hash, email, expires_at) values (${member.id}::uuid, ${email}, ${email}, now())`,
        )
        await test.context.email.send({ to: email, subject: 'Confirm', text: 'A link', at: START })
      }
      await ok(test.app, eraseAccount, { cookie: member.cookie, body: { confirm: 'ERASE' } })
      expect(filesThatSay(wished)).toEqual([])
      expect(filesThatSay(neighbour.email)).not.toEqual([])
    })

  it('is certified by mail where mail leaves the house', async () => {
    const member = await newMember(test.app)
    const sent: EmailMessage[] = []
    const email = {
      ...test.context.email,
      send: (message: EmailMessage) => {
        sent.push(message)
        return Promise.resolve({ messageId: '<a@b>' })
      },
    }
    const settings = { ...test.context.settings, SMTP_URL: 'smtp://localhost:2525' }
    const app = await makeApp({ ...test.context, email, settings }, null)
    const erased = await ok(app, eraseAccount, { cookie: member.cookie, body: { confirm: 'ERASE' } })
    await app.close()
    await vi.waitFor(() => expect(sent.map(({ to }) => to)).toEqual([member.email]), 60_000)
    expect(sent[0]?.text).toContain(erased.sha256)
    expect(erased.stays.join()).toContain('mailbox')
    await lookAgain({ ...test.context, email, settings }, { id: erased.id, isLast: false })
    expect(sent).toHaveLength(1)
  })

  if (isWholeCorpus)
    it('takes rehearsals and help along without a foreign key from one member to another', async () => {
      const { db } = test.context
      const [member, helper] = [await newMember(test.app), await newMember(test.app)]
      const { cookie } = member
      const left = async () =>
        (
          await db.execute(sql`
            select (select count(*)::int from users where understudy_of = ${member.id}::uuid) as parts,
              (select count(*)::int from understudies where user_id = ${member.id}::uuid) as clocks,
              (select count(*)::int from helpings where member_id = ${member.id}::uuid) as help`)
        ).rows[0]
      const { id } = await ok(test.app, startRehearsal, { cookie, body: QUICK_REHEARSAL })
      expect(await left()).toEqual({ parts: 1, clocks: 1, help: 0 })
      await ok(test.app, endRehearsal, { cookie, params: { id } })
      expect(await left()).toEqual({ parts: 0, clocks: 0, help: 0 })
      await ok(test.app, startRehearsal, { cookie, body: QUICK_REHEARSAL })
      await db.execute(sql`
        with granted as (
          insert into helper_grants (user_id, id, "right", consent_version, consent_words, consented_at)
          values (${member.id}::uuid, gen_random_uuid(), 'read', '1', 'I agree.', now()) returning user_id, id)
        insert into helpings (user_id, grant_id, member_id) select ${helper.id}::uuid, id, user_id from granted`)
      await ok(test.app, eraseAccount, { cookie, body: { confirm: 'ERASE' } })
      expect(await left()).toEqual({ parts: 0, clocks: 0, help: 0 })
    })
})
