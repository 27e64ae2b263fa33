import { spawn } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly said: string
}

/** Runs a program that watches its loop for a second, and goes on with this. */
function run(work: string): Promise<Ended> {
  const code = `import { watchLoop } from '#server/platform/watch-loop.ts'\nconst watching = watchLoop(1)\n${work}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: path.join(import.meta.dirname, '../..') })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  return new Promise((resolve) => child.once('exit', (exitCode, signal) => resolve({ code: exitCode, signal, said })))
}

describe('a loop that does not turn', () => {
  it.each([
    ['of code', 'function standStill(secret) { while (secret !== "") ; }'],
    ['of a pattern', 'function standStill(secret) { /^(?:[a-z0-9-]+)+$/.test(secret.repeat(9) + "!") }'],
  ])('%s is ended, and told by its place alone', async (_case, made) => {
    const { signal, said } = await run(`${made}\nsetTimeout(() => standStill("ssn-123-45-6789"), 300)`)
    expect(signal).toBe('SIGKILL')
    const line: unknown = JSON.parse(said)
    expect(line).toMatchObject({ level: 50, seconds: 1, msg: 'the event loop was blocked; the process is ended' })
    expect(line).toHaveProperty('at', expect.stringContaining('standStill (file:'))
    expect(said).not.toContain('6789')
  })

  it('but turns now and then is let be, and the watch ends with the program', async () => {
    const busy =
      'for (let turn = 0; turn < 32; turn += 1) { const end = Date.now() + 100; while (Date.now() < end) ; await new Promise(setImmediate) }'
    expect(await run(`${busy}\nawait watching.close()`)).toEqual({ code: 0, signal: null, said: '' })
  })
})
