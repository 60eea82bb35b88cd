/** What a game may ask the browser for; everything else stays with us. Threads exist only where the page is isolated, too. */
export const FRAME_ALLOWS = 'autoplay; fullscreen; gamepad; accelerometer; gyroscope; cross-origin-isolated'

/** It plays, and can neither open windows nor lead the page away. */
const PLAYS = 'allow-scripts allow-pointer-lock allow-orientation-lock'

/**
 * How tightly the frame of a game is closed. A game from elsewhere keeps its own saves, which belong to its origin; one
 * that stands under our own name, on whatever port, would get at our cookies, and is nobody.
 */
export const sandboxOf = (address: string, ownHost: string): string =>
  new URL(address).hostname === ownHost ? PLAYS : `${PLAYS} allow-same-origin`

/** What runs no script, opens no window and stores nothing. */
export const WAITING_SANDBOX = 'allow-same-origin'

/** Where the games' own server has the page that waits for a version to be played. */
export const WAITING = '/_sdk/wait/'
export const waitingAddress = (address: string): string => {
  const { origin, pathname } = new URL(address)
  return `${origin}${WAITING}${pathname.split('/')[1]}`
}
