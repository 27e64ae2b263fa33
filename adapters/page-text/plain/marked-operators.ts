import type { Drawing } from '#adapters/page-text/plain/drawing.ts'
import { dictResource, nameAt, nothing, type Operators } from '#adapters/page-text/plain/operator.ts'
import { plainText } from '#adapters/page-text/plain/plain-text.ts'
import { isDict, leave } from '#adapters/page-text/plain/values.ts'

const MOST_MARKED = 64
const SOFT_HYPHEN = '\u00AD'

function beginMarked({ marked }: Drawing, text: string | null): void {
  if (marked.length >= MOST_MARKED) leave('parts of a page are marked too deep')
  marked.push(text === null ? null : { text, letters: 0 })
}

/** Parts of a page that say what they are (ISO 32000-1, 14.6). */
export const MARKED: Operators = {
  MP: nothing(1),
  DP: nothing(2),
  BMC: { count: 1, run: (drawing) => beginMarked(drawing, null) },
  EMC: {
    count: 0,
    run: ({ marked }) => void (marked.length > 0 ? marked.pop() : leave('a part of a page ends that did not begin')),
  },
  BDC: {
    count: 2,
    run(drawing, operands) {
      if (nameAt(operands, 0) === 'OC') leave('a part of a page can be switched off')
      const given = operands.values[1]
      const properties = typeof given === 'string' ? dictResource(drawing, 'Properties', given) : given
      if (!isDict(properties)) return leave('a part of a page is marked with nothing')
      const said = drawing.file.get(properties, 'ActualText')
      const text = said === null ? null : plainText(said)
      if (text?.includes(SOFT_HYPHEN)) leave('a part of a page may be a hyphen')
      beginMarked(drawing, text)
    },
  },
}
