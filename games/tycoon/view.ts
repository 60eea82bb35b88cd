import type { GameContext, GameHandle, GameHost, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { mountMicro } from '#kit/game/micro/mount.ts'
import type { TycoonDefinition } from './definitions.ts'
import { family } from './family.ts'
import { plans } from './plans.ts'
import type { YardInput, YardSim } from './rules.ts'
import { yardScene } from './scene.ts'
import { steering } from './steering.ts'
import type { Yard } from './yard.ts'

const KEEP_EVERY_TICKS = 300
/** Ticks for three stars, and for two. */
const SWIFT = 60 * 420
const STEADY = 60 * 660

type Context = GameContext<TycoonDefinition, YardInput>

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { definition, text, number } = context
  const plan = plans[definition.twist]
  let run: Run<YardInput> | undefined
  let isDaily = false
  let shown = ''
  const yard = () => run?.sim.status && (run.sim as unknown as YardSim).state

  function keep() {
    const now = yard()
    if (!run || !now || isDaily) return
    context.host.remember(now.won ? '' : run.sim.save())
  }

  function showHud({ built, coins }: Yard) {
    const value = `${built} ${coins}`
    if (value === shown) return
    shown = value
    context.host.hud([
      { id: 'coins', label: text('hud.coins'), value: number(coins) },
      { id: 'built', label: text('hud.built'), value: `${number(built)} / ${number(plan.pads.length)}` },
    ])
  }

  const host: GameHost = {
    ...context.host,
    hud() {
      const now = yard()
      if (now) showHud(now)
    },
    over() {
      keep()
      context.host.happy(1)
      const { clock } = yard() as Yard
      context.host.over(clock < SWIFT ? 3 : clock < STEADY ? 2 : 1)
    },
  }

  /** The first run of a visit restores the stored yard. */
  function opened(next: Run<YardInput>): Run<YardInput> {
    run = next
    if (!context.memory) return next
    try {
      next.apply(['load', context.memory])
    } catch {
      // Stored by older rules: start a new yard.
    }
    return next
  }

  const first = opened(context.open())
  let isFirst = true
  const lent: Context = {
    ...context,
    host,
    open() {
      const given = isFirst ? first : opened(context.open())
      isFirst = false
      return given
    },
    fresh(wish: RunWish = {}) {
      isDaily = wish.seed !== undefined && wish.level === undefined
      run = context.fresh(wish)
      return run
    },
  }
  const controls = steering((now) => {
    showHud(now)
    if (now.tick % KEEP_EVERY_TICKS === 0) keep()
  })
  const { rules } = first.sim as unknown as YardSim
  const game = mountMicro(
    canvas,
    lent as unknown as GameContext<TycoonDefinition, number>,
    yardScene(plan, rules),
    controls,
  )
  return keepingAtRest(game, keep)
}

/** Keeps the yard whenever the game stops. */
const keepingAtRest = (game: GameHandle, keep: () => void): GameHandle => ({
  ...game,
  pause() {
    keep()
    game.pause()
  },
  destroy() {
    keep()
    game.destroy()
  },
})

export default { family, mount } satisfies GameView<TycoonDefinition, YardInput>
