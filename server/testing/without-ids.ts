/** Text without ids, tokens and hashes: chance alone writes any four digits into one of them. A number that was planted stays. */
export const withoutIds = (text: string): string =>
  text.replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<![\w-])[\w-]{32,}/g, '(id)')
