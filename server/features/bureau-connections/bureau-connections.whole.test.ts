import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { practiceBureaus } from '#adapters/bureaus/embedded.ts'
import type { BureausPort, FetchedReport } from '#adapters/bureaus/port.ts'
import { connectBureau, listBureauConnections } from '#contract/bureau-connections.ts'
import { autoPullReports, fetchAllReports, fetchBureauReports, generateReports } from '#contract/bureaus.ts'
import { readCreditProfile } from '#contract/credit-profile.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { disputeWithBureau, listDisputes } from '#contract/disputes.ts'
import { listFindings } from '#contract/findings.ts'
import { attestLetter, listLetters, readLetterPdf } from '#contract/letters.ts'
import { sendLetters } from '#contract/mailing.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { listReports, readReportFile, readReportPage } from '#contract/reports.ts'
import { composePracticeReply } from '#engine/practice/compose-practice-reply.ts'
import { composePracticeReport } from '#engine/practice/compose-practice-report.ts'
import { iconFont } from '#engine/practice/icon-font.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { EACH_ALONE, mailLetters } from '#server/features/mailing/mailing.ts'
import { ownedLetter } from '#server/features/letters/letters.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { trueLinkFile } from '#tools/synthetic-reports/truelink-json.ts'

const SSN = '987-65-4329'
const PLANTED = [SSN, '987654329']

const person = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  dateOfBirth: '1980-02-29',
  address: '1200 Main St',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
}
const identified = { ...person, ssn: SSN }

const practice = practiceBureaus({ compose: composePracticeReport, composeReply: composePracticeReply, fonts: [iconFont()] })

/** The practice bureaus, of which some answer something else. */
const failing = (answers: Partial<Record<string, FetchedReport | 'throws'>>): BureausPort => ({
  ...practice,
  fetchReport: async (whose, request) => {
    const answer = answers[request.bureau]
    if (answer === 'throws') throw new Error(`refused ${whose.ssn}`)
    return answer ?? practice.fetchReport(whose, request)
  },
})

let test: TestApp
const heard: string[] = []
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

