import { furnisherKey } from '#engine/matching/furnisher-name.ts'
import { nameOfCreditor, originalCreditorKey } from '#engine/matching/original-creditor.ts'
import { type MatchableAccount, traitsOf } from '#engine/matching/traits.ts'
import type { Account } from '#engine/report/account.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** What is read of an account to follow its debt; both the engine's and the wire's have it. Amounts are only compared. */
export type ChainableAccount = MatchableAccount &
  Pick<
    Account,
    | 'soldTo'
    | 'remarks'
    | 'statusText'
    | 'status'
    | 'paymentStatus'
    | 'currentBalance'
    | 'chargeOffAmount'
    | 'dateAssigned'
    | 'dateOfFirstDelinquency'
  >

/** Where a page says from whom a debt came or to whom it went. */
export interface DebtStatement {
  readonly bureau: Bureau
  readonly accountId: string
  /** Evidence key: `originalCreditor`, `soldTo`, `statusText` or `remarks.N`. */
  readonly field: string
  readonly says: 'names_original_creditor' | 'names_buyer' | 'names_seller'
  /** As printed. */
  readonly text: string
}

/** A company that an entry names, next to itself. */
export interface NamedParty {
  /** Of the name, as `furnisherKey` has it; never empty. */
  readonly key: string
  /** Null where it is somewhere in a sentence, so that the name alone cannot be told from what follows it. */
  readonly name: string | null
  readonly statement: DebtStatement
}

const TO = /\b(?:sold|transferred) to:? +(\S.*)$|\b(?:purchased|acquired|bought) by:? +(\S.*)$/i
const FROM = /\b(?:purchased|acquired|bought|transferred) from:? +(\S.*)$/i
/** No page prints a longer remark that names a company. Characters. */
const LONGEST_REMARK = 200
/** What may follow a name in a remark. */
const BEHIND_NAME = /(?:[.;,]? {1,9}(?:on|as of|in) {1,9})?[\d/.-]{0,99}[\s.;,]{0,99}$/i

/** The companies that one bureau's entry names as those from whom its debt came or to whom it went. */
export function namedBy(bureau: Bureau, account: ChainableAccount): readonly NamedParty[] {
  const own = traitsOf(account).furnisher
  const named = (says: DebtStatement['says'], at: { field: string; text: string; key: string; name: string | null }) => ({
    key: at.key,
    name: at.name,
    statement: { bureau, accountId: account.id, field: at.field, says, text: at.text },
  })
  const { originalCreditor, soldTo, statusText, remarks } = account
  const sentences = [
    ...(statusText === null ? [] : [{ field: 'statusText', text: statusText }]),
    ...remarks.map((text, index) => ({ field: `remarks.${index}`, text })),
  ]
  // Hardly a sentence names anyone.
  const sentencesNaming = (words: RegExp) =>
    sentences.flatMap((at) => {
      const key = keyBehind(words, at.text)
      return key === '' ? [] : [{ ...at, key, name: null }]
    })
  const parties: readonly NamedParty[] = [
    ...(originalCreditor === null
      ? []
      : [
          named('names_original_creditor', {
            field: 'originalCreditor',
            text: originalCreditor,
            key: originalCreditorKey(originalCreditor),
            name: nameOfCreditor(originalCreditor),
          }),
        ]),
    ...(soldTo === null
      ? []
      : [named('names_buyer', { field: 'soldTo', text: soldTo, key: furnisherKey(soldTo), name: soldTo })]),
    ...sentencesNaming(TO).map((at) => named('names_buyer', at)),
    ...sentencesNaming(FROM).map((at) => named('names_seller', at)),
  ]
  return parties.filter(({ key }) => key !== '' && key !== own)
}

function keyBehind(words: RegExp, text: string): string {
  const [, first, second] = words.exec(text.slice(0, LONGEST_REMARK)) ?? []
  const name = first ?? second
  return name === undefined ? '' : furnisherKey(name.replace(BEHIND_NAME, ''))
}
