import type { Plugin } from 'vite'

const CONTRACT = /[\\/]contract[\\/][^\\/]+\.ts$/
/** Said for the server alone, and for the OpenAPI document that it makes. */
const FOR_THE_SERVER = [
  /^ {2}summary:\s+(['`])[^'`]*\1,$/gm,
  /^ {2}tag: '[^']*',$/gm,
  /^ {2}refusals: \[[^\]]*\],$/gm,
  /\s*\.meta\(\{ id: '\w+' \}\)/g,
]

/** Leaves out of the contract what a browser never reads. */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!CONTRACT.test(id)) return null
      return { code: FOR_THE_SERVER.reduce((left, part) => left.replace(part, ''), code), map: null }
    },
  }
}
