/** A friend request (docs/contract.md 3). One that was ignored still waits in its sender's list. */
export const REQUEST_STATES = ['waiting', 'accepted', 'ignored', 'cancelled', 'over'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** The kind of the live message that tells a client to read its friends again (spec 3.8). */
export const FRIENDS_LIVE = 'friends'
