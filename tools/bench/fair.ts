import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { embeddedPrinting } from '#adapters/printing/embedded.ts'
import { ATTACKS, type Attack, type HostileFiles, type Kind, PAGES, post, withOtherHash } from '#tools/bench/hostile-acts.ts'
import { longReport } from '#tools/bench/long-report.ts'
import { deleteFrom, keptOf, type Product, register, startProduct, uploadTo } from '#tools/bench/product.ts'
import { markdownTable } from '#tools/bench/reading-row.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { identityIqPage } from '#tools/synthetic-reports/identityiq.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'

/**
 * `npm run bench:fair`: while one hostile member does each of the worst things there are, what another member waits: for
 * `GET /api/user`, asked by a thread of its own, and for a PDF of eight pages to be read. Each next to the same in peace right before it,
 * so that a machine whose load changes weighs on both alike.
 * `-- --only scans,erasures` chooses, `--seconds 20` says how long each goes on.
 */

const PORT = 3953
/** Milliseconds between two calls of the other member. */
const PACE = 20
/** The aims: p99 in medians of peace, the worst in milliseconds, the PDF in times of peace. */
const AIMS = { p99: 50, worst: 1000, pdf: 2 } as const

interface Waits {
  readonly median: number
  readonly p99: number
  readonly worst: number
  readonly calls: number
  /** Milliseconds of each upload of the PDF. */
  readonly pdf: readonly number[]
}

/** What the member waits for so many milliseconds, or as long as one PDF takes. */
async function waitsOf(product: Product, pdf: Uint8Array, milliseconds: number): Promise<Waits> {
  const workerData = { url: `${product.url}/api/user`, cookie: product.cookie, pace: PACE }
  const asking = new Worker(new URL('./ask-regularly.ts', import.meta.url), { workerData })
  const message = once(asking, 'message')
  const until = performance.now() + milliseconds
  const took: number[] = []
  do {
    const start = performance.now()
    const { status, body } = await uploadTo(product, { name: 'mine.pdf', bytes: withOtherHash(pdf, took.length) })
    const kept = keptOf(body)
    if (status !== 201 || kept === null) throw new Error(`the PDF of the other member was answered ${status}`)
    took.push(performance.now() - start)
    await deleteFrom(product, kept.id)
    await wait(500)
  } while (performance.now() < until)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
  asking.postMessage('stop')
  const [calls] = z.tuple([z.array(z.number())]).parse(await message)
  const sorted = calls.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { median: at(0.5), p99: at(0.99), worst: at(1), calls: sorted.length, pdf: took }
}

const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
const waitWords = ({ median, p99, worst, calls }: Waits): string => `${ms(median)}; ${ms(p99)}; ${ms(worst)} (${calls} calls)`
const verdict = (value: number, aim: number): string => `${value.toFixed(1)} (${value <= aim ? 'met' : 'NOT MET'})`

async function makeFiles(): Promise<HostileFiles & { readonly pdf: Uint8Array }> {
  const pageText = embeddedPageText({ threads: 1 })
  const printing = embeddedPrinting()
  try {
    const typeset = startTypesetter()
    // The typesetter alone: no browser is next to what is measured.
    const printer = { typeset, print: () => Promise.reject(new Error('nothing is printed by a browser here')) }
    const pdf = await longReport('experian', PAGES, { printer, pageText, isPlain: true })
    const pictures = await Promise.all(
      Array.from({ length: PAGES }, async (_, index) => {
        const drawn = await pageText.renderPage(pdf, { page: index + 1, dpi: 150, colour: false, password: null })
        if (drawn.kind === 'refused') throw new Error(`page ${index + 1} cannot be drawn: ${drawn.reason}`)
        return { picture: drawn.png, width: 612, height: 792 }
      }),
    )
    const { html } = identityIqPage('hostile')
    const rows = '<tr><td class="info">$1,200</td><td>OK</td></tr>'
    const page = html.replace(
      '</body>',
      `<table>${rows.repeat(Math.floor((3_000_000 - html.length) / rows.length))}</table></body>`,
    )
    return { pdf, scan: await printing.setPictures(pictures), page: Buffer.from(page), report: exampleReport().bytes }
  } finally {
    await Promise.all([pageText.close(), printing.close()])
  }
}

/** Someone whose subscription is paid, with so many reports. */
async function subscriber(name: string, reports: number): Promise<string> {
  const cookie = await register(product.url, name)
  await fetch(`${product.url}/api/confirm-demo-payment`, { method: 'POST', headers: { cookie } })
  for (let turn = 0; turn < reports; turn += 1)
    await uploadTo({ ...product, cookie }, { name: 'own.pdf', bytes: withOtherHash(files.report, turn) })
  return cookie
}

async function attackBy(name: string, { others = 0 }: Kind): Promise<Omit<Attack, 'signal' | 'answered'>> {
  const cookie = await subscriber(`hostile_${name}`, 1)
  const leaving: string[] = []
  for (let index = 0; index < others; index += 1) leaving.push(await subscriber(`other_${name}_${index}`, 3))
  return { url: product.url, cookie, others: leaving, files }
}

const { values } = parseArgs({ options: { only: { type: 'string' }, seconds: { type: 'string', default: '15' } } })
const chosen = values.only?.split(',') ?? Object.keys(ATTACKS)
const milliseconds = Number(values.seconds) * 1000
const { pdf, ...files } = await makeFiles()
const product = await startProduct(PORT)
try {
  await waitsOf(product, pdf, 3000)
  const rows: string[][] = []
  for (const name of chosen) {
    const kind = ATTACKS[name]
    if (kind === undefined) throw new Error(`there is no ${name}; there are ${Object.keys(ATTACKS).join(', ')}`)
    const attack = await attackBy(name, kind)
    const peace = await waitsOf(product, pdf, milliseconds)
    const hostile = new Worker(new URL('./hostile-thread.ts', import.meta.url), { workerData: { name, ...attack } })
    const told = once(hostile, 'message')
    await wait(300)
    const waits = await waitsOf(product, pdf, milliseconds)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
    hostile.postMessage('stop')
    const [times] = z.tuple([z.array(z.tuple([z.number(), z.number()]))]).parse(await told)
    const answered = times.map(([status, count]) => `${count} x ${status}`).join(', ')
    // Nothing of it is in the way of the next.
    await post({ ...attack, signal: AbortSignal.timeout(60_000), answered: new Map() }, '/api/account/erase', {
      confirm: 'ERASE',
    })
    await wait(3000)
    rows.push([
      `${kind.what} (answered: ${answered === '' ? 'nothing' : answered})`,
      waitWords(peace),
      waitWords(waits),
      verdict(waits.p99 / peace.median, AIMS.p99),
      verdict(waits.worst, AIMS.worst),
      `${ms(middle(peace.pdf))}; ${ms(middle(waits.pdf))}; ${ms(Math.max(...waits.pdf))} (${waits.pdf.length})`,
      verdict(middle(waits.pdf) / middle(peace.pdf), AIMS.pdf),
    ])
    console.log(rows.at(-1)?.join(' | '))
  }
  const heads = [
    'meanwhile, somebody else',
    'GET /api/user in peace: median; p99; worst',
    'meanwhile',
    `p99 in medians of peace (at most ${AIMS.p99})`,
    `worst (at most ${AIMS.worst} ms)`,
    'PDF: median in peace; median meanwhile; worst',
    `PDF in times of peace (at most ${AIMS.pdf})`,
  ]
  console.log(markdownTable(heads, rows))
} finally {
  await product.stop()
}
