import { shade } from '#kit/game/draw.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import type { Point } from '#kit/game/stage.ts'
import type { CampaignGame } from '../campaign-game.ts'
import {
  ACTS,
  cellOf,
  DIG,
  END,
  GONE,
  isShore,
  sinking as rules,
  SOAKED,
  STORM_EVERY,
  tideOf,
  type SinkingState,
} from '../rules/sinking.ts'
import { hexagon, hexAt } from './dice.ts'
import { spotScene, type Spot } from './spot-scene.ts'

const WIDTH = 419
const HEIGHT = 524
const WALK = 0
const MEND = 1
const BUTTONS: readonly (Point & { readonly pick?: number; readonly input?: number })[] = [
  { x: 82, y: 478, pick: WALK },
  { x: 210, y: 478, pick: MEND },
  { x: 338, y: 478, input: END },
]
const RELIC_COLORS = [PAINT.coral, PAINT.sun, PAINT.lagoon, PAINT.orchid] as const

/** A piece of the island: dry and green, or soaked with waves over it. */
export function piece(brush: Brush, x: number, y: number, isSoaked: boolean) {
  const color = isSoaked ? '#6fb8d0' : '#8fd070'
  brush.shape(hexagon(x, y + (isSoaked ? 4 : 9), 34), isSoaked ? '#2a7fa8' : '#8a6a48')
  brush.shape(hexagon(x, y, 34), color)
  brush.shape(hexagon(x - 2, y - 3, 27), shade(color, 0.14))
  if (isSoaked)
    for (const dy of [-10, 2, 14]) brush.arc(x - 8 + dy * 0.6, y + dy + 4, 8, 3.5, 5.9, 3, '#ffffff', 0.75)
}

/** A gem on its little pillar. */
export function relic(brush: Brush, x: number, y: number, index: number) {
  const color = RELIC_COLORS[index % RELIC_COLORS.length]!
  brush.round(x - 9, y + 4, 18, 11, 3, '#8795b5')
  brush.shape([x, y - 18, x + 11, y - 6, x, y + 6, x - 11, y - 6], color)
  brush.shape([x, y - 18, x + 11, y - 6, x, y - 6], shade(color, 0.35))
}

export function rowboat(brush: Brush, x: number, y: number) {
  brush.shape([x - 24, y - 2, x + 24, y - 2, x + 14, y + 13, x - 14, y + 13], '#a8502f')
  brush.line([x - 22, y - 1, x + 22, y - 1], 4, '#e0a866')
  brush.line([x - 26, y + 12, x + 10, y - 12], 4, '#e0b878')
}

/** Whoever seeks the relics: hat, head, coat. */
export function seeker(brush: Brush, x: number, y: number) {
  brush.disc(x + 2, y + 14, 13, '#000000', 0.25)
  brush.round(x - 11, y - 6, 22, 21, 9, PAINT.coral)
  brush.ball(x, y - 13, 10, '#e0a878')
  brush.round(x - 16, y - 22, 32, 6, 3, '#8a5a2c')
  brush.round(x - 9, y - 30, 18, 10, 4, '#b87a3c')
}

function sign(brush: Brush, x: number, y: number, which: number) {
  if (which === WALK)
    for (const [dx, dy] of [
      [-12, 8],
      [8, -8],
    ] as const) {
      brush.round(x + dx - 7, y + dy - 8, 15, 20, 7, '#5a3a20')
      brush.disc(x + dx + 6, y + dy + 8, 7, '#5a3a20')
    }
  else if (which === MEND) {
    for (const [dx, dy] of [
      [-15, 8],
      [15, 8],
      [0, -6],
    ] as const)
      brush.slab(x + dx - 14, y + dy - 7, 28, 14, 7, '#d8b070', 4)
  } else
    brush.shape(
      [x - 20, y - 7, x + 4, y - 7, x + 4, y - 19, x + 24, y, x + 4, y + 19, x + 4, y + 7, x - 20, y + 7],
      '#5a3a20',
    )
}

function spotsOf(state: SinkingState, picked: number | undefined): readonly Spot[] {
  const mends = picked === MEND
  const all = rules.legal(state)
  const cells = all
    .filter((input) => input !== END && (mends ? isShore(input) : !isShore(input)))
    .map((input): Spot => ({ ...hexAt(input === DIG ? state.at : cellOf(input)), wide: 62, high: 58, input }))
  return [...cells, ...BUTTONS.map((one): Spot => ({ ...one, wide: 118, high: 82 }))]
}

