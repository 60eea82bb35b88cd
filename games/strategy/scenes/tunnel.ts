import { shade } from '#kit/game/draw.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import type { Point } from '#kit/game/stage.ts'
import type { CampaignGame } from '../campaign-game.ts'
import {
  BARE,
  BEAST,
  BLADE,
  cuts,
  HEALTH,
  kindOf,
  mayRun,
  RUN,
  tunnel as rules,
  valueOf,
  woundOf,
  type TunnelState,
} from '../rules/tunnel.ts'
import { bar } from './card-art.ts'
import { beast } from './delve.ts'
import { heart } from './field.ts'
import { spotScene, type Spot } from './spot-scene.ts'

const WIDTH = 400
const HEIGHT = 440
const CARD = { width: 88, height: 126 } as const
const BLADE_AT: Point = { x: 92, y: 352 }
const FIST_AT: Point = { x: 204, y: 352 }
const RUN_AT: Point = { x: 332, y: 46 }
const FIST = 1

export const cardPlace = (place: number): Point => ({ x: 53 + place * 98, y: 182 })

export function sabre(brush: Brush, length: number) {
  brush.line([-length, length, length, -length], 8, '#d8e2f0')
  brush.line([-length * 0.9, length * 0.3, -length * 0.3, length * 0.9], 6, PAINT.amber)
  brush.line([-length, length, -length * 0.72, length * 0.72], 8, '#7a4526')
}

/** A card of the tunnel around its middle. */
export function tunnelCard(brush: Brush, card: number) {
  const { width, height } = CARD
  const [kind, value] = [kindOf(card), valueOf(card)]
  const tint = kind === BEAST ? '#7f6fc0' : kind === BLADE ? '#5f9fd0' : '#6fb878'
  brush.round(-width / 2 + 2, -height / 2 + 7, width, height, 14, '#000000', 0.3)
  brush.round(-width / 2, -height / 2, width, height, 14, '#fff4dc')
  brush.round(-width / 2 + 6, -height / 2 + 6, width - 12, height - 48, 10, tint)
  brush.round(-width / 2 + 6, -height / 2 + 6, width - 12, 8, 4, '#ffffff', 0.3)
  brush.at(
    0,
    -22,
    0,
    () => {
      if (kind === BEAST) beast(brush, { kind: value > 9 ? 1 : value > 5 ? 0 : 2, life: value > 9 ? 2 : 1 })
      else if (kind === BLADE) sabre(brush, 13)
      else {
        brush.ball(0, 0, 15, '#8a5a34')
        heart(brush, 0, -1, 8, true)
      }
    },
    kind === BEAST ? 1.15 + value / 20 : 1.35,
  )
  digits(
    brush,
    value,
    0,
    height / 2 - 22,
    28,
    kind === BEAST ? '#a8304a' : kind === BLADE ? '#2f6f9f' : '#2f7f48',
  )
}

function paintTable(brush: Brush, state: TunnelState, isFist: boolean) {
  brush.round(0, 0, WIDTH, HEIGHT, 24, '#2a2350')
  for (let stone = 0; stone < 24; stone++)
    brush.round(
      8 + (stone % 6) * 65 + (Math.floor(stone / 6) % 2) * 16,
      8 + Math.floor(stone / 6) * 108,
      58,
      98,
      14,
      stone % 3 ? '#332b60' : '#2f2758',
    )
  // The deck, as thick as it is.
  for (let layer = 0; layer < Math.min(7, Math.ceil(state.deck.length / 4)); layer++)
    brush.round(26 - layer * 1.5, 18 - layer * 2, 54, 66, 9, layer % 2 ? '#8a7fc8' : '#6a5fa8')
  digits(brush, state.deck.length, 106, 52, 22, '#fff4dc')
  const canRun = mayRun(state)
  brush.slab(RUN_AT.x - 50, RUN_AT.y - 25, 100, 46, 20, canRun ? PAINT.amber : '#5a5080', 6)
  for (const x of [-16, 6])
    brush.line(
      [RUN_AT.x + x - 6, RUN_AT.y - 12, RUN_AT.x + x + 8, RUN_AT.y - 2, RUN_AT.x + x - 6, RUN_AT.y + 8],
      6,
      canRun ? '#4a2a08' : '#3a3260',
    )
  // What one has: the blade with the beast it struck last, the bare hand, the hearts.
  for (const [at, isOn] of [
    [BLADE_AT, state.blade > 0 && !isFist],
    [FIST_AT, state.blade === 0 || isFist],
  ] as const) {
    if (isOn) brush.round(at.x - 49, at.y - 49, 98, 98, 20, PAINT.sun)
    brush.round(at.x - 45, at.y - 45, 90, 90, 17, isOn ? '#4a3f80' : '#3a3168')
  }
  if (state.blade > 0) {
    brush.at(BLADE_AT.x - 4, BLADE_AT.y - 8, 0, () => sabre(brush, 21))
    digits(brush, state.blade, BLADE_AT.x + 26, BLADE_AT.y + 26, 24, '#bfe3ff')
    if (state.edge < 15) {
      brush.disc(BLADE_AT.x - 28, BLADE_AT.y + 28, 15, '#a8304a')
      digits(brush, state.edge, BLADE_AT.x - 28, BLADE_AT.y + 28, 15, '#ffffff')
    }
  }
  for (let finger = 0; finger < 4; finger++)
    brush.round(FIST_AT.x - 22 + finger * 11, FIST_AT.y - 20, 10, 22, 5, '#f0b888')
  brush.round(FIST_AT.x - 22, FIST_AT.y - 4, 43, 28, 10, '#f0b888')
  brush.round(FIST_AT.x - 18, FIST_AT.y - 2, 30, 10, 5, shade('#f0b888', -0.18))
  heart(brush, 282, 338, 17, true)
  digits(brush, state.health, 330, 338, 34, '#fff4dc')
  bar(brush, 322, 376, 122, state.health / HEALTH, '#ff5d6f')
}

