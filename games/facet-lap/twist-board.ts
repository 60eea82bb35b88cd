import type { GameContext, HudItem } from '#kit/game/contract.ts'
import { fillRound } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import type { Terms, Twist } from './definitions.ts'
import type { Lap } from './rules.ts'
import { PANES } from './twists.ts'

type Words = Pick<GameContext, 'text' | 'number'>

/** The counter beside the medal, by game. */
export function counterOf(
  { lap, gates }: { readonly lap: Lap; readonly gates: number },
  { twist, laps }: Terms,
  { text, number }: Words,
): HudItem {
  const of = (one: number, all: number) => `${number(one)}/${number(all)}`
  switch (twist) {
    case 'freight':
      return { id: 'panes', label: text('panes'), value: of(lap.panes, PANES) }
    case 'tyres': {
      const now = Math.min(laps, 1 + Math.floor(lap.splits.length / gates))
      return { id: 'lap', label: text('laps'), value: of(now, laps) }
    }
    case 'hunt': {
      const caught = lap.prey.filter(({ isCaught }) => isCaught).length
      return { id: 'caught', label: text('caught'), value: of(caught, lap.prey.length) }
    }
    case 'plain':
    case 'spark':
      return { id: 'gate', label: text('gates'), value: of(lap.splits.length, gates) }
  }
}

const WIDTH = 128

interface Gauge {
  readonly lap: Lap
  readonly twist: Twist
}

/** A bar above the dial: spark charge, or tyres left. */
export function drawTwist(
  pen: CanvasRenderingContext2D,
  { height }: StageSize,
  x: number,
  { lap, twist }: Gauge,
) {
  if (twist !== 'spark' && twist !== 'tyres') return
  const share = twist === 'spark' ? (lap.pushTicks > 0 ? 1 : lap.charge) : 1 - lap.wear
  const sparks = lap.pushTicks > 0 ? '#3ff0d8' : lap.charge >= 1 ? '#fff3a8' : '#ff9ad5'
  const tyres = share > 0.5 ? '#7df2b0' : share > 0.25 ? '#ffb63d' : '#ff5a4e'
  const box = { x: x - WIDTH / 2, y: height - 80, width: WIDTH, height: 14 }
  fillRound(pen, box, 7, 'rgb(38 22 62 / .5)')
  if (share < 0.03) return
  const inner = { x: box.x + 3, y: box.y + 3, width: Math.max(8, (WIDTH - 6) * share), height: 8 }
  fillRound(pen, inner, 4, twist === 'spark' ? sparks : tyres)
}
