import type { Plugin } from 'vite'

/** Zod's makers of JSON Schema: every schema names them, and only the server's OpenAPI document calls them. */
const MAKERS = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/
const EXPORTED = /^export (?:const|function) (\w+)/gm
const RENAMED = /^export \{ \w+ as (\w+) \};/gm

const SCHEMAS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/

/** What every schema names and no browser of ours uses. */
const UNUSED: readonly (readonly [name: string, found: RegExp, instead: string])[] = [
  // `z.string().email()` and its like are deprecated for `z.email()`; the contract has only the latter.
  ['the old formats of a string', /(const ZodString = [^{]+\{[^{}]+\}), \{\n {4}email\([\s\S]+?\n\}\);/, '$1);'],
  // An answer that was JSON holds no circle.
  ['the guard against circles', /core\.config\(\{ memoizer: core\.memoizer\(\) \}\);/, ';'],
  // Only transforms that go both ways have these.
  ['the ways back', /\n {4}validate\(data, params\) \{[\s\S]+?(?=\n {4}toJSONSchema\()/, ''],
  // What a form can get wrong has words of its own in the contract; what is left is 'Invalid input'.
  ['its own words', /core\.config\(en\(\)\);/, ';'],
  // It makes a parser with `new Function`, which the content security policy forbids.
  ['the maker of parsers', /core\.\$ZodObjectJIT\.init/, 'core.$ZodObject.init'],
]

/** Leaves out of Zod what no browser needs. Calling a maker of JSON Schema there is an error that says so. */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    transform(code, id) {
      if (MAKERS.test(id)) return { code: withoutMakers(code), map: null, moduleSideEffects: false }
      return SCHEMAS.test(id) ? { code: withoutUnused(code), map: null } : null
    },
  }
}

function withoutMakers(code: string): string {
  const names = [...code.matchAll(EXPORTED), ...code.matchAll(RENAMED)].map((match) => match[1])
  const exports = names.map((name) => `export { leftOut as ${name} }`)
  return `const leftOut = () => { throw new Error('JSON Schema is made on the server') }\n${exports.join('\n')}`
}

function withoutUnused(code: string): string {
  return UNUSED.reduce((left, [name, found, instead]) => {
    if (!found.test(left)) throw new Error(`Zod has ${name} in another place: mend tools/build/lean-zod.ts`)
    return left.replace(found, instead)
  }, code)
}
