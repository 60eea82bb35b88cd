import type { GameContext, GameHandle, GameHost, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { mountMicro } from '#kit/game/micro/mount.ts'
import type { MergeDefinition } from './definitions.ts'
import { family } from './family.ts'
import { PLANS } from './board.ts'
import type { MergeInput, MergeSim } from './rules.ts'
import { boardScene } from './scene.ts'
import { dragging } from './dragging.ts'
import type { Board } from './board.ts'

const KEEP_EVERY_TICKS = 300
/** Who reaches the goal within so many ticks has three stars, or two. */
const SWIFT = 60 * 330
const STEADY = 60 * 540

type Context = GameContext<MergeDefinition, MergeInput>

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { definition, text, number } = context
  const plan = PLANS[definition.twist]
  let run: Run<MergeInput> | undefined
  let isDaily = false
  let shown = ''
  const board = () => run?.sim.status && (run.sim as unknown as MergeSim).state

  function keep() {
    const now = board()
    if (!run || !now || isDaily) return
    context.host.remember(now.over ? '' : run.sim.save())
  }

  function showHud({ best, served, goal, score }: Board) {
    const reached = plan.twist === 'orders' ? served : best
    const value = `${reached} ${score}`
    if (value === shown) return
    shown = value
    context.host.hud([{ id: 'goal', label: text('hud.goal'), value: `${number(reached)} / ${number(goal)}` }])
  }

  const host: GameHost = {
    ...context.host,
    hud() {
      const now = board()
      if (now) showHud(now)
    },
    over() {
      keep()
      const { clock, won } = board() as Board
      if (!won) return context.host.over(0)
      context.host.happy(1)
      context.host.over(clock < SWIFT ? 3 : clock < STEADY ? 2 : 1)
    },
  }

  /** The first run of a visit goes on with the kept board. */
  function opened(next: Run<MergeInput>): Run<MergeInput> {
    run = next
    if (!context.memory) return next
    try {
      next.apply(['load', context.memory])
    } catch {
      // Kept by older rules: this board begins from nothing.
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
  const controls = dragging(plan, (now) => {
    showHud(now)
    if (now.tick % KEEP_EVERY_TICKS === 0) keep()
  })
  const { rules } = first.sim as unknown as MergeSim
  const game = mountMicro(
    canvas,
    lent as unknown as GameContext<MergeDefinition, number>,
    boardScene(plan, rules),
    controls,
  )
  return {
    ...game,
    pause() {
      keep()
      game.pause()
    },
    destroy() {
      keep()
      game.destroy()
    },
  }
}

export default { family, mount } satisfies GameView<MergeDefinition, MergeInput>
