import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { handMadePdf } from '#adapters/page-text/hand-made-pdf.ts'
import { ENDPOINTS } from '#contract/all.ts'
import { disputeWithBureau, listDisputes } from '#contract/disputes.ts'
import { type Endpoint, MOST_ROWS } from '#contract/endpoint.ts'
import { generateLetter } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { startRehearsal } from '#contract/rehearsals.ts'
import { reports } from '#server/database/tables/reports.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { findingsOfReports, replaceFindings } from '#server/features/findings/findings.ts'
import { sealPlain } from '#server/keys/seal-plain.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { cutPage, writeCursor } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { copyLetters } from '#server/testing/copied-letters.ts'
import { type Member, newMember, ok } from '#server/testing/member.ts'
import { givePaper } from '#server/testing/papers.ts'
import { addOpenedRows, openedRows } from '#server/testing/opened-rows.ts'
import { QUICK_REHEARSAL } from '#server/testing/quick-rehearsal.ts'
import { reportsOf } from '#server/testing/stored-reports.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const all = Object.entries<Endpoint>(ENDPOINTS)
const paged = all.filter(([, { pages }]) => pages !== undefined)

/** Answers with rows that are no list of the member's: their number does not grow with use. */
const ONE_THING: ReadonlySet<string> = new Set([
  'readReport',
  'readReportChanges',
  'readTheft',
  'readCoveredDebts',
  'readDispute',
  'readChain',
  'readNextRounds',
  'readReplyOf',
  'readLetter',
  'readLetterInSpanish',
  'readLetterProof',
  'readTold',
  'readBillingPlan',
  'readBillingDocuments',
  'readIdentity',
  'readWorkflow',
  'readAnalysis',
  'readRetention',
])
const OF_THE_PRODUCT: ReadonlySet<string> = new Set([
  'readIntegrations',
  'readInstallation',
  'listBureauConnections',
  'listLetterKinds',
  'readMailingPrices',
  'listEducationalContent',
  'readEducationalContent',
  'listRules',
  'readRule',
  'listBadges',
  'listUserBadges',
])

/** Whether the answer is an array of rows, or has one among its fields. */
function hasRows(answer: z.ZodType): boolean {
  const plain = answer instanceof z.ZodNullable ? answer.unwrap() : answer
  const fields = plain instanceof z.ZodObject ? Object.values(plain.shape) : [plain]
  return fields.some((field) => {
    const list = field instanceof z.ZodNullable || field instanceof z.ZodOptional ? field.unwrap() : field
    return list instanceof z.ZodArray && !(list.element instanceof z.ZodString || list.element instanceof z.ZodEnum)
  })
}

describe('the contract', () => {
  it('says about every list that it comes in pages', () => {
    const lists = all.filter(([, { method, answers, answer }]) => method === 'GET' && !answers && hasRows(answer))
    const unpaged = lists.filter(([, { pages }]) => pages === undefined).map(([name]) => name)
    expect(unpaged.filter((name) => !ONE_THING.has(name) && !OF_THE_PRODUCT.has(name))).toEqual([])
    expect(lists.length).toBeGreaterThan(40)
    for (const [, { refusals }] of paged) expect(refusals).toContain('invalid')
  })
})

let test: TestApp
let member: Member
let rows: Readonly<Record<string, number>>
let params: Readonly<Record<string, string>>

/** Rows of the member in a table, so many more, each with something of its own. */
const multiply = ({ table, times, own }: { table: string; times: number; own: string }) =>
  test.context.db.execute(
    sql.raw(`insert into ${table} select r.* from
      (select to_jsonb(t) as row from ${table} t where user_id = '${member.id}'::uuid order by 1 limit 1) one,
      generate_series(1, ${times}) n, jsonb_populate_record(null::${table}, one.row || jsonb_build_object(${own})) r`),
  )

async function owner(): Promise<SignedIn> {
  const user = await ownerOfRow(test.context, member.id)
  if (user === null) throw new Error('the member is there')
  return user
}

const NEW_UUID = `md5(one.row::text || n)::uuid`
const NEW_ID = `'id', ${NEW_UUID}`
const MORE = 602

