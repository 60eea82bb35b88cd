/** A frame: when the host captured it, and when this browser showed it. */
export interface ShownPicture {
  readonly takenAt: number
  readonly shownAt: number
}

/** Frames shown, and how many stuttered. */
export interface Paced {
  readonly shown: number
  readonly stutters: number
}

/** Two frames at 60 Hz: visible, and more than a screen's refresh causes. */
export const STUTTER_MS = 34

/**
 * Whether the gap to the previous frame grew in transit, in the decoder or in this page. A game that stands still, or runs at 20 fps,
 * does not stutter.
 */
const isStutter = (before: ShownPicture, picture: ShownPicture): boolean => {
  const made = picture.takenAt - before.takenAt
  // A restarted stream counts from 0.
  return made >= 0 && picture.shownAt - before.shownAt - made >= STUTTER_MS
}

/** Counts shown and stuttering frames between reports. */
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
    /** The next frame has no predecessor: the page was hidden, or the transport changed. */
    rest: () => (before = undefined),
    take(): Paced {
      const paced = { shown, stutters }
      shown = 0
      stutters = 0
      return paced
    },
  }
}
