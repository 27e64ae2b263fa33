import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import lighthouse from 'lighthouse'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { makeCreditFile } from '#engine/practice/credit-file.ts'
import { median } from '#tools/bench/measured.ts'
import { listening, overTls } from '#tools/bench/over-tls.ts'
import { ended, type Product, register, startProduct, untilHealthy, uploadTo } from '#tools/bench/product.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

/**
 * `npm run bench:web`: Lighthouse's mobile setting on our first screens, next to a bare page of Vite and React that is built and served
 * in the same run, both over HTTP/2 as behind a proxy. Each page in turn, so that a busy minute of the machine weighs on all alike. A phone has
 * processors of its own: after a first visit, our answers come again as they came and as late, and the server rests. The screens must be built.
 */

const ROUNDS = 3
const DEBUGGING_PORT = 3941
const PRODUCT_PORT = 3942
const HEAVY = { reports: 10, accounts: 60 }
const KB = 1000

/** A page, and how many points below the bare one it may be. */
interface Page {
  readonly what: string
  readonly url: string
  readonly cookie?: string
  readonly aim?: number
  /** Whether the Back button may bring the page back from memory. A member's page may not. */
  readonly isKept: boolean
}

interface Seen {
  readonly points: number
  readonly requests: number
  readonly scripts: number
  readonly scriptKB: number
  readonly sentKB: number
  readonly lcp: number
  readonly cls: number
  /** Why the browser didn't keep the page for the Back button; empty if it did. */
  readonly notKept: string
}

async function run(): Promise<void> {
  const bare = await startBarePage()
  const product = await startProduct(PRODUCT_PORT)
  const fronts = { bare: await overTls(bare.port), product: await overTls(PRODUCT_PORT) }
  const browser = await startBrowser()
  try {
    const light = await makeMember(product, { name: 'light', reports: 1, accounts: 4 })
    const heavy = await makeMember(product, { name: 'heavy', ...HEAVY })
    const pages: readonly Page[] = [
      { what: 'a bare page of Vite and React', url: `${fronts.bare.url}/`, isKept: true },
      { what: '/login', url: `${fronts.product.url}/login`, aim: 10, isKept: true },
      { what: '/dashboard, light', url: `${fronts.product.url}/dashboard`, cookie: light, aim: 15, isKept: false },
      { what: '/dashboard, heavy', url: `${fronts.product.url}/dashboard`, cookie: heavy, aim: 15, isKept: false },
    ]
    const visit = async (page: Page): Promise<Seen> => {
      await browser.signIn(page)
      return look(page, TRIES)
    }
    for (const page of pages) await visit(page)
    fronts.bare.replay()
    fronts.product.replay()
    const seen = new Map<Page, Seen[]>(pages.map((page) => [page, []]))
    for (let round = 0; round < ROUNDS; round += 1) for (const [page, list] of seen) list.push(await visit(page))
    const rows = pages.map((page) => ({ page, middle: middleOf(seen.get(page) ?? []) }))
    const reference = rows[0]?.middle.points ?? Number.NaN
    console.table(
      Object.fromEntries(
        rows.map(({ page, middle }) => [
          page.what,
          { ...middle, aim: page.aim === undefined ? '' : `${reference - page.aim} or more` },
        ]),
      ),
    )
    const missed = rows.filter(
      ({ page, middle }) =>
        (page.aim !== undefined && middle.points < reference - page.aim) || page.isKept !== (middle.notKept === ''),
    )
    for (const { page } of missed) console.log(`Aim missed: ${page.what}`)
    process.exitCode = missed.length === 0 ? 0 : 1
  } finally {
    await browser.stop()
    for (const front of Object.values(fronts)) front.stop()
    await product.stop()
    bare.stop()
  }
}

