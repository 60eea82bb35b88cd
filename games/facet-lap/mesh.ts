export type Color = readonly [red: number, green: number, blue: number]
export type Corner = readonly [x: number, y: number, z: number]

/** Flat-coloured triangles, ready for the graphics card. */
export interface Mesh {
  /** Number of corners. */
  readonly corners: number
  bytes(): Uint8Array<ArrayBuffer>
  clear(): void
  /** A facet shaded by the evening sun. */
  facet(a: Corner, b: Corner, c: Corner, color: Color): void
  facets(a: Corner, b: Corner, c: Corner, d: Corner, color: Color): void
  /** An unshaded facet: paint, lamps, shadows. */
  plain(a: Corner, b: Corner, c: Corner, color: Color, opacity?: number): void
  plains(a: Corner, b: Corner, c: Corner, d: Corner, color: Color, opacity?: number): void
}

/** Bytes per corner: three floats and a colour. */
export const CORNER_BYTES = 16

/** Direction of the low sun, which gives long shadows. */
export const SUN: Corner = [-0.74, 0.36, 0.57]
const SHADE: Color = [0.66, 0.57, 0.74]
const LIGHT: Color = [0.72, 0.56, 0.38]

export const color = (hex: number): Color => [
  ((hex >> 16) & 255) / 255,
  ((hex >> 8) & 255) / 255,
  (hex & 255) / 255,
]

export const mix = (one: Color, other: Color, k: number): Color => [
  one[0] + (other[0] - one[0]) * k,
  one[1] + (other[1] - one[1]) * k,
  one[2] + (other[2] - one[2]) * k,
]

/** `capacity` is an estimate of the corners; the mesh grows when needed. */
export function openMesh(capacity = 1024): Mesh {
  let buffer = new ArrayBuffer(capacity * CORNER_BYTES)
  let floats = new Float32Array(buffer)
  let colors = new Uint8Array(buffer)
  let corners = 0

  function grow() {
    const larger = new ArrayBuffer(buffer.byteLength * 2)
    new Uint8Array(larger).set(colors)
    buffer = larger
    floats = new Float32Array(buffer)
    colors = new Uint8Array(buffer)
  }

  function corner([x, y, z]: Corner, red: number, green: number, blue: number, opacity: number) {
    if ((corners + 1) * CORNER_BYTES > buffer.byteLength) grow()
    const at = corners * 4
    floats[at] = x
    floats[at + 1] = y
    floats[at + 2] = z
    const byte = corners * CORNER_BYTES + 12
    colors[byte] = Math.min(255, red * 255)
    colors[byte + 1] = Math.min(255, green * 255)
    colors[byte + 2] = Math.min(255, blue * 255)
    colors[byte + 3] = opacity * 255
    corners++
  }

  const mesh: Mesh = {
    get corners() {
      return corners
    },
    bytes: () => new Uint8Array(buffer, 0, corners * CORNER_BYTES),
    clear() {
      corners = 0
    },
    plain(a, b, c, [red, green, blue], opacity = 1) {
      corner(a, red, green, blue, opacity)
      corner(b, red, green, blue, opacity)
      corner(c, red, green, blue, opacity)
    },
    plains(a, b, c, d, paint, opacity = 1) {
      mesh.plain(a, b, c, paint, opacity)
      mesh.plain(a, c, d, paint, opacity)
    },
    facet(a, b, c, [red, green, blue]) {
      const k = lightOn(a, b, c)
      const lit = (part: 0 | 1 | 2) => SHADE[part] + LIGHT[part] * k
      mesh.plain(a, b, c, [red * lit(0), green * lit(1), blue * lit(2)])
    },
    facets(a, b, c, d, paint) {
      mesh.facet(a, b, c, paint)
      mesh.facet(a, c, d, paint)
    },
  }
  return mesh
}

/** Sunlight on a facet; ground faces up whatever the order of its corners. */
function lightOn(a: Corner, b: Corner, c: Corner): number {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  const length = Math.hypot(nx, ny, nz) || 1
  const facing = (nx * SUN[0] + ny * SUN[1] + nz * SUN[2]) / length
  const looksUp = Math.abs(ny) > length * 0.2
  return Math.max(0, looksUp && ny < 0 ? -facing : facing)
}
