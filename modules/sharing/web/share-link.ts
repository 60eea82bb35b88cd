/** How a link left the page. */
export type Shared = 'shared' | 'copied' | 'dismissed'

/** Hands a link to the device's own sharing, or copies it where there is none. */
export async function shareLink(path: string, title: string): Promise<Shared> {
  const url = new URL(path, location.origin).href
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      // Closing the device's sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    }
  }
  await navigator.clipboard.writeText(url)
  return 'copied'
}
