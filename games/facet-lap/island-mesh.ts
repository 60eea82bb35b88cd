import type { Course } from '#kit/game/racing/course.ts'
import { color, mix, SUN, type Color, type Corner, type Mesh } from './mesh.ts'
import type { Mood } from './moods.ts'

const CELL = 22
const MARGIN = 150
const CLEAR = 20
const SEA = 0
const ROCK = color(0xb58a84)
const SNOW = color(0xffe9d6)
const TRUNK = color(0xa8704a)
const LEAF = [color(0x3fae6a), color(0x2f9a68)] as const
const SHADOW = color(0x3a2a5c)
const SEA_CELL = 70
const SEA_REACH = 1050
const PALMS = 90

type Height = (x: number, z: number) => number

/** The sea and the islands below the road. */
export function buildIslands(course: Course, solid: Mesh, veil: Mesh, mood: Mood) {
  const height = landHeight(course)
  const middle = [mean(course.x), mean(course.z)] as const
  sea(solid, middle, mood)
  const box = boundsOf(course)
  for (let x = box.left; x < box.right; x += CELL)
    for (let z = box.front; z < box.back; z += CELL) {
      const [a, b, c, d] = [
        ground(height, x, z),
        ground(height, x + CELL, z),
        ground(height, x + CELL, z + CELL),
        ground(height, x, z + CELL),
      ]
      land(solid, [a, b, c], mood)
      land(solid, [a, c, d], mood)
    }
  plantPalms(solid, veil, box, height)
}

const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length

function boundsOf({ x, z }: Course) {
  return {
    left: Math.min(...x) - MARGIN,
    right: Math.max(...x) + MARGIN,
    front: Math.min(...z) - MARGIN,
    back: Math.max(...z) + MARGIN,
  }
}

/** Reproducible noise for the scenery alone. */
const rough = (x: number, z: number) => {
  const value = Math.sin(x * 127.1 + z * 311.7) * 43758.5453
  return value - Math.floor(value)
}

const soft = (k: number) => k * k * (3 - 2 * k)

function noise(x: number, z: number): number {
  const [cellX, cellZ] = [Math.floor(x), Math.floor(z)]
  const [kx, kz] = [soft(x - cellX), soft(z - cellZ)]
  const near = rough(cellX, cellZ) * (1 - kx) + rough(cellX + 1, cellZ) * kx
  const far = rough(cellX, cellZ + 1) * (1 - kx) + rough(cellX + 1, cellZ + 1) * kx
  return near * (1 - kz) + far * kz
}

/** Hills rise beside the road and stay clear below it. */
function landHeight(course: Course): Height {
  return (x, z) => {
    let nearest = Infinity
    let road = 0
    for (let node = 0; node < course.count; node += 3) {
      const far = Math.hypot(course.x[node]! - x, course.z[node]! - z)
      if (far < nearest) [nearest, road] = [far, course.y[node]!]
    }
    const shape = noise(x / 95, z / 95) * 1.3 + noise(x / 40 + 9, z / 40) * 0.45
    const beyond = Math.max(0, nearest - 110) * 0.11
    const hills = (shape - 0.72) * 34 - beyond
    const cap = nearest < CLEAR + CELL ? road - 4.5 : road + (nearest - CLEAR - CELL) * 0.75 - 4.5
    return Math.min(hills, cap)
  }
}

const ground = (height: Height, x: number, z: number): Corner => {
  const shiftX = (rough(x, z) - 0.5) * CELL * 0.5
  const shiftZ = (rough(z, x) - 0.5) * CELL * 0.5
  return [x + shiftX, height(x + shiftX, z + shiftZ), z + shiftZ]
}

function land(mesh: Mesh, [a, b, c]: readonly [Corner, Corner, Corner], { sand, grass }: Mood) {
  const highest = Math.max(a[1], b[1], c[1])
  if (highest < SEA) return
  const middle = (a[1] + b[1] + c[1]) / 3
  const steep = highest - Math.min(a[1], b[1], c[1])
  const green = mix(grass[0], grass[1], rough(a[0], c[2]))
  mesh.facet(a, b, c, middle < 1.6 ? sand : landColor(middle, steep, green))
}

function landColor(height: number, steep: number, green: Color): Color {
  if (height > 19) return SNOW
  if (steep > 13 || height > 13) return ROCK
  return green
}

