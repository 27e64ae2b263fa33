import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readReplyOf, uploadReply } from '#contract/answers.ts'
import type { ResultOf } from '#contract/endpoint.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { startHandingIn } from '#tools/received-papers/hand-in.ts'
import { EIGHTH_PAPERS, TENTH_PAPERS, THIRD_PAPERS } from '#tools/received-papers/papers.ts'
import { type PaperReading, type PaperScore, scorePaper } from '#tools/received-papers/score-paper.ts'

const LEAST_READ = 0.9

/** What a member is told about a paper after the one call that takes any. */
const readingOf = ({ kind, sender, datedOn, fileNumber, facts, results }: ResultOf<typeof uploadReply>): PaperReading => ({
  kind,
  from: sender?.value.name ?? null,
  datedOn: datedOn?.value ?? null,
  fileNumber: fileNumber?.value ?? null,
  facts,
  results: results.map((one) => ({
    kind: one.kind?.value ?? null,
    creditor: one.creditorName?.value ?? null,
    account: one.accountNumber?.value ?? null,
  })),
})

describe.runIf(isWholeCorpus)(
  'the third, the eighth and the tenth set, handed in over the call (only in npm run test:corpus)',
  () => {
    let test: TestApp
    let cookie = ''
    const scores: { readonly name: string; readonly score: PaperScore }[] = []

    async function handIn(bytes: Uint8Array, isPdf: boolean) {
      const file = { field: 'answer', name: isPdf ? 'letter.pdf' : 'letter.png', type: isPdf ? 'application/pdf' : 'image/png' }
      const { answer } = await call(test.app, uploadReply, { cookie, body: {}, files: [{ ...file, bytes }] })
      if (answer === null) throw new Error('a paper was refused')
      await test.context.replyReadings.idle()
      return ok(test.app, readReplyOf, { cookie, params: { id: answer.id } })
    }

    beforeAll(async () => {
      test = await testApp()
      test.setNow('2026-12-16T12:00:00.000Z')
      cookie = (await newMember(test.app, { isKnown: true })).cookie
      const handing = await startHandingIn()
      for (const paper of [...THIRD_PAPERS, ...EIGHTH_PAPERS, ...TENTH_PAPERS]) {
        const reply = await handIn(await handing.fileOf(paper), paper.as === 'pdf')
        scores.push({ name: paper.name, score: scorePaper(paper, readingOf(reply)) })
      }
      await handing.close()
    })
    afterAll(() => test.close())

    const all = (part: (score: PaperScore) => readonly string[]): string[] =>
      scores.flatMap(({ name, score }) => part(score).map((text) => `${name}: ${text}`))

    it('takes none for another kind of paper', () => {
      expect(scores).toHaveLength(111)
      expect(all(({ wrongKind }) => wrongKind)).toEqual([])
    })

    it('says no sender, company, number, day, amount or outcome that a paper does not', () => {
      expect(all(({ asserted }) => asserted)).toEqual([])
    })

    it('reads nine facts of ten', () => {
      const facts = scores.reduce((sum, { score }) => sum + score.facts, 0)
      const missed = all((score) => score.missed)
      expect(1 - missed.length / facts, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_READ)
    })

    it.each([
      ['furnisher-corrects', 'answer'],
      ['furnisher-refuses', 'answer'],
      ['denial-credit-line', 'refusal'],
      ['denial-loan-with-score', 'refusal'],
      ['collector-validation-notice', 'collection_notice'],
      ['discharge-order', 'discharge'],
      ['summons', 'court_paper'],
    ])('%s of the seven papers is taken as %s', async (name, kind) => {
      const bytes = readFileSync(new URL(`../../shared/faults/papers/${name}.png`, import.meta.url))
      expect(await handIn(bytes, false)).toMatchObject({ status: 'read', kind })
    })
  },
)
