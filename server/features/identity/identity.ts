import { eq } from 'drizzle-orm'
import { addressLine, detailKey } from '#engine/audit/detail-key.ts'
import { isVariant } from '#engine/audit/detail-variant.ts'
import { DECLINABLE, type Identity, type LivedAt, NOTHING_KNOWN } from '#engine/identity/identity.ts'
import type { ConfirmedWord } from '#engine/letters/claims/contradictions.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { identities } from '#server/database/tables/identity.ts'
import {
  allSaid,
  type HeldAgainst,
  heldWords,
  keepWord,
  removeSelfWord,
  type Said,
  selfWord,
} from '#server/features/own-word/own-word.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { type Sealing, seal, unseal } from '#server/platform/vault.ts'

/** Front door of who the member is. */

type Kept = Pick<Identity, 'name' | 'formerNames' | 'addresses' | 'declined'>

const placeOf = (userId: string): string => `${userId}/identity`

/** Ours alone writes these rows, so what opens has the shape it was sealed with. */
async function keptOf(context: Context, user: Pick<SignedIn, 'id'>): Promise<Kept> {
  const [row] = await context.db.select().from(identities).where(eq(identities.userId, user.id))
  if (row === undefined) return NOTHING_KNOWN
  const opened = await unseal(context, placeOf(user.id), Buffer.from(row.sealedIdentity, 'base64'))
  const kept: Omit<Kept, 'declined'> & Partial<Kept> = JSON.parse(Buffer.from(opened).toString('utf8'))
  // Versions before asked until it was given.
  return { declined: [], ...kept }
}

async function keep(context: Context, tx: Transaction, { user, kept }: { user: SignedIn; kept: Kept }): Promise<void> {
  const { name, formerNames, addresses, declined } = kept
  const text = Buffer.from(JSON.stringify({ name, formerNames, addresses, declined }))
  const sealing: Sealing = within(context, tx)
  const sealedIdentity = Buffer.from(await seal(sealing, placeOf(user.id), text)).toString('base64')
  const row = { sealedIdentity, updatedAt: context.now() }
  await tx
    .insert(identities)
    .values({ userId: user.id, ...row })
    .onConflictDoUpdate({ target: identities.userId, set: row })
}

/** Who the member is by their own word: what they confirmed, with what they said about names and addresses of their reports. */
export async function confirmedIdentity(context: Context, user: SignedIn): Promise<Identity> {
  const [kept, said] = [await keptOf(context, user), await allSaid(context, user, false)]
  const ofSelf = (question: Said['question']): string | null => said.find((one) => one.question === question)?.answer ?? null
  const mine = said.filter(({ subjectKind, answer }) => subjectKind === 'detail' && answer === 'mine')
  const names = mine.flatMap(({ identity, label }) => (identity.startsWith('name|') ? [label] : []))
  const places = mine.flatMap(({ identity, label }) => (identity.startsWith('address|') ? placeFrom(label) : []))
  const name = kept.name ?? names.find((one) => isVariant(nameKey(one), nameKey(user.name))) ?? null
  const known = new Set([...(kept.formerNames ?? []), ...(name === null ? [] : [name])].map(nameKey))
  const formerNames = [...(kept.formerNames ?? []), ...names.filter((one) => !known.has(nameKey(one)))]
  const there = new Set((kept.addresses ?? []).map(addressKey))
  const addresses = [...(kept.addresses ?? []), ...places.filter((one) => !there.has(addressKey(one)))]
  const [dateOfBirth, ssnLast4] = [ofSelf('birthday'), ofSelf('ssn_last4')]
  const isGiven = { dateOfBirth: dateOfBirth !== null, ssnLast4: ssnLast4 !== null }
  return {
    name,
    formerNames: kept.formerNames === null && formerNames.length === 0 ? null : formerNames,
    dateOfBirth,
    ssnLast4,
    addresses: kept.addresses === null && addresses.length === 0 ? null : addresses,
    declined: kept.declined.filter((part) => !isGiven[part]),
  }
}

/** The member's own answers, and who they confirmed to be: what a text of theirs about this must not contradict. */
export async function boundWords(
  context: Context,
  user: SignedIn,
  about: HeldAgainst & { readonly days: LocalDays },
): Promise<readonly ConfirmedWord[]> {
  const held = await heldWords(context, user, about)
  return about.isPractice ? held : [...held, ...wordsOfSelf(await confirmedIdentity(context, user))]
}

/** Of addresses all that are theirs: mail may still reach them where they lived. */
function wordsOfSelf({ name, formerNames, addresses }: Identity): readonly ConfirmedWord[] {
  const [address, ...others] = (addresses ?? []).map(addressLine)
  const of = { subjectKind: 'self', label: '', saidOn: null } as const
  return [
    ...(name === null ? [] : [{ ...of, question: 'name', answer: name, alike: formerNames ?? [] } as const]),
    ...(address === undefined ? [] : [{ ...of, question: 'address', answer: address, alike: others } as const]),
  ]
}

const nameKey = (name: string): string => detailKey('name', name)
const addressKey = (address: LivedAt): string => detailKey('address', addressLine(address))

const PLACE = /^(.+), ([^,]+), ([A-Za-z]{2}) (\d{5}(?:-\d{4})?)$/

/** An address that they said is theirs, as one line has it; until when they lived there they were not asked. */
function placeFrom(line: string): readonly LivedAt[] {
  const [, street, city, state, zip] = PLACE.exec(line) ?? []
  if (street === undefined || city === undefined || state === undefined || zip === undefined) return []
  return [{ street, city, state: state.toUpperCase(), zip, from: null, to: null }]
}

export type IdentityChange = { readonly [Part in keyof Omit<Identity, 'declined'>]?: Identity[Part] | undefined }

/** Keeps what is given and leaves the rest as it is; null takes a part away, and is their word that they do not give it. */
export async function keepIdentity(
  context: Context,
  tx: Transaction,
  { user, change }: { user: SignedIn; change: IdentityChange },
): Promise<void> {
  const before = await keptOf(within(context, tx), user)
  const { name = before.name, formerNames = before.formerNames, addresses = before.addresses } = change
  const declined = DECLINABLE.filter((part) =>
    change[part] === undefined ? before.declined.includes(part) : change[part] === null,
  )
  await keep(context, tx, { user, kept: { name, formerNames, addresses, declined } })
  for (const [question, answer] of [['birthday', change.dateOfBirth] as const, ['ssn_last4', change.ssnLast4] as const]) {
    if (answer === null) await removeSelfWord(tx, user, question)
    if (answer) await keepWord(context, tx, selfWord(user, question, answer))
  }
}

/** Puts where they live now before the addresses that they confirmed; where they confirmed none, nothing changes. */
export async function keepMove(
  context: Context,
  tx: Transaction,
  { user, to }: { user: SignedIn; to: Pick<LivedAt, 'street' | 'city' | 'state' | 'zip'> },
): Promise<void> {
  const before = await keptOf(within(context, tx), user)
  if (before.addresses === null) return
  const place: LivedAt = { street: to.street, city: to.city, state: to.state, zip: to.zip, from: null, to: null }
  const isThere = (one: LivedAt): boolean => addressKey(one) === addressKey(place)
  // Since when they live there they said already.
  const now = { ...place, from: before.addresses.find(isThere)?.from ?? null }
  const others = before.addresses.filter((one) => !isThere(one))
  await keep(context, tx, { user, kept: { ...before, addresses: [now, ...others] } })
}
