// Every check that needs no running product, in order; all are run, then the failures are named.
import { spawnSync } from 'node:child_process'

const node = (...args) => [process.execPath, args]
const checks = [
  ['lock file', node('tools/check-lock.ts')],
  ['types', node('node_modules/typescript-native/bin/tsc', '-b')],
  ['format', node('node_modules/@biomejs/biome/bin/biome', 'format')],
  ['lint', node('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings')],
  [
    'walls',
    node(
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'engine',
      'contract',
      'adapters',
      'server',
      'web',
      'e2e',
      'tools',
    ),
  ],
  ['dead wood', node('node_modules/knip/bin/knip.js')],
  ['rows of both documents', node('tools/check-spec.ts')],
  ['documents', node('tools/check-docs.ts')],
]

const failed = []
for (const [name, [command, args]] of checks) {
  const started = Date.now()
  const done = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`${done.status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (done.status === 0) continue
  failed.push(name)
  console.log(`${done.stdout}${done.stderr}`)
}
if (failed.length > 0) {
  console.error(`These checks failed: ${failed.join(', ')}`)
  process.exit(1)
}
