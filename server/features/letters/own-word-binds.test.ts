import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateAiDisputeLetter } from '#contract/ai-disputes.ts'
import { createDispute, listDisputes, recordEarlierDispute } from '#contract/disputes.ts'
import { listFindings } from '#contract/findings.ts'
import { attestLetter, editLetter, generateLetter, listLetters, markLetterSent, readLetter } from '#contract/letters.ts'
import { listMailings, mailService, quoteMailing, sendLetters, sprintMail } from '#contract/mailing.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { sayOwnWord, takeBackOwnWord } from '#contract/own-word.ts'
import { readReport } from '#contract/reports.ts'
import { generateDisputeLetter } from '#contract/tools.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const UNTRUE = 'This account is not mine, it is the result of identity theft, and I was never late.'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  test.setNow('2026-11-20T12:00:00.000Z')
})
afterAll(() => test.close())

/** A member, their first negative item and its letter. */
async function withLetter() {
  const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  const { answer } = await upload(test.app, { cookie, bytes: exampleReport().bytes })
  const [item] = await ok(test.app, listNegativeItems, { cookie })
  if (item === undefined) throw new Error('the example has a negative item')
  const write = (statement?: string) =>
    call(test.app, generateLetter, { cookie, body: { negativeItemId: item.id, userInfo, statement } })
  const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: item.id, userInfo } })
  const edit = (sentence: string, attestedFacts: string[] = []) =>
    call(test.app, editLetter, {
      cookie,
      params: { id: letter.id },
      body: { letterContent: letter.letterContent.replace('Sincerely,', () => `${sentence}\n\nSincerely,`), attestedFacts },
    })
  const confirm = () =>
    ok(test.app, sayOwnWord, {
      cookie,
      body: {
        question: 'belongs',
        subjectKind: 'account',
        reportId: answer?.report.id ?? '',
        entryId: item.accountId ?? '',
        answer: 'mine',
      },
    })
  return { cookie, item, letter, write, edit, confirm }
}

/** A member with a hard inquiry. */
async function withInquiry() {
  const asking = {
    creditorName: 'LAKESIDE AUTO CREDIT',
    kind: 'hard',
    dates: ['2026-08-14'],
    purpose: 'Auto Loan',
    lines: ['100 Shore Road', 'Erie, PA 16501'],
    phone: '(555) 201-3344',
    onRecordUntil: null,
  } as const
  const { cookie } = await newMember(test.app, { isSubscribed: true })
  const { answer } = await upload(test.app, { cookie, bytes: exampleReport({ file: { askings: [asking] } }).bytes })
  return { cookie, reportId: answer?.report.id ?? '', inquiryId: answer?.report.inquiries[0]?.id ?? '' }
}

