import type { Layout } from '#engine/reading/detect-layout.ts'
import { PRINTED_WORDS as ACR } from '#engine/reading/layouts/equifax-acr/printed-words.ts'
import { PRINTED_WORDS as CONSUMERDIRECT } from '#engine/reading/layouts/consumerdirect/printed-words.ts'
import { PRINTED_WORDS as EXPERIAN } from '#engine/reading/layouts/experian-web-print/printed-words.ts'
import { PRINTED_WORDS as IDENTITYIQ } from '#engine/reading/layouts/identityiq/printed-words.ts'
import { PRINTED_WORDS as MYEQUIFAX } from '#engine/reading/layouts/myequifax/printed-words.ts'
import { PRINTED_WORDS as TRANSUNION } from '#engine/reading/layouts/transunion-web-print/printed-words.ts'
import type { PrintedWords } from '#engine/recognition/printed-words.ts'

/** What each layout prints in fixed words. A layout without an entry is read as it was recognised. */
export const VOCABULARIES: Readonly<Partial<Record<Layout, PrintedWords>>> = {
  'experian-web-print': EXPERIAN,
  'transunion-web-print': TRANSUNION,
  'equifax-acr': ACR,
  'equifax-myequifax': MYEQUIFAX,
  identityiq: IDENTITYIQ,
  consumerdirect: CONSUMERDIRECT,
}
