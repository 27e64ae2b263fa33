import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { bureauConsent } from '#contract/bureau-connections.ts'
import {
  consentWords,
  type giveConsent as give,
  type listConsents as list,
  type withdrawConsent as withdraw,
} from '#contract/bureau-connections.ts'
import { BUREAU_NAMES, BUREAUS, type Bureau } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { bureauConsents } from '#server/database/tables/bureau-connections.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

type ConsentRow = typeof bureauConsents.$inferSelect

export const consentAnswer = ({
  id,
  bureau,
  words,
  signature,
  givenAt,
  withdrawnAt,
  ...row
}: ConsentRow): z.input<typeof bureauConsent> => ({
  id,
  bureau,
  provider: row.provider,
  words,
  signature,
  givenAt,
  withdrawnAt,
})

/** The member's valid consents for the service set up here. */
export const standingConsents = (context: Context, user: SignedIn): Promise<ConsentRow[]> =>
  context.db
    .select()
    .from(bureauConsents)
    .where(
      and(
        eq(bureauConsents.userId, user.id),
        eq(bureauConsents.provider, context.bureaus.provider),
        isNull(bureauConsents.withdrawnAt),
      ),
    )

/** Records the member’s instruction in the words that were shown; an earlier one for the same bureau ends with it. */
export const giveConsent: Operation<typeof give> = async (context, { user, body }) => {
  const { provider } = context.bureaus
  const wanted = BUREAUS.filter((bureau) => body.bureaus.includes(bureau))
  const real = new Set((await realBureaus(context)).map((bureau) => bureau))
  const [other] = wanted.filter((bureau) => !real.has(bureau))
  if (other) throw new Refusal('conflict', `We have no connection to ${BUREAU_NAMES[other]}, so there’s nothing to consent to.`)
  const givenAt = context.now()
  const rows = wanted.map((bureau) => ({
    userId: user.id,
    id: randomUUID(),
    bureau,
    provider,
    words: consentWords(bureau, provider),
    signature: body.signature,
    givenAt,
    withdrawnAt: null,
  }))
  await transact(context, user, async (tx) => {
    await tx
      .update(bureauConsents)
      .set({ withdrawnAt: givenAt })
      .where(
        and(
          eq(bureauConsents.userId, user.id),
          inArray(bureauConsents.bureau, wanted),
          eq(bureauConsents.provider, provider),
          isNull(bureauConsents.withdrawnAt),
        ),
      )
    await tx.insert(bureauConsents).values(rows)
    return { answer: undefined, audit: rows.map((row) => consentLine('consent.given', row)) }
  })
  return { consents: rows.map(consentAnswer) }
}

const consentLine = (action: string, { id, bureau, provider }: Pick<ConsentRow, 'id' | 'bureau' | 'provider'>) => ({
  action,
  subjectKind: 'bureau_consent',
  subjectId: id,
  detail: { bureau, provider },
})

/** The bureaus that are asked about real people. */
export const realBureaus = async (context: Context): Promise<Bureau[]> =>
  (await context.bureaus.listBureaus()).flatMap(({ bureau, kind }) => (kind === 'connected' ? [bureau] : []))

export const listConsents: Operation<typeof list> = async (context, { user }) => {
  const rows = await context.db
    .select()
    .from(bureauConsents)
    .where(eq(bureauConsents.userId, user.id))
    .orderBy(desc(bureauConsents.givenAt), bureauConsents.bureau)
  return rows.map(consentAnswer)
}

/** From now on the bureau is not asked; that it was is not undone. A second time changes nothing. */
export const withdrawConsent: Operation<typeof withdraw> = async (context, { user, params: { id } }) => {
  if (!isUuid(id)) throw new Refusal('not_found')
  const own = and(eq(bureauConsents.userId, user.id), eq(bureauConsents.id, id))
  const bureau = await transact(context, user, async (tx) => {
    const [row] = await tx.select().from(bureauConsents).where(own).for('update')
    if (!row) throw new Refusal('not_found')
    if (row.withdrawnAt !== null) return { answer: row.bureau, audit: [] }
    await tx.update(bureauConsents).set({ withdrawnAt: context.now() }).where(own)
    return { answer: row.bureau, audit: [consentLine('consent.withdrawn', row)] }
  })
  return { message: `Your consent is withdrawn. ${BUREAU_NAMES[bureau]} won’t be asked again.` }
}

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '')

/** Whether the name was signed: the same first and last words, and no word of it missing. */
export function isSignedAs(signature: string, name: string): boolean {
  const [signed, asked] = [wordsOf(signature), wordsOf(name)]
  if (asked.length === 0 || signed[0] !== asked[0] || signed.at(-1) !== asked.at(-1)) return false
  return asked.every((word) => signed.includes(word))
}

/**
 * Refuses unless a consent that the person asked about has signed stands for each real bureau among these; the use of each is
 * recorded before anything is asked. The practice bureaus need none.
 */
export async function useConsents(
  context: Context,
  user: SignedIn,
  asking: { readonly bureaus: readonly Bureau[]; readonly name: string },
): Promise<void> {
  const real = (await realBureaus(context)).filter((bureau) => asking.bureaus.includes(bureau))
  if (real.length === 0) return
  const standing = await standingConsents(context, user)
  const used = real.flatMap((bureau) => standing.filter((row) => row.bureau === bureau).slice(0, 1))
  const missing = real.filter((bureau) => !used.some((row) => row.bureau === bureau))
  if (missing.length > 0) {
    const names = missing.map((bureau) => BUREAU_NAMES[bureau]).join(', ')
    const message = `We need your written consent to ask ${names}. Sign it next to the form, then fetch again.`
    throw new Refusal('consent_needed', message, { issues: missing.map((path) => ({ path, message })) })
  }
  const unsigned = used.filter(({ signature }) => !isSignedAs(signature, asking.name))
  if (unsigned.length > 0) {
    const message = 'The name on the consent doesn’t match the form. Sign it again with the same name.'
    throw new Refusal('consent_needed', message, { issues: unsigned.map(({ bureau: path }) => ({ path, message })) })
  }
  await transact(context, user, async () => ({ answer: undefined, audit: used.map((row) => consentLine('consent.used', row)) }))
}
