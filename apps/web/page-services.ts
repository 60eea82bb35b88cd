/** The page's own ways to speak to a player; a game may start before they are there. */
export const pageServices: { toast: (text: string) => void; confetti: () => void } = {
  toast: () => undefined,
  confetti: () => undefined,
}
