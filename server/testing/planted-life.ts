import { sql } from 'drizzle-orm'
import { handMadePdf } from '#adapters/page-text/hand-made-pdf.ts'
import { askReset, register } from '#contract/accounts.ts'
import { uploadReply } from '#contract/answers.ts'
import { makeCalendarLink } from '#contract/calendar.ts'
import { setGoal } from '#contract/credit-profile.ts'
import { createDispute } from '#contract/disputes.ts'
import { changeIdentity } from '#contract/identity.ts'
import { attestLetter, editLetter, generateLetter } from '#contract/letters.ts'
import { sprintMail } from '#contract/mailing.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { sayOwnWord } from '#contract/own-word.ts'
import { saveProfile } from '#contract/profile.ts'
import { startRehearsal } from '#contract/rehearsals.ts'
import { confirmDemoPayment } from '#contract/subscriptions.ts'
import { call, ok } from '#server/testing/member.ts'
import { givePaper } from '#server/testing/papers.ts'
import { QUICK_REHEARSAL } from '#server/testing/quick-rehearsal.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'

/** Someone who wrote one word wherever a text can be written. */
export interface PlantedLife {
  readonly id: string
  readonly cookie: string
  readonly username: string
  readonly email: string
  readonly password: string
  /** Small letters; it is in texts in any case. */
  readonly marker: string
}

interface Papers {
  /** A report with an entry that can be disputed, and a remark that holds the word. */
  readonly report: Uint8Array
}

/** Uses the product the way a member does for months, with one word in every text. */
export async function plantLife(test: TestApp, marker: string, { report }: Papers): Promise<PlantedLife> {
  const given = {
    username: `${marker}_user`,
    email: `${marker}@example.test`,
    password: 'Correct-Horse-7',
    name: `Dana ${marker}`,
    phone: '(555) 010-2030',
  }
  const { answer, cookie } = await call(test.app, register, { body: given })
  if (answer === null || cookie === null) throw new Error('could not register')
  await ok(test.app, confirmDemoPayment, { cookie })
  await ok(test.app, askReset, { body: { email: given.email } })
  const sender = { name: given.name, address: `12 ${marker} Street`, city: marker, state: 'OH', zip: '45402' }
  const { name: _name, ...mailingAddress } = sender
  await ok(test.app, saveProfile, { cookie, body: { name: given.name, phone: given.phone, mailingAddress } })
  await ok(test.app, setGoal, { cookie, body: { targetScore: 740 } })
  const { address: street, city, state, zip } = mailingAddress
  const lived = { street, city, state, zip, from: '2019', to: null }
  const former = [`Robin ${marker}`]
  await ok(test.app, changeIdentity, {
    cookie,
    body: { name: given.name, formerNames: former, dateOfBirth: '1985-04-12', ssnLast4: '5059', addresses: [lived] },
  })
  const uploaded = await upload(test.app, { cookie, bytes: report })
  if (uploaded.status !== 201) throw new Error(`the report was not taken: ${uploaded.refusal?.message}`)
  const { id: reportId, accounts } = uploaded.answer?.report ?? { id: '', accounts: [] }
  const entryId = accounts[0]?.id ?? ''
  const word = { question: 'belongs', subjectKind: 'account', reportId, entryId, answer: 'not_mine' } as const
  await ok(test.app, sayOwnWord, { cookie, body: word })
  await plantLetters(test, { cookie, marker, sender })
  await ok(test.app, makeCalendarLink, { cookie })
  await ok(test.app, startRehearsal, { cookie, body: QUICK_REHEARSAL })
  return { id: answer.user.id, cookie, marker, ...given }
}

interface Planting {
  readonly cookie: string
  readonly marker: string
  readonly sender: { readonly name: string; address: string; city: string; state: string; zip: string }
}

async function plantLetters(test: TestApp, { cookie, marker, sender }: Planting): Promise<void> {
  const page = handMadePdf([{ content: `BT /F1 24 Tf 100 500 Td (Paper of ${marker}) Tj ET` }])
  await givePaper(test.app, { cookie, bytes: page, kind: 'supporting', title: `Statement of ${marker}` })
  const [item] = await ok(test.app, listNegativeItems, { cookie })
  const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: item?.id ?? '', userInfo: sender } })
  await ok(test.app, attestLetter, { cookie, params: { id: letter.id } })
  const mailed = await ok(test.app, sprintMail, {
    cookie,
    body: { letters: [letter.id], deliveryType: 'certified', customerInfo: sender },
  })
  if (mailed === null) throw new Error('the letter was not mailed')
  const matter = { creditor: `${marker} Dental`, description: `I paid ${marker} in full in May.` }
  const dispute = await ok(test.app, createDispute, { cookie, body: matter })
  const own = await ok(test.app, generateLetter, { cookie, body: { disputeId: dispute.id, userInfo: sender } })
  const body = { letterContent: `${own.letterContent}\n\nI told ${marker} so.`, attestedFacts: [`I told ${marker} so.`] }
  await call(test.app, editLetter, { cookie, params: { id: own.id }, body })
  const reply = handMadePdf([{ content: `BT /F1 12 Tf 50 700 Td (Dear ${marker}, we received your dispute.) Tj ET` }])
  await call(test.app, uploadReply, {
    cookie,
    body: {},
    files: [{ field: 'answer', name: `${marker}.pdf`, type: 'application/pdf', bytes: reply }],
  })
}

/** The tables, of any schema, of which a row says this in whatever column, with how many. */
export async function tablesThatSay(test: TestApp, text: string): Promise<Record<string, number>> {
  const tables = await test.context.db.execute<{ schema: string; name: string }>(sql`
    select table_schema as "schema", table_name as "name" from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const found: Record<string, number> = {}
  for (const { schema, name } of tables.rows) {
    const place = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const rows = await test.context.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${place} t where strpos(lower(t::text), ${text.toLowerCase()}) > 0`,
    )
    const count = rows.rows[0]?.count ?? 0
    if (count > 0) found[name] = count
  }
  return found
}
