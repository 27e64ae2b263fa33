import path from 'node:path'

/** The module of a thread, named where the thread is started. */
const THREAD = /new URL\('(\.{1,2}\/[^']+\.ts)', import\.meta\.url\)/g

/** The modules that this one gives to threads. */
export const threadsOf = (code: string, file: string): readonly string[] =>
  [...code.matchAll(THREAD)].map(([, module = '']) => path.join(path.dirname(file), module))

/** What a module that is loaded by its address is called in the bundle. */
export const entryOf = (file: string, root: string): string =>
  path.relative(root, file).replace(/\.ts$/, '').replaceAll(path.sep, '-')

/** A module of the bundle still finds the files that lie next to its source, and the threads that it starts are those of the bundle. */
export function addressesKept(
  code: string,
  file: string,
  { root, bundle }: { readonly root: string; readonly bundle: string },
): string {
  const source = path.relative(bundle, file).replaceAll(path.sep, '/')
  const kept = code
    .replaceAll(THREAD, (_found, module: string) => {
      const entry = entryOf(path.join(path.dirname(file), module), root)
      return `new URL('./${entry}.js', import.meta/**/.url)`
    })
    .replaceAll('import.meta.url', `new URL('${source}', import.meta/**/.url).href`)
    .replaceAll('import.meta.dirname', `(import.meta/**/.dirname + '/${path.posix.dirname(source)}')`)
  const other = /import\.meta\.(?!resolve\()\w+/.exec(kept)?.[0]
  if (other !== undefined) throw new Error(`${file}: the bundle of the server does not know what ${other} means`)
  return kept.replaceAll('import.meta/**/', 'import.meta')
}
