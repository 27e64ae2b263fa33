import { sql } from 'drizzle-orm'
import type { Report } from '#engine/report/report.ts'
import { reports } from '#server/database/tables/reports.ts'
import { openRow } from '#server/keys/open-row.ts'
import { sealPlain } from '#server/keys/seal-plain.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export interface SaidReport {
  readonly id: string
  readonly content: Report
}

/** What is there of the reports of someone, unsealed. */
export async function reportsOf({ context }: TestApp, userId: string): Promise<SaidReport[]> {
  const { rows } = await context.db.execute<{ id: string; content: Report; row: Record<string, unknown> }>(
    sql`select id, content, to_jsonb(r) as row from reports r where user_id = ${userId}::uuid`,
  )
  return Promise.all(
    rows.map(async ({ row, ...report }) =>
      Object.assign(report, { content: (await openRow(context, 'reports', row))['content'] }),
    ),
  )
}

/** Puts something else in the place of what a report says. */
export async function resayReport({ context }: TestApp, { id, content }: SaidReport): Promise<void> {
  await context.db.execute(
    sql`update reports set sealed_content = null, content = ${JSON.stringify(content)}::jsonb where id = ${id}::uuid`,
  )
  await sealPlain(context)
}

/** Keeps a report that came from no file. */
export async function addReport({ context }: TestApp, row: typeof reports.$inferInsert): Promise<void> {
  await context.db.insert(reports).values(row)
  await sealPlain(context)
}
