import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Fonts and pictures are compressed in their own way. The page itself is finished by the server for each visitor. */
const IS_TEXT = /\.(?:js|css|svg|json|webmanifest|txt)$/
/** Below this, a file fits into one packet anyway. */
const SMALLEST_BYTES = 512

/** After the build: `x.js.br` and `x.js.gz` next to each text file, for `@fastify/static` to send. */
export function compressBuilt(): Plugin {
  let directory = ''
  return {
    name: 'compress-built',
    apply: 'build',
    configResolved(config) {
      directory = path.resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = await readdir(directory, { recursive: true })
      await Promise.all(files.filter((file) => IS_TEXT.test(file)).map((file) => compress(path.join(directory, file))))
    },
  }
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < SMALLEST_BYTES) return
  const text = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  await Promise.all([
    toBrotli(text, { params }).then((short) => writeFile(`${file}.br`, short)),
    toGzip(text, { level: constants.Z_BEST_COMPRESSION }).then((short) => writeFile(`${file}.gz`, short)),
  ])
}
