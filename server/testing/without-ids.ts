/** Chance writes digits into ids, into random names and into a mail's own marks, which a mail also breaks at the end of its lines. */
export const withoutIds = (text: string): string =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(
      /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<![\w-])[\w-]{32,}|(?=[0-9]{0,12}[a-f])[0-9a-f]{8,}/g,
      '(id)',
    )
