import { type BrotliOptions, brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this, an answer fits into one packet anyway. */
const SMALLEST_BYTES = 1024
/** Up to here an answer is compressed in one go. It holds the loop for half a millisecond at most, and costs less than a stream. */
const AT_ONCE_BYTES = 32 * 1024
const withQuality = (quality: number): BrotliOptions => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
/** A small part of the time that the best quality takes, for most of what it saves. */
const AT_ONCE = withQuality(4)
/** Longer answers are compressed beside the loop. A third more time makes a report a seventh smaller; short answers would gain nothing. */
const AS_STREAM = withQuality(5)
/** Texts that are sent whole. An event stream is never held back to be compressed; pictures, PDFs and zips are small already. */
const IS_TEXT = /^(?:application\/json|text\/html|text\/plain|text\/calendar|text\/javascript)(?:;|$)/

/** Where a browser says that a request comes from when it comes from our own pages, or from the address bar. */
const OUR_OWN: ReadonlySet<string> = new Set(['same-origin', 'none'])

/**
 * Compresses answers for browsers that accept it: Brotli, else gzip.
 *
 * Someone who can make a member's browser ask, put words of their choice into the answer and see its length learns what else the
 * answer says (BREACH). Our session cookie is `SameSite=Lax`, so another site can make a browser ask in the member's name only by
 * opening one of our addresses as a page, and every browser that we support then says so in `Sec-Fetch-Site`. The answer to such a
 * request goes out as it is.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, _reply, done) => {
    const site = request.headers['sec-fetch-site']
    if (typeof site === 'string' && !OUR_OWN.has(site)) request.headers['x-no-compression'] = 'true'
    done()
  })
  await app.register(compress, {
    globalDecompression: false,
    customTypes: IS_TEXT,
    encodings: ['br', 'gzip'],
    threshold: SMALLEST_BYTES,
    syncThreshold: AT_ONCE_BYTES,
    brotliOptions: AT_ONCE,
    zlib: { brotliCompressSync, createBrotliCompress: () => createBrotliCompress(AS_STREAM) },
  })
}
