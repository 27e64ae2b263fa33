import { Buffer } from 'node:buffer'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { experianBureau } from '#adapters/bureaus/experian.ts'
import { mismoReseller } from '#adapters/bureaus/mismo.ts'
import {
  connectBureau,
  consentWords,
  giveConsent,
  listBureauConnections,
  listConsents,
  withdrawConsent,
} from '#contract/bureau-connections.ts'
import { autoPullReports, fetchAllReports, fetchBureauReports, generateReports } from '#contract/bureaus.ts'
import { listReports } from '#contract/reports.ts'
import { aboutExample } from '#tools/synthetic-reports/about-example.ts'
import { makeCreditFile } from '#engine/practice/credit-file.ts'
import { seeded } from '#engine/practice/seed.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { isSignedAs } from '#server/features/bureau-connections/consents.ts'
import { call, newMember, ok, prove } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { withoutIds } from '../../testing/without-ids.ts'
import { type LocalBureauService, startLocalBureauService } from '#tools/local-services/bureau-service.ts'
import { mismoFile } from '#tools/synthetic-reports/mismo.ts'
import { experianCreditProfile } from '#tools/synthetic-reports/experian-credit-profile.ts'

const SSN = '987-65-4329'
const PLANTED = [SSN, '987654329', '987 65 4329']
const SECRET = 'the-secret-of-this-installation'
const person = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  ssn: SSN,
  dateOfBirth: '1980-02-29',
  address: '1200 Main St',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
}
const FORM = { bureaus: ['experian' as const], signature: 'Ana Maria Ruiz', agreed: true as const }

/** A profile with something to find, an amount past due on a current account, about the person who is asked about. */
const profile = (): string => {
  const { bytes } = experianCreditProfile(
    aboutExample(makeCreditFile('connected-7'), { name: 'ANA RUIZ' }),
    seeded('connected-7'),
  )
  const text = Buffer.from(bytes).toString()
  const planted = text.replace(/90012\d{4}/, '987654329').replace(/"terms":\s*"120"/, '$&,"amountPastDue":"00000500"')
  if (planted.length !== text.length + '"amountPastDue":"00000500",'.length) throw new Error('planted nothing')
  return planted
}

let service: LocalBureauService
let test: TestApp
const heard: string[] = []
beforeAll(async () => {
  service = await startLocalBureauService({ secret: SECRET })
  service.usually({ body: profile() })
  test = await testApp({
    bureaus: experianBureau({ baseUrl: service.url, clientId: 'id', clientSecret: SECRET }, { firstWait: 1 }),
  })
})
afterAll(async () => {
  await test.close()
  await service.close()
})

const acts = async (userId: string): Promise<string[]> =>
  (await test.context.db.select().from(auditLog).where(eq(auditLog.userId, userId)))
    .map(({ action }) => action)
    .filter((action) => /^consent|^bureau\.|^report\./.test(action))

