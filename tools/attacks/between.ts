import { z } from 'zod'
import { handMadePdf } from '#adapters/page-text/hand-made-pdf.ts'
import { ENDPOINTS } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { HELP_CONSENT_VERSION } from '#contract/helpers.ts'
import {
  confirmedMember,
  CONFIRMS,
  INVITES,
  mailedToken,
  NEW_PASSWORD,
  newMember,
  newVisitor,
  PASSWORD,
  read,
  RESETS,
  signIn,
  signUp,
  type Visitor,
} from '#tools/attacks/visitor.ts'
import { unless, type Way } from '#tools/attacks/way.ts'

const agreed = { agreed: true, right: 'read', helpsUntil: null, consentVersion: HELP_CONSENT_VERSION }
const withId = z.object({ id: z.string() })
const link = z.object({ url: z.string() })
const person = z.object({ user: z.object({ username: z.string(), email: z.string() }) })
const theft = z.object({ begunOn: z.string().nullable() }).loose()

const whoIs = async (visitor: Visitor): Promise<string | null> => {
  const answered = await visitor.call('GET /api/user')
  return answered.status === 200 ? read(person, answered).user.username : null
}

const ODD_PLACES = [
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/login?redirect=//evil.example',
]
const NEVER_MS = 20_000

/** Whether the stream that someone opened ends; false after a while in which it did not. */
async function endsWith(url: string, cookie: string, act: () => Promise<unknown>): Promise<boolean> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), NEVER_MS)
  try {
    const answered = await fetch(`${url}/api/dispute-notifications/events`, { headers: { cookie }, signal: stop.signal })
    const reader = answered.body?.getReader()
    await reader?.read()
    await act()
    for (;;) if ((await reader?.read())?.done !== false) return true
  } catch {
    return !stop.signal.aborted
  } finally {
    clearTimeout(timer)
  }
}

