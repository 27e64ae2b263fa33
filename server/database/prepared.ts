import type { Context } from '#server/context.ts'
import { type Database, isNamable } from '#server/database/open.ts'
import { readRowsByList } from '#server/database/read-rows.ts'

/**
 * A query that is built and named once for each connection pool: for the few that every screen asks. Inside a transaction it
 * is built again. Where the next one may run on another session, it has no name.
 */
export function prepared<Query extends object>(
  name: string,
  build: (db: Database) => { prepare(name: string): Query },
): (context: Context) => Query {
  const built = new WeakMap<Database, Query>()
  return ({ db }) => {
    const known = built.get(db)
    if (known !== undefined) return known
    const query = readRowsByList(build(db).prepare(isNamable(db) ? name : ''))
    built.set(db, query)
    return query
  }
}
