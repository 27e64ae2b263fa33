import { createElement, type SVGProps } from 'react'

interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface Look extends SVGProps<SVGSVGElement> {
  readonly size?: number
}

/** In the place of `createLucideIcon`, which also knows contexts, old names and icons of the caller's own: we draw, and that is all. */
export function drawIcon({ node }: Drawing) {
  return ({ size = 24, ...look }: Look) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...look,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
