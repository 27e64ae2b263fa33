import type { Plugin } from 'vite'

/** Zod's makers of JSON Schema: every schema names them, and only the server's OpenAPI document calls them. */
const MAKERS = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/
const EXPORTED = /^export (?:const|function) (\w+)/gm
const RENAMED = /^export \{ \w+ as (\w+) \};/gm

/** Leaves them out of what a browser loads; calling one there is an error that says so. */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (!MAKERS.test(id)) return null
      const names = [...code.matchAll(EXPORTED), ...code.matchAll(RENAMED)].map((match) => match[1])
      return {
        code: `const leftOut = () => { throw new Error('JSON Schema is made on the server') }\n${names
          .map((name) => `export { leftOut as ${name} }`)
          .join('\n')}`,
        map: null,
        moduleSideEffects: false,
      }
    },
  }
}
