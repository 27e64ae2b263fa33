// `npm start`: runs the server, and starts it again when a signal ended it: its own watchdog, or the system when memory was short.
// A server that ends by itself, because it was told to or cannot start, is not started again.
import { spawn } from 'node:child_process'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** A server that ran this long was well. */
const WELL_MS = 60_000

let child
let isStopping = false
let pause = FIRST_PAUSE_MS

const start = () => {
  const begun = Date.now()
  child = spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit' })
  child.once('exit', (code, signal) => {
    if (signal === null || isStopping) process.exit(code ?? 1)
    if (Date.now() - begun > WELL_MS) pause = FIRST_PAUSE_MS
    console.error(`The server was ended by ${signal}. It starts again in ${pause / 1000} s.`)
    child = null
    setTimeout(start, pause)
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
  })
}

const stop = (signal) => {
  isStopping = true
  if (child === null) process.exit(0)
  child.kill(signal)
}
process.on('SIGTERM', stop)
// A terminal tells everybody in front of it: twice told, the server would end at once.
process.on('SIGINT', (signal) => (process.stdin.isTTY ? (isStopping = true) : stop(signal)))

// npm does not pass its own end on.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent && !isStopping) stop('SIGTERM')
}, 500).unref()

start()
