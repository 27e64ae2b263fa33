// Copies every row and file of an installation into a folder, while the product runs: npm run backup -- FOLDER
import { existsSync } from 'node:fs'
import path from 'node:path'
import { filesOnDisk, openFiles } from '#adapters/files/open-files.ts'
import { counted } from '#engine/values/counted.ts'
import { type Manifest, storeOf } from '#server/backup/backup-shape.ts'
import { takeBackup } from '#server/backup/take-backup.ts'
import { openDatabase } from '#server/database/open.ts'
import { secretFile } from '#server/platform/secret.ts'
import { chosenS3, readSettings } from '#server/settings.ts'

const [folder] = process.argv.slice(2)

async function run(target: string): Promise<Manifest> {
  const settings = readSettings(process.env)
  const directory = path.resolve(settings.DATA_DIR)
  if (settings.DATABASE_URL === undefined && !existsSync(path.join(directory, 'database')))
    throw new Error(`DATA_DIR: there is no installation in ${directory}.`)
  const database = await openDatabase({ url: settings.DATABASE_URL, directory: path.join(directory, 'database') })
  try {
    return await takeBackup({
      database,
      files: await openFiles({ directory, s3: chosenS3(settings) }),
      store: filesOnDisk(storeOf(target)),
      directory: target,
      secretFile: settings.APP_SECRET === undefined ? secretFile(directory) : null,
    })
  } finally {
    await database.close()
  }
}

try {
  if (folder === undefined) throw new Error('Name the folder for the backup: npm run backup -- FOLDER')
  const target = path.resolve(folder)
  const { tables, files } = await run(target)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Copied to ${target}: ${counted(rows, 'row', 'rows')}, ${counted(files.length, 'file', 'files')}.`)
  console.log(
    process.env['APP_SECRET']
      ? 'APP_SECRET is not in it. Keep it somewhere else: without it nothing sealed can be opened.'
      : 'It holds the secret that opens everything. Keep it as safe as the installation itself.',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
