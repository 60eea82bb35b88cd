interface PageServices {
  toast: (text: string) => void
  confetti: () => void
  /** Fetches bundles of texts for a dialog that may open on any page. */
  loadTexts: (names: readonly string[]) => Promise<void>
  /** Whether a path must be reached by a whole load, because this page runs scripts of others. */
  isApart: (path: string) => boolean
}

/** The page's own ways to speak to a player; a game may start before they are there. */
export const pageServices: PageServices = {
  toast: () => undefined,
  confetti: () => undefined,
  loadTexts: () => Promise.resolve(),
  isApart: () => false,
}