describe('a real bureau', () => {
  it('is not asked by any way without a written consent', async () => {
    const { cookie } = await newMember(test.app)
    const before = service.requests.length
    const answers = [
      await call(test.app, fetchAllReports, { cookie, body: { credentials: person } }),
      await call(test.app, fetchBureauReports, { cookie, body: { credentials: person } }),
      await call(test.app, autoPullReports, { cookie, body: { personalInfo: person } }),
      await call(test.app, connectBureau, { cookie, body: { bureau: 'experian', credentials: person } }),
    ]
    for (const { status, refusal, raw } of answers) {
      heard.push(raw.toString())
      expect([status, refusal?.code]).toEqual([409, 'consent_needed'])
      expect(refusal?.message).toBe('We need your written consent to ask Experian. Sign it next to the form, then fetch again.')
      expect(refusal?.issues?.map((issue) => issue.path)).toEqual(['experian'])
    }
    expect(service.requests).toHaveLength(before)
  })

  it('is not asked by the generator, which invents', async () => {
    const { cookie } = await newMember(test.app)
    const before = service.requests.length
    const { ssn: _ssn, ...personalInfo } = person
    const { reports, isPractice } = await ok(test.app, generateReports, { cookie, body: { personalInfo } })
    expect([isPractice, reports.map(({ source }) => source)]).toEqual([true, ['practice', 'practice', 'practice']])
    const connections = await ok(test.app, listBureauConnections, { cookie })
    expect(connections.map(({ status }) => status)).toEqual(['not_connected', 'not_connected', 'not_connected'])
    expect(service.requests).toHaveLength(before)
  })

  it('is told the number only where the member proved it is they within ten minutes', async () => {
    const { cookie, password } = await newMember(test.app)
    await ok(test.app, giveConsent, { cookie, body: FORM })
    const before = service.requests.length
    const now = test.context.now()
    test.setNow(new Date(Date.parse(now) + 11 * 60_000).toISOString())
    const ways = [
      await call(test.app, fetchAllReports, { cookie, body: { credentials: person } }),
      await call(test.app, fetchBureauReports, { cookie, body: { credentials: person } }),
      await call(test.app, autoPullReports, { cookie, body: { personalInfo: person } }),
      await call(test.app, connectBureau, { cookie, body: { bureau: 'experian', credentials: person } }),
    ]
    expect(ways.map(({ status, refusal }) => [status, refusal?.code])).toEqual(ways.map(() => [403, 'step_up_needed']))
    expect(service.requests).toHaveLength(before)
    const proven = await prove(test.app, { cookie, body: { password } })
    expect((await call(test.app, fetchAllReports, { cookie: proven, body: { credentials: person } })).status).toBe(200)
    test.setNow(now)
  })

  it('is asked after it, and its answer becomes a report with findings', async () => {
    const { cookie, id } = await newMember(test.app)
    const given = await call(test.app, giveConsent, { cookie, body: FORM })
    expect(given.status).toBe(201)
    expect(given.answer?.consents).toMatchObject([
      {
        bureau: 'experian',
        provider: 'experian',
        words: consentWords('experian', 'experian'),
        signature: 'Ana Maria Ruiz',
        withdrawnAt: null,
      },
    ])
    const connections = await ok(test.app, listBureauConnections, { cookie })
    expect(
      connections.map(({ bureau, canBeAsked, needsConsent, consent }) => [bureau, canBeAsked, needsConsent, consent !== null]),
    ).toEqual([
      ['equifax', false, false, false],
      ['experian', true, true, true],
      ['transunion', false, false, false],
    ])
    const fetched = await call(test.app, fetchAllReports, { cookie, body: { credentials: person } })
    heard.push(fetched.raw.toString())
    expect(fetched.answer?.reports.map(({ status, source }) => [status, source])).toEqual([
      ['error', null],
      ['success', 'connected'],
      ['error', null],
    ])
    expect(fetched.answer?.isPractice).toBe(false)
    const stored = await call(test.app, listReports, { cookie })
    heard.push(stored.raw.toString())
    const [report] = stored.answer ?? []
    expect(report).toMatchObject({ bureau: 'experian', source: 'connected' })
    expect(report?.accounts.length).toBeGreaterThan(5)
    expect(report?.findings.length).toBeGreaterThan(0)
    expect(report?.findings.every(({ isPractice }) => !isPractice)).toBe(true)
    expect(await acts(id)).toEqual(expect.arrayContaining(['consent.given', 'consent.used', 'report.fetched']))
    const asked = JSON.parse(service.requests.at(-1)?.body ?? '{}')
    expect(asked).toMatchObject({ consumerPii: { primaryApplicant: { ssn: { ssn: '987654329' } } } })
  })

  it('is not asked about somebody else than who signed', async () => {
    const { cookie } = await newMember(test.app)
    await ok(test.app, giveConsent, { cookie, body: { ...FORM, signature: 'Bea Ruiz' } })
    const refused = await call(test.app, fetchAllReports, { cookie, body: { credentials: person } })
    expect([refused.status, refused.refusal?.code]).toEqual([409, 'consent_needed'])
    expect(refused.refusal?.message).toContain('doesn’t match the form')
  })

  it('is not asked any more when the consent is withdrawn; it stays on record', async () => {
    const { cookie, id } = await newMember(test.app)
    const { consents } = await ok(test.app, giveConsent, { cookie, body: FORM })
    const consentId = consents[0]?.id ?? ''
    const other = await newMember(test.app)
    expect((await call(test.app, withdrawConsent, { cookie: other.cookie, params: { id: consentId } })).status).toBe(404)
    for (const _ of [1, 2]) await ok(test.app, withdrawConsent, { cookie, params: { id: consentId } })
    expect((await call(test.app, fetchAllReports, { cookie, body: { credentials: person } })).status).toBe(409)
    expect((await ok(test.app, listConsents, { cookie })).map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true])
    expect((await acts(id)).filter((action) => action === 'consent.withdrawn')).toHaveLength(1)
    await ok(test.app, giveConsent, { cookie, body: FORM })
    await ok(test.app, giveConsent, { cookie, body: FORM })
    expect((await ok(test.app, listConsents, { cookie })).filter(({ withdrawnAt }) => withdrawnAt === null)).toHaveLength(1)
  })

  it('tells a freeze, no match and a refusal of this installation in words', async () => {
    const { cookie } = await newMember(test.app)
    await ok(test.app, giveConsent, { cookie, body: FORM })
    const said = async (body: object, status = 200): Promise<string> => {
      service.next({ status, body: JSON.stringify(body) })
      const { reports } = await ok(test.app, fetchAllReports, { cookie, body: { credentials: person } })
      return reports[1]?.error ?? ''
    }
    const message = (messageText: string): object => ({ creditProfile: [{ informationalMessage: [{ messageText }] }] })
    expect(await said(message('FILE FROZEN DUE TO CONSUMER REQUEST'))).toContain('frozen')
    expect(await said(message('NO RECORD FOUND'))).toContain('no file for this name')
    service.next({ status: 403, body: '{}' })
    const refused = await call(test.app, fetchAllReports, { cookie, body: { credentials: person } })
    expect([refused.status, refused.refusal?.issues?.[1]?.message]).toEqual([
      502,
      expect.stringContaining('isn’t available here'),
    ])
    expect(test.logged.join('\n')).toContain('credentials')
  })

  it.each([
    [{ ...FORM, bureaus: [] }, 400],
    [{ ...FORM, signature: 'Ana' }, 400],
    [{ ...FORM, signature: `Ana ${SSN}` }, 400],
    [{ ...FORM, agreed: false }, 400],
    [{ ...FORM, bureaus: ['equifax'] }, 409],
  ])('takes no consent such as %j', async (body, status) => {
    const { cookie } = await newMember(test.app)
    const answered = await test.app.inject({
      method: 'POST',
      url: '/api/bureau-consents',
      headers: { cookie, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
    expect(answered.statusCode).toBe(status)
    expect(withoutIds(answered.payload)).not.toContain('4329')
  })
})

describe('a reseller', () => {
  it('is asked for each bureau that was consented to, and its MISMO answers become reports', async () => {
    const reseller = await startLocalBureauService({ secret: SECRET })
    reseller.usually({ body: mismoFile('a').bytes })
    const settings = { baseUrl: `${reseller.url}/order`, clientId: 'id', clientSecret: SECRET }
    const other = await testApp({ bureaus: mismoReseller(settings, { firstWait: 1 }) })
    const { cookie } = await newMember(other.app)
    await ok(other.app, giveConsent, { cookie, body: { ...FORM, bureaus: ['experian'] } })
    const refused = await call(other.app, fetchAllReports, { cookie, body: { credentials: person } })
    expect(refused.refusal?.issues?.map((issue) => issue.path)).toEqual(['equifax', 'transunion'])
    await ok(other.app, giveConsent, { cookie, body: { ...FORM, bureaus: ['transunion', 'equifax'] } })
    const { reports } = await ok(other.app, fetchAllReports, { cookie, body: { credentials: person } })
    expect(reports.map(({ bureau, status, source }) => [bureau, status, source])).toEqual([
      ['equifax', 'success', 'connected'],
      ['experian', 'success', 'connected'],
      ['transunion', 'success', 'connected'],
    ])
    expect(new Set(reports.map(({ id }) => id)).size).toBe(3)
    expect(await ok(other.app, listReports, { cookie })).toHaveLength(3)
    expect(reseller.requests.map(({ body }) => body.match(/Indicator="Y"/g)?.length)).toEqual([1, 1, 1])
    await other.close()
    await reseller.close()
  })
})

describe('the practice bureaus', () => {
  it('need no consent, and none can be given to them', async () => {
    const practice = await testApp()
    const { cookie } = await newMember(practice.app)
    expect(
      (await ok(practice.app, listBureauConnections, { cookie })).map(({ needsConsent, provider }) => [needsConsent, provider]),
    ).toEqual([1, 2, 3].map(() => [false, 'practice']))
    expect((await call(practice.app, giveConsent, { cookie, body: FORM })).status).toBe(409)
    const { connection } = await ok(practice.app, connectBureau, { cookie, body: { bureau: 'experian', credentials: person } })
    expect(connection).toMatchObject({ status: 'connected', isPractice: true })
    await practice.close()
  })
})

describe('a signature', () => {
  it.each([
    ['Ana Maria Ruiz', 'Ana Ruiz', true],
    ['ana  RUIZ', 'Ana Ruiz', true],
    ['Ana Ruiz', 'Ana Maria Ruiz', false],
    ['Ana Ruiz-Gomez', 'Ana Ruiz Gomez', true],
    ['Bea Ruiz', 'Ana Ruiz', false],
    ['Ana Ruiz Gomez', 'Ana Ruiz', false],
    ['María Núñez', 'María Núñez', true],
    ['', 'Ana Ruiz', false],
  ])('%j under the name %j: %s', (signature, name, expected) => expect(isSignedAs(signature, name)).toBe(expected))
})

describe('the SSN and the secret', () => {
  const secrets = [...PLANTED, SECRET]
  const found = (text: string): string[] => secrets.filter((secret) => text.includes(secret))
  function* filesBelow(folder: string): Generator<string> {
    for (const name of readdirSync(folder)) {
      const file = path.join(folder, name)
      if (statSync(file).isDirectory()) yield* filesBelow(file)
      else yield file
    }
  }

  it('stand in no answer, no log line, no table and no file', async () => {
    for (const text of [...heard, ...test.logged]) expect(found(text)).toEqual([])
    const { rows } = await test.context.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { name } of rows) {
      const lines = await test.context.db.execute(sql`select t::text as line from ${sql.identifier(name)} t`)
      expect([name, found(JSON.stringify(lines.rows))]).toEqual([name, []])
    }
    const files = [...filesBelow(test.directory)]
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect([file, found(readFileSync(file, 'latin1'))]).toEqual([file, []])
  })
})
