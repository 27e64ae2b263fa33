import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Alias, defineConfig, type Plugin, type UserConfig } from 'vite'
import { compressBuilt } from './tools/build/compress-built.ts'
import { leanIcons } from './tools/build/lean-icons.ts'
import { leanContract } from './tools/build/lean-contract.ts'
import { leanZod } from './tools/build/lean-zod.ts'
import { planChunks } from './tools/build/plan-chunks.ts'
import { screenFiles } from './tools/build/screen-files.ts'
import { screensToBuild } from './tools/build/screens.ts'
import { sayInSpanish } from './tools/build/spanish/say-in-spanish.ts'

/** The two Latin faces every page shows at once; the other subsets load by `unicode-range` when a page needs them. */
const FIRST_FONTS = [/newsreader-latin-wght-normal/, /public-sans-latin-wght-normal/]

/** Preloads the first fonts, whose hashed names are known only after bundling. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, context) =>
        Object.keys(context.bundle ?? {})
          .filter((file) => FIRST_FONTS.some((font) => font.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  }
}

/** Calls that do nothing but make what they answer. */
const PURE = { manualPureFunctions: ['z'] }

/** What every page loads. */
const FIRST = /\/(?:rolldown-runtime|packages|start)-/

/** Every name is in the entry, which pays for each letter; the hash is long enough that no two files share it. */
const nameOfFile = (chunk: { readonly name: string }): string =>
  FIRST.test(`/${chunk.name}-`) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'

/**
 * The web room: `vite build` writes dist/web, `vite build --mode spanish` the same screens in Spanish to dist/web-spanish, and `vite` serves
 * the English ones with /api sent on to the server at PORT.
 */
const shared = {
  root: 'web',
  plugins: [react(), tailwindcss(), leanZod(), leanContract(), leanIcons()],
  build: {
    outDir: '../dist/web',
    // Schemas and endpoints that no screen names are left out.
    rolldownOptions: { treeshake: PURE },
    emptyOutDir: true,
    // The theme is written with light-dark(), which these browsers know.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: {
      // Each of them preloads modules by itself.
      polyfill: false,
      // What the page loads anyway is named by the page alone.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !FIRST.test(file)),
    },
  },
} satisfies UserConfig

/** React has it; the package is for those before it. */
const LEAN: Alias[] = [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }]

export default defineConfig(async ({ command, mode }) => {
  if (command === 'serve')
    return {
      ...shared,
      server: {
        port: 5173,
        proxy: { '/api': { target: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`, changeOrigin: false } },
      },
    }
  const screens = screensToBuild()
  const isSpanish = mode === 'spanish'
  const plugins = isSpanish ? [sayInSpanish(), ...shared.plugins] : shared.plugins
  const lean = { ...shared, plugins, resolve: { alias: LEAN } }
  const name = await planChunks(lean, screens)
  return {
    ...lean,
    plugins: [...lean.plugins, preloadFonts(), screenFiles(screens), compressBuilt()],
    build: {
      ...shared.build,
      outDir: isSpanish ? '../dist/web-spanish' : shared.build.outDir,
      rolldownOptions: {
        treeshake: PURE,
        output: {
          chunkFileNames: nameOfFile,
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name, debugName: 'planned' }] },
        },
      },
    },
  }
})
