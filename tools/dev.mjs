// `npm run dev`: the server starts again on every change, the screens reload hot on http://localhost:5173.
import { spawn } from 'node:child_process'

const port = process.env.PORT ?? '3000'
const env = { ...process.env, PORT: port }
const children = [
  spawn(
    process.execPath,
    ['--watch-path=server', '--watch-path=contract', '--watch-path=engine', '--watch-path=adapters', 'server/main.ts'],
    { stdio: 'inherit', env },
  ),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { stdio: 'inherit', env }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
