/** The pictures of a game that a preview contains, as links. */
export interface Pictures {
  readonly cover: string
  readonly icon: string | undefined
}

interface Tile {
  readonly top: number
  readonly size: number
  readonly radius: number
  /** How far the shadow extends beyond the sides of the tile; below it, twice as far. */
  readonly shadow: number
  /** Darkness of the backdrop, 0 to 1. */
  readonly shade: number
  readonly icon: { readonly size: number; readonly margin: number }
  /** SVG below the tile. */
  readonly below?: string
}

const WIDTH = 1200
const HEIGHT = 630
/** The backdrop is larger than the picture, so that its blurred edge is not visible. */
const BACKDROP = 1320

/** A picture of 1200×630: the whole cover as a tile in the middle, where every messenger crops, over a backdrop of itself. */
export function coverFrame({ cover, icon }: Pictures, tile: Tile): string {
  const { top, size, radius, shadow, shade, below = '' } = tile
  const left = (WIDTH - size) / 2
  const iconLeft = WIDTH - tile.icon.margin - tile.icon.size
  const iconTop = HEIGHT - tile.icon.margin - tile.icon.size
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<clipPath id="tile"><rect x="${left}" y="${top}" width="${size}" height="${size}" rx="${radius}"/></clipPath>
<image href="${cover}" x="${(WIDTH - BACKDROP) / 2}" y="${(HEIGHT - BACKDROP) / 2}" width="${BACKDROP}" height="${BACKDROP}"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#06141c" fill-opacity="${shade}"/>
<rect x="${left - shadow}" y="${top + shadow}" width="${size + 2 * shadow}" height="${size + shadow}" rx="${radius + shadow}" fill="#02080d" fill-opacity=".35"/>
<g clip-path="url(#tile)"><image href="${cover}" x="${left}" y="${top}" width="${size}" height="${size}"/></g>
${below}
${icon ? `<image href="${icon}" x="${iconLeft}" y="${iconTop}" width="${tile.icon.size}" height="${tile.icon.size}"/>` : ''}
</svg>`
}
