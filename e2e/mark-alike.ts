/** So many of each look are measured: one alone may be covered by something, of which no contrast can be said. */
export const MOST_ALIKE = 3

/** Each look of a text, and how often it was seen. */
export type Looks = readonly (readonly [look: string, times: number])[]

interface Marking {
  readonly mark: string
  /** So many of each look are left to be measured. */
  readonly most: number
  /** How many of each look were measured on earlier pages. */
  readonly before: Looks
}

/**
 * In the page: texts of one colour, size and ground have one contrast, so only a few of each are left without the mark, to be measured.
 * Measuring contrast was most of what a look at a page costs. Answers how many of each were seen until now; a
 * look that only this page has is not among them.
 */
export const markAlike = ({ mark, most, before }: Marking): Looks => {
  const looks = new Map(before)
  const grounds = new Map<Element, Ground>()
  const ONLY_HERE = '#'

  interface Ground {
    readonly shown: string
    /** It or an ancestor is see-through. */
    readonly fades: boolean
  }

  /**
   * What shows behind a text: the backgrounds of its ancestors, up to the first solid one. Something that overlaps other things and is
   * see-through is unlike anything else.
   */
  const groundOf = (element: Element | null): Ground => {
    if (element === null) return { shown: '', fades: false }
    const seen = grounds.get(element)
    if (seen !== undefined) return seen
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ')
    const isOver = position === 'absolute' || position === 'fixed' || position === 'sticky'
    const isBare = own === 'rgba(0, 0, 0, 0) none 1 none normal' && !isOver
    const behind = groundOf(element.parentElement)
    const fades = behind.fades || !own.endsWith(' 1 none normal')
    const isSolid = !fades && backgroundImage === 'none' && backgroundColor.startsWith('rgb(')
    const place = isOver ? `${ONLY_HERE}${grounds.size}` : ''
    const ground = isBare ? behind : { shown: isSolid ? own : `${behind.shown} / ${own} ${place}`, fades }
    grounds.set(element, ground)
    return ground
  }
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')

  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility()) continue
    // What is behind an open dialog is covered, so its contrast can't be measured.
    if (element.closest('[data-aria-hidden=true], [inert]') !== null) {
      element.setAttribute(mark, '')
      continue
    }
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    // axe skips disabled controls.
    const isOff = element.closest(':disabled, [aria-disabled=true]') !== null
    const look = [color, fontSize, fontWeight, textShadow, isOff, groundOf(element).shown].join(' ')
    const seen = looks.get(look) ?? 0
    looks.set(look, seen + 1)
    if (seen >= most) element.setAttribute(mark, '')
  }
  return [...looks].filter(([look]) => !look.includes(ONLY_HERE))
}
