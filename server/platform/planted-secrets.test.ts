import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handMadePdf } from '#adapters/page-text/hand-made-pdf.ts'
import { createDispute, listDisputes } from '#contract/disputes.ts'
import { ENDPOINTS, type EndpointName } from '#contract/all.ts'
import { askReset } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { attestLetter, generateLetter, listLetters } from '#contract/letters.ts'
import { sendLetters } from '#contract/mailing.ts'
import { choosePapers } from '#contract/letter-print.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { saveProfile } from '#contract/profile.ts'
import { listFindings } from '#contract/findings.ts'
import { listReports, readReportFile, readReportOriginal } from '#contract/reports.ts'
import { makeCreditFile } from '#engine/practice/credit-file.ts'
import { seeded } from '#engine/practice/seed.ts'
import { call, confirmedMember, ok } from '#server/testing/member.ts'
import { mailsIn } from '#server/testing/outbox.ts'
import { givePaper } from '#server/testing/papers.ts'
import { bodiesWithText, MATTER, SENDER, SSN } from '#server/testing/taken-bodies.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { textFields, withText } from '#server/testing/text-fields.ts'
import { upload } from '#server/testing/upload.ts'
import { everyOf } from '#tools/corpus/corpus-size.ts'
import { experianCreditProfile } from '#tools/synthetic-reports/experian-credit-profile.ts'
import { identityIqPage } from '#tools/synthetic-reports/identityiq.ts'
import { tu4 } from '#tools/synthetic-reports/tu4.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'

/** Planted where a report may carry them: a full SSN in a remark, full account numbers in the creditor's file. */
const TYPED = [SSN, '123 45 6789', '123456789']
const PLANTED = [...TYPED, CLEAN_CARD.accountNumber ?? '', IMPOSSIBLE_LOAN.accountNumber ?? '']

/** What reports print and letters say, in small letters: a company, digits of an account, a street, a name. */
const IN_REPORTS = [
  'meridian auto',
  // As it is printed: four digits alone could be in anything.
  `xxxx ${(IMPOSSIBLE_LOAN.accountNumber ?? '').slice(-4)}`,
  'harbor dental',
  '1200 main st',
  'ana ruiz',
]

/** What is sealed at rest, by what it is; the member confirmed the one person, the planted forms name the other. */
const SEALED: Readonly<Record<string, readonly RegExp[]>> = {
  address: [/12 elm st/i, /1200 main st/i, /\b45402\b/, /\b78701\b/],
  'birth date': [/1985-04-12/, /april 12, 1985/i, /1980-02-29/, /february 29, 1980/i],
  'SSN digits': [/(?<![\w-])5059(?![\w-])/],
  letter: [/dear equifax/i, /\binvestigate\b/i, /to whom it may concern/i],
  'account number': [/xxxx ?\d{4}/i],
  company: [/meridian auto/i, /harbor dental/i],
  name: [/ana ruiz/i],
  'own words': [/i paid this bill in full/i],
}

/** Of the one report that is read before anything else happens. */
const readOfReports: Readonly<Record<'finding' | 'description', RegExp[]>> = { finding: [], description: [] }
const literally = (text: string): RegExp => new RegExp(text.replaceAll(/[^\w\s]/g, '.'))

/** What stays readable, of all that. Why: decision 0018. */
const READABLE: Readonly<Record<string, readonly string[]>> = {
  'users.name': ['name'],
  'disputes.creditor': ['company'],
  'notifications.dispute_creditor': ['company'],
  'notifications.message': ['company'],
}

/** What may be in the tables and in the mails of its owner, and neither in a log nor in an address. */
const PERSONAL = ['planted@example.test', 'planted_one', 'Whitfield', 'Ruiz', '1200 Main', 'Harbor Dental']