describe('what only the member can say', () => {
  it('is taken as their statement, listed and kept with the letter', async () => {
    const { cookie, letter, edit } = await withLetter()
    expect(letter.proof.filter(({ isStatement }) => isStatement)).toEqual([])
    const edited = await edit(UNTRUE)
    expect(edited.status).toBe(200)
    const kept = await ok(test.app, readLetter, { cookie, params: { id: letter.id } })
    expect(kept.proof.flatMap(({ sentence, isStatement }) => (isStatement ? [sentence] : []))).toEqual([UNTRUE])
  })

  it('binds once it is confirmed: nothing against it is taken at any door, and both sentences are shown', async () => {
    const { cookie, item, letter, write, edit, confirm } = await withLetter()
    expect((await edit(UNTRUE)).status).toBe(200)
    await confirm()
    const refused = {
      attest: await call(test.app, attestLetter, { cookie, params: { id: letter.id } }),
      edit: await edit(UNTRUE),
      attested: await edit(UNTRUE, [UNTRUE]),
      'only attested': await edit('', ['This account is not mine.']),
      statement: await write(UNTRUE),
      dispute: await call(test.app, createDispute, { cookie, body: { creditor: item.creditorName, description: UNTRUE } }),
      'dispute of the item': await call(test.app, createDispute, {
        cookie,
        body: { creditor: item.creditorName, description: UNTRUE, negativeItemId: item.id },
      }),
      tools: await call(test.app, generateDisputeLetter, {
        cookie,
        body: { creditor: item.creditorName, description: UNTRUE, type: 'late_payment', userInfo },
      }),
      'a described letter': await call(test.app, generateAiDisputeLetter, {
        cookie,
        body: { creditor: item.creditorName, description: UNTRUE, userInfo },
      }),
      'own letter': await call(test.app, mailService, {
        cookie,
        body: { letters: [`Dear Equifax:\n\nI write about ${item.creditorName}. ${UNTRUE}`], customerInfo: userInfo },
      }),
    }
    for (const [door, { status, refusal }] of Object.entries(refused)) {
      expect(status, door).toBeGreaterThanOrEqual(400)
      expect(status, door).toBeLessThan(500)
      expect(refusal?.message, door).toContain('“This account is mine.”')
    }
    expect(refused.edit.refusal?.message).toContain(`“${UNTRUE}”`)
    expect((await edit('I was never late.')).status).toBe(200)
    expect((await call(test.app, attestLetter, { cookie, params: { id: letter.id } })).status).toBe(200)
  })

  it('binds a letter that was approved before it: it is neither mailed nor marked as sent, and both sentences are shown', async () => {
    const { cookie, letter, edit, confirm } = await withLetter()
    const params = { id: letter.id }
    await edit('This account is not mine.')
    await ok(test.app, attestLetter, { cookie, params })
    const { id: word } = await confirm()
    const letterIds = [letter.id]
    const { letterContent } = await ok(test.app, readLetter, { cookie, params })
    const refused = {
      mailed: await call(test.app, sendLetters, { cookie, body: { letterIds, mailingMethod: 'standard_mail' } }),
      grouped: await call(test.app, sendLetters, { cookie, body: { letterIds, mailingMethod: 'certified_mail', grouped: true } }),
      'by the fast service': await call(test.app, sprintMail, { cookie, body: { letters: letterIds } }),
      'as a text': await call(test.app, mailService, { cookie, body: { letters: [letterContent] } }),
      'marked as sent': await call(test.app, markLetterSent, { cookie, params, body: { sentMethod: 'mail' } }),
    }
    for (const [door, { status, refusal }] of Object.entries(refused)) {
      expect([status, refusal?.code], door).toEqual([409, 'conflict'])
      expect(refusal?.message, door).toMatch(
        /“This account is mine\.”.*“This account is not mine\.”.*Change the sentence, or take/,
      )
    }
    // Where all that wait are meant, it stays and says why.
    const all = await ok(test.app, sendLetters, { cookie, body: { mailingMethod: 'standard_mail' } })
    expect([all.mailed, all.left]).toEqual([
      [],
      [{ letterId: letter.id, reason: expect.stringContaining('“This account is mine.”') }],
    ])
    const quote = await ok(test.app, quoteMailing, { cookie, body: { letterIds, service: 'standard_mail' } })
    expect([quote.canGo, quote.letters[0]?.missing[0]?.message]).toEqual([
      false,
      expect.stringContaining('“This account is mine.”'),
    ])
    expect(await ok(test.app, listMailings, { cookie })).toEqual([])
    // As they were told: the answer is taken back, and the letter goes as it was approved.
    await ok(test.app, takeBackOwnWord, { cookie, params: { id: word } })
    const sent = await ok(test.app, sendLetters, { cookie, body: { letterIds, mailingMethod: 'standard_mail' } })
    expect(sent.mailed).toHaveLength(1)
  })

  if (isWholeCorpus)
    it('keeps no other letter of the call from being told of: none goes where one is untrue and named', async () => {
      const { cookie, letter, edit, confirm } = await withLetter()
      const [, other] = await ok(test.app, listNegativeItems, { cookie })
      const second = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: other?.id ?? '', userInfo } })
      await edit('This account is not mine.')
      for (const id of [letter.id, second.id]) await ok(test.app, attestLetter, { cookie, params: { id } })
      await confirm()
      const body = { letterIds: [second.id, letter.id], mailingMethod: 'standard_mail' as const }
      expect((await call(test.app, sendLetters, { cookie, body })).status).toBe(409)
      expect(await ok(test.app, listMailings, { cookie })).toEqual([])
      const all = await ok(test.app, sendLetters, { cookie, body: { mailingMethod: 'standard_mail' } })
      expect([all.mailed.map(({ letterId }) => letterId), all.left.map(({ letterId }) => letterId)]).toEqual([
        [second.id],
        [letter.id],
      ])
    })

  it('that an account is not theirs binds every letter: none asks a favor for it or offers to pay it, and a validation disputes it', async () => {
    const { cookie, item } = await withLetter()
    const place = { reportId: item.reportId, entryId: item.accountId ?? '' }
    await ok(test.app, sayOwnWord, {
      cookie,
      body: { question: 'belongs', subjectKind: 'account', ...place, answer: 'not_mine' },
    })
    const recipientAddress = { address: 'P.O. Box 60578', city: 'Los Angeles', state: 'CA', zip: '90060' }
    const write = (letterType: 'goodwill' | 'pay_for_delete' | 'validation') =>
      call(test.app, generateLetter, { cookie, body: { negativeItemId: item.id, letterType, recipientAddress, userInfo } })
    for (const kind of ['goodwill', 'pay_for_delete'] as const) {
      const { status, refusal } = await write(kind)
      expect([status, refusal?.message], kind).toEqual([409, expect.stringContaining('that this account is not yours')])
    }
    const { answer } = await write('validation')
    expect([answer?.isRequest, answer?.letterContent]).toEqual([false, expect.stringContaining('I dispute this debt')])
  })

  it('who they are binds at every door: other digits, another birth date or another name are taken nowhere', async () => {
    const { cookie, item, write, edit } = await withLetter()
    for (const untrue of [
      'My Social Security number ends in 8830.',
      'I was born on May 3, 1984.',
      'My name is Jordan T Different.',
      'I have always lived at 9 Oak Avenue in Reno.',
    ]) {
      const told = { creditor: item.creditorName, description: untrue, userInfo }
      const refused = {
        edit: await edit(untrue),
        attested: await edit(untrue, [untrue]),
        statement: await write(untrue),
        dispute: await call(test.app, createDispute, { cookie, body: { creditor: item.creditorName, description: untrue } }),
        tools: await call(test.app, generateDisputeLetter, { cookie, body: { ...told, type: 'late_payment' } }),
        'a described letter': await call(test.app, generateAiDisputeLetter, { cookie, body: told }),
        'own letter': await call(test.app, mailService, {
          cookie,
          body: { letters: [`Dear Equifax:\n\nI write about ${item.creditorName}. ${untrue}`], customerInfo: userInfo },
        }),
      }
      for (const [door, { status }] of Object.entries(refused))
        expect([door, status >= 400 && status < 500]).toEqual([door, true])
      for (const { refusal } of [refused.attested, refused.statement])
        expect(refusal?.message).toMatch(/you confirmed .*“(?:5059|April 12, 1985|Dana Whitfield|\d+ .*, OH \d{5})”/i)
    }
  })

  if (isWholeCorpus)
    it('that they asked for an inquiry binds also where only its company is named', async () => {
      const { cookie, reportId, inquiryId } = await withInquiry()
      await ok(test.app, sayOwnWord, {
        cookie,
        body: { question: 'belongs', subjectKind: 'inquiry', reportId, entryId: inquiryId, answer: 'mine' },
      })
      const described = { creditor: 'LAKESIDE AUTO CREDIT', description: 'I never applied to LAKESIDE AUTO CREDIT.' }
      for (const { status, refusal } of [
        await call(test.app, createDispute, { cookie, body: described }),
        await call(test.app, generateDisputeLetter, { cookie, body: { ...described, type: 'inquiry', userInfo } }),
      ]) {
        expect([409, 422]).toContain(status)
        expect(refusal?.message).toContain('“I asked for this.”')
      }
    })

  it('stands alone under “In my own words”', async () => {
    const { cookie, reportId, inquiryId } = await withInquiry()
    const body = { inquiry: { reportId, inquiryId }, statement: 'I never applied there.', userInfo }
    const { letterContent } = await ok(test.app, generateLetter, { cookie, body })
    expect(letterContent).toContain('In my own words:\n\nI never applied there.\n\n')
  })

  it('is nothing that Errata says of a dispute: of a letter of their own, or of one that was begun before', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
    const own = 'Dear Equifax:\n\nI write about Harbor Dental. I paid this bill in full.'
    // It is kept to be confirmed, and opens its dispute once it is sent.
    expect((await call(test.app, mailService, { cookie, body: { letters: [own], customerInfo: userInfo } })).status).toBe(409)
    const [kept] = await ok(test.app, listLetters, { cookie })
    const params = { id: kept?.id ?? '' }
    await ok(test.app, attestLetter, { cookie, params })
    await ok(test.app, markLetterSent, { cookie, params, body: { sentMethod: 'mail' } })
    const earlier = { creditor: 'Midland Credit', bureau: 'equifax', disputedOn: '2026-09-14', way: 'online' } as const
    await ok(test.app, recordEarlierDispute, { cookie, body: { ...earlier, result: 'verified' } })
    const disputes = await ok(test.app, listDisputes, { cookie })
    expect(disputes).toHaveLength(2)
    for (const { id: disputeId } of disputes) {
      const write = (body: object) => ok(test.app, generateLetter, { cookie, body: { disputeId, userInfo, ...body } })
      for (const letterType of ['dispute', 'goodwill'] as const)
        expect((await write({ letterType })).letterContent).not.toMatch(
          /In my own words|Your own letter|I have received no result/,
        )
      const said = await write({ statement: 'I never had this debt.' })
      expect(said.letterContent).toContain('In my own words:\n\nI never had this debt.\n\n')
    }
  })

  if (isWholeCorpus)
    it('is told of a dispute that was begun before as a part of the letter, and is still held against what they confirmed', async () => {
      const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
      const body = {
        creditor: 'Midland Credit',
        bureau: 'equifax',
        disputedOn: '2026-09-14',
        way: 'online',
        result: 'verified',
      } as const
      const { id } = await ok(test.app, recordEarlierDispute, { cookie, body })
      const letter = await ok(test.app, generateLetter, {
        cookie,
        body: { disputeId: id, letterType: 'method_of_verification', userInfo },
      })
      expect(letter.letterContent).toContain('I disputed it with you online on September 14, 2026. The result: verified.')
      expect(letter.letterContent).not.toContain('In my own words')
      const threat = await ok(test.app, recordEarlierDispute, { cookie, body: { ...body, way: 'online, and I will sue you' } })
      const refused = await call(test.app, generateLetter, {
        cookie,
        body: { disputeId: threat.id, letterType: 'method_of_verification', userInfo },
      })
      expect([refused.status, refused.refusal?.message]).toEqual([400, expect.stringContaining('I will sue you')])
    })

  it.each(['August 14, 2026', 'August 2026', '2026'])(
    'is what follows the words that tell an inquiry of %s from others',
    async (date) => {
      const { cookie } = await newMember(test.app, { isKnown: true })
      const description = `About the inquiry of ${date}. I never applied there.`
      const { id } = await ok(test.app, createDispute, { cookie, body: { creditor: 'Lakeside Auto', description } })
      const { letterContent } = await ok(test.app, generateLetter, { cookie, body: { disputeId: id, userInfo } })
      expect(letterContent).toContain('In my own words:\n\nI never applied there.\n\n')
    },
  )

  it('is what they say of an item when they dispute it, with every letter about it', async () => {
    const { cookie, item } = await withLetter()
    const body = { creditor: item.creditorName, description: 'I paid this loan off in June.', negativeItemId: item.id }
    const { id } = await ok(test.app, createDispute, { cookie, body })
    for (const about of [{ disputeId: id }, { negativeItemId: item.id }]) {
      const { letterContent, proof } = await ok(test.app, generateLetter, { cookie, body: { ...about, userInfo } })
      expect(letterContent).toContain('In my own words:\n\nI paid this loan off in June.\n\n')
      expect(proof.flatMap(({ sentence, isStatement }) => (isStatement ? [sentence] : []))).toEqual([
        'I paid this loan off in June.',
      ])
    }
  })

  if (isWholeCorpus)
    it('may name a company and ask for more, and is shown as theirs; an edit may not', async () => {
      const { cookie, item, edit } = await withLetter()
      const own = ['The collector is oxford law.', 'Please lower the balance too.']
      const body = { creditor: item.creditorName, description: own.join(' '), negativeItemId: item.id }
      const { id } = await ok(test.app, createDispute, { cookie, body })
      const { proof } = await ok(test.app, generateLetter, { cookie, body: { disputeId: id, userInfo } })
      expect(proof.flatMap(({ sentence, isStatement }) => (isStatement ? [sentence] : []))).toEqual(own)
      expect((await edit('The collector is quicksilver partners.')).status).toBe(422)
    })

  it('is never a threat, an invented law or giving up, at any door', async () => {
    const { cookie, item, write, edit } = await withLetter()
    const harmful = [
      'I will sue you.',
      'It would be a shame if your customers heard of this.',
      'Every old debt has to come off after a complaint.',
      'Of course the debt is real.',
    ]
    for (const description of harmful) {
      const described = { creditor: item.creditorName, description, userInfo }
      const refused = {
        edit: await edit(description, [description]),
        statement: await write(description),
        tools: await call(test.app, generateDisputeLetter, { cookie, body: { ...described, type: 'late_payment' } }),
        'a described letter': await call(test.app, generateAiDisputeLetter, { cookie, body: described }),
        'own letter': await call(test.app, mailService, {
          cookie,
          body: { letters: [`Dear Equifax:\n\nI write about ${item.creditorName}. ${description}`], customerInfo: userInfo },
        }),
      }
      for (const [door, { status, refusal }] of Object.entries(refused)) {
        expect([400, 422], `${door}: ${description}`).toContain(status)
        expect(refusal?.message, door).toContain(`“${description}”`)
      }
    }
  })
})

