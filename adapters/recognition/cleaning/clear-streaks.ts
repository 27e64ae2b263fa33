import type { Grey } from '#adapters/recognition/cleaning/grey.ts'

/** Pixels along a column that are looked at together: no letter fills the most of them. */
const BLOCK = 360
const EVERY = 3
/** The paper's brightness is what this share of a column is darker than. */
const SHARE = 0.62
/** Columns each side that a streak is compared with. */
const AROUND = 14
/** Grey levels: less is no streak. */
const LEAST = 1.5

/** Brightens the darker columns that a dirty scanner or copier draws down a page, in place. */
export function clearStreaks(grey: Grey): void {
  const { width, height, pixels } = grey
  for (let top = 0; top < height; top += BLOCK) {
    const bottom = Math.min(height, top + BLOCK)
    const paper = paperOfColumns(grey, top, bottom)
    for (let x = 0; x < width; x += 1) {
      const usual = middleOf(paper.subarray(Math.max(0, x - AROUND), Math.min(width, x + AROUND + 1)))
      const missing = usual - (paper[x] ?? 0)
      if (missing < LEAST || missing > usual / 2) continue
      for (let y = top; y < bottom; y += 1) {
        const at = y * width + x
        pixels[at] = Math.min(255, (pixels[at] ?? 0) + missing)
      }
    }
  }
}

function paperOfColumns({ width, pixels }: Grey, top: number, bottom: number): Float32Array {
  const values = new Uint8Array(Math.ceil((bottom - top) / EVERY))
  return Float32Array.from({ length: width }, (_, x) => {
    let count = 0
    for (let y = top; y < bottom; y += EVERY) {
      values[count] = pixels[y * width + x] ?? 0
      count += 1
    }
    const sorted = values.subarray(0, count).toSorted()
    // A mean of several ranks is finer than one grey level.
    const from = Math.floor(count * (SHARE - 0.12))
    const ranks = sorted.subarray(from, Math.max(from + 1, Math.floor(count * (SHARE + 0.12))))
    return ranks.reduce((sum, one) => sum + one, 0) / ranks.length
  })
}

const middleOf = (values: Float32Array): number => values.toSorted()[values.length >> 1] ?? 0
