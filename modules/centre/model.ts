/** The lists that are the same for everybody, by what decides them. */
export type CentreList = 'week' | 'rank' | 'trend' | 'live'

/** What a player thinks of a game. */
export type Opinion = 'likes' | 'none' | 'dislikes'
