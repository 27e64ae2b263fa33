import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const GALLERY = 'docs/gallery'
/** Half the size of the screen: enough to leaf through. */
const SHARE = 0.5

/** Writes a screenshot (PNG, as wide as the screen in CSS pixels) into the gallery as a small picture. */
export async function keepSmallPicture(name: string, png: Uint8Array): Promise<void> {
  const picture = sharp(png)
  const { width } = await picture.metadata()
  mkdirSync(GALLERY, { recursive: true })
  writeFileSync(
    path.join(GALLERY, name),
    await picture
      .resize({ width: Math.round(width * SHARE) })
      .webp({ quality: 62 })
      .toBuffer(),
  )
}
