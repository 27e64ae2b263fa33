/** So many of each look are measured: one alone may be covered by something, of which no contrast can be said. */
export const MOST_ALIKE = 3

/**
 * In the page: texts of one colour, size and ground have one contrast, so only a few of each are left without the mark, to be measured.
 * Measuring contrast was more than half of what a look at a page costs.
 */
export const markAlike = ({ mark, most }: { mark: string; most: number }): void => {
  const looks = new Map<string, number>()
  const grounds = new Map<Element, string>()

  /** What shows behind a text: the grounds of its ancestors. What is laid over other things is told apart from everything else. */
  const groundOf = (element: Element | null): string => {
    if (element === null) return ''
    const known = grounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ')
    const isOver = position === 'absolute' || position === 'fixed' || position === 'sticky'
    const isBare = own === 'rgba(0, 0, 0, 0) none 1 none normal' && !isOver
    const behind = groundOf(element.parentElement)
    const ground = isBare ? behind : `${behind} / ${own} ${isOver ? grounds.size : ''}`
    grounds.set(element, ground)
    return ground
  }
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')

  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility() || element.closest('[aria-hidden=true], [inert]') !== null) continue
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const look = [color, fontSize, fontWeight, textShadow, groundOf(element)].join(' ')
    const seen = looks.get(look) ?? 0
    looks.set(look, seen + 1)
    if (seen >= most) element.setAttribute(mark, '')
  }
}
