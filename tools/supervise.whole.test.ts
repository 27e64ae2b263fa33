import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'

let directory: string
let file: string
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'errata-supervise-'))
  file = path.join(directory, 'starts')
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** Supervises a program that adds a line to the file when it starts, and goes on with this. */
function supervise(program: string): ChildProcess {
  const code = `import { appendFileSync, readFileSync } from 'node:fs'\nconst file = ${JSON.stringify(file)}\nappendFileSync(file, 'start\\n')\n${program}`
  return spawn(process.execPath, ['tools/supervise.mjs', '--input-type=module', '-e', code], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: 'ignore',
  })
}

const codeOf = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.once('exit', resolve))
const starts = (): number => readFileSync(file, 'utf8').split('\n').length - 1

it('a server that a signal ended is started again', async () => {
  const again = "if (readFileSync(file, 'utf8').length < 10) process.kill(process.pid, 'SIGKILL')"
  expect(await codeOf(supervise(again))).toBe(0)
  expect(starts()).toBe(2)
})

it('a server that cannot start is not started again, and its code is passed on', async () => {
  expect(await codeOf(supervise('process.exit(3)'))).toBe(3)
  expect(starts()).toBe(1)
})

it('the signal to stop is passed on, and waited for', async () => {
  const child = supervise(
    "setInterval(() => 0, 1000)\nprocess.on('SIGTERM', () => setTimeout(() => process.exit(7), 200))\nappendFileSync(file, 'ready\\n')",
  )
  while (!existsSync(file) || !readFileSync(file, 'utf8').includes('ready')) await wait(20)
  child.kill('SIGTERM')
  expect(await codeOf(child)).toBe(7)
})

/** Programs that serve on one port and answer with their number of process; each adds it to the file when it serves. */
function superviseMany(): ChildProcess {
  const program = path.join(directory, 'serve.mjs')
  const lines = [
    "import { appendFileSync } from 'node:fs'",
    "import { createServer } from 'node:http'",
    `const serving = () => appendFileSync(${JSON.stringify(file)}, process.pid + '\\n')`,
    "createServer((_, response) => response.end(String(process.pid))).listen(0, '127.0.0.1', serving)",
    "process.on('SIGTERM', () => process.exit(0))",
  ]
  writeFileSync(program, lines.join('\n'))
  return spawn(process.execPath, ['tools/supervise.mjs', program], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, PROCESSES: '3', DATABASE_URL: 'postgres://nowhere' },
    stdio: 'ignore',
  })
}

it('several servers run at once, each that ends in any way is started again, and all stop together', async () => {
  const child = superviseMany()
  const serving = async (count: number): Promise<number[]> => {
    while (!existsSync(file) || starts() < count) await wait(20)
    return readFileSync(file, 'utf8').trim().split('\n').map(Number)
  }
  const pids = await serving(3)
  expect(new Set(pids).size).toBe(3)
  process.kill(pids[1] ?? 0, 'SIGKILL')
  // It ends by itself, as one does whose database is away when it starts.
  process.kill(pids[2] ?? 0, 'SIGTERM')
  const all = await serving(5)
  expect(new Set(all).size).toBe(5)
  child.kill('SIGTERM')
  expect(await codeOf(child)).toBe(0)
  for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
