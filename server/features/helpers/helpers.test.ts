import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseAccount, exportAccount } from '#contract/account-data.ts'
import { readCurrentUser } from '#contract/sign-in.ts'
import { ENDPOINTS, type EndpointName } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { HELPING_NEEDS, OWN_WORD_FIELDS } from '#contract/helping-needs.ts'
import {
  acceptInvitation,
  changeHelper,
  endHelper,
  HELP_CONSENT_VERSION,
  helpConsentWords,
  inviteHelper,
  leaveHelped,
  listHelped,
  listHelpers,
  readHelperLog,
  readHelping,
  readInvitation,
  withdrawInvitation,
} from '#contract/helpers.ts'
import { attestLetter, editLetter, generateLetter, listLetters, readLetterPdf } from '#contract/letters.ts'
import { choosePapers } from '#contract/letter-print.ts'
import { sendLetters } from '#contract/mailing.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { listNotifications } from '#contract/notifications.ts'
import { readProfile, saveProfile } from '#contract/profile.ts'
import { startRehearsal } from '#contract/rehearsals.ts'
import { listReports, readReport, readReportPage } from '#contract/reports.ts'
import { stepUp } from '#contract/second-factor.ts'
import { covers, type HelperRight, type Need } from '#engine/helping/right.ts'
import { helperInvitations } from '#server/database/tables/helpers.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { enterHelping } from '#server/features/helpers/helpers.ts'
import { call, type Member, confirmedMember, ok, prove } from '#server/testing/member.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { givePaper } from '#server/testing/papers.ts'
import { handMadePdf } from '#adapters/page-text/hand-made-pdf.ts'
import { QUICK_REHEARSAL } from '#server/testing/quick-rehearsal.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
const report = exampleReport()
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const agreed = { agreed: true, consentVersion: HELP_CONSENT_VERSION } as const
const sender = { address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }

const tokensTo = (email: string): string[] =>
  mailsTo(test.directory, email).flatMap((mail) => /^http\S+\/help\/accept\?token=(\S+)$/m.exec(mail)?.[1] ?? [])

async function invite(member: Member, email: string, right: HelperRight = 'prepare', helpsUntil: string | null = null) {
  const before = tokensTo(email).length
  const answered = await ok(test.app, inviteHelper, { cookie: member.cookie, body: { email, right, helpsUntil, ...agreed } })
  await expect.poll(() => tokensTo(email).length).toBe(before + 1)
  return { ...answered, token: tokensTo(email).at(-1) ?? '' }
}

/** A member with a report, and somebody who helps them. */
async function helping(right: HelperRight = 'prepare', helpsUntil: string | null = null) {
  const member = await confirmedMember(test, { isKnown: true })
  const helper = await confirmedMember(test, { isKnown: true, name: 'Ana Ruiz' })
  await ok(test.app, saveProfile, { cookie: member.cookie, body: { mailingAddress: sender } })
  await upload(test.app, { cookie: member.cookie, bytes: report.bytes })
  const { token } = await invite(member, helper.email, right, helpsUntil)
  const { id } = await ok(test.app, acceptInvitation, { cookie: helper.cookie, body: { token } })
  const through = `/helping/${id}`
  return { member, helper, id, through, inside: { cookie: helper.cookie, through } }
}

async function draftOf(caller: { readonly cookie: string; readonly through?: string }) {
  const items = await ok(test.app, listNegativeItems, caller)
  const loan = items.find(({ creditorName }) => creditorName === 'MERIDIAN AUTO FINANCE')?.id ?? ''
  return { loan, letter: await ok(test.app, generateLetter, { ...caller, body: { negativeItemId: loan } }) }
}

const names = Object.keys(ENDPOINTS).filter((name): name is EndpointName => name in ENDPOINTS)

