import type { Page } from '@playwright/test'
import { keepSmallPicture } from '#tools/gallery/small-picture.ts'

/** `dashboard--empty-phone.webp`. */
export const pictureName = (address: string, state: string, size: string): string =>
  `${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-').replaceAll('$', '')}--${state}-${size}.webp`

/** A small picture of what is on the screen, written only when the gallery is made (`npm run gallery`). */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env['GALLERY'] !== '1') return
  await keepSmallPicture(name, await page.screenshot({ scale: 'css', animations: 'disabled' }))
}
