/** Suppresses the touch that starts a game until it has ended: it is not a move yet. */
export function wakingTouch() {
  let isHeld = false
  return {
    begin() {
      isHeld = true
    },
    /** The input after suppression. */
    heard(input: number): number {
      if (input === 0) isHeld = false
      return isHeld ? 0 : input
    },
  }
}
