/** The product's name, as players and machines read it; message files say `{brand}` for it. */
export const BRAND_NAME = 'Islet'
/** What names of databases, channels, protocols, measures and folders begin with. Another one loses what these hold. */
export const BRAND_PREFIX = 'islet'
/** The ground of the page, the warm light (act) and the cool one (state), for what no style sheet reaches. */
export const BRAND_NIGHT = '#081b26'
export const BRAND_AMBER = '#ffb63d'
export const BRAND_LAGOON = '#3fe0cf'
