/** A mask rewrites what is typed, at once: it takes what it can use and drops the rest. */
export type Mask = (typed: string) => string

export const lowercaseMask: Mask = (typed) => typed.toLowerCase()

/** Where the caret belongs after masking: behind as many kept characters as was before it. */
export function caretAfterMask(typed: string, caret: number, masked: string): number {
  const kept = (text: string) => text.replace(/\W/g, '').length
  const wanted = kept(typed.slice(0, caret))
  if (wanted >= kept(masked)) return masked.length
  let at = 0
  while (kept(masked.slice(0, at)) < wanted) at += 1
  return at
}
