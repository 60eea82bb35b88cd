/** Path of our scripts on the games server. */
export const SCRIPTS = '/_sdk/'

/** Increase with every change of this list: a version's hash includes it. */
export const SHIMS_EDITION = 2

/** SDK scripts of other portals that games load from these URLs, and our replacements. */
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

/** A game's page or script with other portals' SDK URLs replaced by ours. */
export const withShims = (text: string): string =>
  SHIMS.reduce((changed, [address, script]) => changed.replace(address, SCRIPTS + script), text)
