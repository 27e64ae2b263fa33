/** Drawings of a font's own, such as myEquifax's tick: no other font has them. */
const PRIVATE_CHARACTERS = /[\p{Co}\p{Cc}]+/gu

/** A quote as it can be shown: what only the report's own font can draw is named. */
export const legible = (quote: string): string => quote.replaceAll(PRIVATE_CHARACTERS, '[symbol]')
