// Puts a new secret in the place of the old one; see docs/decisions/0018. The product must not run meanwhile.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openFiles } from '#adapters/files/open-files.ts'
import { counted } from '#engine/values/counted.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { type Rotated, rotateKeys } from '#server/keys/rotate-keys.ts'
import { chosenS3, readSettings, SettingsError } from '#server/settings.ts'

const { values } = parseArgs({ options: { 'data-keys': { type: 'boolean', default: false } } })

async function run(): Promise<Rotated> {
  const settings = readSettings(process.env)
  const directory = path.resolve(settings.DATA_DIR)
  const database = await openDatabase({ url: settings.DATABASE_URL, directory: path.join(directory, 'database') })
  try {
    await migrateDatabase(database.pool)
    return await rotateKeys({
      database,
      directory,
      files: (await openFiles({ directory, s3: chosenS3(settings) }))('files'),
      given: settings,
      withDataKeys: values['data-keys'],
      tell: (line) => console.error(line),
    })
  } finally {
    await database.close()
  }
}

try {
  const done = await run()
  console.log(
    [
      `Wrapped anew: ${counted(done.rewrapped, 'key', 'keys')}.`,
      `Looked through: ${counted(done.persons, 'person', 'persons')}.`,
      `Made: ${counted(done.newKeys, 'key', 'keys')} of persons.`,
      `Sealed anew: ${counted(done.files, 'file', 'files')}, ${counted(done.entries, 'entry', 'entries')} of the database.`,
    ].join('\n'),
  )
  if (process.env['APP_SECRET_NEXT'])
    console.log('Now give the value of APP_SECRET_NEXT as APP_SECRET, and APP_SECRET_NEXT no more.')
  if (done.unopened > 0) {
    console.error(
      `${counted(done.unopened, 'thing', 'things')} opened with no key and lie as they lay: damaged, or of another installation.`,
    )
    process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exitCode = 1
}