let test: TestApp
const answers: string[] = []
beforeAll(async () => {
  test = await testApp()
  const { cookie, password, email, username } = await confirmedMember(test, { isKnown: true })
  PLANTED.push(password)
  PERSONAL.push(email, username)
  await ok(test.app, askReset, { body: { email } })
  const accounts = [CLEAN_CARD, { ...IMPOSSIBLE_LOAN, remarks: [`Consumer states SSN ${SSN} belongs to another person`] }]
  const uploaded = await upload(test.app, { cookie, bytes: exampleReport({ accounts }).bytes })
  answers.push(uploaded.raw.toString())
  const [item] = await ok(test.app, listNegativeItems, { cookie })
  const found = await ok(test.app, listFindings, { cookie, query: {} })
  readOfReports.finding.push(...found.map(({ message }) => literally(message)))
  readOfReports.description.push(literally(item?.description ?? '?'))
  const letter = await call(test.app, generateLetter, { cookie, body: { negativeItemId: item?.id ?? '' } })
  answers.push(letter.raw.toString())
  // A photo of a card with the number on it, under a name that says it, goes along with the letter.
  const bytes = handMadePdf([{ content: `BT /F1 24 Tf 100 500 Td (Card of ${SSN}) Tj ET` }])
  const paper = await givePaper(test.app, { cookie, bytes, name: `card ${SSN}.pdf` })
  const enclosed = { paperIds: [paper.answer?.id ?? ''] }
  answers.push(
    (await call(test.app, choosePapers, { cookie, params: { id: letter.answer?.id ?? '' }, body: enclosed })).raw.toString(),
  )
  await ok(test.app, attestLetter, { cookie, params: { id: letter.answer?.id ?? '' } })
  await ok(test.app, sendLetters, { cookie, body: { mailingMethod: 'certified_mail' } })
  await call(test.app, createDispute, { cookie, body: { creditor: 'x', description: 'short' } })
  for (const endpoint of [listReports, listLetters, listDisputes] as const)
    answers.push((await call(test.app, endpoint, { cookie })).raw.toString())
  await test.app.inject({ method: 'GET', url: `/api/nothing?ssn=${SSN}` })
  await plantInForms()
  await plantEverywhere()
})
afterAll(() => test.close())

function tell(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString()
}

/** Calls whose body is taken only from somebody in another situation; the number is planted in them all the same. */
const REFUSED: readonly EndpointName[] = [
  'logIn',
  'resetPassword',
  'changePassword',
  'verifyEmail',
  'returnEmail',
  'changeEmail',
  'finishLogIn',
  'confirmAuthenticator',
  'stepUp',
  'logInWithPasskey',
  'addPasskey',
  'renamePasskey',
  'eraseAccount',
  'uploadReport',
  'analyzeReport',
  'confirmValues',
  'mailService',
  'addPaper',
  'choosePapers',
  'keepLabelNumber',
  'quoteMailing',
]
/** Calls that send a letter, which must be confirmed before. */
const SENDING: readonly EndpointName[] = ['markLetterSent', 'markLetterDelivered', 'sendLetters', 'sprintMail']
const planted: { name: string; field: string; status: number }[] = []
const unplanted: { name: string; status: number }[] = []
const FIELDS = textFields()
/** A tracking number is the carrier's own, the number of a theft report the agency's. Nine digits alone are no Social Security number there. */
const BARE_ALLOWED = ['trackingNumber', 'number']

/** A text file with the numbers in each place where such a file may carry them. */
const FULL_NUMBER = CLEAN_CARD.accountNumber ?? ''
const FORMS = [
  identityIqPage('planted').html.replace(
    '</body>',
    `<p>My SSN is ${SSN}, account number ${FULL_NUMBER}</p><table><tr><td>SSN:</td><td>${SSN}</td><td>${FULL_NUMBER}</td></tr></table></body>`,
  ),
  tell(experianCreditProfile(makeCreditFile('planted'), seeded('planted')).bytes).replace(
    /^\{/,
    `{"ssn":"123456789","note":"${SSN}","person":{"SSN":{"number":"123456789"}},"accountNumber":"${FULL_NUMBER}","text":"card ${FULL_NUMBER}",`,
  ),
  tell(tu4(makeCreditFile('planted'), seeded('planted')).bytes).replace(
    /(<\?xml[^>]*\?>\s*)?(<[A-Za-z]\w*[^>]*>)/,
    `$1$2<extra ssn="123456789"><socialSecurity><number>123456789</number></socialSecurity><accountNumber>${FULL_NUMBER}</accountNumber><note>${SSN}</note></extra>`,
  ),
]
/** What is kept of the forms: the files unsealed, and the text of the pages they are listed on. */
const keptOfForms: string[] = []

async function plantInForms(): Promise<void> {
  const { cookie, id } = await confirmedMember(test, { isKnown: true })
  for (const form of FORMS) {
    const uploaded = await upload(test.app, { cookie, bytes: Buffer.from(form) })
    expect(uploaded.status).toBe(201)
    answers.push(uploaded.raw.toString())
    const params = { id: uploaded.answer?.report.id ?? '' }
    const zip = unzipSync(new Uint8Array((await call(test.app, readReportOriginal, { cookie, params })).raw))
    keptOfForms.push(...Object.values(zip).map(tell))
    const file = (await call(test.app, readReportFile, { cookie, params })).raw
    const read = await test.context.pageText.read(file, { password: null, digest: null })
    const pages = (read.kind === 'text' ? read.document?.pages : null) ?? []
    keptOfForms.push(pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' '))
  }
  expect((await test.context.files.list(id)).length).toBe(2 * FORMS.length)
}

