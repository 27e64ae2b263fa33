import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { display } from '#contract/display.ts'
import type { Context } from '#server/context.ts'
import { displayChoices } from '#server/database/tables/display.ts'

export type Display = z.output<typeof display>

/** How an account shows screens and mails. Language null: the browser's, and mails in English. */
export async function displayOf({ db }: Pick<Context, 'db'>, userId: string): Promise<Display> {
  const [row] = await db.select().from(displayChoices).where(eq(displayChoices.userId, userId))
  return { theme: row?.theme ?? 'system', language: row?.language ?? null }
}
