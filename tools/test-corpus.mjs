// `npm run test:corpus`: whole corpora, recognition and printing at length; `npm test` reads a sample of each.
import { spawnSync } from 'node:child_process'

const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'corpus', ...process.argv.slice(2)]
const done = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, CORPUS: 'whole' } })
process.exit(done.status ?? 1)
