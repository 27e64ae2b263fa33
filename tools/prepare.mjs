// Before start, test and dev: installs what the lock file says, builds the screens and bundles the server, each only when it changed.
// Built-ins only, and plain JavaScript: it runs on a bare clone under any Node 20.19 or newer.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const at = (...parts) => path.join(root, ...parts)
const hash = (text) => createHash('sha256').update(text).digest('hex')
const stamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

function run(command, args) {
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: process.env })
  if (done.status !== 0) process.exit(done.status ?? 1)
}

function npm(args) {
  const script = process.env.npm_execpath
  if (script && /\.c?js$/.test(script)) return run(process.execPath, [script, ...args])
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
}

function install() {
  const wanted = hash(readFileSync(at('package-lock.json')) + process.platform + process.arch)
  const installed = at('node_modules', '.installed')
  if (stamp(installed) === wanted) return
  console.log('Installing what Errata needs (once; about a minute) …')
  npm(['ci', '--loglevel=error', '--no-audit', '--no-fund'])
  writeFileSync(installed, wanted)
}

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(file)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield file
  }
}

/** Names, sizes and times, not contents: quick enough for every start. */
function fingerprint(...folders) {
  const files = folders.flatMap((folder) => [...filesBelow(at(folder))])
  const all = [...files, at('vite.config.ts'), at('package-lock.json')].toSorted()
  return hash(
    all.map((file) => `${path.relative(root, file)} ${statSync(file).size} ${Math.floor(statSync(file).mtimeMs)}`).join('\n'),
  )
}

function build() {
  const built = at('dist', '.built')
  const wanted = fingerprint('web', 'contract', 'engine', 'spanish', 'tools/build')
  if (stamp(built) === wanted && existsSync(at('dist', 'web', 'index.es.html'))) return
  console.log('Building the screens …')
  run(nodeBinary(), [at('tools', 'build', 'build-screens.ts')])
  mkdirSync(at('dist'), { recursive: true })
  writeFileSync(built, wanted)
}

function bundle() {
  // What is made again is taken away first, with its stamp.
  const bundled = at('dist', 'server', '.built')
  const wanted = fingerprint('server', 'adapters', 'contract', 'engine', 'tools/build')
  if (stamp(bundled) === wanted) return
  console.log('Bundling the server …')
  run(nodeBinary(), [at('tools', 'build', 'bundle-server.ts')])
  writeFileSync(bundled, wanted)
}

/** The Node that the lock file brings along, where there is one for this machine. */
function nodeBinary() {
  const own = at('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(own)) return own
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  console.error('Errata brings its own Node on Linux and Windows. On this machine, install Node 24 or newer and start again.')
  process.exit(1)
}

const has = (flag) => process.argv.includes(flag)
// The tests and journeys that start the product ask for this alone.
if (!has('--server-only')) install()
nodeBinary()
if (!has('--server-only') && !has('--no-build')) build()
if (!has('--no-build')) bundle()
