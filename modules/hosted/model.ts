/** What a game of others may declare of badges. */
export const BADGE_LIMITS = {
  badges: 24,
  titleLetters: 40,
  taskLetters: 100,
  /** Of the declaration, and of a picture: a square PNG. */
  declarationBytes: 64 * 1024,
  pictureBytes: 20 * 1024,
  leastSide: 64,
  mostSide: 256,
} as const

/** What a badge of a game says in one language. */
export interface BadgeWords {
  readonly title: string
  /** What is to be done for it. */
  readonly task: string
}

/** A badge that a version of a game declares: the game gives it by its own word. */
export interface DeclaredBadge {
  readonly badgeId: string
  /** By language, English among them. */
  readonly words: Readonly<Record<string, BadgeWords>>
  /** Its place among the files of the game. */
  readonly picture: string
}
