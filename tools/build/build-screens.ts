import { spawn } from 'node:child_process'
import { cp, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * Builds the screens in both languages, side by side. The Spanish files go among the English ones, each named by what it holds; its page is
 * `dist/web/index.es.html`, and what its screens load is in `.vite/screens.es.json`.
 */
const ROOT = path.join(import.meta.dirname, '../..')
const WEB = path.join(ROOT, 'dist/web')
const SPANISH = path.join(ROOT, 'dist/web-spanish')

function build(mode: string): Promise<void> {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js')
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', '--mode', mode], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
    .on('error', reject)
    .on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`vite build --mode ${mode} ended with ${String(code)}`))))
  return promise
}

await Promise.all([build('production'), build('spanish')])
await cp(path.join(SPANISH, 'assets'), path.join(WEB, 'assets'), { recursive: true })
await rename(path.join(SPANISH, 'index.html'), path.join(WEB, 'index.es.html'))
await rename(path.join(SPANISH, '.vite/screens.json'), path.join(WEB, '.vite/screens.es.json'))
await rm(SPANISH, { recursive: true })
