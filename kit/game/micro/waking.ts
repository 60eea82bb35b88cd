/** Lets nothing through from the touch that wakes a game until it has ended: it says "ready" and is no move yet. */
export function wakingTouch() {
  let isHeld = false
  return {
    begin() {
      isHeld = true
    },
    /** The input as the game hears it. */
    heard(input: number): number {
      if (input === 0) isHeld = false
      return isHeld ? 0 : input
    },
  }
}
