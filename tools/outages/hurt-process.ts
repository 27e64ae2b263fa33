import fs, { readFileSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread } from 'node:worker_threads'
import { type Hurt, HURT_FILE, hurtShape, TAKEN, UNHURT } from '#tools/outages/hurt.ts'

/**
 * Loaded into a product before its own code (`node --import`): lets its disk be full, slow or read-only and its clock be wrong, as a file
 * says. The database has a disk of its own and stays well.
 */
const file = process.env[HURT_FILE] ?? ''
const LOOK_MS = 50
const SLOW_MS = 700

let hurt: Hurt = UNHURT
let known = ''
const look = (): void => {
  try {
    const said = readFileSync(file, 'utf8')
    hurt = hurtShape.parse(JSON.parse(said))
    if (said !== known && isMainThread) writeFileSync(`${file}.${TAKEN}`, said)
    known = said
  } catch {
    // It is not written yet, or being written.
  }
}
look()
setInterval(look, LOOK_MS).unref()

const failure = (code: string): Error => Object.assign(new Error(`${code}: the disk of a test`), { code, syscall: 'write' })

async function beforeChange(): Promise<void> {
  if (hurt.disk === 'slow') await wait(SLOW_MS)
  if (hurt.disk === 'read-only') throw failure('EROFS')
}
async function beforeBytes(): Promise<void> {
  if (hurt.disk === 'full') throw failure('ENOSPC')
  if (hurt.disk === 'slow') await wait(SLOW_MS)
}

/** Puts something before each call of a function of an object. */
function put(object: object, name: string, before: (args: readonly unknown[]) => Promise<void>): void {
  const own: unknown = Reflect.get(object, name)
  if (typeof own !== 'function') throw new Error(`there is no ${name}`)
  Reflect.set(object, name, async function (this: unknown, ...args: unknown[]): Promise<unknown> {
    await before(args)
    return Reflect.apply(own, this, args)
  })
}

const isForReading = (flags: unknown): boolean => flags === undefined || flags === 'r'

put(fs.promises, 'open', async ([, flags]) => {
  if (!isForReading(flags)) await beforeChange()
})
for (const name of ['rename', 'link', 'unlink', 'rm']) put(fs.promises, name, beforeChange)
put(fs.promises, 'writeFile', async () => {
  await beforeChange()
  await beforeBytes()
})
const probe = await fs.promises.open(path.join(import.meta.dirname, 'hurt-process.ts'))
const handles: object = Object.getPrototypeOf(probe)
await probe.close()
for (const name of ['write', 'writev', 'writeFile', 'appendFile', 'sync']) put(handles, name, beforeBytes)
syncBuiltinESMExports()

const RealDate = Date
const now = (): number => RealDate.now() + hurt.clockMs
globalThis.Date = new Proxy(RealDate, {
  construct: (_target, args: unknown[], made): object => Reflect.construct(RealDate, args.length === 0 ? [now()] : args, made),
  apply: (): string => new RealDate(now()).toString(),
  get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
})
