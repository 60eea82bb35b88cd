import type { GameContext, GameHandle, GameHost, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { mountMicro } from '#kit/game/micro/mount.ts'
import type { MergeDefinition } from './definitions.ts'
import { family } from './family.ts'
import { type Board, type Plan, PLANS } from './board.ts'
import type { MergeInput, MergeSim } from './rules.ts'
import { boardScene } from './scene.ts'
import { dragging } from './dragging.ts'

const KEEP_EVERY_TICKS = 300
/** Ticks for three stars, and for two. */
const SWIFT = 60 * 330
const STEADY = 60 * 540

type Context = GameContext<MergeDefinition, MergeInput>

interface Shop {
  readonly context: Context
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly plan: Plan
  run: Run<MergeInput> | undefined
  isDaily: boolean
  shown: string
  readonly first: Run<MergeInput>
  isFirst: boolean
  readonly game: GameHandle
}

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { definition, text, number } = context
  const plan = PLANS[definition.twist]

  const shop: Shop = {
    context,
    text,
    number,
    plan,
    run: undefined,
    isDaily: false,
    shown: '',
    get first() {
      return first
    },
    isFirst: true,
    get game() {
      return game
    },
  }

  const host: GameHost = {
    ...context.host,
    hud: () => hud(shop),
    over: () => over(shop),
  }
  const first = opened(shop, context.open())
  const lent: Context = {
    ...context,
    host,
    open: () => open(shop),
    fresh: (wish) => fresh(shop, wish),
  }
  const controls = dragging(plan, (now) => {
    showHud(shop, now)
    if (now.tick % KEEP_EVERY_TICKS === 0) keep(shop)
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
    pause: () => pause(shop),
    destroy: () => destroy(shop),
  }
}

function board(shop: Shop) {
  return shop.run?.sim.status && (shop.run.sim as unknown as MergeSim).state
}

function keep(shop: Shop) {
  const now = board(shop)
  if (!shop.run || !now || shop.isDaily) return
  shop.context.host.remember(now.over ? '' : shop.run.sim.save())
}

function showHud(shop: Shop, { best, served, goal, score }: Board) {
  const reached = shop.plan.twist === 'orders' ? served : best
  const value = `${reached} ${score}`
  if (value === shop.shown) return
  shop.shown = value
  shop.context.host.hud([
    { id: 'goal', label: shop.text('hud.goal'), value: `${shop.number(reached)} / ${shop.number(goal)}` },
  ])
}

/** The first run of a visit restores the stored board. */
function opened(shop: Shop, next: Run<MergeInput>): Run<MergeInput> {
  shop.run = next
  if (!shop.context.memory) return next
  try {
    next.apply(['load', shop.context.memory])
  } catch {
    // Stored by older rules: start a new board.
  }
  return next
}

function pause(shop: Shop) {
  keep(shop)
  shop.game.pause()
}

function destroy(shop: Shop) {
  keep(shop)
  shop.game.destroy()
}

function hud(shop: Shop) {
  const now = board(shop)
  if (now) showHud(shop, now)
}

function over(shop: Shop) {
  keep(shop)
  const { clock, won } = board(shop) as Board
  if (!won) return shop.context.host.over(0)
  shop.context.host.happy(1)
  shop.context.host.over(clock < SWIFT ? 3 : clock < STEADY ? 2 : 1)
}

function open(shop: Shop) {
  const given = shop.isFirst ? shop.first : opened(shop, shop.context.open())
  shop.isFirst = false
  return given
}

function fresh(shop: Shop, wish: RunWish = {}) {
  shop.isDaily = wish.seed !== undefined && wish.level === undefined
  shop.run = shop.context.fresh(wish)
  return shop.run
}

export default { family, mount } satisfies GameView<MergeDefinition, MergeInput>
