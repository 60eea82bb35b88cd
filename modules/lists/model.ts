/** Stands for the caller's own lists in place of a list's key. */
export const OWN_LISTS = 'mine'

export const listPath = (listKey: string) => `/list/${listKey}`