describe('what each call needs', () => {
  it('is said once for every call, and public ones touch nobody’s file', () => {
    expect(Object.keys(HELPING_NEEDS).toSorted()).toEqual([...names].toSorted())
    const open = names.filter((name) => HELPING_NEEDS[name] === 'open')
    expect(open).toEqual(names.filter((name) => ENDPOINTS[name].access === 'public'))
  })

  it('lets nobody but the member do what counts', () => {
    const never: readonly EndpointName[] = [
      'sendLetters',
      'mailService',
      'sprintMail',
      'attestLetter',
      'markLetterSent',
      'takeBackSent',
      'submitDispute',
      'createDispute',
      'changeEmail',
      'changePassword',
      'stepUp',
      'listSessions',
      'exportAccount',
      'eraseAccount',
      'confirmDemoPayment',
      'giveConsent',
      'connectBureau',
      'inviteHelper',
      'changeHelper',
      'readReportFile',
      'readReportOriginal',
      'readPaperPage',
      'startWorkflow',
    ]
    for (const name of never) expect([name, covers('prepare', HELPING_NEEDS[name])]).toEqual([name, false])
  })

  it('names own words only of what may be prepared', () => {
    for (const name of Object.keys(OWN_WORD_FIELDS).filter((one): one is EndpointName => one in ENDPOINTS))
      expect([name, HELPING_NEEDS[name]]).toEqual([name, 'prepare'])
  })

  it('a call that changes something is never only a look, but for questions', () => {
    const looks = names.filter((name) => HELPING_NEEDS[name] === 'read' && ENDPOINTS[name].method !== 'GET')
    expect(looks.toSorted()).toEqual([
      'analyzeDispute',
      'analyzeDisputeSuccess',
      'askAssistant',
      'hearAssistant',
      'predictDispute',
      'simulateScore',
      'suggestDisputeStrategy',
    ])
  })
})

describe('every call, through a grant', () => {
  const guarded = names.filter((name) => ENDPOINTS[name].access !== 'public')
  const urlOf = (id: string, { path: at }: Endpoint): string =>
    `/helping/${id}${at.replaceAll(/:(\w+)/g, (_all, name: string) => (name === 'page' ? '1.png' : NOBODYS))}`
  const NOBODYS = '11111111-1111-4111-8111-111111111111'

  it.each(['read', 'prepare'] as const)('%s: answers what it covers, and 403 whatever it does not', async (right) => {
    const { helper, id } = await helping(right)
    for (const name of guarded) {
      const endpoint: Endpoint = ENDPOINTS[name]
      const need: Need = HELPING_NEEDS[name]
      // What is covered is shown by looks alone: drafts take their time, and streams do not end.
      if (endpoint.answers === 'events' || (covers(right, need) && endpoint.method !== 'GET')) continue
      // Whoever may prepare may look, too, which the other right has shown.
      if (right === 'prepare' && covers('read', need)) continue
      const answered = await test.app.inject({
        method: endpoint.method,
        url: urlOf(id, endpoint),
        headers: { cookie: helper.cookie },
      })
      const isRefused = answered.statusCode === 403 && answered.payload.includes('not_for_helpers')
      expect([name, isRefused]).toEqual([name, !covers(right, need)])
    }
  })

  it.each(guarded)('%s: a grant of nobody is 404, and without a session 401', async (name) => {
    const endpoint: Endpoint = ENDPOINTS[name]
    const { cookie } = stranger
    const asked = (headers: Record<string, string>) =>
      test.app.inject({ method: endpoint.method, url: urlOf(NOBODYS, endpoint), headers })
    expect((await asked({ cookie })).statusCode).toBe(404)
    expect((await asked({})).statusCode).toBe(401)
  })
  let stranger: Member
  beforeAll(async () => {
    stranger = await confirmedMember(test, { isKnown: true })
  })
})

