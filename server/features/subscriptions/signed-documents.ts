import { and, desc, eq, gt } from 'drizzle-orm'
import { PERIODS } from '#engine/law/periods.ts'
import { addYears } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import { signedDocuments } from '#server/database/tables/subscriptions.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { keyedHash } from '#server/platform/secret.ts'

type SignedRow = typeof signedDocuments.$inferSelect

interface Signing extends Pick<SignedRow, 'id' | 'kind' | 'words' | 'signature'> {
  readonly address: string
}

/** A row as the law wants it kept, and not a day longer. */
export function keepSigned(context: Context, user: SignedIn, { address, ...signed }: Signing): SignedRow {
  const signedAt = context.now()
  const keptUntil = `${addYears(signedAt.slice(0, 10), PERIODS.disclosure_kept.value)}${signedAt.slice(10)}`
  return { userId: user.id, ...signed, signedAt, keptUntil, addressHash: keyedHash(context.secret, 'signed from', address) }
}

/** When the statement of rights was signed for, after whatever was signed before; null when it comes first, again. */
export async function rightsSignedAt(context: Pick<Context, 'db'>, user: SignedIn, after: string | null): Promise<string | null> {
  const [row] = await context.db
    .select({ signedAt: signedDocuments.signedAt })
    .from(signedDocuments)
    .where(
      and(
        eq(signedDocuments.userId, user.id),
        eq(signedDocuments.kind, 'rights'),
        after === null ? undefined : gt(signedDocuments.signedAt, after),
      ),
    )
    .orderBy(desc(signedDocuments.signedAt))
    .limit(1)
  return row?.signedAt ?? null
}

export async function signedDocument(context: Pick<Context, 'db'>, user: SignedIn, id: string): Promise<SignedRow | null> {
  const [row] = await context.db
    .select()
    .from(signedDocuments)
    .where(and(eq(signedDocuments.userId, user.id), eq(signedDocuments.id, id)))
  return row ?? null
}
