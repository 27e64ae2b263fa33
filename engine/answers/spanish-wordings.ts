import type { AnswerKind } from '#engine/words/answer-kind.ts'

/** What a clause of a reply in Spanish says, without its accents; a recogniser may take an ó for an e, a d or a 6. */
export const SPANISH_WORDINGS: readonly (readonly [AnswerKind, RegExp])[] = [
  [
    'deleted',
    /\b(?:eliminamos|hemos eliminado|borramos|hemos borrado|(?:fue|ha sido|fueron|han sido) (?:eliminad|borrad|suprimid|removid)[oa]s?|se (?:(?:elimin|borr|suprimi|retir)[oed6]|eliminaron)|(?:pediremos|pedimos|hemos pedido|solicitamos|vamos a pedir)\b[^.]{0,80}\b(?:elimin|borr|retir)\w{1,4}|ya no (?:aparece|figura|esta)n? en (?:su|el) (?:informe|reporte|expediente|archivo))\b/,
  ],
  [
    'updated',
    /\b(?:corregimos|actualizamos|modificamos|cambiamos|ajustamos|hemos (?:corregido|actualizado|modificado|cambiado|ajustado)|(?:fue|ha sido|fueron|han sido) (?:corregid|actualizad|modificad)[oa]s?|se (?:corrigi|actualiz|modific)[oed6]|(?:vamos a informar|informaremos|hemos informado|informamos)\b[^.]{0,90}\bque (?:el|la|su) (?:saldo|estado|cuenta)\b[^.]{0,30}\b(?:es|esta|fue|sera)|(?:pediremos|pedimos|hemos pedido|solicitamos|vamos a pedir)\b[^.]{0,80}\b(?:corrij|actualic|cambi|modifi)\w{1,5})\b/,
  ],
  [
    'verified',
    /\b(?:verificamos|confirmamos|hemos (?:verificado|confirmado)|no (?:haremos|hicimos|realizaremos|realizamos|se (?:hizo|hara|hicieron)) (?:\S+ )?(?:cambios?|correccion(?:es)?)|la informacion(?: que (?:reportamos|informamos))? es (?:correcta|exacta|precisa)|(?:fue|ha sido|fueron|han sido) (?:verificad|confirmad)[oa]s?|se (?:verific|confirm)[oed6]|no hubo (?:ningun )?cambios?|(?:empresa|compania|acreedor|banco) (?:confirm|verific)[oed6]|permanece(?:ra|n)? (?:igual|en su|sin cambios?))\b/,
  ],
  [
    'more_information_wanted',
    /\b(?:necesitamos|requerimos|envienos|le pedimos|debe enviar(?:nos)?)\b.{0,80}\b(?:copia|prueba|identificacion|licencia|documentos?|informacion|comprobante|lo siguiente)\b/,
  ],
  ['frivolous', /\b(?:frivol[ao]|irrelevante|no (?:la |lo |las )?(?:investigaremos|vamos a (?:volver a )?investigar))\b/],
]
