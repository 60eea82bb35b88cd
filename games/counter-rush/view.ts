import type { GameContext, GameHandle, GameHost, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { mountMicro, type Controls } from '#kit/game/micro/mount.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { sceneOf } from './all-scenes.ts'
import { shopOf } from './all-shops.ts'
import type { CounterDefinition } from './definitions.ts'
import { family } from './family.ts'
import { guestsOf, type ShiftSim } from './shift.ts'
import { placesOf, type Shift } from './shop.ts'

/** The daily challenge is the same for everybody: a day of medium length. */
const DAILY_LEVEL = 9
const REACH = 44

function mount(canvas: HTMLCanvasElement, context: GameContext<CounterDefinition, number>): GameHandle {
  const { definition, text, number } = context
  const shop = shopOf(definition.shop)
  const places = placesOf(shop)
  let run: Run<number> | undefined
  let shown = ''
  const opened = (next: Run<number>) => (run = next)
  const shift = () => (run?.sim as ShiftSim | undefined)?.state

  function showHud({ served, level }: Shift) {
    const value = `${served} ${level}`
    if (value === shown) return
    shown = value
    context.host.hud([
      { id: 'guests', label: text('hud.guests'), value: `${number(served)} / ${number(guestsOf(level))}` },
      { id: 'day', label: text('hud.day'), value: number(level) },
    ])
  }

  const host: GameHost = {
    ...context.host,
    hud: () => {
      const now = shift()
      if (now) showHud(now)
    },
    over() {
      const now = shift()
      const stars = now?.won ? (Math.min(3, now.hearts) as 1 | 2 | 3) : 0
      if (now?.won) context.host.happy(1)
      context.host.over(stars)
    },
  }
  const taps = tapSpots(() => places, REACH)
  const controls: Controls = {
    ...taps,
    input(stage, fieldOf, state) {
      showHud(state as Shift)
      return taps.input(stage, fieldOf, state)
    },
  }
  const first = opened(context.open())
  let isFirst = true
  const lent: GameContext<CounterDefinition, number> = {
    ...context,
    host,
    open() {
      if (!isFirst) return opened(context.open())
      isFirst = false
      return first
    },
    fresh(wish: RunWish = {}) {
      const isDaily = wish.seed !== undefined && wish.level === undefined
      return opened(context.fresh(isDaily ? { ...wish, level: DAILY_LEVEL } : wish))
    },
  }
  return mountMicro(canvas, lent, sceneOf(definition.shop, (first.sim as ShiftSim).rules), controls)
}

export default { family, mount } satisfies GameView<CounterDefinition, number>
