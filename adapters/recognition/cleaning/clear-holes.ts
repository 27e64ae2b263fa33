import type { Blot } from '#adapters/recognition/cleaning/blots.ts'
import { INK_BELOW } from '#adapters/recognition/cleaning/clear-rules.ts'
import type { Grey } from '#adapters/recognition/cleaning/grey.ts'

/** Points: a punched hole is some 17 across; letters that it touches hang on it. */
const [LEAST, MOST] = [13, 72]
/** Points from an edge of the page: there sheets are punched. */
const MARGIN = 58
/** Points: no stroke of a letter is as thick both ways. */
const CORE = 6
/** Pixels around a hole that are half dark. */
const RIM = 3

/** Paints holes at the margin of a sheet white, in place, and leaves the letters that touch them; whether there was any. */
export function clearHoles(grey: Grey, blots: readonly Blot[], dot: number): boolean {
  const holes = blots.filter((blot) => isHoleSized(blot, dot) && isAtMargin(blot, grey, dot))
  return holes.map((blot) => clearCore(grey, blot, Math.round(CORE * dot))).some(Boolean)
}

function isHoleSized({ left, top, right, bottom, area }: Blot, dot: number): boolean {
  const [across, down] = [right - left, bottom - top]
  const least = LEAST * dot
  return Math.min(across, down) >= least && Math.max(across, down) <= MOST * dot && area >= (least * least) / 2
}

function isAtMargin({ left, top, right, bottom }: Blot, { width, height }: Grey, dot: number): boolean {
  const margin = MARGIN * dot
  return left < margin || top < margin || right > width - margin || bottom > height - margin
}

/** Whether the blot holds a square of ink as large as `core`; all such squares and their rim are painted white. */
function clearCore({ width, height, pixels }: Grey, { left, top, right, bottom }: Blot, core: number): boolean {
  const dark = new Int32Array(right - left)
  const squares: (readonly [x: number, y: number])[] = []
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1)
      dark[x - left] = (pixels[y * width + x] ?? 255) < INK_BELOW ? (dark[x - left] ?? 0) + 1 : 0
    let run = 0
    for (let x = left; x < right; x += 1) {
      run = (dark[x - left] ?? 0) >= core ? run + 1 : 0
      if (run >= core) squares.push([x, y])
    }
  }
  for (const [x, y] of squares)
    for (let v = Math.max(0, y - core + 1 - RIM); v <= Math.min(height - 1, y + RIM); v += 1)
      pixels.fill(255, v * width + Math.max(0, x - core + 1 - RIM), v * width + Math.min(width, x + RIM + 1))
  return squares.length > 0
}
