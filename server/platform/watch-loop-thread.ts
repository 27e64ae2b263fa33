import { writeSync } from 'node:fs'
import { type Debugger, Session } from 'node:inspector'
import { workerData } from 'node:worker_threads'

const LOOK_MS = 1_000
/** A loop that is in native code has no stack to show. */
const STACK_MS = 5_000
const MOST_FRAMES = 12
const ERROR = 50

/** Without the library that parses: it would take more memory than all of this thread. */
const isWatch = (given: unknown): given is { readonly turns: Int32Array; readonly seconds: number } =>
  typeof given === 'object' && given !== null && 'turns' in given && given.turns instanceof Int32Array && 'seconds' in given
if (!isWatch(workerData)) throw new Error('The thread was given nothing to watch.')
const { turns, seconds } = workerData

/** Counted in looks of this thread and not by the clock: a machine that slept, or a process that was stopped, blocks nothing. */
let standing = 0
let last = -1
const looking = setInterval(() => {
  const now = Atomics.load(turns, 0)
  standing = now === last ? standing + 1 : 0
  last = now
  if (standing * LOOK_MS < seconds * 1000) return
  clearInterval(looking)
  showStack()
  setTimeout(() => end([]), STACK_MS)
}, LOOK_MS)

const files = new Map<string, string>()

function showStack(): void {
  const session = new Session()
  session.connectToMainThread()
  session.on('Debugger.scriptParsed', ({ params }) => void files.set(params.scriptId, params.url))
  session.on('Debugger.paused', ({ params }) => end(params.callFrames))
  session.post('Debugger.enable')
  session.post('Debugger.pause')
}

/** Names of functions and places in our code: no argument and no value, for they may be private. */
function end(frames: readonly Debugger.CallFrame[]): void {
  const at = frames
    .slice(0, MOST_FRAMES)
    .map(({ functionName, location }) => `${functionName} (${files.get(location.scriptId) ?? ''}:${location.lineNumber + 1})`)
    .join(' | ')
  const line = { level: ERROR, time: Date.now(), seconds, at, msg: 'the event loop was blocked; the process is ended' }
  writeSync(1, `${JSON.stringify(line)}\n`)
  process.kill(process.pid, 'SIGKILL')
}
