import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { cutTall } from '#adapters/recognition/cut-tall.ts'
import { LAYOUTS, printCreditFile, seededFile } from '#tools/synthetic-reports/make-report.ts'
import type { HtmlPrint } from '#tools/synthetic-reports/print-pdf.ts'

/**
 * Screenshots of a whole page as browsers and their extensions take them: one tall PNG of the report on a computer's
 * screen, on one with twice the dots, and on a phone; cut into pages as an upload is, for `tools/score-pictures.ts`.
 */
const SCREENS = {
  screen_1x: { width: 1280, dots: 1, isPhone: false },
  screen_2x: { width: 1280, dots: 2, isPhone: false },
  phone: { width: 390, dots: 3, isPhone: true },
  phone_2x: { width: 390, dots: 2, isPhone: true },
} as const
type Screen = keyof typeof SCREENS
const isScreen = (name: string): name is Screen => name in SCREENS

/** Accounts a report, and pages of a screenshot. */
const ACCOUNTS = 3
const MOST_PAGES = 60

interface Shot {
  readonly screen: Screen
  readonly html: string
}

async function shotOf(browser: Browser, { screen, html }: Shot): Promise<Uint8Array> {
  const { width, dots, isPhone } = SCREENS[screen]
  const tab = await browser.newPage({
    viewport: { width, height: 800 },
    deviceScaleFactor: dots,
    isMobile: isPhone,
    hasTouch: isPhone,
  })
  try {
    await tab.setContent(html)
    await tab.evaluate('document.fonts.ready')
    return await tab.screenshot({ type: 'png', fullPage: true })
  } finally {
    await tab.close()
  }
}

/** A page of a web site has a margin of its own, and tells a phone to lay it out as wide as it is; the print had the paper's. */
const onScreen = (html: string): string =>
  html.replace(/<\/style>/, 'body{margin:16px}</style><meta name="viewport" content="width=device-width, initial-scale=1">')

async function writeScreenshots(out: string, seed: string, screens: readonly Screen[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const layout of LAYOUTS.filter((one) => one !== 'myequifax')) {
      let page: HtmlPrint | null = null
      const printer = {
        print: (print: HtmlPrint) => {
          page = print
          return Promise.resolve(new Uint8Array())
        },
        typeset: () => new Uint8Array(),
      }
      const whole = seededFile(layout, seed)
      const file = { ...whole, accounts: whole.accounts.slice(0, ACCOUNTS), askings: whole.askings.slice(0, 4) }
      const { truth } = await printCreditFile(layout, file, { seed, printer })
      const { html } = page ?? { html: '' }
      for (const screen of screens) {
        const folder = join(out, screen)
        await mkdir(folder, { recursive: true })
        await writeFile(join(folder, `${layout}.truth.json`), JSON.stringify(truth))
        const pages = (await cutTall({ bytes: await shotOf(browser, { screen, html: onScreen(html) }), most: MOST_PAGES })) ?? []
        for (const [index, bytes] of pages.entries()) await writeFile(join(folder, `${layout}.p${index + 1}.png`), bytes)
      }
      process.stdout.write(`${layout}\n`)
    }
  } finally {
    await browser.close()
  }
}

/** `node tools/screenshots.ts --out FOLDER --seed NAME [--screens screen_1x,phone]` */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      seed: { type: 'string', default: 'screenshot-1' },
      screens: { type: 'string', default: Object.keys(SCREENS).join(',') },
    },
  })
  if (values.out === undefined) throw new RangeError('--out FOLDER')
  await writeScreenshots(values.out, values.seed, values.screens.split(',').filter(isScreen))
}

if (import.meta.main) await main()
