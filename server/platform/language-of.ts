import { eq } from 'drizzle-orm'
import type { Language } from '#contract/display.ts'
import type { Context } from '#server/context.ts'
import { displayChoices } from '#server/database/tables/display.ts'

/** The language that an account chose; null: it left that to the browser, and mails are English. */
export async function languageOf({ db }: Pick<Context, 'db'>, userId: string): Promise<Language | null> {
  const [row] = await db
    .select({ language: displayChoices.language })
    .from(displayChoices)
    .where(eq(displayChoices.userId, userId))
  return row?.language ?? null
}