/** Types the number into each text field that the OpenAPI document lists, one at a time, in each form. */
async function plantEverywhere(): Promise<void> {
  const { cookie } = await confirmedMember(test, { isKnown: true, isSubscribed: true })
  const report = (await upload(test.app, { cookie, bytes: exampleReport().bytes })).answer?.report.id ?? ''
  const [item] = await ok(test.app, listNegativeItems, { cookie })
  const dispute = await ok(test.app, createDispute, { cookie, body: MATTER })
  const userInfo = SENDER
  const letter = await ok(test.app, generateLetter, { cookie, body: { disputeId: dispute.id, userInfo, recipient: 'equifax' } })
  const known = bodiesWithText({ report, item: item?.id ?? '', letter: letter.id, dispute: dispute.id })
  const send = async (name: EndpointName, body: unknown): Promise<number> => {
    const { endpoint } = FIELDS.find((field) => field.name === name) ?? {}
    if (!endpoint) throw new Error(name)
    const ids = { disputes: dispute.id, 'credit-reports': report }
    const id = Object.entries(ids).find(([of]) => endpoint.path.startsWith(`/api/${of}/`))?.[1] ?? letter.id
    // Whoever signs in leaves the session that they brought along.
    const from = endpoint.access === 'public' ? {} : { cookie }
    const answered = await call(test.app, endpoint, { ...from, params: { id }, body })
    answers.push(answered.raw.toString('latin1'))
    return answered.status
  }
  for (const [index, { name, path: names }] of FIELDS.entries()) {
    const isText = name === 'analyzeReport' && names[0] === 'customerInfo'
    const isBareAllowed = BARE_ALLOWED.includes(names.at(-1) ?? '')
    // Each field is typed into in one way, in turn; `npm run test:corpus` tries every way in each.
    for (const typed of everyOf(3, TYPED, isBareAllowed ? 0 : index)) {
      const field = names.join('.')
      if (typed === '123456789' && isBareAllowed) continue
      const hidden = /ssn|password|token/i.test(field) ? typed : `Pat ${typed}`
      const text = isText ? JSON.stringify({ ...SENDER, name: hidden, phone: typed, city: typed }) : hidden
      planted.push({ name, field, status: await send(name, withText(known[name], names, text)) })
    }
  }
  for (const name of new Set(FIELDS.map((field) => field.name))) {
    if (SENDING.includes(name)) await call(test.app, attestLetter, { cookie, params: { id: letter.id } })
    // The account is there already: a browser's zone that is none is left out, and the rest is taken.
    const body = name === 'register' ? { ...known[name], username: 'planted_two', email: 'second@example.test' } : known[name]
    unplanted.push({ name, status: body ? await send(name, body) : 0 })
  }
}

const found = (text: string): string[] => PLANTED.filter((secret) => text.includes(secret))

function* filesBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    if (statSync(file).isDirectory()) yield* filesBelow(file)
    else yield file
  }
}

