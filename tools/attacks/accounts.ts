import { z } from 'zod'
import { HELP_CONSENT_VERSION } from '#contract/helpers.ts'
import { mailsIn } from '#server/testing/outbox.ts'
import { softPasskey } from '#server/testing/soft-passkey.ts'
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
  RETURNS,
  signIn,
  useAuthenticator,
  type Visitor,
} from '#tools/attacks/visitor.ts'
import { type Ground, unless, type Way } from '#tools/attacks/way.ts'
import { inDatabaseOf } from '#tools/bench/product.ts'

const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).join(', ')
const agreed = { agreed: true, right: 'read', helpsUntil: null, consentVersion: HELP_CONSENT_VERSION }
const link = z.object({ url: z.string() })
const given = z.object({ id: z.string() })
const challenge = z.object({ options: z.object({ challenge: z.string() }) })
const ended = z.object({ ended: z.array(z.object({ id: z.string(), kind: z.string() })) })
const listed = z.object({ events: z.array(z.object({ event: z.string() })) })
const site = { origin: 'https://errata.example', site: 'errata.example' }

/** What a session may add to stay: a passkey, a helper, an invitation, a calendar link, another session. */
async function plantWaysIn(owner: Visitor, { product: { url, directory } }: Ground, withPasskey = true) {
  const intruder = newVisitor(url, owner)
  await signIn(intruder)
  if (withPasskey) {
    const asked = read(challenge, await intruder.call('POST /api/auth/passkeys/start')).options.challenge
    await intruder.call('POST /api/auth/passkeys', { name: 'Phone', response: softPasskey().make(asked, site) })
  }
  const helper = await newMember(url)
  await intruder.call('POST /api/helpers/invitations', { email: helper.email, ...agreed })
  const token = await mailedToken(directory, helper.email, INVITES)
  const { id: grant } = read(given, await helper.call('POST /api/helpers/invitations/accept', { token }))
  const guest = await newMember(url)
  await intruder.call('POST /api/helpers/invitations', { email: guest.email, ...agreed })
  const invitation = await mailedToken(directory, guest.email, INVITES)
  const feed = new URL(read(link, await intruder.call('POST /api/calendar-link')).url).pathname
  const open = async () => ({
    session: (await intruder.call('GET /api/user')).status,
    helper: (await helper.call(`GET /helping/${grant}/api/helping`)).status,
    passkeys: read(z.array(z.unknown()), await owner.call('GET /api/auth/passkeys')).length,
    calendar: (await newVisitor(url).call(`GET ${feed}`)).status,
  })
  const invited = () => guest.call('POST /api/helpers/invitations/accept', { token: invitation })
  return { open, invited }
}

