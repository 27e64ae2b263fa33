import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { longReport } from '#tools/bench/long-report.ts'
import type { Measured } from '#tools/bench/measured.ts'
import { deleteFrom, keptOf, type Product, startProduct, uploadTo } from '#tools/bench/product.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'

const MOST_MEGABYTES = 400
const MOST_TIMES_SLOWER = 2
const PORT = 3951
const SECONDS = 15
/** Milliseconds between two calls of others: a modest, steady load, so that waiting is measured and not a queue. */
const PACE = 10

const PAGES = 60

/** `benchReadingLoad` with an Experian report of about sixty pages. */
export async function benchLongRead(): Promise<Measured[]> {
  const browser = await startBrowserPrinter(process.env['CHROMIUM'] ?? '/usr/bin/chromium')
  const pageText = embeddedPageText({ threads: 1 })
  try {
    const printer = { print: browser.print, typeset: startTypesetter() }
    const report = await longReport('experian', PAGES, { printer, pageText })
    const counted = await pageText.pageCount(report, { password: null })
    // The browser and our own reader would weigh on what is measured.
    await Promise.all([browser.close(), pageText.close()])
    return await benchReadingLoad(report, counted.kind === 'pages' ? counted.count : 0)
  } finally {
    await Promise.all([browser.close(), pageText.close()])
  }
}

/** What a long read does to the server: the memory that it holds, the wait of everyone else's calls, and whose work it is. */
async function benchReadingLoad(report: Uint8Array, pages: number): Promise<Measured[]> {
  const product = await startProduct(PORT)
  try {
    const before = product.memory()
    const quiet = await p99Of(product, async () => wait(SECONDS * 1000))
    const start = product.processor()
    let reads = 0
    let most = 0
    const busy = await p99Of(product, async () => {
      const until = performance.now() + SECONDS * 1000
      for (; performance.now() < until; reads += 1) {
        const memory = setInterval(() => {
          most = Math.max(most, product.memory())
        }, 20)
        const { status, body } = await uploadTo(product, { name: 'long.pdf', bytes: withOtherHash(report, reads) })
        clearInterval(memory)
        const kept = keptOf(body)
        if (status !== 201 || !kept) throw new Error(`the long report answered ${status}`)
        // A member has one such report, not forty.
        await deleteFrom(product, kept.id)
      }
    })
    const end = product.processor()
    const each = (seconds: number): string => `${Math.round((seconds * 1000) / reads)} ms`
    return [
      {
        what: `Memory of the server while it reads ${pages} pages, ${reads} times over`,
        ours: `${Math.round(most)} MB`,
        reference: `${Math.round(before)} MB before`,
        ratio: (most / before).toFixed(2),
        aim: `under ${MOST_MEGABYTES} MB`,
        isMet: most < MOST_MEGABYTES,
      },
      {
        what: `p99 of signed-in GET /api/disputes at ${1000 / PACE} a second while ${pages} pages are read again and again`,
        ours: `${busy.toFixed(1)} ms`,
        reference: `${quiet.toFixed(1)} ms with nothing else`,
        ratio: (busy / quiet).toFixed(2),
        aim: `at most ${MOST_TIMES_SLOWER}`,
        isMet: busy / quiet <= MOST_TIMES_SLOWER,
      },
      {
        what: `CPU of each of these ${reads} reads, upload, answer, deletion and the others' calls together`,
        ours: each(end.server - start.server),
        reference: `${each(end.database - start.database)} of the database beside it`,
        ratio: '-',
        aim: 'none',
        isMet: null,
      },
    ]
  } finally {
    await product.stop()
  }
}

/** The same pages in a file that was never uploaded before: what is behind the end of a PDF is not read. */
function withOtherHash(report: Uint8Array, index: number): Uint8Array<ArrayBuffer> {
  const mark = new TextEncoder().encode(`\n% ${index}\n`)
  const bytes = new Uint8Array(report.length + mark.length)
  bytes.set(report)
  bytes.set(mark, report.length)
  return bytes
}

async function p99Of({ url, cookie }: Product, during: () => Promise<unknown>): Promise<number> {
  const workerData = { url: `${url}/api/disputes`, cookie, pace: PACE }
  const asking = new Worker(new URL('./ask-regularly.ts', import.meta.url), { workerData })
  const told = once(asking, 'message')
  await during()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
  asking.postMessage('stop')
  const [took] = z.tuple([z.array(z.number())]).parse(await told)
  const sorted = took.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
}
