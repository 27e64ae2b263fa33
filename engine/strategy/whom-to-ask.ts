import { AUTHORITIES } from '#engine/law/authorities.ts'
import type { LetterSubject } from '#engine/letters/letter-request.ts'
import { outsideOfDuty } from '#engine/letters/further/direct-dispute.ts'
import type { Finding } from '#engine/audit/finding.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'

/** Whom a dispute goes to first, and whether the company can be asked directly after that. */
export interface WhomToAsk {
  readonly first: Bureau
  readonly why: string
  readonly citations: readonly string[]
  readonly direct: { readonly isOwed: boolean; readonly why: string; readonly citation: string }
}

const { fcra_1681s2_b: ON_NOTICE, fcra_1681i_a_1: CLOCK, fcra_1681i_a_2: TOLD, reg_v_1022_43: DIRECT } = AUTHORITIES

interface Asked {
  readonly bureau: Bureau
  readonly creditorName: string
  readonly findings: readonly Finding[]
  readonly isSentByCreditRepair: boolean
}

/** The bureau that lists it, first: only its word to the company starts the company's duty to investigate. */
export function whomToAsk(subject: LetterSubject, { bureau, creditorName, findings, isSentByCreditRepair }: Asked): WhomToAsk {
  const name = BUREAU_NAMES[bureau]
  // Without words of their own, as things stand in the file.
  const [refusal] = outsideOfDuty({ subject, findings, statements: [], isSentByCreditRepair })
  const isAccount = subject.kind === 'account'
  const duty = isAccount
    ? ` It tells ${creditorName} about the dispute (${TOLD.cite}). Only that starts the company’s own duty to investigate (${ON_NOTICE.cite}).`
    : ''
  return {
    first: bureau,
    why: `${name} lists it, and must look into it within the time the law sets (${CLOCK.cite}).${duty}`,
    citations: [CLOCK, ...(isAccount ? [TOLD, ON_NOTICE] : [])].map(({ cite }) => cite),
    direct: {
      isOwed: refusal === undefined,
      why:
        refusal?.message ??
        `${creditorName} must also look into a dispute you send straight to it. Do that second, not first: it starts no deadline at ${name}, and the same dispute again may be called frivolous.`,
      citation: DIRECT.cite,
    },
  }
}
