import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The messages in the outbox of a data folder as they were sent, oldest first. One that is being written is not among them yet. */
export function mailsIn(directory: string): string[] {
  const outbox = path.join(directory, 'outbox')
  const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
  return names.toSorted().map((name) => readFileSync(path.join(outbox, name), 'utf8'))
}

/** Those to one address. */
export const mailsTo = (directory: string, email: string): string[] =>
  mailsIn(directory).filter((raw) => raw.includes(`\r\nTo: ${email}\r\n`))
