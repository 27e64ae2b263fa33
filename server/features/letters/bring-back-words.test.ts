import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateAiDisputeLetter } from '#contract/ai-disputes.ts'
import { choosePapers, readLetterPrint } from '#contract/letter-print.ts'
import { attestLetter, bringBackWords, editLetter, generateLetter, listLetters, markLetterSent } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { deleteReport, listReports } from '#contract/reports.ts'
import { changeLetter, ownedLetter, takeLetter } from '#server/features/letters/letter-rows.ts'
import { actFor } from '#server/platform/caller.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { givePaper } from '#server/testing/papers.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const MOVED = { ...userInfo, address: '99 Oak Avenue' }
const MINE = 'The lamp on my desk is my own word.'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function withLetter() {
  const { cookie, id: userId } = await newMember(test.app, { isKnown: true })
  await upload(test.app, { cookie, bytes: exampleReport().bytes })
  const items = await ok(test.app, listNegativeItems, { cookie })
  const loan = items.find(({ creditorName }) => creditorName === 'MERIDIAN AUTO FINANCE')?.id ?? ''
  const write = (who = userInfo) => ok(test.app, generateLetter, { cookie, body: { negativeItemId: loan, userInfo: who } })
  const { id, letterContent } = await write()
  const params = { id }
  const edit = (sentence: string) =>
    ok(test.app, editLetter, {
      cookie,
      params,
      body: { letterContent: letterContent.replace('Sincerely,', `${sentence}\n\nSincerely,`), attestedFacts: [] },
    })
  return { cookie, userId, loan, params, write, edit }
}

