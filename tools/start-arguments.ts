import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const ROOT = path.join(import.meta.dirname, '..')
const packageFile = z.object({ scripts: z.object({ start: z.string() }) })

/** What `npm start` gives to the node that it supervises, paths from the folder of the project: so do journeys and benches start the product. */
export function startArguments(folder = ROOT): string[] {
  const { scripts } = packageFile.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))
  return scripts.start.split(' ').slice(2)
}
