const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text can be an id of ours; what cannot is not asked of the database, whose columns take nothing else. */
export const isUuid = (text: string): boolean => UUID.test(text)