describe('words that were written over', () => {
  it('are kept with the letter, sealed, and come back whole, to be confirmed anew', async () => {
    const { cookie, userId, params, write, edit } = await withLetter()
    const edited = await edit(MINE)
    expect(edited.hasEarlierWords).toBe(false)
    const anew = await write(MOVED)
    expect([anew.id, anew.hasEarlierWords, anew.writtenBy]).toEqual([params.id, true, 'rules'])
    expect(anew.letterContent).not.toContain(MINE)
    const { rows } = await test.context.db.execute(
      sql`select row_to_json(letters)::text as row from letters where user_id = ${userId}::uuid`,
    )
    expect(JSON.stringify(rows)).not.toContain('lamp')
    await ok(test.app, attestLetter, { cookie, params })
    const back = await ok(test.app, bringBackWords, { cookie, params })
    expect(back.letterContent).toBe(edited.letterContent)
    expect([back.writtenBy, back.attestedAt, back.hasEarlierWords]).toEqual(['consumer', null, false])
    expect(back.proof).toEqual(edited.proof)
    expect(back.legalBasis).toEqual(edited.legalBasis)
    // Checked as an edit is: nothing that is in them is unproved.
    await ok(test.app, editLetter, { cookie, params, body: { letterContent: back.letterContent, attestedFacts: [] } })
    const { rows: audit } = await test.context.db.execute(
      sql`select action from audit_log where user_id = ${userId}::uuid and action = 'letter.words_brought_back'`,
    )
    expect(audit).toHaveLength(1)
  })

  if (isWholeCorpus)
    it('stay kept however often the letter is written anew, by whichever call', async () => {
      const { cookie, loan, params, write, edit } = await withLetter()
      await edit(MINE)
      await write(MOVED)
      const body = {
        creditor: 'MERIDIAN AUTO FINANCE',
        description: '',
        negativeItemId: loan,
        disputeType: 'inaccuracy' as const,
        userInfo,
      }
      await ok(test.app, generateAiDisputeLetter, { cookie, body })
      expect((await ok(test.app, bringBackWords, { cookie, params })).letterContent).toContain(MINE)
    })

  if (isWholeCorpus)
    it('change places with words that were edited since: neither is lost', async () => {
      const { cookie, params, write, edit } = await withLetter()
      await edit(MINE)
      await write()
      await edit('Please answer in writing.')
      const first = await ok(test.app, bringBackWords, { cookie, params })
      expect([first.letterContent.includes(MINE), first.hasEarlierWords]).toEqual([true, true])
      const second = await ok(test.app, bringBackWords, { cookie, params })
      expect([second.letterContent.includes('Please answer in writing.'), second.hasEarlierWords]).toEqual([true, true])
    })

  if (isWholeCorpus)
    it('are all kept where the letter was edited and written over more than once, and take turns', async () => {
      const { cookie, params, write, edit } = await withLetter()
      const said = ['The lamp is mine.', 'The desk is mine.', 'The chair is mine.']
      for (const sentence of said) {
        await edit(sentence)
        await write()
      }
      // The same words once more are no further version.
      await edit('The chair is mine.')
      expect((await write()).earlierWords).toBe(3)
      const turns: (string | undefined)[] = []
      for (let turn = 0; turn < 4; turn += 1) {
        const { letterContent, earlierWords } = await ok(test.app, bringBackWords, { cookie, params })
        expect(earlierWords).toBe(2)
        turns.push(said.find((sentence) => letterContent.includes(sentence)))
      }
      expect(turns).toEqual(['The chair is mine.', 'The desk is mine.', 'The lamp is mine.', 'The chair is mine.'])
    })

  if (isWholeCorpus)
    it('are there that an earlier version kept, which kept one', async () => {
      const { cookie, userId, params, write, edit } = await withLetter()
      await edit(MINE)
      await write()
      const user = actFor({ id: userId, name: '', username: '', email: '' })
      const found = await ownedLetter(test.context, user, params.id)
      await test.context.db.transaction(async (tx) => {
        const row = await takeLetter(test.context, tx, found)
        const overwritten = [row.overwritten ?? []].flat()[0] ?? null
        await changeLetter(test.context, tx, { row, change: { overwritten } })
      })
      await edit('The lamp is mine.')
      expect((await write()).earlierWords).toBe(2)
      expect((await ok(test.app, bringBackWords, { cookie, params })).letterContent).toContain('The lamp is mine.')
      expect((await ok(test.app, bringBackWords, { cookie, params })).letterContent).toContain(MINE)
    })

  if (isWholeCorpus)
    it('that enclose a page of a report which was deleted say so, and what to do, where they are printed', async () => {
      const { cookie, params, write, edit } = await withLetter()
      await edit(MINE)
      const [lost] = await ok(test.app, listReports, { cookie })
      await ok(test.app, deleteReport, { cookie, params: { id: lost?.id ?? '' } })
      await upload(test.app, { cookie, bytes: exampleReport().bytes })
      const anew = await write()
      expect([anew.id, anew.hasEarlierWords]).toEqual([params.id, true])
      await ok(test.app, bringBackWords, { cookie, params })
      const printed = await call(test.app, readLetterPrint, { cookie, params })
      expect([printed.status, printed.refusal?.message]).toEqual([409, expect.stringContaining('take the enclosure out')])
    })

  if (isWholeCorpus)
    it('list a paper that was chosen since, and none that they had taken off their list', async () => {
      const { cookie, params, write, edit } = await withLetter()
      const page = await sharp({ create: { width: 1000, height: 640, channels: 3, background: '#c01818' } })
        .jpeg()
        .toBuffer()
      const other = await sharp(page).negate().jpeg().toBuffer()
      const card = (await givePaper(test.app, { cookie, bytes: page })).answer
      const bill = (await givePaper(test.app, { cookie, bytes: other, kind: 'address_proof' })).answer
      const choose = (paperIds: string[]) => ok(test.app, choosePapers, { cookie, params, body: { paperIds } })
      await choose([card?.id ?? ''])
      // Edited from the text before a paper was chosen.
      const edited = await edit(MINE)
      expect(edited.papers).toEqual([])
      await write()
      await choose([card?.id ?? '', bill?.id ?? ''])
      const back = await ok(test.app, bringBackWords, { cookie, params })
      expect([back.letterContent.includes(MINE), back.papers.map(({ id }) => id)]).toEqual([true, [bill?.id]])
      const { enclosed } = await ok(test.app, readLetterPrint, { cookie, params })
      expect([enclosed.includes(bill?.name ?? ''), enclosed.includes(card?.name ?? '')]).toEqual([true, false])
      await ok(test.app, editLetter, { cookie, params, body: { letterContent: back.letterContent, attestedFacts: [] } })
    })

  if (isWholeCorpus)
    it('are none where nothing was edited, where they are back, and once the letter is sent', async () => {
      const { cookie, params, write, edit } = await withLetter()
      expect((await write()).hasEarlierWords).toBe(false)
      expect((await call(test.app, bringBackWords, { cookie, params })).status).toBe(409)
      await edit(MINE)
      await write()
      await ok(test.app, bringBackWords, { cookie, params })
      expect((await call(test.app, bringBackWords, { cookie, params })).status).toBe(409)
      await write()
      await ok(test.app, attestLetter, { cookie, params })
      await ok(test.app, markLetterSent, { cookie, params, body: { sentMethod: 'mail' } })
      expect((await call(test.app, bringBackWords, { cookie, params })).status).toBe(409)
      expect((await ok(test.app, listLetters, { cookie }))[0]?.hasEarlierWords).toBe(false)
    })

  it('are nobody else’s', async () => {
    const { params, write, edit } = await withLetter()
    await edit(MINE)
    await write()
    const stranger = await newMember(test.app, { isKnown: true })
    expect((await call(test.app, bringBackWords, { cookie: stranger.cookie, params })).status).toBe(404)
    expect((await call(test.app, bringBackWords, { params })).status).toBe(401)
  })
})
