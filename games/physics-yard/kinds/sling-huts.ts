import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { between } from '#kit/game/micro/rules.ts'
import { pickIndex, pickOne } from '#kit/random/random.ts'
import { aimCode, aimOf } from '../codes.ts'
import { ball, box, wall } from '#kit/game/rigid/body.ts'
import { allOf, emptyYard, isOut, lose, put, win, type Yard, type YardRules } from '../yard.ts'

const MUZZLE = { x: 62, y: 268 }
const SLOWEST = 160
const FASTEST = 760
const POPS_FROM = 100
const FLIGHT_TICKS = 200

function buildTower(yard: Yard, x: number, floors: number, random: () => number) {
  let y = 330
  const wide = between(58, 84, random)
  for (let floor = 0; floor < floors; floor++) {
    const high = between(30, 46, random)
    for (const side of [-1, 1])
      put(
        yard,
        box('post', [x + side * (wide / 2 - 7), y - high / 2], [14, high], { density: 0.7, grip: 0.7 }),
      )
    if (random() < 0.4) put(yard, ball('crab', [x, y - 11], 11, { grip: 0.9, density: 0.8 }))
    y -= high
    put(yard, box('plank', [x, y - 6], [wide + 8, 12], { density: 0.7, grip: 0.7 }))
    y -= 12
  }
  put(yard, ball('crab', [x, y - 11], 11, { grip: 0.9, density: 0.8 }))
}

/** A slingshot, three mangos, and crabs in huts of posts and planks. */
export const slingHuts: YardRules = {
  gesture: 'pull',
  byThrift: true,
  build({ hard, random }) {
    const yard = emptyYard({ left: 3 })
    put(yard, wall('ground', [200, 365], [520, 70], { grip: 0.9 }))
    const towers = hard < 0.3 ? 1 : 2
    const first = between(215, 240, random)
    for (let tower = 0; tower < towers; tower++) {
      const floors = 1 + pickIndex(1 + Math.round(hard * 2), random)
      buildTower(
        yard,
        towers === 1 ? between(230, 320, random) : first + tower * between(98, 112, random),
        floors,
        random,
      )
    }
    if (hard > 0.5 && random() < 0.6)
      put(
        yard,
        wall('stone', [between(140, 170, random), 330 - 30], [20, between(60, 110, random)], { grip: 0.6 }),
      )
    return yard
  },
  act(yard, input, tell) {
    const { angle, power } = aimOf(input)
    const speed = SLOWEST + (FASTEST - SLOWEST) * power
    for (const spent of allOf(yard, 'mango')) spent.gone = true
    const mango = ball('mango', [MUZZLE.x, MUZZLE.y], 13, { density: 2.2, bounce: 0.3, grip: 0.6 })
    mango.vx = exactCos(angle) * speed
    mango.vy = exactSin(angle) * speed
    put(yard, mango)
    yard.left--
    yard.used++
    yard.since = 0
    tell('shot', MUZZLE.x, MUZZLE.y)
  },
  judge(yard, hits, tell) {
    if (yard.used > 0)
      for (const { a, b, speed } of hits)
        for (const crab of [a, b])
          if (crab.kind === 'crab' && !crab.gone && speed > POPS_FROM) pop(crab, tell)
    for (const crab of allOf(yard, 'crab')) if (isOut(crab)) pop(crab, tell)
    const crabs = allOf(yard, 'crab')
    if (crabs.length === 0) win(yard, tell, MUZZLE)
    else if (yard.left === 0 && yard.used > 0 && (yard.since > 320 || yard.still > 40))
      lose(yard, tell, crabs[0]!)
  },
  /** Aims at one of the crabs, more or less. */
  guess(yard, random) {
    const crabs = allOf(yard, 'crab')
    const power = between(0.45, 1, random)
    const speed = SLOWEST + (FASTEST - SLOWEST) * power
    if (crabs.length === 0) return aimCode(-0.5, power)
    const { x, y } = pickOne(crabs, random)
    const [far, high, gravity] = [x - MUZZLE.x, MUZZLE.y - y, yard.world.gravity]
    const root = speed ** 4 - gravity * (gravity * far * far + 2 * high * speed * speed)
    const angle = root < 0 ? 0.75 : Math.atan((speed * speed - Math.sqrt(root)) / (gravity * far))
    return aimCode(-angle + between(-0.07, 0.07, random), power)
  },
  isReady: (yard) =>
    yard.left > 0 && (yard.used === 0 || yard.since > FLIGHT_TICKS || (yard.still > 12 && yard.since > 30)),
  muzzle: () => MUZZLE,
  worth: (yard) => -allOf(yard, 'crab').length,
}

function pop(
  crab: { gone: boolean; x: number; y: number },
  tell: (kind: string, x: number, y: number) => void,
) {
  crab.gone = true
  tell('pop', crab.x, crab.y)
}
