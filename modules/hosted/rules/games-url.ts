/** Prefix of an uploaded game's address, followed by the version. */
const UPLOADED = 'upload:'
const VERSION = /^[0-9a-f]{16}$/
/** A label of a host name. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

export const isVersion = (text: string): boolean => VERSION.test(text)
export const uploadedAddress = (version: string): string => UPLOADED + version
export const uploadedVersion = (address: string): string | undefined =>
  address.startsWith(UPLOADED) ? address.slice(UPLOADED.length) : undefined

/** Whether a game of this slug can have a host of its own. */
export const canBeHost = (slug: string): boolean => LABEL.test(slug)

/** Address of a version: each game has its own host, and so its own origin. */
export const gameAddress = (gamesUrl: string, slug: string, version: string): string =>
  `${gamesUrl.replace('*', slug)}/${version}/`

/**
 * Why games cannot be served there beside this portal; undefined when they can. A page on a subdomain of the portal may set its
 * cookies, and a game's host must never be the portal's own.
 */
export function faultOfGamesUrl(gamesUrl: string, publicUrl: string | undefined): string | undefined {
  if (publicUrl === undefined) return undefined
  const { hostname } = new URL(publicUrl)
  const games = new URL(gamesUrl.replace('*', 'game')).hostname
  // On this machine: browsers send no cookies of other names to `localhost`.
  if (hostname === 'localhost') return undefined
  if (games === hostname || games.endsWith(`.${hostname}`))
    return `lies below the portal's own host ${hostname}`
  if (slugOfHost(gamesUrl, new URL(publicUrl).host) !== undefined)
    return `also names the portal's own host ${hostname}`
  return undefined
}

/** The game that a request to the games server is for, by its host. */
export function slugOfHost(gamesUrl: string, host: string): string | undefined {
  const [before = '', after = ''] = gamesUrl
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
    .split('*')
  const name = host.toLowerCase()
  if (!name.startsWith(before) || !name.endsWith(after)) return undefined
  const slug = name.slice(before.length, name.length - after.length)
  return LABEL.test(slug) ? slug : undefined
}

/** Prefix of an unlisted version's key, which gets its own host. */
const PREVIEW = 'preview-'
const PREVIEW_KEY = /^preview-([0-9a-f]{32})$/

export const previewHost = (previewKey: string): string => PREVIEW + previewKey
/** The key of the unlisted version that a host is for. */
export const previewKeyOf = (host: string): string | undefined => PREVIEW_KEY.exec(host)?.[1]
