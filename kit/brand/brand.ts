/** The product's name, as players and machines read it; message files say `{brand}` for it. */
export const BRAND_NAME = 'Islet'
/** Prefix of databases, channels, protocols, metrics and folders. Changing it orphans what they hold. */
export const BRAND_PREFIX = 'islet'
/** Page background, the warm light (act) and the cool one (state), for places no style sheet reaches. */
export const BRAND_NIGHT = '#081b26'
export const BRAND_AMBER = '#ffb63d'
export const BRAND_LAGOON = '#3fe0cf'
