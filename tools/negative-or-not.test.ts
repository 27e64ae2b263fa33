import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isNegativeAccount } from '#engine/audit/negative-items.ts'
import type { Account } from '#engine/report/account.ts'
import { makeAccount } from '#engine/testing/make.ts'

/** Thirty entries by someone who had not read what makes an item negative, and their brothers. */
const entries = z
  .array(
    z.object({
      id: z.string(),
      why: z.string(),
      isNegative: z.boolean(),
      account: z.custom<Partial<Account>>((one) => one !== null),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('law-cases/negative.json', import.meta.url), 'utf8')))

describe('what makes an item negative', () => {
  it.each(entries)('$id, $isNegative: $why', ({ account, isNegative }) => {
    expect(isNegativeAccount(makeAccount(account))).toBe(isNegative)
  })
})