beforeAll(async () => {
  test = await testApp()
  member = await newMember(test.app, { isSubscribed: true })
  const { cookie } = member
  await upload(test.app, { cookie, bytes: exampleReport().bytes })
  const [item] = await ok(test.app, listNegativeItems, { cookie })
  const negativeItemId = item?.id ?? ''
  const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId } })
  const dispute = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId } })
  await givePaper(test.app, { cookie, bytes: handMadePdf([{ content: 'BT /F1 24 Tf 100 500 Td (Card) Tj ET' }]) })
  const rehearsal = await ok(test.app, startRehearsal, { cookie, body: QUICK_REHEARSAL })
  params = { reports: item?.reportId ?? '', disputes: dispute.id, user: member.id, rehearsals: rehearsal.id }
  // Of what was sent there may be many about one item.
  await test.context.db.execute(sql`update letters set sent_at = now() where id = ${letter.id}::uuid`)
  await copyLetters(test, { ids: [letter.id], times: 520 })
  await test.context.db.execute(sql`
    insert into mailings (user_id, letter_id, method, cost_cents, provider, post_id, scans)
    select user_id, id, 'standard_mail', 499, 'practice', id::text, '[]'::jsonb from letters where user_id = ${member.id}::uuid`)
  await multiply({
    table: 'disputes',
    times: MORE,
    own: `${NEW_ID}, 'negative_item_id', null, 'sealed_description', null, 'description', 'planted'`,
  })
  const [one] = await openedRows(test, 'negative_items', member.id)
  const numbers = Array.from({ length: MORE }, (_, n) => n)
  const alone = { ...one, dispute_id: null, is_disputed: false }
  await addOpenedRows(
    test,
    'negative_items',
    numbers.map((n) => ({ ...alone, id: randomUUID(), identity: String(n) })),
  )
  const reportId = item?.reportId ?? ''
  const kept = await findingsOfReports(test.context, await owner(), [reportId])
  const more = numbers.flatMap((n) => kept.slice(0, 1).map((finding) => ({ ...finding, id: `f${n}` })))
  await replaceFindings(test.context, await owner(), { reportId, list: [...kept, ...more], isPractice: false })
  await multiply({
    table: 'notifications',
    times: MORE,
    own: `${NEW_ID}, 'occasion', 'o' || n, 'is_read', n % 3 > 0, 'created_at', now() - n / 2 * interval '1 minute'`,
  })
  await multiply({ table: 'papers', times: MORE, own: `${NEW_ID}, 'file_hash', n` })
  await multiply({ table: 'sessions', times: MORE, own: `'token_hash', 'h' || n, 'session_id', ${NEW_UUID}` })
  await test.context.db.execute(sql`
    insert into audit_log (user_id, actor, action, subject_kind, subject_id, detail)
    select ${member.id}::uuid, 'user', 'dispute.opened', 'dispute', gen_random_uuid()::text,
      jsonb_build_object('about', 'entry ' || n, 'fromItem', true) from generate_series(1, ${MORE}) n`)
  await moreReports()
  rows = Object.fromEntries(
    await Promise.all(
      ['disputes', 'letters', 'mailings', 'negative_items', 'notifications', 'papers', 'reports', 'sessions'].map(
        async (table) => {
          const found = await test.context.db.execute<{ count: number }>(
            sql.raw(`select count(*)::int from ${table} where user_id = '${member.id}'::uuid`),
          )
          return [table, found.rows[0]?.count ?? 0]
        },
      ),
    ),
  )
})
afterAll(() => test.close())

/** Older reports of the same bureau with nothing in them. */
async function moreReports(): Promise<void> {
  const [stored] = await reportsOf(test, member.id)
  if (stored === undefined) throw new Error('the example report is read')
  const nothing = { accounts: [], inquiries: [], publicRecords: [], reportDate: '2020-01-01' }
  const content = { ...stored.content, ...nothing }
  const one = {
    userId: member.id,
    bureau: content.bureau,
    source: 'upload',
    reportDate: '2020-01-01',
    fileKey: 'x',
    pageCount: 1,
  } as const
  const many = Array.from({ length: 520 }, () => ({ ...one, id: randomUUID(), fileHash: randomUUID(), content }))
  await test.context.db.insert(reports).values(many)
  await sealPlain(test.context)
}

interface Walked {
  /** Of each list of the answer, the rows of all pages. */
  readonly lists: readonly (readonly unknown[])[]
  readonly pageCount: number
}

/** Nothing changes while the lists are read: each is walked once for all that is asked about it. */
const walks = new Map<string, Promise<Walked>>()
function walk(endpoint: Endpoint, query = ''): Promise<Walked> {
  const key = endpoint.path + query
  const walked = walks.get(key) ?? walkThrough(endpoint, query)
  walks.set(key, walked)
  return walked
}

async function walkThrough(endpoint: Endpoint, query: string): Promise<Walked> {
  const fields = endpoint.pages === 'rows' ? [] : (endpoint.pages ?? [])
  const lists: unknown[][] = endpoint.pages === 'rows' ? [[]] : fields.map(() => [])
  let url =
    endpoint.path.replace(/:userId/, params['user'] ?? '').replace(/(\w+)\/:id/, (_all, of: string) => `${of}/${idFor(of)}`) +
    query
  let pageCount = 0
  for (;;) {
    const answered = await test.app.inject({ method: 'GET', url, headers: { cookie: member.cookie } })
    expect([endpoint.path, answered.statusCode]).toEqual([endpoint.path, 200])
    const answer: unknown = answered.json()
    const parts: unknown[] = endpoint.pages === 'rows' ? [answer] : fields.map((field) => Object(answer)[field])
    for (const [index, part] of parts.entries()) {
      const found = z.array(z.unknown()).parse(part)
      expect(found.length).toBeLessThanOrEqual(MOST_ROWS)
      lists[index]?.push(...found)
    }
    pageCount += 1
    const link = answered.headers['link']
    if (link === undefined) return { lists, pageCount }
    url = /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1] ?? ''
  }
}