describe('generating reports', () => {
  it('keeps a readable practice report of each bureau with pages, findings and items', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const answered = await call(test.app, generateReports, { cookie, body: { personalInfo: person } })
    expect(answered.status).toBe(200)
    const { reports, averageScore, totalNegativeItems, isPractice } = answered.answer ?? { reports: [] }
    expect(isPractice).toBe(true)
    expect(reports.map(({ bureau, status, source }) => [bureau, status, source])).toEqual(
      BUREAUS.map((bureau) => [bureau, 'success', 'practice']),
    )
    const scores = reports.map(({ score }) => score ?? 0)
    expect(averageScore).toBe(Math.round(scores.reduce((sum, one) => sum + one, 0) / scores.length))
    expect(totalNegativeItems).toBe(reports.reduce((sum, { negativeItems }) => sum + negativeItems.length, 0))
    for (const one of reports) {
      expect(one).toMatchObject({ reportDate: '2026-11-20', error: null, scoreModel: expect.stringContaining('invented') })
      expect(one.personalInfo?.name).toBe('ANA RUIZ')
      expect(one.accounts.length).toBeGreaterThanOrEqual(8)
      expect(one.negativeItems.every((item) => item.isPractice)).toBe(true)
      expect(one.negativeItems.length).toBeGreaterThanOrEqual(2)
    }
    const stored = await ok(test.app, listReports, { cookie })
    expect(stored.map(({ id }) => id).toSorted()).toEqual(reports.map(({ id }) => id ?? '').toSorted())
    expect(stored.every(({ source, findings }) => source === 'practice' && findings.length > 0)).toBe(true)
    expect(stored.flatMap(({ findings }) => findings).every((finding) => finding.isPractice)).toBe(true)
    const page = await call(test.app, readReportPage, { cookie, params: { id: stored[0]?.id ?? '', page: '1.png' } })
    expect(page.raw.subarray(1, 4).toString()).toBe('PNG')
  })

  it('repeats harmlessly, also twice at once', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const both = await Promise.all([1, 2].map(() => ok(test.app, generateReports, { cookie, body: { personalInfo: person } })))
    const again = await ok(test.app, generateReports, { cookie, body: { personalInfo: person } })
    const ids = [...both, again].map(({ reports }) => reports.map(({ id }) => id))
    expect(ids[1]).toEqual(ids[0])
    expect(ids[2]).toEqual(ids[0])
    expect(await ok(test.app, listReports, { cookie })).toHaveLength(3)
  })

  it('keeps one after the other: none waits in the database while another is judged', async () => {
    const { cookie } = await newMember(test.app)
    const { files, jobs } = test.context
    const steps: string[] = []
    const put = files.put.bind(files)
    const send = jobs.send.bind(jobs)
    Object.assign(files, {
      put: (...given: Parameters<typeof put>) => {
        steps.push('begun')
        return put(...given)
      },
    })
    // The last thing of the transaction in which a report is kept, with a little time for the others to come up to it.
    Object.assign(jobs, {
      send: async (...given: Parameters<typeof send>) => {
        if (given[1].name === test.context.reportKept.name) {
          await wait(300)
          steps.push('kept')
        }
        await send(...given)
      },
    })
    await ok(test.app, generateReports, { cookie, body: { personalInfo: person } })
    Object.assign(files, { put })
    Object.assign(jobs, { send })
    expect(steps).toEqual(BUREAUS.flatMap(() => ['begun', 'kept']))
  })

  it('analyses the reports it answers, also those of somebody asked about before another', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const first = await ok(test.app, fetchBureauReports, { cookie, body: { credentials: identified } })
    await ok(test.app, generateReports, { cookie, body: { personalInfo: { ...person, firstName: 'Maria' } } })
    const generated = await ok(test.app, generateReports, { cookie, body: { personalInfo: person } })
    const again = await ok(test.app, fetchBureauReports, { cookie, body: { credentials: identified } })
    expect(again.reports.map(({ id }) => id)).toEqual(first.reports.map(({ id }) => id))
    expect(again.analysis).toEqual(first.analysis)
    expect(generated.analysis?.negativeItems).toHaveLength(generated.totalNegativeItems)
  })

  it('refuses what is missing or wrong with the documents’ words, and a visitor', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const refused = await call(test.app, generateReports, { cookie, body: { personalInfo: { ...person, city: '' } } })
    expect([refused.status, refused.refusal?.message]).toEqual([
      400,
      'Please fill in all required fields to generate your credit reports.',
    ])
    expect(refused.refusal?.issues?.map((issue) => issue.path)).toContain('personalInfo.city')
    const future = await call(test.app, generateReports, {
      cookie,
      body: { personalInfo: { ...person, dateOfBirth: '2027-01-01' } },
    })
    expect(future.status).toBe(400)
    expect((await call(test.app, generateReports, { body: { personalInfo: person } })).status).toBe(401)
    expect(await ok(test.app, listReports, { cookie })).toEqual([])
  })
})

describe('the automatic pull', () => {
  it('answers a connection of each bureau', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const answered = await call(test.app, autoPullReports, { cookie, body: { personalInfo: identified } })
    heard.push(answered.raw.toString())
    expect(answered.answer).toMatchObject({ success: true, successCount: 3, isPractice: true })
    for (const one of answered.answer?.connections ?? []) {
      expect(one).toMatchObject({ status: 'success', source: 'practice', creditScore: expect.any(Number) })
      expect(one.message).toContain('practice report')
    }
  })

  it('lists what is missing', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const refused = await call(test.app, autoPullReports, {
      cookie,
      body: { personalInfo: { ...identified, ssn: '', city: '' } },
    })
    expect([refused.status, refused.refusal?.message]).toEqual([400, 'Please fill in: SSN, City'])
    const wrong = await call(test.app, autoPullReports, { cookie, body: { personalInfo: { ...identified, ssn: '98765432' } } })
    expect(wrong.status).toBe(400)
    heard.push(refused.raw.toString(), wrong.raw.toString())
    expect((await call(test.app, autoPullReports, { body: { personalInfo: identified } })).status).toBe(401)
  })
})

