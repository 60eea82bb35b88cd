/** A picture of the game: when the host took it, and when this browser showed it. */
export interface ShownPicture {
  readonly takenAt: number
  readonly shownAt: number
}

/** What was shown, and how often it stuttered. */
export interface Paced {
  readonly shown: number
  readonly stutters: number
}

/** Two pictures of 60: an eye sees it, and no screen makes so much of it by its own beat. */
export const STUTTER_MS = 34

/**
 * Whether a picture came later after the one before than the game had made it: on its way, in the decoder or in this page.
 * A game that stands still, or runs at 20 pictures a second, does not stutter.
 */
const isStutter = (before: ShownPicture, picture: ShownPicture): boolean => {
  const made = picture.takenAt - before.takenAt
  // A game that began anew counts from 0.
  return made >= 0 && picture.shownAt - before.shownAt - made >= STUTTER_MS
}

/** Counts what is shown and what stutters, from report to report. */
export function openPacing() {
  let before: ShownPicture | undefined
  let shown = 0
  let stutters = 0
  return {
    picture(picture: ShownPicture) {
      shown += 1
      if (before && isStutter(before, picture)) stutters += 1
      before = picture
    },
    /** What comes next follows nothing: the page was hidden, or the pictures come another way. */
    rest: () => (before = undefined),
    take(): Paced {
      const paced = { shown, stutters }
      shown = 0
      stutters = 0
      return paced
    },
  }
}
