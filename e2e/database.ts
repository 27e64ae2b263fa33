import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Product } from './product.ts'

/** In the product's embedded database, which listens in its folder and nowhere else. */
export async function inDatabase<Answer>({ directory }: Product, use: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ host: path.join(directory, 'database/socket'), user: 'errata', database: 'postgres' })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Waits until the catch-up job has run more than `times` times and no reminder is pending. Answers how often it ran. */
export const untilCaughtUp = (product: Product, times: number): Promise<number> =>
  inDatabase(product, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ done: number; waiting: number }>(
        `select count(*) filter (where name = 'deadlines.catch-up' and state = 'completed')::int as done,
                count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting
         from pgboss.job where name = 'deadlines.catch-up' or name like 'reminders.%'`,
      )
      const [now] = rows
      if (now?.waiting === 0 && now.done > times) return now.done
      await wait(100)
    }
  })
