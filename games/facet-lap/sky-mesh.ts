import type { Eye } from './camera.ts'
import { color, mix, openMesh, SUN, type Corner, type Mesh } from './mesh.ts'
import type { Mood } from './moods.ts'

const FAR = 900
const SLICES = 20
const BANDS = [-0.12, 0.02, 0.1, 0.2, 0.36, 0.62, 1.2] as const
const SUN_SIDES = 22
const CLOUDS = 14

/** Evening sky around the eye: bands of facets, warmer towards the sun, some clouds and the sun. */
export function paintSky(mood: Mood): (eye: Eye) => Mesh {
  const mesh = openMesh(2400)
  dome(mesh, mood)
  sun(mesh)
  for (let index = 0; index < CLOUDS; index++) cloud(mesh, index, mood)
  const template = new Float32Array(mesh.bytes().slice().buffer)
  return (eye) => {
    const bytes = mesh.bytes()
    const floats = new Float32Array(bytes.buffer, 0, bytes.length / 4)
    for (let at = 0; at < floats.length; at += 4) {
      floats[at] = template[at]! + eye.x
      floats[at + 1] = template[at + 1]! + eye.y
      floats[at + 2] = template[at + 2]! + eye.z
    }
    return mesh
  }
}

const sunAngle = Math.atan2(SUN[0], SUN[2])

const at = (angle: number, height: number): Corner => {
  const flat = Math.cos(height)
  return [Math.sin(angle) * flat * FAR, Math.sin(height) * FAR, Math.cos(angle) * flat * FAR]
}

function tint({ zenith, high, cool, warm: glow, hot }: Mood, angle: number, height: number) {
  const warm = 0.5 + 0.5 * Math.cos(angle - sunAngle)
  const low = mix(cool, glow, warm * warm)
  const horizon = mix(low, hot, Math.max(0, warm - 0.8) * 3 * Math.max(0, 1 - height * 3))
  if (height < 0.36) return mix(horizon, high, Math.max(0, height) / 0.36 / (1 + warm * 0.5))
  return mix(mix(horizon, high, 1 / (1 + warm * 0.5)), zenith, Math.min(1, (height - 0.36) / 0.6))
}

function dome(mesh: Mesh, mood: Mood) {
  for (let band = 0; band < BANDS.length - 1; band++)
    for (let slice = 0; slice < SLICES; slice++) {
      const step = (2 * Math.PI) / SLICES
      const [angle, next] = [slice * step, (slice + 1) * step]
      const [low, high] = [BANDS[band]!, BANDS[band + 1]!]
      const [a, b, c, d] = [at(angle, low), at(next, low), at(next, high), at(angle, high)]
      mesh.plain(a, b, c, tint(mood, angle + step * 0.66, low + (high - low) * 0.33))
      mesh.plain(a, c, d, tint(mood, angle + step * 0.33, low + (high - low) * 0.66))
    }
}

function sun(mesh: Mesh) {
  const height = 0.13
  for (const [size, hex] of [
    [0.16, 0xffc98a],
    [0.115, 0xffdc9c],
    [0.075, 0xfff6d4],
  ] as const)
    for (let side = 0; side < SUN_SIDES; side++) {
      const rim = (step: number) => {
        const turn = (step / SUN_SIDES) * 2 * Math.PI
        return at(sunAngle + Math.cos(turn) * size, height + Math.sin(turn) * size)
      }
      mesh.plain(at(sunAngle, height), rim(side), rim(side + 1), color(hex))
    }
}

/** A flat-bottomed cloud of three facets. */
function cloud(mesh: Mesh, index: number, { hot, cool, high }: Mood) {
  const angle = index * 2.399
  const height = 0.17 + ((index * 37) % 11) * 0.022
  const size = 0.1 + ((index * 53) % 7) * 0.022
  const light = mix(mix(hot, cool, 0.35), mix(cool, high, 0.5), ((index * 29) % 10) / 12)
  const dark = mix(light, high, 0.4)
  const [left, right] = [at(angle - size, height), at(angle + size, height)]
  mesh.plain(left, at(angle - size * 0.3, height + size * 0.22), at(angle + size * 0.1, height), light)
  mesh.plain(at(angle - size * 0.4, height), at(angle + size * 0.25, height + size * 0.3), right, light)
  mesh.plain(left, right, at(angle + size * 0.2, height - size * 0.08), dark)
}
