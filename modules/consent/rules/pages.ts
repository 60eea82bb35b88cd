/** Games, the cloud player, sign-in callbacks with a code in the address, pages with a key, and developer pages. */
const APART = /^\/(g|cgame|oauth|shtml|dev)(\/|$)/

/** Pages that never carry a third-party script (spec 7.47). */
export const isApart = (path: string) => APART.test(path)

/** Scripts stay in a document once loaded: between pages with and without tags, navigate with a full load. */
export const needsWholeLoad = (from: string, to: string) => isApart(from) !== isApart(to)

/** Home, all games and categories: the list pages on which ads may appear. */
const LISTS = /^\/(games(\/[^/]+)?)?$/
export const hasAdPlace = (path: string) => LISTS.test(path)
