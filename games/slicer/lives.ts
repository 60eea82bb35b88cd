/** Scores that restore a life, early ones first, then every hundred. */
const EARLY_LIVES = [20, 50, 100] as const
const LIFE_EVERY = 100

/** The score at which the next life comes back. */
export const lifeAfter = (score: number) =>
  EARLY_LIVES.find((mark) => mark > score) ?? (Math.floor(score / LIFE_EVERY) + 1) * LIFE_EVERY
