import sharp, { type Sharp } from 'sharp'
import type { Chance } from '#engine/practice/seed.ts'

/** One byte a pixel, row by row; 0 is black. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Throws what sharp throws. */
export async function decodeGrey(png: Uint8Array): Promise<Grey> {
  const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: new Uint8Array(data.buffer, data.byteOffset, data.length) }
}

/** A Gaussian blur, as a lens or a paper makes it. */
export async function blurred(grey: Grey, sigma: number): Promise<Grey> {
  if (sigma < 0.3) return grey
  const pixels = await rawOf(grey).blur(sigma).toColourspace('b-w').raw().toBuffer()
  return { ...grey, pixels: new Uint8Array(pixels) }
}

/** Stretched to another size. */
export async function resized(grey: Grey, width: number, height: number): Promise<Grey> {
  const pixels = await rawOf(grey)
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return { width, height, pixels: new Uint8Array(pixels) }
}

/** Turned clockwise by a small angle in degrees, the corners filled. */
export function turned(grey: Grey, degrees: number, fill: number): Grey {
  const { width, height } = grey
  const pixels = new Uint8Array(width * height)
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - width / 2, y - height / 2]
      pixels[y * width + x] = sampled(grey, { x: width / 2 + dx * cos + dy * sin, y: height / 2 - dx * sin + dy * cos, fill })
    }
  return { width, height, pixels }
}

/** The value between four pixels; `fill` outside of the picture. */
export function sampled({ width, height, pixels }: Grey, { x, y, fill }: { x: number; y: number; fill: number }): number {
  if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) return fill
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const at = top * width + left
  const [fx, fy] = [x - left, y - top]
  const above = (pixels[at] ?? 0) * (1 - fx) + (pixels[at + 1] ?? 0) * fx
  const below = (pixels[at + width] ?? 0) * (1 - fx) + (pixels[at + width + 1] ?? 0) * fx
  return above * (1 - fy) + below * fy
}

/** Each value changed by its place and by a grain of noise; `sigma` in grey levels. */
export function grained(grey: Grey, chance: Chance, sigma: number): Grey {
  const grain = grainOf(chance)
  return { ...grey, pixels: grey.pixels.map((value) => clamped(value + sigma * grain())) }
}

export const clamped = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))

/** Normally distributed numbers out of a table, quick enough for millions. */
export function grainOf(chance: Chance): () => number {
  const table = Float32Array.from({ length: 65_536 }, () => {
    const spread = Math.sqrt(-2 * Math.log(1 - chance.next()))
    return spread * Math.cos(2 * Math.PI * chance.next())
  })
  let [at, step] = [0, 1]
  return () => {
    at += step
    if (at >= table.length) {
      at -= table.length
      step = ((step * 7 + 3) % 61) + 1
    }
    return table[at] ?? 0
  }
}

export const rawOf = ({ pixels, width, height }: Grey): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 1 }, limitInputPixels: false })
