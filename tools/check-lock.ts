import { readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * A lock file that lacks the packages of another platform installs here and fails there: every optional dependency that a
 * package of the lock names must have an entry of its own.
 */
const entry = z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() })
const lock = z.object({ packages: z.record(z.string(), entry) }).parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

const places = Object.keys(lock.packages)
const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !places.some((other) => other === `node_modules/${name}` || other.endsWith(`/node_modules/${name}`)))
    .map((name) => `${place === '' ? 'package.json' : place} needs ${name}`),
)

if (missing.length > 0) {
  console.error(`The lock file is incomplete:\n${missing.join('\n')}`)
  process.exit(1)
}
