import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'

export const EARLIER_FILE = path.join(import.meta.dirname, 'filled.json.br')

const shape = z.object({
  /** What its keys are wrapped with. */
  secret: z.string(),
  /** When its answers were recorded. */
  at: z.string(),
  username: z.string(),
  password: z.string(),
  /** A session that is open. */
  cookie: z.string(),
  /** Disputes of which only a request went out. */
  requests: z.array(z.string()),
  /** Disputes of which a letter that disputes went out. */
  disputes: z.array(z.string()),
  /** How many things each call answered, by its address. */
  recorded: z.record(z.string(), z.unknown()),
  /** How many migrations it had. */
  migrations: z.number().int(),
  tables: z.record(z.string(), z.array(z.unknown())),
  /** The store's files as base64, by key. */
  files: z.record(z.string(), z.string()),
})
export type EarlierVersion = z.output<typeof shape>

/** A filled database of the version that people had before this one. */
export const readEarlierVersion = (): EarlierVersion =>
  shape.parse(JSON.parse(brotliDecompressSync(readFileSync(EARLIER_FILE)).toString()))
