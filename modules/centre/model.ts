/** The lists that are the same for everybody, by their criterion. */
export type CentreList = 'week' | 'rank' | 'trend' | 'live'

/** A player's opinion of a game. */
export type Opinion = 'likes' | 'none' | 'dislikes'
