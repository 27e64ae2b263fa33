export type InkBox = readonly [x: number, y: number, width: number, height: number]

/** The blots whose middles a box holds. */
export type InkFinder = (box: InkBox) => InkBox[]

/** Points: blots are looked for in rows of this height. */
const ROW = 16

export function inkFinder(blots: readonly InkBox[]): InkFinder {
  const rows = Map.groupBy(blots, ([, y, , height]) => Math.floor((y + height / 2) / ROW))
  return ([left, top, width, height]) => {
    const found: InkBox[] = []
    for (let row = Math.floor(top / ROW); row <= Math.floor((top + height) / ROW); row += 1)
      for (const blot of rows.get(row) ?? []) {
        const [x, y] = [blot[0] + blot[2] / 2, blot[1] + blot[3] / 2]
        if (x > left && x < left + width && y > top && y < top + height) found.push(blot)
      }
    return found
  }
}

/** The box that holds these and no more. */
export function around(boxes: readonly InkBox[]): InkBox {
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))]
  const right = Math.max(...boxes.map(([x, , width]) => x + width))
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height))
  return [left, top, right - left, bottom - top]
}
