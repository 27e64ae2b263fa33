// For tests, which load modules one by one: Node finds most of them without a look at any package.json.
import module from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = pathToFileURL(path.join(import.meta.dirname, '..', path.sep)).href

/** Node parses this package's list of 4,000 modules anew for each module of it, which was half of loading the server. */
const LARGE = 'drizzle-orm'
const IN_LARGE = `${ROOT}node_modules/${LARGE}/`

/** Ours end in `.ts` and are named from the root (`#engine/…`) or from the module that asks: `imports` of package.json says the same. */
function addressOfOurs(specifier, asking) {
  if (!specifier.endsWith('.ts')) return null
  if (specifier.startsWith('#')) return ROOT + specifier.slice(1)
  return specifier.startsWith('.') && asking?.startsWith(ROOT) ? new URL(specifier, asking).href : null
}

/** Where the large package's modules are, as Node found it at first. */
const found = new Map()

function findOnce(specifier, find) {
  if (!found.has(specifier)) found.set(specifier, { ...find(), shortCircuit: true })
  return found.get(specifier)
}

module.registerHooks?.({
  resolve(specifier, context, otherwise) {
    const ours = addressOfOurs(specifier, context.parentURL)
    if (ours !== null) return { url: ours, format: 'module-typescript', shortCircuit: true }
    if (!context.conditions.includes('import')) return otherwise(specifier, context)
    if (specifier.startsWith(LARGE)) return findOnce(specifier, () => otherwise(specifier, context))
    if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.startsWith(IN_LARGE)) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    }
    return otherwise(specifier, context)
  },
})
