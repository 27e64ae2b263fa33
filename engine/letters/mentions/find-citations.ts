import { finder, type Finder, UNPROVABLE } from '#engine/letters/mentions/mention.ts'

/** The Acts by the names and section numbers that people use, with their place in the Code. */
const ACTS: Readonly<Record<string, string>> = {
  'fair credit reporting act': '15 USC 1681',
  fcra: '15 USC 1681',
  'fair debt collection practices act': '15 USC 1692',
  fdcpa: '15 USC 1692',
  'credit repair organizations act': '15 USC 1679',
  croa: '15 USC 1679',
  'regulation v': '12 CFR 1022',
  'regulation f': '12 CFR 1006',
}

/** Sections of the Acts as enacted, and where they are in the Code. */
const SECTIONS: Readonly<Record<string, string>> = {
  '602': '1681',
  '603': '1681a',
  '604': '1681b',
  '605': '1681c',
  '605a': '1681c-1',
  '605b': '1681c-2',
  '606': '1681d',
  '607': '1681e',
  '609': '1681g',
  '610': '1681h',
  '611': '1681i',
  '612': '1681j',
  '615': '1681m',
  '616': '1681n',
  '617': '1681o',
  '618': '1681p',
  '619': '1681q',
  '623': '1681s-2',
  '803': '1692a',
  '805': '1692c',
  '806': '1692d',
  '807': '1692e',
  '808': '1692f',
  '809': '1692g',
  '813': '1692k',
}

/** Repetitions are bounded, so that a text of nothing but spaces or signs is read as fast as any other. */
const SUBS = '((?:\\s?\\([0-9a-z]{1,5}\\))*)'
const MORE = `((?:\\s{0,9}(?:,|and|or|,\\s{0,9}and|,\\s{0,9}or|-|to)\\s{0,9}(?:\\([0-9a-z]{1,5}\\))+)*)`
const SIGN = '(?:§§?|sections?|sec\\.|part|parts)'
const ANY_ACT = 'fair credit reporting act|fcra|fair debt collection practices act|fdcpa|credit repair organizations act|croa'

/** `(a)(4), (c)(1)` behind a section: one citation each. */
function withSubsections(section: string, subs: string | undefined, more: string | undefined): readonly string[] {
  const clean = (text: string): string => text.replace(/\s/g, '').toLowerCase()
  const further = (more ?? '').match(/(?:\([0-9a-z]{1,5}\))+/gi) ?? []
  return [section + clean(subs ?? ''), ...further.map((sub) => section + clean(sub))]
}

const citation = (values: readonly string[]) => ({ kind: 'citation', values }) as const
const enacted = (section: string | undefined): string => {
  const code = SECTIONS[(section ?? '').toLowerCase()]
  return code === undefined ? UNPROVABLE : `15 USC ${code}`
}

function enactedSection(section: string | undefined, subs?: string, more?: string) {
  const code = enacted(section)
  return citation(code === UNPROVABLE ? [UNPROVABLE] : withSubsections(code, subs, more))
}

export const CITATION_FINDERS: readonly Finder[] = [
  finder(
    new RegExp(
      `\\b(\\d+)\\s{0,9}U\\.?\\s?S\\.?\\s?C\\.?(?:\\s?A\\.?)?\\s{0,9}${SIGN}?\\s{0,9}(\\d+[a-z]*(?:-\\d+[a-z]?)?)${SUBS}(?:\\s{1,9}et\\s{1,9}seq\\b\\.?)?${MORE}`,
      'gi',
    ),
    ([, title, section, subs, more]) => citation(withSubsections(`${title} USC ${(section ?? '').toLowerCase()}`, subs, more)),
  ),
  finder(
    new RegExp(`\\b(\\d+)\\s{0,9}C\\.?\\s?F\\.?\\s?R\\.?\\s{0,9}${SIGN}?\\s{0,9}(\\d+(?:\\.\\d+)?)${SUBS}${MORE}`, 'gi'),
    ([, title, section, subs, more]) => citation(withSubsections(`${title} CFR ${section}`, subs, more)),
  ),
  finder(
    new RegExp(`\\b(?:${ANY_ACT})(?:'s)?,?\\s{0,9}${SIGN}?\\s{0,9}(\\d{3}[a-z]?)\\b${SUBS}${MORE}`, 'gi'),
    ([, section, subs, more]) => enactedSection(section, subs, more),
  ),
  finder(
    new RegExp(`${SIGN}\\s{0,9}([68]\\d{2}[a-z]?)\\b${SUBS}${MORE}(?:\\s{1,9}of\\s{1,9}the\\s{1,9}(?:${ANY_ACT})\\b)?`, 'gi'),
    ([, section, subs, more]) => enactedSection(section, subs, more),
  ),
  finder(
    new RegExp(
      `(?:${SIGN}\\s{0,9})?\\b(16(?:79|81|92)[a-z]?(?:-\\d+[a-z]?)?)\\b${SUBS}(?:\\s{1,9}et\\s{1,9}seq\\b\\.?)?${MORE}`,
      'gi',
    ),
    ([, section, subs, more]) => citation(withSubsections(`15 USC ${(section ?? '').toLowerCase()}`, subs, more)),
  ),
  finder(new RegExp(`${SIGN}\\s{0,9}\\d[\\w-]*(?:\\.\\d[\\w-]*)*${SUBS}`, 'gi'), () => citation([UNPROVABLE])),
  finder(/§/g, () => citation([UNPROVABLE])),
  finder(new RegExp(`\\b(?:${Object.keys(ACTS).join('|').replaceAll(' ', '\\s{1,9}')})\\b`, 'gi'), ([name]) =>
    citation([`${ACTS[(name ?? '').toLowerCase().replace(/\s+/g, ' ')] ?? UNPROVABLE}*`]),
  ),
  // Cases: no court's decision is in the registry.
  finder(/(?<![\w'&-])[\w'&-]{1,60}\.?\s{1,9}vs?\.\s{1,9}[\w'&-]{1,60}/gi, () => citation([UNPROVABLE])),
  finder(/(?<![\w'&-])[A-Z][\w'&-]{0,60}\.?,?\s{1,9}vs?\s{1,9}[A-Z][\w'&-]{1,60}/g, () => citation([UNPROVABLE])),
  finder(
    /\b\d+\s{1,9}(?:F\.?\s?(?:2d|3d|4th)|F\.?\s?Supp\.?(?:\s?[23]d)?|U\.\s?S\.|S\.?\s?Ct\.?|Fed\.?\s?Reg\.?|FR)\s{1,9}\d+/gi,
    () => citation([UNPROVABLE]),
  ),
  finder(/\b(?:pub(?:lic|\.)?\s{1,9}l(?:aw|\.)?|h\.\s?r\.|executive\s{1,9}order)(?:\s{1,9}no\.)?\s{1,9}\d[\d-]*/gi, () =>
    citation([UNPROVABLE]),
  ),
]

/**
 * Whether a registered citation bears the cited one: itself, a section it is part of, or its Act (`15 USC 1681*`).
 * Both canonical.
 */
export function bearsCitation(registered: string, cited: string): boolean {
  if (cited === UNPROVABLE) return false
  if (cited.endsWith('*')) return registered.startsWith(cited.slice(0, -1))
  if (cited === '15 USC 1681' || cited === '15 USC 1692' || cited === '15 USC 1679') return registered.startsWith(cited)
  return registered === cited || registered.startsWith(`${cited}(`)
}