describe('a planted secret', () => {
  it('was really there to be found: the report was read and a letter was mailed', () => {
    expect(answers[0]).toContain('XXX-XX-6789 belongs to another person')
    expect(answers.join('')).toContain('"status":"sent"')
  })

  it('stands in no answer', () => expect(answers.filter((answer) => found(answer).length > 0)).toEqual([]))

  it('stands in no part of a text form that is kept, nor on the pages that list it', () => {
    expect(keptOfForms).toHaveLength(2 * FORMS.length)
    expect(keptOfForms.map(found)).toEqual(keptOfForms.map(() => []))
    expect(keptOfForms.join(' ')).toContain('XXX-XX-6789')
  })

  it('stands in no log line', () => expect(found(test.logged.join('\n'))).toEqual([]))

  it('and neither an e-mail address, a name, a street nor a creditor stands in a log line', () => {
    const lines = test.logged.join('\n')
    expect(PERSONAL.filter((personal) => lines.includes(personal))).toEqual([])
  })

  it('nor in an address of a mail, where browsers and servers on the way keep it', () => {
    const mails = mailsIn(test.directory).map((mail) => mail.replaceAll('=\r\n', ''))
    const links = mails.flatMap((mail) => [...mail.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => decodeURIComponent(link)))
    expect(mails.some((mail) => mail.includes(PERSONAL.at(-2) ?? '?'))).toBe(true)
    expect(links.length).toBeGreaterThan(2)
    expect(links.filter((link) => [...PLANTED, ...PERSONAL].some((secret) => link.includes(secret)))).toEqual([])
  })

  it('nor has any call a place for one in its address', () => {
    const named = Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, { query, path: at }]) => {
      const fields = query instanceof z.ZodObject ? Object.keys(query.shape) : []
      return [...fields, ...[...at.matchAll(/:(\w+)/g)].map(([, field = '']) => field)].map((field) => `${name} ${field}`)
    })
    expect(named.length).toBeGreaterThan(20)
    expect(
      named.filter((one) =>
        /ssn|e?mail|password|phone|birth|name$|street|zip|accountNumber|creditor/i.test(one.split(' ')[1] ?? ''),
      ),
    ).toEqual([])
  })

  it('stands in no table', async () => {
    const { rows } = await test.context.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    expect(rows.length).toBeGreaterThan(8)
    for (const { name } of rows) {
      const dump = await test.context.db.execute(sql`select t::text as line from ${sql.identifier(name)} t`)
      expect([name, found(JSON.stringify(dump.rows))]).toEqual([name, []])
    }
  })

  it('nor does a dump of the database say what is sealed: no address, birth date, digit, letter, finding or entry', async () => {
    const { rows: tables } = await test.context.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const said = new Map<string, Set<string>>()
    for (const { name } of tables) {
      const { rows } = await test.context.db.execute<{ row: Record<string, unknown> }>(
        sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`,
      )
      for (const { row } of rows)
        for (const [column, value] of Object.entries(row)) {
          const text = typeof value === 'string' ? value : JSON.stringify(value)
          for (const [what, says] of Object.entries({ ...SEALED, ...readOfReports }))
            if (says.some((one) => one.test(text))) {
              const place = `${name}.${column}`
              said.set(place, (said.get(place) ?? new Set()).add(what))
            }
        }
    }
    expect(readOfReports.finding.length).toBeGreaterThan(0)
    expect(Object.fromEntries([...said].map(([place, whats]) => [place, [...whats].toSorted()]))).toEqual(READABLE)
    // It was there to be found: their owner is shown all of it.
    expect(IN_REPORTS.filter((word) => !answers.join('').toLowerCase().includes(word))).toEqual([])
  })

  it('was enclosed with the letter that was mailed, as a picture', () => {
    expect(answers.join('')).toContain('A copy of my identification')
  })

  it('stands in no file as it lies: originals are sealed', () => {
    const files = [...filesBelow(test.directory)]
    expect(files.length).toBeGreaterThan(2)
    for (const file of files) expect([file, found(readFileSync(file, 'latin1'))]).toEqual([file, []])
  })
})

describe('planting', () => {
  it('reached every text field of every call', () => {
    expect(FIELDS.length).toBeGreaterThan(100)
    expect(new Set(planted.map(({ name, field }) => `${name} ${field}`)).size).toBe(FIELDS.length)
    expect(planted.filter(({ status }) => status >= 500)).toEqual([])
  })

  it('would have been taken: the same bodies without it are', () => {
    const refused = unplanted.filter(({ name, status }) => status >= 300 && !REFUSED.some((one) => one === name))
    expect(refused).toEqual([])
  })

  it('is refused in a name and an address, with words that say so', async () => {
    const { cookie } = await confirmedMember(test, { isKnown: true })
    const refused = await call(test.app, saveProfile, { cookie, body: { name: `Pat ${SSN}` } })
    expect([refused.status, refused.refusal?.message, refused.refusal?.issues?.[0]?.path]).toEqual([
      400,
      'Leave out your Social Security number. We don’t need it here.',
      'name',
    ])
  })
})
