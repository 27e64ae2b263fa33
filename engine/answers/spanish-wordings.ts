import type { AnswerKind } from '#engine/words/answer-kind.ts'

/** What a clause of a reply in Spanish says, without its accents. */
export const SPANISH_WORDINGS: readonly (readonly [AnswerKind, RegExp])[] = [
  [
    'deleted',
    /\b(?:eliminamos|hemos eliminado|borramos|hemos borrado|(?:fue|ha sido|fueron|han sido) (?:eliminad|borrad|suprimid|removid)[oa]s?|se (?:elimino|borro|suprimio|retiro|eliminaron)|ya no (?:aparece|figura|esta)n? en (?:su|el) (?:informe|reporte|expediente|archivo))\b/,
  ],
  [
    'updated',
    /\b(?:corregimos|actualizamos|modificamos|cambiamos|ajustamos|hemos (?:corregido|actualizado|modificado|cambiado|ajustado)|(?:fue|ha sido|fueron|han sido) (?:corregid|actualizad|modificad)[oa]s?|se (?:corrigio|actualizo|modifico))\b/,
  ],
  [
    'verified',
    /\b(?:verificamos|confirmamos|hemos (?:verificado|confirmado)|no (?:haremos|hicimos|realizaremos|realizamos|se (?:hizo|hara|hicieron)) (?:\S+ )?(?:cambios?|correccion(?:es)?)|la informacion(?: que (?:reportamos|informamos))? es (?:correcta|exacta|precisa)|(?:fue|ha sido|fueron|han sido) (?:verificad|confirmad)[oa]s?|se (?:verifico|confirmo)|no hubo (?:ningun )?cambios?|(?:empresa|compania|acreedor|banco) (?:confirmo|verifico)|permanece(?:ra|n)? (?:igual|en su|sin cambios?))\b/,
  ],
  [
    'more_information_wanted',
    /\b(?:necesitamos|requerimos|envienos|le pedimos|debe enviar(?:nos)?)\b.{0,80}\b(?:copia|prueba|identificacion|licencia|documentos?|informacion|comprobante|lo siguiente)\b/,
  ],
  ['frivolous', /\b(?:frivol[ao]|irrelevante|no (?:la |lo |las )?(?:investigaremos|vamos a (?:volver a )?investigar))\b/],
]
