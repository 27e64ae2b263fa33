import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { compressBuilt } from './tools/build/compress-built.ts'
import { planChunks } from './tools/build/plan-chunks.ts'
import { screenFiles } from './tools/build/screen-files.ts'
import { screensToBuild } from './tools/build/screens.ts'
import { withoutJsonSchema } from './tools/build/without-json-schema.ts'

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

/** The web room: `vite build` writes dist/web, `vite` serves it with /api sent on to the server at PORT. */
const shared = {
  root: 'web',
  plugins: [react(), tailwindcss(), withoutJsonSchema()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The theme is written with light-dark(), which these browsers know.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
  },
} satisfies UserConfig

export default defineConfig(async ({ command }) => {
  if (command === 'serve')
    return {
      ...shared,
      server: {
        port: 5173,
        proxy: { '/api': { target: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`, changeOrigin: false } },
      },
    }
  const screens = screensToBuild()
  const name = await planChunks(shared, screens)
  return {
    ...shared,
    plugins: [...shared.plugins, preloadFonts(), screenFiles(screens), compressBuilt()],
    build: {
      ...shared.build,
      rolldownOptions: {
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name, debugName: 'planned' }] } },
      },
    },
  }
})
