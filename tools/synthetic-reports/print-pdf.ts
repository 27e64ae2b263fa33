import { chromium } from '@playwright/test'
import { escaped } from '#engine/practice/print-words.ts'

/** A page for the browser's own "print to PDF". */
export interface HtmlPrint {
  readonly html: string
  /** Inches on all sides; the sides keep it, top and bottom have at least room for the furniture. */
  readonly margin: number
  /** What the browser prints above and below each page; null when the user switched it off. */
  readonly furniture: { readonly left: string; readonly title: string; readonly url: string } | null
}

export interface BrowserPrinter {
  readonly print: (page: HtmlPrint) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

const LINE = 'font:8px sans-serif;width:100%;display:flex;justify-content:space-between;padding:0 0.3in'

/** One Chromium for many files. */
export async function startBrowserPrinter(executablePath = '/usr/bin/chromium'): Promise<BrowserPrinter> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  })
  // A browser that is killed in the middle of a page leaves its promise open; the process would end without a word.
  const gone = new Promise<never>((_, reject) => {
    browser.once('disconnected', () => reject(new Error('the browser that prints has ended')))
  })
  gone.catch(() => undefined)
  const printPage = async ({ html, margin, furniture }: HtmlPrint): Promise<Uint8Array> => {
    const page = await browser.newPage()
    await page.setContent(html)
    await page.evaluate('document.fonts.ready')
    const edge = `${furniture === null ? margin : Math.max(margin, 0.45)}in`
    const bytes = await page.pdf({
      format: 'Letter',
      printBackground: true,
      margin: { top: edge, bottom: edge, left: `${margin}in`, right: `${margin}in` },
      displayHeaderFooter: furniture !== null,
      headerTemplate:
        furniture === null
          ? '<span></span>'
          : `<div style="${LINE}"><span>${escaped(furniture.left)}</span><span>${escaped(furniture.title)}</span><span></span></div>`,
      footerTemplate:
        furniture === null
          ? '<span></span>'
          : `<div style="${LINE}"><span>${escaped(furniture.url)}</span><span><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>`,
    })
    await page.close()
    return bytes
  }
  return { print: (page) => Promise.race([printPage(page), gone]), close: () => browser.close() }
}
