/** How words left the page. */
export type Shared = 'shared' | 'copied' | 'dismissed'

/** Hands words and a link to the device's own sharing, or copies them where there is none. */
export async function shareWords(words: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text: words, url })
      return 'shared'
    } catch (error) {
      // Closing the device's sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    }
  }
  await navigator.clipboard.writeText(`${words}\n${url}`)
  return 'copied'
}
