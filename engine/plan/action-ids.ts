import { plainName } from '#engine/matching/plain-name.ts'

/**
 * Names for actions about entries: the reason, the bureau and the furnisher, and the how-manieth of equals. The entries come
 * in an order that does not depend on the page, so that the same file gives the same names.
 */
export function actionIds(
  reason: string,
  entries: readonly { readonly bureau: string; readonly creditorName: string }[],
): string[] {
  const seen = new Map<string, number>()
  return entries.map(({ bureau, creditorName }) => {
    const name = [reason, bureau, plainName(creditorName).replaceAll(' ', '-')].join('.')
    const ordinal = (seen.get(name) ?? 0) + 1
    seen.set(name, ordinal)
    return ordinal === 1 ? name : `${name}.${ordinal}`
  })
}
