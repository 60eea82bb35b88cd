/** In front of the key of an unlisted version, where the key of a game would stand. */
export const PREVIEW_PATH = 'try-'

export const previewLink = (previewKey: string): string => `/studio/${PREVIEW_PATH}${previewKey}`
