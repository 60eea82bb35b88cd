import { shade } from '#kit/game/draw.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Point } from '#kit/game/stage.ts'
import type { CampaignGame } from '../campaign-game.ts'
import {
  actOf,
  actsOf,
  END_TURN,
  fromOf,
  KINDS,
  skirmish as rules,
  targetOf,
  toOf,
  waysOf,
  type Fighter,
  type SkirmishState,
} from '../rules/skirmish.ts'
import { hexagon, hexAt } from './dice.ts'
import { spotScene, type Spot } from './spot-scene.ts'

const WIDTH = 419
const HEIGHT = 436
const TURN_AT: Point = { x: 318, y: 402 }
const NOBODY = 63

/** A fighter around its feet: spear, sling and runner are islanders, the others beasts. */
export function fighter(brush: Brush, { kind, life, isDone }: Pick<Fighter, 'kind' | 'life' | 'isDone'>) {
  const tired = (color: string) => (isDone ? shade(color, -0.35) : color)
  brush.disc(0, 13, 15, '#000000', 0.2)
  if (kind < 3) {
    const cloth = tired(kind === 0 ? '#2f9f8a' : kind === 1 ? '#3f7fd8' : '#f0a030')
    brush.round(-11, -5, 22, 19, 9, cloth)
    brush.disc(0, -12, 10, tired('#d89a68'))
    brush.arc(0, -13, 10, Math.PI, Math.PI * 2, 5, cloth)
    for (const x of [-4, 4]) brush.disc(x, -11, 1.8, '#2a1a10')
    if (kind === 0) {
      brush.line([15, 14, 15, -26], 3.4, '#7a4526')
      brush.shape([10, -22, 20, -22, 15, -34], '#d8e2f0')
    } else if (kind === 1) {
      brush.line([-14, 0, -20, -18], 3, '#7a4526')
      brush.ball(-20, -20, 5, '#8795b5')
    } else for (const x of [-8, 8]) brush.leaf(x * 1.9, 6, 17, 8, tired('#fff4dc'), x > 0 ? -0.7 : -2.4)
  } else {
    const color = tired(kind === 3 ? '#ff5d6f' : kind === 4 ? '#b070e0' : '#8a5a70')
    const size = kind === 5 ? 15 : 11
    for (const side of [-1, 1]) {
      brush.line([side * size * 0.7, 2, side * (size + 6), -8], 4, color)
      brush.disc(side * (size + 6), -11, kind === 5 ? 8 : 5.5, color)
      brush.line([side * size * 0.6, 6, side * (size + 3), 13], 3.4, color)
    }
    brush.ball(0, 0, size, color)
    for (const side of [-1, 1]) {
      brush.disc(side * 4.6, -5, 4, '#ffffff')
      brush.disc(side * 4.2, -4, 2, PAINT.ink)
    }
    if (kind === 4) brush.disc(0, 5, 3.6, '#3a1050')
  }
  const full = KINDS[kind]!.life
  const unit = Math.min(8, 38 / full)
  brush.round((-full * unit) / 2 - 2, 18, full * unit + 4, 9, 4, '#1b1530')
  for (let heart = 0; heart < life; heart++)
    brush.round(
      (-full * unit) / 2 + heart * unit + 0.6,
      20,
      unit - 1.4,
      5,
      2,
      kind < 3 ? PAINT.palm : PAINT.coral,
    )
}

/** The nearest place from which a fighter can strike. */
function strikeFrom(state: SkirmishState, one: Fighter, target: number): number | undefined {
  const steps = waysOf(state, one)
  return actsOf(state, one)
    .filter((act) => act.target === target)
    .toSorted((a, b) => steps.get(a.to)! - steps.get(b.to)!)[0]?.to
}

const ownAt = ({ fighters }: SkirmishState, at: number | undefined) =>
  fighters.find((one) => one.side === 0 && one.at === at && !one.isDone)

