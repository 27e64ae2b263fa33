/** A Typst string literal, whatever the text. */
export const literal = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`

/** A call of a Typst function in markup. */
export const call = (name: string, ...values: readonly string[]): string => `#${name}(${values.join(', ')})`

/** A Typst array of any length. */
export const array = (values: readonly string[]): string => `(${values.map((value) => `${value},`).join(' ')})`

export const textArray = (texts: readonly string[]): string => array(texts.map(literal))
