import type { Eye } from './camera.ts'
import type { Graphics } from './graphics.ts'
import { CORNER_BYTES, type Mesh } from './mesh.ts'
import { openRaster, type Raster } from './raster.ts'

/** Facets nearer than this are clipped: the projection cannot handle what is beside or behind the eye. */
const NEAREST = 0.4
const HAZE_FROM = 60
const HAZE_THICKNESS = 0.0028
const COOL_AIR = [0.7 * 255, 0.46 * 255, 0.62 * 255] as const
const WARM_AIR = [255, 0.68 * 255, 0.44 * 255] as const

interface Facets {
  readonly floats: Float32Array
  readonly bytes: Uint8Array
  readonly corners: number
}

/** Static facets in portions that are skipped as a whole when out of view. */
interface StillFacets extends Facets {
  /** Centre and radius of each portion. */
  readonly spheres: Float32Array
}
const PORTION_CORNERS = 96

/** Corners of one clipped facet as x, y and nearness on the screen; at most four. */
const cut = new Float64Array(12)

/** Software rendering for browsers without a graphics card: slower, but playable. */
export function openSoftwareGraphics(sun: readonly [x: number, z: number]): Graphics {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { alpha: false })!
  let picture = pen.createImageData(1, 1)
  let raster = openRaster(1, 1, new Uint32Array(picture.data.buffer))
  let solid: StillFacets | undefined
  let veil: StillFacets | undefined

  return {
    canvas,
    isSoftware: true,
    resize(width, height) {
      if (canvas.width === width && canvas.height === height) return
      canvas.width = width
      canvas.height = height
      picture = pen.createImageData(width, height)
      raster = openRaster(width, height, new Uint32Array(picture.data.buffer))
    },
    keep(parts) {
      solid = kept(gathered(parts.solid), parts.solid.corners)
      veil = kept(parts.veil.bytes().slice(), parts.veil.corners)
    },
    draw(eye, scene) {
      raster.clear()
      const to = { raster, eye, sun }
      paintAll(to, facetsOf(scene.sky), 'far')
      if (solid) paintSeen(to, solid, 'solid')
      paintAll(to, facetsOf(scene.solid), 'solid')
      if (veil) paintSeen(to, veil, 'veil')
      paintAll(to, facetsOf(scene.veil), 'veil')
      pen.putImageData(picture, 0, 0)
    },
    destroy() {},
  }
}

const facetsOf = (mesh: Mesh): Facets => {
  const bytes = mesh.bytes()
  return {
    bytes,
    floats: new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4),
    corners: mesh.corners,
  }
}

/** Metres on a side of the squares that group facets: compact portions are culled sooner. */
const SQUARE = 128
const FACET_BYTES = 3 * CORNER_BYTES
const SQUARES_A_ROW = 4096

function kept(bytes: Uint8Array<ArrayBuffer>, corners: number): StillFacets {
  const floats = new Float32Array(bytes.buffer)
  const spheres = new Float32Array(Math.ceil(corners / PORTION_CORNERS) * 4)
  for (let index = 0; index * 4 < spheres.length; index++) {
    const low = [Infinity, Infinity, Infinity]
    const high = [-Infinity, -Infinity, -Infinity]
    const end = Math.min(corners, (index + 1) * PORTION_CORNERS)
    for (let corner = index * PORTION_CORNERS; corner < end; corner++)
      for (let axis = 0; axis < 3; axis++) {
        const at = floats[corner * 4 + axis]!
        low[axis] = Math.min(low[axis]!, at)
        high[axis] = Math.max(high[axis]!, at)
      }
    const size = low.map((from, axis) => high[axis]! - from)
    spheres.set([...low.map((from, axis) => from + size[axis]! / 2), Math.hypot(...size) / 2], index * 4)
  }
  return { bytes, floats, corners, spheres }
}

/** Facets grouped by square; visibility does not depend on their order. */
function gathered(mesh: Mesh): Uint8Array<ArrayBuffer> {
  const bytes = mesh.bytes().slice()
  const floats = new Float32Array(bytes.buffer)
  const squareOf = (facet: number) => {
    const at = facet * 12
    const middle = (axis: number) =>
      (floats[at + axis]! + floats[at + 4 + axis]! + floats[at + 8 + axis]!) / 3
    return Math.floor(middle(0) / SQUARE) * SQUARES_A_ROW + Math.floor(middle(2) / SQUARE)
  }
  const squares = Float64Array.from({ length: mesh.corners / 3 }, (_, facet) => squareOf(facet))
  const order = [...squares.keys()].toSorted((one, other) => squares[one]! - squares[other]!)
  const result = new Uint8Array(bytes.length)
  for (const [to, from] of order.entries())
    result.set(bytes.subarray(from * FACET_BYTES, (from + 1) * FACET_BYTES), to * FACET_BYTES)
  return result
}

interface Target {
  readonly raster: Raster
  readonly eye: Eye
  readonly sun: readonly [x: number, z: number]
}
type Layer = 'far' | 'solid' | 'veil'

const paintAll = (to: Target, facets: Facets, layer: Layer) => paint(to, facets, 0, facets.corners, layer)