/** Who gets in, stays in and is kept out; behind a proxy with TLS. */
export const ACCOUNT_WAYS: readonly Way[] = [
  {
    number: '2',
    what: 'what an intruder plants survives recovery',
    attack: async (ground) => {
      const { url, directory } = ground.product
      const early = await newMember(url)
      const tooEarly = [
        await early.call('POST /api/auth/passkeys/start'),
        await early.call('POST /api/auth/authenticator'),
        await early.call('POST /api/helpers/invitations', { email: 'friend@example.test', ...agreed }),
      ]
      const owner = await confirmedMember(url, directory)
      const planted = await plantWaysIn(owner, ground)
      const before = await planted.open()
      await owner.call('POST /api/auth/forgot-password', { email: owner.email })
      const token = await mailedToken(directory, owner.email, RESETS)
      await owner.call('POST /api/auth/reset-password', { token, password: NEW_PASSWORD })
      const out = await owner.call('GET /api/user')
      await signIn(owner, NEW_PASSWORD)
      const after = await planted.open()
      const invited = await planted.invited()
      const offered = read(ended, await owner.call('GET /api/auth/ended-access')).ended
      const helper = offered.find(({ kind }) => kind === 'helper')
      const back = await owner.call(`POST /api/auth/ended-access/${helper?.id}/give-back`)
      const told = mailsIn(directory).some(
        (mail) => mail.includes(`\r\nTo: ${owner.email}\r\n`) && mail.includes('Your Errata account was secured'),
      )
      return [
        ...unless(
          tooEarly.every(({ status }) => status === 403),
          `without a confirmed address: ${statuses(tooEarly)}`,
        ),
        ...unless(
          Object.values(before).every((one) => one === 200 || one === 1),
          `nothing was planted: ${JSON.stringify(before)}`,
        ),
        ...unless(
          after.session === 401 && after.helper === 404 && after.calendar === 404 && after.passkeys === 0,
          `after the reset: ${JSON.stringify(after)}`,
        ),
        ...unless(out.status === 401, 'the reset opened or kept a session'),
        ...unless(invited.status === 400, `the intruder’s invitation is answered ${invited.status}`),
        ...unless(told, 'no mail says what was ended'),
        ...unless(offered.length === 4, `${offered.length} of 4 are offered back`),
        ...unless(back.status === 200 && (await planted.open()).helper === 200, `giving one back: ${back.status}`),
      ]
    },
  },
  {
    number: '2b',
    what: 'securing the account leaves something open',
    attack: async (ground) => {
      const owner = await confirmedMember(ground.product.url, ground.product.directory)
      const planted = await plantWaysIn(owner, ground, false)
      const before = await planted.open()
      const secured = await owner.call('POST /api/auth/secure')
      const after = await planted.open()
      return [
        ...unless(before.session === 200 && before.helper === 200 && before.calendar === 200, 'nothing was planted'),
        ...unless(secured.status === 200, `securing was answered ${secured.status}`),
        ...unless(
          after.session === 401 && after.helper === 404 && after.calendar === 404,
          `after securing: ${JSON.stringify(after)}`,
        ),
        ...unless((await planted.invited()).status === 400, 'the intruder’s invitation goes on'),
      ]
    },
  },
  {
    number: '2c',
    what: 'another address keeps the owner out',
    attack: async ({ product }) => {
      const { url, directory } = product
      const owner = await confirmedMember(url, directory)
      const email = `thief_${owner.email}`
      const taken = async (from: string, to: string) => {
        await owner.call('POST /api/auth/change-email', { email: to, currentPassword: PASSWORD })
        await owner.call('POST /api/auth/verify-email', { token: await mailedToken(directory, to, CONFIRMS) })
        return mailedToken(directory, from, RETURNS)
      }
      const token = await taken(owner.email, email)
      const back = await newVisitor(url).call('POST /api/auth/return-email', { token })
      const [inside, again] = [await owner.call('GET /api/user'), await signIn(newVisitor(url, owner))]
      const twice = await newVisitor(url).call('POST /api/auth/return-email', { token })
      const other = await confirmedMember(url, directory)
      await other.call('POST /api/auth/change-email', { email: `late_${other.email}`, currentPassword: PASSWORD })
      await other.call('POST /api/auth/verify-email', {
        token: await mailedToken(directory, `late_${other.email}`, CONFIRMS),
      })
      const late = await mailedToken(directory, other.email, RETURNS)
      await inDatabaseOf(product, (pool) => pool.query(`update email_returns set expires_at = now() - interval '1 minute'`))
      const tooLate = await newVisitor(url).call('POST /api/auth/return-email', { token: late })
      return [
        ...unless(back.status === 200, `the old address cannot take the account back: ${back.status}`),
        ...unless(inside.status === 401 && again.status === 401, 'whoever changed the address is still in'),
        ...unless(twice.status === 400, 'the link works twice'),
        ...unless(tooLate.status === 400, 'the link works after its 7 days'),
      ]
    },
  },
  {
    number: '3',
    what: 'behind a proxy everybody shares one address',
    attack: async ({ product: { url } }) => {
      const from = (address: string) => ({ 'x-forwarded-for': address })
      const guessFrom = (address: string, name: string) =>
        signIn(newVisitor(url, { name, email: '' }), 'Wrong-Horse-7', from(address))
      for (let tries = 0; tries < 205; tries += 1) await guessFrom('198.51.100.7', `nobody_${tries}`)
      const [same, other] = [await guessFrom('198.51.100.7', 'nobody_else'), await guessFrom('198.51.100.8', 'nobody_else')]
      return [
        ...unless(same.status === 429, 'guesses from one address are not counted'),
        ...unless(other.status === 401, 'another address is locked out with it'),
      ]
    },
  },
  {
    number: '8',
    what: 'the second factor does not guard what undoes it',
    attack: async ({ product }) => {
      const { url, directory } = product
      const owner = await confirmedMember(url, directory)
      const before = newVisitor(url, owner)
      await signIn(before)
      const codeOf = await useAuthenticator(owner)
      const outside = await before.call('GET /api/user')
      const inside = newVisitor(url, owner)
      const asked = read(z.object({ challenge: z.string() }), await signIn(inside))
      const finished = await inside.call('POST /api/auth/second-factor', { challenge: asked.challenge, code: codeOf() })
      // The code of the sign-in is a fresh proof for ten minutes; after them the password is none.
      await inDatabaseOf(product, (pool) => pool.query(`update sessions set proven_at = now() - interval '11 minutes'`))
      const proof = await inside.call('POST /api/auth/step-up', { password: PASSWORD })
      const acts: readonly (readonly [string, object?])[] = [
        ['POST /api/auth/change-email', { email: `thief_${owner.email}`, currentPassword: PASSWORD }],
        ['POST /api/auth/change-password', { currentPassword: PASSWORD, password: NEW_PASSWORD }],
        ['DELETE /api/auth/authenticator'],
        ['POST /api/auth/recovery-codes'],
        ['POST /api/auth/passkeys/start'],
        ['POST /api/helpers/invitations', { email: 'friend@example.test', ...agreed }],
        ['POST /api/calendar-link'],
        ['POST /api/account/export'],
        ['POST /api/account/erase', { confirm: 'ERASE' }],
        ['POST /api/auth/secure'],
      ]
      const tries = await Promise.all(
        acts.map(async ([what, body]) => ({ what, status: (await inside.call(what, body)).status })),
      )
      const passed = tries.filter(({ status }) => status < 400)
      return [
        ...unless(outside.status === 401, 'turning a factor on leaves other sessions open'),
        ...unless(finished.status === 200, `the owner’s own code was answered ${finished.status}`),
        ...unless(proof.status === 400 || proof.status === 401, `the password as a proof was answered ${proof.status}`),
        ...unless(passed.length === 0, `the password alone: ${passed.map(({ what, status }) => `${what} ${status}`).join(', ')}`),
      ]
    },
  },
  {
    number: '9',
    what: 'anybody locks anybody out',
    attack: async ({ product: { url } }) => {
      const owner = await newMember(url)
      const guesses: number[] = []
      for (let tries = 0; tries < 12; tries += 1)
        guesses.push((await signIn(newVisitor(url, owner), 'Wrong-Horse-7', { 'x-forwarded-for': '198.51.100.99' })).status)
      const proof = await owner.call('POST /api/auth/step-up', { password: PASSWORD })
      const again = await signIn(owner)
      const nobody = newVisitor(url, { name: 'nobody_at_all', email: '' })
      const unknown: number[] = []
      for (let tries = 0; tries < 12; tries += 1)
        unknown.push((await signIn(nobody, 'Wrong-Horse-7', { 'x-forwarded-for': '198.51.100.98' })).status)
      return [
        ...unless(guesses.at(-1) === 429, 'guessing is not slowed'),
        ...unless(proof.status === 200, `a proof in the owner’s session is answered ${proof.status}`),
        ...unless(again.status === 200, `the owner’s own browser is answered ${again.status}`),
        ...unless(guesses.join() === unknown.join(), 'guessing tells which account exists'),
      ]
    },
  },
  {
    number: '12',
    what: 'attacks leave no trace',
    attack: async ({ product: { url, directory } }) => {
      const owner = await confirmedMember(url, directory)
      await signIn(newVisitor(url, owner), 'Wrong-Horse-7')
      await owner.call('POST /api/auth/step-up', { password: 'Wrong-Horse-7' })
      await owner.call('POST /api/auth/step-up', { password: PASSWORD })
      await owner.call('POST /api/helpers/invitations', { email: 'friend@example.test', ...agreed })
      await owner.call('POST /api/calendar-link')
      await owner.call('POST /api/account/export')
      const events = read(listed, await owner.call('GET /api/auth/security-events')).events.map(({ event }) => event)
      const wanted = [
        'session.refused',
        'session.proof_refused',
        'session.proven',
        'helper.invited',
        'calendar_link.made',
        'account.exported',
      ]
      const missing = wanted.filter((event) => !events.includes(event))
      return unless(missing.length === 0, `the member is not told of ${missing.join(', ')}`)
    },
  },
]
