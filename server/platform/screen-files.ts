import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Language } from '#contract/display.ts'

/** What the build of the screens says about them (`tools/build/screen-files.ts`). */
const shape = z.object({
  first: z.array(z.string()),
  /** What is around a screen for whoever is signed in. */
  frame: z.array(z.string()),
  screens: z.array(
    z.object({
      path: z.string(),
      isMembers: z.boolean(),
      files: z.array(z.string()),
      calls: z.array(z.string()),
      callsBehindGate: z.array(z.string()),
    }),
  ),
})

/** Where a visitor is sent from a screen that is for members. */
const SIGN_IN = '/login'

/** What a screen loads next to the files of every page, and what it asks at once. */
export interface FirstNeeds {
  readonly files: readonly string[]
  readonly calls: readonly string[]
  /** What it asks for subscribers alone. */
  readonly callsBehindGate: readonly string[]
}

const NOTHING: FirstNeeds = { files: [], calls: [], callsBehindGate: [] }

/** For the path of a screen and who asks. Nothing for a path that leads nowhere. */
export function openScreenFiles(directory: string, language: Language): (pathname: string, isSignedIn: boolean) => FirstNeeds {
  const file = path.join(directory, language === 'en' ? '.vite/screens.json' : `.vite/screens.${language}.json`)
  if (!existsSync(file)) return () => NOTHING
  const { frame, screens } = shape.parse(JSON.parse(readFileSync(file, 'utf8')))
  const patterns = screens.map((screen) => ({ ...screen, pattern: patternOf(screen.path) }))
  const find = (pathname: string) => patterns.find(({ pattern }) => pattern.test(pathname))
  return (pathname, isSignedIn) => {
    const screen = find(pathname)
    if (!isSignedIn) return (screen?.isMembers === true ? find(SIGN_IN) : screen) ?? NOTHING
    const { files, ...calls } = screen ?? NOTHING
    return { ...calls, files: [...new Set([...frame, ...files])] }
  }
}

/** `/disputes/$id` is any one step below `/disputes`. */
const patternOf = (screen: string): RegExp => new RegExp(`^${screen.replaceAll(/\$\w+/g, '[^/]+')}/?$`)