function sea(mesh: Mesh, [middleX, middleZ]: readonly [number, number], { water, warm }: Mood) {
  const base = (x: number, z: number) => water[Math.floor(rough(x, z) * 3)]!
  const corner = (x: number, z: number): Corner => [
    middleX + x + (rough(x, z) - 0.5) * 30,
    SEA - 0.2 + (rough(z, x) - 0.5) * 7 * (Math.hypot(x, z) < SEA_REACH ? 0.12 : 0),
    middleZ + z + (rough(z, x + 3) - 0.5) * 30,
  ]
  for (let x = -SEA_REACH; x < SEA_REACH; x += SEA_CELL)
    for (let z = -SEA_REACH; z < SEA_REACH; z += SEA_CELL) {
      const [a, b, c, d] = [
        corner(x, z),
        corner(x + SEA_CELL, z),
        corner(x + SEA_CELL, z + SEA_CELL),
        corner(x, z + SEA_CELL),
      ]
      mesh.plain(a, b, c, mix(base(x, z), warm, glitter(a, x, z)))
      mesh.plain(a, c, d, mix(base(x + 5, z), warm, glitter(d, x + 5, z)))
    }
}

/** Reflection of the sun on the water, 0 to 1. */
function glitter([x, , z]: Corner, luckX: number, luckZ: number): number {
  const side = Math.abs(x * SUN[2] - z * SUN[0])
  const ahead = x * SUN[0] + z * SUN[2]
  const shine = ahead > 0 ? Math.max(0, 1 - side / 190) * rough(luckZ, luckX) : 0
  return shine * 0.75
}

interface Bounds {
  readonly left: number
  readonly right: number
  readonly front: number
  readonly back: number
}

function plantPalms(solid: Mesh, veil: Mesh, { left, right, front, back }: Bounds, height: Height) {
  let planted = 0
  for (let wish = 0; wish < 900 && planted < PALMS; wish++) {
    const x = left + rough(wish, 1) * (right - left)
    const z = front + rough(wish, 2) * (back - front)
    const y = height(x, z)
    if (y < 0.9 || y > 9) continue
    palm(solid, veil, [x, y - 0.8, z], 0.8 + rough(wish, 3) * 0.7)
    planted++
  }
}

const LEAVES = 6

function palm(solid: Mesh, veil: Mesh, [x, y, z]: Corner, size: number) {
  const lean = (rough(x, z) - 0.5) * 4 * size
  const top: Corner = [x + lean, y + 8.5 * size, z + lean * 0.4]
  const wide = 0.42 * size
  const foot: Corner[] = [
    [x - wide, y, z - wide],
    [x + wide, y, z - wide],
    [x, y, z + wide],
  ]
  foot.forEach((one, index) => {
    const other = foot[(index + 1) % 3]!
    solid.facet(one, other, top, TRUNK)
  })
  for (let leaf = 0; leaf < LEAVES; leaf++) {
    const angle = (leaf / LEAVES) * 2 * Math.PI + lean
    const reach = 3.6 * size
    const [s, c] = [Math.sin(angle) * reach, Math.cos(angle) * reach]
    const fold: Corner = [top[0] + s * 0.55, top[1] + 0.9 * size, top[2] + c * 0.55]
    const tip: Corner = [top[0] + s, top[1] - 1.1 * size, top[2] + c]
    const paint = LEAF[leaf % 2]!
    solid.facet(top, fold, [fold[0] + c * 0.3, fold[1] - 0.7 * size, fold[2] - s * 0.3], paint)
    solid.facet(fold, tip, [fold[0] + c * 0.3, fold[1] - 0.7 * size, fold[2] - s * 0.3], paint)
    solid.facet(top, fold, [fold[0] - c * 0.3, fold[1] - 0.7 * size, fold[2] + s * 0.3], paint)
    solid.facet(fold, tip, [fold[0] - c * 0.3, fold[1] - 0.7 * size, fold[2] + s * 0.3], paint)
  }
  longShadow(veil, [x, y + 1, z], size)
}

/** Shadow of a palm on the sand under the low sun. */
function longShadow(veil: Mesh, [x, y, z]: Corner, size: number) {
  const flat = Math.hypot(SUN[0], SUN[2])
  const [ax, az] = [-SUN[0] / flat, -SUN[2] / flat]
  const at = (ahead: number, aside: number): Corner => [
    x + (ax * ahead - az * aside) * size,
    y + 0.12,
    z + (az * ahead + ax * aside) * size,
  ]
  veil.plains(at(0, -0.4), at(0, 0.4), at(13, 0.4), at(13, -0.4), SHADOW, 0.3)
  veil.plains(at(12, -2.2), at(15, -3), at(18, 0), at(15, 3), SHADOW, 0.3)
}
