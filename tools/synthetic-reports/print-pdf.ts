import { chromium } from '@playwright/test'
import { escapeHtml } from '#server/platform/escape-html.ts'

/** A page for the browser's own "print to PDF". */
export interface HtmlPrint {
  readonly html: string
  /** Inches on all sides; the sides keep it, top and bottom have at least room for the furniture. */
  readonly margin: number
  /** What the browser prints above and below each page; null when the user switched it off. */
  readonly furniture: { readonly left: string; readonly title: string; readonly url: string } | null
  /** What other browsers print in the four corners, as HTML: `Page <span class=pageNumber></span>`. Instead of `furniture`. */
  readonly corners?: readonly [topLeft: string, topRight: string, bottomLeft: string, bottomRight: string]
  /** 0.8 for 80 %. */
  readonly scale?: number
  readonly isLandscape?: boolean
  /** Letter where it is not said. */
  readonly paper?: 'A4' | 'Legal'
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
  const printPage = async ({
    html,
    margin,
    furniture,
    corners,
    scale = 1,
    isLandscape = false,
    paper,
  }: HtmlPrint): Promise<Uint8Array> => {
    const page = await browser.newPage()
    await page.setContent(html)
    await page.evaluate('document.fonts.ready')
    const hasFurniture = furniture !== null || corners !== undefined
    const edge = `${hasFurniture ? Math.max(margin, 0.45) : margin}in`
    const two = (left: string, right: string) => `<div style="${LINE}"><span>${left}</span><span>${right}</span></div>`
    const bytes = await page.pdf({
      format: paper ?? 'Letter',
      printBackground: true,
      margin: { top: edge, bottom: edge, left: `${margin}in`, right: `${margin}in` },
      scale,
      landscape: isLandscape,
      displayHeaderFooter: hasFurniture,
      headerTemplate: corners
        ? two(corners[0], corners[1])
        : furniture === null
          ? '<span></span>'
          : `<div style="${LINE}"><span>${escapeHtml(furniture.left)}</span><span>${escapeHtml(furniture.title)}</span><span></span></div>`,
      footerTemplate: corners
        ? two(corners[2], corners[3])
        : furniture === null
          ? '<span></span>'
          : `<div style="${LINE}"><span>${escapeHtml(furniture.url)}</span><span><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>`,
    })
    await page.close()
    return bytes
  }
  return { print: (page) => Promise.race([printPage(page), gone]), close: () => browser.close() }
}
