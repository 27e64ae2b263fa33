// For tests, which load our modules one by one: Node finds them without a look at each folder's package.json.
import module from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = pathToFileURL(path.join(import.meta.dirname, '..', path.sep)).href

/** Ours end in `.ts` and are named from the root (`#engine/…`) or from the module that asks: `imports` of package.json says the same. */
function addressOf(specifier, asking) {
  if (!specifier.endsWith('.ts')) return null
  if (specifier.startsWith('#')) return ROOT + specifier.slice(1)
  return specifier.startsWith('.') && asking?.startsWith(ROOT) ? new URL(specifier, asking).href : null
}

module.registerHooks?.({
  resolve(specifier, context, otherwise) {
    const url = addressOf(specifier, context.parentURL)
    return url === null ? otherwise(specifier, context) : { url, format: 'module-typescript', shortCircuit: true }
  },
})
