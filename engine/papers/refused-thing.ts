import type { RefusedThing } from '#engine/words/received-paper.ts'

/** What someone applied for, in words that a notice about something else has no use for. */
const SIGNS: readonly (readonly [RefusedThing, RegExp])[] = [
  // Only who grants credit has to say this.
  ['credit', /\bequal credit opportunity act\b|\becoa\b|\bigualdad de oportunidades de credito\b/],
  [
    'job',
    /\b(?:offer|application|applied|consider\w{0,4}) (?:of|for|you for) (?:employment|(?:a|the|this|our|your) (?:\w{1,20} ){0,3}(?:job|position|role))\b|\b(?:job|employment) (?:offer|application|opportunity)\b|\b(?:hire|employ) you\b|\bconditional offer\b|\b(?:solicitud|oferta) de empleo\b/,
  ],
  [
    'housing',
    /\b(?:rental|lease|leasing|tenan\w{1,3}|resident|apartment|housing) (?:application|screening|decision|score)\b|\b(?:rent|lease) (?:to you|(?:an?|the|this|our) (?:apartment|unit|home|house))\b|\bappl\w{1,8} (?:to (?:rent|lease|live)|for (?:an?|the|our|your) (?:\w{1,20} ){0,2}(?:apartment|unit|home|residence|tenancy))\b|\bapartments\b|\bleasing office\b|\bsigns? the lease\b|\b(?:apartment|unit)(?: applied for| number| no\.?|:| #)|\bsolicitud de (?:alquiler|arrendamiento|vivienda)\b/,
  ],
  [
    'insurance',
    /\b(?:auto|car|home|homeowners?'?|renters?'?|life|motorcycle) insurance\b(?! (?:if|is) )|\binsurance (?:policy|premiums?|scores?|rates?|application|quote|coverage)\b|\b(?:your|renewal|higher|the) premium\b|\bpoliza\b/,
  ],
  [
    'bank_account',
    /\bopen(?:ing)? (?:the|an?|your|this|that) (?:[\w()]{1,20} ){0,4}account\b|\b(?:checking|savings|deposit|share)\)? (?:draft )?account\b|\bshare (?:draft|savings)\b|\babrir\b[^.]{0,40}\bcuenta\b|\bcuenta (?:corriente|de ahorros)\b/,
  ],
  [
    'service',
    /\brequest for (?:\w{1,20} )?service\b|\b(?:start|turn on|connect|activate|provide|new) (?:your |the |you )?(?:\w{1,20} ){0,2}service\b|\b(?:phone|wireless|mobile|internet|cable|electric|utility|gas|water) (?:service|plan|account)\b|\bservicio (?:telefonico|electrico|de \w{3,12})\b/,
  ],
  [
    'credit',
    /\b(?:credit (?:cards?|lines?|limits?|application|request|account)|lines? of credit|loans?|mortgage|financing|installments?|(?:visa|mastercard|card) (?:application|account)|tarjeta|prestamo|hipoteca|credito)\b|\bdeny credit\b|\bcard\b/,
  ],
]

/**
 * What a notice of a decision is about; null where its words do not say.
 * @param plain - All words of the paper in small letters with plain signs.
 */
export const refusedThing = (plain: string): RefusedThing | null => SIGNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