export const game: CampaignGame<SkirmishState> = {
  rules,
  scene: (tools) =>
    spotScene(tools, {
      width: WIDTH,
      height: HEIGHT,
      spots(state, picked): readonly Spot[] {
        const box = (cell: number) => ({ ...hexAt(cell), wide: 60, high: 56 })
        const spots: Spot[] = state.fighters
          .filter(({ side, isDone }) => side === 0 && !isDone)
          .map(({ at }) => ({ ...box(at), pick: at }))
        const chosen = ownAt(state, picked)
        if (chosen) {
          for (const to of waysOf(state, chosen).keys())
            if (to !== chosen.at) spots.push({ ...box(to), input: actOf(chosen.at, to, NOBODY) })
          for (const { at, side } of state.fighters) {
            const from = side === 1 ? strikeFrom(state, chosen, at) : undefined
            if (from !== undefined) spots.push({ ...box(at), input: actOf(chosen.at, from, at) })
          }
        }
        return [...spots, { ...TURN_AT, wide: 136, high: 58, input: END_TURN }]
      },
      paint(brush, state, { picked, before, k, input }) {
        brush.round(-4, -4, WIDTH + 8, HEIGHT + 8, 26, '#167a9a')
        for (let wave = 0; wave < 20; wave++)
          brush.arc(20 + ((wave * 83) % 380), 30 + ((wave * 47) % 330), 10, 3.6, 5.8, 3, '#ffffff', 0.2)
        for (const cell of state.ground) {
          const { x, y } = hexAt(cell)
          brush.shape(hexagon(x, y + 7, 34), '#8a6a48')
          brush.shape(hexagon(x, y, 34), (cell * 7) % 3 ? '#ecd49a' : '#e4c988')
          brush.shape(hexagon(x - 2, y - 3, 26), '#f4dfae', 0.5)
        }
        const chosen = ownAt(state, picked)
        if (chosen) {
          for (const to of waysOf(state, chosen).keys()) {
            const { x, y } = hexAt(to)
            brush.disc(x, y, to === chosen.at ? 25 : 10, to === chosen.at ? PAINT.sun : '#14a88a', 0.75)
          }
          for (const { at, side } of state.fighters) {
            if (side === 0 || strikeFrom(state, chosen, at) === undefined) continue
            const { x, y } = hexAt(at)
            brush.ring(x, y, 26, 5, '#e8304f')
          }
        }
        const mover = input === undefined || input === END_TURN ? undefined : toOf(input)
        for (const one of state.fighters.toSorted((a, b) => a.at - b.at)) {
          const to = hexAt(one.at)
          const from = one.at === mover && before && k < 1 ? hexAt(fromOf(input!)) : to
          const [x, y] = [from.x + (to.x - from.x) * k, from.y + (to.y - from.y) * k]
          brush.at(x, y - Math.sin(k * Math.PI) * (from === to ? 0 : 9) - 2, 0, () => fighter(brush, one))
        }
        brush.slab(TURN_AT.x - 62, TURN_AT.y - 24, 124, 44, 21, PAINT.amber, 7)
        brush.shape(
          [TURN_AT.x - 11, TURN_AT.y - 15, TURN_AT.x + 15, TURN_AT.y - 2, TURN_AT.x - 11, TURN_AT.y + 11],
          '#4a2a08',
        )
      },
      played({ input, events }, show) {
        show.sound(input === END_TURN ? 'deal' : 'move')
        let delay = 0
        let isTheirs = false
        for (const { kind, x } of events) {
          if (kind === 'turn') isTheirs = true
          if (x === undefined || kind === 'walk') continue
          const at = hexAt(x)
          show.flash(at, isTheirs ? '#ff5d6f' : '#ffffff', delay)
          if (kind === 'beaten') show.burst(at, [PAINT.sun, '#ffffff', PAINT.coral], 20)
          if (kind === 'fallen') show.vibrate()
          delay += 0.14
        }
        if (events.some(({ kind }) => kind === 'beaten')) show.sound('score')
        else if (events.some(({ kind }) => kind === 'struck')) show.sound('hit')
        if (events.some(({ kind }) => kind === 'fallen')) show.quake(6)
        return 0.35 + delay
      },
      wayOf: (input) =>
        input === END_TURN ? [TURN_AT] : [fromOf(input), targetOf(input) ?? toOf(input)].map(hexAt),
    }),
}