describe('an invitation', () => {
  it('asks for a fresh proof, and records the words that were agreed to', async () => {
    const member = await confirmedMember(test, { isKnown: true })
    const body = { email: 'ana@example.test', right: 'read', ...agreed } as const
    test.setNow('2026-11-20T12:11:00.000Z')
    const stale = await call(test.app, inviteHelper, { cookie: member.cookie, body })
    expect([stale.status, stale.refusal?.code]).toEqual([403, 'step_up_needed'])
    const cookie = await prove(test.app, { cookie: member.cookie, body: { password: member.password } })
    await ok(test.app, inviteHelper, { cookie, body })
    const kept = await test.context.db.execute<{ consent_words: string; consent_version: string }>(
      sql`select consent_words, consent_version from helper_invitations where user_id = ${member.id}::uuid`,
    )
    expect(kept.rows).toEqual([{ consent_words: helpConsentWords('read'), consent_version: HELP_CONSENT_VERSION }])
    test.setNow('2026-11-20T12:00:00.000Z')
  })

  it.each([
    ['without agreeing', { agreed: false }, 'agreed'],
    ['to older words', { consentVersion: '2020-01-01' }, 'consentVersion'],
    ['with a right that is none', { right: 'send' }, 'right'],
    ['to what is no address', { email: 'ana' }, 'email'],
    ['to two addresses', { email: 'a@example.test, b@example.test' }, 'email'],
    ['until a day that is over', { helpsUntil: '2026-11-19' }, 'helpsUntil'],
  ])('%s is refused', async (_case, wrong, field) => {
    const member = await confirmedMember(test, { isKnown: true })
    const payload = JSON.stringify({ email: 'ana@example.test', right: 'read', ...agreed, ...wrong })
    const headers = { cookie: member.cookie, 'content-type': 'application/json' }
    const answered = await test.app.inject({ method: 'POST', url: inviteHelper.path, headers, payload })
    expect([answered.statusCode, answered.json<{ issues: { path: string }[] }>().issues[0]?.path]).toEqual([400, field])
  })

  it('says the same whether the address has an account or not', async () => {
    const member = await confirmedMember(test, { isKnown: true })
    const other = await confirmedMember(test, { isKnown: true })
    const [known, unknown] = [await invite(member, other.email), await invite(member, 'nobody@example.test')]
    expect(known.message.replace(other.email, 'X')).toBe(unknown.message.replace('nobody@example.test', 'X'))
    expect(Object.keys(known.invitation)).toEqual(Object.keys(unknown.invitation))
  })

  it('to oneself is refused, by link too', async () => {
    const member = await confirmedMember(test, { isKnown: true })
    const self = await call(test.app, inviteHelper, {
      cookie: member.cookie,
      body: { email: member.email, right: 'read', ...agreed },
    })
    expect([self.status, self.refusal?.issues?.[0]?.path]).toEqual([400, 'email'])
    const { token } = await invite(member, 'someone@example.test')
    expect((await call(test.app, acceptInvitation, { cookie: member.cookie, body: { token } })).status).toBe(409)
  })

  it('works once, for the account of its address, and a newer one ends it', async () => {
    const [member, helper, thief] = [
      await confirmedMember(test, { isKnown: true }),
      await confirmedMember(test, { isKnown: true }),
      await confirmedMember(test, { isKnown: true }),
    ]
    const first = await invite(member, helper.email)
    const second = await invite(member, helper.email)
    expect((await ok(test.app, listHelpers, { cookie: member.cookie })).invitations).toHaveLength(1)
    const accept = (cookie: string, token: string) => call(test.app, acceptInvitation, { cookie, body: { token } })
    expect((await accept(helper.cookie, first.token)).status).toBe(400)
    expect((await accept(thief.cookie, second.token)).refusal?.code).toBe('forbidden')
    expect((await call(test.app, readInvitation, { body: { token: second.token } })).answer?.memberName).toBe('Dana Whitfield')
    const twice = await Promise.all([accept(helper.cookie, second.token), accept(helper.cookie, second.token)])
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect((await accept(helper.cookie, second.token)).status).toBe(400)
    expect((await ok(test.app, listHelped, { cookie: helper.cookie })).helped).toHaveLength(1)
  })

  it('taken back, or older than seven days, opens nothing', async () => {
    const [member, helper] = [await confirmedMember(test, { isKnown: true }), await confirmedMember(test, { isKnown: true })]
    const { token, invitation } = await invite(member, helper.email)
    await ok(test.app, withdrawInvitation, { cookie: member.cookie, params: { id: invitation.id } })
    expect((await call(test.app, acceptInvitation, { cookie: helper.cookie, body: { token } })).status).toBe(400)
    const late = await invite(member, helper.email)
    test.setNow('2026-11-27T12:00:01.000Z')
    expect((await call(test.app, acceptInvitation, { cookie: helper.cookie, body: { token: late.token } })).status).toBe(400)
    test.setNow('2026-11-20T12:00:00.000Z')
  })

  it('that nobody answered is deleted a day after its end', async () => {
    const member = await confirmedMember(test, { isKnown: true })
    await invite(member, 'late@example.test')
    const kept = () =>
      test.context.db.$count(
        helperInvitations,
        and(eq(helperInvitations.userId, member.id), eq(helperInvitations.email, 'late@example.test')),
      )
    test.setNow('2026-11-28T12:00:00.000Z')
    await test.context.jobs.doNow(test.context, 'retention.sweep', {})
    expect(await kept()).toBe(1)
    test.setNow('2026-11-29T12:00:00.000Z')
    await test.context.jobs.doNow(test.context, 'retention.sweep', {})
    expect(await kept()).toBe(0)
    test.setNow('2026-11-20T12:00:00.000Z')
  })

  it.each(['', 'x', `${'1'.repeat(8)}.x`, "' or 1=1", '00000000-0000-4000-8000-000000000000.secret'])(
    'forged as %j opens nothing',
    async (token) => {
      expect((await call(test.app, readInvitation, { body: { token } })).status).toBe(400)
    },
  )

  if (isWholeCorpus)
    it('is refused after the tenth, and only the member who sent it can withdraw it', async () => {
      const [member, other] = [await confirmedMember(test, { isKnown: true }), await confirmedMember(test, { isKnown: true })]
      for (let count = 0; count < 10; count += 1)
        await ok(test.app, inviteHelper, {
          cookie: member.cookie,
          body: { email: `h${count}@example.test`, right: 'read', ...agreed },
        })
      const eleventh = { email: 'h10@example.test', right: 'read', ...agreed } as const
      expect((await call(test.app, inviteHelper, { cookie: member.cookie, body: eleventh })).refusal?.code).toBe('conflict')
      const [{ id } = { id: '' }] = (await ok(test.app, listHelpers, { cookie: member.cookie })).invitations
      expect((await call(test.app, withdrawInvitation, { cookie: other.cookie, params: { id } })).status).toBe(404)
    })

  if (isWholeCorpus)
    it('goes out from no rehearsal', async () => {
      const member = await confirmedMember(test, { isKnown: true })
      const { id } = await ok(test.app, startRehearsal, { cookie: member.cookie, body: QUICK_REHEARSAL })
      const body = { email: 'ana@example.test', right: 'read', ...agreed } as const
      const through = `/rehearsal/${id}`
      expect((await call(test.app, inviteHelper, { cookie: member.cookie, through, body })).status).toBe(403)
    })

  it('leaves its link in no log and no table', async () => {
    const [member, helper] = [await confirmedMember(test, { isKnown: true }), await confirmedMember(test, { isKnown: true })]
    const { token } = await invite(member, helper.email)
    await ok(test.app, acceptInvitation, { cookie: helper.cookie, body: { token } })
    const secret = token.split('.')[1] ?? 'nothing'
    const rows = await test.context.db.execute<{ all: string }>(
      sql`select (select coalesce(string_agg(a::text, ' '), '') from audit_log a) || (select coalesce(string_agg(g::text, ' '), '') from helper_grants g) as all`,
    )
    expect(rows.rows[0]?.all).not.toContain(secret)
    expect(test.logged.join('\n')).not.toContain(secret)
  })
})

