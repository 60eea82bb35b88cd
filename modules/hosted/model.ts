/** Limits of the badges that an external game declares. */
export const BADGE_LIMITS = {
  badges: 24,
  titleLetters: 40,
  taskLetters: 100,
  /** Bytes of the declaration, and of a picture: a square PNG. */
  declarationBytes: 64 * 1024,
  pictureBytes: 20 * 1024,
  leastSide: 64,
  mostSide: 256,
} as const

/** Title and task of a badge in one language. */
export interface BadgeWords {
  readonly title: string
  /** What the player has to do for it. */
  readonly task: string
}

/** A badge declared by a version of a game; the game awards it, unproved. */
export interface DeclaredBadge {
  readonly badgeId: string
  /** By language, English among them. */
  readonly words: Readonly<Record<string, BadgeWords>>
  /** Its path among the files of the game. */
  readonly picture: string
}
