import { between } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { box, wall } from '#kit/game/rigid/body.ts'
import { AWAY, emptyYard, firstOf, lose, put, win, type Yard, type YardRules } from '../yard.ts'

const FLOOR = 330
const DROWNS = 384

/** Take every wooden block away; the idol must end on dry land. */
export const idolKeep: YardRules = {
  gesture: 'spots',
  build({ hard, random }) {
    const yard = emptyYard()
    const centre = between(160, 240, random)
    const land = between(120, 150, random) - 34 * hard
    put(yard, wall('land', [centre, FLOOR + 24], [land, 48], { grip: 0.9 }))
    let y = FLOOR
    let wide = land * 0.8
    const layers = 3 + Math.round(hard * 3)
    for (let layer = 0; layer < layers; layer++) {
      const isPair = layer % 2 === 1 || (layer === 0 && random() < 0.5)
      const high = isPair ? between(24, 36, random) : between(16, 24, random)
      const kindOf = () => (random() < 0.2 + 0.15 * hard ? 'granite' : 'block')
      const shift = between(-9, 9, random) * (0.4 + hard)
      if (isPair) {
        for (const side of [-1, 1])
          put(
            yard,
            box(kindOf(), [centre + side * (wide / 2 - 15) + shift * 0.4, y - high / 2], [26, high], {
              grip: 0.55,
            }),
          )
      } else {
        wide = Math.max(64, wide - between(0, 14, random))
        put(yard, box(kindOf(), [centre + shift, y - high / 2], [wide, high], { grip: 0.55 }))
      }
      y -= high
    }
    if (layers % 2 === 0) {
      put(yard, box('block', [centre, y - 8], [wide, 16], { grip: 0.55 }))
      y -= 16
    }
    put(yard, box('idol', [centre + between(-14, 14, random), y - 20], [26, 40], { grip: 0.8, density: 1.2 }))
    return yard
  },
  act(yard, input, tell) {
    const block = yard.world.bodies[input - 1]
    if (!block || block.gone || block.kind !== 'block') return
    block.gone = true
    yard.used++
    yard.since = 0
    tell('take', block.x, block.y)
  },
  judge(yard, _hits, tell) {
    const idol = firstOf(yard, 'idol')
    if (!idol) return
    for (const body of yard.world.bodies)
      if (body.y > 460 && !body.gone) {
        body.gone = true
        tell('splash', body.x, 390)
      }
    if (idol.y > DROWNS) lose(yard, tell, idol)
    else if (blocksOf(yard) === 0 && (yard.still > 40 || yard.since > 360)) win(yard, tell, idol)
  },
  spots: ({ world }) => world.bodies.map((body) => (body.kind === 'block' && !body.gone ? body : AWAY)),
  guess(yard, random) {
    const blocks = yard.world.bodies.flatMap(({ kind, gone }, index) =>
      kind === 'block' && !gone ? [index + 1] : [],
    )
    return blocks[pickIndex(blocks.length, random)] ?? 0
  },
  isReady: (yard) => blocksOf(yard) > 0,
  worth: (yard) => {
    const idol = firstOf(yard, 'idol')
    return idol ? -Math.abs(idol.turn) * 30 - Math.abs(idol.x - yard.world.bodies[0]!.x) : -999
  },
}

const blocksOf = ({ world }: Yard) =>
  world.bodies.filter(({ kind, gone }) => kind === 'block' && !gone).length