describe('fetching', () => {
  it('answers the reports with their items', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const { firstName, lastName, ssn, dateOfBirth } = identified
    const answered = await call(test.app, fetchAllReports, {
      cookie,
      body: { credentials: { firstName, lastName, ssn, dateOfBirth } },
    })
    heard.push(answered.raw.toString())
    expect(answered.answer?.reports.map(({ status }) => status)).toEqual(['success', 'success', 'success'])
    expect(answered.answer?.reports.every(({ negativeItems, score }) => negativeItems.length > 0 && score !== null)).toBe(true)
    const refused = await call(test.app, fetchAllReports, { cookie, body: { credentials: { firstName, lastName, dateOfBirth } } })
    expect([refused.status, refused.refusal?.message]).toEqual([400, 'Please fill in all required fields'])
    expect((await call(test.app, fetchAllReports, { body: { credentials: identified } })).status).toBe(401)
  })

  it('composes a stored letter for each entry that a rule speaks against, and for no other', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const answered = await call(test.app, fetchBureauReports, { cookie, body: { credentials: identified } })
    heard.push(answered.raw.toString())
    const analysis = answered.answer?.analysis
    const founded = analysis?.negativeItems.filter(({ findingCount }) => findingCount > 0) ?? []
    expect(founded.length).toBeGreaterThan(0)
    expect(analysis?.disputeLetters.map(({ negativeItemId }) => negativeItemId)).toEqual(founded.map(({ id }) => id))
    expect(analysis?.negativeItems.length).toBeGreaterThan(founded.length)
    expect(analysis?.summary.totalNegativeItems).toBe(analysis?.negativeItems.length)
    expect(analysis?.summary.successProbability).toBeGreaterThan(15)
    // One score has no room for the sum of all impacts.
    const score = Math.max(...(answered.answer?.reports.flatMap((report) => report.score ?? []) ?? []))
    expect(analysis?.summary.estimatedScoreIncrease).toBeGreaterThan(0)
    expect(analysis?.summary.estimatedScoreIncrease).toBeLessThanOrEqual(850 - score)
    const letters = await ok(test.app, listLetters, { cookie })
    expect(letters.map(({ id }) => id).toSorted()).toEqual(analysis?.disputeLetters.map(({ id }) => id).toSorted())
    expect(letters.every(({ isPractice }) => isPractice)).toBe(true)
    await ok(test.app, fetchBureauReports, { cookie, body: { credentials: identified } })
    expect(await ok(test.app, listLetters, { cookie })).toHaveLength(letters.length)
    expect((await call(test.app, fetchBureauReports, { body: { credentials: identified } })).status).toBe(401)
    const refused = await call(test.app, fetchBureauReports, { cookie, body: { credentials: { ...identified, firstName: '' } } })
    expect(refused.status).toBe(400)
  })
})

