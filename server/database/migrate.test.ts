import { expect, it } from 'vitest'
import { migrateDatabase } from '#server/database/migrate.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { testCluster } from '#server/testing/test-cluster.ts'

it('a database that a newer version has migrated is refused in words, and stays as it is', async () => {
  const { pool, close } = await freshDatabase(testCluster())
  await migrateDatabase(pool)
  const newer = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9000000000000)`
  await pool.query(newer)
  await expect(migrateDatabase(pool)).rejects.toThrow('A newer version of Errata has changed this database.')
  await pool.query(`delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`)
  await migrateDatabase(pool)
  await close()
})