describe('what only repeats a report', () => {
  it('is nobody’s statement at any door, and their own words beside it are', async () => {
    const { cookie, item, letter, write } = await withLetter()
    const { accounts } = await ok(test.app, readReport, { cookie, params: { id: item.reportId } })
    const account = accounts.find(({ id }) => id === item.accountId)
    const quotes = Object.values(account?.evidence ?? {}).map(({ quote }) => quote)
    const [finding] = await ok(test.app, listFindings, { cookie, query: {} })
    const copies = [item.description, finding?.message ?? '', `${quotes.join('. ')}.`, `The report says: ${item.description}`]
    const OWN = 'I never had this loan.'
    for (const copy of copies) {
      const texts: Record<string, string> = {}
      const described = { creditor: `${item.creditorName} ${copies.indexOf(copy)}`, description: `${copy} ${OWN}`, userInfo }
      const { id } = await ok(test.app, createDispute, { cookie, body: described })
      texts['dispute'] = (await ok(test.app, generateLetter, { cookie, body: { disputeId: id, userInfo } })).letterContent
      const { answer } = await write(`${copy} ${OWN}`)
      texts['statement'] = answer?.letterContent ?? ''
      texts['tools'] = (await ok(test.app, generateDisputeLetter, { cookie, body: { ...described, type: 'charge_off' } })).letter
      texts['ai'] = (await ok(test.app, generateAiDisputeLetter, { cookie, body: described })).content
      for (const [door, text] of Object.entries(texts))
        expect(text.slice(text.indexOf('In my own words:')), `${door}: ${copy}`).toMatch(
          /^In my own words:\n\nI never had this loan\.\n\n/,
        )
    }
    const { answer: copied } = await write(item.description)
    expect(copied?.id).toBe(letter.id)
    expect(copied?.letterContent).not.toContain('In my own words')
    expect(copied?.aiStrategy).toContain(`because it only repeats your report: "${item.description.split('. ')[0]}`)
  })
})
