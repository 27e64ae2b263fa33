import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readReadiness } from '#contract/service.ts'
import { bundleServer } from '#server/testing/bundle-server.ts'
import { freePort } from '#server/testing/free-port.ts'
import { startArguments } from '#tools/start-arguments.ts'

/** So often in a row it may fail to start. */
const MOST_ENDS = 5

const ROOT = path.join(import.meta.dirname, '../..')

/** The product as `npm start` runs it, made to be killed: its address and its folder stay. */
export interface BrokenProduct {
  readonly url: string
  readonly directory: string
  /** Ends it with a signal and starts it again on the same data. */
  startAgain(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** Until it answers that it is ready. */
  isReady(): Promise<void>
  stop(): Promise<void>
}

/** Starts it in an empty folder. Throws with what it said where it does not start. */
export async function startBrokenProduct(directory: string): Promise<BrokenProduct> {
  bundleServer()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, PORT: String(port), DATA_DIR: directory }
  let said = ''
  const start = (): ChildProcess => {
    const started = spawn(process.execPath, startArguments(), { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
    said = ''
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        said = `${said}${chunk.toString('utf8')}`.slice(-10_000)
      })
    return started
  }
  let child = start()
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  let hasServed = false
  const isReady = async () => {
    for (let ends = 0; ; ) {
      if (child.exitCode !== null) {
        // One that cannot start says so and ends; whoever runs it starts it again. One that served never ends by itself.
        if (hasServed || ends === MOST_ENDS) throw new Error(`The product ended:\n${said}`)
        ends += 1
        child = start()
      }
      const answered = await fetch(`${url}${readReadiness.path}`).catch(() => null)
      if (answered?.ok) {
        hasServed = true
        return
      }
      await wait(50)
    }
  }
  await isReady()
  return {
    url,
    directory,
    isReady,
    startAgain: async (signal) => {
      await end(signal)
      hasServed = false
      child = start()
      await isReady()
    },
    stop: () => end('SIGTERM'),
  }
}
