/** Pixels of ink that touch each other. Right and bottom are one past the last pixel. */
export interface Blot {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Pixels of ink. */
  readonly area: number
}

interface Growing {
  left: number
  top: number
  right: number
  bottom: number
  area: number
}

/** All blots of a picture of ink, found run by run; diagonal neighbours touch. */
export function blotsOf(ink: Uint8Array, width: number, height: number): Blot[] {
  const parents: number[] = []
  const blots: Growing[] = []
  const rootOf = (run: number): number => {
    let root = run
    while (parents[root] !== root) root = parents[root] ?? root
    parents[run] = root
    return root
  }
  let above: readonly Run[] = []
  for (let y = 0; y < height; y += 1) {
    const row: Run[] = []
    let first = 0
    for (const [from, to] of runsOf(ink, y * width, width)) {
      let own = -1
      while (first < above.length && (above[first]?.to ?? 0) < from) first += 1
      for (let at = first; at < above.length && (above[at]?.from ?? 0) <= to; at += 1) {
        const other = rootOf(above[at]?.label ?? 0)
        if (own === -1) own = other
        else if (own !== other) own = join({ parents, blots }, own, other)
      }
      if (own === -1) {
        own = parents.length
        parents.push(own)
        blots.push({ left: from, top: y, right: to, bottom: y + 1, area: to - from })
      } else grow(blots[own], { left: from, top: y, right: to, bottom: y + 1, area: to - from })
      row.push({ from, to, label: own })
    }
    above = row
  }
  return blots.filter((_, index) => parents[index] === index)
}

interface Run {
  readonly from: number
  readonly to: number
  readonly label: number
}

function runsOf(ink: Uint8Array, start: number, width: number): (readonly [from: number, to: number])[] {
  const runs: (readonly [number, number])[] = []
  let from = -1
  for (let x = 0; x < width; x += 1) {
    if (ink[start + x] === 1) {
      if (from < 0) from = x
    } else if (from >= 0) {
      runs.push([from, x])
      from = -1
    }
  }
  if (from >= 0) runs.push([from, width])
  return runs
}

function join({ parents, blots }: { parents: number[]; blots: Growing[] }, one: number, other: number): number {
  const [keep, give] = one < other ? [one, other] : [other, one]
  parents[give] = keep
  const given = blots[give]
  if (given !== undefined) grow(blots[keep], given)
  return keep
}

function grow(blot: Growing | undefined, by: Blot): void {
  if (blot === undefined) return
  blot.left = Math.min(blot.left, by.left)
  blot.top = Math.min(blot.top, by.top)
  blot.right = Math.max(blot.right, by.right)
  blot.bottom = Math.max(blot.bottom, by.bottom)
  blot.area += by.area
}
