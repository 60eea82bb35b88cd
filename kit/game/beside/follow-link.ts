/**
 * A link that only changes the fragment of the open page does not load it again: reload it as in a new tab.
 * Returns how to stop.
 */
export function followLink(prefix: string): () => void {
  const opened = () => {
    if (location.hash.startsWith(prefix)) location.reload()
  }
  addEventListener('hashchange', opened)
  return () => removeEventListener('hashchange', opened)
}
