/** The page of one's own lists stands where a list's key would. */
export const OWN_LISTS = 'mine'

export const listPath = (listKey: string) => `/list/${listKey}`