export const game: CampaignGame<TunnelState> = {
  rules,
  scene: (tools) =>
    spotScene(tools, {
      width: WIDTH,
      height: HEIGHT,
      spots(state, picked): readonly Spot[] {
        const legal = rules.legal(state)
        const cards = state.room.flatMap((_, place): Spot[] => {
          const input = picked === FIST && legal.includes(place + BARE) ? place + BARE : place
          return legal.includes(input) ? [{ ...cardPlace(place), wide: 94, high: 134, input }] : []
        })
        return [
          ...cards,
          ...(mayRun(state) ? [{ ...RUN_AT, wide: 108, high: 58, input: RUN }] : []),
          ...(state.blade > 0
            ? [
                { ...BLADE_AT, wide: 98, high: 98 },
                { ...FIST_AT, wide: 98, high: 98, pick: FIST },
              ]
            : []),
        ]
      },
      paint(brush, state, { picked, before, k, input }) {
        const isFist = picked === FIST
        paintTable(brush, state, isFist)
        for (const [place, card] of state.room.entries()) {
          const { x, y } = cardPlace(place)
          brush.round(x - 44, y - 63, 88, 126, 14, '#000000', 0.18)
          const isNew = before !== undefined && before.room[place] !== card
          if (card >= 0)
            brush.at(
              x,
              y - (isNew ? (1 - k) * 70 : 0),
              0,
              () => tunnelCard(brush, card),
              isNew ? 0.6 + 0.4 * k : 1,
            )
          if (card < 0 || kindOf(card) !== BEAST) continue
          const wound = woundOf(state, valueOf(card), isFist)
          const isCut = !isFist && cuts(state, valueOf(card))
          brush.round(x - 30, y + 72, 60, 28, 14, wound === 0 ? '#2f7f58' : isCut ? '#5f5a98' : '#8a2f48')
          digits(brush, wound, x, y + 86, 17, '#fff4dc')
        }
        const gone = input === undefined || input === RUN ? undefined : before?.room[input % BARE]
        if (gone === undefined || gone < 0) return
        const { x, y } = cardPlace(input! % BARE)
        const to = kindOf(gone) === BLADE ? BLADE_AT : { x: 320, y: 340 }
        if (k < 1)
          brush.at(
            x + (to.x - x) * k,
            y + (to.y - y) * k,
            k * 0.6,
            () => tunnelCard(brush, gone),
            1 - k * 0.8,
          )
      },
      played({ input, events }, show) {
        const kind = events[0]?.kind
        const at = input === RUN ? RUN_AT : cardPlace(input % BARE)
        if (kind === 'run') show.sound('move')
        if (kind === 'blade') show.sound('place')
        if (kind === 'healed') {
          show.sound('coin')
          show.burst(at, [PAINT.palm, '#ffffff'])
        }
        if (kind === 'beaten') {
          show.sound('slice')
          show.burst(at, [PAINT.sun, '#ffffff'])
        }
        if (kind === 'hurt') {
          show.sound('hit')
          show.quake(5)
          show.flash(at, '#ff5d6f')
          if ((events[0]?.amount ?? 0) > 5) show.vibrate()
        }
        return 0.4
      },
      keeps: () => undefined,
      wayOf: (input) =>
        input === RUN ? [RUN_AT] : input >= BARE ? [FIST_AT, cardPlace(input - BARE)] : [cardPlace(input)],
    }),
}
