import { readFileSync } from 'node:fs'
import { openDocument } from '#adapters/page-text/pdf-document.ts'
import { startPdfium } from '#adapters/page-text/pdfium.ts'
import { readDocument } from '#adapters/page-text/read-document.ts'
const LIMITS = { pages: 5000, charactersPerPage: 60_000, memory: 512 * 1024 * 1024 }
const pdfium = await startPdfium(LIMITS.memory)
for (const f of process.argv.slice(2)) {
  const bytes = new Uint8Array(readFileSync(f))
  const times = []
  for (let i = 0; i < 4; i++) {
    const t = process.cpuUsage().user
    const d = openDocument(pdfium, bytes, null)
    if (typeof d === 'string') break
    readDocument(pdfium, d, { limits: LIMITS })
    d.close()
    times.push(Math.round((process.cpuUsage().user - t) / 1000))
  }
  console.log(f, times)
}
