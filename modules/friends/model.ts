/** States of a friend request (docs/contract.md 3). To its sender an ignored one is still waiting. */
export const REQUEST_STATES = ['waiting', 'accepted', 'ignored', 'cancelled', 'over'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** Kind of the live message that tells a client to read friends again (spec 3.8). */
export const FRIENDS_LIVE = 'friends'
