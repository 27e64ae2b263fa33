import { readFileSync } from 'node:fs'
import path from 'node:path'

/** One screen of `web/routes.tsx`. */
export interface Screen {
  /** `/disputes/$id` */
  readonly path: string
  readonly isMembers: boolean
  /** Of each module whose code the screen loads lazily at once, the end of its path. */
  readonly modules: readonly string[]
}

const LINE = /screen\('(?<path>[^']+)', lazy\(\(\) => import\('#(?<module>[^']+)'\), '\w+'\), \{ guard: '(?<guard>\w+)'/g
/** What the frame shows to members beside the screen itself. */
const FRAME = 'web/shell/member-parts.tsx'

/** The screens, from the one table that has them all: the build needs to know them without running it. */
export function screenTable(): Screen[] {
  const text = readFileSync(path.join(import.meta.dirname, '../../web/routes.tsx'), 'utf8')
  const screens = [...text.matchAll(LINE)].map(({ groups = {} }) => {
    const { path: address = '', module = '', guard } = groups
    const isMembers = guard === 'member'
    return { path: address, isMembers, modules: isMembers ? [FRAME, module] : [module] }
  })
  if (screens.length !== text.split("screen('/").length - 1) throw new Error('A line of web/routes.tsx is written in another way')
  return screens
}
