import { readFileSync } from 'node:fs'
import { z } from 'zod'

const PACKAGE = new URL('../package.json', import.meta.url)
const packageFile = z.object({ scripts: z.object({ start: z.string() }) })

/** What `npm start` gives to the node that it supervises, paths from the folder of the project: so do journeys and benches start the product. */
export function startArguments(): string[] {
  const { scripts } = packageFile.parse(JSON.parse(readFileSync(PACKAGE, 'utf8')))
  return scripts.start.split(' ').slice(2)
}
