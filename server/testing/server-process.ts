import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestCluster, emptyDatabase } from '#server/testing/database.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const SERVER = 'dist/server/server-main.js'

/** The product as a process of its own. */
export interface ServerProcess {
  readonly port: number
  readonly child: ChildProcess
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>
}

/** An empty database of the tests' cluster as a DATABASE_URL, and folders of their own for the servers that share it. */
export interface Installation {
  readonly directory: string
  start(settings?: Readonly<Record<string, string>>): Promise<ServerProcess>
  remove(): Promise<void>
}

export async function newInstallation(cluster: TestCluster): Promise<Installation> {
  const { url, drop } = await emptyDatabase(cluster)
  const directory = mkdtempSync(path.join(tmpdir(), 'errata-processes-'))
  const children = new Set<ServerProcess>()
  return {
    directory,
    start: async (settings = {}) => {
      const own = { DATA_DIR: path.join(directory, randomUUID()), PORT: '0', APP_SECRET: 'a secret of the tests', ...settings }
      const started = await start({ ...process.env, DATABASE_URL: url, ...own })
      children.add(started)
      return started
    },
    remove: async () => {
      for (const { child, ended } of children) {
        child.kill('SIGKILL')
        await ended
      }
      await drop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Starts a server; throws with what it said when it ends before it is ready. */
function start(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  // Several are started as `npm start` does.
  const program = Number(env['PROCESSES']) > 1 ? ['tools/supervise.mjs', SERVER] : [SERVER]
  const child = spawn(process.execPath, program, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer): void => {
      said += chunk.toString()
      const port = /Errata is ready: http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (port !== undefined) resolve({ port: Number(port), child, ended })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => reject(new Error(`The server ended:\n${said}`)))
  })
}
