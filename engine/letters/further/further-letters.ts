import { coercedDebt } from '#engine/letters/further/coerced-debt.ts'
import { directDispute } from '#engine/letters/further/direct-dispute.ts'
import { disputeStatement } from '#engine/letters/further/dispute-statement.ts'
import { frivolousReply } from '#engine/letters/further/frivolous-reply.ts'
import type { FurtherLetter } from '#engine/letters/further/further-letter.ts'
import { identityTheftBlock } from '#engine/letters/further/identity-theft-block.ts'
import { mixedFile } from '#engine/letters/further/mixed-file.ts'
import { pastRecipients } from '#engine/letters/further/past-recipients.ts'
import { reinsertion } from '#engine/letters/further/reinsertion.ts'
import { remarkRemoval } from '#engine/letters/further/remark-removal.ts'
import { traffickingBlock } from '#engine/letters/further/trafficking-block.ts'
import { unauthorizedInquiry } from '#engine/letters/further/unauthorized-inquiry.ts'
import type { FurtherKind } from '#engine/words/letter-type.ts'

/** What each further kind needs, says and encloses. */
export const FURTHER_LETTERS: Readonly<Record<FurtherKind, FurtherLetter>> = {
  direct_dispute: directDispute,
  unauthorized_inquiry: unauthorizedInquiry,
  identity_theft_block: identityTheftBlock,
  trafficking_block: traffickingBlock,
  coerced_debt: coercedDebt,
  reinsertion,
  frivolous_reply: frivolousReply,
  dispute_statement: disputeStatement,
  remark_removal: remarkRemoval,
  past_recipients: pastRecipients,
  mixed_file: mixedFile,
}
