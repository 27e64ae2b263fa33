import type { FindFault } from '#engine/letters/against-file/find-faults.ts'
import { saidWords } from '#engine/letters/claims/said-sentences.ts'

const BOUGHT = /\b(.{2,60}?) (?:\w{1,15} )?(?:bought|purchased|acquired|took over|buys|owns) (?:this|the|that|my|it)\b/
const SOLD = /\b(?:sold|transferred|assigned)\b/
const DENIED = /\b(?:not|never|whether|if|who|sold it|says?|said)\b/

/** `Harbor bought this debt` of the company that the report says has sold it and that no other lent for. */
export const findSales: FindFault = (sentence, { facts }) => {
  const who = BOUGHT.exec(saidWords(sentence))?.[1]
  if (who === undefined || DENIED.test(who)) return null
  const textOf = (id: string): string | undefined => facts.find(({ fact }) => fact.id === id)?.fact.text
  const [name] = saidWords(textOf('account.creditorName') ?? '').split(' ')
  const isSeller =
    textOf('account.soldTo') !== undefined || SOLD.test(saidWords(textOf('account.statusText') ?? ''))
      ? textOf('account.originalCreditor') === undefined
      : false
  if (name === undefined || name === '' || !isSeller || !who.split(' ').includes(name)) return null
  return {
    why: 'calls that company the buyer, but your report says that it sold the debt. If you know it to be so, confirm it as your own statement.',
  }
}
