import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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
export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), preloadFonts()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The theme is written with light-dark(), which these browsers know.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  server: { port: 5173, proxy: { '/api': { target: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`, changeOrigin: false } } },
})