function paintState(brush: Brush, state: SinkingState) {
  // Relics, actions that are left, the water to come.
  brush.round(12, 392, 395, 36, 18, '#0c3f5c')
  for (const [index, cell] of state.relics.entries())
    brush.at(
      36 + index * 30,
      414,
      0,
      () => {
        if (cell < 0) relic(brush, 0, 0, index)
        else brush.shape([0, -18, 11, -6, 0, 6, -11, -6], '#ffffff', 0.2)
      },
      0.8,
    )
  for (let act = 0; act < ACTS; act++)
    if (act < state.acts) brush.ball(186 + act * 24, 410, 9, PAINT.sun)
    else brush.disc(186 + act * 24, 410, 9, '#001020', 0.45)
  const isStorm = (state.turns + 1) % STORM_EVERY === 0
  brush.arc(312, 416, 11, 3.4, 6, 4, PAINT.sky)
  brush.arc(330, 416, 11, 3.4, 6, 4, PAINT.sky)
  digits(brush, tideOf({ level: state.level, turns: state.turns + 1 }), 356, 410, 20, '#ffffff')
  if (isStorm) brush.shape([388, 398, 376, 412, 385, 412, 380, 424, 396, 407, 387, 407], PAINT.sun)
}

export const game: CampaignGame<SinkingState> = {
  rules,
  scene: (tools) =>
    spotScene(tools, {
      width: WIDTH,
      height: HEIGHT,
      spots: spotsOf,
      paint(brush, state, { picked, before, k }) {
        brush.round(-4, -4, WIDTH + 8, HEIGHT + 8, 26, '#1f86b0')
        for (let wave = 0; wave < 24; wave++)
          brush.arc(20 + ((wave * 83) % 380), 30 + ((wave * 47) % 350), 10, 3.6, 5.8, 3, '#ffffff', 0.2)
        for (const [cell, now] of state.land.entries()) {
          const { x, y } = hexAt(cell)
          const was = before?.land[cell] ?? now
          // A piece that goes down fades in the water.
          if (now === GONE && was !== GONE && k < 1)
            brush.at(x, y + k * 14, 0, () => piece(brush, 0, 0, true), 1 - 0.5 * k)
          if (now !== GONE) piece(brush, x, y, now === SOAKED)
        }
        const spots = spotsOf(state, picked)
        for (const { x, y, input, pick } of spots)
          if (input !== undefined && input !== END && pick === undefined)
            brush.ring(x, y, 26, 4, picked === MEND ? PAINT.sun : '#ffffff', 0.85)
        const boat = hexAt(state.boat)
        if (state.land[state.boat] !== GONE) rowboat(brush, boat.x, boat.y + 12)
        for (const [index, cell] of state.relics.entries()) {
          if (cell < 0) continue
          const { x, y } = hexAt(cell)
          relic(brush, x, y, index)
        }
        const [from, to] = [hexAt(before?.at ?? state.at), hexAt(state.at)]
        seeker(brush, from.x + (to.x - from.x) * k, from.y + (to.y - from.y) * k - 4 * k * (1 - k) * 12)
        paintState(brush, state)
        for (const [index, { x, y, pick }] of BUTTONS.entries()) {
          const isOn = pick !== undefined && pick === (picked ?? WALK)
          if (isOn) brush.round(x - 60, y - 43, 120, 88, 21, PAINT.sun)
          brush.slab(x - 55, y - 38, 110, 72, 17, isOn ? '#fff4dc' : index === 2 ? PAINT.amber : '#d8ecec', 6)
          sign(brush, x, y - 2, index)
        }
      },
      played({ events }, show) {
        for (const [index, { kind, x }] of events.entries()) {
          const at = x === undefined ? undefined : hexAt(x)
          if (kind === 'walk') show.sound('move')
          if (kind === 'shore') show.sound('place')
          if (kind === 'dig') show.sound('score')
          if (kind === 'storm') show.quake(5)
          if (kind === 'sink') show.sound('bad')
          if (kind === 'soak' && index < 3) show.sound('bounce', -5)
          if (at && kind === 'dig') show.burst(at, [PAINT.sun, '#ffffff'], 22)
          if (at && (kind === 'soak' || kind === 'sink'))
            show.flash(at, kind === 'sink' ? PAINT.coral : '#ffffff', 0.1 + index * 0.1)
        }
        return events.length > 1 ? 0.7 : 0.34
      },
      wayOf: (input, state) =>
        input === END
          ? [BUTTONS[2]!]
          : isShore(input)
            ? [BUTTONS[MEND]!, hexAt(cellOf(input))]
            : [hexAt(input === DIG ? state.at : cellOf(input))],
      keeps: ({ input }) => (isShore(input) ? MEND : undefined),
    }),
}