/** What a tester tried later, against sessions, links, races and others' rows. */
export const BETWEEN_WAYS: readonly Way[] = [
  {
    number: 'fixation',
    what: 'a session that somebody planted becomes the member’s',
    attack: async ({ product: { url } }) => {
      const [owner, thief] = [await newMember(url), await newMember(url)]
      const planted = thief.cookies()
      const victim = newVisitor(url, owner)
      await victim.call('POST /api/auth/login', { username: owner.name, password: PASSWORD }, { cookie: planted })
      const made = newVisitor(url, owner)
      const madeUp = '__Host-errata_session=11111111-1111-4111-8111-111111111111.made-up'
      await made.call('POST /api/auth/login', { username: owner.name, password: PASSWORD }, { cookie: madeUp })
      const after = await newVisitor(url).call('GET /api/user', undefined, { cookie: madeUp })
      const isOut = victim.cookies()
      await victim.call('POST /api/logout')
      const replayed = await newVisitor(url).call('GET /api/user', undefined, { cookie: isOut })
      return [
        ...unless((await whoIs(thief)) !== owner.name, 'whoever planted the session is the member now'),
        ...unless(victim.cookies() !== planted && (await whoIs(made)) === owner.name, 'signing in makes no new session'),
        ...unless(after.status === 401, 'a made-up session opens something'),
        ...unless(replayed.status === 401, 'the cookie of a session that was signed out opens it again'),
      ]
    },
  },
  {
    number: 'invitation',
    what: 'somebody else takes an invitation',
    attack: async ({ product: { url, directory } }) => {
      const owner = await confirmedMember(url, directory)
      const guest = newVisitor(url)
      await owner.call('POST /api/helpers/invitations', { email: guest.email, ...agreed })
      const token = await mailedToken(directory, guest.email, INVITES)
      const thief = await confirmedMember(url, directory)
      const stolen = await thief.call('POST /api/helpers/invitations/accept', { token })
      await signUp(guest)
      const early = await guest.call('POST /api/helpers/invitations/accept', { token })
      await guest.call('POST /api/auth/verify-email', { token: await mailedToken(directory, guest.email, CONFIRMS) })
      const taken = await guest.call('POST /api/helpers/invitations/accept', { token })
      const again = await guest.call('POST /api/helpers/invitations/accept', { token })
      return [
        ...unless(stolen.status >= 400, `with another address it is answered ${stolen.status}`),
        ...unless(early.status < 300 || early.status >= 400, `before the address is confirmed: ${early.status}`),
        ...unless(
          [early, taken].some(({ status }) => status < 300),
          `the invited are kept out: ${taken.status} ${taken.text}`,
        ),
        ...unless(again.status >= 400, 'it works twice'),
      ]
    },
  },
  {
    number: 'reset-race',
    what: 'links that lie about survive a reset or another address',
    attack: async ({ product: { url, directory } }) => {
      const owner = await confirmedMember(url, directory)
      await owner.call('POST /api/auth/forgot-password', { email: owner.email })
      const first = await mailedToken(directory, owner.email, RESETS)
      const thiefs = `thief_${owner.email}`
      await owner.call('POST /api/auth/change-email', { email: thiefs, currentPassword: PASSWORD })
      const pending = await mailedToken(directory, thiefs, CONFIRMS)
      const outside = newVisitor(url)
      const raced = await Promise.all(
        Array.from({ length: 6 }, () => outside.call('POST /api/auth/reset-password', { token: first, password: NEW_PASSWORD })),
      )
      const late = await outside.call('POST /api/auth/verify-email', { token: pending })
      const used = await outside.call('POST /api/auth/reset-password', { token: first, password: PASSWORD })
      await signIn(owner, NEW_PASSWORD)
      const email = read(person, await owner.call('GET /api/user')).user.email
      // A link to reset that was mailed to an address which is the account's no more.
      const other = await confirmedMember(url, directory)
      await other.call('POST /api/auth/forgot-password', { email: other.email })
      const old = await mailedToken(directory, other.email, RESETS)
      await other.call('POST /api/auth/change-email', { email: `new_${other.email}`, currentPassword: PASSWORD })
      await other.call('POST /api/auth/verify-email', {
        token: await mailedToken(directory, `new_${other.email}`, CONFIRMS),
      })
      const former = await outside.call('POST /api/auth/reset-password', { token: old, password: NEW_PASSWORD })
      return [
        ...unless(raced.filter(({ status }) => status === 200).length === 1, 'a link for a new password works more than once'),
        ...unless(late.status >= 400 && email === owner.email, `the asked-for address is taken after the reset: ${late.status}`),
        ...unless(used.status >= 400, 'a used link works again'),
        ...unless(former.status >= 400, `a link at the former address still resets: ${former.status}`),
      ]
    },
  },
  {
    number: 'squatting',
    what: 'what was made before its address was confirmed stays open to whoever made it',
    attack: async ({ product: { url, directory } }) => {
      const squatter = await newMember(url)
      const made = await squatter.call('POST /api/calendar-link')
      const feed = made.status < 300 ? new URL(read(link, made).url).pathname : null
      const owner = newVisitor(url, squatter)
      await owner.call('POST /api/auth/forgot-password', { email: squatter.email })
      const token = await mailedToken(directory, squatter.email, RESETS)
      const reset = await owner.call('POST /api/auth/reset-password', { token, password: NEW_PASSWORD })
      const opened = feed === null ? 404 : (await newVisitor(url).call(`GET ${feed}`)).status
      return [
        ...unless(reset.status === 200, `the owner of the mailbox is kept out: ${reset.status}`),
        ...unless((await whoIs(squatter)) === null, 'whoever registered with another’s address is still in'),
        ...unless(opened === 404, `their calendar link is answered ${opened}`),
      ]
    },
  },
  {
    number: 'stream',
    what: 'a stream of news outlives its session',
    attack: async ({ product: { url } }) => {
      const [one, other] = [await newMember(url), await newMember(url)]
      const bySignOut = await endsWith(url, one.cookies(), () => one.call('POST /api/logout'))
      const bySecuring = await endsWith(url, other.cookies(), async () => {
        const inside = newVisitor(url, other)
        await signIn(inside)
        await inside.call('POST /api/auth/step-up', { password: PASSWORD })
        return inside.call('POST /api/auth/change-password', { currentPassword: PASSWORD, password: NEW_PASSWORD })
      })
      return [
        ...unless(bySignOut, 'signing out leaves it open'),
        ...unless(bySecuring, 'a new password in another browser leaves it open'),
      ]
    },
  },
  {
    number: 'cache',
    what: 'an answer may be kept by a cache, or a page leads to another site',
    attack: async ({ product: { url } }) => {
      const member = await newMember(url)
      const kept: string[] = []
      for (const { method, path, access, answers } of Object.values<Endpoint>(ENDPOINTS)) {
        if (method !== 'GET' || path.includes(':') || access === 'public' || answers === 'events') continue
        const { headers } = await member.call(`GET ${path}`)
        if (!/no-store/.test(headers.get('cache-control') ?? '')) kept.push(path)
      }
      const led: string[] = []
      for (const place of ODD_PLACES) {
        const { status, headers } = await member.call(`GET ${place}`)
        const location = headers.get('location')
        if (location !== null && new URL(location, url).host !== new URL(url).host) led.push(`${place}: ${status} ${location}`)
      }
      return [
        ...unless(kept.length === 0, `without no-store: ${kept.join(', ')}`),
        ...unless(led.length === 0, `leads elsewhere: ${led.join(', ')}`),
      ]
    },
  },
  {
    number: 'others-rows',
    what: 'a member reaches the drafts, theft steps, papers or kept answers of another',
    attack: async ({ product: { url } }) => {
      const [owner, thief] = [await newMember(url), await newMember(url)]
      await owner.call('PUT /api/drafts', { form: 'new dispute', typed: '{"creditor":"Quillfern"}' })
      const draft = await thief.call('GET /api/drafts?form=new%20dispute')
      await owner.call('PUT /api/identity-theft/steps/ftc_report', { doneOn: '2026-11-01' })
      const begun = await owner.call('POST /api/identity-theft')
      const seen = await thief.call('GET /api/identity-theft')
      await thief.call('DELETE /api/identity-theft')
      const still = await owner.call('GET /api/identity-theft')
      const form = new FormData()
      form.set('kind', 'supporting')
      form.set('title', 'My bank statement')
      const bytes = handMadePdf([{ content: 'BT /F1 12 Tf 50 700 Td (Quillfern) Tj ET' }])
      form.set('paper', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'statement.pdf')
      const { id: paper } = read(withId, await owner.call('POST /api/papers', form))
      const [page, gone] = [await thief.call(`GET /api/papers/${paper}/pages/1`), await thief.call(`DELETE /api/papers/${paper}`)]
      const papers = (await owner.call('GET /api/papers')).text
      const key = { 'idempotency-key': 'a-key-that-somebody-saw-0001' }
      const body = { creditor: 'Quillfern Bank', description: 'I paid this account in full.' }
      const mine = read(withId, await owner.call('POST /api/disputes', body, key))
      const theirs = read(withId, await thief.call('POST /api/disputes', body, key))
      const dispute = await thief.call(`GET /api/disputes/${mine.id}`)
      return [
        ...unless(draft.status === 204, `a draft: ${draft.status}`),
        ...unless(begun.status < 300 && read(theft, seen).begunOn === null, 'theft steps are shown to another'),
        ...unless(read(theft, still).begunOn !== null, 'theft steps are ended by another'),
        ...unless(
          page.status === 404 && gone.status === 404 && papers.includes(paper),
          `a paper: ${page.status}, ${gone.status}`,
        ),
        ...unless(mine.id !== theirs.id, 'the answer of another is given for their key'),
        ...unless(dispute.status === 404, `a dispute: ${dispute.status}`),
      ]
    },
  },
]
