import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sweepAudit } from '#server/platform/sweep-audit.ts'
import { testApp } from '#server/testing/test-app.ts'

const line = (at: string) =>
  sql`insert into audit_log (user_id, at, actor, action, subject_kind, subject_id, detail)
      values (gen_random_uuid(), ${at}, 'a', 'b', 'c', 'd', '{}')`

it('old lines of the audit go, newer ones stay, and they are found without looking at all', async () => {
  const { context, close } = await testApp()
  for (const at of ['2024-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z']) await context.db.execute(line(at))
  await sweepAudit(context, '2025-01-01T00:00:00.000Z')
  const { rows } = await context.db.execute(sql`select extract(year from at)::int as year from audit_log`)
  expect(rows).toEqual([{ year: 2026 }])
  const plan = await context.db.transaction(async (tx) => {
    // Of so few lines it would look at all.
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(sql`explain delete from audit_log where at < '2025-01-01T00:00:00.000Z'`)
  })
  expect(JSON.stringify(plan.rows)).toContain('audit_log_at')
  await close()
})
