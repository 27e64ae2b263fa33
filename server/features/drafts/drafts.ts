/** How long a text waits for whoever typed it. */
export const KEPT_DAYS = 30
/** More forms than anybody has begun at once; the oldest gives way. */
export const MOST_DRAFTS = 50

/** Where the text of a draft is sealed for. */
export const placeOfDraft = (of: { readonly userId: string; readonly author: string; readonly name: string }): string =>
  `${of.userId}/draft/${of.author}/${of.name}`
