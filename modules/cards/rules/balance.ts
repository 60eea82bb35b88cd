/**
 * A box of a season holds at most so many times the S, SS and SSS cards of one outside of it: play time comes from them, and
 * they stay when the season is over.
 */
export const MOST_OF_A_SEASON = 1.5

/**
 * All that asks players to come back (quests, dailies, badges, a season at its most generous) may bring so many times the
 * boxes, and the hours of cloud time, that there would be without. `npm run economy` holds it.
 */
export const MOST_BY_REWARDS = { boxes: 1.25, hours: 1.75 }
