/** Where the games' own server has our scripts. */
export const SCRIPTS = '/_sdk/'

/** Counts the changes of this list: a stored version is what it was changed to, too. */
export const SHIMS_EDITION = 2

/** Scripts of other portals that games load by these addresses, and ours that speak the same. */
const SHIMS: readonly (readonly [RegExp, string])[] = [
  [/(?:https?:)?\/\/game-cdn\.poki\.com\/scripts\/v2\/poki-sdk(?:\.min)?\.js/g, 'poki.js'],
  [/(?:https?:)?\/\/sdk\.crazygames\.com\/crazygames-sdk-v[23]\.js/g, 'crazygames.js'],
  [/(?:https?:)?\/\/html5\.api\.gamedistribution\.com\/main(?:\.min)?\.js/g, 'gamedistribution.js'],
  [
    /(?:https?:)?\/\/bridge\.playgama\.com\/(?:latest|v1(?:\.[\d.]{1,12})?(?:\/[\w.-]{1,40})?)\/playgama-bridge\.js/g,
    'playgama.js',
  ],
  [/(?:https?:)?\/\/cdn\.y8\.com\/api\/sdk\.js/g, 'y8.js'],
]

/** A page or script of a game that asks us instead of another portal. */
export const withShims = (text: string): string =>
  SHIMS.reduce((changed, [address, script]) => changed.replace(address, SCRIPTS + script), text)
