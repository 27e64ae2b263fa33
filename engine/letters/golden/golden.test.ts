import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkLetter } from '#engine/letters/check-letter.ts'
import { DISPUTES_BY_MONTH } from '#engine/testing/golden/disputes-by-month.ts'
import { DISPUTES_BY_RULE } from '#engine/testing/golden/disputes-by-rule.ts'
import { DISPUTES_BY_WORD } from '#engine/testing/golden/disputes-by-word.ts'
import { LETTER_KINDS } from '#engine/words/letter-type.ts'
import { OTHER_LETTERS } from '#engine/testing/golden/other-letters.ts'

/** The letters as they appear in the files here. `vitest run --project rooms engine/letters/golden -u` writes them again: read the difference. */
const LETTERS = [...DISPUTES_BY_RULE, ...DISPUTES_BY_MONTH, ...DISPUTES_BY_WORD, ...OTHER_LETTERS]
const HERE = import.meta.dirname

/** What no letter says: it concedes, weakens, or speaks no plain English. */
const WEAK =
  /\bI do not say\b|\bI stay with\b|\bI know that\b|no law obliges|not a law\b|may be mistaken|if I am wrong|in no way|\bto to\b|\bentry\b|\bentries\b|\bfurnish|\bstands?\b|\bprints?\b|is to be\b|are to be\b/i

/** Words that a stranger reads in ten seconds. */
const TEN_SECONDS = 60
/** The first words behind the salutation. */
const opening = (text: string): string =>
  text
    .slice(/^(?:Dear .+:|To whom it may concern:|What happened\?)$/m.exec(text)?.index ?? 0)
    .replace(/^.*\s+/, '')
    .split(/\s+/)
    .slice(0, TEN_SECONDS)
    .join(' ')
    .toLowerCase()

describe('the letters', () => {
  it('are at least forty, each in its file, and no file without its letter', () => {
    expect(LETTERS.length).toBeGreaterThanOrEqual(40)
    expect(new Set(LETTERS.map(({ id }) => id)).size).toBe(LETTERS.length)
    const files = readdirSync(HERE).filter((file) => file.endsWith('.txt'))
    expect(files.toSorted()).toEqual(LETTERS.map(({ id }) => `${id}.txt`).toSorted())
  })

  it.each(LETTER_KINDS)('there is one of the kind %s', (kind) => {
    expect(LETTERS.some((one) => one.kind === kind)).toBe(true)
  })

  it.each(LETTERS)('$id is the letter of its file', async ({ id, text }) => {
    await expect(`${text}\n`).toMatchFileSnapshot(join(HERE, `${id}.txt`))
  })

  it.each(LETTERS.filter(({ is }) => is !== 'paper'))('$id states nothing that no fact proves', ({ text, facts }) => {
    expect(checkLetter(text, facts, [])).toEqual([])
  })

  it.each(LETTERS)('$id tells a stranger the account, the error and the wish in ten seconds', ({ text, ...told }) => {
    const read = opening(text)
    for (const said of [told.account, told.error, told.wish]) expect(read).toContain(said.toLowerCase())
  })

  // A reply to a notice answers first what the notice lacks by law; without a report there is no page.
  it.each(LETTERS.filter(({ is, id, text }) => is === 'dispute' && id !== 'frivolous-reply' && / on page /.test(text)))(
    '$id shows its evidence before the law',
    ({ text }) => {
      expect(text.search(/ on page /)).toBeLessThan(text.search(/\(15 USC |\b12 CFR /))
    },
  )

  it.each(LETTERS)('$id concedes nothing and says it plainly', ({ text }) => {
    expect(text).not.toMatch(WEAK)
  })

  it.each(LETTERS)('$id is called what it is', ({ text, is }) => {
    if (is === 'dispute') expect(opening(text)).toMatch(/\bi dispute\b/)
    if (is === 'request')
      expect(
        text.replace(/disputed by consumer|no longer dispute|not a dispute|dispute remark|open dispute|shows a dispute/gi, ''),
      ).not.toMatch(/\bI dispute\b|\bmy dispute\b/i)
  })
})
