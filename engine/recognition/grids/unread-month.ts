/** What stands for a month of which nothing was read: a word that no layout understands, for whoever weighs the report. */
export const unreadMonth = (month: string): string => `?${month}`

export const isUnreadMonth = (text: string): boolean => /^\?\d{4}-\d{2}$/.test(text)