describe('connecting a bureau', () => {
  it('is remembered, and refreshed the next time', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const before = await ok(test.app, listBureauConnections, { cookie })
    expect(before.map(({ bureau, status }) => [bureau, status])).toEqual(BUREAUS.map((bureau) => [bureau, 'not_connected']))
    const answered = await call(test.app, connectBureau, { cookie, body: { bureau: 'experian', credentials: identified } })
    heard.push(answered.raw.toString())
    expect(answered.answer?.connection).toMatchObject({ status: 'connected', reportAvailable: true, isPractice: true })
    expect(answered.answer?.report).toMatchObject({ bureau: 'experian', status: 'success' })
    test.setNow('2026-11-21T12:00:00.000Z')
    const later = await ok(test.app, connectBureau, { cookie, body: { bureau: 'experian', credentials: identified } })
    test.setNow('2026-11-20T12:00:00.000Z')
    expect(later.connection.lastUpdated).toContain('2026-11-21')
    expect(await ok(test.app, listReports, { cookie })).toHaveLength(2)
    expect((await call(test.app, listBureauConnections, {})).status).toBe(401)
    expect((await call(test.app, connectBureau, { body: { bureau: 'experian', credentials: identified } })).status).toBe(401)
    const refused = await call(test.app, connectBureau, {
      cookie,
      body: { bureau: 'experian', credentials: { ...identified, ssn: '' } },
    })
    expect([refused.status, refused.refusal?.message]).toEqual([400, 'Please fill in all required fields'])
  })

  it('says with the documents’ words that it failed, and takes nothing away', async () => {
    const other = await testApp({ bureaus: failing({ experian: { kind: 'unreachable' } }) })
    const { cookie } = await newMember(other.app, { isKnown: true })
    const failed = await call(other.app, connectBureau, { cookie, body: { bureau: 'experian', credentials: identified } })
    expect([failed.status, failed.refusal?.message]).toEqual([
      502,
      'Failed to connect to Experian. Please verify your credentials.',
    ])
    const [equifax, experian] = await ok(other.app, listBureauConnections, { cookie })
    expect([equifax?.status, experian?.status]).toEqual(['not_connected', 'failed'])
    await other.close()
  })
})

describe('a service that answers one file of all bureaus', () => {
  it('is kept for the bureau that was asked alone', async () => {
    const seed = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].find((one) => trueLinkFile(one).truths.length === 3) ?? 'a'
    const answer: FetchedReport = { kind: 'report', file: trueLinkFile(seed).bytes, practice: false, score: null }
    const other = await testApp({ bureaus: failing({ experian: answer }) })
    const { cookie } = await newMember(other.app, { isKnown: true })
    const { report } = await ok(other.app, connectBureau, { cookie, body: { bureau: 'experian', credentials: identified } })
    expect(report).toMatchObject({ bureau: 'experian', status: 'success' })
    expect((await ok(other.app, listReports, { cookie })).map(({ bureau }) => bureau)).toEqual(['experian'])
    await other.close()
  })
})

describe('a bureau that fails', () => {
  it('answers its own error beside the others’ reports', async () => {
    const garbage = { kind: 'report', file: new TextEncoder().encode('%PDF-1.4 nothing'), practice: true, score: null } as const
    const other = await testApp({ bureaus: failing({ experian: 'throws', transunion: garbage }) })
    const { cookie } = await newMember(other.app, { isKnown: true })
    const { reports } = await ok(other.app, fetchAllReports, { cookie, body: { credentials: identified } })
    expect(reports.map(({ status }) => status)).toEqual(['success', 'error', 'error'])
    expect(reports[1]?.error).toContain('Experian')
    expect(reports[2]).toMatchObject({ id: null, score: null, negativeItems: [], source: null })
    expect(other.logged.length).toBeGreaterThan(0)
    heard.push(other.logged.join('\n'), JSON.stringify(reports))
    await other.close()
  })

  it('fails the call when there is no other', async () => {
    const none = { kind: 'not_connected' } as const
    const other = await testApp({ bureaus: failing({ experian: none, equifax: none, transunion: none }) })
    const { cookie } = await newMember(other.app, { isKnown: true })
    const failed = await call(other.app, fetchAllReports, { cookie, body: { credentials: identified } })
    expect([failed.status, failed.refusal?.message]).toEqual([502, 'Failed to fetch credit reports automatically'])
    await other.close()
  })
})