const idFor = (of: string): string => params[of === 'credit-reports' ? 'reports' : of] ?? ''

/** What a row is known by; rows that have nothing of the kind are told apart by all that they say. */
function knownBy(row: unknown): string {
  const { id, letterId }: { id?: unknown; letterId?: unknown } = Object(row)
  return typeof id === 'string' ? id : typeof letterId === 'string' ? letterId : JSON.stringify(row)
}

describe('every list', () => {
  it.each(paged)('%s: at most 500 rows a page, and no row twice on all pages together', async (_name, endpoint) => {
    const { lists } = await walk(endpoint)
    for (const list of lists) {
      const known = list.filter((row) => Object.hasOwn(Object(row), 'id') || Object.hasOwn(Object(row), 'letterId')).map(knownBy)
      expect(new Set(known).size).toBe(known.length)
    }
  })

  it.each([
    ['listDisputes', 'disputes'],
    ['listLetters', 'letters'],
    ['listLettersOfUser', 'letters'],
    ['listMailings', 'mailings'],
    ['listNegativeItems', 'negative_items'],
    ['listNegativeItemsOfUser', 'negative_items'],
    ['listNotifications', 'notifications'],
    ['listPapers', 'papers'],
    ['listReports', 'reports'],
    ['listSessions', 'sessions'],
  ] as const)('%s: its pages together are all rows of %s', async (name, table) => {
    const endpoint: Endpoint = ENDPOINTS[name]
    const { lists, pageCount } = await walk(endpoint)
    expect(new Set(lists[0]?.map(knownBy)).size).toBe(rows[table])
    expect(pageCount).toBeGreaterThan(1)
  })

  it.each([
    ['listFindings', MORE],
    ['listRewardActivities', MORE],
  ] as const)('%s: its pages together are all rows that were planted', async (name, planted) => {
    const { lists } = await walk(ENDPOINTS[name])
    expect(lists[0]?.length).toBeGreaterThan(planted)
  })

  it('as heads and narrowed goes on as it began', async () => {
    expect((await walk(ENDPOINTS.listReports, '?view=heads')).lists[0]?.length).toBe(rows['reports'])
    expect(
      (await walk(ENDPOINTS.listLetters, '?view=heads')).lists[0]?.every((row) => !Object.hasOwn(Object(row), 'proof')),
    ).toBe(true)
    const oldest = await walk(ENDPOINTS.listDisputes, '?sort=oldest&limit=200')
    expect([new Set(oldest.lists[0]?.map(knownBy)).size, oldest.pageCount]).toEqual([rows['disputes'], 4])
  })

  it.each(['', 'x', 'bm90IGpzb24', writeCursor(['2026-01-01', 'x']), writeCursor([]), 'a&cursor=b'])(
    'refuses the cursor %j',
    async (cursor) => {
      const url = `${listDisputes.path}?cursor=${cursor}`
      const answered = await test.app.inject({ method: 'GET', url, headers: { cookie: member.cookie } })
      expect([answered.statusCode, answered.json().code]).toEqual([400, 'invalid'])
    },
  )
})

describe('a list that is made whole', () => {
  const endpoint: Endpoint = { ...listDisputes, pages: ['a', 'b'] }
  const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}` }))

  it('is cut into pages of each of its lists, and goes on where the last row is now', () => {
    const whole = { a: rowsOf(1_203), b: rowsOf(20), total: 5 }
    const first = cutPage(endpoint, whole, null)
    expect(first.answer).toEqual({ a: whole.a.slice(0, 500), b: whole.b, total: 5 })
    const moved = { ...whole, a: [{ id: 'new' }, ...whole.a] }
    const second = cutPage(endpoint, moved, writeCursor(first.next ?? []))
    expect(second.answer).toEqual({ a: whole.a.slice(500, 1_000), b: [], total: 5 })
    const third = cutPage(endpoint, whole, writeCursor(second.next ?? []))
    expect([third.answer, third.next]).toEqual([{ a: whole.a.slice(1_000), b: [], total: 5 }, null])
  })

  it('takes no cursor that is none', () => {
    for (const cursor of ['x', writeCursor(['r1']), writeCursor([['r1', -1]])])
      expect(() => cutPage(endpoint, { a: [], b: [] }, cursor)).toThrow(Refusal)
  })
})
