import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
})

const UNKNOWN = 'none is named'

/** What is installed to run the product, by licence, as the lock names it: `licence: package version, …`. */
export function listLicenses(lock: unknown): readonly string[] {
  const installed = Object.entries(lockFile.parse(lock).packages).flatMap(([at, { version, license, dev }]) =>
    at.includes('node_modules/') && dev !== true
      ? [{ license: license ?? UNKNOWN, name: `${at.split('node_modules/').at(-1) ?? at} ${version ?? ''}`.trim() }]
      : [],
  )
  return [...Map.groupBy(installed, ({ license }) => license)]
    .map(([license, of]) => `${license}: ${[...new Set(of.map(({ name }) => name))].toSorted().join(', ')}`)
    .toSorted()
}

if (import.meta.main) {
  const lock: unknown = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8'))
  for (const line of listLicenses(lock)) console.log(`${line}\n`)
}