describe('somebody of whom no bureau has a file', () => {
  const child = { ...person, dateOfBirth: '2020-01-01' }
  const credentials = { ...child, ssn: SSN }

  it('is answered by each bureau in its words, and nothing is kept', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const generated = await ok(test.app, generateReports, { cookie, body: { personalInfo: child } })
    expect(generated).toMatchObject({ averageScore: null, totalNegativeItems: 0, isPractice: false })
    const pulled = await ok(test.app, autoPullReports, { cookie, body: { personalInfo: credentials } })
    expect(pulled).toMatchObject({ success: false, successCount: 0 })
    const fetched = await ok(test.app, fetchAllReports, { cookie, body: { credentials } })
    const analysed = await ok(test.app, fetchBureauReports, { cookie, body: { credentials } })
    expect(analysed.analysis).toMatchObject({ negativeItems: [], disputeLetters: [] })
    const connected = await ok(test.app, connectBureau, { cookie, body: { bureau: 'experian', credentials } })
    expect(connected.connection.status).toBe('failed')
    const answers = [...generated.reports, ...fetched.reports, ...analysed.reports, connected.report]
    for (const { status, error } of answers) {
      expect(status).toBe('error')
      expect(error).toContain('no file for this name and date of birth')
    }
    for (const { status, message } of pulled.connections) {
      expect(status).toBe('error')
      expect(message).toContain('no file for this name')
    }
    expect(await ok(test.app, listReports, { cookie })).toEqual([])
  })

  it('is answered also where another bureau could not be reached', async () => {
    const other = await testApp({ bureaus: failing({ experian: { kind: 'unreachable' } }) })
    const { cookie } = await newMember(other.app, { isKnown: true })
    const { reports } = await ok(other.app, fetchAllReports, { cookie, body: { credentials } })
    expect(reports.map(({ status }) => status)).toEqual(['error', 'error', 'error'])
    expect(reports[1]?.error).toContain('couldn’t reach')
    await other.close()
  })
})

describe('practice beside one’s own report', () => {
  it('never moves a real figure', async () => {
    const member = await newMember(test.app, { isKnown: true, isSubscribed: true })
    const { cookie } = member
    await ok(test.app, generateReports, { cookie, body: { personalInfo: person } })
    const alone = await ok(test.app, readDashboard, { cookie, params: { userId: member.id } })
    expect(alone).toMatchObject({ isPractice: true, reportsUploaded: 3 })
    expect(await ok(test.app, readCreditProfile, { cookie })).toMatchObject({
      isPractice: true,
      currentScore: expect.any(Number),
    })

    await upload(test.app, { cookie, bytes: exampleReport().bytes })
    const own = await ok(test.app, readDashboard, { cookie, params: { userId: member.id } })
    expect(own).toMatchObject({ isPractice: false, reportsUploaded: 1, totalNegativeItems: 2 })
    expect(await ok(test.app, readCreditProfile, { cookie })).toMatchObject({ isPractice: false, currentScore: null })
    const items = await ok(test.app, listNegativeItems, { cookie })
    expect(items.filter(({ isPractice }) => !isPractice)).toHaveLength(2)
    expect(items.some(({ isPractice }) => isPractice)).toBe(true)
    const findings = await ok(test.app, listFindings, { cookie })
    expect(findings.some(({ isPractice }) => isPractice)).toBe(true)
    expect(findings.some(({ isPractice }) => !isPractice)).toBe(true)

    const practised = items.find(({ isPractice }) => isPractice)
    await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: practised?.id ?? '' } })
    expect((await ok(test.app, listDisputes, { cookie })).every(({ isPractice }) => isPractice)).toBe(true)
    expect(await ok(test.app, readDashboard, { cookie, params: { userId: member.id } })).toEqual(own)
  })
})

describe('the practice report as a file', () => {
  it('can be saved, and stays practice when it is uploaded', async () => {
    const first = await newMember(test.app, { isKnown: true })
    const { reports } = await ok(test.app, generateReports, { cookie: first.cookie, body: { personalInfo: person } })
    const id = reports.find(({ bureau }) => bureau === 'experian')?.id ?? ''
    const saved = await test.app.inject({
      method: 'GET',
      url: `/api/credit-reports/${id}/file.pdf`,
      headers: { cookie: first.cookie },
    })
    expect(saved.headers['content-disposition']).toBe('attachment; filename="credit-report.pdf"')
    expect(saved.headers['content-type']).toBe('application/pdf')

    const second = await newMember(test.app, { isKnown: true, isSubscribed: true })
    expect((await call(test.app, readReportFile, { cookie: second.cookie, params: { id } })).status).toBe(404)
    expect((await call(test.app, readReportFile, { params: { id } })).status).toBe(401)
    const uploaded = await upload(test.app, { cookie: second.cookie, bytes: new Uint8Array(saved.rawPayload) })
    expect(uploaded.answer?.report).toMatchObject({ source: 'practice', bureau: 'experian' })
    expect(uploaded.answer?.report.negativeItems.every(({ isPractice }) => isPractice)).toBe(true)
  })
})

