/** Games, the cloud player, sign-ins whose address carries a code, pages under a key, and ours for developers. */
const APART = /^\/(g|cgame|oauth|shtml|dev)(\/|$)/

/** Pages that never carry a foreign script (spec 7.47). */
export const isApart = (path: string) => APART.test(path)

/** A page keeps the scripts it has loaded: from pages with tags to pages apart, and back, one goes by a whole load. */
export const needsWholeLoad = (from: string, to: string) => isApart(from) !== isApart(to)

/** Home, all games and those of a category: the pages of games to choose from, where advertising has its place. */
const LISTS = /^\/(games(\/[^/]+)?)?$/
export const hasAdPlace = (path: string) => LISTS.test(path)
