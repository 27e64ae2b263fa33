import { eq } from 'drizzle-orm'
import type { Theme } from '#contract/display.ts'
import type { Context } from '#server/context.ts'
import { displayChoices } from '#server/database/tables/display.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** Front door of how the screens look. */

export async function themeOf(context: Pick<Context, 'db'>, user: Pick<SignedIn, 'id'>): Promise<Theme> {
  const [row] = await context.db.select().from(displayChoices).where(eq(displayChoices.userId, user.id))
  return row?.theme ?? 'system'
}
