interface PageServices {
  toast: (text: string) => void
  confetti: () => void
  /** Loads text bundles for a dialog that may open on any page. */
  loadTexts: (names: readonly string[]) => Promise<void>
  /** Whether a path needs a full page load, because this page runs third-party scripts. */
  isApart: (path: string) => boolean
}

/** How code outside React speaks to the player. These do nothing until the page sets them: a game may start earlier. */
export const pageServices: PageServices = {
  toast: () => undefined,
  confetti: () => undefined,
  loadTexts: () => Promise.resolve(),
  isApart: () => false,
}
