/** How a link left the page. */
export type Shared = 'shared' | 'copied' | 'dismissed'

/** Whether the device has native sharing. */
export const hasOwnSharing = () => typeof navigator !== 'undefined' && typeof navigator.share === 'function'

/** A link without this page's language: its reader gets their own. */
export const wholeLink = (path: string) => new URL(path, location.origin).href

/** Passes a link to native sharing, or copies it where there is none. */
export async function shareLink(path: string, title: string, text?: string): Promise<Shared> {
  const url = wholeLink(path)
  if (hasOwnSharing()) {
    try {
      await navigator.share({ title, url, ...(text ? { text } : {}) })
      return 'shared'
    } catch (error) {
      // Closing the native sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    }
  }
  await navigator.clipboard.writeText(text ? `${text}\n${url}` : url)
  return 'copied'
}
