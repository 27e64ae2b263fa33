// `npm start`: runs the server, and starts it again when a signal ended it: its own watchdog, or the system when memory was short.
// A server that ends by itself, because it was told to or cannot start, is not started again. With PROCESSES the same server runs so
// many times on one port; once one of them has served, each that ends is started again, however it ended.
import { spawn } from 'node:child_process'
import cluster from 'node:cluster'
import path from 'node:path'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** A server that ran this long was well. */
const WELL_MS = 60_000

// The server and its threads keep what Node compiled, where the folder can be written.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '../node_modules/.cache/compiled')

const command = process.argv.slice(2)
// What cannot be used is refused by the server, by name and in words.
const wanted = Number(process.env.PROCESSES)
const isMany = Number.isInteger(wanted) && wanted > 1 && wanted <= 64 && Boolean(process.env.DATABASE_URL)

const places = [{ child: null, pause: FIRST_PAUSE_MS }]
let hasServed = false
let isStopping = false

const running = () => places.flatMap(({ child }) => child ?? [])

const start = (place) => {
  const begun = Date.now()
  place.child = isMany ? fork() : spawn(process.execPath, command, { stdio: 'inherit' })
  place.child.once('exit', (code, signal) => {
    place.child = null
    if (isStopping || (signal === null && !hasServed)) {
      if (running().length === 0) process.exit(code ?? 1)
      return
    }
    if (Date.now() - begun > WELL_MS) place.pause = FIRST_PAUSE_MS
    console.error(`The server was ended by ${signal ?? `itself, with code ${code}`}. It starts again in ${place.pause / 1000} s.`)
    setTimeout(() => !isStopping && start(place), place.pause)
    place.pause = Math.min(2 * place.pause, LONGEST_PAUSE_MS)
  })
}

/** The others begin when the first one serves: by then the tables are there, and what is made once is made. */
const fork = () => {
  const worker = cluster.fork()
  worker.once('listening', () => {
    if (hasServed) return
    hasServed = true
    while (places.length < wanted) {
      const place = { child: null, pause: FIRST_PAUSE_MS }
      places.push(place)
      start(place)
    }
  })
  return worker.process
}

/** Whichever of them is asked for its figures asks here for those of all. */
async function answerMetrics() {
  const { AggregatorRegistry } = await import('prom-client')
  const registry = new AggregatorRegistry()
  const asked = 'errata metrics'
  cluster.on('message', async (worker, message) => {
    if (message?.[asked] !== true) return
    worker.send({ [asked]: await registry.clusterMetrics().catch(() => null) })
  })
}

const stop = (signal) => {
  isStopping = true
  if (running().length === 0) process.exit(0)
  for (const child of running()) child.kill(signal)
}
process.on('SIGTERM', stop)
// A terminal tells everyone in front of it: twice told, the server would end at once.
process.on('SIGINT', (signal) => (process.stdin.isTTY ? (isStopping = true) : stop(signal)))

// npm does not pass its own end on.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent && !isStopping) stop('SIGTERM')
}, 500).unref()

if (isMany) {
  cluster.setupPrimary({ exec: command.at(-1), execArgv: command.slice(0, -1), args: [] })
  if (process.env.METRICS_TOKEN) await answerMetrics()
}
start(places[0])
