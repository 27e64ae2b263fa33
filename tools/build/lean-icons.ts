import path from 'node:path'
import type { Plugin } from 'vite'

const MAKER = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/
const OURS = path.join(import.meta.dirname, 'draw-icon.ts')

/** Puts our maker of icons in the place of Lucide's: half of what a page loads for its icons is what we never use. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    load: (id) => (MAKER.test(id) ? `export { drawIcon as default } from ${JSON.stringify(OURS)}` : null),
  }
}
