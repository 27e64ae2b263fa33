import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readReadiness } from '#contract/service.ts'
import { bundleServer } from '#server/testing/bundle-server.ts'
import { freePort } from '#server/testing/free-port.ts'
import { type S3Server, startS3Server } from '#tools/local-services/s3-server.ts'
import { type Hurt, HURT_FILE, TAKEN, UNHURT } from '#tools/outages/hurt.ts'
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
  /** Lets its disk or its clock go wrong; answers when they do. */
  hurt(how: Partial<Hurt>): Promise<void>
  /** Where it keeps its files; null for the disk. */
  readonly store: S3Server | null
  /** Until it answers that it is ready. */
  isReady(): Promise<void>
  stop(): Promise<void>
}

/** Starts it in an empty folder, with its files in an S3-compatible server if wished. Throws with what it said where it does not start. */
export async function startBrokenProduct(directory: string, { isInStore = false } = {}): Promise<BrokenProduct> {
  bundleServer()
  const store = isInStore ? await startS3Server() : null
  const { hurtFile, sayHurt, forget } = openHurts()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const places = { PORT: String(port), DATA_DIR: directory, [HURT_FILE]: hurtFile }
  const env = { ...process.env, ...places, ...storeSettings(store) }
  const args = ['--import', path.join(import.meta.dirname, 'hurt-process.ts'), ...startArguments()]
  const said: string[] = []
  const start = (): ChildProcess => startListened({ args, env, said })
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
        // One that cannot start says so and ends; the one who runs it starts it again. One that served never ends by itself.
        if (hasServed || ends === MOST_ENDS) throw new Error(`The product ended:\n${said.join('')}`)
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
  const hurt = async (how: Partial<Hurt>): Promise<void> => {
    const wanted = sayHurt(how)
    while (child.exitCode === null && readFileSync(`${hurtFile}.${TAKEN}`, 'utf8') !== wanted) await wait(10)
  }
  await isReady()
  return {
    url,
    directory,
    hurt,
    store,
    isReady,
    startAgain: async (signal) => {
      await end(signal)
      hasServed = false
      child = start()
      await isReady()
    },
    stop: async () => {
      await end('SIGTERM')
      await store?.close()
      forget()
    },
  }
}

/** Keeps the last things that it says. */
function startListened(given: {
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  readonly said: string[]
}): ChildProcess {
  const { args, env, said } = given
  const started = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  said.length = 0
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (chunk: Buffer) => {
      said.splice(0, Math.max(0, said.length - 50))
      said.push(chunk.toString('utf8'))
    })
  return started
}

/** The file that says how the product is hurt. */
function openHurts() {
  const aside = mkdtempSync(path.join(tmpdir(), 'errata-hurt-'))
  const hurtFile = path.join(aside, 'hurt.json')
  const sayHurt = (how: Partial<Hurt>): string => {
    const said = JSON.stringify({ ...UNHURT, ...how })
    writeFileSync(hurtFile, said)
    return said
  }
  sayHurt({})
  return { hurtFile, sayHurt, forget: () => rmSync(aside, { recursive: true, force: true }) }
}

const storeSettings = (store: S3Server | null): Readonly<Record<string, string>> =>
  store === null
    ? {}
    : {
        S3_BUCKET: store.settings.bucket,
        S3_ENDPOINT: store.settings.endpoint,
        S3_REGION: store.settings.region,
        S3_ACCESS_KEY_ID: store.settings.credentials.accessKeyId,
        S3_SECRET_ACCESS_KEY: store.settings.credentials.secretAccessKey,
      }
