// `node tools/build/bundle-server.ts`: the server in a few files, dist/server, which `npm start` runs. Loading its two thousand modules one by
// one took more than half of a start.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { addressesKept, entryOf, threadsOf } from './addresses-kept.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const BUNDLE = path.join(ROOT, 'dist/server')
const ROOMS = ['server', 'adapters', 'engine', 'contract']
/** Hundreds of small modules, none of which reads a file or needs to be the only one of its kind. Every other package is loaded as it is. */
const PACKAGES = ['drizzle-orm']

const files = ROOMS.flatMap((room) =>
  readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(ROOT, room, name)),
)
const threads = files.flatMap((file) => threadsOf(readFileSync(file, 'utf8'), file))
const entries = new Set([path.join(ROOT, 'server/main.ts'), ...threads])

const addresses: Plugin = {
  name: 'addresses',
  enforce: 'pre',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta/ },
    // Lines stay where they are: the map of places holds.
    handler: (code, id) => ({ code: addressesKept(code, id, { root: ROOT, bundle: BUNDLE }), map: null }),
  },
}

await build({
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  publicDir: false,
  plugins: [addresses],
  ssr: { noExternal: PACKAGES },
  build: {
    ssr: true,
    target: 'esnext',
    outDir: BUNDLE,
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries([...entries].map((file) => [entryOf(file, ROOT), file])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