describe('a practice letter', () => {
  it('goes to the practice post office alone, without being confirmed, whatever post is set up', async () => {
    const member = await newMember(test.app, { isKnown: true })
    const { cookie } = member
    await ok(test.app, fetchBureauReports, { cookie, body: { credentials: identified } })
    const [letter, another] = await ok(test.app, listLetters, { cookie })
    const id = letter?.id ?? ''
    const pdf = await call(test.app, readLetterPdf, { cookie, params: { id } })
    const text = await test.context.pageText.read(new Uint8Array(pdf.raw), { password: null, digest: null })
    const words =
      text.kind === 'text' ? (text.document?.pages ?? []).map(({ words: all }) => all.map((word) => word.text).join(' ')) : []
    expect(words.length).toBeGreaterThan(0)
    expect(words.every((page) => page.includes('PRACTICE'))).toBe(true)

    const real: string[] = []
    const context = {
      ...test.context,
      settings: { ...test.context.settings, POST_PROVIDER: 'lob' as const },
      post: {
        ...test.context.post,
        quote: async () => ({ cents: 100, since: '2026-01-01', source: 'a list', expected: null }),
        submit: async () => {
          real.push('submitted')
          return { kind: 'refused' as const, reason: 'practice_letter' as const }
        },
        status: async () => null,
      },
    }
    const user = await ownerOfRow(context, member.id)
    if (user === null) throw new Error('a member has an account')
    const rows = [await ownedLetter(context, user, id)]
    const { mailed } = await mailLetters(context, user, { rows, method: 'certified_mail', isAll: false, ...EACH_ALONE })
    expect(mailed[0]).toMatchObject({ simulated: true, trackingNumber: expect.stringMatching(/^PRACTICE-/) })
    expect(real).toEqual([])
    const sent = await ok(test.app, sendLetters, {
      cookie,
      body: { letterIds: [another?.id ?? ''], mailingMethod: 'standard_mail' },
    })
    expect(sent.mailed).toHaveLength(1)
    await ok(test.app, attestLetter, { cookie, params: { id: another?.id ?? '' } })
    const disputes = await ok(test.app, listDisputes, { cookie })
    expect(disputes.length).toBeGreaterThan(0)
    expect(disputes.every(({ isPractice }) => isPractice)).toBe(true)
  })
})

describe('the SSN of a call', () => {
  const found = (text: string): string[] => PLANTED.filter((secret) => text.includes(secret))
  function* filesBelow(folder: string): Generator<string> {
    for (const name of readdirSync(folder)) {
      const file = path.join(folder, name)
      if (statSync(file).isDirectory()) yield* filesBelow(file)
      else yield file
    }
  }

  it('stands in no answer and no log line', () => {
    expect(heard.length).toBeGreaterThan(7)
    for (const text of [...heard, ...test.logged]) expect(found(text)).toEqual([])
  })

  it('stands in no table', async () => {
    const { rows } = await test.context.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    for (const { name } of rows) {
      const dump = JSON.stringify(
        (await test.context.db.execute(sql`select t::text as line from ${sql.identifier(name)} t`)).rows,
      )
      expect([name, found(dump)]).toEqual([name, []])
    }
  })

  it('stands in no file', () => {
    for (const file of filesBelow(test.directory)) {
      expect([file, found(readFileSync(file, 'latin1'))]).toEqual([file, []])
    }
  })
})
