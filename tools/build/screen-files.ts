import type { Plugin, Rolldown } from 'vite'
import type { Screen } from './screens.ts'

/** Writes `.vite/screens.json`: the files that every page loads, and for each screen those that it loads next to them, with its first calls. */
export function screenFiles(screens: readonly Screen[]): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const first = filesOf(chunks, (chunk) => chunk.isEntry)
      const source = {
        first: [...first],
        screens: screens.map(({ modules, ...screen }) => {
          const roots = modules.map((end) => ({
            end,
            chunk: chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${end}`)),
          }))
          const lost = roots.find(({ chunk }) => chunk === undefined)
          if (lost !== undefined) throw new Error(`${screen.path}: no file begins with ${lost.end}`)
          const files = filesOf(chunks, (chunk) => roots.some((root) => root.chunk === chunk))
          return { ...screen, files: [...files].filter((file) => !first.has(file)) }
        }),
      }
      this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source: JSON.stringify(source) })
    },
  }
}

/** The names of these chunks and of all that they import. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], isRoot: (chunk: Rolldown.OutputChunk) => boolean): Set<string> {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const name of chunk.imports) add(named.get(name))
  }
  for (const chunk of chunks) if (isRoot(chunk)) add(chunk)
  return found
}
