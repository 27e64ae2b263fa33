import { hash, verify } from '@node-rs/argon2'

/** argon2id with the OWASP setting: 19 MiB, two passes, one lane. */
const SETTING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, SETTING)
export const isPassword = (password: string, stored: string): Promise<boolean> => verify(stored, password)

/** The hash of no password: an unknown account takes as long to refuse as a wrong password. */
export const NO_PASSWORD = await hashPassword('no account has this password')
