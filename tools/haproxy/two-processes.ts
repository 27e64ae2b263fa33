import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { readReadiness } from '#contract/service.ts'
import { startEmbeddedDatabase } from '#server/database/embedded.ts'
import { bundleServer } from '#server/testing/bundle-server.ts'
import { freePort } from '#server/testing/free-port.ts'
import { startPooler } from '#tools/haproxy/start-pooler.ts'
import { startArguments } from '#tools/start-arguments.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const PROXY = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((file) => existsSync(file))

type Name = 'first' | 'second'

/** Two processes on one database, behind HAProxy with `deploy/haproxy.cfg`. */
export interface TwoProcesses {
  readonly url: string
  readonly directory: string
  /** Ends one without a word and starts it again. Answers when the proxy has it back, so that one of the two always serves. */
  kill(name: Name): Promise<void>
  /** Takes one away from the proxy, lets it finish, and puts the product of another folder in its place. */
  replace(name: Name, folder: string): Promise<void>
  close(): Promise<void>
}

export async function startTwoProcesses({ folder = ROOT, isPooled = false } = {}): Promise<TwoProcesses> {
  if (PROXY === undefined) throw new Error('This needs HAProxy: apt-get install haproxy')
  bundleServer()
  const directory = mkdtempSync(path.join(tmpdir(), 'errata-haproxy-'))
  const database = await startEmbeddedDatabase(path.join(directory, 'database'))
  const { host, user } = database.connection
  const pooler = isPooled ? await startPooler(database.connection) : null
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = {
    // The links of its mails lead to the proxy.
    PUBLIC_URL: url,
    ...(pooler && { DATABASE_POOLER_URL: pooler.url }),
    DATABASE_URL: `postgres://${user}@localhost/postgres?host=${encodeURIComponent(host)}`,
    APP_SECRET: 'a secret of two processes',
    DATA_DIR: directory,
    TRUST_PROXY: '1',
  }
  const ports = { first: await freePort(), second: await freePort() }
  const running: Record<Name, ChildProcess | null> = { first: null, second: null }
  const start = async (name: Name, from: string): Promise<void> => {
    const env = { ...process.env, ...settings, PORT: String(ports[name]) }
    const child = spawn(process.execPath, startArguments(from), { cwd: from, env, stdio: ['ignore', 'ignore', 'inherit'] })
    running[name] = child
    await untilReady(`http://127.0.0.1:${ports[name]}`, child)
  }
  const end = (name: Name, signal: 'SIGKILL' | 'SIGTERM') => endOne(running[name], signal)
  const socket = path.join(directory, 'haproxy.sock')
  await start('first', folder)
  await start('second', folder)
  const env = { ...process.env, HAPROXY_BIND: `127.0.0.1:${port}`, HAPROXY_SOCKET: socket, ...addresses(ports) }
  const proxy = spawn(PROXY, ['-f', path.join(ROOT, 'deploy/haproxy.cfg')], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await untilReady(url, proxy)
  return {
    url,
    directory,
    kill: async (name) => {
      await end(name, 'SIGKILL')
      await start(name, folder)
      await untilUp(socket, name)
    },
    replace: async (name, from) => {
      await ask(socket, `set server errata/${name} state drain`)
      // What is being answered is answered; streams are cut, and their browsers connect again.
      await end(name, 'SIGTERM')
      await start(name, from)
      await ask(socket, `set server errata/${name} state ready`)
    },
    close: async () => {
      proxy.kill('SIGKILL')
      await Promise.all([end('first', 'SIGTERM'), end('second', 'SIGTERM')])
      pooler?.close()
      await database.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function endOne(child: ChildProcess | null, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

const addresses = ({ first, second }: Readonly<Record<Name, number>>) => ({
  FIRST: `127.0.0.1:${first}`,
  SECOND: `127.0.0.1:${second}`,
})

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answered = await fetch(`${url}${readReadiness.path}`).catch(() => null)
    if (answered?.ok) return
    await wait(50)
  }
  throw new Error(`What should answer at ${url} ended.`)
}

/** A line to the proxy's socket for operators, and what it answers. */
async function ask(socket: string, line: string): Promise<string> {
  const connection = connect(socket)
  connection.end(`${line}\n`)
  return text(connection)
}

async function untilUp(socket: string, name: Name): Promise<void> {
  const isUp = (row: string): boolean => row.startsWith(`errata,${name},`) && row.includes(',UP,')
  while (!(await ask(socket, 'show stat')).split('\n').some(isUp)) await wait(50)
}

/** The product as another commit has it, with the same packages and built screens, and its own server. */
export function checkOut(commit: string): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'errata-before-'))
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { cwd: ROOT, stdio: 'ignore' })
  mkdirSync(path.join(folder, 'dist'))
  for (const name of ['node_modules', 'dist/web']) execFileSync('ln', ['-s', path.join(ROOT, name), path.join(folder, name)])
  bundleServer(folder)
  return { folder, remove: () => void execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: ROOT }) }
}
