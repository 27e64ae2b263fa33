import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import type { Digest, DigestInput } from '#server/features/reports/digest.ts'
import { best, median, type Measured, timesOf } from '#tools/bench/measured.ts'
import { makeSeededReport, seededFile, type Layout, printCreditFile } from '#tools/synthetic-reports/make-report.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'

const PAGES = 40
const DIGEST = new URL('../../server/features/reports/digest.ts', import.meta.url)

/** From bytes to report, findings and items, one file at a time, against `pdftotext -bbox` on the same file. */
export async function benchReading(): Promise<Measured[]> {
  const browser = await startBrowserPrinter(process.env['CHROMIUM'] ?? '/usr/bin/chromium')
  const printer = { print: browser.print, typeset: startTypesetter() }
  const pageText = embeddedPageText({ threads: 1 })
  const folder = mkdtempSync(path.join(tmpdir(), 'errata-bench-'))
  const found: Measured[] = []
  try {
    for (const [layout, name] of [
      ['experian', 'Experian, printed by the browser'],
      ['myequifax', 'myEquifax'],
      ['transunion', 'TransUnion, printed by the browser'],
    ] as const) {
      const bytes = await fortyPages(layout, {
        printer,
        count: async (file) => pagesOf(await pageText.pageCount(file, { password: null })),
      })
      found.push(await compare(name, { bytes, pageText, file: path.join(folder, `${layout}.pdf`) }))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await pageText.close()
    await browser.close()
  }
  return found
}

const pagesOf = (counted: { kind: string; count?: number }): number => counted.count ?? 0

interface Making {
  readonly printer: Parameters<typeof makeSeededReport>[2]
  readonly count: (file: Uint8Array) => Promise<number>
}

/** A seeded file cut down to the number of accounts that fills about forty pages. */
async function fortyPages(layout: Layout, { printer, count }: Making): Promise<Uint8Array> {
  const large = ['1', '2', '3', '10', '11', '18', '20', '23'].map((seed) => ({ seed, file: seededFile(layout, seed) }))
  const biggest = large.toSorted((a, b) => b.file.accounts.length - a.file.accounts.length)[0]
  if (!biggest) throw new Error('there is a seeded file')
  const print = async (accounts: number): Promise<Uint8Array> =>
    (
      await printCreditFile(
        layout,
        { ...biggest.file, accounts: biggest.file.accounts.slice(0, accounts) },
        { seed: biggest.seed, printer },
      )
    ).bytes
  let accounts = biggest.file.accounts.length
  let bytes = await print(accounts)
  for (let tries = 0; tries < 4; tries += 1) {
    const pages = await count(bytes)
    if (Math.abs(pages - PAGES) <= 1) break
    accounts = Math.max(1, Math.min(biggest.file.accounts.length, Math.round((accounts * PAGES) / pages)))
    bytes = await print(accounts)
  }
  return bytes
}

async function compare(
  name: string,
  { bytes, pageText, file }: { bytes: Uint8Array; pageText: ReturnType<typeof embeddedPageText>; file: string },
): Promise<Measured> {
  writeFileSync(file, bytes)
  const nothing = { earlier: [], disputes: null }
  const input: DigestInput = { reportId: 'bench', own: nothing, practice: nothing }
  let digest: Partial<Digest> = {}
  const read = async (): Promise<void> => {
    const answer = await pageText.read(bytes, {
      password: null,
      digest: { module: DIGEST, input },
      timeoutMs: 60_000,
    })
    if (answer.kind !== 'text' || typeof answer.digest !== 'object' || answer.digest === null) throw new Error('the file is read')
    digest = answer.digest
  }
  const ours = await timesOf(read, { warm: 3, times: 11 })
  const poppler = await timesOf(() => spawnSync('pdftotext', ['-bbox', file, '/dev/null']), { warm: 1, times: 11 })
  const pages = digest.pageCount ?? 0
  const rate = (milliseconds: number): string => `${Math.round((pages * 1000) / milliseconds)} pages/s`
  return {
    what: `${name}, ${pages} pages: file to report, rules included (median of 11)`,
    ours: rate(median(ours)),
    reference: `${rate(median(poppler))} pdftotext -bbox`,
    ratio: `${(median(poppler) / median(ours)).toFixed(2)} (best ${(best(poppler) / best(ours)).toFixed(2)})`,
    aim: '0.5',
  }
}
