/**
 * A box in a season holds at most this many times the S, SS and SSS cards of a regular one: they give play time and stay after the
 * season.
 */
export const MOST_OF_A_SEASON = 1.5

/** In a shipped season a box holds this many times the cards of each level above its lowest. */
export const SHIPPED_SEASON = 1.25

/**
 * Everything that rewards returning (quests, dailies, badges, a season at its most generous) may multiply boxes and hours of cloud
 * time by at most this. `npm run economy` checks it.
 */
export const MOST_BY_REWARDS = { boxes: 1.25, hours: 1.75 }
