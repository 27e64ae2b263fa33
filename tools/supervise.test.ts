import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
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
