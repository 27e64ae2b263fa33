import type { Plugin, Rolldown } from 'vite'
import { FRAME, type Screen } from './screens.ts'

/** Writes `.vite/screens.json`: the files that every page loads, those of a member's frame, and for each screen those that it loads next to the first, with its first calls. */
export function screenFiles(screens: readonly Screen[]): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const first = filesOf(chunks, (chunk) => chunk.isEntry)
      const filesNextToFirst = (ends: readonly string[]): string[] => {
        const roots = ends.map((end) => {
          const root = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${end}`))
          if (root === undefined) throw new Error(`No file begins with ${end}`)
          return root
        })
        return [...filesOf(chunks, (chunk) => roots.includes(chunk))].filter((file) => !first.has(file))
      }
      const source = {
        first: [...first],
        frame: filesNextToFirst([FRAME]),
        screens: screens.map(({ modules, ...screen }) => ({ ...screen, files: filesNextToFirst(modules) })),
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