/** A browser that has kept nothing, and that Lighthouse can drive. */
async function startBrowser(): Promise<{ signIn(page: Page): Promise<void>; stop(): Promise<void> }> {
  const profile = mkdtempSync(path.join(tmpdir(), 'errata-browser-'))
  const own = ['--headless=new', '--no-sandbox', '--no-first-run', '--ignore-certificate-errors', `--user-data-dir=${profile}`]
  const args = [...own, `--remote-debugging-port=${DEBUGGING_PORT}`, 'about:blank']
  const child = spawn(process.env['CHROMIUM'] ?? '/usr/bin/chromium', args, { stdio: 'ignore' })
  const debugging = `http://127.0.0.1:${DEBUGGING_PORT}`
  await untilHealthy(`${debugging}/json/version`)
  const driven = await chromium.connectOverCDP(debugging)
  return {
    // A cookie among Lighthouse's own headers is not sent: the browser alone says which cookies it has.
    signIn: async ({ url, cookie }) => {
      const [context] = driven.contexts()
      if (context === undefined) throw new Error('the browser has no profile')
      await context.clearCookies()
      const [name, value] = cookie?.split('=') ?? []
      if (name !== undefined && value !== undefined) await context.addCookies([{ name, value, url }])
    },
    stop: async () => {
      await driven.close()
      child.kill()
      await ended(child)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** Someone who has paid and uploaded reports. */
async function makeMember(
  product: Product,
  { name, reports, accounts }: { readonly name: string; readonly reports: number; readonly accounts: number },
): Promise<string> {
  const cookie = await register(product.url, name)
  await fetch(`${product.url}/api/confirm-demo-payment`, { method: 'POST', headers: { cookie } })
  for (let index = 0; index < reports; index += 1) {
    const seed = `${name} ${index}`
    const bytes = new Uint8Array(exampleReport({ seed, accounts: makeCreditFile(seed, { accounts }).accounts }).bytes)
    const { status } = await uploadTo({ ...product, cookie }, { name: `${index}.pdf`, bytes })
    if (status !== 201) throw new Error(`uploading answered ${status}`)
  }
  return cookie
}

/** The smallest page that React draws, built as ours is and compressed as ours is. */
async function startBarePage(): Promise<{ readonly port: number; stop(): void }> {
  const root = mkdtempSync(path.join(tmpdir(), 'errata-bare-'))
  const main = path.join(root, 'main.jsx')
  writeFileSync(
    path.join(root, 'index.html'),
    '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Bare</title></head><body><div id="app"></div><script type="module" src="./main.jsx"></script></body></html>',
  )
  writeFileSync(
    main,
    "import { createRoot } from 'react-dom/client'\ncreateRoot(document.getElementById('app')).render(<h1>Hello</h1>)\n",
  )
  const react19 = ['react', 'react-dom'].map((name) => ({ find: name, replacement: path.resolve('node_modules', name) }))
  await build({ root, configFile: false, logLevel: 'warn', plugins: [react()], resolve: { alias: react19 } })
  const files = new Map<string, Buffer>()
  const dist = path.join(root, 'dist')
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (path.extname(file) !== '') files.set(`/${file}`, brotliCompressSync(readFileSync(path.join(dist, file))))
  rmSync(root, { recursive: true, force: true })
  const server = createServer((request, response) => {
    const name = request.url === '/' ? '/index.html' : (request.url ?? '')
    const content = files.get(name)
    const type = name.endsWith('.js') ? 'text/javascript' : 'text/html'
    if (content === undefined) response.writeHead(404).end()
    else
      response
        .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'max-age=31536000' })
        .end(content)
  })
  const port = await listening(server)
  return { port, stop: () => server.close() }
}

/** On a busy machine Lighthouse sometimes loses the beginning of a visit; it is then made again. */
const TRIES = 3

/** One visit of someone whose browser has kept nothing. */
async function look(page: Page, tries: number): Promise<Seen> {
  const { url } = page
  const found = await lighthouse(url, { port: DEBUGGING_PORT, onlyCategories: ['performance'], logLevel: 'error' })
  if (found === undefined) throw new Error(`Lighthouse said nothing of ${url}`)
  const { audits, categories, runtimeError } = found.lhr
  if (runtimeError !== undefined && tries > 1) return look(page, tries - 1)
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`)
  if (found.lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${found.lhr.finalDisplayedUrl}`)
  const requests = requestsOf(audits['network-requests']?.details)
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return {
    points: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
    requests: requests.length,
    scripts: scripts.length,
    scriptKB: kilobytes(scripts),
    sentKB: kilobytes(requests),
    lcp: round((audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000, 2),
    cls: round(audits['cumulative-layout-shift']?.numericValue ?? Number.NaN, 3),
    notKept: reasonsOf(audits['bf-cache']?.details).join(' '),
  }
}

interface Request {
  readonly resourceType: string
  readonly transferSize: number
}

const kilobytes = (requests: readonly Request[]): number =>
  Math.round(requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / KB)
const round = (value: number, digits: number): number => Number(value.toFixed(digits))

function reasonsOf(details: unknown): readonly string[] {
  return itemsOf(details).flatMap((item) => ('protocolReason' in item ? [String(item.protocolReason)] : []))
}

function requestsOf(details: unknown): readonly Request[] {
  return itemsOf(details).flatMap((item): Request[] =>
    'transferSize' in item && typeof item.transferSize === 'number'
      ? [{ resourceType: 'resourceType' in item ? String(item.resourceType) : '', transferSize: item.transferSize }]
      : [],
  )
}

function itemsOf(details: unknown): readonly object[] {
  if (typeof details !== 'object' || details === null || !('items' in details) || !Array.isArray(details.items)) return []
  return details.items.filter((item: unknown) => typeof item === 'object' && item !== null)
}

const middleOf = (list: readonly Seen[]): Seen => {
  const of = (pick: (one: Seen) => number): number => median(list.map(pick).toSorted((a, b) => a - b))
  return {
    points: of((one) => one.points),
    requests: of((one) => one.requests),
    scripts: of((one) => one.scripts),
    scriptKB: of((one) => one.scriptKB),
    sentKB: of((one) => one.sentKB),
    lcp: of((one) => one.lcp),
    cls: of((one) => one.cls),
    notKept: list[0]?.notKept ?? '',
  }
}

await run()
