import sharp, { type Sharp } from 'sharp'
import type { Chance } from '#engine/practice/seed.ts'
import { blurred, clamped, type Grey, grained, rawOf, resized, sampled } from '#tools/synthetic-pictures/grey.ts'

/** How hard the photo is to read. */
export interface Camera {
  readonly megapixels: number
  /** 0 is straight from above in even light, 1 is 25 degrees of tilt, 15 of turn, deep shadows and a curl. */
  readonly strength: number
}

type Vector = readonly [x: number, y: number, z: number]
const between = (chance: Chance, low: number, high: number): number => low + (high - low) * chance.next()

/** The paper, curled a little, on a desk in uneven light, as a phone's camera sees it: a JPEG. */
export async function photograph(page: Grey, chance: Chance, { megapixels, strength }: Camera): Promise<Uint8Array> {
  const height = Math.round(Math.sqrt((megapixels * 1e6 * 4) / 3))
  const width = Math.round((height * 3) / 4)
  const view = viewOf(chance, { page, width, height, strength })
  const light = await lightOf(chance, { width, height, strength })
  const desk = await deskOf(chance, width, height)
  const paper = between(chance, 205, 250)
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [px, py] = view(x, y)
      const onPaper = px >= 0 && py >= 0 && px < page.width - 1 && py < page.height - 1
      const shine = onPaper ? (sampled(page, { x: px, y: py, fill: 255 }) * 0.9 + 25) * (paper / 255) : (desk[y * width + x] ?? 0)
      pixels[y * width + x] = clamped((shine * (light[y * width + x] ?? 0)) / 255)
    }
  const sharpness = between(chance, 0.4, 0.7 + 0.5 * strength) * Math.sqrt(megapixels / 8)
  const seen = grained(await blurred({ width, height, pixels }, sharpness), chance, between(chance, 2, 3 + 3 * strength))
  const warmth = between(chance, 0.82, 1)
  return tinted(seen, warmth)
    .jpeg({ quality: chance.whole(72, 92) })
    .toBuffer()
}

function tinted(grey: Grey, warmth: number): Sharp {
  const colours = new Uint8Array(grey.pixels.length * 3)
  grey.pixels.forEach((value, at) => {
    colours[at * 3] = clamped(value * 1.03)
    colours[at * 3 + 1] = value
    colours[at * 3 + 2] = clamped(value * warmth)
  })
  return sharp(colours, { raw: { width: grey.width, height: grey.height, channels: 3 } })
}

interface Scene {
  readonly page: Grey
  readonly width: number
  readonly height: number
  readonly strength: number
}

/** From a pixel of the photo to a pixel of the page, by a ray through a lens that meets the curled paper. */
function viewOf(chance: Chance, { page, width, height, strength }: Scene): (x: number, y: number) => readonly [number, number] {
  const focal = between(chance, 0.7, 1) * height
  const bend = between(chance, -0.04, 0.04) * strength
  const turn = (between(chance, -15, 15) * strength * Math.PI) / 180
  const tilt = (between(chance, 0.4, 1) * 25 * strength * Math.PI) / 180
  const towards = between(chance, 0, 2 * Math.PI)
  const rotation = rotationOf(turn, tilt, towards)
  // The paper's longer side fills that share of the picture's height.
  const fill = between(chance, 0.78, 0.94) - 0.06 * strength
  const distance = (page.height * focal) / (height * fill)
  const [shiftX, shiftY] = [between(chance, -0.03, 0.03) * page.width, between(chance, -0.03, 0.03) * page.height]
  const curl = curlOf(chance, page, strength)
  return (x, y) => {
    const [u, v] = [(x - width / 2) / focal, (y - height / 2) / focal]
    const swell = 1 + bend * (u * u + v * v)
    const ray: Vector = [u * swell, v * swell, 1]
    const along = unturn(rotation, ray)
    const eye = unturn(rotation, [0, 0, -distance])
    let lift = 0
    let [px, py] = [0, 0]
    for (let round = 0; round < 3; round += 1) {
      const reach = (lift - eye[2]) / along[2]
      px = eye[0] + along[0] * reach
      py = eye[1] + along[1] * reach
      lift = curl(px, py)
    }
    return [px + page.width / 2 + shiftX, py + page.height / 2 + shiftY]
  }
}

type Rotation = readonly [Vector, Vector, Vector]

