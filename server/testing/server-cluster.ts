import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { StartedCluster } from '#server/testing/database.ts'
import { FOR_TESTS } from '#server/testing/embedded-cluster.ts'
import { freePort } from '#server/testing/free-port.ts'
import { makeTemplate } from '#server/testing/make-template.ts'

const DEBIAN = '/usr/lib/postgresql'
const PASSWORD = 'only for tests'

/** A real server of the Debian package, over TCP with a password: what DATABASE_URL stands for. */
export async function startServerCluster(): Promise<StartedCluster> {
  const binaries = debianBinaries()
  const directory = mkdtempSync(path.join(tmpdir(), 'errata-server-'))
  const port = await freePort()
  const owner = ownerOf(directory)
  const passwordFile = path.join(directory, 'password')
  writeFileSync(passwordFile, PASSWORD)
  if (owner.uid !== undefined) chownSync(passwordFile, owner.uid, owner.gid ?? owner.uid)
  const data = path.join(directory, 'data')
  const init = [
    '-D',
    data,
    '-U',
    'errata',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--no-sync',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]
  execFileSync(path.join(binaries, 'initdb'), init, { ...owner, stdio: 'ignore' })
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-k',
    directory,
    ...Object.entries(FOR_TESTS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const server = spawn(path.join(binaries, 'postgres'), options, { ...owner, stdio: 'ignore' })
  const connection = { host: '127.0.0.1', port, user: 'errata', password: PASSWORD, database: 'postgres' }
  await untilItAnswers(connection, server)
  return {
    cluster: await makeTemplate(connection),
    stop: async () => {
      server.kill('SIGINT')
      await new Promise((resolve) => server.once('exit', resolve))
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function debianBinaries(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const found = versions
    .map((version) => path.join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')))
  if (found === undefined) throw new Error('The tests need a PostgreSQL server: apt-get install -y postgresql')
  return found
}

/** PostgreSQL does not run as root; the package has made a user for it. */
function ownerOf(directory: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }))
  const gid = Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' }))
  chownSync(directory, uid, gid)
  return { uid, gid }
}

async function untilItAnswers(connection: pg.ClientConfig, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const client = new pg.Client(connection)
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await wait(50)
    }
  }
  throw new Error('The PostgreSQL server of the tests did not start.')
}
