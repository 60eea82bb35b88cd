/**
 * A link to something of the game on the open page changes only what follows `#`, and the browser loads nothing for that: the page
 * is loaded as in a tab of its own. Returns how to stop.
 */
export function followLink(prefix: string): () => void {
  const opened = () => {
    if (location.hash.startsWith(prefix)) location.reload()
  }
  addEventListener('hashchange', opened)
  return () => removeEventListener('hashchange', opened)
}
