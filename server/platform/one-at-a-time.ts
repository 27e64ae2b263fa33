import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/open.ts'

/** Until the transaction ends, no one else gets past here by the same name. */
export async function oneAtATime(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