describe('somebody who helps', () => {
  it('reads the member’s file, pictures too, and no browser keeps them', async () => {
    const { member, helper, inside } = await helping('read')
    expect((await ok(test.app, readCurrentUser, { ...inside })).user).toMatchObject({ id: member.id, username: '' })
    expect((await ok(test.app, readProfile, { ...inside })).username).toBe('')
    const [first] = await ok(test.app, listReports, { ...inside })
    const params = { id: first?.id ?? '' }
    expect((await ok(test.app, readReport, { ...inside, params })).accounts.length).toBeGreaterThan(0)
    expect((await call(test.app, readReport, { cookie: helper.cookie, params })).status).toBe(404)
    const url = `/helping/${(await ok(test.app, readHelping, { ...inside })).id}${readReportPage.path}`
    const page = await test.app.inject({
      method: 'GET',
      url: url.replace(':id', params.id).replace(':page', '1.png'),
      headers: { cookie: helper.cookie },
    })
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
  })

  it('prepares a draft of facts, and speaks in nobody’s words', async () => {
    const { member, inside } = await helping('prepare')
    const { loan, letter } = await draftOf(inside)
    expect(letter).toMatchObject({ status: 'draft', attestedAt: null })
    expect((await ok(test.app, listLetters, { cookie: member.cookie })).map(({ id }) => id)).toEqual([letter.id])
    for (const word of [
      { statement: 'I never had this loan.' },
      { told: { isNotMine: true } },
      { userInfo: { ...sender, name: 'Ana Ruiz', address: '1 Elsewhere' } },
    ]) {
      const said = await call(test.app, generateLetter, { ...inside, body: { negativeItemId: loan, ...word } })
      expect([said.status, said.refusal?.code]).toEqual([403, 'not_for_helpers'])
    }
    const edit = { letterContent: letter.letterContent.replace('Sincerely,', 'Please answer in writing.\n\nSincerely,') }
    const params = { id: letter.id }
    const attested = { ...edit, attestedFacts: ['in writing'] }
    expect((await call(test.app, editLetter, { ...inside, params, body: attested })).status).toBe(403)
    expect((await ok(test.app, editLetter, { ...inside, params, body: edit })).letterContent).toContain('in writing')
  })

  it('cannot confirm or send it, and changes nothing that the member confirmed or wrote', async () => {
    const { member, inside } = await helping('prepare')
    const { loan, letter } = await draftOf(inside)
    const params = { id: letter.id }
    expect((await call(test.app, attestLetter, { ...inside, params, body: {} })).refusal?.code).toBe('not_for_helpers')
    const order = { mailingMethod: 'certified_mail' } as const
    expect((await call(test.app, sendLetters, { ...inside, body: order })).refusal?.code).toBe('not_for_helpers')
    const read = { letterContent: letter.letterContent }
    const body = { letterContent: `${letter.letterContent}\n` }
    await ok(test.app, editLetter, {
      ...inside,
      params,
      body: { letterContent: letter.letterContent.replace('Sincerely', 'Regards') },
    })
    const stale = await call(test.app, attestLetter, { cookie: member.cookie, params, body: read })
    expect([stale.status, stale.refusal?.code]).toEqual([409, 'conflict'])
    await ok(test.app, attestLetter, { cookie: member.cookie, params, body: {} })
    expect((await call(test.app, editLetter, { ...inside, params, body })).refusal?.code).toBe('not_for_helpers')
    const again = await ok(test.app, generateLetter, { ...inside, body: { negativeItemId: loan } })
    expect(again.attestedAt).not.toBeNull()
    expect(again.letterContent).toContain('Regards')
  })

  it('does not see papers that go along with a letter', async () => {
    const { member, inside } = await helping('prepare')
    const { letter } = await draftOf({ cookie: member.cookie })
    const bytes = handMadePdf([{ content: 'BT /F1 24 Tf 100 500 Td (License) Tj ET' }])
    const paper = await givePaper(test.app, { cookie: member.cookie, bytes })
    const params = { id: letter.id }
    await ok(test.app, choosePapers, { cookie: member.cookie, params, body: { paperIds: [paper.answer?.id ?? ''] } })
    expect((await call(test.app, readLetterPdf, { ...inside, params })).refusal?.code).toBe('not_for_helpers')
    expect((await call(test.app, readLetterPdf, { cookie: member.cookie, params })).status).toBe(200)
  })

  if (isWholeCorpus)
    it('reads only, where that is the right; more rights come from the member alone', async () => {
      const { helper, member, id, inside } = await helping('read')
      const items = await ok(test.app, listNegativeItems, { ...inside })
      const body = { negativeItemId: items[0]?.id ?? '' }
      expect((await call(test.app, generateLetter, { ...inside, body })).refusal?.code).toBe('not_for_helpers')
      const more = { right: 'prepare', ...agreed } as const
      expect((await call(test.app, changeHelper, { cookie: helper.cookie, params: { id }, body: more })).status).toBe(404)
      expect((await call(test.app, changeHelper, { ...inside, params: { id }, body: more })).status).toBe(403)
      // What is no field of the call counts for nothing.
      const payload = JSON.stringify({ ...more, right: 'read', userId: helper.id, id: 'x', endedAt: null, memberId: helper.id })
      const url = `/api/helpers/${id}`
      const headers = { cookie: member.cookie, 'content-type': 'application/json' }
      expect((await test.app.inject({ method: 'PATCH', url, headers, payload })).json()).toMatchObject({ id, right: 'read' })
      await ok(test.app, changeHelper, { cookie: member.cookie, params: { id }, body: more })
      expect((await call(test.app, generateLetter, { ...inside, body })).status).toBe(201)
    })

  it('proves nothing for the member', async () => {
    const { helper, inside } = await helping('prepare')
    const proof = { password: helper.password }
    expect((await call(test.app, stepUp, { ...inside, body: proof })).refusal?.code).toBe('not_for_helpers')
    expect((await call(test.app, exportAccount, { ...inside })).refusal?.code).toBe('not_for_helpers')
    const erase = { confirm: 'ERASE' }
    expect((await call(test.app, eraseAccount, { ...inside, body: erase })).refusal?.code).toBe('not_for_helpers')
  })

  it('is helped by nobody’s headers, and by no grant of another', async () => {
    const [mine, theirs] = [await helping('prepare'), await helping('prepare')]
    const headers = { 'x-acting-for': theirs.id, 'x-helping': theirs.id }
    expect(await ok(test.app, listReports, { cookie: mine.helper.cookie, headers })).toEqual([])
    expect((await call(test.app, listReports, { cookie: mine.helper.cookie, through: theirs.through })).status).toBe(404)
    // The member cannot walk in through the grant they gave, either.
    expect((await call(test.app, listReports, { cookie: mine.member.cookie, through: mine.through })).status).toBe(404)
  })
})

