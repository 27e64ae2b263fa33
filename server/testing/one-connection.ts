import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, OpenDatabase, Transaction } from '#server/database/open.ts'

const MESSAGE = 'a transaction reached for a second connection: read with within(context, tx)'

/**
 * Refuses whatever asks the pool for a connection while its own transaction holds one: it would not see what the transaction
 * wrote, and enough of them at once wait for each other forever.
 */
export function onOneConnection(open: OpenDatabase): OpenDatabase {
  const held = new AsyncLocalStorage<{ isOpen: boolean }>()
  const { db, pool } = open
  const connect = pool.connect.bind(pool)
  const transaction: Database['transaction'] = db.transaction.bind(db)
  Object.assign(pool, {
    connect: (...given: readonly unknown[]): unknown => {
      if (held.getStore()?.isOpen === true) throw new Error(MESSAGE)
      return Reflect.apply(connect, pool, given)
    },
  })
  Object.assign(db, {
    transaction: <Answer>(run: (tx: Transaction) => Promise<Answer>): Promise<Answer> =>
      transaction((tx) => {
        const mine = { isOpen: true }
        return held.run(mine, async () => {
          try {
            return await run(tx)
          } finally {
            mine.isOpen = false
          }
        })
      }),
  })
  return open
}
