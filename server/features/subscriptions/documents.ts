import { createHash } from 'node:crypto'
import { composeContract, type ContractPart, noticeOfCancellation, plainText } from '#engine/billing/contract-text.ts'
import { DISCLOSURE, DISCLOSURE_TITLE } from '#engine/billing/disclosure.ts'
import { type Hold, holdAfter } from '#engine/billing/hold.ts'
import { saleIn } from '#engine/billing/sale-states.ts'
import type { Context } from '#server/context.ts'
import { readPerson } from '#server/features/accounts/accounts.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { billingPolicyOf, operatorOf } from '#server/settings.ts'

/** The contract as it would be signed at this moment. */
export interface ReadyContract {
  readonly parts: readonly ContractPart[]
  readonly notice: readonly ContractPart[]
  /** Of every word of it: the one who signs has seen this one. */
  readonly version: string
  readonly signer: string
  readonly hold: Hold
}

export const rightsText = [DISCLOSURE_TITLE, ...DISCLOSURE].join('\n\n')

/** Null in a state in which the plan is not sold. */
export async function contractFor(context: Context, user: SignedIn, state: string): Promise<ReadyContract | null> {
  const policy = billingPolicyOf(context.settings)
  const operator = operatorOf(context.settings)
  const sale = saleIn(state, policy)
  if (sale.kind === 'not_sold' || operator === null) return null
  const hold = holdAfter(context.now(), sale.cancelDays)
  const { name } = await readPerson(context, user)
  const facts = { operator, consumer: { name, state }, hold }
  const parts = composeContract({ ...facts, policy })
  const notice = noticeOfCancellation(facts)
  const version = createHash('sha256')
    .update(plainText([...parts, ...notice]))
    .digest('base64url')
  return { parts, notice, version, signer: name, hold }
}

/** The whole document as it is kept and mailed: the contract, and the form twice. */
export const signedText = ({ parts, notice }: ReadyContract, signature: string, at: string): string =>
  [`${plainText(parts)}\n\nSigned electronically by ${signature} on ${at} (UTC).`, plainText(notice), plainText(notice)].join(
    '\n\n\n',
  )

const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)
