import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { display } from '#contract/display.ts'
import type { Context } from '#server/context.ts'
import { displayChoices } from '#server/database/tables/display.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** Front door of how the screens look. */

export type Display = z.output<typeof display>

export async function displayOf(context: Pick<Context, 'db'>, user: Pick<SignedIn, 'id'>): Promise<Display> {
  const [row] = await context.db.select().from(displayChoices).where(eq(displayChoices.userId, user.id))
  return { theme: row?.theme ?? 'system', language: row?.language ?? null }
}
