import { readFileSync } from 'node:fs'

/** A line of the table of screens. */
export interface ScreenLine {
  readonly path: string
  /** The file of the screen. */
  readonly file: string
  /** What the line says about it, as it appears there. */
  readonly facts: string
}

const LINE = /screen\('([^']+)', lazy\(\(\) => import\('#([^']+)'\), '\w+'\), \{ (.+) \}\)/g

/** The table of `web/routes.tsx`, read as text: the screens themselves need a browser. */
export function screenTable(): ScreenLine[] {
  const lines = [...readFileSync('web/routes.tsx', 'utf8').matchAll(LINE)]
  return lines.map(([, path = '', file = '', facts = '']) => ({ path, file, facts }))
}