describe('the end of a help', () => {
  it.each(['member', 'helper'] as const)('by the %s holds from the next call on; twice is harmless', async (by) => {
    const { helper, member, id, inside } = await helping('prepare')
    await ok(test.app, listReports, { ...inside })
    const end = () =>
      by === 'member'
        ? call(test.app, endHelper, { cookie: member.cookie, params: { id } })
        : call(test.app, leaveHelped, { cookie: helper.cookie, params: { id } })
    expect((await end()).status).toBe(200)
    expect((await call(test.app, listReports, { ...inside })).status).toBe(404)
    expect((await end()).status).toBe(200)
    const [found] = (await ok(test.app, listHelpers, { cookie: member.cookie })).helpers
    expect(found).toMatchObject({ isStanding: false, endedBy: by })
    expect((await ok(test.app, listHelped, { cookie: helper.cookie })).helped).toEqual([])
    const isTold = () =>
      [...mailsTo(test.directory, helper.email), ...mailsTo(test.directory, member.email)].some((mail) =>
        (by === 'member' ? /Subject: Your help has ended/ : /Subject: Someone no longer helps/).test(mail),
      )
    await expect.poll(isTold).toBe(true)
    expect(
      (await call(test.app, changeHelper, { cookie: member.cookie, params: { id }, body: { right: 'read', ...agreed } })).refusal
        ?.code,
    ).toBe('conflict')
  })

  it('comes by itself after the last day', async () => {
    const { inside } = await helping('read', '2026-11-21')
    expect((await call(test.app, listReports, { ...inside })).status).toBe(200)
    test.setNow('2026-11-22T00:00:01.000Z')
    expect((await call(test.app, listReports, { ...inside })).status).toBe(404)
    test.setNow('2026-11-20T12:00:00.000Z')
  })

  it('comes when that day is over where the member lives', async () => {
    const { member, inside } = await helping('read', '2026-11-20')
    await ok(test.app, saveProfile, { cookie: member.cookie, body: { timeZone: 'Pacific/Honolulu' } })
    test.setNow('2026-11-21T09:30:00.000Z')
    expect((await call(test.app, listReports, { ...inside })).status).toBe(200)
    expect((await ok(test.app, listHelpers, { cookie: member.cookie })).helpers[0]?.isStanding).toBe(true)
    test.setNow('2026-11-21T10:30:00.000Z')
    expect((await call(test.app, listReports, { ...inside })).status).toBe(404)
    expect((await ok(test.app, listHelpers, { cookie: member.cookie })).helpers[0]?.isStanding).toBe(false)
    test.setNow('2026-11-20T12:00:00.000Z')
  })

  it('ends a stream that is open', async () => {
    const { helper, member, id } = await helping('read')
    const holder = await ownerOfRow(test.context, helper.id)
    if (holder === null) throw new Error('the helper is gone')
    const acting = await enterHelping(test.context, holder, { grantId: id, name: 'followNotifications' })
    let isLetGo = false
    async function* never() {
      try {
        yield 'first'
        yield 'second'
      } finally {
        isLetGo = true
      }
    }
    const events = acting.whileItStands(never())[Symbol.asyncIterator]()
    expect((await events.next()).value).toBe('first')
    await ok(test.app, endHelper, { cookie: member.cookie, params: { id } })
    expect((await events.next()).done).toBe(true)
    expect(isLetGo).toBe(true)
  })
})

