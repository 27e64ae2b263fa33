import { plainWords } from '#engine/answers/plain-words.ts'
import type { Account } from '#engine/report/account.ts'
import { toDollars, writeMoney } from '#engine/values/money.ts'

/** A field that a company said it corrected, and to what. */
export interface Promised {
  readonly field: string
  readonly value: string
}

/** What a later report prints of it. */
export interface PromiseCheck {
  readonly isKept: boolean
  /** `the balance as $0` */
  readonly words: string
}

const MONEY: readonly (readonly [RegExp, (account: Account) => number | null])[] = [
  [/past due/, ({ pastDue }) => pastDue],
  [/charge-?off/, ({ chargeOffAmount }) => chargeOffAmount],
  [/limit/, ({ creditLimit }) => creditLimit],
  [/high/, ({ highBalance }) => highBalance],
  [/monthly|scheduled/, ({ monthlyPayment }) => monthlyPayment],
  [/balance|saldo/, ({ currentBalance }) => currentBalance],
]

/** A stem of so many letters tells words apart and endings not. */
const STEM = 6
const LEAST_WORD = 4

/** Whether the account prints what was promised; null where it does not print the field, or no one can say. */
export function checkPromise(account: Account, { field, value }: Promised): PromiseCheck | null {
  const name = field.toLowerCase()
  const money = MONEY.find(([pattern]) => pattern.test(name))?.[1]
  if (money !== undefined) {
    const printed = money(account)
    const promised = Number(value.replaceAll(/[$,]/g, ''))
    if (printed === null || Number.isNaN(promised) || value.trim() === '') return null
    return { isKept: toDollars(printed) === promised, words: `the ${name} as ${writeMoney(printed)}` }
  }
  return /status|remark|comment|estado/.test(name) ? checkWords(account, { name, value }) : null
}

function checkWords({ statusText, remarks }: Account, { name, value }: { readonly name: string; readonly value: string }) {
  if (statusText === null) return null
  const printed = plainWords([statusText, ...remarks].join(' '))
  const stems = (plainWords(value).match(/[a-z]+/g) ?? [])
    .filter((word) => word.length >= LEAST_WORD)
    .map((word) => word.slice(0, STEM))
  if (stems.length === 0) return null
  const found = stems.filter((stem) => printed.includes(stem)).length
  // Some of the words and not all: it may be the same in other words.
  if (found > 0 && found < stems.length) return null
  return { isKept: found > 0, words: `the ${name} as “${statusText}”` }
}
