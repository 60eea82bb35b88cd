/** How hard a badge is; its metal and points follow from it. */
export const GRADES = ['easy', 'medium', 'hard', 'gold'] as const
export type Grade = (typeof GRADES)[number]

/** Badges that a player may wear at once. */
export const MOST_WORN = 3

/** The kind of the live message that tells a client to read its badges again. */
export const BADGES_LIVE = 'badges'

/** The steps of the first week, in order. */
export const QUEST_STEPS = ['play', 'gift', 'open', 'hello', 'friend', 'kinds'] as const
export type QuestStep = (typeof QUEST_STEPS)[number]

/** A game family as badges see it. */
export interface BadgeFamily {
  readonly family: string
  /** Whether its runs are proved; other families count play time measured by the server. */
  readonly isRanked: boolean
  /** Number of its games that have a mark. */
  readonly marked: number
}