describe('the member', () => {
  it('sees who looked at what, and is told once a day', async () => {
    const { helper, member, inside } = await helping('prepare')
    await ok(test.app, listReports, { ...inside })
    await ok(test.app, listReports, { ...inside })
    await draftOf(inside)
    const { lines } = await ok(test.app, readHelperLog, { cookie: member.cookie })
    expect(lines).toContainEqual(
      expect.objectContaining({ name: 'Ana Ruiz', kind: 'looked', what: 'your credit reports', times: 2 }),
    )
    expect(lines).toContainEqual(expect.objectContaining({ name: 'Ana Ruiz', kind: 'prepared', what: 'your letters', times: 1 }))
    expect(lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['accepted', 'invited']))
    const rows = await test.context.db.execute<{ actor: string }>(
      sql`select distinct actor from audit_log where user_id = ${member.id}::uuid and action = 'letter.generated'`,
    )
    expect(rows.rows).toEqual([{ actor: expect.stringMatching(/^helper:/) }])
    const news = (await ok(test.app, listNotifications, { cookie: member.cookie })).filter(({ type }) => type === 'helper_news')
    expect(news.map(({ title }) => title).toSorted()).toEqual(['Someone now helps you', 'Someone who helps you opened your file'])
    await expect
      .poll(() => mailsTo(test.directory, member.email).filter((mail) => mail.includes('opened your credit file')).length)
      .toBe(1)
    expect((await ok(test.app, readHelperLog, { cookie: helper.cookie })).lines).toEqual([])
  })

  if (isWholeCorpus)
    it('sees it by the days of the place where they live', async () => {
      const { member, inside } = await helping('read')
      await ok(test.app, saveProfile, { cookie: member.cookie, body: { timeZone: 'America/New_York' } })
      // The evening belongs to the afternoon before it, though Greenwich has the day of the morning after.
      for (const now of ['2026-11-20T20:00:00.000Z', '2026-11-21T03:00:00.000Z', '2026-11-21T15:00:00.000Z']) {
        test.setNow(now)
        await ok(test.app, listReports, { ...inside })
      }
      const { lines } = await ok(test.app, readHelperLog, { cookie: member.cookie })
      expect(
        lines.flatMap(({ kind, what, at, times }) => (kind === 'looked' && what === 'your credit reports' ? [[at, times]] : [])),
      ).toEqual([
        ['2026-11-21T15:00:00.000Z', 1],
        ['2026-11-21T03:00:00.000Z', 2],
      ])
      test.setNow('2026-11-20T12:00:00.000Z')
    })

  it('is erased with every grant, and leaves nothing of them behind', async () => {
    const { helper, member, inside } = await helping('read')
    await ok(test.app, listReports, { ...inside })
    const certificate = await ok(test.app, eraseAccount, { cookie: member.cookie, body: { confirm: 'ERASE' } })
    expect(certificate.left).toBe(0)
    expect((await call(test.app, listReports, { ...inside })).status).toBe(404)
    expect((await ok(test.app, listHelped, { cookie: helper.cookie })).helped).toEqual([])
    expect(mailsTo(test.directory, helper.email).some((mail) => mail.includes(member.email))).toBe(false)
  })

  if (isWholeCorpus)
    it('keeps the log of a helper who was erased, without the name', async () => {
      const { helper, member, inside } = await helping('read')
      await ok(test.app, listReports, { ...inside })
      await expect
        .poll(() => mailsTo(test.directory, member.email).some((mail) => mail.includes('opened your credit file')))
        .toBe(true)
      const certificate = await ok(test.app, eraseAccount, { cookie: helper.cookie, body: { confirm: 'ERASE' } })
      expect(certificate.left).toBe(0)
      const [found] = (await ok(test.app, listHelpers, { cookie: member.cookie })).helpers
      expect(found).toMatchObject({ name: null, email: null, isStanding: false })
      const { lines } = await ok(test.app, readHelperLog, { cookie: member.cookie })
      expect(lines).toContainEqual(expect.objectContaining({ name: null, kind: 'looked', what: 'your credit reports' }))
      expect(mailsTo(test.directory, member.email).some((mail) => mail.includes('Ana Ruiz'))).toBe(false)
    })

  if (isWholeCorpus)
    it('takes the grants along in the export, and the helper theirs', async () => {
      const { helper, member } = await helping('read')
      for (const { cookie } of [member, helper]) expect((await call(test.app, exportAccount, { cookie })).status).toBe(200)
    })
})