function paintSeen(to: Target, facets: StillFacets, layer: Layer) {
  const { lens } = to.eye
  const ahead = (at: number, row: number) =>
    lens[row]! * facets.spheres[at]! +
    lens[row + 4]! * facets.spheres[at + 1]! +
    lens[row + 8]! * facets.spheres[at + 2]! +
    lens[row + 12]!
  // Distance of the frustum's edges from a touching sphere of radius one.
  const aside = Math.hypot(1, lens[0]!, lens[4]!, lens[8]!)
  const over = Math.hypot(1, lens[1]!, lens[5]!, lens[9]!)
  for (let index = 0; index * 4 < facets.spheres.length; index++) {
    const at = index * 4
    const radius = facets.spheres[at + 3]!
    const far = ahead(at, 3)
    if (far < NEAREST - radius) continue
    if (Math.abs(ahead(at, 0)) - far > radius * aside) continue
    if (Math.abs(ahead(at, 1)) - far > radius * over) continue
    const from = index * PORTION_CORNERS
    paint(to, facets, from, Math.min(facets.corners, from + PORTION_CORNERS), layer)
  }
}

/** 0 away from the sun, 1 towards it. */
function warmth(x: number, z: number, sunX: number, sunZ: number): number {
  const warm = 0.5 + 0.5 * ((x * sunX + z * sunZ) / (Math.hypot(x, z) || 1))
  return warm * warm
}

function paint(
  { raster, eye, sun }: Target,
  { floats, bytes }: Facets,
  from: number,
  end: number,
  layer: Layer,
) {
  const halfWidth = raster.width / 2
  const halfHeight = raster.height / 2
  for (let corner = from; corner < end; corner += 3) {
    const count = project(floats, corner, eye.lens)
    if (count === 0) continue
    for (let at = 0; at < count * 3; at += 3) {
      const near = 1 / cut[at + 2]!
      cut[at] = halfWidth + cut[at]! * near * halfWidth
      cut[at + 1] = halfHeight - cut[at + 1]! * near * halfHeight
      cut[at + 2] = near
    }
    const byte = corner * CORNER_BYTES + 12
    let red = bytes[byte]!
    let green = bytes[byte + 1]!
    let blue = bytes[byte + 2]!
    const x = floats[corner * 4]! - eye.x
    const y = floats[corner * 4 + 1]! - eye.y
    const z = floats[corner * 4 + 2]! - eye.z
    const hazy = layer === 'far' ? 0 : Math.sqrt(x * x + y * y + z * z) - HAZE_FROM
    if (hazy > 0) {
      const fog = 1 - Math.exp(-hazy * HAZE_THICKNESS)
      const warm = warmth(x, z, sun[0], sun[1])
      red += (COOL_AIR[0] + (WARM_AIR[0] - COOL_AIR[0]) * warm - red) * fog
      green += (COOL_AIR[1] + (WARM_AIR[1] - COOL_AIR[1]) * warm - green) * fog
      blue += (COOL_AIR[2] + (WARM_AIR[2] - COOL_AIR[2]) * warm - blue) * fog
    }
    for (let last = 2; last < count; last++)
      if (layer === 'far') raster.fill(cut, last, red, green, blue)
      else if (layer === 'solid') raster.solid(cut, last, red, green, blue)
      else raster.veil(cut, last, red, green, blue, bytes[byte + 3]!)
  }
}

const projected = new Float64Array(9)

/** Puts the visible corners of a facet into `cut` and returns their number. */
function project(floats: Float32Array, corner: number, lens: Float32Array): number {
  let inFront = 0
  let left = 0
  let right = 0
  let above = 0
  let below = 0
  for (let side = 0; side < 3; side++) {
    const at = (corner + side) * 4
    const x = floats[at]!
    const y = floats[at + 1]!
    const z = floats[at + 2]!
    const ahead = lens[3]! * x + lens[7]! * y + lens[11]! * z + lens[15]!
    const across = lens[0]! * x + lens[4]! * y + lens[8]! * z + lens[12]!
    const up = lens[1]! * x + lens[5]! * y + lens[9]! * z + lens[13]!
    projected[side * 3] = across
    projected[side * 3 + 1] = up
    projected[side * 3 + 2] = ahead
    if (ahead > NEAREST) inFront++
    if (across < -ahead) left++
    if (across > ahead) right++
    if (up < -ahead) below++
    if (up > ahead) above++
  }
  if (inFront === 0 || left === 3 || right === 3 || below === 3 || above === 3) return 0
  if (inFront < 3) return cutOff()
  cut.set(projected)
  return 3
}

/** Clips the facet at the near plane; returns the number of corners left. */
function cutOff(): number {
  let count = 0
  for (let side = 0; side < 3; side++) {
    const at = side * 3
    const next = ((side + 1) % 3) * 3
    const [here, there] = [projected[at + 2]!, projected[next + 2]!]
    if (here > NEAREST) {
      cut[count * 3] = projected[at]!
      cut[count * 3 + 1] = projected[at + 1]!
      cut[count * 3 + 2] = here
      count++
    }
    if (here > NEAREST === there > NEAREST) continue
    const share = (NEAREST - here) / (there - here)
    cut[count * 3] = projected[at]! + (projected[next]! - projected[at]!) * share
    cut[count * 3 + 1] = projected[at + 1]! + (projected[next + 1]! - projected[at + 1]!) * share
    cut[count * 3 + 2] = NEAREST
    count++
  }
  return count
}
