import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { auditWithDoubts } from '#engine/audit/audit-with-doubts.ts'
import type { Digest } from '#server/features/reports/conclude.ts'
import type { DocumentDigestInput } from '#server/features/reports/digest.ts'
import { longReport } from '#tools/bench/long-report.ts'
import { best, median, type Measured, timesInTurn } from '#tools/bench/measured.ts'
import { type RunBeside, startRunBeside } from '#tools/bench/run-beside.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'

const PAGES = 40
const TIMES = 31
/** The compiler of JavaScript has seen all of it by then. */
const WARM = 8
/** Of the speed of `pdftotext`. */
const AIM_PLAIN = 0.9
const AIM_PRINTED = 0.5
const DIGEST = new URL('../../server/features/reports/digest.ts', import.meta.url)

/** Plain files hold their text as a typesetter wrote it; the browser's have a font subset and a drawing for every rule. */
const FILES = [
  { layout: 'experian', name: 'Experian, printed by the browser', isPlain: false },
  { layout: 'myequifax', name: 'myEquifax, plain', isPlain: true },
  { layout: 'transunion', name: 'TransUnion, printed by the browser', isPlain: false },
  { layout: 'equifax-acr', name: 'Equifax ACR, plain', isPlain: true },
  { layout: 'equifax-acr', name: 'Equifax ACR, printed by the browser', isPlain: false },
] as const

/** From bytes to the report as it is stored, one file at a time, against `pdftotext -bbox` on the same file; and with the rules over it. */
export async function benchReading(): Promise<Measured[]> {
  const browser = await startBrowserPrinter(process.env['CHROMIUM'] ?? '/usr/bin/chromium')
  const printer = { print: browser.print, typeset: startTypesetter() }
  const pageText = embeddedPageText({ threads: 1 })
  const beside = startRunBeside()
  const folder = mkdtempSync(path.join(tmpdir(), 'errata-bench-'))
  const found: Measured[] = []
  try {
    for (const { layout, name, isPlain } of FILES) {
      const bytes = await longReport(layout, PAGES, { printer, pageText, isPlain })
      found.push(await compare(name, { bytes, pageText, beside, isPlain, file: path.join(folder, `${layout}.pdf`) }))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    beside.close()
    await pageText.close()
    await browser.close()
  }
  return found
}

interface Compared {
  readonly bytes: Uint8Array
  readonly pageText: ReturnType<typeof embeddedPageText>
  readonly beside: RunBeside
  readonly isPlain: boolean
  readonly file: string
}

async function compare(name: string, { bytes, pageText, beside, isPlain, file }: Compared): Promise<Measured> {
  writeFileSync(file, bytes)
  const ids = ['bench', 'bench-2', 'bench-3'] as const
  const input: DocumentDigestInput = { ids, bureau: null, recognised: [], unread: [], proposals: null }
  let digest: Partial<Digest> = {}
  const judging: number[] = []
  const read = async (): Promise<void> => {
    const answer = await pageText.read(bytes, {
      password: null,
      digest: { module: DIGEST, input },
      timeoutMs: 60_000,
    })
    if (answer.kind !== 'text' || typeof answer.digest !== 'object' || answer.digest === null) throw new Error('the file is read')
    digest = answer.digest
    if (digest.outcome?.kind !== 'reports') throw new Error('the file is a report')
    const begun = performance.now()
    for (const { content, doubts } of digest.outcome.reports) auditWithDoubts({ sure: JSON.parse(content), doubts })
    judging.push(performance.now() - begun)
  }
  const pairs = await timesInTurn(read, () => beside.run('pdftotext', ['-bbox', file, '/dev/null']), {
    warm: WARM,
    times: TIMES,
  })
  const found = pairs.map(({ ours, reference }, index) => ({
    judged: ours,
    read: ours - (judging[index + WARM] ?? 0),
    reference,
  }))
  const sorted = (of: (one: (typeof found)[number]) => number): number[] => found.map(of).toSorted((a, b) => a - b)
  const ours = sorted(({ read: milliseconds }) => milliseconds)
  const poppler = sorted(({ reference }) => reference)
  const pages = digest.pageCount ?? 0
  const share = median(sorted(({ read: milliseconds, reference }) => reference / milliseconds))
  const aim = isPlain ? AIM_PLAIN : AIM_PRINTED
  const rate = (milliseconds: number): string => `${Math.round((pages * 1000) / milliseconds)} pages/s`
  return {
    what: `${name}, ${pages} pages: file to stored report (median of ${TIMES} runs in turn)`,
    ours: rate(median(ours)),
    reference: `${rate(median(poppler))} pdftotext -bbox`,
    ratio: [
      `${share.toFixed(2)} (best ${(best(poppler) / best(ours)).toFixed(2)})`,
      `rules included ${median(sorted(({ judged, reference }) => reference / judged)).toFixed(2)}`,
    ].join('; '),
    aim: String(aim),
    isMet: share >= aim,
  }
}
