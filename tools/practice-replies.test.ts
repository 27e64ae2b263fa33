import { afterAll, describe, expect, it } from 'vitest'
import { startTypesetter } from '#adapters/bureaus/typesetter.ts'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { readReply } from '#engine/answers/read-reply.ts'
import { composePracticeReply, PRACTICE_REPLIES, type PracticeReply } from '#engine/practice/compose-practice-reply.ts'
import { BUREAUS } from '#engine/words/bureau.ts'

const pageText = embeddedPageText()
const typeset = startTypesetter([])
afterAll(() => pageText.close())

const ENTRY = { creditorName: 'NORTHLAKE BANK USA', accountNumber: '4796XXXXXXXXXXXX' }

/** A practice reply as the inbox reads it. */
async function readBack(wish: Pick<PracticeReply, 'bureau' | 'kind'>, known: Parameters<typeof readReply>[1]) {
  const source = composePracticeReply({
    ...wish,
    day: '2027-01-03',
    to: ['Keiko Sampleton', '1200 Main St', 'Austin, TX 78701'],
    entry: ENTRY,
    receivedOn: '2026-12-09',
  })
  const answer = await pageText.read(typeset(source), { password: null, digest: null, timeoutMs: 60_000 })
  if (answer.kind !== 'text' || answer.document === null) throw new Error('a practice reply can be opened')
  const read = readReply(answer.document, known)
  if (read.kind !== 'reply') throw new Error(`a practice reply is a reply, not ${JSON.stringify(read)}`)
  return read.reply
}

describe.each(BUREAUS)('a letter of the practice bureau %s', (bureau) => {
  it.each(PRACTICE_REPLIES)('is read like a real one: %s', async (kind) => {
    const reply = await readBack({ bureau, kind }, [{ creditor: ENTRY.creditorName }])
    expect(reply.isPractice).toBe(true)
    expect(reply.sender?.value).toEqual({ kind: 'bureau', bureau })
    expect(reply.datedOn?.value).toBe('2027-01-03')
    expect(reply.results.map((result) => [result.kind?.value, result.creditorName?.value])).toEqual([[kind, ENTRY.creditorName]])
  })
})
