// Puts a backup into an empty installation that does not run: npm run restore -- FOLDER
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { filesOnDisk, openFiles } from '#adapters/files/open-files.ts'
import { counted } from '#engine/values/counted.ts'
import { JOBS } from '#server/background.ts'
import { type Manifest, storeOf } from '#server/backup/backup-shape.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { holdServer } from '#server/database/one-server.ts'
import { openDatabase } from '#server/database/open.ts'
import { openJobs } from '#server/platform/jobs.ts'
import { openLog } from '#server/platform/log.ts'
import { secretFile } from '#server/platform/secret.ts'
import { chosenS3, readSettings } from '#server/settings.ts'

const [folder] = process.argv.slice(2)

async function run(source: string): Promise<Manifest> {
  const settings = readSettings(process.env)
  const directory = path.resolve(settings.DATA_DIR)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const database = await openDatabase({ url: settings.DATABASE_URL, directory: path.join(directory, 'database') })
  try {
    const held = await holdServer(database, () => process.exit(1), 1)
    if (held === null) throw new Error('Errata is running here, or another restore is. Stop it first.')
    await migrateDatabase(database.pool)
    await (await openJobs({ database, log: openLog('error'), jobs: JOBS })).close()
    const taken = await restoreBackup({
      database,
      files: await openFiles({ directory, s3: chosenS3(settings) }),
      store: filesOnDisk(storeOf(source)),
      directory: source,
      secretFile: settings.APP_SECRET === undefined ? secretFile(directory) : null,
    })
    await held.close()
    return taken
  } finally {
    await database.close()
  }
}

try {
  if (folder === undefined) throw new Error('Name the folder of the backup: npm run restore -- FOLDER')
  const { takenAt, tables, files } = await run(path.resolve(folder))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Restored as of ${takenAt}: ${counted(rows, 'row', 'rows')}, ${counted(files.length, 'file', 'files')}.`)
  // What may still run is of no use to anyone.
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
