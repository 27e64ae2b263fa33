import { existsSync } from 'node:fs'

/** The shell without windows takes a third less of the processor for the same pages. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']

/** The browser that both test runners start. */
export function testChromium(): { readonly executablePath: string; readonly args: string[] } {
  const executablePath = [process.env['CHROMIUM'], ...PLACES].find((place) => place !== undefined && existsSync(place))
  if (executablePath === undefined) throw new Error('The tests need Chromium: apt-get install -y chromium')
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
