import type { GameContext, GameHandle, GameView, HudItem, RunWish } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { mountSealed } from '#kit/game/duel/sealed-mount.ts'
import type { DuelContext } from '#kit/game/duel/table.ts'
import { mountPack, type PackGame } from '#kit/game/packs/pack-table.ts'
import { bestBluff, bestRiptide, bestShutters, bestSlot, bestTally } from './bot.ts'
import { bluffScene } from './bluff-scene.ts'
import { YOU, type BluffState } from './bluff-rules.ts'
import { modeOf, type DiceDefinition } from './definitions.ts'
import { family } from './family.ts'
import { riptideFarScene } from './riptide-far.ts'
import type { RiptideMany } from './riptide-many.ts'
import { riptideScene } from './riptide-scene.ts'
import { GOAL, type RiptideState } from './riptide-rules.ts'
import { shuttersScene } from './shutters-scene.ts'
import { goalOf as leakGoal, leakOf, NIGHTS, type ShuttersState } from './shutters-rules.ts'
import { goalOf as slotGoal, MISSES, pointsOf, type SlotState } from './slot-rules.ts'
import { SLOT_GAMES } from './slot-games.ts'
import { slotScene } from './slot-scene.ts'
import { tallyScene } from './tally-scene.ts'
import { goalOf, OPEN, totalOf, type TallyState } from './tally-rules.ts'

type Context = GameContext<DiceDefinition, number> & Pick<DuelContext<number>, 'far'>
type Text = Context['text']
type Format = Context['number']

const rounds = (text: Text, number: Format, [round, all]: readonly [number, number]): HudItem => ({
  id: 'round',
  label: text('hud.round'),
  value: `${number(Math.min(round, all))}/${number(all)}`,
})

const tally: PackGame<DiceDefinition, TallyState, number> = {
  target: goalOf,
  scene: tallyScene,
  best: bestTally,
  stars: (state) => {
    const lead = totalOf(state.own) - goalOf(state)
    return lead >= 40 ? 3 : lead >= 15 ? 2 : 1
  },
  hud: ({ own }, text, number) => [
    rounds(text, number, [own.filter((points) => points !== OPEN).length + 1, own.length]),
  ],
  movesOf: ({ own }) => own.filter((points) => points !== OPEN).length + 1,
}

const riptide: PackGame<DiceDefinition, RiptideState, number> = {
  target: () => GOAL,
  scene: riptideScene,
  best: bestRiptide,
  stars: ({ rival }) => (rival < GOAL / 2 ? 3 : rival < (GOAL * 3) / 4 ? 2 : 1),
  hud: (_state, text, number) => [{ id: 'goal', label: text('hud.goal'), value: number(GOAL) }],
  movesOf: ({ turns }) => turns + 1,
}

const shutters: PackGame<DiceDefinition, ShuttersState, number> = {
  scene: shuttersScene,
  best: bestShutters,
  stars: (state) => {
    const lead = leakGoal(state) - leakOf(state)
    return lead >= 20 ? 3 : lead >= 8 ? 2 : 1
  },
  hud: ({ leaks }, text, number) => [rounds(text, number, [leaks.length + 1, NIGHTS])],
  movesOf: ({ leaks }) => leaks.length + 1,
}

const bluff: PackGame<DiceDefinition, BluffState, number> = {
  scene: bluffScene,
  best: bestBluff,
  stars: ({ hands }) => (hands[YOU]!.length >= 4 ? 3 : hands[YOU]!.length >= 2 ? 2 : 1),
  hud: ({ round }, text, number) => [{ id: 'round', label: text('hud.round'), value: number(round) }],
  movesOf: ({ round }) => round,
}

/** Stars by how far the goal is passed: all of it, or a part. */
const STEPS: Readonly<Record<SlotState['kind'], readonly [two: number, three: number]>> = {
  columns: [15, 35],
  grid: [10, 25],
  ladder: [1, 2],
  hundred: [12, 22],
  sums: [8, 18],
  islands: [10, 22],
  steps: [6, 12],
  towers: [5, 10],
}

const slots: PackGame<DiceDefinition, SlotState, number> = {
  target: slotGoal,
  scene: slotScene,
  best: bestSlot,
  stars: (state) => {
    const lead = pointsOf(state) - slotGoal(state)
    const [two, three] = STEPS[state.kind]
    return lead >= three ? 3 : lead >= two ? 2 : 1
  },
  hud: ({ kind, round, misses }, text, number) =>
    kind === 'hundred'
      ? [rounds(text, number, [round, SLOT_GAMES.hundred.rounds])]
      : kind === 'ladder' || kind === 'towers'
        ? [{ id: 'misses', label: text('hud.misses'), value: signed(`${number(misses)}/${number(MISSES)}`) }]
        : [],
  movesOf: ({ own }) => own.filter((value) => value > 0).length,
}

function mountKind(canvas: HTMLCanvasElement, context: Context): GameHandle {
  switch (context.definition.kind) {
    case 'tally':
      return mountPack(canvas, context, tally)
    case 'riptide':
      return mountPack(canvas, context, riptide)
    case 'shutters':
      return mountPack(canvas, context, shutters)
    case 'bluff':
      return mountPack(canvas, context, bluff)
    case 'columns':
    case 'grid':
    case 'ladder':
    case 'hundred':
    case 'sums':
    case 'islands':
    case 'steps':
    case 'towers':
      return mountPack(canvas, context, slots)
  }
}

/** The level of a run is its opponent, chosen in the menu; by link there are people instead. */
function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, definition, far } = context
  if (far)
    return mountSealed<DiceDefinition, RiptideMany>(canvas, context, {
      far,
      scene: (tools) => riptideFarScene(tools, far),
    })
  let level = 1
  const known = <Given extends { readonly level: number }>(run: Given): Given => {
    level = run.level
    return run
  }
  const handle = mountKind(canvas, {
    ...context,
    open: () => known(context.open()),
    fresh: (wish?: RunWish) => known(context.fresh(wish)),
  })
  const showOptions = () => {
    if (definition.modes.length === 1) return
    host.options([
      {
        id: 'rival',
        label: text('option.rival'),
        value: modeOf(definition, level),
        choices: definition.modes.map((mode) => ({ value: mode, label: text(`mode.${mode}`) })),
      },
    ])
  }
  const restart = (wish: RunWish = {}) => {
    // A daily challenge names only a seed: everybody meets the medium rival.
    const isDaily = wish.seed !== undefined && wish.level === undefined
    handle.restart(isDaily ? { ...wish, level: Math.max(0, definition.modes.indexOf('medium')) + 1 } : wish)
    showOptions()
  }
  showOptions()
  return {
    ...handle,
    restart,
    setOption(id, value) {
      const wanted = definition.modes.findIndex((mode) => mode === value) + 1
      if (id === 'rival' && wanted > 0 && wanted !== level) restart({ level: wanted })
    },
  }
}

export default { family, mount } satisfies GameView<DiceDefinition, number>
