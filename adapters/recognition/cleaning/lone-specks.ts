import type { Blot } from '#adapters/recognition/cleaning/blots.ts'

/** Points: dirt of a glass is no larger, a letter is. */
const MOST = 2.4
/** Points: what belongs to a letter (a full stop, a dot of an i) is nearer to it, and the nearer the smaller. */
const NEAR = 2.6
/** Of its height: a dash is wider, a stroke higher. */
const LONG = 1.7
/** Points: rows and columns in which neighbours are looked for. */
const CELL = 8

/** Specks with nothing around them: dust on a scanner's glass, grains of a copier. Pixels, `dot` of them a point. */
export function loneSpecks(blots: readonly Blot[], dot: number): Blot[] {
  const most = MOST * dot
  const cell = CELL * dot
  const rows = new Map<number, Blot[]>()
  for (const blot of blots)
    for (let row = Math.floor(blot.top / cell); row <= Math.floor(blot.bottom / cell); row += 1) {
      const there = rows.get(row)
      if (there) there.push(blot)
      else rows.set(row, [blot])
    }
  return blots.filter((blot) => {
    const [across, down] = [blot.right - blot.left, blot.bottom - blot.top]
    if (Math.max(across, down) > most || across > LONG * down || down > LONG * across) return false
    return !hasNeighbour(blot, { rows, cell, near: NEAR * dot })
  })
}

function hasNeighbour(
  blot: Blot,
  { rows, cell, near }: { rows: ReadonlyMap<number, readonly Blot[]>; cell: number; near: number },
): boolean {
  for (let row = Math.floor((blot.top - near) / cell); row <= Math.floor((blot.bottom + near) / cell); row += 1)
    for (const other of rows.get(row) ?? [])
      if (
        other !== blot &&
        other.left < blot.right + near &&
        other.right > blot.left - near &&
        other.top < blot.bottom + near &&
        other.bottom > blot.top - near
      )
        return true
  return false
}
