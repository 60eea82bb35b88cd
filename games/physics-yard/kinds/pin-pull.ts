import { between } from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled } from '#kit/random/random.ts'
import { ball, wall } from '#kit/game/rigid/body.ts'
import { allOf, AWAY, emptyYard, isOut, lose, pairOf, put, win, type Yard, type YardRules } from '../yard.ts'

const CHEST = { x: 200, y: 350 } as const
const CELL = 84
const FLOOR = 238

type Filling = 'gold' | 'ember' | 'drop'

function fill(yard: Yard, filling: Filling, x: number, y: number, random: () => number) {
  const count = filling === 'gold' ? 4 : 3
  for (let index = 0; index < count; index++)
    put(
      yard,
      ball(
        filling,
        [x - 20 + (index % 3) * 20 + between(-2, 2, random), y - 12 - Math.floor(index / 3) * 20],
        9,
        {
          bounce: 0.1,
          grip: 0.2,
          density: filling === 'ember' ? 1.3 : 1,
        },
      ),
    )
}

/** Pull the pins in the right order: gold into the chest, embers never, water puts embers out. */
export const pinPull: YardRules = {
  gesture: 'spots',
  byThrift: true,
  build({ hard, random }) {
    const yard = emptyYard()
    const columns = hard < 0.35 ? 2 : 3
    const rows = hard < 0.1 ? 1 : 2
    const left = 200 - (columns * CELL) / 2
    const top = FLOOR - rows * CELL
    for (const side of [0, columns])
      put(
        yard,
        wall('frame', [left + side * CELL, top + (rows * CELL) / 2 - 10], [12, rows * CELL + 40], {
          grip: 0.2,
        }),
      )
    // A funnel leads from the cells down to the chest.
    const reach = (columns * CELL) / 2
    for (const side of [-1, 1])
      put(
        yard,
        wall('frame', [200 + side * (reach + 38) * 0.5, FLOOR + 47], [Math.max(60, reach * 0.98), 10], {
          turn: side * -0.62,
          grip: 0.1,
        }),
      )
    for (const side of [-1, 1]) put(yard, wall('frame', [200 + side * 42, 345], [8, 60], { grip: 0.2 }))
    put(yard, wall('chest', [200, 378], [92, 12], { grip: 0.8 }))
    for (let column = 1; column < columns; column++)
      for (let row = 0; row < rows; row++)
        put(
          yard,
          wall(
            random() < 0.45 ? 'pin' : 'frame',
            [left + column * CELL, top + (row + 0.5) * CELL],
            [8, CELL - 4],
            { grip: 0.1 },
          ),
        )
    for (let row = 1; row <= rows; row++)
      for (let column = 0; column < columns; column++)
        put(yard, wall('pin', [left + (column + 0.5) * CELL, top + row * CELL], [CELL - 6, 8], { grip: 0.1 }))
    const cells = shuffled(
      Array.from({ length: columns * rows }, (_, index) => index),
      random,
    )
    const fillings: readonly Filling[] = ['gold', 'ember', 'drop', 'gold', 'ember', 'drop']
    for (const [index, cell] of cells.entries()) {
      const filling = columns * rows === 2 ? (['drop', 'gold'] as const)[index] : fillings[index]
      if (!filling || (index > 3 && random() < 0.4)) continue
      fill(
        yard,
        filling,
        left + ((cell % columns) + 0.5) * CELL,
        top + (Math.floor(cell / columns) + 1) * CELL - 6,
        random,
      )
    }
    yard.own = [allOf(yard, 'gold').length]
    return yard
  },
  act(yard, input, tell) {
    const pin = yard.world.bodies[input - 1]
    if (!pin || pin.gone || pin.kind !== 'pin') return
    pin.gone = true
    yard.used++
    yard.since = 0
    tell('pull', pin.x, pin.y)
  },
  judge(yard, hits, tell) {
    for (const hit of hits) {
      burn(pairOf(hit, 'ember', 'drop'), 'steam', true)
      burn(pairOf(hit, 'ember', 'gold'), 'burn', false)
    }
    for (const ember of allOf(yard, 'ember')) {
      for (const other of yard.world.bodies) {
        if (other.gone || (other.kind !== 'drop' && other.kind !== 'gold')) continue
        const [dx, dy] = [other.x - ember.x, other.y - ember.y]
        if (dx * dx + dy * dy < 19.5 * 19.5)
          burn([ember, other], other.kind === 'drop' ? 'steam' : 'burn', other.kind === 'drop')
        if (ember.gone) break
      }
      if (!ember.gone && isHome(ember)) lose(yard, tell, ember)
    }
    const gold = allOf(yard, 'gold')
    const home = gold.filter(isHome).length
    if (gold.length < yard.own[0]! || gold.some(isOut)) lose(yard, tell, CHEST)
    else if (home === yard.own[0]! && allOf(yard, 'ember').every(({ y }) => y < 300)) {
      if (yard.since > 40) win(yard, tell, CHEST)
    } else if (pinsOf(yard) === 0 && (yard.since > 500 || yard.still > 90)) lose(yard, tell, CHEST)
    function burn(
      pair: readonly [{ gone: boolean; x: number; y: number }, { gone: boolean }] | undefined,
      kind: string,
      both: boolean,
    ) {
      if (!pair || pair[0].gone || pair[1].gone) return
      pair[1].gone = true
      if (both) pair[0].gone = true
      tell(kind, pair[0].x, pair[0].y)
    }
  },
  spots: ({ world }) => world.bodies.map((body) => (body.kind === 'pin' && !body.gone ? body : AWAY)),
  guess(yard, random) {
    const pins = yard.world.bodies.flatMap(({ kind, gone }, index) =>
      kind === 'pin' && !gone ? [index + 1] : [],
    )
    return pins[pickIndex(pins.length, random)] ?? 0
  },
  isReady: (yard) => pinsOf(yard) > 0,
}

const pinsOf = ({ world }: Yard) => world.bodies.filter(({ kind, gone }) => kind === 'pin' && !gone).length
const isHome = ({ x, y }: { readonly x: number; readonly y: number }) => y > 312 && x > 150 && x < 250
