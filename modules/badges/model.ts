/** How hard a badge is; the metal of its edge and what it is worth follow from it. */
export const GRADES = ['easy', 'medium', 'hard', 'gold'] as const
export type Grade = (typeof GRADES)[number]

/** Badges that a player may wear at once. */
export const MOST_WORN = 3

/** The kind of the live message that tells a client to read its badges again. */
export const BADGES_LIVE = 'badges'

/** The steps of the first week, in their order. */
export const QUEST_STEPS = ['play', 'gift', 'open', 'hello', 'friend', 'kinds'] as const
export type QuestStep = (typeof QUEST_STEPS)[number]

/** A family of games as far as its badges go. */
export interface BadgeFamily {
  readonly family: string
  /** Whether its runs are proved; the others count by the time that the server has seen. */
  readonly isRanked: boolean
  /** Its games with a mark of the bot. */
  readonly marked: number
}
