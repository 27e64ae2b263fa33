import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispute, listDisputes } from '#contract/disputes.ts'
import { attestLetter, generateLetter, listLetters } from '#contract/letters.ts'
import { sendLetters } from '#contract/mailing.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { listReports } from '#contract/reports.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'

/** Planted where a report may carry them: a full SSN in a remark, full account numbers in the creditor's file. */
const SSN = '123-45-6789'
const PLANTED = [SSN, '123456789', CLEAN_CARD.accountNumber ?? '', IMPOSSIBLE_LOAN.accountNumber ?? '']

let test: TestApp
const answers: string[] = []
beforeAll(async () => {
  test = await testApp()
  const { cookie, password } = await newMember(test.app)
  PLANTED.push(password)
  const accounts = [CLEAN_CARD, { ...IMPOSSIBLE_LOAN, remarks: [`Consumer states SSN ${SSN} belongs to another person`] }]
  const uploaded = await upload(test.app, { cookie, bytes: exampleReport({ accounts }).bytes })
  answers.push(uploaded.raw.toString())
  const [item] = await ok(test.app, listNegativeItems, { cookie })
  const letter = await call(test.app, generateLetter, { cookie, body: { negativeItemId: item?.id ?? '' } })
  answers.push(letter.raw.toString())
  await ok(test.app, attestLetter, { cookie, params: { id: letter.answer?.id ?? '' } })
  await ok(test.app, sendLetters, { cookie, body: { mailingMethod: 'certified_mail' } })
  await call(test.app, createDispute, { cookie, body: { creditor: 'x', description: 'short' } })
  for (const endpoint of [listReports, listLetters, listDisputes] as const)
    answers.push((await call(test.app, endpoint, { cookie })).raw.toString())
  await test.app.inject({ method: 'GET', url: `/api/nothing?ssn=${SSN}` })
})
afterAll(() => test.close())

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

  it('stands in no answer', () => expect(found(answers.join('\n'))).toEqual([]))

  it('stands in no log line', () => expect(found(test.logged.join('\n'))).toEqual([]))

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

  it('stands in no file as it lies: originals are sealed', () => {
    const files = [...filesBelow(test.directory)]
    expect(files.length).toBeGreaterThan(2)
    for (const file of files) expect([file, found(readFileSync(file, 'latin1'))]).toEqual([file, []])
  })
})