/** Turned in the picture, then tilted away about an axis in it. */
function rotationOf(turn: number, tilt: number, towards: number): Rotation {
  const [c, s, t] = [Math.cos(tilt), Math.sin(tilt), 1 - Math.cos(tilt)]
  const [ax, ay] = [Math.cos(towards), Math.sin(towards)]
  const tilted: Rotation = [
    [c + ax * ax * t, ax * ay * t, ay * s],
    [ax * ay * t, c + ay * ay * t, -ax * s],
    [-ay * s, ax * s, c],
  ]
  const [ct, st] = [Math.cos(turn), Math.sin(turn)]
  const column = ([a, b, z]: Vector): Vector => [a * ct + b * st, -a * st + b * ct, z]
  return [column(tilted[0]), column(tilted[1]), column(tilted[2])]
}

/** By the transposed matrix: from the camera's axes to the paper's. */
function unturn([a, b, c]: Rotation, [x, y, z]: Vector): Vector {
  return [a[0] * x + b[0] * y + c[0] * z, a[1] * x + b[1] * y + c[1] * z, a[2] * x + b[2] * y + c[2] * z]
}

/** How high the paper is above the desk, in page pixels: one wave and a corner that lifts. */
function curlOf(chance: Chance, { width, height }: Grey, strength: number): (x: number, y: number) => number {
  const high = between(chance, 0, 0.018) * strength * width
  const [alongX, alongY] = chance.pick<readonly [number, number]>([
    [1, 0.15],
    [0.2, 1],
    [0.8, 0.6],
  ])
  const [waves, phase] = [between(chance, 0.5, 1.1), between(chance, 0, 2 * Math.PI)]
  const corner = between(chance, 0, 0.02) * strength * width
  const [cornerX, cornerY] = [chance.pick([-1, 1]), chance.pick([-1, 1])]
  return (x, y) => {
    const wave = high * Math.sin(2 * Math.PI * waves * ((alongX * x) / width + (alongY * y) / height) + phase)
    const out = Math.max(0, (cornerX * x) / width + (cornerY * y) / height - 0.5)
    return wave + corner * out * out * 4
  }
}

interface Frame {
  readonly width: number
  readonly height: number
  readonly strength: number
}

/** 255 is full light: a slope, a lamp, and the shadow of a hand or a phone. */
async function lightOf(chance: Chance, { width, height, strength }: Frame): Promise<Uint8Array> {
  const small = { width: 96, height: 128, pixels: new Uint8Array(96 * 128) }
  const slope = between(chance, 0, 0.45) * strength
  const from = between(chance, 0, 2 * Math.PI)
  const [lampX, lampY, fall] = [between(chance, 0.2, 0.8), between(chance, 0.2, 0.8), between(chance, 0, 0.5) * strength]
  const shadow = chance.isTrue(0.6) ? between(chance, 0.1, 0.5) * strength : 0
  const [edge, across] = [between(chance, -0.3, 0.3), between(chance, 0, 2 * Math.PI)]
  const bulge = between(chance, -0.6, 0.6)
  const exposure = between(chance, 0.75, 1)
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1) {
      const [u, v] = [x / small.width - 0.5, y / small.height - 0.5]
      const side = u * Math.cos(across) + v * Math.sin(across)
      const wide = u * Math.sin(across) - v * Math.cos(across)
      const dark = 1 / (1 + Math.exp(-(side - edge - bulge * wide * wide) * 45))
      const far = Math.hypot(x / small.width - lampX, y / small.height - lampY)
      const even = 1 - slope * (u * Math.cos(from) + v * Math.sin(from) + 0.5) - fall * far * far
      small.pixels[y * small.width + x] = clamped(255 * exposure * even * (1 - shadow * dark))
    }
  return (await resized(small, width, height)).pixels
}

/** A white, grey or dark table top, or wood. */
async function deskOf(chance: Chance, width: number, height: number): Promise<Uint8Array> {
  const tone = chance.pick([25, 60, 110, 160, 205, 235])
  const unrest = chance.pick([3, 10, 40])
  const [columns, rows] = chance.pick<readonly [number, number]>([
    [160, 12],
    [12, 200],
    [120, 160],
  ])
  const few = {
    width: columns,
    height: rows,
    pixels: new Uint8Array(columns * rows).map(() => clamped(tone + unrest * (chance.next() - 0.5))),
  }
  const desk = await resized(few, width, height)
  return rawOf(desk).toColourspace('b-w').raw().toBuffer()
}
