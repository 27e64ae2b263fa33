import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs programs one after the other from a small process of its own. */
export interface RunBeside {
  /** Resolves when the program has ended. Its answer is thrown away; its arguments may hold no quotation mark. */
  run(program: string, args: readonly string[]): Promise<void>
  close(): void
}

/**
 * A process that starts another is forked, and what it writes afterwards is first copied, page by page: a reader measured in between would
 * pay for its reference (some 70 ms a file here). A shell that is as small as can be pays instead.
 */
export function startRunBeside(): RunBeside {
  const shell = spawn('sh', [], { stdio: ['pipe', 'pipe', 'inherit'] })
  // Without this, a run whose shell was killed would wait forever, and the process would end without a word.
  const gone = once(shell, 'exit').then(() => Promise.reject(new Error('the shell that runs programs has ended')))
  gone.catch(() => undefined)
  return {
    async run(program, args) {
      const ended = once(shell.stdout, 'data')
      shell.stdin.write(`${[program, ...args].map((word) => `'${word}'`).join(' ')} > /dev/null 2>&1; echo ended\n`)
      await Promise.race([ended, gone])
    },
    close: () => shell.stdin.end(),
  }
}
