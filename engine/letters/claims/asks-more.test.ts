import { describe, expect, it } from 'vitest'
import { asksMore } from '#engine/letters/claims/asks-more.ts'
import { saidWords } from '#engine/letters/claims/said-sentences.ts'
import { statementsIn } from '#engine/letters/check-letter.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { requestFor } from '#engine/cases/letter-requests.ts'

/** Requests that no draft makes: a field, money, other things, a service. */
const MORE = [
  'Lower the balance to what I really owed.',
  'Bring the balance down.',
  'I want the balance reduced.',
  'Please report the account as paid.',
  'Please list it as closed.',
  'Please change my name too.',
  'Please update my address.',
  'I ask you to raise the limit.',
  'Please return my deposit.',
  'Please reverse the charge.',
  'Give me my money back.',
  'You should send me a check.',
  'Please delete the Lakeside inquiry as well.',
  'And take the other two off too.',
  'Please clean up the rest of my file.',
  'Please also fix my score.',
  'Please remove both late marks.',
  'Please move the date of first delinquency back.',
  'The date opened should be later.',
  'Please stop the interest.',
  'Please stop calling me.',
  'Please send me a new card.',
  'Please open a new account for me.',
  'I also want my employer removed.',
  'And change the status.',
  'Correct my birth date.',
  'kindly make it a paid account',
  'Have the limit put back.',
  'Please extend my payment date.',
  'Please take my husband off the account.',
  'Please add my wife to the account.',
  'I request that you report it as never late.',
  'Please notify the other bureaus too.',
  'Please lower the balance too.',
  'Please raise my limit to what it was.',
  'Please change the date opened.',
  'Also set the status to paid.',
  'Please take off the other accounts as well.',
  'Remove all of my inquiries while you are at it.',
  'Please refund the fees.',
  'Please pay me for my trouble.',
  'I want compensation.',
  'Please add points to my score.',
  'Put a freeze on my file.',
  'Please re-age the account.',
  'Please mark me as never late everywhere.',
  'I also ask that you drop the interest.',
  'Could you bump up the limit?',
  'Please waive what is left.',
  'Wipe my whole file clean.',
  'The balance ought to be reduced.',
  'Please send me the money back.',
  'Please erase the bankruptcy too.',
]

/** What every letter may ask by being written. */
const PLAIN = [
  'Please explain how you arrived at $900.',
  'Please delete this account.',
  'Please remove it from my report.',
  'Please fix this as soon as possible.',
  'Please look into this carefully.',
  'Please investigate.',
  'Please send me a copy of the contract.',
  'Please send me a copy of the application with my signature.',
  'Please send me proof.',
  'Please show me the documents that you relied on.',
  'Please tell me who reported this.',
  'Please send me a corrected report.',
  'Please mail your answer to my address above.',
  'Please answer in writing.',
  'Please call me if you have questions.',
  'Please contact me by mail only.',
  'Please do not call me at work.',
  'Please stop reporting this.',
  'Please note that the account is disputed.',
  'Please add my statement to the file.',
  'Please tell me what you find.',
  'Please let me know when this is done.',
  'Please confirm that this is deleted.',
  'Please treat this as urgent.',
  'Please check page 3 of the report.',
  'Please see the copy that is enclosed.',
  'Please compare the pages.',
  'I asked Midland Credit for the contract, and it did not answer.',
  'If you cannot verify this, please delete it.',
  'If you can’t prove that it is mine, please remove it.',
  'If you need more information, please tell me.',
  'May I ask how this happened?',
  'Can you tell me who opened it?',
  'I ask that you consider the documents that I enclose.',
  'I ask you to mark the account as disputed.',
  'I respectfully ask you to delete it.',
  'I asked my local bank.',
]

describe('a request', () => {
  it.each(MORE)('that goes further: %s', (sentence) => expect(asksMore(saidWords(sentence))).toBe(true))

  it.each(PLAIN)('of any letter: %s', (sentence) => expect(asksMore(saidWords(sentence))).toBe(false))

  it('of a draft is never called its writer’s own', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const { letterContent, facts } = composeLetter(requestFor(seed))
      const theirs = facts.filter(({ source }) => source === 'statement').map(({ text }) => text)
      const asked = statementsIn(letterContent, facts).filter((sentence) => asksMore(saidWords(sentence)))
      expect(asked.filter((sentence) => !theirs.some((text) => text.includes(sentence)))).toEqual([])
    }
  })
})
