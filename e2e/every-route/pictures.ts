import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

export const GALLERY = 'docs/gallery'
/** Half the size of the screen: enough to leaf through. */
const SHARE = 0.5

/** `docs/gallery/dashboard--empty-phone.webp`. */
export const pictureName = (address: string, state: string, size: string): string =>
  `${address === '/' ? 'home' : address.slice(1)}--${state}-${size}.webp`

/** A small picture of what is on the screen, written only when the gallery is made (`npm run gallery`). */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env['GALLERY'] !== '1') return
  const png = await page.screenshot({ scale: 'css', animations: 'disabled' })
  const width = Math.round((page.viewportSize()?.width ?? 390) * SHARE)
  const webp = await sharp(png).resize({ width }).webp({ quality: 62 }).toBuffer()
  mkdirSync(GALLERY, { recursive: true })
  writeFileSync(path.join(GALLERY, name), webp)
}
