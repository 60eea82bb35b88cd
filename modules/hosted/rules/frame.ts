/** Browser features granted to a game's frame. Threads exist only where the page is isolated as well. */
export const FRAME_ALLOWS = 'autoplay; fullscreen; gamepad; accelerometer; gyroscope; cross-origin-isolated'

/** Can play, but neither open windows nor navigate the page. */
const PLAYS = 'allow-scripts allow-pointer-lock allow-orientation-lock'

/**
 * The sandbox of a game's frame. A third-party game keeps its own saves, which belong to its origin; a game on our own host name, on
 * any port, could read our cookies and therefore gets an opaque origin.
 */
export const sandboxOf = (address: string, ownHost: string): string =>
  new URL(address).hostname === ownHost ? PLAYS : `${PLAYS} allow-same-origin`

/** Runs no scripts, opens no windows and stores nothing. */
export const WAITING_SANDBOX = 'allow-same-origin'

/** Path of the games server's page that preloads a version until it is played. */
export const WAITING = '/_sdk/wait/'
export const waitingAddress = (address: string): string => {
  const { origin, pathname } = new URL(address)
  return `${origin}${WAITING}${pathname.split('/')[1]}`
}
